"""Draws a picture of a page, with shaded dots, for sighted helpers and documents."""

from io import BytesIO
from math import ceil, hypot
from typing import TYPE_CHECKING

from splendor_access.labels.formats import load
from splendor_access.labels.planning.plan import Plan
from splendor_access.labels.verification.drawing import draw

if TYPE_CHECKING:
    from PIL.Image import Image

DPI = 150
_PIXELS = DPI / 25.4
"""Pixels in a mm."""

_PAPER, _LIT, _SHADED = 250.0, 255.0, 120.0
_SHARP = 4
"""Each pixel of a dot is sampled at this many points along each side."""


def picture(plan: Plan) -> bytes:
    """Return the first page of a plan as a PNG file."""
    image = next(draw("pdf", load("pdf").write(plan), plan.pages, _PIXELS))
    stamps: dict[tuple[int, int], Image] = {}
    radius = plan.measures.base / 2 * _PIXELS
    for label in plan.pages[0].labels:
        for dot in label.dots:
            x, y = dot.x * _PIXELS - radius, dot.y * _PIXELS - radius
            part = int(x % 1 * _SHARP), int(y % 1 * _SHARP)
            if part not in stamps:
                stamps[part] = _stamp(radius, part[0] / _SHARP, part[1] / _SHARP)
            image.paste(stamps[part], (int(x), int(y)), stamps[part])
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _stamp(radius: float, left: float, top: float) -> "Image":
    """Return a picture of a dome lit from the top left, offset by a fraction of a pixel."""
    from PIL import Image

    size = ceil(2 * radius + 1)
    stamp = Image.new("RGBA", (size, size))
    steps = [(i + 0.5) / _SHARP for i in range(_SHARP)]
    for x in range(size):
        for y in range(size):
            points = [
                ((x + u - left) / radius - 1, (y + v - top) / radius - 1)
                for u in steps
                for v in steps
            ]
            inside = [(u, v) for u, v in points if hypot(u, v) <= 1]
            if inside:
                slope = sum(u + v for u, v in inside) / len(inside) / 2
                light = _PAPER - slope * (_PAPER - _SHADED)
                grey = round(max(_SHADED, min(_LIT, light - 40 * _edge(inside))))
                stamp.putpixel((x, y), (grey, grey, grey, round(255 * len(inside) / len(points))))
    return stamp


def _edge(points: list[tuple[float, float]]) -> float:
    """Return the closeness of points to the edge of a dome, which is dark all around."""
    return max(hypot(u, v) for u, v in points) ** 4
