"""Proves that a file has the planned labels, and that these read back to the cards."""

from collections.abc import Sequence
from itertools import groupby
from math import floor
from statistics import fmean

import msgspec

from splendor_access.braille.cells import BLANK, cells_code
from splendor_access.braille.tables import BrailleTable
from splendor_access.game.notation import NotationError
from splendor_access.labels.formats import FileContents, FormatKind, FoundDot, FoundPage
from splendor_access.labels.planning.cell_grid import without_marks
from splendor_access.labels.planning.content import WITHOUT_CODES, Thing, parse_label_code
from splendor_access.labels.planning.embossers import label_pages
from splendor_access.labels.planning.layers import GROOVE
from splendor_access.labels.planning.layout import FULL, flush
from splendor_access.labels.planning.plan import Box, Dot, Label, Plan
from splendor_access.labels.verification.grouping import SLACK, Doubled, OffGrid, read_cells


class NotAsPlanned(Exception):
    """A file is not what was planned.

    `fault` ends the name of a message, `label-fault-`; `label` is the one that it is about, or
    None where it is about the whole page or file.
    """

    def __init__(self, fault: str, label: Label | None = None, detail: str = "") -> None:
        super().__init__(fault, label.item.code if label else "", detail)
        self.fault = fault
        self.label = label
        self.detail = detail


def prove(
    plan: Plan, contents: FileContents, table: BrailleTable, kind: FormatKind | None = None
) -> None:
    """Compare what was found in a file with what was planned; outlines where the kind is given.

    Raises NotAsPlanned at the first label that differs, and BrailleUnavailable.
    """
    if any(page.lines for page in contents.pages):
        _prove_cells(plan, contents, table)
        return
    if len(contents.pages) != len(plan.pages):
        raise NotAsPlanned("pages", detail=str(len(contents.pages)))
    for page, found_page in zip(plan.pages, contents.pages, strict=True):
        if not is_as_large(found_page, (page.width, page.height)):
            raise NotAsPlanned(
                "page-size", detail=f"{found_page.width:.2f} x {found_page.height:.2f}"
            )
        shares = share(found_page, [label.box for label in page.labels])
        for label, dots in zip(page.labels, shares, strict=True):
            _prove_label(label, dots, plan, table)
        outlines = Outlines(found_page)
        if kind is not None and not all(outlines.has(cut, kind) for cut in page.cuts):
            raise NotAsPlanned("outline")


def is_as_large(found: FoundPage, size: tuple[float, float]) -> bool:
    """Return whether a page has a width and height in mm."""
    width, height = size
    return abs(found.width - width) <= SLACK and abs(found.height - height) <= SLACK


def share(found: FoundPage, boxes: Sequence[Box]) -> list[list[FoundDot]]:
    """Return the dots of a page in each box. Raises NotAsPlanned for a dot outside all boxes."""
    shares: list[list[FoundDot]] = [[] for _ in boxes]
    # Boxes are looked up by rows, as they stand on sheets.
    rows: dict[float, list[int]] = {}
    for i, box in enumerate(boxes):
        rows.setdefault(box.y, []).append(i)
    for dot in found.dots:
        for y, of_row in rows.items():
            if not y <= dot.y <= y + boxes[of_row[0]].height:
                continue
            place = next((i for i in of_row if boxes[i].holds(dot)), None)
            if place is not None:
                shares[place].append(dot)
                break
        else:
            raise NotAsPlanned("loose", detail=f"{dot.x:.2f} {dot.y:.2f}")
    return shares


def _prove_label(label: Label, dots: Sequence[FoundDot], plan: Plan, table: BrailleTable) -> None:
    if len(dots) != len(label.dots):
        raise NotAsPlanned("count", label, f"{len(dots)} {len(label.dots)}")
    try:
        candidates = read_cells(dots, plan.measures)
    except OffGrid as error:
        raise NotAsPlanned("moved", label, f"{error.off:.2f}") from error
    except Doubled as error:
        raise NotAsPlanned("doubled", label) from error
    _compare(label, candidates, table)
    for name in ("base", "height"):
        meant = getattr(plan.measures, name)
        for size in (getattr(dot, name) for dot in dots):
            if size is not None and abs(size - meant) > SLACK:
                raise NotAsPlanned(name, label, f"{size:.2f}")
    # The right cells in the wrong place would be cut through, or stand on another card.
    off = max(map(abs, offset(dots, label.dots)))
    if off > SLACK:
        raise NotAsPlanned("moved", label, f"{off:.2f}")


def offset(dots: Sequence[Dot], meant: Sequence[Dot]) -> tuple[float, float]:
    """Return how far to the right and down dots are from their places, in the middle, in mm."""
    x, y = (
        fmean(getattr(dot, axis) for dot in dots) - fmean(getattr(dot, axis) for dot in meant)
        for axis in ("x", "y")
    )
    return x, y


class Outlines:
    """The outlines of a page, looked up by where their top left corner is."""

    def __init__(self, page: FoundPage) -> None:
        self._boxes: dict[tuple[int, int], list[Box]] = {}
        for box in set(page.boxes):
            self._boxes.setdefault((floor(box.x), floor(box.y)), []).append(box)

    def has(self, box: Box, kind: FormatKind) -> bool:
        """Return whether there is an outline; that of a plate has half a groove around it."""
        meant = box
        if kind == "solid":
            gap = GROOVE / 2
            meant = Box(box.x + gap, box.y + gap, box.width - GROOVE, box.height - GROOVE)
        x, y = floor(meant.x), floor(meant.y)
        return any(
            _alike(found, meant)
            for i in (x - 1, x, x + 1)
            for j in (y - 1, y, y + 1)
            for found in self._boxes.get((i, j), ())
        )


def _alike(one: Box, other: Box) -> bool:
    return all(
        abs(a - b) <= SLACK
        for a, b in zip(msgspec.structs.astuple(one), msgspec.structs.astuple(other), strict=True)
    )


def _prove_cells(plan: Plan, contents: FileContents, table: BrailleTable) -> None:
    labels = list(plan.labels)
    begins = [0] if plan.grid is None else plan.grid.columns
    found = [
        block for page in contents.pages for block in blocks(without_marks(page.lines), begins)
    ]
    for label, lines in zip(labels, found, strict=False):
        _compare(label, [lines], table, exactly=True)
    if len(found) != len(labels):
        missing = labels[len(found)] if len(found) < len(labels) else None
        raise NotAsPlanned("labels", missing, f"{len(found)} {len(labels)}")
    # The right cells in the wrong place would be cut through.
    _, pages = label_pages(plan)
    if [_bare(page) for page in pages] != [_bare(page.lines) for page in contents.pages]:
        raise NotAsPlanned("place")


def _bare(lines: Sequence[str]) -> list[str]:
    """Return the lines of a page without the blanks and the empty lines at the end."""
    return "\n".join(line.rstrip(BLANK) for line in lines).rstrip("\n").split("\n")


def blocks(lines: Sequence[str], begins: Sequence[int]) -> list[tuple[str, ...]]:
    """Return the labels of a page of cells, row by row, which are separated by empty lines.

    Columns of labels begin at those cells.
    """
    ends = [*begins[1:], None]
    found: list[tuple[str, ...]] = []
    for empty, band in groupby(lines, lambda line: not line.strip(BLANK)):
        if empty:
            continue
        row = list(band)
        for begin, end in zip(begins, ends, strict=True):
            text = "\n".join(line[begin:end].rstrip(BLANK) for line in row).rstrip("\n")
            if text:
                found.append(tuple(text.split("\n")))
    return found


def _compare(
    label: Label,
    candidates: Sequence[tuple[str, ...]],
    table: BrailleTable,
    *,
    exactly: bool = False,
) -> None:
    planned = tuple(line.cells for line in label.lines)
    if not has_cells(candidates, planned, exactly=exactly):
        raise NotAsPlanned("cells", label)
    if label.item.kind in WITHOUT_CODES:
        return
    try:
        thing = parse_label(planned, table)
    except NotationError as error:
        raise NotAsPlanned("unread", label, error.text) from error
    if thing != label.item.thing:
        raise NotAsPlanned("other", label, back_translate_label(planned, table))


def has_cells(
    candidates: Sequence[tuple[str, ...]], meant: tuple[str, ...], *, exactly: bool = False
) -> bool:
    """Return whether cells are among those that dots can be.

    Blanks at the start of all lines are not shown by dots, but by lines of cells: `exactly`.
    """
    return meant in candidates or (not exactly and flush(meant) in candidates)


def back_translate_label(lines: Sequence[str], table: BrailleTable) -> str:
    """Translate the lines of a label back; a full cell at the start is not part of the code."""
    first, *others = lines
    return " ".join(cells_code(line, table) for line in (first.removeprefix(FULL), *others))


def parse_label(lines: Sequence[str], table: BrailleTable) -> Thing:
    """Return the card, tile or token of a label. Raises NotationError and BrailleUnavailable."""
    return parse_label_code(back_translate_label(lines, table))
