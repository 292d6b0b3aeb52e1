"""A bot for a child's first games: it plays like `easy` with the cards that catch its eye.

At each turn it overlooks some cards of the market, and so forgets its goal.
"""

from splendor_access.bots._habits import overlook_cards, seen_win
from splendor_access.bots.easy import choose as easily
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.state import State

OVERLOOKED = 33
"""The percentage of the market's cards that it overlooks."""


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    if view.phase == "act":
        if won := seen_win(view, chance, decision):
            return won
        view = overlook_cards(view, chance, decision, OVERLOOKED)
    return easily(view, chance, decision)
