"""DXF for engravers and cutters, in mm: layers of circles, of cut lines and of words.

The limits of the drawing are the page.
"""

import codecs
import io
import re
from collections.abc import Callable, Iterable, Iterator
from math import tau
from typing import TYPE_CHECKING, TypeVar

from splendor_access.labels.formats import (
    MOST_DOTS,
    WIDEST,
    FileContents,
    FormatKind,
    FoundDot,
    FoundPage,
    UnreadableLabels,
)
from splendor_access.labels.formats._drawings import circle, corner_triangle
from splendor_access.labels.planning.plan import Box, Plan

if TYPE_CHECKING:
    from ezdxf.document import Drawing
    from ezdxf.entities.dxfentity import DXFEntity
    from ezdxf.entities.dxfgfx import DXFGraphic
    from ezdxf.entities.ellipse import Ellipse
    from ezdxf.entities.lwpolyline import LWPolyline

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
    if page.labels:
        corners = [(x, page.height - y) for x, y in corner_triangle(page)]
        # Closed polylines are outlines of labels.
        space.add_lwpolyline([*corners, corners[0]], dxfattribs={"layer": _BRAILLE})
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
    return _read(data, _contents)


def as_svg(data: bytes) -> str:
    """Return a drawing as SVG, as large as its page. Raises UnreadableLabels."""
    return _read(data, _as_svg)


_Result = TypeVar("_Result")


def _read(data: bytes, use: "Callable[[Drawing], _Result]") -> _Result:
    from ezdxf.filemanagement import read as read_text

    if len(_THING.findall(data)) > MOST_THINGS:
        raise UnreadableLabels("many-dots")
    try:
        # Geometry is ASCII, whatever the encoding of names and texts is.
        text = data.removeprefix(codecs.BOM_UTF8).decode("latin-1")
        return use(read_text(io.StringIO(text, newline=None)))
    except UnreadableLabels:
        raise
    except Exception as error:  # the library does not say what it raises for damaged files
        raise UnreadableLabels("format", str(error), form="DXF") from None


def _contents(drawing: "Drawing") -> FileContents:
    shapes, hidden = _shapes(drawing)
    dots, outlines = shapes.dots(), shapes.outlines
    left, low, right, top = _page(drawing, shapes)
    boxes = [_extent(outline) for outline in outlines]
    found = FoundPage(
        right - left,
        top - low,
        tuple(FoundDot(round(x - left, 4), round(top - y, 4), base) for x, y, base in dots),
        tuple(Box(x1 - left, top - y2, x2 - x1, y2 - y1) for x1, y1, x2, y2 in boxes),
        hidden=len(hidden.dots()),
    )
    return FileContents((found,))


def _as_svg(drawing: "Drawing") -> str:
    from ezdxf.addons.drawing.config import BackgroundPolicy, Configuration, ImagePolicy, TextPolicy
    from ezdxf.addons.drawing.frontend import Frontend
    from ezdxf.addons.drawing.layout import Margins, Page, Settings
    from ezdxf.addons.drawing.properties import RenderContext
    from ezdxf.addons.drawing.svg import SVGBackend
    from ezdxf.math import BoundingBox2d

    shapes, _ = _shapes(drawing)
    left, low, right, top = _page(drawing, shapes)
    scale = _IN_MILLIMETRES[drawing.units]
    backend = SVGBackend()
    looks = Configuration(
        background_policy=BackgroundPolicy.WHITE,
        image_policy=ImagePolicy.RECT,  # pictures from other files are not fetched
        text_policy=TextPolicy.OUTLINE,  # else letters cover what is below them
        hatching_timeout=_LONGEST,
    )
    # Exported, layers that are not plotted are left out.
    frontend = Frontend(RenderContext(drawing, export_mode=True), backend, config=looks)
    frontend.draw_layout(drawing.modelspace())
    return str(
        backend.get_string(
            Page(right - left, top - low, margins=Margins.all(0)),
            settings=Settings(scale=scale),
            render_box=BoundingBox2d([(left / scale, low / scale), (right / scale, top / scale)]),
        )
    )


_LONGEST = 5.0
"""The most seconds that the lines of one hatch may take."""


def _shapes(drawing: "Drawing") -> "tuple[_Shapes, _Shapes]":
    """Return the shapes of a drawing that are made, and those that are not."""
    scale = _IN_MILLIMETRES[drawing.units]
    shapes, hidden = _Shapes(scale), _Shapes(scale)
    for count, (thing, made) in enumerate(_things(drawing.modelspace(), drawing)):
        if count > MOST_THINGS:
            raise UnreadableLabels("many-dots")
        (shapes if made else hidden).take(thing)
    return shapes, hidden


def _things(
    things: "Iterable[DXFGraphic]", drawing: "Drawing", layer: str = "0", *, made: bool = True
) -> "Iterator[tuple[DXFGraphic, bool]]":
    """Yield entities, those of blocks too, each with whether it is made.

    Of a block that stands on a layer, what is on layer 0 belongs to that layer.
    """
    from ezdxf.entities.insert import Insert

    for thing in things:
        if thing.dxf.layer == "0":
            thing.dxf.layer = layer
        is_made = made and _is_made(thing, drawing)
        yield thing, is_made
        if isinstance(thing, Insert):
            for one in thing.multi_insert() if thing.mcount > 1 else (thing,):
                inside = one.virtual_entities()
                yield from _things(inside, drawing, thing.dxf.layer, made=is_made)


class _Shapes:
    """The dots and outlines of a drawing. Lengths are in mm; y goes up.

    A dot is a circle, or arcs that make one: programs write it as two halves too.
    """

    def __init__(self, scale: float) -> None:
        self.outlines: list[list[tuple[float, float]]] = []
        self._scale = scale
        self._dots: list[tuple[float, float, float]] = []
        self._arcs: dict[tuple[float, ...], list[tuple[float, float]]] = {}

    def take(self, thing: "DXFEntity") -> None:
        """Add an entity. Raises UnreadableLabels."""
        from ezdxf.entities.arc import Arc
        from ezdxf.entities.circle import Circle
        from ezdxf.entities.ellipse import Ellipse
        from ezdxf.entities.lwpolyline import LWPolyline

        match thing:
            case Arc():
                x, y, _ = thing.ocs().to_wcs(thing.dxf.center)
                place = tuple(round(float(n) * self._scale, 3) for n in (x, y, thing.dxf.radius))
                angles = thing.dxf.start_angle % 360.0, thing.dxf.end_angle % 360.0
                self._arcs.setdefault(place, []).append(angles)
            case Circle():
                x, y, _ = thing.ocs().to_wcs(thing.dxf.center)
                self._dot(float(x), float(y), 2 * float(thing.dxf.radius))
            case Ellipse() if abs(thing.dxf.ratio) > 1 - _ROUND and _is_whole(thing):
                x, y, _ = thing.dxf.center
                self._dot(float(x), float(y), 2 * float(thing.dxf.major_axis.magnitude))
            case LWPolyline() if thing.has_arc:
                self._curved(thing)
            case LWPolyline() if thing.closed:
                scale = self._scale
                points = [(float(x) * scale, float(y) * scale) for x, y in thing.get_points("xy")]
                self.outlines.append(points)

    def _curved(self, line: "LWPolyline") -> None:
        from ezdxf.path import make_path

        path = make_path(line)
        if not path.is_closed:
            return
        found = circle([(float(x), float(y)) for x, y, _ in path.flattening(_ROUND / 10)])
        if found is not None:
            self._dot(found.x, found.y, found.width)

    def _dot(self, x: float, y: float, base: float) -> None:
        if base * self._scale > WIDEST:
            return
        self._dots.append((x * self._scale, y * self._scale, base * self._scale))
        if len(self._dots) > MOST_DOTS:
            raise UnreadableLabels("many-dots")

    def dots(self) -> list[tuple[float, float, float]]:
        """Return the place and the base of each dot, arcs that make a whole circle included."""
        whole = [
            (x, y, 2 * radius)
            for (x, y, radius), arcs in self._arcs.items()
            if 2 * radius <= WIDEST and _close(arcs)
        ]
        return [*self._dots, *whole]


def _close(arcs: list[tuple[float, float]]) -> bool:
    """Return whether arcs, from angle to angle in degrees, make a whole circle end to end."""
    ends = {round(begin, 2) % 360: round(end, 2) % 360 for begin, end in arcs}
    return len(ends) == len(arcs) and {*ends} == {*ends.values()}


def _is_whole(ellipse: "Ellipse") -> bool:
    return abs(abs(float(ellipse.dxf.end_param) - float(ellipse.dxf.start_param)) - tau) < _ROUND


_ROUND = 0.02
"""How far a shape may be from a circle, as a part of its size."""


def _is_made(thing: "DXFGraphic", drawing: "Drawing") -> bool:
    """Return whether a thing and its layer are visible and plotted."""
    if thing.dxf.invisible:
        return False
    if thing.dxf.layer not in drawing.layers:
        return True
    layer = drawing.layers.get(thing.dxf.layer)
    return layer.is_on() and not layer.is_frozen() and bool(layer.dxf.plot)


def _page(drawing: "Drawing", shapes: _Shapes) -> tuple[float, float, float, float]:
    """Return left, low, right and top of the page: the limits, if the drawing stays in them."""
    scale = _IN_MILLIMETRES[drawing.units]
    corners = drawing.header["$LIMMIN"], drawing.header["$LIMMAX"]
    limits = [(float(x) * scale, float(y) * scale) for x, y in corners]
    points = [
        (x + side * base / 2, y + side * base / 2)
        for x, y, base in shapes.dots()
        for side in (-1, 1)
    ]
    points += [point for outline in shapes.outlines for point in outline]
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
