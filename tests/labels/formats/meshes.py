"""Meshes made and measured without the program's own geometry, in plain Python."""

import struct
from collections import Counter
from collections.abc import Iterable
from math import cos, pi, sin

Point = tuple[float, float, float]
Triangle = tuple[Point, Point, Point]


def stl(triangles: Iterable[Triangle]) -> bytes:
    """Return a binary STL file."""
    records = [
        struct.pack("<12fH", 0, 0, 0, *(number for corner in corners for number in corner), 0)
        for corners in triangles
    ]
    return bytes(80) + struct.pack("<I", len(records)) + b"".join(records)


def triangles_of(data: bytes) -> list[Triangle]:
    """Return the triangles of a binary STL file."""
    return [
        ((x1, y1, z1), (x2, y2, z2), (x3, y3, z3))
        for _, _, _, x1, y1, z1, x2, y2, z2, x3, y3, z3, _ in struct.iter_unpack("<12fH", data[84:])
    ]


def volume(triangles: Iterable[Triangle]) -> float:
    """Return the volume inside, negative where the triangles are seen from inside."""
    return sum(
        (
            a[0] * (b[1] * c[2] - b[2] * c[1])
            + a[1] * (b[2] * c[0] - b[0] * c[2])
            + a[2] * (b[0] * c[1] - b[1] * c[0])
        )
        / 6
        for a, b, c in triangles
    )


def open_edges(triangles: Iterable[Triangle]) -> int:
    """Return how many edges do not lie between two triangles that go along it both ways."""
    edges: Counter[tuple[Point, Point]] = Counter()
    for a, b, c in triangles:
        if len({a, b, c}) == 3:
            edges.update([(a, b), (b, c), (c, a)])
    return sum(edges[edge] != 1 or edges[edge[::-1]] != 1 for edge in edges)


def body_count(triangles: Iterable[Triangle]) -> int:
    """Return how many parts hang together by their corners."""
    parent: dict[Point, Point] = {}

    def root(point: Point) -> Point:
        while parent.setdefault(point, point) != point:
            parent[point] = parent[parent[point]]
            point = parent[point]
        return point

    for a, b, c in triangles:
        parent[root(a)] = root(b)
        parent[root(b)] = root(c)
    return len({root(point) for point in list(parent)})


def prism(
    outline: list[tuple[float, float]],
    low: float,
    high: float,
    *,
    top: float | None = None,
    foot: float | None = None,
) -> list[Triangle]:
    """Return a closed body over a convex outline, which goes round to the left.

    With `top` or `foot` it ends in a point at that height, as a cone does.
    """
    count = len(outline)
    middle = (sum(x for x, _ in outline) / count, sum(y for _, y in outline) / count)
    tip = (*middle, high if top is None else top)
    end = (*middle, low if foot is None else foot)
    found: list[Triangle] = []
    for i, (x1, y1) in enumerate(outline):
        x2, y2 = outline[(i + 1) % count]
        a, b, c, d = (x1, y1, low), (x2, y2, low), (x2, y2, high), (x1, y1, high)
        found += [(a, b, c), (a, c, d), (b, a, end), (d, c, tip)]
    return found


def rectangle(x: float, y: float, width: float, height: float) -> list[tuple[float, float]]:
    """Return the corners of a rectangle."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def circle(x: float, y: float, radius: float, corners: int = 12) -> list[tuple[float, float]]:
    """Return the corners of a circle."""
    return [
        (x + radius * cos(2 * pi * i / corners), y + radius * sin(2 * pi * i / corners))
        for i in range(corners)
    ]
