"""Finds the labels in a file of unknown origin, and the standard and scale of their dots."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import filterfalse
from math import hypot
from statistics import median
from typing import Literal

import msgspec

from splendor_access.labels.formats import FileContents, FoundDot, FoundPage
from splendor_access.labels.planning.cell_grid import column_begins, without_marks
from splendor_access.labels.planning.plan import Box
from splendor_access.labels.standards import STANDARDS, Measures
from splendor_access.labels.verification.grouping import (
    Doubled,
    Groups,
    Neighbours,
    OffGrid,
    by_distances,
    by_outlines,
    in_reading_order,
    read_cells,
)
from splendor_access.labels.verification.proof import blocks

Fault = Literal["moved", "doubled", "base", "height", "off-page", "edge"]
"""What is wrong with the dots of a label; the end of the name of a message."""


class FoundLabel(msgspec.Struct, frozen=True):
    """A label that was found, before its cells are read as a code.

    Page and number count from 1. `candidates` are the lines of cells that its dots can be, if they
    make any. Where a dot is not in its place, `fault` says so, with a figure in `detail`. `dots`
    are where they are in the file, in mm; in a format with cells there are none.
    """

    page: int
    number: int
    candidates: tuple[tuple[str, ...], ...] = ()
    fault: Fault | None = None
    detail: str = ""
    dots: tuple[FoundDot, ...] = ()


class Recognised(msgspec.Struct, frozen=True):
    """The labels found in a file.

    `standard` is that of the dots, if there are any; `scale` is their size relative to it.
    """

    labels: tuple[FoundLabel, ...]
    standard: str | None = None
    scale: float = 1.0


LEAST_SCALE, MOST_SCALE = 0.7, 1.4
_EXACT = 0.0005
"""A scale closer to 1 than this is ignored: it moves no dot of a label by more than SLACK."""


def recognise(
    contents: FileContents,
    standard: str | None = None,
    chosen: Mapping[str, Measures] | None = None,
) -> Recognised:
    """Find the labels of a file, in a standard if that is known. Raises LabelsRefused.

    `chosen` has the measures of standards where they are not the nominal ones.
    """
    if any(page.lines for page in contents.pages):
        return Recognised(tuple(_of_cells(contents)))
    contents, odd = _parted(contents)
    names = [standard] if standard else list(STANDARDS)
    sizes = {name: STANDARDS[name].nominal for name in names}
    sizes |= {name: measures for name, measures in (chosen or {}).items() if name in names}
    sample = _sample(contents)
    best = max((_try(sample, *size) for size in sizes.items()), key=_understood)
    if not fits(best, sample):
        scaled = [
            _try(sample, name, measures, scale)
            for name, measures in sizes.items()
            for scale in _scales(sample, measures)
        ]
        best = max((best, *scaled), key=_understood)
    name = best.standard or names[0]
    found = _try(contents, name, sizes[name], best.scale)
    labels = _with_odd_dots(found.labels, odd, sizes[name], best.scale)
    return msgspec.structs.replace(found, labels=labels)


BASES = (0.8, 3.0)
"""The least and the greatest width of what is taken for a dot of braille at first, in mm."""


def _parted(contents: FileContents) -> tuple[FileContents, list[FoundPage]]:
    """Return a file with the dots of braille, and its pages with all others."""
    replace = msgspec.structs.replace
    usual, odd = [], []
    for page in contents.pages:
        usual.append(replace(page, dots=tuple(filter(_is_usual, page.dots))))
        odd.append(replace(page, dots=tuple(filterfalse(_is_usual, page.dots))))
    return FileContents(tuple(usual)), odd


def _is_usual(dot: FoundDot) -> bool:
    return dot.base is None or BASES[0] <= dot.base <= BASES[1]


def _with_odd_dots(
    labels: Sequence[FoundLabel], odd: Sequence[FoundPage], measures: Measures, scale: float
) -> tuple[FoundLabel, ...]:
    """Return labels with a fault where a dot in their grid has a size that no dot has.

    Circles that are not in the grid of a label, or where it has a dot, are no part of it.
    """
    found = [*labels]
    for number, page in enumerate(odd, start=1):
        if not page.dots:
            continue
        owners = [
            (dot, i) for i, label in enumerate(labels) if label.page == number for dot in label.dots
        ]
        near = Neighbours([dot for dot, _ in owners], (measures.cell + measures.dot) * scale)
        for dot in page.dots:
            for i in dict.fromkeys(owners[j][1] for j in near.of(dot)):
                if not found[i].fault and _in_grid(found[i], dot, measures, scale):
                    width = f"{dot.base:.2f}"
                    found[i] = msgspec.structs.replace(found[i], fault="base", detail=width)
    return tuple(found)


def _in_grid(label: FoundLabel, dot: FoundDot, measures: Measures, scale: float) -> bool:
    try:
        read_cells([_moved(each, 1 / scale) for each in (*label.dots, dot)], measures)
    except (OffGrid, Doubled):
        return False
    return True


_ENOUGH = 2_000
"""This many dots are enough to find the standard of a file."""


def _sample(contents: FileContents) -> FileContents:
    """Return the first page with dots; of many dots only those at the top."""
    page = next((each for each in contents.pages if each.dots), FoundPage())
    dots = page.dots
    if len(dots) > _ENOUGH:
        dots = tuple(sorted(dots, key=lambda dot: dot.y)[:_ENOUGH])
    return FileContents((FoundPage(page.width, page.height, dots, page.boxes),))


def _of_cells(contents: FileContents) -> Iterator[FoundLabel]:
    for number, page in enumerate(contents.pages, start=1):
        lines, begins = without_marks(page.lines), column_begins(page.lines)
        for place, block in enumerate(blocks(lines, begins), start=1):
            yield FoundLabel(number, place, (block,))


def _understood(recognised: Recognised) -> int:
    """Count the dots that fit the grid with others; a single dot fits every standard."""
    return sum(_dots(label) - 1 for label in recognised.labels if not label.fault)


def _dots(label: FoundLabel) -> int:
    return sum((ord(cell) & 0xFF).bit_count() for line in label.candidates[0] for cell in line)


def fits(recognised: Recognised, contents: FileContents) -> bool:
    """Return whether nearly all dots fit the grid."""
    return _understood(recognised) > _MOST * sum(len(page.dots) for page in contents.pages)


_MOST = 0.8
"""This part of all dots is nearly all."""


def _try(
    contents: FileContents, standard: str, measures: Measures, scale: float = 1.0
) -> Recognised:
    """Find labels of a standard by the outlines in the file, or else by distances."""
    outlined = Recognised(_labels(contents, measures, scale, by_outlines), standard, scale)
    if fits(outlined, contents):
        return outlined
    linked = Recognised(_labels(contents, measures, scale, by_distances), standard, scale)
    return max(outlined, linked, key=_understood)


def _labels(
    contents: FileContents,
    measures: Measures,
    scale: float,
    group: Callable[[FoundPage, Measures], Groups],
) -> tuple[FoundLabel, ...]:
    found = []
    for number, page in enumerate(contents.pages, start=1):
        groups = in_reading_order(group(_scaled(page, 1 / scale), measures))
        for place, dots in enumerate(groups, start=1):
            in_file = tuple(_moved(dot, scale) for dot in dots)
            label = FoundLabel(number, place, dots=in_file)
            found.append(_with_cells(label, dots, measures))
    return tuple(found)


def _with_cells(label: FoundLabel, dots: Sequence[FoundDot], measures: Measures) -> FoundLabel:
    """Return a label with the cells of its dots, or with what is wrong with them."""
    replace = msgspec.structs.replace
    try:
        return replace(label, candidates=tuple(read_cells(dots, measures)))
    except OffGrid as error:
        detail = f"{error.off:.2f}"
    except Doubled:
        return replace(label, fault="doubled")
    try:
        # A label with a dot a little off can still be named.
        candidates = tuple(read_cells(dots, measures, _NAMED))
    except (OffGrid, Doubled):
        candidates = ()
    return replace(label, candidates=candidates, fault="moved", detail=detail)


def _scaled(page: FoundPage, by: float) -> FoundPage:
    if by == 1.0:
        return page
    return FoundPage(
        page.width * by,
        page.height * by,
        tuple(_moved(dot, by) for dot in page.dots),
        tuple(Box(box.x * by, box.y * by, box.width * by, box.height * by) for box in page.boxes),
    )


def _moved(dot: FoundDot, by: float) -> FoundDot:
    """Return a dot elsewhere, of the size that it has in the file."""
    return FoundDot(dot.x * by, dot.y * by, dot.base, dot.height)


def _scales(contents: FileContents, measures: Measures) -> list[float]:
    """Return at most one scale that the dots may have, from the distances between neighbours."""
    nearest: list[float] = []
    for page in contents.pages:
        near = Neighbours(page.dots, measures.dot * MOST_SCALE)
        for dot in page.dots:
            others = (page.dots[i] for i in near.of(dot))
            found = [hypot(dot.x - other.x, dot.y - other.y) for other in others if other != dot]
            nearest += [min(found)] if found else []
    if not nearest:
        return []
    # Most dots have a neighbour in their cell.
    usual = Counter(round(distance / _ALIKE) for distance in nearest).most_common(1)[0][0]
    distance = median(each for each in nearest if abs(each - usual * _ALIKE) <= _ALIKE)
    scale = _refined(contents, measures, distance / measures.dot)
    return [scale] if LEAST_SCALE <= scale <= MOST_SCALE and abs(scale - 1) > _EXACT else []


def _refined(contents: FileContents, measures: Measures, scale: float) -> float:
    """Return a more exact scale, from longer distances along lines of braille."""
    found: list[float] = []
    for page in contents.pages:
        near = Neighbours(page.dots, _FAR)
        for dot in page.dots[:_SOME]:
            for other in (page.dots[i] for i in near.of(dot)):
                across = other.x - dot.x
                if not _FAR / 2 <= across <= _FAR or abs(other.y - dot.y) > _ALIKE:
                    continue
                meant = min(
                    (
                        round((across / scale - off) / measures.cell) * measures.cell + off
                        for off in (0.0, measures.dot, -measures.dot)
                    ),
                    key=lambda length: abs(across / scale - length),
                )
                if abs(across / scale - meant) < _NAMED:
                    found.append(across / meant)
    return median(found) if found else scale


_ALIKE = 0.05
"""Distances that differ by no more than this, in mm, count as equal."""

_FAR = 40.0
_SOME = 300
"""The longest distance in mm, and the number of dots of a page, that a scale is taken from."""

_NAMED = 0.4
"""How far, in mm, a dot may be from its place for its label to be named still."""
