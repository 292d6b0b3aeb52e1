"""Drawings: makes the marks on a page beside its labels, and finds outlines.

The marks are a ruler of 100 mm, crosses, and what can be felt. Printing with "fit to page" moves
dots closer together; the ruler shows it. Machines that cut or emboss a printed page align it by the
crosses. Fingers find the upper right corner of a page by a triangle, and the labels by lines around
them.

Of outlines, circles and rectangles are recognised, and the paths of SVG are parsed.
"""

import re
from collections.abc import Iterator, Sequence
from math import hypot

import msgspec

from splendor_access.labels.formats import UnreadableLabels
from splendor_access.labels.planning.plan import Box, Page, PrintLine


class Stroke(msgspec.Struct, frozen=True):
    """A thin straight line, in mm."""

    x1: float
    y1: float
    x2: float
    y2: float


class PrinterMarks(msgspec.Struct, frozen=True):
    """Lines and texts in ink."""

    strokes: tuple[Stroke, ...]
    texts: tuple[PrintLine, ...]


RULER = 100.0
RULER_TEXT = "100.0 mm"

_EDGE = 6.5
_ARM = 2.0
_TICK = 1.5
_TEXT = 3.2
"""The size of letters, in mm: 9 points."""


def printer_marks(page: Page) -> PrinterMarks:
    """Return the marks of a page; an alignment page, which has no labels, has two rulers."""
    strokes: list[Stroke] = []
    for x in (_EDGE, page.width - _EDGE):
        for y in (_EDGE, page.height - _EDGE):
            strokes += (
                Stroke(x - _ARM, y, x + _ARM, y),
                Stroke(x, y - _ARM, x, y + _ARM),
            )
    left = round((page.width - RULER) / 2, 4)
    strokes.append(Stroke(left, _EDGE, left + RULER, _EDGE))
    for step in range(11):
        x = left + step * RULER / 10
        strokes.append(Stroke(x, _EDGE - _TICK, x, _EDGE + _TICK))
    texts = [PrintLine(RULER_TEXT, left + RULER + 2, _EDGE + _TEXT / 3, _TEXT)]
    if not page.labels:
        x, top = page.width / 2, (page.height - RULER) / 2
        strokes.append(Stroke(x, top, x, top + RULER))
        for step in range(11):
            y = top + step * RULER / 10
            strokes.append(Stroke(x - _TICK, y, x + _TICK, y))
        texts.append(PrintLine(RULER_TEXT, x + 2, top + RULER + _TEXT / 3, _TEXT))
    return PrinterMarks(tuple(strokes), tuple(texts))


_FROM_EDGE, _LEG = 3.0, 4.0
"""Where the triangle in the corner of a page begins, and the length of its sides, in mm."""


def corner_triangle(page: Page) -> tuple[tuple[float, float], ...]:
    """Return the triangle in the upper right corner: raised, it tells which way up the page is."""
    right = round(page.width - _FROM_EDGE, 4)
    return (
        (right, _FROM_EDGE),
        (right, _FROM_EDGE + _LEG),
        (round(right - _LEG, 4), _FROM_EDGE),
    )


_BESIDE, _LINE = 0.2, 0.8
"""How far a raised line is from the edge of a label, and its width, in mm."""


def cut_lines(page: Page) -> Iterator[Box]:
    """Yield the four sides of a raised line around each label, to cut along by touch."""
    for label in page.labels:
        box, out = label.box, _BESIDE + _LINE
        left, top = round(box.x - out, 4), round(box.y - out, 4)
        width, height = round(box.width + 2 * out, 4), round(box.height + 2 * out, 4)
        yield Box(left, top, width, _LINE)
        yield Box(left, round(top + height - _LINE, 4), width, _LINE)
        yield Box(left, top, _LINE, height)
        yield Box(round(left + width - _LINE, 4), top, _LINE, height)


Point = tuple[float, float]

_ROUND = 0.02
"""The most that the radius of a circle may vary, as a fraction of its size."""


class Outline(msgspec.Struct, frozen=True):
    """A closed line: the points on it, and whether it has curves."""

    curved: bool
    points: tuple[Point, ...]


class Circle(msgspec.Struct, frozen=True):
    """A circle by its centre and its width."""

    x: float
    y: float
    width: float


def circle(points: Sequence[Point]) -> Circle | None:
    """Return the circle through points, which must lie on all four of its sides, or None."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    width, height = max(xs) - min(xs), max(ys) - min(ys)
    if not width or abs(width - height) > _ROUND * width:
        return None
    x, y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    radius = width / 2
    if any(abs(hypot(u - x, v - y) - radius) > _ROUND * radius for u, v in points):
        return None
    return Circle(x, y, width)


def rectangle(points: Sequence[Point]) -> Box | None:
    """Return the upright rectangle with four points as its corners, or None."""
    if len(points) not in (4, 5):
        return None
    xs, ys = sorted(x for x, _ in points[:4]), sorted(y for _, y in points[:4])
    left, top, right, bottom = xs[0], ys[0], xs[-1], ys[-1]
    corners = {(x, y) for x in (left, right) for y in (top, bottom)}
    if set(points) != corners or right <= left or bottom <= top:
        return None
    return Box(left, top, right - left, bottom - top)


_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
"""The number of arguments of each letter."""

_LETTERS = "MmLlHhVvCcSsQqTtAaZz"
_PART = re.compile(rf"([{_LETTERS}])([^{_LETTERS}]*)")
_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_BETWEEN = r"[\s,]*"
_ONE = re.compile(f"{_BETWEEN}({_NUMBER}){_BETWEEN}")
# The two flags of an arc need no separator.
_ARC = re.compile(
    _BETWEEN.join(["", *[f"({_NUMBER})"] * 3, *["([01])"] * 2, *[f"({_NUMBER})"] * 2, ""])
)


def path_outlines(data: str) -> Iterator[Outline]:
    """Yield the outlines of an SVG path. Raises UnreadableLabels.

    A circle in two halves gets points for the sides between, so that it has four.
    """
    points: list[Point] = []
    curved = False
    here = start = (0.0, 0.0)
    for letter, numbers in _steps(data):
        upper = letter.upper()
        from_x, from_y = here if letter.islower() else (0.0, 0.0)
        if upper in "MZ":
            if points:
                yield Outline(curved, tuple(points))
            points, curved = [], False
            here = start = start if upper == "Z" else (from_x + numbers[0], from_y + numbers[1])
            points = [] if upper == "Z" else [here]
            continue
        before = here
        match upper:
            case "H":
                here = (from_x + numbers[0], here[1])
            case "V":
                here = (here[0], from_y + numbers[0])
            case _:
                here = (from_x + numbers[-2], from_y + numbers[-1])
        if upper == "A":
            points += _half(before, here, numbers[0])
        curved |= upper in "CSQTA"
        points = points or [start]
        points.append(here)
    if points:
        yield Outline(curved, tuple(points))


def _half(start: Point, end: Point, radius: float) -> list[Point]:
    """Return the middle points of a half circle, or nothing for another arc."""
    across, down = end[0] - start[0], end[1] - start[1]
    width = hypot(across, down)
    if not width or abs(width - 2 * abs(radius)) > _ROUND * width:
        return []
    # Both sides, so that it does not matter which half it is: the whole is a circle.
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    return [(x - down / 2, y + across / 2), (x + down / 2, y - across / 2)]


def _steps(data: str) -> Iterator[tuple[str, list[float]]]:
    """Yield the commands of a path: letters with their arguments."""
    text = data.strip()
    if "".join(letter + rest for letter, rest in _PART.findall(text)) != text:
        raise UnreadableLabels("number", data[:40])
    for letter, rest in _PART.findall(text):
        numbers = _numbers(_ARC if letter in "Aa" else _ONE, rest)
        count = _COUNTS[letter.upper()]
        if bool(numbers) != bool(count) or (count and len(numbers) % count):
            raise UnreadableLabels("number", data[:40])
        yield letter, numbers[:count]
        # Further pairs after a move are lines.
        following = {"M": "L", "m": "l"}.get(letter, letter)
        for start in range(count, len(numbers), count or 1):
            yield following, numbers[start : start + count]


def _numbers(pattern: re.Pattern[str], text: str) -> list[float]:
    """Return all numbers of a text in the form of a pattern. Raises UnreadableLabels."""
    found: list[float] = []
    at = 0
    while text[at:].strip():
        part = pattern.match(text, at)
        if part is None:
            raise UnreadableLabels("number", text[:40])
        found += map(float, part.groups())
        at = part.end()
    return found
