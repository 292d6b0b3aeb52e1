"""What a player who does not look closely notices: errors as people make them."""

from msgspec.structs import replace

from splendor_access.game.cards import Hidden
from splendor_access.game.chance import Chance
from splendor_access.game.state import MARKET_PLACES, State


def noticed(view: State, chance: Chance, decision: int, overlooked: int) -> State:
    """Return a view in which some cards of the market are overlooked, so many of a hundred."""
    market = tuple(
        Hidden(card.level)
        if card and chance.number("bot", decision, "overlooks", place) % 100 < overlooked
        else card
        for place, card in zip(MARKET_PLACES, view.market, strict=True)
    )
    return replace(view, market=market)
