"""QR codes on labels, for a phone that reads them aloud: the code, then the card in words.

Where that has no room, the code alone does.
"""

from functools import cache

import msgspec

from splendor_access.labels.planning.content import LabelItem
from splendor_access.labels.planning.plan import QUIET, Label, Matrix, Plan, replace_labels
from splendor_access.labels.planning.printing import braille_height, words
from splendor_access.talk.locale import Locale

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
