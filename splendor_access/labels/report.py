"""Reports what was found in a file of labels, as messages and as JSON."""

import json
from collections import Counter
from collections.abc import Iterator

from splendor_access.game.cards import NOBLES, Card, Noble
from splendor_access.labels.content import item_of
from splendor_access.labels.options import Options
from splendor_access.labels.proof import code_of
from splendor_access.labels.verify import SOME, Verdict, VerifiedLabel
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, say


def report(name: str, verdict: Verdict, options: Options) -> list[Message]:
    """Return what is in a file: what is wrong first, then all labels."""
    recognised = verdict.recognised
    wrong = [label for label in verdict.labels if label.fault]
    pages = len({label.found.page for label in verdict.labels})
    return [
        say(
            "label-read",
            file=clean(name),
            labels=len(verdict.labels),
            pages=pages,
            standard=recognised.standard or "none",
            table=verdict.table.name,
            wrong=len(wrong) + len(verdict.faults),
        ),
        *verdict.faults,
        *(_wrong_label(label, options) for label in wrong),
        *([say("label-as-planned")] if verdict.as_planned else ()),
        *_amounts(verdict, options),
        *(
            say(
                "label-at",
                page=label.found.page,
                number=label.found.number,
                code=label.code(options.order) or clean(code_of(label.lines, verdict.table)),
            )
            for label in verdict.labels
            if not label.fault
        ),
    ]


def _wrong_label(label: VerifiedLabel, options: Options) -> Message:
    assert label.fault
    found, code = label.found, label.code(options.order)
    if not code:
        return say("label-at-wrong", page=found.page, number=found.number, fault=label.fault)
    return say(
        "label-at-card-wrong", page=found.page, number=found.number, code=code, fault=label.fault
    )


def _amounts(verdict: Verdict, options: Options) -> Iterator[Message]:
    """Yield which cards and tiles are in a file more than once, and which are missing."""
    counts = Counter(label.thing for label in verdict.labels if label.thing and not label.fault)
    decks: list[tuple[str, tuple[Card | Noble, ...]]] = [
        ("cards", options.deck),
        ("nobles", NOBLES),
    ]
    for kind, of in decks:
        have = [thing for thing in dict.fromkeys(of) if thing in counts]
        if not have:
            continue
        own = Counter(of)
        twice = [item_of(thing, options.order).code for thing in have if counts[thing] > own[thing]]
        if twice:
            yield say("label-twice", kind=kind, codes=[*twice[:SOME]])
        missing = [
            item_of(thing, options.order).code for thing in dict.fromkeys(of) if thing not in counts
        ]
        if not missing:
            yield say("label-all-there", kind=kind, count=len(of))
        elif len(missing) <= SOME:
            yield say("label-missing", kind=kind, codes=[*missing])
        else:
            yield say("label-many-missing", kind=kind, count=len(missing))


def as_json(verdict: Verdict, options: Options, locale: Locale) -> str:
    """Return one line with every label, and the faults in words."""
    labels = [
        {
            "page": label.found.page,
            "number": label.found.number,
            "card": label.code(options.order) if not label.fault else None,
            "cells": [*label.lines],
            "fault": locale.text(label.fault) if label.fault else None,
        }
        for label in verdict.labels
    ]
    facts = {
        "v": 1,
        "right": verdict.right,
        "faults": [locale.text(fault) for fault in verdict.faults],
        "standard": verdict.recognised.standard,
        "scale": verdict.recognised.scale,
        "table": verdict.table.name,
        "labels": labels,
    }
    return json.dumps(facts)
