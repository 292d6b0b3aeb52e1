"""Lists of the labels, and of the sheets for them, as messages and as JSON."""

import json

import msgspec

from splendor_access.braille.cells import dot_numbers
from splendor_access.labels.making.aids import aids
from splendor_access.labels.options.options import Options
from splendor_access.labels.planning.content import TEXT_PAGES, TOKENS, Kind, LabelItem
from splendor_access.labels.planning.plan import make_plan
from splendor_access.labels.planning.printing import words
from splendor_access.labels.planning.sheets import NAMES, PIECES, Sheet
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, say
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
