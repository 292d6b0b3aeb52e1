"""Which card or tile is meant by words: a place, a code, or a description."""

import re
from collections.abc import Callable, Iterable

from splendor_access.game.cards import LEVELS, Card, Noble
from splendor_access.game.notation import NotationError, parse_card, parse_noble
from splendor_access.game.state import HAND_INDEX, HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.talk.messages import Arg, Message, as_typed, clean, say
from splendor_access.talk.parsing.commands import Context, Parsed, Unclear, Which
from splendor_access.talk.parsing.filters import places_of
from splendor_access.talk.parsing.vocabulary import Vocabulary

Make = Callable[[str], Parsed]
"""Turns a place into what the line means for it."""


def parse_one_card(
    command: str,
    words: list[str],
    line: str,
    context: Context,
    vocabulary: Vocabulary,
    make: Make,
) -> Parsed:
    """Return what a line means for the one card that words of it name.

    That is `Which` if they name several cards, and `Unclear` if they name none.
    """
    text = " ".join(words)
    places = (*MARKET_PLACES, *HAND_PLACES)
    fillers = vocabulary.words("filler")
    named = [word for word in words if word not in fillers]
    if len(named) == 1 and named[0] in places:
        if command == "reserve" and named[0] in HAND_PLACES:
            return Unclear(_why_not_from_hand(named[0], context))
        return make(str(named[0]))
    if len(named) == 1 and named[0] in TILE_PLACES:
        return Unclear(say("place-of-noble", place=named[0]))
    there = context.known_cards()
    if command == "reserve":
        there = {place: card for place, card in there.items() if place in MARKET_PLACES}
    if len(named) == 1 and re.fullmatch(r"[a-z]\d", named[0]):
        return _no_such_place(named[0], there, make)
    item = by_code(text)
    if isinstance(item, Card):
        meant = [place for place, card in there.items() if card == item]
        if not meant:
            return Unclear(say("card-not-there", card=item))
        return make(meant[0])
    mine = context.state.seats[context.seat]
    matching = places_of(words, there, vocabulary, mine, buying=command == "buy")
    if matching is None:
        return Unclear(vocabulary.not_understood(command, line))
    if not matching:
        return Unclear(say("no-card-fits", typed=clean(as_typed(words))))
    if len(matching) == 1:
        return make(matching[0])
    return Which(
        say("which-card", typed=clean(as_typed(words)), count=len(matching)),
        _options(matching, there, make),
    )


def _why_not_from_hand(place: str, context: Context) -> Message:
    held = context.state.seats[context.seat].hand[HAND_INDEX[place]]
    return say("already-reserved" if held else "reserve-from-market", place=place)


def parse_held_card(
    command: str,
    words: list[str],
    line: str,
    context: Context,
    vocabulary: Vocabulary,
    make: Make,
) -> Parsed:
    """Return what a line means for a card of one's own hand: `my reserved card`."""
    there = {place: card for place, card in context.known_cards().items() if place in HAND_PLACES}
    idle = vocabulary.words("filler") | vocabulary.words("mine") | vocabulary.words("held")
    described = [word for word in words if word not in idle]
    mine = context.state.seats[context.seat]
    matching: list[str] | None = [*there]
    if described:
        matching = places_of(described, there, vocabulary, mine, buying=command == "buy")
    if matching is None:
        return Unclear(vocabulary.not_understood(command, line))
    typed = clean(as_typed(words))
    if not matching:
        return Unclear(say("no-card-fits", typed=typed))
    if len(matching) == 1:
        return make(matching[0])
    options = _options(matching, there, make)
    return Which(say("which-card", typed=typed, count=len(matching)), options)


_DIGITS = {"a": 4, "b": 4, "c": 4, "h": 3, "n": 5}
"""How many places begin with a letter."""


def joined_place(words: list[str], vocabulary: Vocabulary) -> str | None:
    """Return the place that two words are, as they come from dictation: `b 2`, `c three`."""
    if len(words) != 2:
        return None
    letter, number = words[0], vocabulary.number(words[1])
    return f"{letter}{number}" if number and number <= _DIGITS.get(letter, 0) else None


def by_code(text: str) -> Card | Noble | None:
    """Return the card or tile of a code, wherever it lies."""
    for parse in (parse_card, parse_noble):
        try:
            return parse(text)
        except NotationError:
            continue
    return None


def tile_text(words: Iterable[str], vocabulary: Vocabulary) -> str:
    """Return what may be the place or the code of a tile, without the small words about it."""
    about = vocabulary.words("filler") | vocabulary.words("tile")
    return " ".join(word for word in words if word not in about)


def place_of(item: Card | Noble, context: Context) -> str | None:
    """Return where a card or tile lies, as far as the speaker may know."""
    if isinstance(item, Noble):
        tiles = context.state.tiles
        return TILE_PLACES[tiles.index(item)] if item in tiles else None
    return next((place for place, card in context.known_cards().items() if card == item), None)


def _options(
    places: Iterable[str], there: dict[str, Card], make: Make
) -> tuple[tuple[Message, Parsed], ...]:
    return tuple((say("placed", place=p, card=there[p]), make(p)) for p in places)


def _no_such_place(place: str, there: dict[str, Card], make: Make) -> Parsed:
    level, digit = place[0], place[1]
    if level not in LEVELS:
        return Unclear(say("no-such-place", place=place))
    fitting = [p for p, c in there.items() if c.level == level and c.points == int(digit)]
    facts: dict[str, Arg] = {"place": place, "level": level, "points": int(digit)}
    if not fitting:
        return Unclear(say("no-such-place-no-card", **facts))
    return Which(
        say("no-such-place-cards", count=len(fitting), **facts), _options(fitting, there, make)
    )
