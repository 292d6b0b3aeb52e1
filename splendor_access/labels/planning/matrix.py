"""QR codes on labels, for a phone that reads them aloud: the code, then the card in words."""

from functools import cache

import msgspec

from splendor_access.labels.planning.plan import QUIET, Label, Matrix, Plan, replace_labels
from splendor_access.labels.planning.printing import braille_height, words
from splendor_access.talk.locale import Locale

FORMATS = ("pdf", "svg")
"""The formats that can have QR codes."""

LEAST, MOST = 0.3, 0.5
"""The least and the greatest size of a module in mm: readable from nearby, and large enough."""


def with_matrices(plan: Plan, locale: Locale) -> tuple[Plan, int]:
    """Put a QR code into the lower right corner of each label.

    Returns also the number of labels without room for it.
    """
    labels = {label.number: _with_matrix(label, plan, locale) for label in plan.labels}
    without = sum(label.matrix is None for label in labels.values())
    return replace_labels(plan, labels), without


def content(label: Label, locale: Locale) -> str:
    """Return the text of a QR code: a line with the code of the label, and one with its words."""
    return f"{label.item.code}\n{locale.text(words(label.item))}"


def _with_matrix(label: Label, plan: Plan, locale: Locale) -> Label:
    rows = _rows(content(label, locale))
    size = len(rows) + 2 * QUIET
    module = min(MOST, max(min(room) for room in _rooms(label, plan)) / size)
    module = int(module * 100) / 100
    if module < LEAST:
        return label
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
