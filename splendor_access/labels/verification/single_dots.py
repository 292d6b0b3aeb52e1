"""Judges the dots of labels one by one: whether they are to be seen, their size and their place.

Pages are drawn, and each dot is looked at: one that is hidden, white, clipped or covered differs
from nothing around it. Formats that are not drawings leave such dots out when they are read.
"""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from statistics import median
from typing import TYPE_CHECKING, Literal

import msgspec

from splendor_access.labels.formats import FileContents, FoundDot, FoundPage
from splendor_access.labels.planning.plan import Box
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import Measures
from splendor_access.labels.verification.drawing import draw, is_drawn
from splendor_access.labels.verification.grouping import SLACK
from splendor_access.labels.verification.recognise import FoundLabel
from splendor_access.talk.messages import Message, say

if TYPE_CHECKING:
    from PIL.Image import Image

SHARPNESS = 4.0
"""Pixels in a mm."""

_INK = 12
"""Colours that differ by more than this, of 255, differ."""

_SMALLEST = 0.8
"""Dots narrower than this, in mm, are too small to be looked at, and too small for braille."""

_AROUND = [(cos(i * pi / 4), sin(i * pi / 4)) for i in range(8)]
_BESIDE = 0.5
"""Eight directions, and how far from the rim of a dot, in mm, is the paper around it."""

_ACROSS_A_LINE = (-0.2, -0.1, 0.0, 0.1, 0.2)
"""Where a thin line along the rim is looked for, in mm from it."""


def without_hidden(name: str, data: bytes, contents: FileContents) -> FileContents:
    """Return what a file in the format of that name has to be made. Raises UnreadableLabels."""
    if not is_drawn(name) or not any(page.dots for page in contents.pages):
        return contents
    pictures = draw(name, data, contents.pages, SHARPNESS)
    pages = zip(contents.pages, pictures, strict=True)
    return FileContents(tuple(_seen(page, picture) for page, picture in pages))


def _seen(page: FoundPage, picture: "Image") -> FoundPage:
    look = _Look(picture, page)
    dots = tuple(dot for dot in page.dots if look.sees(dot))
    # What a reader left out is hidden too.
    hidden = page.hidden + len(page.dots) - len(dots)
    return msgspec.structs.replace(page, dots=dots, hidden=hidden)


_Colour = tuple[int, int, int]
_WHITE = (255, 255, 255)


class _Look:
    """Looks at places of a page, in mm."""

    def __init__(self, picture: "Image", page: FoundPage) -> None:
        self._pixels = picture.load()
        self._size = picture.size
        self._across = picture.width / page.width
        self._down = picture.height / page.height

    def _at(self, x: float, y: float) -> _Colour | None:
        """Return the colour of a place, or None off the page."""
        column, row = int(x * self._across // 1), int(y * self._down // 1)
        if not (0 <= column < self._size[0] and 0 <= row < self._size[1]):
            return None
        assert self._pixels is not None
        colour = self._pixels[column, row]
        assert isinstance(colour, tuple)
        return colour[0], colour[1], colour[2]

    def sees(self, dot: FoundDot) -> bool:
        """Return whether a dot is to be seen, as a disk or as a ring. One off the page is kept."""
        if dot.base is None or dot.base < _SMALLEST or self._at(dot.x, dot.y) is None:
            return True
        radius = dot.base / 2
        paper = [
            self._at(dot.x + x * (radius + _BESIDE), dot.y + y * (radius + _BESIDE))
            for x, y in _AROUND
        ]
        inside = [(0.0, 0.0), *((x * radius * 0.6, y * radius * 0.6) for x, y in _AROUND)]
        disk = sum(self._inked(dot.x + x, dot.y + y, paper) for x, y in inside)
        if disk >= len(inside) - 1:
            return True
        rings = [radius + step for step in _ACROSS_A_LINE]
        rim = sum(
            any(self._inked(dot.x + x * ring, dot.y + y * ring, paper) for ring in rings)
            for x, y in _AROUND
        )
        return rim >= len(_AROUND) - 1

    def _inked(self, x: float, y: float, paper: "list[_Colour | None]") -> bool:
        """Return whether a place has ink of another colour than most places around the dot."""
        colour = self._at(x, y)
        if colour is None:
            return True
        if _alike(colour, _WHITE):
            return False
        others = [other for other in paper if other is not None]
        alike = sum(_alike(colour, other) for other in others)
        return alike * 2 <= len(others)


def _alike(one: _Colour, other: _Colour) -> bool:
    (red, green, blue), (other_red, other_green, other_blue) = one, other
    return (
        -_INK <= red - other_red <= _INK
        and -_INK <= green - other_green <= _INK
        and -_INK <= blue - other_blue <= _INK
    )


Size = Literal["base", "height"]
SIZES: tuple[Size, ...] = ("base", "height")

MOST_PAIRS = 5_000_000
"""At most so many labels are held against outlines: their numbers multiplied."""


class Limits(msgspec.Struct, frozen=True):
    """The least and the greatest size of a dot, and the standard that they are from."""

    standard: str
    least: Measures
    most: Measures

    def allow(self, name: str, size: float) -> bool:
        """Return whether a base or a height is within the limits, give or take SLACK."""
        least: float = getattr(self.least, name)
        most: float = getattr(self.most, name)
        return least - SLACK <= size <= most + SLACK


def wrong_sizes(labels: Sequence[FoundLabel], limits: Limits) -> Iterator[tuple[str, Message]]:
    """Yield base or height, where most dots of a file have it wrong, and the fault of the file."""
    for name in SIZES:
        sizes = [size for label in labels for size in _sizes(label, name)]
        if sizes and not limits.allow(name, median(sizes)):
            least, most = getattr(limits.least, name), getattr(limits.most, name)
            yield (
                name,
                say(
                    "label-dot-size",
                    measure=name,
                    value=round(median(sizes), 2),
                    least=least,
                    most=most,
                    exact="yes" if least == most else "no",
                    standard=limits.standard,
                ),
            )


def judged(
    labels: Sequence[FoundLabel], contents: FileContents, limits: Limits, but: Sequence[str] = ()
) -> tuple[FoundLabel, ...]:
    """Return labels with the faults of their dots, `but` for sizes that all have wrong.

    Raises LabelsRefused where pages have too many outlines.
    """
    boxes = [tuple(dict.fromkeys(page.boxes)) for page in contents.pages]
    if sum(len(boxes[label.page - 1]) for label in labels if label.dots) > MOST_PAIRS:
        raise LabelsRefused(say("label-many-outlines"), file=True)
    names = [name for name in SIZES if name not in but]
    return tuple(
        _judged(label, contents.pages[label.page - 1], boxes[label.page - 1], limits, names)
        if label.dots and not label.fault
        else label
        for label in labels
    )


def _judged(
    label: FoundLabel,
    page: FoundPage,
    boxes: Sequence[Box],
    limits: Limits,
    names: Sequence[Size],
) -> FoundLabel:
    replace = msgspec.structs.replace
    for name in names:
        for size in _sizes(label, name):
            if not limits.allow(name, size):
                return replace(label, fault=name, detail=f"{size:.2f}")
    if page.width and page.height:
        paper = Box(0.0, 0.0, page.width, page.height)
        if not all(paper.holds(dot) and not _over(dot, paper) for dot in label.dots):
            return replace(label, fault="off-page")
    if any(_over(dot, box) for box in _near(label, boxes) for dot in label.dots):
        return replace(label, fault="edge")
    return label


def _sizes(label: FoundLabel, name: str) -> list[float]:
    return [size for dot in label.dots if (size := getattr(dot, name)) is not None]


def _near(label: FoundLabel, boxes: Sequence[Box]) -> list[Box]:
    """Return the outlines with an edge that may run through a label."""
    xs, ys = [dot.x for dot in label.dots], [dot.y for dot in label.dots]
    left, right, top, low = min(xs) - _REACH, max(xs) + _REACH, min(ys) - _REACH, max(ys) + _REACH
    return [
        box
        for box in boxes
        if box.x <= right
        and box.x + box.width >= left
        and box.y <= low
        and box.y + box.height >= top
        and not (
            box.x < left and right < box.x + box.width and box.y < top and low < box.y + box.height
        )
    ]


_REACH = 2.0
"""No dot reaches farther than this from its middle, in mm."""


def _over(dot: FoundDot, box: Box) -> bool:
    """Return whether an edge of a box runs through a dot."""
    radius = (dot.base or 0.0) / 2 - SLACK
    right, low = box.x + box.width, box.y + box.height
    across = box.x - radius < dot.x < right + radius
    along = box.y - radius < dot.y < low + radius
    return (along and min(abs(dot.x - box.x), abs(dot.x - right)) < radius) or (
        across and min(abs(dot.y - box.y), abs(dot.y - low)) < radius
    )
