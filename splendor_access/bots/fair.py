"""A bot that weighs what it can do as `normal` does, but does not look at everything.

At each turn it overlooks some cards of the market, and it forgets the nobles.
"""

from msgspec.structs import replace

from splendor_access.bots._habits import noticed
from splendor_access.bots.normal import choose as weighed
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.state import State

OVERLOOKED = 42
"""How many cards of a hundred it overlooks."""


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    if view.phase == "act":
        view = noticed(view, chance, decision, OVERLOOKED)
        view = replace(view, tiles=(None,) * len(view.tiles))
    return weighed(view, chance, decision)
