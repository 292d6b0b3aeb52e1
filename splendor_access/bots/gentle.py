"""A bot for a child's first games: it plays as `easy` does with what catches its eye.

At each turn it overlooks some cards of the market, so it forgets what it was saving for.
"""

from splendor_access.bots._habits import noticed
from splendor_access.bots.easy import choose as easily
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.state import State

OVERLOOKED = 40
"""How many cards of a hundred it overlooks."""


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    if view.phase == "act":
        view = noticed(view, chance, decision, OVERLOOKED)
    return easily(view, chance, decision)
