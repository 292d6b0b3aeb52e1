"""Reports what was found in a file of labels, as messages and as JSON."""

import json
from collections.abc import Iterator

from splendor_access.game.cards import Card, Noble
from splendor_access.labels.options.options import Options
from splendor_access.labels.planning.content import Kind, label_item
from splendor_access.labels.verification.comparison import SOME
from splendor_access.labels.verification.proof import back_translate_label
from splendor_access.labels.verification.verify import Verdict, VerifiedLabel
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Message, clean, say


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
        *_compared(verdict),
        *([say("label-deck-from", file=clean(options.deck_file))] if options.deck_file else ()),
        *(
            [say("label-nobles-from", file=clean(options.nobles_file))]
            if options.nobles_file
            else ()
        ),
        *([say("label-hidden", count=verdict.hidden)] if verdict.hidden else ()),
        *([say("label-unicode")] if verdict.unicode else ()),
        *_without_zero(verdict),
        *_amounts(verdict, options),
        *_recognised(verdict),
        *(
            say(
                "label-at",
                page=label.found.page,
                number=label.found.number,
                code=label.code(options.writing)
                or clean(back_translate_label(label.lines, verdict.table)),
            )
            for label in verdict.labels
            if not label.fault
        ),
    ]


def _compared(verdict: Verdict) -> Iterator[Message]:
    """Yield what was compared with the manifest, or without it."""
    if verdict.as_planned:
        yield say("label-as-planned", of=verdict.as_planned)
    if verdict.manifest != "read":
        yield say(
            "label-alone",
            manifest=verdict.manifest,
            table=verdict.table.name,
            standard=verdict.recognised.standard or "none",
        )


def _wrong_label(label: VerifiedLabel, options: Options) -> Message:
    assert label.fault
    found, code = label.found, label.code(options.writing)
    if not code:
        return say("label-at-wrong", page=found.page, number=found.number, fault=label.fault)
    return say(
        "label-at-card-wrong", page=found.page, number=found.number, code=code, fault=label.fault
    )


def _without_zero(verdict: Verdict) -> Iterator[Message]:
    """Name the variant of the notation that leaves out the 0 of cards without points."""
    count = sum(not label.zero for label in verdict.labels)
    if count:
        yield say("label-without-zero", count=count)


def _amounts(verdict: Verdict, options: Options) -> Iterator[Message]:
    """Yield which cards and tiles are missing in a file that has some of them.

    Of a file that has all that was planned, such as one sheet of several, none are missing.
    """
    there = {label.thing for label in verdict.labels if not label.fault}
    decks: list[tuple[str, tuple[Card | Noble, ...]]] = [
        ("cards", options.deck),
        ("nobles", options.nobles),
    ]
    for kind, of in decks:
        if there.isdisjoint(of):
            continue
        missing = [
            label_item(thing, options.writing).code
            for thing in dict.fromkeys(of)
            if thing not in there
        ]
        if not missing:
            yield say("label-all-there", kind=kind, count=len(of))
        elif verdict.as_planned:
            count = len({*of})
            yield say("label-some-there", kind=kind, there=count - len(missing), count=count)
        elif len(missing) <= SOME:
            yield say("label-missing", kind=kind, codes=[*missing])
        else:
            yield say("label-many-missing", kind=kind, count=len(missing))


def _recognised(verdict: Verdict) -> Iterator[Message]:
    """Yield how many labels were recognised, if any were."""
    counts: list[Arg] = [
        say("label-recognised-kind", kind=kind.value, count=count)
        for kind in Kind
        if (count := verdict.count(kind))
    ]
    if counts:
        yield say("label-recognised", counts=counts)


def report_json(verdict: Verdict, options: Options, locale: Locale) -> str:
    """Return one line with every label, and the faults in words."""
    labels = [
        {
            "page": label.found.page,
            "number": label.found.number,
            "card": label.code(options.writing) if not label.fault else None,
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
        "hidden": verdict.hidden,
        "as_planned": verdict.as_planned,
        "manifest": verdict.manifest,
        "scale": verdict.recognised.scale,
        "table": verdict.table.name,
        "labels": labels,
    }
    return json.dumps(facts)
