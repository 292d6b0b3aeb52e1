"""Every message of a locale with sample arguments, found from the locale file itself."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations as pairs
from itertools import product
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast, visitor

from splendor_access.game.cards import CARDS, NO_GEMS, NOBLES, Hidden, gems
from splendor_access.talk.entries import COMMON
from splendor_access.talk.locale import FOLDER
from splendor_access.talk.messages import Arg, Code, Colour, Form, Message, say

ATTRIBUTES = {"brief", "full", "braille"}
"""Attributes that are texts of a message; the others are words of their own."""

FORMS: tuple[Form, ...] = ("normal", "brief", "full", "braille")

PLURALS: list[Arg] = [0, 1, 2, 5]
NUMBERS: list[Arg] = [2, 10]
WORDS: list[Arg] = ["Ana"]
COUNTS: list[Arg] = [gems("rr"), gems("ssgrooo"), NO_GEMS]
CARD = CARDS[-1]
SOME_CARDS: list[Arg] = [CARD, CARDS[0]]
LIST: list[Arg] = ["Ana", "Bea", "Cleo"]
COLOUR_LIST: list[Arg] = [Colour("s"), Colour("o")]
HELD: list[Arg] = [CARD, Hidden("b")]
SENTENCE = say("took-me", gems=gems("ser"))

SAMPLES: dict[str, list[Arg]] = {
    "about": [say("setting-codes")],
    "bonus": [Colour("r"), Colour("d")],
    "card": SOME_CARDS,
    "cards": [3, HELD],
    "cells": ["145"],
    "code": [Code("c4s 3s3o6d")],
    "commands": [["take", "buy", "pass"], ["pass"]],
    "cost": [gems("ssr")],
    "told": [SENTENCE],
    "gem": [Colour("r")],
    "gems": [*COUNTS, COLOUR_LIST],
    "held": [14, gems("ss")],
    "item": SOME_CARDS + [NOBLES[0]],
    "levels": [[say("level-easy"), say("level-hard"), say("level-expert")]],
    "bots": [["easy", "random"]],
    "formats": [["brf", "pdf", "pef"]],
    "standards": [["ada", "marburg"]],
    "lacking": [COLOUR_LIST, [Colour("d")]],
    "languages": [["en", "fr", "nl"]],
    "left": [2, gems("eed")],
    "level": ["b", say("level-easy")],
    "mend": [say("braille-missing", system="windows", step="none")],
    "missing": COUNTS[:2],
    "addresses": [["203.0.113.7", "203.0.113.0/24"], ["203.0.113.7"]],
    "names": [LIST, LIST[:2], LIST[:1]],
    "noble": [NOBLES[0]],
    "example": [gems("ssr")],
    "option": [say("option-gems", gems=gems("ser")), say("placed", place="b2", card=CARD)],
    "others": ["Ana, Bea"],
    "payment": COUNTS[:2],
    "place": ["b2"],
    "players": [[say("player-me"), say("player-bot", name="Bea", level=say("level-easy"))], 3],
    "points": [7],
    "price": COUNTS[:2],
    "problem": [say("refused-hand-full")],
    "seats": [["0"], ["0", "2"]],
    "source": [say("source-file")],
    "subject": ["b2", LIST],
    "values": [["on", "off"]],
    "winners": [say("simulate-won", seats=["0"])],
    "words": [["t", "tk"]],
}
"""Values of what a variable of each name holds. A name that is not here is tried as a number
and as a word."""


class Entry(msgspec.Struct, frozen=True):
    """One text of a message: the variables it uses, with the branches of those it selects by.

    Messages that it refers to count as parts of it; `references` are their names.
    """

    name: str
    attribute: str | None
    variables: frozenset[str]
    branches: dict[str, frozenset[str]]
    references: frozenset[str]


def file_of(language: str) -> Path:
    """Return the file of a language."""
    return FOLDER / f"{language}.ftl"


@cache
def source(language: str) -> str:
    """Return a locale file as it is written."""
    return file_of(language).read_text(encoding="utf-8")


@cache
def resource(file: Path) -> ast.Resource:
    """Return a locale file, parsed whole."""
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


@cache
def written(file: Path) -> dict[str, ast.Message]:
    """Return the messages of a file by name."""
    entries = resource(file).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by name, with what is common to all languages."""
    found = dict(written(file_of(language)))
    for name, common in written(COMMON).items():
        own = found.get(name)
        if common.value:
            found.setdefault(name, common)
        elif own:
            there = {each.id.name for each in own.attributes}
            more = [each for each in common.attributes if each.id.name not in there]
            found[name] = ast.Message(own.id, own.value, [*own.attributes, *more])
    return found


@cache
def entries(language: str) -> tuple[Entry, ...]:
    """Return every text of every message of a language."""
    return tuple(_entries(language))


def _entries(language: str) -> Iterator[Entry]:
    for name, message in messages(language).items():
        if message.value:
            yield _entry(language, name, None, message.value)
        for attribute in message.attributes:
            yield _entry(language, name, attribute.id.name, attribute.value)


@cache
def forms(language: str, name: str) -> tuple[Entry, ...]:
    """Return the texts of a message that tell the same in different forms."""
    return tuple(
        entry
        for entry in _by_name(language).get(name, ())
        if entry.attribute is None or entry.attribute in ATTRIBUTES
    )


@cache
def _by_name(language: str) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}
    for entry in entries(language):
        found.setdefault(entry.name, []).append(entry)
    return found


@cache
def variables(language: str, name: str) -> frozenset[str]:
    """Return all that a message needs in any of its forms."""
    return frozenset(v for entry in forms(language, name) for v in entry.variables)


@cache
def referred(language: str) -> set[str]:
    """Return the messages that other messages refer to."""
    return {name for entry in entries(language) for name in entry.references}


def _entry(language: str, name: str, attribute: str | None, pattern: ast.Pattern | None) -> Entry:
    found = _Variables()
    found.visit(pattern)
    names, branches = set(found.names), dict(found.branches)
    for reference, part in found.references:
        referred_to = messages(language)[reference]
        own = {each.id.name: each.value for each in referred_to.attributes}
        inner = _entry(language, reference, part, own[part] if part else referred_to.value)
        names |= inner.variables
        for key, keys in inner.branches.items():
            branches[key] = branches.get(key, set()) | keys
    frozen = {key: frozenset(keys) for key, keys in branches.items()}
    return Entry(
        name,
        attribute,
        frozenset(names),
        frozen,
        frozenset(each for each, _part in found.references),
    )


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[tuple[str, str | None]] = set()
        self.branches: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            texts = {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
            self.branches.setdefault(node.selector.id.name, set()).update(texts)
        self.generic_visit(node)


def is_part(text: str) -> bool:
    """Say whether a text is a part of a code: the head of a card, or the letters of gems."""
    return bool(re.fullmatch(r"[abc]\d[serod]|s?e?g?r?o?d?", text))


TYPED = ("phrases-", "told-")
"""The beginnings of the entries that are only typed, and never said."""

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def samples(name: str, keys: frozenset[str] | None) -> list[Arg]:
    """Return values to try a variable with; `keys` are the branches it selects, if it does."""
    if keys is None:
        return SAMPLES.get(name) or [*NUMBERS, *WORDS]
    if all(key in CATEGORIES or key.isdecimal() for key in keys) and keys != {"other"}:
        exact = (int(key) for key in sorted(keys) if key.isdecimal())
        return [*PLURALS, *(number for number in exact if number not in PLURALS)]
    return [*sorted(keys - {"other"}), "any"]


def combinations(choices: list[list[Arg]]) -> Iterator[tuple[Arg, ...]]:
    """Yield choices in which every value of one meets every value of each other one."""
    if len(choices) < 3:
        yield from product(*choices)
        return
    for one, other in pairs(range(len(choices)), 2):
        some = [c if i in (one, other) else c[:1] for i, c in enumerate(choices)]
        yield from product(*some)


@cache
def renderings(language: str) -> tuple[Message, ...]:
    """Return every message of a language with every sample of its arguments.

    What is only typed is left out. Of variables that select every two are tried in every
    combination, the others one by one.
    """
    found: list[Message] = []
    for name in messages(language):
        if name.startswith(TYPED):
            continue
        branches: dict[str, frozenset[str]] = {}
        for entry in forms(language, name):
            for variable, keys in entry.branches.items():
                branches[variable] = branches.get(variable, frozenset()) | keys
        needed = sorted(variables(language, name))
        selecting = [v for v in needed if v in branches]
        plain = {v: samples(v, None) for v in needed if v not in branches}
        first: dict[str, Arg] = {v: values[0] for v, values in plain.items()}
        for picked in combinations([samples(v, branches[v]) for v in selecting]):
            facts = dict(zip(selecting, picked, strict=True))
            found.append(Message(name, {**first, **facts}))
            for variable, values in plain.items():
                for value in values[1:]:
                    found.append(Message(name, {**first, **facts, variable: value}))
    return tuple(found)
