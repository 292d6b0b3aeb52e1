"""Marks drawn at random over a sheet of labels, and whether geometry alone says that they matter.

A mark matters if it is seen, felt or cut inside a label, dots and all, or if it hides a dot. It
does not matter on the waste of the sheet, or where it cannot be seen at all. What lies too near to
a threshold, or has no plain verdict, is drawn anew.
"""

import math
from dataclasses import dataclass
from enum import Enum
from random import Random

from tests.labels.geometry import (
    HAIR,
    PLAIN,
    Label,
    Page,
    Point,
    Polygon,
    disc,
    gap,
    near,
    nearest,
    outline,
    stroke,
    turned,
)


class Ink(Enum):
    """What a mark is made with."""

    BRAILLE = "braille"
    CUT = "cut"
    BLACK = "black"
    RED = "red"
    WHITE = "white"


class Hidden(Enum):
    """Why a mark cannot be seen."""

    NOT = "seen"
    EMPTY = "of no size"
    OUTSIDE = "outside the page"
    CLIPPED = "clipped away"
    OFF = "switched off"
    UNDER = "white below all else"


class Shape(Enum):
    """The shape of a mark."""

    BAR = "bar"
    TRIANGLE = "triangle"
    BLOT = "blot"
    LINE = "line"


@dataclass(frozen=True)
class Tools:
    """What the marks of a format can be made with, and how they can be hidden.

    `areas` tells whether shapes are filled and lines have a width; a drawing for engravers has
    neither.
    """

    inks: tuple[Ink, ...]
    hiding: tuple[Hidden, ...]
    areas: bool = True


@dataclass(frozen=True)
class Mark:
    """A mark: its shape, what it is made with, and where it lies.

    `points` are the corners of a bar or a triangle, the centre of a blot, or the ends of a line.
    `size` is the width of a line, in mm, or the two radii of a blot, which `angle` turns.
    """

    shape: Shape
    ink: Ink
    hidden: Hidden
    points: Polygon
    size: tuple[float, ...] = ()
    angle: float = 0.0

    @property
    def corners(self) -> Polygon:
        """The mark as one polygon."""
        match self.shape:
            case Shape.BLOT:
                return disc(self.points[0], self.size[0], self.size[1], self.angle)
            case Shape.LINE:
                return stroke(self.points[0], self.points[1], self.size[0])
            case _:
                return self.points

    @property
    def traced(self) -> bool:
        """Whether only the outline is made, as a cutter does."""
        return self.ink is Ink.CUT and self.shape is not Shape.LINE

    @property
    def parts(self) -> tuple[Polygon, ...]:
        """The polygons of which the mark consists."""
        return outline(self.corners) if self.traced else (self.corners,)

    def __str__(self) -> str:
        """Say what the mark is and where it begins."""
        x, y = self.points[0]
        return f"{self.shape.value} in {self.ink.value} at {x:.2f} {y:.2f}, {self.hidden.value}"


def matters(mark: Mark, page: Page, tools: Tools) -> bool | None:
    """Return whether a mark matters on a page, or None if that is not plain."""
    if mark.hidden is not Hidden.NOT:
        return False
    if mark.ink is Ink.WHITE:
        return _white_matters(mark, page)
    if _within_a_dot(mark, page):
        return False if mark.ink is Ink.BRAILLE and tools.areas else None
    gaps = [nearest(mark.parts, label.box.polygon) for label in page.labels]
    if any(found <= -PLAIN for found in gaps):
        # At a dot the mark must plainly touch it or plainly not.
        return True if _plain_at_dots(mark, page) else None
    blanks = [nearest(mark.parts, box.polygon) for box in page.blanks]
    if min(gaps + blanks) < PLAIN or _like_a_dot(mark, page):
        return None
    return False


def _white_matters(mark: Mark, page: Page) -> bool | None:
    """Return whether white paint hides part of a dot; over outlines and words it is not plain."""
    for label in page.labels:
        if nearest(mark.parts, label.words(page.radius).polygon) < PLAIN:
            return None
        if min(nearest(mark.parts, edge) for edge in label.box.edges) < PLAIN:
            return None
    if not _plain_at_dots(mark, page):
        return None
    return any(found < 0 for found in _gaps_to_dots(mark, page))


def _gaps_to_dots(mark: Mark, page: Page) -> list[float]:
    return [
        nearest(mark.parts, disc(dot, page.radius))
        for label in page.labels
        for dot in label.dots
        if near(mark.parts, dot, page.radius + 1)
    ]


def _plain_at_dots(mark: Mark, page: Page) -> bool:
    return all(abs(found) >= PLAIN for found in _gaps_to_dots(mark, page))


def _within_a_dot(mark: Mark, page: Page) -> bool:
    """Return whether all of a mark lies inside one dot, and not at its rim."""
    return any(
        all(math.dist(dot, point) < page.radius - PLAIN for point in mark.corners)
        for label in page.labels
        for dot in label.dots
        if near(mark.parts, dot, page.radius)
    )


def _like_a_dot(mark: Mark, page: Page) -> bool:
    """Return whether a mark is about as large as a dot, so that a finger might take it for one."""
    xs = [x for x, _ in mark.corners]
    ys = [y for _, y in mark.corners]
    across = max(max(xs) - min(xs), max(ys) - min(ys))
    return abs(across - 2 * page.radius) < 1


def draw(page: Page, tools: Tools, chance: Random) -> tuple[Mark, bool]:
    """Draw a mark on a page, and return it with whether it matters."""
    wanted = chance.random() < 0.5
    for _ in range(10_000):
        mark = _drawn(page, tools, wanted, chance)
        found = matters(mark, page, tools) if _on_the_page(mark, page) else None
        if found is wanted:
            return mark, wanted
    message = f"no mark that {'matters' if wanted else 'does not matter'} was found"
    raise ValueError(message)


def _on_the_page(mark: Mark, page: Page) -> bool:
    """Return whether all of a mark is on the page, or nothing of one that is to be outside."""
    distance = gap(
        mark.corners, ((0, 0), (page.width, 0), (page.width, page.height), (0, page.height))
    )
    if mark.hidden is Hidden.OUTSIDE:
        return distance >= 1
    return all(1 <= x <= page.width - 1 and 1 <= y <= page.height - 1 for x, y in mark.corners)


def _drawn(page: Page, tools: Tools, wanted: bool, chance: Random) -> Mark:
    hiding = [Hidden.NOT] if wanted or chance.random() < 0.6 else list(tools.hiding)
    hidden = chance.choice(hiding)
    ink = Ink.WHITE if hidden is Hidden.UNDER else chance.choice(tools.inks)
    shape = chance.choice(list(Shape))
    if hidden is Hidden.EMPTY:
        shape = Shape.LINE
    centre = _place(page, wanted, hidden, chance)
    angle = chance.choice([0.0, math.pi / 2, chance.uniform(0, math.pi)])
    longest = chance.choice([1.0, 3.0, 10.0, 40.0])
    if shape is Shape.BLOT:
        radii = (chance.uniform(0.25, 5), chance.uniform(0.25, 5))
        return Mark(shape, ink, hidden, (centre,), radii, angle)
    half = chance.uniform(0.4, longest + 0.4) / 2
    if shape is Shape.LINE:
        x, y = centre
        ends = ((x - half, y), (x + half, y))
        width = chance.uniform(0.35, 2) if tools.areas else HAIR
        if ink is Ink.CUT:
            width = HAIR
        if hidden is Hidden.EMPTY:
            ends = (centre, centre)
        return Mark(shape, ink, hidden, turned(ends, centre, angle), (width,))
    return Mark(shape, ink, hidden, turned(_corners(shape, centre, half, chance), centre, angle))


def _corners(shape: Shape, centre: Point, half: float, chance: Random) -> Polygon:
    x, y = centre
    down = chance.uniform(0.2, 3)
    if shape is Shape.BAR:
        return (
            (x - half, y - down),
            (x + half, y - down),
            (x + half, y + down),
            (x - half, y + down),
        )
    return ((x - half, y - down), (x + half, y - down), (x + chance.uniform(-half, half), y + down))


def _place(page: Page, wanted: bool, hidden: Hidden, chance: Random) -> Point:
    """Choose where the middle of a mark is to be: by a dot, in a label, or anywhere."""
    if hidden is Hidden.OUTSIDE:
        return chance.uniform(-60, page.width + 60), chance.uniform(-60, page.height + 60)
    label: Label = chance.choice(page.labels)
    kind = chance.random()
    if kind < (0.5 if wanted else 0.25):
        x, y = chance.choice(label.dots)
        return x + chance.gauss(0, 1), y + chance.gauss(0, 1)
    if wanted or kind < 0.35:
        box = label.box
        return chance.uniform(box.x, box.right), chance.uniform(box.y, box.lower)
    return chance.uniform(0, page.width), chance.uniform(0, page.height)
