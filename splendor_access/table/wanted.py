"""What a seat has in mind: a card, a noble, or to win by points."""

from typing import Literal

from splendor_access.game.cards import Card, Noble
from splendor_access.game.notation import card_code, noble_code, parse_any_card, parse_noble
from splendor_access.game.state import TILE_PLACES, State

POINTS: Literal["points"] = "points"
"""What a seat wants that wants to win by points, and no card or noble before others."""

PLANS = 4
"""What is stored for a seat is what it wants; for so many seats more, to what its hints keep."""

Wanted = Card | Noble | Literal["points"]
"""What a seat can want."""


def wanted_code(thing: Wanted) -> str:
    """Return what a seat wants as it is written: a code, or `points`."""
    match thing:
        case Card():
            return card_code(thing)
        case Noble():
            return noble_code(thing)
        case _:
            return thing


def parse_wanted(code: str) -> Wanted:
    """Return what a seat wants from how it is written. Raises ValueError."""
    if code == POINTS:
        return POINTS
    try:
        return parse_any_card(code)
    except ValueError:
        return parse_noble(code)


def place_of_wanted(wanted: Wanted | None, state: State, seat: int) -> str | None:
    """Return where a seat sees what it wants, `points`, or None where that is nowhere."""
    if wanted is None or wanted == POINTS:
        return wanted
    tiles = dict(zip(TILE_PLACES, state.tiles, strict=False))
    there = {**state.known_cards(seat), **tiles}
    return next((place for place, thing in there.items() if thing == wanted), None)
