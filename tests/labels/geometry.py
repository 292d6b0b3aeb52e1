"""Where labels and dots lie on a sheet, and how far a mark is from them.

All is worked out from `manifest.json` and the documented geometry alone, so that nothing here can
repeat a mistake of the program. Lengths are in mm, x from the left edge of the page and y from its
upper edge downwards. A polygon is convex and has at least three corners.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Point = tuple[float, float]
Polygon = tuple[Point, ...]

PLAIN = 0.15
"""Nearer than this to a threshold no verdict is plain."""

HAIR = 0.02
"""The width of a line that has none, such as that of a cut."""


@dataclass(frozen=True)
class Box:
    """A rectangle along the edges of the page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def lower(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def polygon(self) -> Polygon:
        """The four corners."""
        return (
            (self.x, self.y),
            (self.right, self.y),
            (self.right, self.lower),
            (self.x, self.lower),
        )

    @property
    def edges(self) -> tuple[Polygon, ...]:
        """The four edges as thin polygons."""
        return outline(self.polygon)


@dataclass(frozen=True)
class Label:
    """A label: its box, and the centres of its dots."""

    box: Box
    dots: tuple[Point, ...]

    def words(self, radius: float) -> Box:
        """Return the part below the braille, where words in ink may be."""
        top = max(y for _, y in self.dots) + radius
        return Box(self.box.x, top, self.box.width, self.box.lower - top)


@dataclass(frozen=True)
class Page:
    """A page: its size, its labels, and the radius of a dot at its base."""

    number: int
    width: float
    height: float
    labels: tuple[Label, ...]
    radius: float

    @property
    def blanks(self) -> Iterator[Box]:
        """The places of the grid of labels on which there is none."""
        boxes = {(label.box.x, label.box.y): label.box for label in self.labels}
        first = self.labels[0].box
        for x in {x for x, _ in boxes}:
            for y in {y for _, y in boxes}:
                if (x, y) not in boxes:
                    yield Box(x, y, first.width, first.height)


def pages(manifest: dict[str, Any], file: str) -> list[Page]:
    """Return the pages of a file on which labels lie, as its manifest tells."""
    entry = next(entry for entry in manifest["files"] if entry["file"] == file)
    found: dict[int, list[Label]] = {}
    for label in manifest["labels"]:
        if label["file"] == file:
            # Each sheet of a set in a file of its own keeps its number.
            number = label["page"] if entry["pages"] > 1 else 1
            dots = tuple(_dots(label, entry["measures"]))
            found.setdefault(number, []).append(Label(Box(**label["box"]), dots))
    sizes = entry["page_sizes"]
    radius = entry["measures"]["base"] / 2
    return [
        Page(number, sizes[number - 1][0], sizes[number - 1][1], tuple(labels), radius)
        for number, labels in sorted(found.items())
    ]


def _dots(label: dict[str, Any], measures: dict[str, float]) -> Iterator[Point]:
    """Yield the centre of each dot of a label; dots 1 to 3 are a column, and so are 4 to 6."""
    first = label["first_dot"]
    for i, line in enumerate(label["dots"]):
        for j, cell in enumerate(line.split("-")):
            for dot in cell.replace("0", ""):
                column, row = divmod(int(dot) - 1, 3)
                yield (
                    first["x"] + j * measures["cell"] + column * measures["dot"],
                    first["y"] + i * measures["line"] + row * measures["dot"],
                )


def disc(centre: Point, across: float, down: float | None = None, angle: float = 0.0) -> Polygon:
    """Return an ellipse with these two radii, turned by an angle in radians, as a polygon."""
    turns = [2 * math.pi * i / 32 for i in range(32)]
    down = across if down is None else down
    return turned(
        tuple((centre[0] + across * math.cos(t), centre[1] + down * math.sin(t)) for t in turns),
        centre,
        angle,
    )


def turned(points: Polygon, centre: Point, angle: float) -> Polygon:
    """Return points turned about a centre by an angle in radians."""
    cos, sin = math.cos(angle), math.sin(angle)
    x, y = centre
    return tuple(
        (x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos)
        for px, py in points
    )


def stroke(start: Point, end: Point, width: float) -> Polygon:
    """Return a line with round ends as a polygon."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    halves = [(start, angle + math.pi / 2), (end, angle - math.pi / 2)]
    return tuple(
        (
            x + width / 2 * math.cos(first + math.pi * i / 8),
            y + width / 2 * math.sin(first + math.pi * i / 8),
        )
        for (x, y), first in halves
        for i in range(9)
    )


def outline(points: Polygon) -> tuple[Polygon, ...]:
    """Return the edges of a polygon as hairlines."""
    following = points[1:] + points[:1]
    return tuple(stroke(start, end, HAIR) for start, end in zip(points, following, strict=True))


def gap(one: Polygon, other: Polygon) -> float:
    """Return how far two polygons are apart at least, or below 0, how deep one is in the other."""
    return max(_gap_along(one, other), _gap_along(other, one))


def _gap_along(one: Polygon, other: Polygon) -> float:
    """Return the widest gap between two polygons at a right angle to an edge of the first."""
    widest = -math.inf
    for (ax, ay), (bx, by) in zip(one, one[1:] + one[:1], strict=True):
        length = math.hypot(bx - ax, by - ay)
        if length < 1e-9:
            continue
        nx, ny = (by - ay) / length, (ax - bx) / length
        mine = [nx * x + ny * y for x, y in one]
        theirs = [nx * x + ny * y for x, y in other]
        # Either may lie on the side to which the normal points.
        widest = max(widest, min(theirs) - max(mine), min(mine) - max(theirs))
    return widest


def nearest(parts: tuple[Polygon, ...], other: Polygon) -> float:
    """Return the smallest gap between the parts of a mark and a polygon."""
    return min(gap(part, other) for part in parts)


def near(parts: tuple[Polygon, ...], point: Point, reach: float) -> bool:
    """Return whether a point is so near the bounds of a mark that it may be reached."""
    xs = [x for part in parts for x, _ in part]
    ys = [y for part in parts for _, y in part]
    return (
        min(xs) - reach <= point[0] <= max(xs) + reach
        and min(ys) - reach <= point[1] <= max(ys) + reach
    )
