"""Solids: makes the labels of a page as domes on plates, and finds the domes of any solid.

A solid is a mesh of triangles: points are welded, a mesh is split into closed bodies, and their
extents are measured. A page is one body with a flat bottom at z = 0: a thin sheet holds the plates
of its labels together, in their order, and is cut along the grooves between them. Lengths are in
mm; x goes to the right, y up the page and z up. numpy and manifold3d come with the extra `3d`, so
only what makes, reads or compares files for 3D printers imports this module, when it is used.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import acos, asin, cos, sin

import msgspec
import numpy as np
from manifold3d import triangulate
from numpy.typing import NDArray

from splendor_access.labels.formats import (
    MOST_DOTS,
    FileContents,
    FoundDot,
    FoundPage,
    UnreadableLabels,
)
from splendor_access.labels.planning.layers import GROOVE, thickness
from splendor_access.labels.planning.plan import Box, Page, Plan

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


SEGMENTS = 16
"""The corners of a dome seen from above; a multiple of 4, so that it is exactly as wide as long."""

RINGS = 3
"""The rings of faces from the foot of a dome to its top, about as fine as its outline."""

BLUNT = 0.4
"""The least radius of a dome in the middle of its top layer, in mm.

Where it is smaller, slicers leave out that layer with a nozzle of 0.4 mm: PrusaSlicer 2.5 below
0.35, and below 0.375 with its classic perimeters."""

# Making


class _Form(msgspec.Struct, frozen=True):
    """The measures that all labels of a file share: of dots, and the tops of sheet and plates.

    `key` is what the upper right corner of each plate lacks of both sides, and `layer` the height
    of a layer.
    """

    radius: float
    height: float
    layer: float
    sheet: float
    plate: float
    key: float


def page_meshes(plan: Plan) -> list[Mesh]:
    """Return the body of each page; the bottom left corner of the page is at the origin."""
    measures, machine = plan.measures, plan.machine
    form = _Form(
        measures.base / 2, measures.height, machine.layer, *thickness(machine), machine.key
    )
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
    sheet = _sheet((page.width, page.height), form, corners, plates)
    points, triangles = [sheet.points], [sheet.triangles]
    count = len(sheet.points)
    foot = _corners(form)
    for i, (plate, corner) in enumerate(zip(plates, corners, strict=True)):
        above = plate.points[foot:]
        # The points at the foot of a plate are those of its hole.
        of_hole = 8 + foot * i + np.arange(foot)
        number = np.append(of_hole, count + np.arange(len(above)))
        points.append(above + np.append(corner, 0))
        triangles.append(number[plate.triangles])
        count += len(above)
    return Mesh(np.concatenate(points), np.concatenate(triangles))


def _sheet(
    size: tuple[float, float], form: _Form, corners: list[Numbers], plates: list[Mesh]
) -> Mesh:
    """Return a sheet with a hole in its upper side for each plate.

    Its points are four below, four above, and those of each hole, all round to the left.
    """
    width, height = size
    foot, top = _corners(form), form.sheet
    outline = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float64)
    holes = [
        corner + plate.points[:foot, :2] for corner, plate in zip(corners, plates, strict=True)
    ]
    upper = np.concatenate([outline, *holes])
    points = np.concatenate([np.insert(outline, 2, 0, axis=1), np.insert(upper, 2, top, axis=1)])
    # Holes go round to the right, so that their points are handed over backwards.
    backwards = [np.arange(foot)[::-1] + 4 + foot * i for i in range(len(holes))]
    number = 4 + np.concatenate([np.arange(4), *backwards])
    upper_side = number[triangulate([outline, *(hole[::-1] for hole in holes)])]
    return Mesh(points, np.concatenate([_BELOW, _around(4), upper_side]))


_BELOW = np.array([(0, 2, 1), (0, 3, 2)], np.int64)
"""The lower side of a box, by the numbers of its four points below."""


def _around(count: int) -> Indices:
    """Return the sides of a column, by the numbers of its points below and then above."""
    here = np.arange(count)
    following = np.roll(here, -1)
    pairs = ((here, following, count + following), (here, count + following, count + here))
    return np.stack([np.column_stack(pair) for pair in pairs], axis=1).reshape(-1, 3)


def _corners(form: _Form) -> int:
    """Return how many corners a plate has."""
    return 5 if form.key else 4


@lru_cache(maxsize=256)
def plate_body(
    width: float, height: float, dots: tuple[tuple[float, float], ...], form: _Form
) -> Mesh:
    """Return the plate of a label with its domes, from the sheet up and open below.

    The first points are those at its foot, as many as `_corners`. Each dome stands on a hole of the
    upper side, so that no union of bodies is needed. Plates are cached, because a label is in two
    files: that of its page and the one with all pages.
    """
    upper = [(width, height - form.key), (width - form.key, height)][: _corners(form) - 3]
    outline = np.array([(0, 0), (width, 0), *upper, (0, height)], np.float64)
    foot = len(outline)
    dome = _dome(form.radius, form.height, form.layer)
    places = np.array(dots, np.float64)
    holes = places[:, None] + dome.points[:SEGMENTS, :2]
    # Triangulated by the points of the outline and then, hole by hole, of the feet of the domes.
    # Holes go round to the right.
    count = len(dome.points)
    first = 2 * foot + count * np.arange(len(dots))
    feet = first[:, None] + np.arange(SEGMENTS)[::-1]
    number = np.concatenate([np.arange(foot, 2 * foot), feet.ravel()])
    upper_side = number[triangulate([outline, *(hole[::-1] for hole in holes)])]
    domes = first[:, None, None] + dome.triangles
    on_top = np.append(places, np.full((len(dots), 1), form.plate), axis=1)
    points = [
        np.insert(outline, 2, form.sheet, axis=1),
        np.insert(outline, 2, form.plate, axis=1),
        (on_top[:, None] + dome.points).reshape(-1, 3),
    ]
    return Mesh(
        np.concatenate(points), np.concatenate([_around(foot), upper_side, domes.reshape(-1, 3)])
    )


def dome_profile(radius: float, height: float, layer: float) -> list[tuple[float, float]]:
    """Return the radius and the height of each ring of a dome, from its foot.

    The last ring is in the middle of the top layer, where slicers cut it.
    """
    ball = (radius**2 + height**2) / (2 * height)
    widest, last = asin(radius / ball), acos(1 - layer / 2 / ball)
    angles = [widest + (last - widest) * ring / (RINGS - 1) for ring in range(RINGS)]
    rings = [(ball * sin(angle), ball * cos(angle) - ball + height) for angle in angles]
    return [(radius, 0.0), *rings[1:-1], (max(rings[-1][0], BLUNT), rings[-1][1])]


@lru_cache
def _dome(radius: float, height: float, layer: float) -> Mesh:
    """Return a dome on z = 0, open below; the first points are its foot, to the left.

    It is a cap of a ball, which is blunt enough on top for a layer of that height.
    """
    around = 2 * np.pi * np.arange(SEGMENTS) / SEGMENTS
    circle = np.column_stack([np.cos(around), np.sin(around), np.zeros(SEGMENTS)])
    rings = [circle * out + (0, 0, up) for out, up in dome_profile(radius, height, layer)]
    points = np.concatenate([*rings, [(0.0, 0.0, height)]])
    here = np.arange(SEGMENTS)
    following = np.roll(here, -1)
    triangles = []
    for ring in range(RINGS - 1):
        low, high = ring * SEGMENTS, (ring + 1) * SEGMENTS
        triangles.append(np.column_stack([low + here, low + following, high + following]))
        triangles.append(np.column_stack([low + here, high + following, high + here]))
    last, top = (RINGS - 1) * SEGMENTS, np.full(SEGMENTS, len(points) - 1)
    triangles.append(np.column_stack([last + here, last + following, top]))
    return Mesh(points, np.concatenate(triangles))


# Finding


def find_domes(meshes: Iterable[Mesh]) -> FileContents:
    """Return the domes and plates of solids, body by body, those of a mesh from left to right.

    Raises UnreadableLabels for an open body, for shells in one another, for a bottom that is not
    flat, and for a plate with nothing on it.
    """
    pages = tuple(_found_body(body) for mesh in meshes for body in bodies(mesh))
    if not pages:
        raise UnreadableLabels("no-solid")
    if sum(len(page.dots) for page in pages) > MOST_DOTS:
        raise UnreadableLabels("many-dots")
    return FileContents(pages)


_GOOD_PART = 0.2
"""A level with less than this fraction of another's surface has flat dots, not plates."""

_SMALL_PART = 0.001
"""The largest surface that else faces down, as a fraction of the bottom's."""

_TOLERANCE = 0.001
"""Heights that differ by less than this, in mm, are one level."""

_ABOVE = 0.05
"""The least height of a dome above its plate, in mm."""


def _found_body(body: Mesh) -> FoundPage:
    """Return the page of a body."""
    left, right, low, high = sides(body)
    corners = body.points[body.triangles]
    levels = corners[:, :, 2]
    # Twice the area of each triangle seen from above, negative from below.
    side, other = (corners[:, i, :2] - corners[:, 0, :2] for i in (1, 2))
    area = side[:, 0] * other[:, 1] - side[:, 1] * other[:, 0]
    _check_bottom(area, levels)
    top = _plate_level(area, levels)
    over = body.triangles[levels.max(axis=1) > top + _ABOVE]
    least, most = extents(body.points, over)
    middle = (least + most) / 2
    widths, heights = (most - least)[:, :2].max(axis=1), most[:, 2] - top
    domes = zip(middle.tolist(), widths.tolist(), heights.tolist(), strict=True)
    on_plate = (np.abs(levels - top) < _TOLERANCE).all(axis=1)
    plate_least, plate_most = extents(body.points, body.triangles[on_plate])
    return FoundPage(
        right - left,
        high - low,
        tuple(
            FoundDot(round(x - left, 4), round(high - y, 4), base, height)
            for (x, y, _), base, height in domes
        ),
        tuple(
            Box(round(x - left, 4), round(high - upper, 4), round(far - x, 4), round(upper - y, 4))
            for (x, y, _), (far, upper, _) in zip(
                plate_least.tolist(), plate_most.tolist(), strict=True
            )
        ),
        body=body,
    )


def _check_bottom(area: Numbers, levels: Numbers) -> None:
    """Raise UnreadableLabels unless all faces that look down are the bottom."""
    down = area < 0
    at_bottom = down & (levels.max(axis=1) < levels.min() + _TOLERANCE)
    if -area[down & ~at_bottom].sum() > _SMALL_PART * -area[at_bottom].sum():
        raise UnreadableLabels("bottom")


def _plate_level(area: Numbers, levels: Numbers) -> float:
    """Return the highest level with a good part of the faces that look up: only dots are above."""
    level = (area > 0) & (np.ptp(levels, axis=1) < _TOLERANCE)
    if not level.any():
        raise UnreadableLabels("no-plate")
    steps, inverse = np.unique(np.round(levels[level, 0], 3), return_inverse=True)
    areas = np.bincount(inverse, area[level])
    return float(steps[areas > _GOOD_PART * areas.max()].max())
