"""Habits that several bots share: which tokens to return, and cards that they overlook."""

from collections.abc import Callable

from msgspec.structs import replace

from splendor_access.game.actions import Pass
from splendor_access.game.cards import ORDER, Gems, Hidden, gems, minus
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions
from splendor_access.game.state import MARKET_PLACES, State

ONE_TOKEN: tuple[Gems, ...] = tuple(gems(letter) for letter in ORDER)


def tokens_to_return(tokens: Gems, count: int, worth: Callable[[Gems], float]) -> Gems:
    """Return `count` of the tokens, one after another the one that leaves the most worth."""
    kept = tokens
    for _ in range(count):
        left = [minus(kept, one) for i, one in enumerate(ONE_TOKEN) if kept[i]]
        kept = max(left, key=worth)
    return minus(tokens, kept)


def overlook_cards(view: State, chance: Chance, decision: int, overlooked: int) -> State:
    """Hide some cards of the market, each with a chance of `overlooked` percent.

    Who has nothing to do but to buy a card does not overlook it.
    """
    market = tuple(
        Hidden(card.level)
        if card and chance.number("bot", decision, "overlooks", place) % 100 < overlooked
        else card
        for place, card in zip(MARKET_PLACES, view.market, strict=True)
    )
    seen = replace(view, market=market)
    return view if legal_actions(seen) == [Pass()] else seen
