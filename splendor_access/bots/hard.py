"""A bot that chooses the turn with the best learned value, and counts out the last round.

Before that it overlooks a card of the market now and then.
"""

from splendor_access.bots._foresight import best_first, near_end
from splendor_access.bots._habits import overlook_cards
from splendor_access.bots._value import Judge
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.state import State

OVERLOOKED = {2: 7, 3: 0, 4: 0}
"""The percentage of the market's cards that it overlooks, by the number of players."""


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    view = view.view(view.to_act)
    if view.phase == "act" and not near_end(view):
        view = overlook_cards(view, chance, decision, OVERLOOKED[len(view.seats)])
    return best_first(Judge(len(view.seats)), view)[0][1]
