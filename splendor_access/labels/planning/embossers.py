"""Embossers: the size of their pages in cells, how lines and pages end, and what fits."""

import re
from itertools import chain

import msgspec
from msgspec.structs import replace

from splendor_access.labels.planning.cell_grid import (
    CellGrid,
    GridChoice,
    die_cut_grid,
    even_grid,
    marked_grid,
    page_lines,
    strip_cells,
    strip_grid,
)
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.layout import LabelLayout, Room, check_room
from splendor_access.labels.planning.plan import Label, Machine, Page, Plan
from splendor_access.labels.planning.sheets import CARD, PIECES, Piece, Sheet, check_piece
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import Measures
from splendor_access.talk.messages import clean, say


class Embosser(msgspec.Struct, frozen=True):
    """A profile of an embosser.

    `columns` and `rows` are the size of a page in cells. `line_end` ends every line, and `page_end`
    follows the last one of a page. Some drivers lose a form feed right after the cells of a line,
    so a page ends with CR LF FF. That of a model has its name, the edge that it cannot reach on
    each side, in mm, and whether it embosses both sides; its cells are 6 mm apart, its lines 10.
    """

    name: str
    columns: int
    rows: int
    line_end: str = "\r\n"
    page_end: str = "\f"
    model: str = ""
    edge: float = 0.0
    both_sides: bool = False


EMBOSSERS: dict[str, Embosser] = {
    embosser.name: embosser
    for embosser in (
        Embosser("generic", 40, 25),
        Embosser("letter", 34, 25),
        Embosser("a4", 32, 27),
        Embosser("narrow", 28, 25),
        Embosser("unix", 40, 25, line_end="\n"),
        Embosser("everest-d", 33, 29, model="Index Everest-D V4, V5", edge=5.0, both_sides=True),
        Embosser("basic-d", 45, 29, model="Index Basic-D V4, V5", edge=5.0, both_sides=True),
        Embosser("basic-s", 45, 29, model="Index Basic-S V4, V5", edge=5.0),
    )
}
"""By name: the usual 40 by 25 cells on wide paper, the sheets of America and of Europe, a page
with a margin for binding, and the usual page for programs that add the CR themselves. Then models:
sheets of A4 for Everest-D, and fan-fold paper of 11 by 12 inches for Basic, whose edges and
distances are those of their drivers in cups-filters 1.28."""

DEFAULT = "generic"


def find_embosser(name: str) -> Embosser:
    """Return the profile of that name, or of that many cells and lines, such as `42x28`.

    Raises LabelsRefused with the names of all.
    """
    own = _CELLS.fullmatch(name)
    size = (int(own[1]), int(own[2])) if own else (0, 0)
    if all(side in _SIDES for side in size):
        return Embosser(name, *size)
    if name not in EMBOSSERS:
        raise LabelsRefused(
            say(
                "label-no-embosser",
                typed=clean(name),
                names=[*EMBOSSERS],
                least=_SIDES[0],
                most=_SIDES[-1],
            ),
            usage=True,
        )
    return EMBOSSERS[name]


_CELLS = re.compile("([0-9]{1,3})x([0-9]{1,3})")
_SIDES = range(10, 101)
"""The cells of a line, and the lines of a page, that a page can have."""


Pages = tuple[tuple[str, ...], ...]
"""Pages of lines of cells."""


def paginate_labels(plan: Plan) -> Plan:
    """Put the labels of a plan on the pages of its embosser; places count from the top.

    They stand in the grid of the plan, row by row. Without a grid they stand one below another,
    with an empty line between, and none is split. Raises LabelsRefused with both figures for a
    label that does not fit on a page.
    """
    embosser = find_embosser(plan.machine.embosser)
    pages: list[list[Label]] = []
    used = embosser.rows
    for label in plan.labels:
        _check(label, embosser)
        used += 1 + len(label.lines)
        if plan.grid is not None:
            place = pages[-1][-1].place + 1 if pages else plan.grid.first
            full = not pages or place > plan.grid.places
        else:
            place = len(pages[-1]) + 1 if pages else 1
            full = used > embosser.rows
        if full:
            place = place if not pages else 1
            pages.append([])
            used = len(label.lines)
        pages[-1].append(replace(label, place=place))
    return replace(
        plan,
        pages=tuple(Page(i + 1, 0.0, 0.0, tuple(page), ()) for i, page in enumerate(pages)),
    )


def _check(label: Label, embosser: Embosser) -> None:
    needed = max(len(line.cells) for line in label.lines), len(label.lines)
    there = embosser.columns, embosser.rows
    check_room(label.item, needed, there, on="page", advice="none")


def label_pages(plan: Plan) -> tuple[Embosser, Pages]:
    """Return the embosser of a plan and the lines of its pages. Raises LabelsRefused."""
    pages = tuple(_lines(page, plan.grid) for page in paginate_labels(plan).pages)
    return find_embosser(plan.machine.embosser), pages


def _lines(page: Page, grid: CellGrid | None) -> tuple[str, ...]:
    labels = [(label.place, [line.cells for line in label.lines]) for label in page.labels]
    if grid is not None:
        return page_lines(grid, labels)
    return tuple(chain.from_iterable(("", *cells) for _, cells in labels))[1:]


def grid_room(
    chosen: GridChoice, sheet: Sheet, machine: Machine, measures: Measures
) -> Room | None:
    """Return the room on a label of a grid, or None if it follows from the sheet."""
    if chosen.name == "strips":
        return Room(_page(machine).cells, 1)
    if chosen.name == "die-cut" and not sheet.is_cut:
        return die_cut_grid(sheet, _page(machine), measures).room
    return None


def in_grid(plan: Plan, chosen: GridChoice, first: int, card: Piece = CARD) -> Plan:
    """Return a plan whose labels stand in a grid. Raises LabelsRefused.

    On a whole page nothing is die-cut, so there the grid is even. `first` is the first place of a
    die-cut sheet, from 1, and `card` is the size of the cards.
    """
    page, measures = _page(plan.machine), plan.measures
    blocks = [
        Room(max(len(line.cells) for line in label.lines), len(label.lines))
        for label in plan.labels
    ]
    if chosen.name == "strips":
        _check_strips(plan, card)
        grid = strip_grid(blocks, page, measures)
    elif chosen.name == "die-cut" and not plan.sheet.is_cut:
        grid = die_cut_grid(plan.sheet, page, measures, first)
    elif chosen.marks:
        grid = marked_grid(chosen, blocks, page, plan.sheet, measures)
        _check_piece(plan, grid, card)
    else:
        even = chosen if chosen.name == "even" else GridChoice("even")
        grid = even_grid(even, blocks, page, plan.sheet, measures)
    return replace(plan, grid=grid)


def _check_piece(plan: Plan, grid: CellGrid, card: Piece) -> None:
    """Raise LabelsRefused if labels are larger than the piece that they are for, if it is known."""
    if plan.kind not in PIECES:
        return
    piece = card if plan.kind is Kind.CARDS else PIECES[plan.kind]
    check_piece(
        grid.width,
        grid.height,
        piece.turned() if plan.layout is LabelLayout.LANDSCAPE else piece,
        sheet=plan.sheet.name,
        kind=plan.kind,
    )


def _check_strips(plan: Plan, card: Piece) -> None:
    """Raise LabelsRefused if a strip is longer than the piece that it is for, if that is known."""
    if plan.kind not in PIECES:
        return
    piece = card if plan.kind is Kind.CARDS else PIECES[plan.kind]
    has = strip_cells(piece, plan.measures)
    for label in plan.labels:
        needs = len(label.lines[0].cells)
        if needs > has:
            raise LabelsRefused(say("label-strip-long", code=label.item.code, needs=needs, has=has))


def _page(machine: Machine) -> Room:
    embosser = find_embosser(machine.embosser)
    return Room(embosser.columns, embosser.rows)
