"""Finds the labels of a file of which nothing is known, and the standard of their dots."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import floor, hypot
from statistics import median

import msgspec

from splendor_access.labels.formats import FileContents, FoundPage
from splendor_access.labels.grid import SLACK, Doubled, OffGrid, read_cells
from splendor_access.labels.plan import Box, Dot
from splendor_access.labels.proof import blocks
from splendor_access.labels.refusal import Refused
from splendor_access.labels.standards import STANDARDS, Measures
from splendor_access.talk.messages import say


class FoundLabel(msgspec.Struct, frozen=True):
    """A label that was found, before its cells are understood.

    Page and number count from 1. `readings` are the lines of cells that it can be, if its dots
    make any. Where a dot is not in its place `fault` says so, with a figure.
    """

    page: int
    number: int
    candidates: tuple[tuple[str, ...], ...] = ()
    fault: str = ""
    detail: str = ""


class Recognised(msgspec.Struct, frozen=True):
    """What was found in a file.

    `standard` is that of the dots, if there are any. `scale` is how large they are beside it.
    """

    labels: tuple[FoundLabel, ...]
    standard: str | None = None
    scale: float = 1.0


LEAST_SCALE, MOST_SCALE = 0.7, 1.4
_EXACT = 0.0005
"""Scales nearer to 1 than that are no scale: over a label they move no dot by more than SLACK."""


def recognise(
    contents: FileContents,
    standard: str | None = None,
    chosen: Mapping[str, Measures] | None = None,
) -> Recognised:
    """Find the labels of a file, in a standard if that is known. Raises Refused.

    `chosen` has the measures of a standard that were taken in place of the nominal ones.
    """
    if any(page.lines for page in contents.pages):
        return Recognised(tuple(_of_cells(contents)))
    names = [standard] if standard else list(STANDARDS)
    sizes = {name: STANDARDS[name].nominal for name in names}
    sizes |= {name: measures for name, measures in (chosen or {}).items() if name in names}
    sample = _sample(contents)
    best = max((_try(sample, *size) for size in sizes.items()), key=_understood)
    if not _fits(best, sample):
        scaled = [
            _try(sample, name, measures, scale)
            for name, measures in sizes.items()
            for scale in _scales(sample, measures)
        ]
        best = max((best, *scaled), key=_understood)
    name = best.standard or names[0]
    return _try(contents, name, sizes[name], best.scale)


_ENOUGH = 2_000
"""So many dots show what the standard of a file is."""


def _sample(contents: FileContents) -> FileContents:
    """Return the first page with dots, and of many dots those at the top."""
    page = next((each for each in contents.pages if each.dots), FoundPage())
    dots = page.dots
    if len(dots) > _ENOUGH:
        dots = tuple(sorted(dots, key=lambda dot: dot.y)[:_ENOUGH])
    return FileContents((FoundPage(page.width, page.height, dots, page.boxes),))


def _of_cells(contents: FileContents) -> Iterator[FoundLabel]:
    for number, page in enumerate(contents.pages, start=1):
        for place, block in enumerate(blocks(page.lines), start=1):
            yield FoundLabel(number, place, (block,))


def _understood(recognised: Recognised) -> int:
    """Return how many dots stand in cells with others; a dot alone fits every standard."""
    return sum(_dots(seen) - 1 for seen in recognised.labels if not seen.fault)


def _dots(seen: FoundLabel) -> int:
    return sum(ord(cell).bit_count() - _BLANK_BITS for line in seen.candidates[0] for cell in line)


def _fits(recognised: Recognised, contents: FileContents) -> bool:
    """Say whether nearly all dots stand in cells with others."""
    return _understood(recognised) > _MOST * sum(len(page.dots) for page in contents.pages)


_MOST = 0.8


def _try(
    contents: FileContents, standard: str, measures: Measures, scale: float = 1.0
) -> Recognised:
    """Look for labels of a standard, by the outlines of the file, or else by the distances."""
    by_outlines = Recognised(_look(contents, measures, scale, outlines=True), standard, scale)
    if _fits(by_outlines, contents):
        return by_outlines
    by_distances = Recognised(_look(contents, measures, scale, outlines=False), standard, scale)
    return max(by_outlines, by_distances, key=_understood)


def _look(
    contents: FileContents, measures: Measures, scale: float, *, outlines: bool
) -> tuple[FoundLabel, ...]:
    seen = []
    for number, found in enumerate(contents.pages, start=1):
        page = _scaled(found, 1 / scale)
        groups = _groups(page, measures) if outlines else _linked(page.dots, measures)
        for place, group in enumerate(_in_order(groups), start=1):
            seen.append(_see(number, place, group, measures))
    return tuple(seen)


def _see(page: int, number: int, dots: Sequence[Dot], measures: Measures) -> FoundLabel:
    try:
        return FoundLabel(page, number, tuple(read_cells(dots, measures)))
    except OffGrid as error:
        fault, detail = "moved", f"{error.off:.2f}"
    except Doubled:
        return FoundLabel(page, number, (), "doubled")
    try:
        # What is only a little off can still be named.
        candidates = tuple(read_cells(dots, measures, _NAMED))
    except (OffGrid, Doubled):
        candidates = ()
    return FoundLabel(page, number, candidates, fault, detail)


def _scaled(page: FoundPage, by: float) -> FoundPage:
    if by == 1.0:
        return page
    return FoundPage(
        page.width * by,
        page.height * by,
        tuple(Dot(dot.x * by, dot.y * by) for dot in page.dots),
        tuple(Box(box.x * by, box.y * by, box.width * by, box.height * by) for box in page.boxes),
    )


def _scales(contents: FileContents, measures: Measures) -> list[float]:
    """Return how large the dots may be beside a standard, from the distances between them."""
    nearest: list[float] = []
    for page in contents.pages:
        near = _Near(page.dots, measures.dot * MOST_SCALE)
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
    """Return a scale that is found by longer distances, along lines of braille."""
    found: list[float] = []
    for page in contents.pages:
        near = _Near(page.dots, _FAR)
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


_DENSEST, _LEAST_MANY = 0.5, 50
"""More dots in a square mm than that, and so many together, are no braille."""

_ALIKE = 0.05
"""Distances are alike that differ by no more, in mm."""

_FAR = 40.0
_SOME = 300
"""Along lines as long as that, in mm, a scale is found, from so many dots of a page."""


class _Near:
    """The numbers of the dots around a place, found by squares of a width.

    Raises Refused where dots stand so close that they are no braille.
    """

    def __init__(self, dots: Sequence[Dot], width: float) -> None:
        self._width = width
        self._squares: dict[tuple[int, int], list[int]] = {}
        for i, dot in enumerate(dots):
            self._squares.setdefault(self._square(dot), []).append(i)
        most = max(_LEAST_MANY, _DENSEST * width * width)
        if any(len(square) > most for square in self._squares.values()):
            raise Refused(say("label-dense"), file=True)

    def _square(self, dot: Dot) -> tuple[int, int]:
        return floor(dot.x / self._width), floor(dot.y / self._width)

    def of(self, dot: Dot) -> Iterator[int]:
        """Yield the dots of the square that a dot is in and of those around it."""
        x, y = self._square(dot)
        for i in (x - 1, x, x + 1):
            for j in (y - 1, y, y + 1):
                yield from self._squares.get((i, j), ())


def _groups(page: FoundPage, measures: Measures) -> list[list[Dot]]:
    """Return the dots of each label: those in one outline, and those near each other."""
    inside: dict[Box, list[Dot]] = {}
    outside: list[Dot] = []
    boxes = sorted(set(page.boxes), key=lambda box: box.width * box.height)
    by_place = _Boxes(boxes)
    for dot in page.dots:
        box = by_place.of(dot)
        if box is None:
            outside.append(dot)
        else:
            inside.setdefault(box, []).append(dot)
    if len(inside) <= 1:
        return _linked(page.dots, measures)
    return [*inside.values(), *_linked(outside, measures)]


class _Boxes:
    """The smallest box around a dot, looked up by bands of the page."""

    def __init__(self, boxes: Sequence[Box]) -> None:
        self._bands: dict[int, list[Box]] = {}
        for box in boxes:
            last = min(floor((box.y + box.height) / _BAND), floor(box.y / _BAND) + _MOST_BANDS)
            for band in range(floor(box.y / _BAND), last + 1):
                self._bands.setdefault(band, []).append(box)

    def of(self, dot: Dot) -> Box | None:
        """Return the smallest box that holds a dot."""
        return next(
            (box for box in self._bands.get(floor(dot.y / _BAND), ()) if box.holds(dot)), None
        )


_BAND = 20.0
_MOST_BANDS = 1_000


def _linked(dots: Sequence[Dot], measures: Measures) -> list[list[Dot]]:
    """Return the dots that stand as dots of one label do: near, and in each other's grid."""
    across, down = 2 * measures.cell + measures.dot, measures.line
    near = _Near(dots, max(across, down) + SLACK)
    groups: list[list[Dot]] = []
    free = set(range(len(dots)))
    for start in range(len(dots)):
        if start not in free:
            continue
        free.discard(start)
        group = [start]
        for i in group:
            for other in near.of(dots[i]):
                if other in free and _together(dots[i], dots[other], measures):
                    free.discard(other)
                    group.append(other)
        groups.append([dots[i] for i in group])
    return groups


def _together(one: Dot, other: Dot, measures: Measures) -> bool:
    across, down = abs(one.x - other.x), abs(one.y - other.y)
    if across > 2 * measures.cell + measures.dot + SLACK or down > measures.line + SLACK:
        return False
    return _steps(across, measures.cell, measures.dot, 1) and _steps(
        down, measures.line, measures.dot, 2
    )


def _steps(distance: float, period: float, dot: float, most: int) -> bool:
    """Say whether a distance is one between dots: whole periods, and a few dots more or less."""
    return any(
        abs((distance + n * dot + period / 2) % period - period / 2) <= 2 * SLACK
        for n in range(-most, most + 1)
    )


def _in_order(groups: list[list[Dot]]) -> list[list[Dot]]:
    """Sort labels by rows and, in a row, from the left."""
    corners = [(min(dot.y for dot in g), min(dot.x for dot in g), g) for g in groups]
    corners.sort(key=lambda corner: corner[0])
    rows: list[list[tuple[float, float, list[Dot]]]] = []
    for corner in corners:
        if rows and corner[0] - rows[-1][0][0] < _ROW:
            rows[-1].append(corner)
        else:
            rows.append([corner])
    return [group for row in rows for _, _, group in sorted(row, key=lambda corner: corner[1])]


_BLANK_BITS = 0x2800.bit_count()

_NAMED = 0.4
"""How far in mm a dot may be from its place for its label to be named."""

_ROW = 6.0
"""Labels whose first dots are nearer than that in height, in mm, are in one row."""
