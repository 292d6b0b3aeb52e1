"""Cuts solids into layers as a slicer does, and compares those of labels with the plan.

Rays are sent up through a mesh, and what is between its surfaces is solid: the same whatever
triangles, bodies or shells it is made of. Lengths are in mm. numpy comes with the extra `3d`.
"""

from collections.abc import Iterator, Sequence
from math import ceil

import numpy as np
from numpy.typing import NDArray

from splendor_access.labels.formats._solid import Mesh, sides
from splendor_access.labels.planning.plan import Box, Dot

SHARPNESS = 6.0
"""Rays in a mm."""

LAYER = 0.1
"""The distance between layers."""

_OFF_CENTRE = 0.5037
_IN_LAYER = 0.437
"""Where rays and layers are, as parts of their distances: no edge of a usual solid lies there."""

_ABOVE = 2
"""So many layers above all that is planned must be empty."""

Layers = NDArray[np.bool_]
"""Whether a place is solid, of the shape (layers, rows, columns), from below and from the back."""


def differing(found: Mesh, meant: Mesh, boxes: Sequence[Box]) -> Iterator[Dot]:
    """Yield a place in each box where a solid is not as meant. Boxes count from the upper left."""
    ways = _placed(found), _placed(meant)
    count = ceil(float(ways[1][:, :, 2].max()) / LAYER) + _ABOVE
    for box in boxes:
        one, other = (layers(corners, box, count) for corners in ways)
        where = _beyond(one, other) | _beyond(other, one)
        if where.any():
            rows, columns = np.nonzero(where.any(axis=0))
            yield Dot(
                box.x + float(columns.min() + columns.max() + 1) / 2 / SHARPNESS,
                box.y + float(rows.min() + rows.max() + 1) / 2 / SHARPNESS,
            )


def _placed(mesh: Mesh) -> NDArray[np.float64]:
    """Return the corners of triangles, shape (m, 3, 3), y down from the back and z from below."""
    left, _, _, back = sides(mesh)
    corners = mesh.points[mesh.triangles]
    low = corners[:, :, 2].min()
    return (corners - (left, back, low)) * (1, -1, 1)


def layers(corners: NDArray[np.float64], box: Box, count: int) -> Layers:
    """Return the first layers of a solid within a box, given the corners of its triangles."""
    rows, columns = (round(length * SHARPNESS) for length in (box.height, box.width))
    ways = (corners - (box.x, box.y, 0)) * (SHARPNESS, SHARPNESS, 1) - (_OFF_CENTRE, _OFF_CENTRE, 0)
    least, most = ways.min(axis=1), ways.max(axis=1)
    near = (most[:, :2] > 0).all(axis=1) & (least[:, 0] < columns) & (least[:, 1] < rows)
    ways = ways[near]
    # From above, corners go round to the left in a file; y is turned here.
    side, other = (ways[:, i, :2] - ways[:, 0, :2] for i in (1, 2))
    up = np.sign(side[:, 1] * other[:, 0] - side[:, 0] * other[:, 1]).astype(np.int16)
    triangle, row, ends = _in_rows(ways, rows)
    x1, x2 = ends[:, 0, 0], ends[:, 1, 0]
    first, number = _whole(np.minimum(x1, x2), np.maximum(x1, x2), columns)
    run, column = _counted(first, number)
    part = (column - x1[run]) / (x2 - x1)[run]
    height = ends[run, 0, 1] + part * (ends[run, 1, 1] - ends[run, 0, 1])
    below = np.ceil(height / LAYER - _IN_LAYER).clip(0, count).astype(np.int64)
    crossings = np.zeros((count + 1) * rows * columns, np.int16)
    place = (below * rows + row[run]) * columns + column
    np.add.at(crossings, place, up[triangle[run]])
    # A layer is in the solid if more surfaces above it look up than down.
    above = crossings.reshape(count + 1, rows, columns)[::-1].cumsum(axis=0, dtype=np.int32)
    return above[::-1][1:] > 0


def _in_rows(
    ways: NDArray[np.float64], rows: int
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]:
    """Return where rows of rays cut triangles: the triangle, the row, and x and z of both ends.

    The last is of the shape (n, 2, 2). An edge is always followed from its lesser y, so that
    both triangles that share it get the same figures.
    """
    order = np.argsort(ways[:, :, 1], axis=1)
    ways = np.take_along_axis(ways, order[:, :, None], axis=1)
    first, number = _whole(ways[:, 0, 1], ways[:, 2, 1], rows)
    triangle, row = _counted(first, number)
    a, b, c = (ways[triangle, i] for i in range(3))
    early = (row < b[:, 1])[:, None]
    begin, end = np.where(early, a, b), np.where(early, b, c)
    both = np.stack([_at(row, a, c), _at(row, begin, end)], axis=1)
    return triangle, row, both


def _at(
    row: NDArray[np.int64], begin: NDArray[np.float64], end: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return x and z of edges at rows of rays."""
    part = ((row - begin[:, 1]) / (end[:, 1] - begin[:, 1]))[:, None]
    found: NDArray[np.float64] = begin[:, ::2] + part * (end[:, ::2] - begin[:, ::2])
    return found


def _whole(
    low: NDArray[np.float64], high: NDArray[np.float64], most: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the first whole number from `low` on, and how many there are before `high`.

    Numbers are from 0 up to `most`, without it.
    """
    first, end = (np.ceil(each).clip(0, most).astype(np.int64) for each in (low, high))
    return first, end - first


def _counted(
    first: NDArray[np.int64], number: NDArray[np.int64]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return for each run its index and each of its whole numbers, one run after another."""
    run = np.repeat(np.arange(len(first)), number)
    begins = np.cumsum(number) - number
    return run, np.arange(len(run)) - begins[run] + first[run]


def _beyond(one: Layers, other: Layers) -> Layers:
    """Return where one solid goes farther than another, by more than a ray to any side."""
    room = np.pad(other, ((0, 0), (1, 1), (1, 1)), mode="edge")
    wide = room[:, 1:-1, 1:-1] | room[:, :-2, 1:-1] | room[:, 2:, 1:-1]
    return one & ~(wide | room[:, 1:-1, :-2] | room[:, 1:-1, 2:])
