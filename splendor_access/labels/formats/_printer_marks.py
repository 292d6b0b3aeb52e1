"""The printer marks of a drawn page: a ruler of 100 mm, and crosses in the corners.

Printing with "fit to page" moves dots closer together; the ruler shows it. Machines that cut or
emboss a printed page align it by the crosses.
"""

import msgspec

from splendor_access.labels.planning.plan import Page, PrintLine


class Stroke(msgspec.Struct, frozen=True):
    """A thin straight line, in mm."""

    x1: float
    y1: float
    x2: float
    y2: float


class PrinterMarks(msgspec.Struct, frozen=True):
    """Lines and texts in ink."""

    strokes: tuple[Stroke, ...]
    texts: tuple[PrintLine, ...]


RULER = 100.0
RULER_TEXT = "100.0 mm"

_EDGE = 6.5
_ARM = 2.0
_TICK = 1.5
_TEXT = 3.2
"""The size of letters, in mm: 9 points."""


def printer_marks(page: Page) -> PrinterMarks:
    """Return the marks of a page; an alignment page, which has no labels, has two rulers."""
    strokes: list[Stroke] = []
    for x in (_EDGE, page.width - _EDGE):
        for y in (_EDGE, page.height - _EDGE):
            strokes += (
                Stroke(x - _ARM, y, x + _ARM, y),
                Stroke(x, y - _ARM, x, y + _ARM),
            )
    left = round((page.width - RULER) / 2, 4)
    strokes.append(Stroke(left, _EDGE, left + RULER, _EDGE))
    for step in range(11):
        x = left + step * RULER / 10
        strokes.append(Stroke(x, _EDGE - _TICK, x, _EDGE + _TICK))
    texts = [PrintLine(RULER_TEXT, left + RULER + 2, _EDGE + _TEXT / 3, _TEXT)]
    if not page.labels:
        x, top = page.width / 2, (page.height - RULER) / 2
        strokes.append(Stroke(x, top, x, top + RULER))
        for step in range(11):
            y = top + step * RULER / 10
            strokes.append(Stroke(x - _TICK, y, x + _TICK, y))
        texts.append(PrintLine(RULER_TEXT, x + 2, top + RULER + _TEXT / 3, _TEXT))
    return PrinterMarks(tuple(strokes), tuple(texts))
