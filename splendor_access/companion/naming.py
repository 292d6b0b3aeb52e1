"""Cards and nobles named in a line, what a wrong entry could be, and why it cannot be so."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import cache

import msgspec

from splendor_access.game.actions import Action, Buy, Return, Revealed, Take
from splendor_access.game.cards import CARDS, LEVELS, NOBLES, Card, Gems, Noble
from splendor_access.game.chance import unseen
from splendor_access.game.notation import (
    PRINTED,
    NotationError,
    Writing,
    card_code,
    noble_code,
    parse_card,
    parse_noble,
)
from splendor_access.game.set_right import TurnUp
from splendor_access.game.state import MARKET_PLACES, TILE_PLACES, State
from splendor_access.table.book import Entered, Known, Step
from splendor_access.table.real_start import (
    Agreed,
    AtStart,
    DoesNotFit,
    Due,
    Had,
    Laid,
    StartingTurn,
)
from splendor_access.talk.messages import Message, Messages, fold, say
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


def question_of(what: AtStart) -> Due | None:
    """Return the question that an entry of the start answers."""
    match what:
        case StartingTurn():
            return Due("turn")
        case Laid(place):
            return Due("place", place=place)
        case Had(seat, kind):
            return Due(kind, seat)
        case _:
            return None


def alternatives(step: Step) -> list[Thing]:
    """Return the cards or tiles that an entry could have named."""
    match step.entered.what:
        case StartingTurn() | Had(kind="tokens"):
            return []
        case Had(kind="noble"):
            taken = [tile for seat in step.before.seats for tile in seat.nobles]
            return [tile for tile in NOBLES if tile not in (*step.before.tiles, *taken)]
        case Had():
            return [card for pile in unseen(step.before.view(None)) for card in pile]
        case Laid(place, None) if place in MARKET_PLACES:
            return [*unseen(step.before.view(None))[LEVELS.index(place[0])]]
        case Laid(item=Noble() | None):
            return [tile for tile in NOBLES if tile not in step.before.tiles]
        case (
            Laid(item=Card(level=level))
            | Known(card=Card(level=level))
            | TurnUp(card=Card(level=level))
        ):
            return [*unseen(step.before.view(None))[LEVELS.index(level)]]
        case _:
            assert step.before.awaiting
            return [*unseen(step.before.view(None))[LEVELS.index(step.before.awaiting.level)]]


def with_thing(entered: Entered, thing: Thing) -> Entered:
    """Return an entry with another card or tile."""
    match entered.what:
        case Had(seat, kind):
            return Entered(Had(seat, kind, thing), entered.seat)
        case Laid(place):
            return Entered(Laid(place, thing), entered.seat)
        case TurnUp(place):
            assert isinstance(thing, Card)
            return Entered(TurnUp(place, thing), entered.seat)
        case Known(seat, place):
            assert isinstance(thing, Card)
            return Entered(Known(seat, place, thing), entered.seat)
        case _:
            assert isinstance(thing, Card)
            return Entered(Revealed(thing), entered.seat)


def with_tokens(what: object, told: Sequence[Gems]) -> Action | None:
    """Return a take, a return or a purchase with the tokens that were told alone, or None."""
    if len(told) != 1:
        return None
    match what:
        case Take() | Return():
            return type(what)(told[0])
        case Buy(place):
            return Buy(place, told[0])
        case _:
            return None


MOST_EXPLAINED = 3
"""Of more cards that lie elsewhere it is not said where."""


def explain_elsewhere(
    typed: str, state: State, names: Sequence[str], place: str, vocabulary: Vocabulary
) -> Messages:
    """Say why the cards that a code or words name cannot lie at a place; nothing of too many."""
    thing = parse_code(typed)
    everywhere = named(typed, CARDS, vocabulary)
    meant = [thing] if thing else everywhere.things if everywhere.certain else []
    lies = [explain_misplaced(each, state, names, place) for each in meant]
    told = [each for each in lies if each]
    return told if len(told) <= MOST_EXPLAINED else []


def explain_misplaced(
    thing: Card | Noble | None, state: State, names: Sequence[str], place: str
) -> Message | None:
    """Say why a card or tile cannot lie at a place: it lies elsewhere, or has another level."""
    if isinstance(thing, Noble) and thing in state.tiles:
        at = TILE_PLACES[state.tiles.index(thing)]
        return say("companion-noble-lies", noble=thing, place=at)
    if not isinstance(thing, Card):
        return None
    if thing in state.market:
        at = MARKET_PLACES[state.market.index(thing)]
        return say("companion-card-lies", card=thing, place=at)
    for name, seat in zip(names, state.seats, strict=True):
        if thing in seat.cards:
            return say("companion-card-bought", card=thing, name=name)
        if any(held and held.card == thing for held in seat.hand):
            return say("companion-card-reserved", card=thing, name=name)
    if place[:1] in ("a", "b", "c") and thing.level != place[0]:
        return say("companion-other-level", card=thing, level=thing.level, place=place)
    return None


def explain_misfit(
    error: DoesNotFit, entered: Entered, state: State, names: Sequence[str]
) -> Message:
    """Explain why an entry contradicts the state before it."""
    entry = entered.what
    seat = entered.seat if isinstance(entry, Action) else getattr(entry, "seat", None)
    name = names[seat or 0]
    match error.reason:
        case "seat":
            return say("companion-not-then", name=names[state.to_act], other=name)
        case "due":
            return say("begun-first")
        case "known":
            return say("companion-nothing-hidden", name=name)
        case "over":
            assert isinstance(entry, Agreed)
            points = state.seats[entry.seat or 0].points
            return say("begun-not-over", name=name, points=points)
        case "tokens" | "limit" | "noble-bonuses" | "noble-missing" | "gap" | "deck" as reason:
            return say(f"begun-not-{reason}", name=name, gems=error.gems, count=error.count)
        case _:
            thing = getattr(entry, "item", None) or getattr(entry, "card", None)
            return explain_misplaced(thing, state, names, "") or say("companion-fix-not-there")
