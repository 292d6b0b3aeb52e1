"""Cards and nobles named in a line by the start of a code, a label, or words."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import cache

import msgspec

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
from splendor_access.talk.parsing.descriptions import CardDescription, read_description
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


class Named(msgspec.Struct, frozen=True):
    """The things that a line can mean.

    `certain`: one alone may be taken, as every word of the line fits it. `description` is what
    words say of a card, None for a code.
    """

    things: Sequence[Thing] = ()
    certain: bool = False
    description: CardDescription | None = None

    @property
    def only(self) -> Thing | None:
        """The one thing meant, or None."""
        return self.things[0] if self.certain and len(self.things) == 1 else None


def named(text: str, there: Sequence[Thing], vocabulary: Vocabulary) -> Named:
    """Return the things that the start of a code, or words, can mean.

    The level may be omitted if all of them have the same one, and so may the points of a noble. Of
    a cost that fits no card as it was told, the cards are meant that cost more, and none is
    certain.
    """
    code = normalised(text)
    thing = parse_code(code)
    if thing is not None:
        return Named([thing] if thing in there else [], certain=True)
    if looks_like_code(code):
        begun = [each for each in there if any(c.startswith(code) for c in spellings(each))]
        if begun:
            whole = [each for each in begun if code in spellings(each)]
            return Named(whole or begun, certain=True)
    nobles = [each for each in there if isinstance(each, Noble)]
    if nobles:
        words = vocabulary.split(text)
        return Named([each for each in nobles if _is_noble(words, each, vocabulary)], certain=True)
    told = read_description(text, vocabulary)
    if told is None:
        return Named()
    cards = [each for each in there if isinstance(each, Card)]
    fitting = told.fitting(cards)
    if fitting:
        return Named(fitting, told.certain, told)
    return Named(told.unfinished(cards), description=told)


@cache
def spellings(thing: Thing) -> frozenset[str]:
    """Return all spellings of a thing's code, without spaces."""
    whole = {normalised(_written(thing, writing)) for writing in _WRITINGS}
    return frozenset(whole | {code[1:] for code in whole})


def _written(thing: Thing, writing: Writing) -> str:
    if isinstance(thing, Noble):
        return noble_code(thing, writing)
    return card_code(thing, writing)


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


def nearest(text: str, there: Sequence[Thing], vocabulary: Vocabulary) -> Sequence[Thing]:
    """Return the few things to which a code is closest, or a description that fits none."""
    code = normalised(text)
    if looks_like_code(code):

        def alike(thing: Thing) -> float:
            return max(SequenceMatcher(None, code, each).ratio() for each in spellings(thing))

        ranked = sorted(there, key=alike, reverse=True)
        return [each for each in ranked[:NEAREST] if alike(each) > 0]
    told = read_description(text, vocabulary)
    cards = [each for each in there if isinstance(each, Card)]
    return told.nearest(cards, NEAREST) if told else []
