"""Habits that several bots share: tokens to return, wins seen, and cards overlooked."""

from collections.abc import Callable

from msgspec.structs import replace

from splendor_access.bots._last_round import sure_wins
from splendor_access.game.actions import Action, Pass
from splendor_access.game.cards import ORDER, Gems, Hidden, gems, minus
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions
from splendor_access.game.state import MARKET_PLACES, State

MISSED = 10
"""The percentage of wins at hand that beginners do not see."""

ONE_TOKEN: tuple[Gems, ...] = tuple(gems(letter) for letter in ORDER)


def tokens_to_return(tokens: Gems, count: int, worth: Callable[[Gems], float]) -> Gems:
    """Return `count` of the tokens, one after another the one that leaves the most worth."""
    kept = tokens
    for _ in range(count):
        left = [minus(kept, one) for i, one in enumerate(ONE_TOKEN) if kept[i]]
        kept = max(left, key=worth)
    return minus(tokens, kept)


def seen_win(view: State, chance: Chance, decision: int) -> Action | None:
    """Return a turn that surely wins, as a beginner sees it nine times of ten."""
    won = sure_wins(view)
    return won[0] if won and chance.number("bot", decision, "sees") % 100 >= MISSED else None


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
