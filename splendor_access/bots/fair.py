"""A bot that plays like `normal`, but overlooks some cards of the market.

A win at hand it sees.
"""

from splendor_access.bots._habits import overlook_cards
from splendor_access.bots._last_round import sure_wins
from splendor_access.bots.normal import choose as weighed
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.state import State

OVERLOOKED = 35
"""The percentage of the market's cards that it overlooks."""


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    if view.phase == "act":
        if won := sure_wins(view):
            return won[0]
        view = overlook_cards(view, chance, decision, OVERLOOKED)
    return weighed(view, chance, decision)
