"""What is drawn on a page beside its labels: a ruler of 100 mm, crosses, and what can be felt.

Printing with "fit to page" moves dots closer together; the ruler shows it. Machines that cut or
emboss a printed page align it by the crosses. Fingers find the upper right corner of a page by a
triangle, and the labels by lines around them.
"""

from collections.abc import Iterator

import msgspec

from splendor_access.labels.planning.plan import Box, Page, PrintLine


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


_FROM_EDGE, _LEG = 3.0, 4.0
"""Where the triangle in the corner of a page begins, and the length of its sides, in mm."""


def corner_triangle(page: Page) -> tuple[tuple[float, float], ...]:
    """Return the triangle in the upper right corner: raised, it tells which way up the page is."""
    right = round(page.width - _FROM_EDGE, 4)
    return (
        (right, _FROM_EDGE),
        (right, _FROM_EDGE + _LEG),
        (round(right - _LEG, 4), _FROM_EDGE),
    )


_BESIDE, _LINE = 0.2, 0.8
"""How far a raised line is from the edge of a label, and its width, in mm."""


def cut_lines(page: Page) -> Iterator[Box]:
    """Yield the four sides of a raised line around each label, to cut along by touch."""
    for label in page.labels:
        box, out = label.box, _BESIDE + _LINE
        left, top = round(box.x - out, 4), round(box.y - out, 4)
        width, height = round(box.width + 2 * out, 4), round(box.height + 2 * out, 4)
        yield Box(left, top, width, _LINE)
        yield Box(left, round(top + height - _LINE, 4), width, _LINE)
        yield Box(left, top, _LINE, height)
        yield Box(round(left + width - _LINE, 4), top, _LINE, height)
