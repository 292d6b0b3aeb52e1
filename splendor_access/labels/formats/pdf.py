"""PDF to print, cut and emboss.

Dots are on the spot plate `Braille` and outlines on `CutContour`, as print shops name them,
unless the print job has no plates. Everything else is black. Fonts are embedded. Files are written
by reportlab and read by PDFium, or else by poppler.
"""

import re
import zlib
from collections.abc import Iterable, Iterator
from ctypes import byref, c_float, c_int
from io import BytesIO
from typing import TYPE_CHECKING, Any

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
    Point,
    PrinterMarks,
    circle,
    corner_triangle,
    cut_lines,
    printer_marks,
    rectangle,
)
from splendor_access.labels.planning.plan import Box, Page, Plan
from splendor_access.labels.planning.printing import document, font

if TYPE_CHECKING:
    from pypdfium2 import PdfPage
    from reportlab.pdfgen.canvas import Canvas

KIND: FormatKind = "flat"
PAGES = True

_POINT = 25.4 / 72
"""A point in mm."""

_SWELLING, _KEY = 0.5, 3.0
"""The width of a line that swells, and what a line across the corner of a label cuts off the sides,
in mm."""


def write(plan: Plan) -> bytes:
    """Write one page of the file for each page."""
    from reportlab.lib.colors import CMYKColor, CMYKColorSep

    job = plan.job
    braille, cut = CMYKColor(0, 0, 0, 1 - job.grey), CMYKColor(0, 0, 0, 1)
    if job.spot_plates:
        braille = CMYKColorSep(1, 0, 0.3, 0.3, spotName="Braille")
        cut = CMYKColorSep(0, 1, 0, 0, spotName="CutContour")
    out = BytesIO()
    canvas = document(out, plan.title, plan.language)
    for page in plan.pages:
        canvas.setPageSize((page.width / _POINT, page.height / _POINT))
        _draw_ink(canvas, page, marks=job.marks)
        canvas.setStrokeColor(cut)
        canvas.setLineWidth(_SWELLING / _POINT if job.swell else 0.25)
        for box in page.cuts:
            canvas.rect(*_place(page, box.x, box.y + box.height), *_size(box), stroke=1, fill=0)
            if job.swell:
                right = box.x + box.width
                start = _place(page, right - _KEY, box.y)
                canvas.line(*start, *_place(page, right, box.y + _KEY))
        canvas.setFillColor(braille)
        if page.labels and (job.spot_plates or job.swell):
            _fill(canvas, page, [corner_triangle(page)])
        if job.cut_lines:
            _fill(canvas, page, map(_corners, cut_lines(page)))
        radius = plan.measures.base / 2 / _POINT
        for label in page.labels:
            for dot in label.dots:
                canvas.circle(*_place(page, dot.x, dot.y), radius, stroke=0, fill=1)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _fill(canvas: "Canvas", page: Page, areas: Iterable[tuple[Point, ...]]) -> None:
    """Fill areas of a page, given by their corners in mm."""
    for first, *others in areas:
        path = canvas.beginPath()
        path.moveTo(*_place(page, *first))
        for corner in others:
            path.lineTo(*_place(page, *corner))
        path.close()
        canvas.drawPath(path, stroke=0, fill=1)


def _corners(box: Box) -> tuple[Point, ...]:
    right, low = box.x + box.width, box.y + box.height
    return (box.x, box.y), (right, box.y), (right, low), (box.x, low)


def _place(page: Page, x: float, y: float) -> tuple[float, float]:
    return x / _POINT, (page.height - y) / _POINT


def _size(box: Box) -> tuple[float, float]:
    return box.width / _POINT, box.height / _POINT


def _draw_ink(canvas: "Canvas", page: Page, *, marks: bool) -> None:
    canvas.setLineWidth(0.25)
    drawn = printer_marks(page) if marks else PrinterMarks((), ())
    for stroke in drawn.strokes:
        start, end = _place(page, stroke.x1, stroke.y1), _place(page, stroke.x2, stroke.y2)
        canvas.line(*start, *end)
    for label in page.labels:
        if label.matrix is not None:
            path = canvas.beginPath()
            for bar in label.matrix.bars():
                path.rect(*_place(page, bar.x, bar.y + bar.height), *_size(bar))
            canvas.drawPath(path, stroke=0, fill=1)
    printed = (line for label in page.labels for line in label.print_lines)
    for line in (*drawn.texts, *printed):
        canvas.setFont(font(), line.size / _POINT)
        canvas.drawString(*_place(page, line.x, line.y), line.text)


# Reading


def read(data: bytes) -> FileContents:
    """Return the filled circles and stroked rectangles of all pages. Raises UnreadableLabels."""
    try:
        import pypdfium2
    except ModuleNotFoundError:
        from splendor_access.labels.formats._programs import read_pdf

        return _in_units(read_pdf(data), _user_unit(data))
    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        raise UnreadableLabels("format", str(error), form="PDF") from error
    try:
        reader = _Reader()
        pages = tuple(map(reader.page, document))
    finally:
        document.close()
    return _in_units(FileContents(pages), _user_unit(data))


def _in_units(contents: FileContents, unit: float) -> FileContents:
    """Return the contents of a file whose unit is so many points."""
    return FileContents(tuple(_enlarged(page, unit) for page in contents.pages))


def _user_unit(data: bytes) -> float:
    """Return the length of the unit of pages in points, which PDFium takes for 1.

    Files whose pages differ in it are not told apart.
    """
    texts = [data]
    for found in _PACKED.finditer(data):
        unpacker = zlib.decompressobj()
        try:
            texts.append(unpacker.decompress(data[found.end() :], _MOST_UNPACKED))
        except zlib.error:
            continue
    units = (each for text in texts for each in _UNIT.findall(text))
    return next((unit for unit in map(float, units) if unit != 1.0), 1.0)


_PACKED = re.compile(rb"/ObjStm\b[^>]*>>\s*stream\r?\n")
_UNIT = re.compile(rb"/UserUnit\s+([0-9]{1,9}(?:\.[0-9]{1,9})?)")
_MOST_UNPACKED = 10_000_000
"""Objects that are packed together, the unit of pages, and the most bytes that are unpacked."""


def _enlarged(page: FoundPage, by: float) -> FoundPage:
    """Return a page whose unit is so many points."""
    if by == 1.0:
        return page
    dots = (FoundDot(dot.x * by, dot.y * by, (dot.base or 0.0) * by) for dot in page.dots)
    boxes = (Box(box.x * by, box.y * by, box.width * by, box.height * by) for box in page.boxes)
    return FoundPage(page.width * by, page.height * by, tuple(dots), tuple(boxes))


_Matrix = tuple[float, float, float, float, float, float]

_DEPTH = 20
_MOST_THINGS = 1_000_000
"""The most shapes and texts that are read; a form may be drawn many times."""

_OF_A_CIRCLE = (13, 14)
"""Segments of a circle: the first point, four curves of three points each, and maybe an end."""


class _Reader:
    """Takes the shapes from pages of PDFium, whose module is `raw`."""

    def __init__(self) -> None:
        from pypdfium2 import raw

        self._raw: Any = raw
        self._x, self._y = c_float(), c_float()
        self._dots: list[FoundDot] = []
        self._count = 0
        self._boxes: list[Box] = []
        self._height = 0.0
        self._things = 0

    def page(self, page: "PdfPage") -> FoundPage:
        """Return the contents of a page."""
        page.set_rotation(0)
        width, self._height = page.get_size()
        left, bottom, _, _ = page.get_cropbox()
        self._dots, self._boxes = [], []
        for i in range(self._raw.FPDFPage_CountObjects(page.raw)):
            self._take(self._raw.FPDFPage_GetObject(page.raw, i), (1, 0, 0, 1, -left, -bottom), 0)
        size = width * _POINT, self._height * _POINT
        return FoundPage(*size, tuple(self._dots), tuple(self._boxes))

    def _take(self, thing: object, outer: _Matrix, depth: int) -> None:
        raw = self._raw
        self._things += 1
        if self._things > _MOST_THINGS:
            raise UnreadableLabels("many-things")
        kind = raw.FPDFPageObj_GetType(thing)
        if kind == raw.FPDF_PAGEOBJ_PATH:
            self._path(thing, self._matrix(thing, outer))
        elif kind == raw.FPDF_PAGEOBJ_FORM and depth < _DEPTH:
            inner = self._matrix(thing, outer)
            for i in range(raw.FPDFFormObj_CountObjects(thing)):
                self._take(raw.FPDFFormObj_GetObject(thing, i), inner, depth + 1)

    def _matrix(self, thing: object, outer: _Matrix) -> _Matrix:
        own = self._raw.FS_MATRIX()
        self._raw.FPDFPageObj_GetMatrix(thing, byref(own))
        a, b, c, d, e, f = outer
        return (
            a * own.a + c * own.b,
            b * own.a + d * own.b,
            a * own.c + c * own.d,
            b * own.c + d * own.d,
            a * own.e + c * own.f + e,
            b * own.e + d * own.f + f,
        )

    def _path(self, path: object, matrix: _Matrix) -> None:
        raw = self._raw
        fill, stroke = c_int(), c_int()
        raw.FPDFPath_GetDrawMode(path, byref(fill), byref(stroke))
        count = raw.FPDFPath_CountSegments(path)
        if fill.value and count in _OF_A_CIRCLE:
            # Nearly every path is one circle; four of its points say so.
            second = raw.FPDFPath_GetPathSegment(path, 1)
            if raw.FPDFPathSegment_GetType(second) == raw.FPDF_SEGMENT_BEZIERTO:
                self._dot([self._point(path, i, matrix) for i in (0, 3, 6, 9)])
                return
        for curved, points in self._outlines(path, count, matrix):
            if fill.value and curved:
                self._dot(points)
            elif stroke.value and not curved:
                self._box(points)

    def _outlines(
        self, path: object, count: int, matrix: _Matrix
    ) -> Iterator[tuple[bool, list[Point]]]:
        """Yield each closed part of a path: whether it has curves, and its points."""
        raw = self._raw
        points: list[Point] = []
        controls = 0
        curved = False
        for i in range(count):
            kind = raw.FPDFPathSegment_GetType(raw.FPDFPath_GetPathSegment(path, i))
            if kind == raw.FPDF_SEGMENT_MOVETO and points:
                yield curved, points
                points, controls, curved = [], 0, False
            if kind == raw.FPDF_SEGMENT_BEZIERTO:
                curved = True
                controls = (controls + 1) % 3
                if controls:
                    continue
            points.append(self._point(path, i, matrix))
        if points:
            yield curved, points

    def _point(self, path: object, i: int, matrix: _Matrix) -> Point:
        """Return a point of a path in mm, from the top left corner of the page."""
        raw, a, b, c, d, e, f = self._raw, *matrix
        raw.FPDFPathSegment_GetPoint(
            raw.FPDFPath_GetPathSegment(path, i), byref(self._x), byref(self._y)
        )
        x, y = self._x.value, self._y.value
        return (a * x + c * y + e) * _POINT, (self._height - (b * x + d * y + f)) * _POINT

    def _dot(self, points: list[Point]) -> None:
        """Add a dot, if the points form a circle of the size of a dot."""
        found = circle(points)
        if found is None or found.width > WIDEST:
            return
        self._dots.append(FoundDot(found.x, found.y, found.width))
        self._count += 1
        if self._count > MOST_DOTS:
            raise UnreadableLabels("many-dots")

    def _box(self, points: list[Point]) -> None:
        """Add a rectangle, if the points are its corners."""
        found = rectangle(points)
        if found is not None:
            self._boxes.append(found)
