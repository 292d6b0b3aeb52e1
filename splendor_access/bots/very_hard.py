"""A bot that looks ahead like `expert`, but compares fewer moves in fewer worlds."""

from splendor_access.bots.expert import look_ahead
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.state import State

MOVES = {2: 3, 3: 2, 4: 2}
"""The number of moves that it tries, by the number of players."""
WORLDS = dict.fromkeys((2, 3, 4), 1)
"""The number of worlds, by the number of players."""


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    view = view.view(view.to_act)
    return look_ahead(view, chance, decision, MOVES[len(view.seats)], WORLDS)
