"""A bot that plays like `normal`, but overlooks some cards of the market and all nobles."""

from msgspec.structs import replace

from splendor_access.bots._habits import overlook_cards
from splendor_access.bots.normal import choose as weighed
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.state import State

OVERLOOKED = 42
"""The percentage of the market's cards that it overlooks."""


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    if view.phase == "act":
        view = overlook_cards(view, chance, decision, OVERLOOKED)
        view = replace(view, tiles=(None,) * len(view.tiles))
    return weighed(view, chance, decision)
