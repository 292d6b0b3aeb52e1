"""A bot that chooses the turn with the best learned value, and counts out the last round."""

from splendor_access.bots._foresight import best_first
from splendor_access.bots._value import Judge
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.state import State


def choose(view: State, chance: Chance, decision: int) -> Action:  # noqa: ARG001  # nothing random
    """Return the action of the seat to act."""
    view = view.view(view.to_act)
    return best_first(Judge(len(view.seats)), view)[0][1]
