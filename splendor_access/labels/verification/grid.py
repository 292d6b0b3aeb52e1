"""Finds the cells of a label from its dots, by the distances that a standard prescribes."""

from collections.abc import Sequence
from statistics import median

import msgspec

from splendor_access.labels.planning.plan import Dot
from splendor_access.labels.standards import Measures

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
