"""Finds the card that a damaged label is meant for."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from splendor_access.braille.cells import dot_numbers
from splendor_access.braille.tables import Table
from splendor_access.game.cards import NOBLES
from splendor_access.labels.content import Item, Thing, item_of
from splendor_access.labels.layout import Layout, Room, lay_out
from splendor_access.labels.options import Options
from splendor_access.labels.refusal import Refused
from splendor_access.talk.messages import Message, say

MOST_WRONG = 6
"""With more wrong dots than this, a label is not taken for that of a card."""


def nearest(
    lines: tuple[str, ...], there: Collection[Thing | None], options: Options, table: Table
) -> Message | None:
    """Return which card or tile a label must be meant for, and the first cell that is wrong.

    Those that are `there` on other labels are left out. Returns None where none is near enough.
    """
    things: tuple[Thing, ...] = (*options.deck, *NOBLES)
    candidates = [item_of(thing, options.order) for thing in things if thing not in there]
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
    at, cell, is_, should = next(
        (number, place, a, b)
        for number, (one, two) in enumerate(zip(lines, other, strict=True), start=1)
        for place, (a, b) in enumerate(zip(one, two, strict=True), start=1)
        if a != b
    )
    return say(
        "label-fault-near",
        code=code,
        line=at,
        cell=cell,
        found=dot_numbers(is_),
        meant=dot_numbers(should),
    )


@lru_cache(maxsize=256)
def _breaks(item: Item, table: Table) -> set[tuple[str, ...]]:
    """Return the lines that a code can be broken into."""
    found = set()
    for cells in range(4, 20):
        for layout in (Layout.WRAP, Layout.STACK):
            try:
                lines = lay_out(item, table, Room(cells, 9), layout)
            except Refused:
                continue
            found.add(tuple(each.cells for each in lines))
    return found


def _wrong_dots(one: Sequence[str], other: Sequence[str]) -> int:
    return sum(
        (ord(a) ^ ord(b)).bit_count()
        for x, y in zip(one, other, strict=True)
        for a, b in zip(x, y, strict=True)
    )
