"""Lists of labels and sheets, and the description of one label, as messages and as JSON."""

import json
import re

import msgspec

from splendor_access.braille.cells import dot_numbers
from splendor_access.game.cards import ORDER, Card, Noble
from splendor_access.game.notation import NotationError
from splendor_access.labels.making.aids import aids
from splendor_access.labels.options.options import Options, break_message, select
from splendor_access.labels.planning.content import (
    TEXT_PAGES,
    TOKENS,
    Kind,
    LabelItem,
    label_item,
    parse_label_code,
)
from splendor_access.labels.planning.plan import make_plan
from splendor_access.labels.planning.printing import words
from splendor_access.labels.planning.sheets import NAMES, PIECES, Sheet
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import STANDARDS, Measures, breaks, meets
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, say
from splendor_access.talk.rulebook import PARTS, part_title


def label_listing(options: Options) -> list[Message]:
    """Return the number of labels of each kind, and a line for each label; tokens by gem."""
    messages: list[Message] = []
    for kind in options.kinds:
        if kind in TEXT_PAGES:
            titles = (
                map(part_title, PARTS)
                if kind is Kind.RULES
                else (say(f"aid-name-{each}") for each in aids())
            )
            messages.append(say("label-list-aids", kind=kind.value, names=[*titles]))
            continue
        things = options.items(kind)
        messages.append(say("label-list", kind=kind.value, count=len(things)))
        for item in dict.fromkeys(things):
            if kind is Kind.TOKENS:
                messages.append(
                    say("label-tokens", code=item.code, words=words(item), count=TOKENS[item.code])
                )
            else:
                messages.append(say("label-item", code=item.code, words=words(item)))
    return messages


def listing_json(options: Options, locale: Locale) -> str:
    """Return all labels with their lines, as one line of ASCII JSON."""
    labels = [
        _facts(item, options, locale)
        for kind in options.kinds
        if kind not in TEXT_PAGES
        for item in options.items(kind)
    ]
    return json.dumps({"v": 1, "table": options.table.name, "labels": labels})


def _facts(item: LabelItem, options: Options, locale: Locale) -> dict[str, object]:
    design, _ = options.design(item.kind, "flat")
    (label,) = make_plan(item.kind, [item], design).labels
    return {
        "kind": item.kind.value,
        "card": item.code,
        "words": locale.text(words(item)),
        "text": [each.text for each in label.lines],
        "cells": [each.cells for each in label.lines],
        "dots": [dot_numbers(each.cells) for each in label.lines],
    }


def sheet_listing(options: Options) -> list[Message]:
    """Return the number of sheets, and a line for each sheet and kind of piece that it fits."""
    lines = [_sheet_line(sheet, kind, options) for sheet, kind in _sheets(options)]
    return [say("label-sheets", count=len(lines), standard=options.standard), *lines]


def sheet_json(options: Options) -> str:
    """Return the geometry of all sheets, in mm, as one line of JSON."""
    sheets = [
        {
            **msgspec.structs.asdict(sheet),
            "kind": kind.value,
            "cells": sheet.cells(options.measures),
            "lines": sheet.lines(options.measures),
        }
        for sheet, kind in _sheets(options)
    ]
    return json.dumps({"v": 1, "standard": options.standard, "sheets": sheets})


def _sheets(options: Options) -> list[tuple[Sheet, Kind]]:
    found = []
    for name in NAMES:
        for kind in PIECES:
            try:
                found.append((options.find_sheet(name, kind), kind))
            except LabelsRefused:
                continue  # its labels are larger than the piece
    return found


def _sheet_line(sheet: Sheet, kind: Kind, options: Options) -> Message:
    return say(
        "label-sheet",
        name=sheet.name,
        kind=kind.value,
        width=sheet.width,
        height=sheet.height,
        page_width=sheet.page[0],
        page_height=sheet.page[1],
        columns=sheet.columns,
        rows=sheet.rows,
        left=sheet.left,
        top=sheet.top,
        gap_x=sheet.gap_x,
        gap_y=sheet.gap_y,
        cells=sheet.cells(options.measures),
        lines=sheet.lines(options.measures),
        cut="yes" if sheet.is_cut else "no",
    )


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
