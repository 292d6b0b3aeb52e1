"""Groups the dots of a page into labels, and those of a label into cells."""

from collections.abc import Iterator, Sequence
from math import floor
from statistics import median

import msgspec

from splendor_access.labels.formats import FoundDot, FoundPage
from splendor_access.labels.planning.plan import Box, Dot
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import Measures
from splendor_access.talk.messages import say

SLACK = 0.03
"""How far a dot may be from its place and still be right, in mm."""


class OffGrid(Exception):
    """Dots do not fit the grid of a standard; `dot` is the worst one, `off` by how much in mm."""

    def __init__(self, dot: Dot, off: float) -> None:
        super().__init__(dot, off)
        self.dot = dot
        self.off = off


class Doubled(Exception):
    """Two dots are in one place."""

    def __init__(self, dot: Dot) -> None:
        super().__init__(dot)
        self.dot = dot


class _Fit(msgspec.Struct, frozen=True):
    """Numbers along one axis as steps of a period and the offset within it."""

    steps: tuple[tuple[int, int], ...]
    off: tuple[float, ...]

    @property
    def worst(self) -> float:
        return max(map(abs, self.off))


def read_cells(
    dots: Sequence[Dot], measures: Measures, slack: float = SLACK
) -> list[tuple[str, ...]]:
    """Return the lines of cells that the dots of one label can be.

    There is more than one candidate where nothing shows which column or row the first dots are in.
    Raises OffGrid and Doubled.
    """
    columns = (0.0, measures.dot)
    rows = (0.0, measures.dot, 2 * measures.dot)
    across = _fits([dot.x for dot in dots], measures.cell, columns)
    down = _fits([dot.y for dot in dots], measures.line, rows)
    for fits in (across, down):
        best = min(fits, key=lambda fit: fit.worst)
        if best.worst > slack:
            at = max(range(len(dots)), key=lambda i: abs(best.off[i]))
            raise OffGrid(dots[at], abs(best.off[at]))
    return [
        _lines(dots, x, y) for x in across for y in down if x.worst <= slack and y.worst <= slack
    ]


def _fits(values: Sequence[float], period: float, offsets: Sequence[float]) -> list[_Fit]:
    """Return one fit for each offset that the least value may have."""
    least = min(values)
    return [_fit([v - least + lead for v in values], period, offsets) for lead in offsets]


def _fit(values: Sequence[float], period: float, offsets: Sequence[float]) -> _Fit:
    # Most dots share a column and a row with others.
    nearest = {value: _nearest(value, period, offsets) for value in set(values)}
    off = [nearest[value][0] for value in values]
    middle = median(off)
    return _Fit(tuple(nearest[value][1] for value in values), tuple(each - middle for each in off))


def _nearest(
    value: float, period: float, offsets: Sequence[float]
) -> tuple[float, tuple[int, int]]:
    """Return how far a number is from the nearest step and offset, and which they are."""
    found = []
    for i, offset in enumerate(offsets):
        beyond = value - offset
        step = round(beyond / period)
        off = beyond - step * period
        found.append((abs(off), (step, i), off))
    _, place, off = min(found)
    return off, place


def _lines(dots: Sequence[Dot], across: _Fit, down: _Fit) -> tuple[str, ...]:
    cells: dict[tuple[int, int], int] = {}
    for dot, (cell, column), (line, row) in zip(dots, across.steps, down.steps, strict=True):
        bit = 1 << (column * 3 + row)
        before = cells.get((line, cell), 0)
        if before & bit:
            raise Doubled(dot)
        cells[line, cell] = before | bit
    first = min(cell for _, cell in cells)
    lines = []
    for line in range(min(cells)[0], max(cells)[0] + 1):
        last = max((cell for of, cell in cells if of == line), default=first - 1)
        lines.append(
            "".join(chr(0x2800 + cells.get((line, cell), 0)) for cell in range(first, last + 1))
        )
    return tuple(lines)


_DENSEST, _LEAST_MANY = 0.5, 50
"""More dots per square mm than this, in a square with more dots than this, are not braille."""

_BAND, _MOST_BANDS = 20.0, 1_000
"""The height of a band of a page in mm, and how many bands a box is entered in."""

_ROW = 6.0
"""Labels whose top dots differ by less than this in height, in mm, are in one row."""

Groups = list[list[FoundDot]]


class Neighbours:
    """The indices of the dots near a dot, looked up by squares of a width in mm.

    Raises LabelsRefused where dots are too close together to be braille.
    """

    def __init__(self, dots: Sequence[Dot], width: float) -> None:
        self._width = width
        self._squares: dict[tuple[int, int], list[int]] = {}
        for i, dot in enumerate(dots):
            self._squares.setdefault(self._square(dot), []).append(i)
        most = max(_LEAST_MANY, _DENSEST * width * width)
        if any(len(square) > most for square in self._squares.values()):
            raise LabelsRefused(say("label-dense"), file=True)

    def _square(self, dot: Dot) -> tuple[int, int]:
        return floor(dot.x / self._width), floor(dot.y / self._width)

    def of(self, dot: Dot) -> Iterator[int]:
        """Yield the indices of the dots in the square of a dot and in the eight around it."""
        x, y = self._square(dot)
        for i in (x - 1, x, x + 1):
            for j in (y - 1, y, y + 1):
                yield from self._squares.get((i, j), ())


def check_density(page: FoundPage) -> None:
    """Raise LabelsRefused where the dots of a page are too close together to be braille."""
    Neighbours(page.dots, _DENSITY_WIDTH)


_DENSITY_WIDTH = 10.0


def by_outlines(page: FoundPage, measures: Measures) -> Groups:
    """Group the dots by the outlines around them, and those outside all by distances."""
    inside: dict[Box, list[FoundDot]] = {}
    outside: list[FoundDot] = []
    boxes = sorted(set(page.boxes), key=lambda box: box.width * box.height)
    by_place = _Boxes(boxes)
    for dot in page.dots:
        box = by_place.of(dot)
        if box is None:
            outside.append(dot)
        else:
            inside.setdefault(box, []).append(dot)
    if len(inside) <= 1:
        return by_distances(page, measures)
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


def by_distances(page: FoundPage, measures: Measures) -> Groups:
    """Group the dots that are at the distances of dots of one label."""
    return _linked(page.dots, measures)


def _linked(dots: Sequence[FoundDot], measures: Measures) -> Groups:
    across, down = 2 * measures.cell + measures.dot, measures.line
    near = Neighbours(dots, max(across, down) + SLACK)
    groups: Groups = []
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
    """Return whether a distance is a multiple of the period, give or take up to `most` dots."""
    half = period / 2
    for n in range(-most, most + 1):
        if abs((distance + n * dot + half) % period - half) <= 2 * SLACK:
            return True
    return False


def in_reading_order(groups: Groups) -> Groups:
    """Sort labels by rows and, in a row, from the left."""
    corners = [(min(dot.y for dot in g), min(dot.x for dot in g), g) for g in groups]
    corners.sort(key=lambda corner: corner[0])
    rows: list[list[tuple[float, float, list[FoundDot]]]] = []
    for corner in corners:
        if rows and corner[0] - rows[-1][0][0] < _ROW:
            rows[-1].append(corner)
        else:
            rows.append([corner])
    return [group for row in rows for _, _, group in sorted(row, key=lambda corner: corner[1])]
