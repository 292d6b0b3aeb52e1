"""DXF for engravers and cutters, in mm: layers of circles, of cut lines and of words.

The limits of the drawing are the page.
"""

import io
import re
from typing import TYPE_CHECKING

from splendor_access.labels.formats import (
    MOST_DOTS,
    WIDEST,
    FileContents,
    FormatKind,
    FoundDot,
    FoundPage,
    UnreadableLabels,
)
from splendor_access.labels.planning.plan import Box, Plan

if TYPE_CHECKING:
    from ezdxf.document import Drawing
    from ezdxf.entities.dxfgfx import DXFGraphic

KIND: FormatKind = "flat"
PAGES = False

_VERSION = "R2000"
"""The oldest version that states its unit."""

_BRAILLE, _CUT, _PRINT = "Braille", "CutContour", "Print"
_COLOURS = {_BRAILLE: 5, _CUT: 6, _PRINT: 7}
"""Blue, magenta and black, as the format numbers them."""

_IN_MILLIMETRES = {0: 1.0, 1: 25.4, 2: 304.8, 4: 1.0, 5: 10.0, 6: 1000.0}
"""The units of a drawing: none, which is taken for mm, inch, foot, mm, cm and m."""

MOST_THINGS = 2 * MOST_DOTS
_THING = re.compile(rb"^ *0\r?$", re.MULTILINE)
"""The group code 0 begins an entity of any kind."""


def write(plan: Plan) -> bytes:
    """Return the one page of the plan; the bottom left corner of the page is at the origin."""
    from ezdxf._options import options
    from ezdxf.filemanagement import new
    from ezdxf.units import MM

    # Otherwise each file has its own date and identifiers.
    options.write_fixed_meta_data_for_testing = True
    (page,) = plan.pages
    drawing = new(_VERSION, units=MM)
    for layer, colour in _COLOURS.items():
        drawing.layers.add(layer, color=colour)
    space = drawing.modelspace()
    space.reset_limits((0, 0), (page.width, page.height))
    for box in page.cuts:
        left, top = box.x, page.height - box.y
        right, low = left + box.width, top - box.height
        corners = [(left, low), (right, low), (right, top), (left, top)]
        space.add_lwpolyline(corners, close=True, dxfattribs={"layer": _CUT})
    for label in page.labels:
        for dot in label.dots:
            centre = (dot.x, page.height - dot.y)
            space.add_circle(centre, plan.measures.base / 2, dxfattribs={"layer": _BRAILLE})
        for line in label.print_lines:
            words = space.add_text(line.text, height=line.size, dxfattribs={"layer": _PRINT})
            words.set_placement((line.x, page.height - line.y))
    text = io.StringIO()
    drawing.write(text)
    return drawing.encode(text.getvalue())


def read(data: bytes) -> FileContents:
    """Return the circles and outlines of a drawing, on all visible layers.

    Raises UnreadableLabels.
    """
    from ezdxf.filemanagement import read as read_text

    if len(_THING.findall(data)) > MOST_THINGS:
        raise UnreadableLabels("many-dots")
    try:
        # Geometry is ASCII, whatever the encoding of names and texts is.
        return _contents(read_text(io.StringIO(data.decode("latin-1"))))
    except UnreadableLabels:
        raise
    except Exception as error:  # the library does not say what it raises for damaged files
        raise UnreadableLabels("format", str(error), form="DXF") from None


def _contents(drawing: "Drawing") -> FileContents:
    from ezdxf.entities.circle import Circle
    from ezdxf.entities.lwpolyline import LWPolyline

    space = drawing.modelspace()
    if space.query("INSERT"):
        raise UnreadableLabels("blocks")
    scale = _IN_MILLIMETRES[drawing.units]
    dots: list[tuple[float, float, float]] = []
    hidden = 0
    for circle in (each for each in space if isinstance(each, Circle)):
        base = 2 * float(circle.dxf.radius) * scale
        if base > WIDEST:
            continue
        if not _is_made(circle, drawing):
            hidden += 1
            continue
        x, y, _ = circle.ocs().to_wcs(circle.dxf.center)
        dots.append((float(x) * scale, float(y) * scale, base))
    if len(dots) > MOST_DOTS:
        raise UnreadableLabels("many-dots")
    outlines = [
        [(float(x) * scale, float(y) * scale) for x, y in line.get_points("xy")]
        for line in space
        if isinstance(line, LWPolyline) and line.closed and _is_made(line, drawing)
    ]
    limits = [(float(x) * scale, float(y) * scale) for x, y in _limits(drawing)]
    left, low, right, top = _page(limits, dots, outlines)
    boxes = [_extent(outline) for outline in outlines]
    found = FoundPage(
        right - left,
        top - low,
        tuple(FoundDot(round(x - left, 4), round(top - y, 4), base) for x, y, base in dots),
        tuple(Box(x1 - left, top - y2, x2 - x1, y2 - y1) for x1, y1, x2, y2 in boxes),
        hidden=hidden,
    )
    return FileContents((found,))


def _is_made(thing: "DXFGraphic", drawing: "Drawing") -> bool:
    """Return whether a thing and its layer are visible and plotted."""
    if thing.dxf.invisible:
        return False
    if thing.dxf.layer not in drawing.layers:
        return True
    layer = drawing.layers.get(thing.dxf.layer)
    return layer.is_on() and not layer.is_frozen() and bool(layer.dxf.plot)


def _limits(drawing: "Drawing") -> list[tuple[float, float]]:
    (x1, y1), (x2, y2) = drawing.header["$LIMMIN"], drawing.header["$LIMMAX"]
    return [(x1, y1), (x2, y2)]


def _page(
    limits: list[tuple[float, float]],
    dots: list[tuple[float, float, float]],
    outlines: list[list[tuple[float, float]]],
) -> tuple[float, float, float, float]:
    """Return left, low, right and top of the page: the limits, if the drawing stays in them."""
    points = [(x + side * base / 2, y + side * base / 2) for x, y, base in dots for side in (-1, 1)]
    points += [point for outline in outlines for point in outline]
    if not points:
        raise UnreadableLabels("empty")
    page = _extent(limits)
    whole = _extent([*limits, *points])
    beyond = max(abs(one - other) for one, other in zip(page, whole, strict=True))
    return page if beyond < _ROUNDING else _extent(points)


_ROUNDING = 1e-6
"""The most, in mm, that lines may reach over the edge of the page because of rounding."""


def _extent(points: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    across, up = zip(*points, strict=True)
    return min(across), min(up), max(across), max(up)
