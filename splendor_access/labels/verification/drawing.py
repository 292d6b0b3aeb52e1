"""Draws the pages of a file as a machine makes them, to compare them with what was planned.

All that is on labels is compared, not dots alone. The file and a fresh one of the plan are drawn,
or cut into layers, in one way. On labels, no place may differ by more than what smooth edges do;
beside labels, ink does no harm. A picture of a page has shaded dots.

PDFium draws PDF, and resvg SVG; a DXF becomes SVG first. Where their libraries are missing,
programs of the system draw.
"""

from collections.abc import Iterator, Sequence
from ctypes import byref, c_float
from io import BytesIO
from math import ceil, dist, hypot
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element, tostring

import msgspec

from splendor_access.labels.formats import FileContents, FoundPage, UnreadableLabels, load
from splendor_access.labels.formats._xml import parse
from splendor_access.labels.planning.manifest import PlannedFile
from splendor_access.labels.planning.plan import Box, Dot, Page, Plan, stacked
from splendor_access.labels.verification.proof import is_as_large

if TYPE_CHECKING:
    from PIL.Image import Image
    from pypdfium2 import PdfPage


MOST_PIXELS = 60_000_000
"""A page with more is not drawn."""

_NONE = 0.01
"""Lengths below this, in the units of a PDF, are none."""

_ENDS = 2
_DEPTH = 20
"""The points of a straight stroke, and how deep forms in forms are looked into."""

Pages = Sequence[FoundPage] | Sequence[Page]


def is_drawn(name: str) -> bool:
    """Return whether files in the format of that name are drawings."""
    return name in _DRAWERS


def draw(name: str, data: bytes, pages: Pages, sharpness: float) -> Iterator["Image"]:
    """Yield the pages of a file in a format, with `sharpness` pixels in a mm.

    `pages` tell how large they are. Raises UnreadableLabels.
    """
    if any(page.width * page.height * sharpness**2 > MOST_PIXELS for page in pages):
        raise UnreadableLabels("large-page")
    return _DRAWERS[name](data, pages, sharpness)


def _pdf(data: bytes, pages: Pages, sharpness: float) -> Iterator["Image"]:
    """Draw the pages of a PDF with all that is printed, annotations too."""
    try:
        import pypdfium2
    except ModuleNotFoundError:
        from splendor_access.labels.formats._programs import draw_pdf

        for (image, turn), _ in zip(draw_pdf(data, sharpness), pages, strict=True):
            yield _opened(image).rotate(turn, expand=True)
        return
    document = pypdfium2.PdfDocument(data)
    try:
        for page, _ in zip(document, pages, strict=True):
            page.set_rotation(0)
            _drop_points(page)
            drawn = page.render(scale=sharpness * 25.4 / 72, draw_annots=True)
            yield drawn.to_pil().convert("RGB")
    finally:
        document.close()


def _drop_points(page: "PdfPage") -> None:
    """Take out strokes without a length and without round ends, which PDFium draws as thin lines.

    By the standard of PDF they leave no ink. An annotation goes only if it has nothing else.
    """
    from pypdfium2 import raw

    for thing in page.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH], max_depth=_DEPTH):
        if _is_point(thing.raw):
            raw.FPDFPageObj_SetIsActive(thing.raw, False)
    for i in reversed(range(raw.FPDFPage_GetAnnotCount(page.raw))):
        note = raw.FPDFPage_GetAnnot(page.raw, i)
        things = range(raw.FPDFAnnot_GetObjectCount(note))
        empty = bool(things) and all(_is_point(raw.FPDFAnnot_GetObject(note, j)) for j in things)
        raw.FPDFPage_CloseAnnot(note)
        if empty:
            raw.FPDFPage_RemoveAnnot(page.raw, i)


def _is_point(thing: object) -> bool:
    from pypdfium2 import raw

    if (
        raw.FPDFPageObj_GetType(thing) != raw.FPDF_PAGEOBJ_PATH
        or raw.FPDFPath_CountSegments(thing) != _ENDS
        or raw.FPDFPageObj_GetLineCap(thing) != raw.FPDF_LINECAP_BUTT
    ):
        return False
    x, y = c_float(), c_float()
    ends = []
    for i in range(_ENDS):
        raw.FPDFPathSegment_GetPoint(raw.FPDFPath_GetPathSegment(thing, i), byref(x), byref(y))
        ends.append((x.value, y.value))
    return dist(*ends) < _NONE


def _svg(data: bytes, pages: Pages, sharpness: float) -> Iterator["Image"]:
    (page,) = pages
    root = parse(data)
    for picture in root.iter(f"{_SVG}image"):
        _blacken(picture)
    if "viewBox" not in root.attrib:
        root.attrib.update(width=f"{page.width}mm", height=f"{page.height}mm")
    yield _rendered(tostring(root, encoding="unicode"), page.width, sharpness)


_SVG = "{http://www.w3.org/2000/svg}"
_LINK = "{http://www.w3.org/1999/xlink}href"


def _blacken(picture: Element) -> None:
    """Make a picture from another file a black area: such a file is not fetched."""
    link = picture.get("href") or picture.get(_LINK) or ""
    if not link.startswith("data:"):
        picture.tag = f"{_SVG}rect"
        picture.set("fill", "#000")


def _dxf(data: bytes, pages: Pages, sharpness: float) -> Iterator["Image"]:
    from splendor_access.labels.formats.dxf import as_svg

    (page,) = pages
    yield _rendered(as_svg(data), page.width, sharpness)


def _rendered(text: str, width: float, sharpness: float) -> "Image":
    """Draw the text of an SVG that is `width` mm wide."""
    pixels = max(1, round(width * sharpness))
    try:
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError:
        from splendor_access.labels.formats._programs import draw_svg

        return _opened(draw_svg(text, pixels))
    try:
        drawn = svg_to_bytes(
            svg_string=text,
            width=pixels,
            dpi=96,
            skip_system_fonts=True,
            background="#ffffff",
        )
    except ValueError as error:
        raise UnreadableLabels("svg-undrawn", str(error)) from error
    return _opened(drawn)


def _opened(png: bytes) -> "Image":
    from PIL import Image

    return Image.open(BytesIO(png)).convert("RGB")


_DRAWERS = {"pdf": _pdf, "svg": _svg, "dxf": _dxf}


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


SHARPNESS, LESS_SHARP = 10.0, 8.0
"""Pixels in a mm, and those of pages that are too large for so many: sheets joined to one."""

_INK = 60
"""Where the amounts of ink differ by more than this, of 255, the pictures differ."""


def with_unplanned(
    name: str, data: bytes, contents: FileContents, planned: PlannedFile | None
) -> FileContents:
    """Return the contents of a file with the places of its labels that are not as planned.

    They are found in drawings and solids, on pages that are as large as planned. Raises
    UnreadableLabels.
    """
    if planned is not None and contents.pages and contents.pages[0].body is not None:
        return _with_misshapen(contents, planned)
    plan = planned.drawn() if planned is not None and is_drawn(name) else None
    if plan is None or len(plan.pages) != len(contents.pages):
        return contents
    form = load(name)
    meant = form.write(plan if form.PAGES else stacked(plan))
    largest = max(page.width * page.height for page in plan.pages)
    sharpness = SHARPNESS if largest * SHARPNESS**2 < MOST_PIXELS else LESS_SHARP
    pages = [
        msgspec.structs.replace(page, unplanned=tuple(_differing(found, right, boxes, sharpness)))
        for page, found, right, boxes in zip(
            contents.pages,
            draw(name, data, contents.pages, sharpness),
            draw(name, meant, plan.pages, sharpness),
            [[label.box for label in page.labels] for page in plan.pages],
            strict=True,
        )
    ]
    return msgspec.structs.replace(contents, pages=tuple(pages))


def _with_misshapen(contents: FileContents, planned: PlannedFile) -> FileContents:
    from splendor_access.labels.formats._solid import Mesh, page_meshes
    from splendor_access.labels.verification import shaped

    plan = planned.drawn() if planned.machine is not None else None
    if plan is None or len(plan.pages) != len(contents.pages):
        return contents
    pages = [
        msgspec.structs.replace(
            found,
            unplanned=tuple(
                shaped.differing(found.body, body, [label.box for label in page.labels])
            ),
        )
        if isinstance(found.body, Mesh) and is_as_large(found, (page.width, page.height))
        else found
        for found, page, body in zip(contents.pages, plan.pages, page_meshes(plan), strict=True)
    ]
    return msgspec.structs.replace(contents, pages=tuple(pages))


def _differing(found: "Image", meant: "Image", boxes: list[Box], sharpness: float) -> Iterator[Dot]:
    """Yield a place on each label that differs, in mm. Pages of other sizes are not compared."""
    if found.size != meant.size:
        return
    for box in boxes:
        left, top = round(box.x * sharpness), round(box.y * sharpness)
        right = round((box.x + box.width) * sharpness)
        low = round((box.y + box.height) * sharpness)
        area = (left, top, right, low)
        place = _difference(found.crop(area), meant.crop(area))
        if place is not None:
            yield Dot((left + place[0]) / sharpness, (top + place[1]) / sharpness)


def _difference(found: "Image", meant: "Image") -> tuple[float, float] | None:
    """Return the middle of what is in one picture and not in the other, give or take a pixel.

    Ink of another colour is the same ink, unless it is as light as paper.
    """
    from PIL import ImageChops

    inks = _ink(found), _ink(meant)
    for one, other in (inks, inks[::-1]):
        darkest, lightest = other, other
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            beside = ImageChops.offset(other, across, down)
            darkest = ImageChops.darker(darkest, beside)
            lightest = ImageChops.lighter(lightest, beside)
        far = ImageChops.lighter(
            ImageChops.subtract(darkest, one), ImageChops.subtract(one, lightest)
        )
        there = far.point([255 * (value > _INK) for value in range(256)]).getbbox()
        if there is not None:
            return (there[0] + there[2]) / 2, (there[1] + there[3]) / 2
    return None


def _ink(picture: "Image") -> "Image":
    """Return the darkest of the three colours of each pixel: the lighter, the less ink."""
    from PIL import ImageChops

    red, green, blue = picture.split()
    return ImageChops.darker(ImageChops.darker(red, green), blue)
