"""Leaves out the dots of drawings that are not to be seen, since no machine makes them.

Pages are drawn, and each dot is looked at: one that is hidden, white, clipped or covered differs
from nothing around it. Formats that are not drawings leave such dots out when they are read.
"""

from math import cos, pi, sin
from typing import TYPE_CHECKING

import msgspec

from splendor_access.labels.formats import FileContents, FoundDot, FoundPage
from splendor_access.labels.verification.drawing import draw, is_drawn

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
