"""Reads a file of labels, ours or anyone's, back to cards, and tells what is wrong with it."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from splendor_access.braille.cells import dot_numbers
from splendor_access.braille.tables import OFFERED, Table
from splendor_access.game.cards import NOBLES, Card, Noble
from splendor_access.game.notation import NotationError
from splendor_access.labels.content import Item, card_item, noble_item
from splendor_access.labels.formats import MOST_BYTES, FileContents, Unreadable, load, names
from splendor_access.labels.grid import SLACK
from splendor_access.labels.layout import Layout, Room, lay_out
from splendor_access.labels.libraries import missing
from splendor_access.labels.options import Options
from splendor_access.labels.proof import code_of, parse_code, parse_label
from splendor_access.labels.recognise import FoundLabel, Recognised, recognise
from splendor_access.labels.refusal import Refused
from splendor_access.labels.standards import STANDARDS, Measures
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, say


class VerifiedLabel(msgspec.Struct, frozen=True):
    """A label of a file: its cells, and the thing it is for, or what is wrong with it."""

    seen: FoundLabel
    lines: tuple[str, ...] = ()
    thing: Card | Noble | str | None = None
    fault: Message | None = None


class Verdict(msgspec.Struct, frozen=True):
    """What became of a file; `faults` are about the whole of it.

    `as_planned` says that each label is where the manifest beside the file has it.
    """

    recognised: Recognised
    table: Table
    labels: tuple[VerifiedLabel, ...]
    faults: tuple[Message, ...]
    as_planned: bool = False

    @property
    def right(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults and all(label.fault is None for label in self.labels)


def read_file(name: str) -> FileContents:
    """Return what is in a file. Raises Refused."""
    path = Path(name)
    known = clean(path.name)
    ending = path.suffix.lower().removeprefix(".")
    if ending not in names():
        raise Refused(say("label-no-format", file=known, names=[*names()]), usage=True)
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Refused(say("unreadable-file", file=known, detail=detail), file=True) from error
    if len(data) > MOST_BYTES:
        raise Refused(say("label-file-large", file=known, most=MOST_BYTES // 10**6), file=True)
    form = load(ending)
    try:
        return form.read(data)
    except ModuleNotFoundError as error:
        raise missing(ending, form, error) from error
    except Unreadable as error:
        why = say(f"label-unreadable-{error.reason}", detail=clean(error.detail))
        raise Refused(say("label-unreadable", file=known, why=why), file=True) from error
    except Exception as error:  # a stranger's file may break a library in any way
        why = say("label-unreadable-broken", detail=clean(str(error)))
        raise Refused(say("label-unreadable", file=known, why=why), file=True) from error


def verify(
    contents: FileContents,
    options: Options,
    *,
    standard: str | None,
    known: bool,
    chosen: Mapping[str, Measures],
    planned: Sequence[str],
) -> Verdict:
    """Read labels back; `known` says that the table of the options was asked for.

    `chosen` has the measures of standards where they are not the nominal ones. `planned` are the
    codes of the labels in their order, if they are known.
    Raises Refused where there is no label, and BrailleUnavailable.
    """
    recognised = recognise(contents, standard, chosen)
    if not recognised.labels:
        raise Refused(say("label-no-dots"), file=True)
    tables = [options.table]
    if not known:
        tables += [each for each in OFFERED if each.uncontracted is None and each not in tables]
    table, labels = _best(recognised, tables)
    faults = [*_of_size(recognised, contents)]
    from_behind, others = _best(_mirrored(recognised), tables)
    if _count(others) > _count(labels):
        table, labels = from_behind, others
        faults.insert(0, say("label-mirrored"))
        planned = ()
    displaced = [*_displaced(labels, planned, options)]
    faults += displaced
    explained = tuple(_explained(label, labels, options, table) for label in labels)
    return Verdict(recognised, table, explained, tuple(faults), bool(planned) and not displaced)


def _best(recognised: Recognised, tables: Sequence[Table]) -> tuple[Table, list[VerifiedLabel]]:
    """Return the first table that makes sense of the most labels, and what they are in it."""
    best: tuple[Table, list[VerifiedLabel]] | None = None
    for table in tables:
        labels = [_understand(seen, table) for seen in recognised.labels]
        if best is None or _count(labels) > _count(best[1]):
            best = table, labels
        if _count(labels) == len(labels):
            break
    assert best is not None
    return best


def _count(labels: Sequence[VerifiedLabel]) -> int:
    return sum(label.thing is not None for label in labels)


def _understand(seen: FoundLabel, table: Table) -> VerifiedLabel:
    for lines in seen.candidates:
        try:
            return VerifiedLabel(seen, lines, parse_label(lines, table))
        except NotationError:
            continue
    return VerifiedLabel(seen, seen.candidates[0] if seen.candidates else ())


def _mirrored(recognised: Recognised) -> Recognised:
    """Return the labels as they would be read from behind."""
    return msgspec.structs.replace(
        recognised,
        labels=tuple(
            msgspec.structs.replace(seen, candidates=tuple(map(_mirror, seen.candidates)))
            for seen in recognised.labels
        ),
    )


def _mirror(lines: tuple[str, ...]) -> tuple[str, ...]:
    width = max(map(len, lines))
    return tuple(
        "".join(_turned(cell) for cell in reversed(line.ljust(width, "\u2800"))).rstrip("\u2800")
        for line in lines
    )


def _turned(cell: str) -> str:
    bits = ord(cell) - 0x2800
    return chr(0x2800 + ((bits & 0b111) << 3) + (bits >> 3 & 0b111))


def _of_size(recognised: Recognised, contents: FileContents) -> Iterator[Message]:
    if recognised.standard is None:
        return
    if recognised.scale != 1.0:
        percent = round(100 * recognised.scale, 1)
        yield say("label-scaled", percent=percent, standard=recognised.standard)
    standard = STANDARDS[recognised.standard]
    for name in ("base", "height"):
        found = getattr(contents, name)
        if found is None:
            continue
        least, most = getattr(standard.least, name), getattr(standard.most, name)
        if not least - SLACK <= found <= most + SLACK:
            yield say(
                "label-dot-size",
                measure=name,
                value=round(found, 2),
                least=least,
                most=most,
                standard=recognised.standard,
            )


def _displaced(
    labels: Sequence[VerifiedLabel], planned: Sequence[str], options: Options
) -> Iterator[Message]:
    """Tell of labels that are right by themselves, but not those that were planned there."""
    if not planned:
        return
    if len(labels) != len(planned):
        yield say("label-manifest-count", planned=len(planned))
        return
    found = [
        (label, code)
        for label, code in zip(labels, planned, strict=True)
        if label.thing is not None and not _is(label.thing, code)
    ]
    if len(found) > SOME:
        yield say("label-many-displaced", count=len(found))
        return
    for label, code in found:
        page, number = label.seen.page, label.seen.number
        meant = clean(code)
        yield say(
            "label-displaced", page=page, number=number, code=_code(label, options), meant=meant
        )


def _is(thing: Card | Noble | str, code: str) -> bool:
    try:
        return parse_code(code) == thing
    except NotationError:
        return False


# What is wrong with a label


def _explained(
    label: VerifiedLabel, labels: Sequence[VerifiedLabel], options: Options, table: Table
) -> VerifiedLabel:
    """Return a label with its fault, if it has one."""
    seen = label.seen
    fault: Message | None = None
    if seen.fault:
        fault = say(f"label-fault-{seen.fault}", detail=seen.detail)
    elif label.thing is None and not is_text(label):
        near = _nearest(label.lines, labels, options, table)
        text = clean(code_of(label.lines, table))
        fault = near or say("label-fault-unread", detail=text)
    elif label.thing is not None and not _exists(label.thing, options):
        near = _nearest(label.lines, labels, options, table)
        fault = near or say("label-fault-none-such", detail=_code(label, options))
        label = msgspec.structs.replace(label, thing=None)
    return msgspec.structs.replace(label, fault=fault)


def _exists(thing: Card | Noble | str, options: Options) -> bool:
    return thing in options.deck if isinstance(thing, Card) else True


MOST_WRONG = 6
"""With more wrong dots than that a label is not taken for that of a card."""


def _nearest(
    lines: tuple[str, ...], labels: Sequence[VerifiedLabel], options: Options, table: Table
) -> Message | None:
    """Return which card a label must be meant for, and the first cell that is wrong."""
    there = {label.thing for label in labels}
    candidates = [card_item(card, options.order) for card in options.deck if card not in there]
    candidates += [noble_item(tile, options.order) for tile in NOBLES if tile not in there]
    found = [
        (wrong, item.code, other)
        for item in candidates
        for other in _breaks(item, table)
        if list(map(len, other)) == list(map(len, lines))
        for wrong in (_wrong_dots(lines, other),)
    ]
    if not found:
        return None
    wrong, code, other = min(found)
    if wrong > MOST_WRONG:
        return None
    at, cell, is_, should = next(
        (number, place, a, b)
        for number, (one, two) in enumerate(zip(lines, other, strict=True), start=1)
        for place, (a, b) in enumerate(zip(one, two, strict=True), start=1)
        if a != b
    )
    return say(
        "label-fault-near",
        code=code,
        line=at,
        cell=cell,
        found=dot_numbers(is_),
        meant=dot_numbers(should),
    )


@lru_cache(maxsize=256)
def _breaks(item: Item, table: Table) -> set[tuple[str, ...]]:
    """Return the lines that a code can be broken into."""
    found = set()
    for cells in range(4, 20):
        for layout in (Layout.WRAP, Layout.STACK):
            try:
                lines = lay_out(item, table, Room(cells, 9), layout)
            except Refused:
                continue
            found.add(tuple(each.cells for each in lines))
    return found


def _wrong_dots(one: Sequence[str], other: Sequence[str]) -> int:
    return sum(
        (ord(a) ^ ord(b)).bit_count()
        for x, y in zip(one, other, strict=True)
        for a, b in zip(x, y, strict=True)
    )


_LONGEST = 40
"""No code has so many cells, even with each gem on a line of its own."""


def is_text(label: VerifiedLabel) -> bool:
    """Say whether a label is too long for a code, as player aids are."""
    return sum(map(len, label.lines)) > _LONGEST


# Telling


def report(name: str, verdict: Verdict, options: Options) -> list[Message]:
    """Return what a file holds: what is wrong first, then all labels."""
    recognised = verdict.recognised
    wrong = [label for label in verdict.labels if label.fault]
    pages = len({label.seen.page for label in verdict.labels})
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
                page=label.seen.page,
                number=label.seen.number,
                code=_code(label, options) or clean(code_of(label.lines, verdict.table)),
            )
            for label in verdict.labels
            if not label.fault
        ),
    ]


def _wrong_label(label: VerifiedLabel, options: Options) -> Message:
    assert label.fault
    seen, code = label.seen, _code(label, options)
    if not code:
        return say("label-at-wrong", page=seen.page, number=seen.number, fault=label.fault)
    return say(
        "label-at-card-wrong", page=seen.page, number=seen.number, code=code, fault=label.fault
    )


def _code(label: VerifiedLabel, options: Options) -> str:
    match label.thing:
        case Card():
            return card_item(label.thing, options.order).code
        case Noble():
            return noble_item(label.thing, options.order).code
        case _:
            return label.thing or ""


SOME = 10
"""So many cards that are missing are named; of more only the number is told."""


def _amounts(verdict: Verdict, options: Options) -> Iterator[Message]:
    """Tell which cards and tiles are in a file more than once, and which are missing."""
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
        twice = [_name(thing, options) for thing in have if counts[thing] > own[thing]]
        if twice:
            yield say("label-twice", kind=kind, codes=[*twice[:SOME]])
        missing = [_name(thing, options) for thing in dict.fromkeys(of) if thing not in counts]
        if not missing:
            yield say("label-all-there", kind=kind, count=len(of))
        elif len(missing) <= SOME:
            yield say("label-missing", kind=kind, codes=[*missing])
        else:
            yield say("label-many-missing", kind=kind, count=len(missing))


def _name(thing: Card | Noble, options: Options) -> str:
    item = card_item if isinstance(thing, Card) else noble_item
    return item(thing, options.order).code  # type: ignore[arg-type]  # each gets its own kind


def as_json(verdict: Verdict, options: Options, locale: Locale) -> str:
    """Return one line with every label, and the faults in words."""
    labels = [
        {
            "page": label.seen.page,
            "number": label.seen.number,
            "card": _code(label, options) if not label.fault else None,
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
