"""Plans: the list of dots, in mm, that every format writes.

A `Plan` is one file: the labels of one kind, page by page. Lengths are in mm; x goes to the
right and y down, from the top left corner of the page.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypeVar

import msgspec

from splendor_access.braille.tables import BrailleTable
from splendor_access.labels.planning.cell_grid import CellGrid
from splendor_access.labels.planning.content import Kind, LabelItem
from splendor_access.labels.planning.layout import (
    LabelLayout,
    LabelLine,
    Mark,
    Room,
    lay_out,
    line_dots,
)
from splendor_access.labels.planning.sheets import Sheet
from splendor_access.labels.standards import Measures


class Job(msgspec.Struct, frozen=True):
    """A print job, by its name on the command line; "" is the usual one.

    `formats` are those that suit it, the first one by default. With `spot_plates` dots and outlines
    are on plates for print shops, otherwise dots are printed in `grey`, from black, 0.0, to white,
    1.0. `marks` are the crosses in the corners and the ruler. Where outlines `swell`, they can be
    felt, and each has a line across its upper right corner. With `cut_lines` each label has a
    raised line around it.
    """

    name: str = ""
    formats: tuple[str, ...] = ()
    spot_plates: bool = True
    grey: float = 0.0
    words: bool = True
    outlines: bool = True
    marks: bool = True
    swell: bool = False
    cut_lines: bool = False


USUAL = Job()

JOBS = {
    job.name: job
    for job in (
        Job("swell", ("pdf",), spot_plates=False, words=False, marks=False, swell=True),
        Job("uv", ("pdf",), marks=False),
        Job("home", ("pdf",), spot_plates=False, grey=0.5),
        Job("embosser", ("brf", "pef"), words=False, outlines=False, marks=False),
    )
}
"""Swell paper, which rises where it is black; raised ink on a machine of a print shop; a printer at
home, which raises nothing; and an embosser, which takes cells and no drawing."""


class Dot(msgspec.Struct, frozen=True, order=True):
    """The centre of a dot."""

    x: float
    y: float


class Box(msgspec.Struct, frozen=True):
    """A rectangle, such as the outline of a label."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, dot: Dot) -> bool:
        """Return whether a dot lies inside."""
        return self.x <= dot.x <= self.x + self.width and self.y <= dot.y <= self.y + self.height


class PrintLine(msgspec.Struct, frozen=True):
    """A printed line for a sighted helper: the start of its base line, and the size in mm."""

    text: str
    x: float
    y: float
    size: float


class Matrix(msgspec.Struct, frozen=True):
    """A QR code: its top left corner, the size of a module in mm, and its rows of dark and light.

    A border of `QUIET` modules around it stays empty.
    """

    x: float
    y: float
    module: float
    rows: tuple[tuple[bool, ...], ...]

    def bars(self) -> Iterator[Box]:
        """Yield each run of dark modules as one rectangle."""
        for number, row in enumerate(self.rows):
            start = 0
            for dark, run in groupby(row):
                count = len(list(run))
                if dark:
                    x, y = self.x + start * self.module, self.y + number * self.module
                    yield Box(round(x, 4), round(y, 4), round(count * self.module, 4), self.module)
                start += count


QUIET = 4
"""The width of the empty border of a QR code in modules, by ISO 18004."""


class Label(msgspec.Struct, frozen=True):
    """A label: its thing, its lines as text and cells, and their places.

    `number` counts the labels of the file from 1; `place` counts the places of the sheet from 1.
    The `item` of an aid has the text in place of a code.
    """

    number: int
    place: int
    item: LabelItem
    lines: tuple[LabelLine, ...]
    box: Box
    dots: tuple[Dot, ...]
    print_lines: tuple[PrintLine, ...] = ()
    matrix: Matrix | None = None


class Page(msgspec.Struct, frozen=True):
    """A page, its labels, and the outlines to cut; pages count from 1."""

    number: int
    width: float
    height: float
    labels: tuple[Label, ...]
    cuts: tuple[Box, ...]


class Machine(msgspec.Struct, frozen=True):
    """The machine that a file is made for.

    `embosser` is the name of a profile. `plate` is the thickness of the plate under the dots and
    `layer` the layer height of a 3D printer, both in mm. `key` is what is cut off both sides of a
    plate at its upper right corner, in mm.
    """

    embosser: str = "generic"
    plate: float = 1.0
    layer: float = 0.2
    key: float = 0.0


class Plan(msgspec.Struct, frozen=True):
    """Everything that a format writes into one file; `title` is in `language`.

    In a format with cells, labels stand in the `grid`, if there is one, else one below another.
    """

    kind: Kind
    standard: str
    measures: Measures
    table: str
    layout: LabelLayout
    mark: Mark
    sheet: Sheet
    pages: tuple[Page, ...]
    machine: Machine = Machine()
    job: Job = USUAL
    title: str = ""
    language: str = "en"
    grid: CellGrid | None = None

    @property
    def labels(self) -> Iterator[Label]:
        """Yield the labels of all pages."""
        return (label for page in self.pages for label in page.labels)


class Design(msgspec.Struct, frozen=True):
    """The design of labels. `start_at` is the first place of the first page, from 1.

    `room` is the room on a label, if it does not follow from the sheet.
    """

    standard: str
    measures: Measures
    table: BrailleTable
    sheet: Sheet
    layout: LabelLayout = LabelLayout.WRAP
    mark: Mark = Mark.TOKENS
    start_at: int = 1
    machine: Machine = Machine()
    room: Room | None = None


def label_room(design: Design) -> Room:
    """Return the room on a label."""
    if design.room is not None:
        return design.room
    return Room(design.sheet.cells(design.measures), design.sheet.lines(design.measures))


def make_plan(kind: Kind, items: Sequence[LabelItem], design: Design) -> Plan:
    """Lay out the labels of a kind.

    Raises LabelsRefused, with both figures, if a code does not fit, and BrailleUnavailable.
    """
    has = label_room(design)
    laid_out = (
        (item, lay_out(item, design.table, has, design.layout, design.mark)) for item in items
    )
    return plan_of(kind, laid_out, design)


def plan_of(
    kind: Kind, contents: Iterable[tuple[LabelItem, tuple[LabelLine, ...]]], design: Design
) -> Plan:
    """Put labels on the places of a sheet, page by page; each comes with its lines."""
    sheet = design.sheet
    first = design.start_at - 1
    labels: dict[int, list[Label]] = {}
    for index, (item, lines) in enumerate(contents):
        page, place = divmod(first + index, sheet.places)
        box = Box(*sheet.corner(place), sheet.width, sheet.height)
        dots = place_dots(lines, box, design)
        label = Label(index + 1, place + 1, item, lines, box, dots)
        labels.setdefault(page, []).append(label)
    pages = tuple(
        Page(number + 1, *sheet.page, tuple(of_page), tuple(label.box for label in of_page))
        for number, of_page in labels.items()
    )
    return _plan(kind, design, pages)


def _plan(kind: Kind, design: Design, pages: tuple[Page, ...]) -> Plan:
    return Plan(
        kind,
        design.standard,
        design.measures,
        design.table.name,
        design.layout,
        design.mark,
        design.sheet,
        pages,
        design.machine,
    )


def alignment(kind: Kind, design: Design) -> Plan:
    """Return a page with the outlines of all labels of a sheet, and no label."""
    cuts = tuple(
        Box(*design.sheet.corner(place), design.sheet.width, design.sheet.height)
        for place in range(design.sheet.places)
    )
    return _plan(kind, design, (Page(1, *design.sheet.page, (), cuts),))


def place_dots(lines: Sequence[LabelLine], box: Box, design: Design) -> tuple[Dot, ...]:
    """Return the dots of a label, line by line, from its top left corner within the margins."""
    measures = design.measures
    first = Dot(
        box.x + design.sheet.margin_x + measures.base / 2,
        box.y + design.sheet.margin_y + measures.base / 2,
    )
    return dots_from(first, [line.cells for line in lines], measures)


def dots_from(first: Dot, lines: Sequence[str], measures: Measures) -> tuple[Dot, ...]:
    """Return the dots of lines of cells; `first` is the place of dot 1 of the first cell."""
    return tuple(_each_dot(first, lines, measures))


def _each_dot(first: Dot, lines: Sequence[str], measures: Measures) -> Iterator[Dot]:
    for number, cells in enumerate(lines):
        for cell, column, row in line_dots(cells):
            yield Dot(
                round(first.x + cell * measures.cell + column * measures.dot, 4),
                round(first.y + number * measures.line + row * measures.dot, 4),
            )


def first_dot(label: Label, measures: Measures) -> Dot:
    """Return the place of dot 1 of the first cell of a label, whether or not it has that dot."""
    beginning = next(_each_dot(Dot(0.0, 0.0), [line.cells for line in label.lines], measures))
    return _move(label.dots[0], -beginning.x, -beginning.y)


def replace_labels(plan: Plan, labels: Mapping[int, Label]) -> Plan:
    """Return a plan with the labels of some numbers replaced."""
    pages = tuple(
        msgspec.structs.replace(page, labels=tuple(labels[label.number] for label in page.labels))
        for page in plan.pages
    )
    return msgspec.structs.replace(plan, pages=pages)


def single_pages(plan: Plan) -> list[Plan]:
    """Return a plan for each page."""
    return [msgspec.structs.replace(plan, pages=(page,)) for page in plan.pages]


def without_outlines(plan: Plan) -> Plan:
    """Return a plan with no lines to cut along."""
    pages = tuple(msgspec.structs.replace(page, cuts=()) for page in plan.pages)
    return msgspec.structs.replace(plan, pages=pages)


def trimmed(plan: Plan) -> Plan:
    """Return a plan with each page cut down to its labels, for 3D printers."""
    return msgspec.structs.replace(plan, pages=tuple(map(_trim, plan.pages)))


def _trim(page: Page) -> Page:
    left, top = (min(getattr(label.box, axis) for label in page.labels) for axis in ("x", "y"))
    labels = tuple(_moved(label, -left, -top) for label in page.labels)
    return Page(
        page.number,
        max(round(label.box.x + label.box.width, 4) for label in labels),
        max(round(label.box.y + label.box.height, 4) for label in labels),
        labels,
        tuple(_move(box, -left, -top) for box in page.cuts),
    )


def stacked(plan: Plan) -> Plan:
    """Return a plan with all pages joined, one below another, for formats without pages."""
    if len(plan.pages) == 1:
        return plan
    labels: list[Label] = []
    cuts: list[Box] = []
    top = 0.0
    for page in plan.pages:
        labels += (_moved(label, 0.0, top) for label in page.labels)
        cuts += (_move(box, 0.0, top) for box in page.cuts)
        top = round(top + page.height, 4)
    width = max(page.width for page in plan.pages)
    whole = Page(1, width, top, tuple(labels), tuple(cuts))
    return msgspec.structs.replace(plan, pages=(whole,))


def _moved(label: Label, x: float, y: float) -> Label:
    return msgspec.structs.replace(
        label,
        box=_move(label.box, x, y),
        dots=tuple(_move(dot, x, y) for dot in label.dots),
        print_lines=tuple(_move(line, x, y) for line in label.print_lines),
        matrix=None if label.matrix is None else _move(label.matrix, x, y),
    )


_Placed = TypeVar("_Placed", Dot, Box, PrintLine, Matrix)


def _move(thing: _Placed, x: float, y: float) -> _Placed:
    return msgspec.structs.replace(thing, x=round(thing.x + x, 4), y=round(thing.y + y, 4))
