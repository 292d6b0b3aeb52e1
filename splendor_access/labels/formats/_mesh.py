"""Triangle meshes: welds points, splits a mesh into closed bodies, and measures their extents.

Lengths are in mm, z up. numpy comes with the extra `3d`, so only formats for 3D printers import
this module, when they are used.
"""

import msgspec
import numpy as np
from numpy.typing import NDArray

from splendor_access.labels.formats import UnreadableLabels

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]

Sides = tuple[float, float, float, float]
"""Left, right, low and high."""


class Mesh(msgspec.Struct, frozen=True, eq=False):
    """A surface: points, shape (n, 3), and triangles of their indices, shape (m, 3).

    The corners of a triangle are counterclockwise, seen from outside.
    """

    points: Numbers
    triangles: Indices


def weld(points: Numbers, triangles: Indices) -> Mesh:
    """Return a mesh with equal points merged.

    Raises UnreadableLabels without any triangle, and for points that are not finite.
    """
    if not len(triangles) or not np.isfinite(points).all():
        raise UnreadableLabels("no-solid")
    flat = points.astype(np.float32) + np.float32(0)  # no negative zeros
    # One number for each point is sorted much faster than three.
    bits = flat.view(np.uint32).astype(np.uint64)
    key = bits[:, 0]
    for axis in (1, 2):
        key = (key ^ (key >> _SHIFT)) * _FACTOR + bits[:, axis]
    _, first, inverse = np.unique(key, return_index=True, return_inverse=True)
    single = flat[first]
    if (single[inverse] != flat).any():  # two points with one key, which does not happen by chance
        raise UnreadableLabels("not-closed")
    return _without_slivers(Mesh(single.astype(np.float64), inverse[triangles]))


_SHIFT, _FACTOR = np.uint64(29), np.uint64(0x9E3779B97F4A7C15)
"""A shift by about half of 64 bits and a large odd factor, which mix them well."""


def _without_slivers(mesh: Mesh) -> Mesh:
    """Drop triangles with the same corner twice; the surface around them stays closed."""
    one, two, three = mesh.triangles.T
    return Mesh(mesh.points, mesh.triangles[(one != two) & (two != three) & (three != one)])


def bodies(mesh: Mesh) -> list[Mesh]:
    """Return the bodies of a mesh, from left to right.

    Raises UnreadableLabels if one is not closed or two overlap, seen from above.
    """
    if not len(mesh.triangles) or not _is_closed(mesh.triangles):
        raise UnreadableLabels("not-closed")
    body_of = _components(len(mesh.points), mesh.triangles)[mesh.triangles[:, 0]]
    names = np.unique(body_of)
    if len(names) > _MOST_BODIES:
        raise UnreadableLabels("shells")
    found = [Mesh(mesh.points, mesh.triangles[body_of == name]) for name in names]
    by_side = sorted((sides(body), i) for i, body in enumerate(found))
    if _overlap([each for each, _ in by_side]):
        raise UnreadableLabels("shells")
    return [found[i] for _, i in by_side]


_MOST_BODIES = 1000
"""The most bodies of a file, more than anyone needs."""


def _is_closed(triangles: Indices) -> bool:
    """Return whether each edge belongs to two triangles that go along it in opposite directions."""
    starts = triangles.ravel()
    ends = triangles[:, (1, 2, 0)].ravel()
    if len(starts) % 2:
        return False
    low, high = np.minimum(starts, ends), np.maximum(starts, ends)
    edges = np.sort((low * (high.max() + 1) + high) * 2 + (starts < ends))
    there, back = edges[::2], edges[1::2]
    # Each edge once in one direction and once in the other, and no edge a second time.
    return bool((there + 1 == back).all() and (there % 2 == 0).all() and (np.diff(there) > 0).all())


def _components(count: int, triangles: Indices) -> Indices:
    """Label connected parts: return for each of `count` points the least index in its part."""
    parent = np.arange(count)
    pairs = np.concatenate([triangles[:, :2], triangles[:, 1:]])
    while True:
        one, other = parent[pairs[:, 0]], parent[pairs[:, 1]]
        low, high = np.minimum(one, other), np.maximum(one, other)
        apart = low != high
        if not apart.any():
            return parent
        pairs = pairs[apart]
        np.minimum.at(parent, high[apart], low[apart])
        while (parent[parent] != parent).any():
            parent = parent[parent]


def sides(body: Mesh) -> Sides:
    """Return the sides of a body seen from above."""
    points = body.points[_used(body.points, body.triangles)]
    (left, low, _), (right, high, _) = points.min(axis=0), points.max(axis=0)
    return float(left), float(right), float(low), float(high)


def _overlap(sides: list[Sides]) -> bool:
    """Return whether any two, sorted by their left, overlap seen from above."""
    for i, (_, right, low, high) in enumerate(sides):
        for left, _, other_low, other_high in sides[i + 1 :]:
            if left >= right:
                break
            if low < other_high and other_low < high:
                return True
    return False


def extents(points: Numbers, triangles: Indices) -> tuple[Numbers, Numbers]:
    """Return the least and the greatest coordinates of each connected part, shape (k, 3) each."""
    used = _used(points, triangles)
    number = np.cumsum(used) - 1
    parts = _components(int(used.sum()), number[triangles])
    order = np.argsort(parts, kind="stable")
    starts = np.flatnonzero(np.diff(parts[order], prepend=-1))
    of_parts = points[used][order]
    return np.minimum.reduceat(of_parts, starts), np.maximum.reduceat(of_parts, starts)


def _used(points: Numbers, triangles: Indices) -> NDArray[np.bool_]:
    """Return for each point whether it is a corner of a triangle."""
    used = np.zeros(len(points), np.bool_)
    used[triangles.ravel()] = True
    return used
