"""A bot that chooses by the learned value like `hard`, but overlooks some cards of the market.

It misses no win at hand, and none of another that it can prevent.
"""

from splendor_access.bots._foresight import rank_actions, sound
from splendor_access.bots._habits import overlook_cards
from splendor_access.bots._value import Judge
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions
from splendor_access.game.state import State

OVERLOOKED = {2: 32, 3: 28, 4: 28}
"""The percentage of the market's cards that it overlooks, by the number of players."""


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    view = seen = view.view(view.to_act)
    if view.phase == "act":
        seen = overlook_cards(view, chance, decision, OVERLOOKED[len(view.seats)])
    ranked = [action for _, action, _ in rank_actions(Judge(len(view.seats)), seen)]
    if view.phase == "return":
        return ranked[0]
    options = sound(view, legal_actions(view))
    return next((action for action in ranked if action in options), options[0])
