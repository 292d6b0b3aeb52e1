"""Cards and nobles named in a line by the start of a code, a label, or words."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import cache

from splendor_access.game.cards import Card, Noble
from splendor_access.game.notation import (
    PRINTED,
    NotationError,
    Writing,
    card_code,
    noble_code,
    parse_card,
    parse_noble,
)
from splendor_access.talk.messages import fold, say
from splendor_access.talk.parsing.filters import Filter, parse_filter
from splendor_access.talk.parsing.vocabulary import Vocabulary

Thing = Card | Noble

_WRITINGS = [
    Writing(order, zero=zero) for order in (Writing().order, PRINTED) for zero in (True, False)
]

NEAREST = 3
"""How many things are offered for a line that names none."""


def normalised(text: str) -> str:
    """Return a line normalised for comparison with codes: no capitals, no spaces."""
    return re.sub(r"[\s,]+", "", text.lower())


def looks_like_code(text: str) -> bool:
    """Return whether a line can be a code or the start of one."""
    return bool(re.fullmatch(r"[abc]?\d?[segrod]?(\d[segrod])*\d?", normalised(text)))


def parse_code(text: str) -> Thing | None:
    """Return the card or tile of a complete code, or None."""
    for parse in (parse_card, parse_noble):
        try:
            return parse(text)
        except NotationError:
            continue
    return None


def matches(text: str, there: Sequence[Thing], vocabulary: Vocabulary) -> list[Thing]:
    """Return the things that the start of a code, or words, can mean.

    The level may be omitted if all of them have the same one, and so may the points of a noble.
    """
    code = normalised(text)
    thing = parse_code(code)
    if thing is not None:
        return [thing] if thing in there else []
    if looks_like_code(code):
        begun = [each for each in there if any(c.startswith(code) for c in spellings(each))]
        if begun:
            return [each for each in begun if code in spellings(each)] or begun
    return _described(text, there, vocabulary)


@cache
def spellings(thing: Thing) -> frozenset[str]:
    """Return all spellings of a thing's code, without spaces."""
    whole = {normalised(_written(thing, writing)) for writing in _WRITINGS}
    return frozenset(whole | {code[1:] for code in whole})


def _written(thing: Thing, writing: Writing) -> str:
    if isinstance(thing, Noble):
        return noble_code(thing, writing)
    return card_code(thing, writing)


def parse_description(text: str, vocabulary: Vocabulary) -> Filter | None:
    """Return the filter that words express, or None."""
    words = vocabulary.split(text)
    found = parse_filter(words, vocabulary, number="points") if words else None
    return found if found and (found.wanted or found.unwanted) else None


def _described(text: str, there: Sequence[Thing], vocabulary: Vocabulary) -> list[Thing]:
    cards = [each for each in there if isinstance(each, Card)]
    if cards:
        wanted = parse_description(text, vocabulary)
        return [each for each in cards if wanted and wanted.fits(each)]
    words = vocabulary.split(text)
    nobles = [each for each in there if isinstance(each, Noble)]
    return [each for each in nobles if _is_noble(words, each, vocabulary)]


def _is_noble(words: Sequence[str], noble: Noble, vocabulary: Vocabulary) -> bool:
    """Return whether words are part of a noble's name, or exactly the colours it requires."""
    name = vocabulary.locale.text(say(f"noble-name-{normalised(noble_code(noble))}"))
    named = fold(name).split()
    idle = vocabulary.words("filler") | vocabulary.words("and") | vocabulary.words("tile")
    telling = [word for word in words if word not in idle]
    if telling and all(any(each.startswith(word) for each in named) for word in telling):
        return True
    gems = [vocabulary.bonus(word) for word in telling if vocabulary.number(word) is None]
    asked = {letter for letter, n in zip(Writing().order, noble.cost, strict=True) if n}
    return bool(gems) and all(gems) and set().union(*gems) == asked


def nearest(text: str, there: Sequence[Thing]) -> list[Thing]:
    """Return the few things whose codes are closest to a line."""
    code = normalised(text)

    def alike(thing: Thing) -> float:
        return max(SequenceMatcher(None, code, each).ratio() for each in spellings(thing))

    ranked = sorted(there, key=alike, reverse=True)
    return [each for each in ranked[:NEAREST] if looks_like_code(code) and alike(each) > 0]
