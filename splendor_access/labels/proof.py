"""Proves that what a file holds is what was planned, and that it reads back to the cards."""

from collections.abc import Sequence
from statistics import fmean

from splendor_access.braille.cells import BLANK, cells_code
from splendor_access.braille.tables import Table
from splendor_access.game.notation import NotationError
from splendor_access.labels.content import Kind, Thing, parse_code
from splendor_access.labels.formats import FileContents, FoundPage
from splendor_access.labels.grid import SLACK, Doubled, OffGrid, read_cells
from splendor_access.labels.layout import FULL
from splendor_access.labels.plan import Box, Dot, Label, Plan


class Difference(Exception):
    """A file is not what was planned.

    `fault` ends the name of a message, `label-fault-`; `label` is the one that it is about, or
    None where it is about the whole page or file.
    """

    def __init__(self, fault: str, label: Label | None = None, detail: str = "") -> None:
        super().__init__(fault, label.item.code if label else "", detail)
        self.fault = fault
        self.label = label
        self.detail = detail


def prove(plan: Plan, contents: FileContents, table: Table) -> None:
    """Compare what was found in a file with what was planned.

    Raises Difference at the first label that differs, and BrailleUnavailable.
    """
    if any(page.lines for page in contents.pages):
        _prove_cells(plan, contents, table)
        return
    for name in ("base", "height"):
        found = getattr(contents, name)
        if found is not None and abs(found - getattr(plan.measures, name)) > SLACK:
            raise Difference("size", detail=f"{found:.2f}")
    if len(contents.pages) != len(plan.pages):
        raise Difference("pages", detail=str(len(contents.pages)))
    for page, found_page in zip(plan.pages, contents.pages, strict=True):
        if (
            abs(page.width - found_page.width) > SLACK
            or abs(page.height - found_page.height) > SLACK
        ):
            raise Difference(
                "page-size", detail=f"{found_page.width:.2f} x {found_page.height:.2f}"
            )
        shares = share(found_page, [label.box for label in page.labels])
        for label, dots in zip(page.labels, shares, strict=True):
            _prove_label(label, dots, plan, table)


def share(found: FoundPage, boxes: Sequence[Box]) -> list[list[Dot]]:
    """Return the dots of a page in each box. Raises Difference for a dot outside all boxes."""
    shares: list[list[Dot]] = [[] for _ in boxes]
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
            raise Difference("loose", detail=f"{dot.x:.2f} {dot.y:.2f}")
    return shares


def _prove_label(label: Label, dots: Sequence[Dot], plan: Plan, table: Table) -> None:
    if len(dots) != len(label.dots):
        raise Difference("count", label, f"{len(dots)} {len(label.dots)}")
    try:
        candidates = read_cells(dots, plan.measures)
    except OffGrid as error:
        raise Difference("moved", label, f"{error.off:.2f}") from error
    except Doubled as error:
        raise Difference("doubled", label) from error
    _compare(label, candidates, table)
    # The right cells in the wrong place would be cut through, or stand on another card.
    off = max(
        abs(fmean(getattr(dot, axis) for dot in dots) - fmean(getattr(d, axis) for d in label.dots))
        for axis in ("x", "y")
    )
    if off > SLACK:
        raise Difference("moved", label, f"{off:.2f}")


def _prove_cells(plan: Plan, contents: FileContents, table: Table) -> None:
    labels = list(plan.labels)
    found = [block for page in contents.pages for block in blocks(page.lines)]
    for label, lines in zip(labels, found, strict=False):
        _compare(label, [lines], table)
    if len(found) != len(labels):
        missing = labels[len(found)] if len(found) < len(labels) else None
        raise Difference("labels", missing, f"{len(found)} {len(labels)}")


def blocks(lines: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the labels of a page of cells, which are separated by empty lines."""
    found: list[list[str]] = [[]]
    for line in lines:
        text = line.rstrip(BLANK)
        if text:
            found[-1].append(text)
        elif found[-1]:
            found.append([])
    return [tuple(block) for block in found if block]


def _compare(label: Label, candidates: Sequence[tuple[str, ...]], table: Table) -> None:
    planned = tuple(line.cells for line in label.lines)
    if planned not in candidates and _flush(planned) not in candidates:
        raise Difference("cells", label)
    if label.item.kind is Kind.AIDS:
        return
    try:
        thing = parse_label(planned, table)
    except NotationError as error:
        raise Difference("unread", label, error.text) from error
    if thing != label.item.thing:
        raise Difference("other", label, code_of(planned, table))


def _flush(lines: Sequence[str]) -> tuple[str, ...]:
    """Return lines without the blanks that all of them begin with, since dots do not show them."""
    indent = min(len(line) - len(line.lstrip(BLANK)) for line in lines)
    return tuple(line[indent:] for line in lines)


def code_of(lines: Sequence[str], table: Table) -> str:
    """Translate the lines of a label back; a full cell at the start is not part of the code."""
    first, *others = lines
    return " ".join(cells_code(line, table) for line in (first.removeprefix(FULL), *others))


def parse_label(lines: Sequence[str], table: Table) -> Thing:
    """Return the card, tile or token of a label. Raises NotationError and BrailleUnavailable."""
    return parse_code(code_of(lines, table))
