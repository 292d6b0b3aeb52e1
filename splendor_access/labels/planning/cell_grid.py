"""Labels in columns and at equal distances on a page of cells, for `--grid`.

Distances are in cells and lines; the measures of the standard give them in mm.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor

import msgspec

from splendor_access.braille.cells import BLANK
from splendor_access.labels.planning.layout import Room
from splendor_access.labels.planning.sheets import Piece, Sheet
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import Measures
from splendor_access.talk.messages import Message, clean, say

GAP = 2
"""The least blank cells between labels side by side: in a label there is one at most."""

NAMES = ("even", "die-cut", "strips")
"""Labels to be cut to one size, sheets whose labels are peeled off, and tape with one line."""

SETTINGS = ("across", "down", "columns", "left")
"""The settings of an even grid: distances from label to label, columns, and left margin."""


class GridChoice(msgspec.Struct, frozen=True):
    """The player's choice of a grid: its name and its settings; 0 leaves one open.

    `marks` asks for lines of dots to cut along, which an even grid can have.
    """

    name: str
    across: int = 0
    down: int = 0
    columns: int = 0
    left: int = 0
    marks: bool = False


class CellGrid(msgspec.Struct, frozen=True):
    """The places of labels on a page, in cells and in lines, and the room of each.

    A label is `width` by `height` mm; `left` and `top` are the distances of its first cell from its
    edges, at the edges of the dots. `first` is the first place of the first page, from 1. With
    `marks` lines of dots stand around the room of each label.
    """

    name: str
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    room: Room
    width: float
    height: float
    left: float
    top: float
    first: int = 1
    marks: bool = False

    @property
    def places(self) -> int:
        """The number of labels on a page."""
        return len(self.columns) * len(self.rows)

    def corner(self, place: int) -> tuple[int, int]:
        """Return the first line and cell of a label; places count from 1, row by row."""
        row, column = divmod(place - 1, len(self.columns))
        return self.rows[row], self.columns[column]


def parse_grid(typed: str) -> GridChoice:
    """Parse a choice of a grid, such as `even,columns=2`. Raises LabelsRefused."""
    name, *settings = typed.split(",")
    chosen: dict[str, int] = {}
    for setting in settings:
        key, _, number = setting.partition("=")
        if key not in SETTINGS or not (
            number.isascii() and number.isdecimal() and number[:3] == number
        ):
            raise _unclear(typed)
        chosen[key] = int(number)
    if name not in NAMES or (chosen and name != "even"):
        raise _unclear(typed)
    return msgspec.structs.replace(GridChoice(name), **chosen)


def _unclear(typed: str) -> LabelsRefused:
    return LabelsRefused(
        say("label-grid-unclear", typed=clean(typed), names=[*NAMES], settings=[*SETTINGS]),
        usage=True,
    )


def strip_cells(piece: Piece, measures: Measures) -> int:
    """Return the number of cells on a strip along the longer side of a piece."""
    longest = max(piece.width, piece.height) - 2 * STRIP_MARGIN - measures.dot - measures.base
    return floor(longest / measures.cell + _ROUNDING) + 1


STRIP_MARGIN = 1.0
"""The space beside the first and the last dots of a strip, in mm."""

_ROUNDING = 1e-9


def even_grid(
    chosen: GridChoice, blocks: Sequence[Room], page: Room, sheet: Sheet, measures: Measures
) -> CellGrid:
    """Return a grid for labels of these sizes, all cut to the size of the sheet if they fit.

    Raises LabelsRefused, with the figures, if something has no room.
    """
    room = Room(max(block.cells for block in blocks), max(block.lines for block in blocks))
    across = chosen.across or max(room.cells + GAP, ceil(sheet.width / measures.cell - _ROUNDING))
    down = chosen.down or max(room.lines + 1, ceil(sheet.height / measures.line - _ROUNDING))
    _check_apart(Room(across, down), Room(room.cells + GAP, room.lines + 1))
    width = min(sheet.width, round(across * measures.cell, 4))
    height = min(sheet.height, round(down * measures.line, 4))
    # The last labels are whole too: beside the cells of a page is an edge of about one cell.
    wide = max(room.cells, ceil((width - sheet.margin_x) / measures.cell - 1))
    high = max(room.lines, ceil((height - sheet.margin_y) / measures.line - 1))
    columns = chosen.columns or max(1, (page.cells - chosen.left - wide) // across + 1)
    rows = (page.lines - high) // down + 1
    needs = Room(chosen.left + (columns - 1) * across + wide, high)
    if needs.cells > page.cells or rows < 1:
        raise _no_room(needs, page)
    return CellGrid(
        chosen.name,
        tuple(chosen.left + across * i for i in range(columns)),
        tuple(down * i for i in range(rows)),
        room,
        width,
        height,
        sheet.margin_x,
        sheet.margin_y,
    )


def marked_grid(
    chosen: GridChoice, blocks: Sequence[Room], page: Room, sheet: Sheet, measures: Measures
) -> CellGrid:
    """Return an even grid with lines of dots between the labels and around them all.

    A label reaches from line to line. Raises LabelsRefused, with the figures, if something has no
    room.
    """
    needs = Room(max(block.cells for block in blocks), max(block.lines for block in blocks))
    across = chosen.across or max(
        needs.cells + 1, floor((sheet.width + measures.base) / measures.cell + _ROUNDING)
    )
    down = chosen.down or max(
        needs.lines + 1, floor((sheet.height + measures.base) / measures.line + _ROUNDING)
    )
    _check_apart(Room(across, down), Room(needs.cells + 1, needs.lines + 1))
    columns = chosen.columns or max(1, (page.cells - chosen.left - 1) // across)
    rows = max(1, (page.lines - 1) // down)
    whole = Room(chosen.left + 1 + columns * across, 1 + rows * down)
    if whole.cells > page.cells or whole.lines > page.lines:
        raise _no_room(whole, page)
    return CellGrid(
        chosen.name,
        tuple(chosen.left + 1 + across * i for i in range(columns)),
        tuple(1 + down * i for i in range(rows)),
        Room(across - 1, down - 1),
        round(across * measures.cell - measures.base, 4),
        round(down * measures.line - measures.base, 4),
        round(measures.cell - measures.base, 4),
        round(measures.line - 2 * measures.dot - measures.base, 4),
        marks=True,
    )


def _check_apart(asked: Room, least: Room) -> None:
    """Raise LabelsRefused if labels begin too few cells or lines apart."""
    for name, value, needed in (
        ("across", asked.cells, least.cells),
        ("down", asked.lines, least.lines),
    ):
        if value < needed:
            raise LabelsRefused(
                say("label-grid-close", name=name, asked=value, least=needed), usage=True
            )


def _no_room(needs: Room, page: Room) -> LabelsRefused:
    return LabelsRefused(
        say(
            "label-grid-page",
            cells=needs.cells,
            lines=needs.lines,
            has_cells=page.cells,
            has_lines=page.lines,
        )
    )


def strip_grid(blocks: Sequence[Room], page: Room, measures: Measures) -> CellGrid:
    """Return a grid of one column, with strips of one line and an empty line between."""
    cells = max(block.cells for block in blocks)
    if cells > page.cells:
        raise _no_room(Room(cells, 1), page)
    width = (cells - 1) * measures.cell + measures.dot + measures.base + 2 * STRIP_MARGIN
    height = 2 * measures.dot + measures.base + 2 * STRIP_MARGIN
    return CellGrid(
        "strips",
        (0,),
        tuple(range(0, page.lines, 2)),
        Room(cells, 1),
        round(width, 4),
        round(height, 4),
        STRIP_MARGIN,
        STRIP_MARGIN,
    )


def die_cut_grid(sheet: Sheet, page: Room, measures: Measures, first: int = 1) -> CellGrid:
    """Return a grid for a sheet whose labels are peeled off.

    The distances of an embosser differ from those of the sheet, so that on some labels braille
    begins up to a cell to the right and up to a line lower. On the first label the first cell is
    within the margins.
    """
    across, down = sheet.width + sheet.gap_x, sheet.height + sheet.gap_y
    columns = _first_cells(sheet.columns, across, measures.cell)
    rows = _first_cells(sheet.rows, down, measures.line)
    wide = measures.dot + measures.base
    right = max(begin * measures.cell - i * across for i, begin in enumerate(columns))
    low = max(begin * measures.line - i * down for i, begin in enumerate(rows))
    cells = (sheet.width - 2 * sheet.margin_x - right - wide) / measures.cell
    lines = (sheet.height - 2 * sheet.margin_y - low - wide - measures.dot) / measures.line
    has = Room(
        min([floor(cells + _ROUNDING) + 1, *(b - a - GAP for a, b in pairwise(columns))]),
        min([floor(lines + _ROUNDING) + 1, *(b - a - 1 for a, b in pairwise(rows))]),
    )
    if has.cells < 1 or has.lines < 1:
        raise LabelsRefused(
            say("label-grid-sheet", sheet=sheet.name, cell=measures.cell, line=measures.line)
        )
    needs = Room(columns[-1] + has.cells, rows[-1] + has.lines)
    if needs.cells > page.cells or needs.lines > page.lines:
        raise _no_room(needs, page)
    return CellGrid(
        "die-cut",
        columns,
        rows,
        has,
        sheet.width,
        sheet.height,
        sheet.margin_x,
        sheet.margin_y,
        first,
    )


def _first_cells(count: int, distance: float, step: float) -> tuple[int, ...]:
    """Return the first cells, or lines, at or after the places of labels."""
    return tuple(ceil(i * distance / step - _EARLY / step) for i in range(count))


_EARLY = 0.6
"""The most, in mm, that a label may begin before its margin."""


def page_lines(grid: CellGrid, labels: Sequence[tuple[int, Sequence[str]]]) -> tuple[str, ...]:
    """Return the lines of a page, given its labels: their places and lines of cells."""
    lines: list[str] = []
    for place, cells in labels:
        first, column = grid.corner(place)
        for i, line in enumerate(cells, start=first):
            lines += [""] * (i + 1 - len(lines))
            lines[i] = lines[i].ljust(column, BLANK) + line
    return with_marks(grid, lines, labels[-1][0]) if grid.marks else tuple(lines)


ALONG, SIDE, CORNER = "\u2824", "\u2807", "\u283f"
"""The cells of lines to cut along: across the page, down it, and at its upper right corner. Before
the first cell of a label is more room than behind the last one."""


def with_marks(grid: CellGrid, lines: Sequence[str], last: int) -> tuple[str, ...]:
    """Return the lines of a page with the lines to cut along, up to the row of its last place."""
    row, _ = grid.corner(last)
    right, low = grid.columns[-1] + grid.room.cells, row + grid.room.lines
    sides = {*(begin - 1 for begin in grid.columns), right}
    borders = {*(begin - 1 for begin in grid.rows if begin <= row), low}
    rule = BLANK * (grid.columns[0] - 1) + ALONG * (right - grid.columns[0] + 2)
    whole = [*lines, *[""] * low][: low + 1]
    marked = [
        rule
        if i in borders
        else "".join(
            SIDE if j in sides else cell for j, cell in enumerate(line.ljust(right + 1, BLANK))
        )
        for i, line in enumerate(whole)
    ]
    marked[0] = rule[:-1] + CORNER
    return tuple(marked)


def without_marks(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the lines of a page without lines to cut along, which the first one shows."""
    sides = _sides(lines)
    return tuple(
        ""
        if sides and line in _rules(lines)
        else "".join(BLANK if i in sides else cell for i, cell in enumerate(line))
        for line in lines
    )


def _sides(lines: Sequence[str]) -> list[int]:
    """Return the cells of a page in which lines to cut along run down, if there are any."""
    if not (lines and _TOP.fullmatch(lines[0])):
        return []
    others = [line for line in lines if line not in _rules(lines)]
    return [i for i in range(len(lines[0])) if all(line[i : i + 1] == SIDE for line in others)]


def _rules(lines: Sequence[str]) -> tuple[str, str]:
    return lines[0], lines[0][:-1] + ALONG


_TOP = re.compile(f"{BLANK}*{ALONG}{{3,}}{CORNER}")


def column_begins(lines: Sequence[str]) -> list[int]:
    """Return the first cells of columns of labels: those after GAP cells blank in all lines.

    On a page with lines to cut along, columns stand between these.
    """
    sides = _sides(lines)
    if sides:
        return [side + 1 for side in sides[:-1]]
    used = {i for line in lines for i, cell in enumerate(line) if cell != BLANK}
    return [i for i in sorted(used) if not used.intersection(range(i - GAP, i))]


def grid_message(grid: CellGrid, kind: str, sheet: str, measures: Measures) -> Message:
    """Describe the grid of the labels of a kind, and how to cut them, in mm."""
    return say(
        "label-grid",
        grid=grid.name,
        kind=kind,
        sheet=sheet,
        columns=len(grid.columns),
        rows=len(grid.rows),
        across=round(
            (grid.columns[-1] - grid.columns[0]) / max(1, len(grid.columns) - 1) * measures.cell, 1
        ),
        down=round((grid.rows[-1] - grid.rows[0]) / max(1, len(grid.rows) - 1) * measures.line, 1),
        width=grid.width,
        height=grid.height,
        left=grid.left,
        top=grid.top,
        cell=measures.cell,
        line=measures.line,
    )
