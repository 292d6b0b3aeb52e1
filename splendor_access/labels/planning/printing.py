"""What is on a label for sighted helpers and phones: printed text, and QR codes.

Where that has no room, the code alone does.
"""

import re
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING

import msgspec

from splendor_access.game.cards import Card, Noble
from splendor_access.labels.planning.content import LabelItem, OwnText
from splendor_access.labels.planning.plan import (
    QUIET,
    Box,
    Label,
    Matrix,
    Plan,
    PrintLine,
    replace_labels,
)
from splendor_access.labels.standards import Measures
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Colour, Message, line, say

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas


_NAME = "Vera"


@cache
def font() -> str:
    """Register the font, and return its name in reportlab."""
    from reportlab.pdfbase.pdfmetrics import registerFont
    from reportlab.pdfbase.ttfonts import TTFont

    registerFont(TTFont(_NAME, f"{_NAME}.ttf"))
    return _NAME


def width(text: str, size: float) -> float:
    """Return the width of a text, in the unit of its size."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    return float(stringWidth(text, font(), size))


def document(out: BytesIO, title: str, language: str) -> "Canvas":
    """Return a canvas that writes into `out`, the same bytes each time."""
    from reportlab.pdfgen.canvas import Canvas

    # Without `invariant` the file has the time and a random number in it.
    canvas = Canvas(
        out,
        invariant=1,
        pageCompression=1,
        initialFontName=font(),  # type: ignore[arg-type]  # its stub says float
        lang=language,
    )
    canvas.setTitle(title)
    canvas.setCreator("splendor-access")
    for field in (canvas.setAuthor, canvas.setSubject):
        field("")  # else it says "anonymous" and "unspecified"
    return canvas


SIZES = tuple(round(points * 25.4 / 72, 4) for points in (12, 10.5, 9))
"""The sizes of letters in mm: 12, 10.5 and 9 points. The largest one that fits is used."""

_LEADING = 1.2
_MOST_BESIDE = 2
"""The most lines beside the dots: more, of a word or two each, are hard to read."""

_CLEAR = 1.0
"""The space between dots and print, in mm."""


def words(item: LabelItem) -> Message:
    """Describe a thing as a sighted person recognises it."""
    match item.thing:
        case Card():
            return _card_words(item.thing)
        case Noble():
            return say("noble-alone", noble=item.thing)
        case OwnText():
            return line(item.thing.ink)
        case str():
            return say("token-alone", gem=Colour(item.thing))


def _card_words(card: Card) -> Message:
    return say(
        "label-print-card",
        level=card.level,
        card=card,
        bonus=Colour(card.bonus),
        points=card.points,
        cost=card.cost,
    )


def with_print(plan: Plan, locale: Locale) -> tuple[Plan, int]:
    """Add the words of each label below its dots, or beside them.

    Returns also the number of labels without room for words.
    """
    labels = {
        label.number: _printed(label, locale.text(words(label.item), "brief"), plan)
        for label in plan.labels
    }
    without = sum(not label.print_lines for label in labels.values())
    return replace_labels(plan, labels), without


def _printed(label: Label, text: str, plan: Plan) -> Label:
    sheet, measures = plan.sheet, plan.measures
    box = label.box
    top = box.y + sheet.margin_y + braille_height(len(label.lines), measures) + _CLEAR
    bottom = box.y + box.height - sheet.margin_y
    left, right = box.x + sheet.margin_x, box.x + box.width - sheet.margin_x
    if label.matrix is not None:
        # Beside the QR code, and never above it.
        right = min(right, label.matrix.x - QUIET * label.matrix.module)
    beside = max(dot.x for dot in label.dots) + measures.base / 2 + _CLEAR
    below = _fitted(text, Box(left, top, right - left, bottom - top))
    first = box.y + sheet.margin_y
    at_side = _fitted(text, Box(beside, first, right - beside, bottom - first))
    if label.matrix is not None or len(at_side) > _MOST_BESIDE:
        at_side = ()
    return msgspec.structs.replace(label, print_lines=below or at_side)


def braille_height(lines: int, measures: Measures) -> float:
    """Return the height of lines of braille in mm."""
    return (lines - 1) * measures.line + 2 * measures.dot + measures.base


def braille_width(cells: int, measures: Measures) -> float:
    """Return the width of a line of braille in mm."""
    return (cells - 1) * measures.cell + measures.dot + measures.base


def _fitted(text: str, room: Box) -> tuple[PrintLine, ...]:
    """Break a text into lines at the bottom of a box; return none if it does not fit."""
    for size in SIZES:
        lines = _broken(text, room.width / size)
        leading = size * _LEADING
        if lines and len(lines) * leading <= room.height:
            bottom = room.y + room.height - size * (_LEADING - 1)
            first = bottom - (len(lines) - 1) * leading
            return tuple(
                PrintLine(line, round(room.x, 4), round(first + i * leading, 4), size)
                for i, line in enumerate(lines)
            )
    return ()


def _broken(text: str, room: float) -> list[str]:
    """Break a text between words, but not after a number; the room is in sizes of the font.

    Returns nothing if a word is wider than a line.
    """
    lines: list[str] = []
    for word in re.findall(r"\d+ \S+|\S+", text):
        if width(word, 1) > room:
            return []
        if lines and width(f"{lines[-1]} {word}", 1) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


FORMATS = ("pdf", "svg")
"""The formats that can have QR codes."""

LEAST, MOST = 0.3, 0.5
"""The least and the greatest size of a module in mm: readable from nearby, and large enough."""


class QrPlan(msgspec.Struct, frozen=True):
    """A plan with QR codes, and the labels whose QR code has the code alone, or that have none."""

    plan: Plan
    short: tuple[LabelItem, ...]
    without: tuple[LabelItem, ...]


def with_matrices(plan: Plan, locale: Locale) -> QrPlan:
    """Put a QR code into the lower right corner of each label."""
    labels: dict[int, Label] = {}
    short: list[LabelItem] = []
    without: list[LabelItem] = []
    for label in plan.labels:
        whole = _with_matrix(label, plan, content(label.item, locale))
        made = whole or _with_matrix(label, plan, label.item.code)
        if made is None:
            without.append(label.item)
        elif whole is None:
            short.append(label.item)
        labels[label.number] = made or label
    return QrPlan(replace_labels(plan, labels), tuple(short), tuple(without))


def content(item: LabelItem, locale: Locale) -> str:
    """Return the text of a QR code: a line with the code of the label, and one with its words."""
    return f"{item.code}\n{locale.text(words(item))}"


def _with_matrix(label: Label, plan: Plan, text: str) -> Label | None:
    """Return a label with a QR code of a text, or None where that has no room."""
    rows = _rows(text)
    size = len(rows) + 2 * QUIET
    module = min(MOST, max(min(room) for room in _rooms(label, plan)) / size)
    module = int(module * 100) / 100
    if module < LEAST:
        return None
    box = label.box
    corner = (size - QUIET) * module
    x, y = box.x + box.width - corner, box.y + box.height - corner
    return msgspec.structs.replace(label, matrix=Matrix(round(x, 4), round(y, 4), module, rows))


def _rooms(label: Label, plan: Plan) -> list[tuple[float, float]]:
    """Return the widths and heights of the free areas below the braille and beside it."""
    box, sheet, measures = label.box, plan.sheet, plan.measures
    bottom = box.y + sheet.margin_y + braille_height(len(label.lines), measures)
    right = max(dot.x for dot in label.dots) + measures.base / 2
    return [
        (box.width, box.y + box.height - bottom),
        (box.x + box.width - right, box.height),
    ]


@cache
def _rows(text: str) -> tuple[tuple[bool, ...], ...]:
    from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel

    code = QRCode(None, QRErrorCorrectLevel.L)
    code.addData(text)
    code.make()
    return tuple(tuple(map(bool, row)) for row in code.modules)
