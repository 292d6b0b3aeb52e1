"""A bot that chooses among all legal actions, all equally likely."""

from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions
from splendor_access.game.state import State


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return one of the legal actions."""
    return chance.pick(legal_actions(view), "bot", decision)
