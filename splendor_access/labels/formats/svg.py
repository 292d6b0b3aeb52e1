"""SVG in mm, for cutters and for programs that drive embossers, such as BrailleRAP's.

The group `Braille` has the dots as circles, `CutContour` the outlines, and `Print` all print.
"""

import re
from collections.abc import Iterator
from math import cos, hypot, radians, sin, tan
from xml.etree.ElementTree import Element
from xml.sax.saxutils import escape

import msgspec

from splendor_access.labels.formats import (
    MOST_DOTS,
    WIDEST,
    FileContents,
    FormatKind,
    FoundDot,
    FoundPage,
    UnreadableLabels,
)
from splendor_access.labels.formats._drawings import (
    Circle,
    circle,
    corner_triangle,
    cut_lines,
    path_outlines,
    printer_marks,
    rectangle,
)
from splendor_access.labels.formats._xml import parse
from splendor_access.labels.planning.plan import Box, Page, Plan

KIND: FormatKind = "flat"
PAGES = False

_SPACE = "http://www.w3.org/2000/svg"


def write(plan: Plan) -> bytes:
    """Write the one page of a plan."""
    (page,) = plan.pages
    width, height = _number(page.width), _number(page.height)
    radius = _number(plan.measures.base / 2)
    lines = (
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="{_SPACE}" width="{width}mm" height="{height}mm"'
        f' viewBox="0 0 {width} {height}">',
        '<g id="CutContour" fill="none" stroke="#ff00ff" stroke-width="0.1">',
        *map(_rectangle, page.cuts),
        "</g>",
        '<g id="Print" font-family="Helvetica, Arial, sans-serif" font-size="2.5">',
        *_ink(page),
        "</g>",
        '<g id="Braille" fill="#008080">',
        *_felt(plan, page),
        *(
            f'<circle cx="{_number(dot.x)}" cy="{_number(dot.y)}" r="{radius}"/>'
            for label in page.labels
            for dot in label.dots
        ),
        "</g>",
        "</svg>",
        "",
    )
    return "\n".join(lines).encode()


def _number(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")


def _rectangle(box: Box) -> str:
    x, y, width, height = map(_number, (box.x, box.y, box.width, box.height))
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}"/>'


def _ink(page: Page) -> Iterator[str]:
    marks = printer_marks(page)
    for stroke in marks.strokes:
        x1, y1, x2, y2 = map(_number, (stroke.x1, stroke.y1, stroke.x2, stroke.y2))
        yield f'<path stroke="#000" stroke-width="0.1" d="M{x1} {y1}L{x2} {y2}"/>'
    for label in page.labels:
        if label.matrix is not None:
            bars = "".join(map(_bar, label.matrix.bars()))
            yield f'<path fill="#000" d="{bars}"/>'
    printed = (line for label in page.labels for line in label.print_lines)
    for line in (*marks.texts, *printed):
        x, y, size = map(_number, (line.x, line.y, line.size))
        yield f'<text x="{x}" y="{y}" font-size="{size}">{escape(line.text)}</text>'


def _felt(plan: Plan, page: Page) -> Iterator[str]:
    """Yield what is felt beside the labels."""
    if page.labels:
        corners = "L".join(f"{_number(x)} {_number(y)}" for x, y in corner_triangle(page))
        yield f'<path d="M{corners}z"/>'
    if plan.job.cut_lines:
        yield f'<path d="{"".join(map(_bar, cut_lines(page)))}"/>'


def _bar(box: Box) -> str:
    """Return a filled rectangle as a part of a path."""
    x, y, width, height = map(_number, (box.x, box.y, box.width, box.height))
    return f"M{x} {y}h{width}v{height}h-{width}z"


# Reading


class _Transform(msgspec.Struct, frozen=True):
    """x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def apply(self, x: float, y: float) -> tuple[float, float]:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def then(self, inner: "_Transform") -> "_Transform":
        """Combine this transform of an element with that of an element inside."""
        x, y = self.apply(inner.e, inner.f)
        return _Transform(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            x,
            y,
        )

    @property
    def scale(self) -> float:
        """The factor of lengths; 0 if circles become ellipses."""
        across, down = hypot(self.a, self.b), hypot(self.c, self.d)
        skewed = abs(self.a * self.c + self.b * self.d) > _ROUND * across * down
        return 0.0 if skewed or abs(across - down) > _ROUND * across else across


_ROUND = 0.02
_GEOMETRY = re.compile(r"(?<![-\w])(r|cx|cy|rx|ry|x|y|d|width|height)\s*:")
"""Properties of styles that move or resize shapes: browsers know them, other programs do not."""

_DEPTH = 200
MOST_THINGS = 1_000_000
"""The most elements that are read; `use` may draw one many times."""

_LINK = "{http://www.w3.org/1999/xlink}href"
_UNITS = {"": 25.4 / 96, "px": 25.4 / 96, "mm": 1, "cm": 10, "in": 25.4, "pt": 25.4 / 72}
_LENGTH = re.compile(r"\s*([-+]?[\d.]+(?:e[-+]?\d+)?)\s*(px|mm|cm|in|pt)?\s*", re.IGNORECASE)
_STEP = re.compile(r"(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)")


class _Shapes:
    """The dots and outlines of a drawing, in which `use` draws an element of `root` again."""

    def __init__(self, root: Element) -> None:
        self.dots: list[FoundDot] = []
        self.boxes: list[Box] = []
        self._named = {name: each for each in root.iter() if (name := each.get("id"))}
        self._things = 0

    def walk(self, element: Element, outer: _Transform, depth: int = 0) -> None:
        """Add an element and its children."""
        self._things += 1
        if depth > _DEPTH:
            raise UnreadableLabels("deep")
        if self._things > MOST_THINGS:
            raise UnreadableLabels("many-things")
        tag = element.tag.rpartition("}")[2]
        if tag in ("defs", "symbol", "clipPath", "mask", "marker", "pattern"):
            return
        here = outer.then(_transform(element.get("transform", "")))
        if tag == "use":
            self._used(element, here, depth)
        if tag in ("circle", "ellipse"):
            self._dot(element, here)
        elif tag == "rect":
            self._box(element, here)
        elif tag == "path":
            self._path(element, here)
        for inner in element:
            self.walk(inner, here, depth + 1)

    def _used(self, element: Element, here: _Transform, depth: int) -> None:
        """Add the element that a `use` names; a symbol fills the size that the `use` has."""
        link = element.get("href") or element.get(_LINK) or ""
        drawn = self._named.get(link.removeprefix("#"))
        if drawn is None or not link.startswith("#"):
            return
        x, y = (_length(element.get(name, "0")) for name in ("x", "y"))
        here = here.then(_Transform(e=x, f=y))
        if drawn.tag.rpartition("}")[2] != "symbol":
            self.walk(drawn, here, depth + 1)
            return
        view = _numbers(drawn.get("viewBox", ""))
        sizes = [_length(element.get(name, "0")) for name in ("width", "height")]
        if len(view) == 4 and min(view[2:]) > 0 and min(sizes) > 0:
            by = min(size / whole for size, whole in zip(sizes, view[2:], strict=True))
            across, down = (
                (size - by * whole) / 2 for size, whole in zip(sizes, view[2:], strict=True)
            )
            here = here.then(_Transform(a=by, d=by, e=across - by * view[0], f=down - by * view[1]))
        for inner in drawn:
            self.walk(inner, here, depth + 1)

    def _dot(self, element: Element, here: _Transform) -> None:
        radius = _length(element.get("r") or element.get("rx") or "0")
        other = _length(element.get("r") or element.get("ry") or "0")
        if not here.scale or radius <= 0 or abs(radius - other) > _ROUND * radius:
            return
        x, y = here.apply(_length(element.get("cx", "0")), _length(element.get("cy", "0")))
        self._take(Circle(x, y, 2 * radius * here.scale))

    def _path(self, element: Element, here: _Transform) -> None:
        for outline in path_outlines(element.get("d", "")):
            points = [here.apply(x, y) for x, y in outline.points]
            upright = None if outline.curved else rectangle(points)
            if upright is not None:
                self.boxes.append(upright)
            found = circle(points) if outline.curved else None
            if found is not None:
                self._take(found)

    def extent(self, axis: str, size: str) -> float:
        """Return the largest coordinate of all elements along an axis."""
        ends = [getattr(dot, axis) + WIDEST for dot in self.dots]
        ends += (getattr(box, axis) + getattr(box, size) for box in self.boxes)
        return max(ends, default=0.0)

    def _take(self, found: Circle) -> None:
        if found.width > WIDEST:
            return
        self.dots.append(FoundDot(found.x, found.y, found.width))
        if len(self.dots) > MOST_DOTS:
            raise UnreadableLabels("many-dots")

    def _box(self, element: Element, here: _Transform) -> None:
        x, y, width, height = (
            _length(element.get(name, "0")) for name in ("x", "y", "width", "height")
        )
        (x1, y1), (x2, y2) = here.apply(x, y), here.apply(x + width, y + height)
        self.boxes.append(Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)))


def read(data: bytes) -> FileContents:
    """Return the circles and rectangles of a drawing. Raises UnreadableLabels."""
    root = parse(data)
    if root.tag.rpartition("}")[2] != "svg":
        raise UnreadableLabels("format", form="SVG")
    if any(_GEOMETRY.search(each.get("style", "")) for each in root.iter()) or any(
        _GEOMETRY.search(each.text or "") for each in root.iter(f"{{{_SPACE}}}style")
    ):
        raise UnreadableLabels("styles")
    view = [float(part) for part in _numbers(root.get("viewBox", ""))]
    width, height = (_size(root, name) for name in ("width", "height"))
    unit = _UNITS[""]
    if len(view) == 4 and view[2] > 0 and view[3] > 0:
        width = width or (height * view[2] / view[3] if height else view[2] * unit)
        height = height or width * view[3] / view[2]
        top = _Transform(a=width / view[2], d=height / view[3]).then(
            _Transform(e=-view[0], f=-view[1])
        )
    else:
        top = _Transform(a=unit, d=unit)
    shapes = _Shapes(root)
    for element in root:
        shapes.walk(element, top)
    width, height = width or shapes.extent("x", "width"), height or shapes.extent("y", "height")
    found = FoundPage(width, height, tuple(shapes.dots), tuple(shapes.boxes))
    return FileContents((found,))


def _numbers(text: str) -> list[float]:
    try:
        return [float(part) for part in text.replace(",", " ").split()]
    except ValueError as error:
        raise UnreadableLabels("number", text[:40]) from error


def _length(text: str) -> float:
    """Return a length in units of the drawing; `mm` and the like are in px."""
    found = _LENGTH.fullmatch(text)
    if not found:
        raise UnreadableLabels("number", text[:40])
    (value,) = _numbers(found[1])
    unit = found[2]
    return value * _UNITS[unit.lower()] / _UNITS["px"] if unit else value


def _size(root: Element, name: str) -> float:
    text = root.get(name, "")
    return 0.0 if not text or text.endswith("%") else _length(text) * _UNITS["px"]


def _transform(text: str) -> _Transform:
    whole = _Transform()
    for name, inside in _STEP.findall(text):
        values = _numbers(inside)
        whole = whole.then(_step(name, values))
    return whole


def _step(name: str, values: list[float]) -> _Transform:
    match name, values:
        case "matrix", [a, b, c, d, e, f]:
            return _Transform(a, b, c, d, e, f)
        case "translate", [x, *rest]:
            return _Transform(e=x, f=rest[0] if rest else 0.0)
        case "scale", [x, *rest]:
            return _Transform(a=x, d=rest[0] if rest else x)
        case "rotate", [angle, *centre] if len(centre) in (0, 2):
            x, y = centre or (0.0, 0.0)
            c, s = cos(radians(angle)), sin(radians(angle))
            return _Transform(e=x, f=y).then(_Transform(c, s, -s, c)).then(_Transform(e=-x, f=-y))
        case "skewX", [angle]:
            return _Transform(c=tan(radians(angle)))
        case "skewY", [angle]:
            return _Transform(b=tan(radians(angle)))
        case _:
            raise UnreadableLabels("number", f"{name} {values}"[:40])
