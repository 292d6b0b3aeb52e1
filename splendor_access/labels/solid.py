"""Solids: the labels of a page as domes on a plate, and the domes of any solid that is read.

A page is one body with a flat bottom at z = 0: a thin sheet holds the plates of its labels
together, in their order, and is cut along the grooves between them. Lengths are in mm; x goes to
the right, y up the page and z up. numpy and manifold3d come with the extra `3d`, so only formats
import this module, when they are used.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import asin, cos, sin

import msgspec
import numpy as np
from manifold3d import CrossSection, Manifold, OpType, triangulate
from numpy.typing import NDArray

from splendor_access.labels.formats import MOST_DOTS, FileContents, FoundPage, Unreadable, oddest
from splendor_access.labels.layers import thickness
from splendor_access.labels.plan import Box, Dot, Page, Plan

SEGMENTS = 16
"""The corners of a dome seen from above; a multiple of 4, so that it is exactly as wide as long."""

RINGS = 3
"""How often the curve from the foot of a dome to its top bends: about as often as its outline."""

GROOVE = 0.5
"""How wide the groove is at least; half of it is taken from the plate of each label."""

_PARTS = 1000.0
"""Coordinates of a mesh are compared in parts of a mm."""

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]


class Mesh(msgspec.Struct, frozen=True):
    """A surface: points, shape (n, 3), and triangles of their numbers, shape (m, 3).

    The corners of a triangle go round to the left, seen from outside.
    """

    points: Numbers
    triangles: Indices


# Making


class _Form(msgspec.Struct, frozen=True):
    """What all labels of a file have: the measures of a dot, and the levels of both surfaces."""

    radius: float
    height: float
    sheet: float
    plate: float


def page_meshes(plan: Plan) -> list[Mesh]:
    """Return the body of each page; the bottom left corner of the page is at the origin."""
    measures = plan.measures
    form = _Form(measures.base / 2, measures.height, *thickness(plan.machine))
    return [_page_mesh(page, form) for page in plan.pages]


def _page_mesh(page: Page, form: _Form) -> Mesh:
    """Put the plates of labels into the holes of a sheet."""
    plates, corners = [], []
    for label in page.labels:
        box = label.box
        width, height = box.width - GROOVE, box.height - GROOVE
        x, y = box.x + GROOVE / 2, page.height - box.y - box.height + GROOVE / 2
        dots = tuple((round(d.x - x, 4), round(page.height - d.y - y, 4)) for d in label.dots)
        plates.append(plate_body(round(width, 4), round(height, 4), dots, form))
        corners.append(np.array([x, y]))
    sheet = _sheet((page.width, page.height, form.sheet), corners, plates)
    points, triangles = [sheet.points], [sheet.triangles]
    count = len(sheet.points)
    for i, (plate, corner) in enumerate(zip(plates, corners, strict=True)):
        above = plate.points[4:]
        # The four points at the foot of a plate are those of its hole.
        of_hole = 8 + 4 * i + np.arange(4)
        number = np.append(of_hole, count + np.arange(len(above)))
        points.append(above + np.append(corner, 0))
        triangles.append(number[plate.triangles])
        count += len(above)
    return Mesh(np.concatenate(points), np.concatenate(triangles))


def _sheet(size: tuple[float, float, float], corners: list[Numbers], plates: list[Mesh]) -> Mesh:
    """Return a sheet with a hole in its upper side for each plate.

    Its points are four below, four above, and four for each hole, all round to the left.
    """
    width, height, top = size
    outline = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float64)
    holes = [corner + plate.points[:4, :2] for corner, plate in zip(corners, plates, strict=True)]
    upper = np.concatenate([outline, *holes])
    points = np.concatenate([np.insert(outline, 2, 0, axis=1), np.insert(upper, 2, top, axis=1)])
    # Holes go round to the right, so that their points are handed over backwards.
    backwards = [np.arange(4 * i + 3, 4 * i - 1, -1) for i in range(1, len(holes) + 1)]
    number = 4 + np.concatenate([np.arange(4), *backwards])
    upper_side = number[triangulate([outline, *(hole[::-1] for hole in holes)])]
    return Mesh(points, np.concatenate([_BELOW_AND_AROUND, upper_side]))


_BELOW_AND_AROUND = np.array(
    [
        *((0, 2, 1), (0, 3, 2)),
        *((0, 1, 5), (0, 5, 4), (1, 2, 6), (1, 6, 5)),
        *((2, 3, 7), (2, 7, 6), (3, 0, 4), (3, 4, 7)),
    ],
    np.int64,
)
"""The triangles of a sheet but for its upper side, by the numbers of its first eight points."""


@lru_cache(maxsize=256)
def plate_body(
    width: float, height: float, dots: tuple[tuple[float, float], ...], form: _Form
) -> Mesh:
    """Return the plate of a label with its domes, from the sheet up and open below.

    The first four points are those at its foot. A label is in two files, that of its page and the
    one with all pages, so that plates are kept.
    """
    thick = form.plate - form.sheet
    dome = dome_body(form.radius, form.height, thick / 2)
    parts = [Manifold.cube((width, height, thick))]
    parts += [dome.translate((x, y, thick)) for x, y in dots]
    mesh = Manifold.batch_boolean(parts, OpType.Add).to_mesh()
    points = np.asarray(mesh.vert_properties[:, :3], np.float64)
    triangles = np.asarray(mesh.tri_verts, np.int64)
    at_foot = points[:, 2] < 1 / _PARTS
    right, upper = points[:, 0] > width / 2, points[:, 1] > height / 2
    # Round to the left from the lowest and leftmost; all others behind them.
    order = np.argsort(np.where(at_foot, 2 * upper + (right ^ upper), 4), kind="stable")
    number = np.argsort(order)
    around = triangles[~at_foot[triangles].all(axis=1)]
    return Mesh(points[order] + (0, 0, form.sheet), number[around])


@lru_cache
def dome_body(radius: float, height: float, depth: float) -> Manifold:
    """Return a cap of a ball on a skirt of that depth, the foot of the cap at z = 0.

    The skirt is buried in the plate. A whole ball that has this cap would reach through it.
    """
    ball = (radius**2 + height**2) / (2 * height)
    widest = asin(radius / ball)
    angles = [widest * (1 - ring / RINGS) for ring in range(RINGS)]
    arc = [(ball * sin(angle), ball * cos(angle) - ball + height) for angle in angles]
    outline = [(0.0, -depth), (radius, -depth), *arc, (0.0, height)]
    return Manifold.revolve(CrossSection([np.array(outline)]), SEGMENTS)


# Reading


def welded(corners: Numbers) -> Mesh:
    """Return the mesh of triangles given by their corners, shape (m, 3, 3): equal points are one.

    Raises Unreadable for corners that are not finite.
    """
    if not len(corners) or not np.isfinite(corners).all():
        raise Unreadable("no-solid")
    flat = corners.reshape(-1, 3).astype(np.float32) + np.float32(0)  # no negative zeros
    # One number for each point is sorted much faster than three.
    bits = flat.view(np.uint32).astype(np.uint64)
    key = bits[:, 0]
    for axis in (1, 2):
        key = (key ^ (key >> _SHIFT)) * _FACTOR + bits[:, axis]
    _, first, inverse = np.unique(key, return_index=True, return_inverse=True)
    points = flat[first]
    if (points[inverse] != flat).any():  # two points with one key, which chance does not bring
        raise Unreadable("not-closed")
    return _without_slivers(Mesh(points.astype(np.float64), inverse.reshape(-1, 3)))


_SHIFT, _FACTOR = np.uint64(29), np.uint64(0x9E3779B97F4A7C15)
"""What mixes 64 bits well: a large odd number, and about half of them."""


def _without_slivers(mesh: Mesh) -> Mesh:
    """Leave out triangles with the same corner twice; what is around them stays closed."""
    one, two, three = mesh.triangles.T
    return Mesh(mesh.points, mesh.triangles[(one != two) & (two != three) & (three != one)])


def found(meshes: Iterable[Mesh]) -> FileContents:
    """Return the domes and plates of solids, body by body, those of a mesh from left to right.

    Raises Unreadable where one is not closed, where shells lie in one another, where the bottom is
    not flat, and where nothing stands on a plate.
    """
    read = [_found_body(body) for mesh in meshes for body in _bodies(mesh)]
    if not read:
        raise Unreadable("no-solid")
    widths, heights = (np.concatenate([one[of] for one in read]) for of in (1, 2))
    if len(widths) > MOST_DOTS:
        raise Unreadable("many-dots")
    return FileContents(
        tuple(page for page, _, _ in read), oddest(widths.tolist()), oddest(heights.tolist())
    )


def _bodies(mesh: Mesh) -> list[Mesh]:
    """Return the closed bodies of a mesh. Raises Unreadable."""
    if not len(mesh.triangles) or not _is_closed(mesh.triangles):
        raise Unreadable("not-closed")
    body_of = _components(len(mesh.points), mesh.triangles)[mesh.triangles[:, 0]]
    names = np.unique(body_of)
    if len(names) > _MOST_BODIES:
        raise Unreadable("shells")
    bodies = [Mesh(mesh.points, mesh.triangles[body_of == name]) for name in names]
    sides = sorted((_sides(body), i) for i, body in enumerate(bodies))
    if _overlap([side for side, _ in sides]):
        raise Unreadable("shells")
    return [bodies[i] for _, i in sides]


_MOST_BODIES = 1000
"""More than anyone puts into a file."""

_GOOD_PART = 0.2
"""A level with so much less surface than another is that of flat dots, not of plates."""

_ABOVE = 0.05
"""What reaches so far above the plate, in mm, is a dome."""


def _is_closed(triangles: Indices) -> bool:
    """Say whether each edge is between two triangles, which go along it in opposite directions."""
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
    """Return for each of so many points the least point that triangles connect it with."""
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


def _sides(body: Mesh) -> tuple[float, float, float, float]:
    """Return left, right, low and high seen from above."""
    points = body.points[_used(body.points, body.triangles)]
    (left, low, _), (right, high, _) = points.min(axis=0), points.max(axis=0)
    return float(left), float(right), float(low), float(high)


def _overlap(sides: list[tuple[float, float, float, float]]) -> bool:
    """Say whether any two, sorted by their left, overlap seen from above."""
    for i, (_, right, low, high) in enumerate(sides):
        for left, _, other_low, other_high in sides[i + 1 :]:
            if left >= right:
                break
            if low < other_high and other_low < high:
                return True
    return False


def _found_body(body: Mesh) -> tuple[FoundPage, Numbers, Numbers]:
    """Return the page of a body, and the width and height of each of its domes."""
    left, right, low, high = _sides(body)
    corners = body.points[body.triangles]
    levels = corners[:, :, 2]
    # Twice the area of each triangle seen from above, negative from below.
    side, other = (corners[:, i, :2] - corners[:, 0, :2] for i in (1, 2))
    area = side[:, 0] * other[:, 1] - side[:, 1] * other[:, 0]
    _check_bottom(area, levels)
    top = _plate_level(area, levels)
    over = body.triangles[levels.max(axis=1) > top + _ABOVE]
    least, most = _extents(body.points, over)
    middle = (least + most) / 2
    on_plate = (np.abs(levels - top) < 1 / _PARTS).all(axis=1)
    plate_least, plate_most = _extents(body.points, body.triangles[on_plate])
    page = FoundPage(
        right - left,
        high - low,
        tuple(Dot(round(x - left, 4), round(high - y, 4)) for x, y, _ in middle.tolist()),
        tuple(
            Box(round(x - left, 4), round(high - upper, 4), round(far - x, 4), round(upper - y, 4))
            for (x, y, _), (far, upper, _) in zip(
                plate_least.tolist(), plate_most.tolist(), strict=True
            )
        ),
    )
    return page, (most - least)[:, :2].max(axis=1), most[:, 2] - top


def _check_bottom(area: Numbers, levels: Numbers) -> None:
    """Raise Unreadable unless all that looks down is the bottom."""
    down = area < 0
    at_bottom = down & (levels.max(axis=1) < levels.min() + 1 / _PARTS)
    if -area[down & ~at_bottom].sum() > 1 / _PARTS * -area[at_bottom].sum():
        raise Unreadable("bottom")


def _plate_level(area: Numbers, levels: Numbers) -> float:
    """Return the highest level that has a good part of what looks up: above it are only dots."""
    level = (area > 0) & (np.ptp(levels, axis=1) < 1 / _PARTS)
    if not level.any():
        raise Unreadable("no-plate")
    steps, inverse = np.unique(np.rint(levels[level, 0] * _PARTS), return_inverse=True)
    areas = np.bincount(inverse, area[level])
    return float(steps[areas > _GOOD_PART * areas.max()].max() / _PARTS)


def _extents(points: Numbers, triangles: Indices) -> tuple[Numbers, Numbers]:
    """Return the least and the most coordinates of each connected part, shape (k, 3) each."""
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
