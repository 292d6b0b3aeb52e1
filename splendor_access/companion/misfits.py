"""Why an entry cannot be so, with the rule or what lies on the table then."""

from collections.abc import Sequence

from splendor_access.companion.naming import named, parse_code
from splendor_access.game.actions import Action
from splendor_access.game.cards import CARDS, Card, Noble
from splendor_access.game.state import MARKET_PLACES, TILE_PLACES, State
from splendor_access.table.book import Entered
from splendor_access.table.real_start import Agreed, DoesNotFit
from splendor_access.talk.messages import Message, Messages, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

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
