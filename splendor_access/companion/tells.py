"""What the companion says about cards to be entered, and about who is to act."""

from collections.abc import Sequence

from splendor_access.dialogue.menus import nobles
from splendor_access.game.cards import Card, Noble
from splendor_access.game.legality import surplus
from splendor_access.game.state import MARKET_PLACES, TILE_PLACES, State
from splendor_access.talk.messages import Message, Messages, say

Thing = Card | Noble


def left_to_lay(unlaid: Sequence[str]) -> Message:
    """Say shortly how many cards and nobles are still to be entered."""
    tiles = sum(place in TILE_PLACES for place in unlaid)
    return say("companion-left", cards=len(unlaid) - tiles, nobles=tiles)


def card_lies(
    thing: Thing | None, state: State, names: Sequence[str], place: str
) -> Message | None:
    """Say where a card or tile is already, or that it cannot lie at a place; None if neither."""
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
    if place[0] in "abc" and thing.level != place[0]:
        return say("companion-other-level", card=thing, level=thing.level, place=place)
    return None


def named_call(state: State, names: Sequence[str]) -> Messages:
    """Say what somebody must do beside acting, of whom the prompt has the name."""
    name = names[state.to_act]
    match state.phase:
        case "return":
            return [say("companion-must-return", name=name, count=surplus(state))]
        case "noble":
            head = say("companion-noble", name=name)
            return [head, *nobles(state).lines()[1:]]
        case _:
            return []
