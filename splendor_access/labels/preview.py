"""A description of one label: its words, cells, dots and size, and the standards it meets."""

import re

from splendor_access.braille.cells import dot_numbers
from splendor_access.game.cards import ORDER, Card, Noble
from splendor_access.game.notation import NotationError
from splendor_access.labels.options.options import Options, break_message, select
from splendor_access.labels.planning.content import LabelItem, label_item, parse_label_code
from splendor_access.labels.planning.plan import make_plan
from splendor_access.labels.planning.printing import words
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import STANDARDS, Measures, breaks, meets
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, say

SOME = 10
"""The most cards that are named if several fit."""


_BEGINNING = re.compile(r"[abc]\d")


def find_item(typed: str, options: Options, locale: Locale) -> LabelItem:
    """Find the one thing that a text means: by a code, a gem, or a description of a card.

    Raises LabelsRefused if it means nothing, or more than one card.
    """
    text = typed.strip().lower()
    for letter in ORDER:
        if text == letter or text in locale.words(f"gem-{letter}", "words"):
            return label_item(letter)
    try:
        thing = parse_label_code(text)
    except NotationError:
        return _described(typed, options, locale)
    if isinstance(thing, Card | Noble) and thing not in (*options.deck, *options.nobles):
        raise LabelsRefused(say("label-not-in-deck", code=clean(typed)), usage=True)
    return label_item(thing, options.writing)


def _described(typed: str, options: Options, locale: Locale) -> LabelItem:
    """Return the one card whose code begins so, or that fits the description."""
    text = typed.strip().lower()
    things = dict.fromkeys(label_item(card, options.writing) for card in options.deck)
    found = [item for item in things if _begins(item.code, text)]
    if not found:
        chosen = set(select(options.deck, typed, locale))
        found = [item for item in things if item.thing in chosen]
    if len(found) > 1:
        codes = [item.code for item in found[:SOME]]
        raise LabelsRefused(say("label-which", count=len(found), codes=[*codes]), usage=True)
    return found[0]


def _begins(code: str, typed: str) -> bool:
    """Return whether a code begins with a text, which has at least the level and the points."""
    beginning = typed.replace(" ", "")
    return bool(_BEGINNING.match(beginning)) and code.replace(" ", "").startswith(beginning)


def preview(item: LabelItem, options: Options) -> list[Message]:
    """Describe one label. Raises LabelsRefused and BrailleUnavailable."""
    design, messages = options.design(item.kind, "flat")
    (label,) = make_plan(item.kind, [item], design).labels
    longest = max(len(line.cells) for line in label.lines)
    xs, ys = [dot.x for dot in label.dots], [dot.y for dot in label.dots]
    base = design.measures.base
    lines = [
        say("label-line", number=number, text=line.text, cells=line.cells)
        for number, line in enumerate(label.lines, start=1)
    ]
    dots = [
        say("label-line-dots", number=number, dots=dot_numbers(line.cells))
        for number, line in enumerate(label.lines, start=1)
    ]
    return [
        say("label-item", code=item.code, words=words(item)),
        *messages,
        *lines,
        *dots,
        say(
            "label-size",
            cells=longest,
            lines=len(lines),
            width=round(max(xs) - min(xs) + base, 1),
            height=round(max(ys) - min(ys) + base, 1),
            sheet=design.sheet.name,
            label_width=design.sheet.width,
            label_height=design.sheet.height,
        ),
        *standards_met(design.measures),
    ]


def standards_met(measures: Measures) -> list[Message]:
    """Describe the standards that measures meet, and why they do not meet the others."""
    met = meets(measures)
    messages = [say("label-meets", names=[*met])] if met else [say("label-meets-none")]
    for name, standard in STANDARDS.items():
        if name not in met:
            faults = [break_message("label-break", found) for found in breaks(standard, measures)]
            messages.append(say("label-breaks", standard=name, faults=[*faults]))
    return messages
