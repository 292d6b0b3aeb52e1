"""The printed text on a label, for a sighted helper who matches labels with cards."""

import re

import msgspec

from splendor_access.game.cards import Card, Noble
from splendor_access.labels.documents import width
from splendor_access.labels.planning.content import LabelItem, OwnText
from splendor_access.labels.planning.plan import QUIET, Box, Label, Plan, PrintLine, replace_labels
from splendor_access.labels.standards import Measures
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Colour, Message, line, say

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
