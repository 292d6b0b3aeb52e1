"""Breaks a code into the lines of a label."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache

import msgspec

from splendor_access.braille.cells import BLANK, code_cells, text_cells
from splendor_access.braille.tables import BrailleTable
from splendor_access.labels.planning.content import WITHOUT_CODES, Kind, LabelItem
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.talk.messages import Arg, say

FULL = "\u283f"
"""A full cell. It precedes the letter of a token unless it is left out: without a cell beside
them, d, e and g cannot be told by touch from the same dots higher or lower in a cell."""


class LabelLayout(StrEnum):
    """The way to break a code into lines.

    `wrap` fills each line; `stack` begins a line for the cost; `landscape` fills lines along the
    long side of a card.
    """

    WRAP = "wrap"
    STACK = "stack"
    LANDSCAPE = "landscape"


class Mark(StrEnum):
    """The mark that shows which way up a label is: a full cell at the start, or none.

    `tokens` puts it on tokens alone, `cell` on each label.
    """

    TOKENS = "tokens"
    CELL = "cell"
    NONE = "none"


class LabelLine(msgspec.Struct, frozen=True):
    """A line of a label: its part of the code, and its cells, with the mark if it has one."""

    text: str
    cells: str


class Room(msgspec.Struct, frozen=True):
    """The number of cells in a line, and of lines, that fit on a label."""

    cells: int
    lines: int


def lay_out(
    item: LabelItem,
    table: BrailleTable,
    room: Room,
    layout: LabelLayout = LabelLayout.WRAP,
    mark: Mark = Mark.TOKENS,
) -> tuple[LabelLine, ...]:
    """Return the lines of a label.

    A number stays with its letter, and each line has all signs that it needs on its own. Raises
    LabelsRefused, with both figures, if the code does not fit, and BrailleUnavailable.
    """
    first = FULL if is_marked(item, mark) else ""
    translate = _text_cells if item.kind in WITHOUT_CODES else _cells
    lines: list[LabelLine] = []
    texts: list[str] = []

    def line(pieces: Sequence[str]) -> LabelLine:
        text = "".join(pieces)
        return LabelLine(text, ("" if lines else first) + translate(text, table))

    for field in item.fields:
        fresh = True
        if not field:  # a line break of one's own
            lines.append(line(texts))
            texts = []
        if layout is LabelLayout.STACK and texts and item.kind not in WITHOUT_CODES:
            lines.append(line(texts))
            texts = []
        for piece in field:
            longer = [*texts, f" {piece}" if fresh and texts else piece]
            fresh = False
            if texts and len(line(longer).cells) > room.cells:
                lines.append(line(texts))
                longer = [piece]
            texts = longer
    lines.append(line(texts))
    _check(item, tuple(lines), room, table)
    return tuple(lines)


def is_marked(item: LabelItem, mark: Mark) -> bool:
    """Return whether a label begins with a full cell, as single letters of the table do too."""
    alone = item.kind is Kind.TOKENS or (item.kind is Kind.TABLE and len(item.code) == 1)
    return mark is Mark.CELL or (mark is Mark.TOKENS and alone)


def is_written(
    item: LabelItem, table: BrailleTable, lines: Sequence[str], mark: Mark = Mark.TOKENS
) -> bool:
    """Return whether lines are exactly the cells of a thing, broken between any two pieces.

    A full cell at the start is optional, but not on a token, unless there are no marks. Raises
    BrailleUnavailable.
    """
    first, *others = lines
    marked = first.startswith(FULL)
    if item.kind is Kind.TOKENS and not marked and mark is not Mark.NONE:
        return False
    unmarked = (first.removeprefix(FULL), *others)
    pieces = [
        f" {piece}" if begins and number else piece
        for number, field in enumerate(item.fields)
        for begins, piece in zip((True, *[False] * len(field)), field, strict=False)
    ]
    return any(_are(pieces, table, each) for each in ([unmarked, lines] if marked else [lines]))


def _are(pieces: Sequence[str], table: BrailleTable, lines: Sequence[str]) -> bool:
    """Return whether the pieces are exactly the cells of the lines."""
    if not pieces or not lines:
        return not pieces and not lines
    return any(
        _cells("".join(pieces[:count]).lstrip(), table) == lines[0]
        and _are(pieces[count:], table, lines[1:])
        for count in range(1, len(pieces) + 1)
    )


@lru_cache(maxsize=4096)
def _cells(text: str, table: BrailleTable) -> str:
    return code_cells(text, table).cells


@lru_cache(maxsize=4096)
def _text_cells(text: str, table: BrailleTable) -> str:
    """Translate a text of one's own; cells in it stay as they are."""
    if all(c == " " or c >= BLANK for c in text):
        return text.replace(" ", BLANK)
    return text_cells(text, table).cells


def _check(item: LabelItem, lines: tuple[LabelLine, ...], room: Room, table: BrailleTable) -> None:
    longest = max(len(line.cells) for line in lines)
    shorter = item.kind not in WITHOUT_CODES and table.kind != "computer"
    advice = "computer" if shorter else "none"
    check_room(item, (longest, len(lines)), (room.cells, room.lines), on="label", advice=advice)


def check_room(
    item: LabelItem, needed: tuple[int, int], there: tuple[int, int], *, on: str, advice: str
) -> None:
    """Raise LabelsRefused where something is too wide or too high for what it would be on."""
    for of, needs, has in zip(("cells", "lines"), needed, there, strict=True):
        if needs > has:
            facts: dict[str, Arg] = {"needs": needs, "has": has, "on": on, "advice": advice}
            raise LabelsRefused(say("label-too-big", code=item.code, of=of, **facts))


def flush(lines: Sequence[str]) -> tuple[str, ...]:
    """Remove common blanks at the start of lines, which dots do not show."""
    indent = min(len(line) - len(line.lstrip(BLANK)) for line in lines)
    return tuple(line[indent:] for line in lines)


def line_dots(cells: str) -> Iterator[tuple[int, int, int]]:
    """Yield for each dot of a line its cell, its column (0 or 1) and its row (0 to 2)."""
    for at, cell in enumerate(cells):
        bits = ord(cell) - 0x2800
        for dot in range(6):
            if bits >> dot & 1:
                yield at, dot // 3, dot % 3
