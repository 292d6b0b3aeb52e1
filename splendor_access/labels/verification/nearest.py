"""Finds the card that a damaged label is meant for."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import zip_longest

from splendor_access.braille.cells import BLANK, dot_numbers
from splendor_access.braille.tables import BrailleTable
from splendor_access.labels.options.options import Options
from splendor_access.labels.planning.content import LabelItem, Thing, label_item
from splendor_access.labels.planning.layout import LabelLayout, Room, lay_out
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.talk.messages import Arg, Message, say

MOST_WRONG = 6
"""With more wrong dots than this, a label is not taken for that of a card."""


def nearest_item(
    lines: tuple[str, ...], there: Collection[Thing | None], options: Options, table: BrailleTable
) -> Message | None:
    """Return which card or tile a label must be meant for, and the first cell that is wrong.

    Those that are `there` on other labels are left out. Returns None where none is near enough.
    """
    things: tuple[Thing, ...] = (*options.deck, *options.nobles)
    candidates = [label_item(thing, options.writing) for thing in things if thing not in there]
    found = [
        (wrong, item.code, other)
        for item in candidates
        for other in _breaks(item, table)
        if list(map(len, other)) == list(map(len, lines))
        for wrong in (_wrong_dots(lines, other),)
    ]
    if not found:
        return None
    wrong, code, other = min(found)
    if wrong > MOST_WRONG:
        return None
    return first_difference(code, lines, other)


def first_difference(code: str, lines: Sequence[str], meant: Sequence[str]) -> Message:
    """Return the first cell of a label that is not as it must be."""
    return say("label-fault-near", code=code, **_first_wrong(lines, meant))


def written_difference(lines: Sequence[str], item: LabelItem, table: BrailleTable) -> Message:
    """Return how a label that reads right differs from what the table writes."""
    alike = [each for each in _breaks(item, table) if list(map(len, each)) == list(map(len, lines))]
    if not alike:
        return say("label-fault-otherwise", table=table.name)
    meant = min(alike, key=lambda other: _wrong_dots(lines, other))
    return say("label-fault-otherwise-cell", table=table.name, **_first_wrong(lines, meant))


def _first_wrong(lines: Sequence[str], meant: Sequence[str]) -> dict[str, Arg]:
    """Return line, cell, and the dots found and meant, where two labels first differ."""
    return next(
        {"line": number, "cell": place, "found": dot_numbers(one), "meant": dot_numbers(other)}
        for number, (is_, should) in enumerate(zip_longest(lines, meant, fillvalue=""), start=1)
        for place, (one, other) in enumerate(zip_longest(is_, should, fillvalue=BLANK), start=1)
        if one != other
    )


@lru_cache(maxsize=256)
def _breaks(item: LabelItem, table: BrailleTable) -> set[tuple[str, ...]]:
    """Return the lines that a code can be broken into."""
    found = set()
    for cells in range(4, 20):
        for layout in (LabelLayout.WRAP, LabelLayout.STACK):
            try:
                lines = lay_out(item, table, Room(cells, 9), layout)
            except LabelsRefused:
                continue
            found.add(tuple(each.cells for each in lines))
    return found


def _wrong_dots(one: Sequence[str], other: Sequence[str]) -> int:
    return sum(
        (ord(a) ^ ord(b)).bit_count()
        for x, y in zip(one, other, strict=True)
        for a, b in zip(x, y, strict=True)
    )
