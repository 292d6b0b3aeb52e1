"""The plan behind a move: what its seat buys next, if all go on by the learned value.

Cards that nobody knows stay unknown, so a plan needs no deal and is the same each time.
"""

import msgspec

from splendor_access.bots._foresight import best_first
from splendor_access.bots._turns import finish_turn, rank_actions
from splendor_access.bots._value import Judge
from splendor_access.game.actions import Buy
from splendor_access.game.cards import Card
from splendor_access.game.rules import apply
from splendor_access.game.state import State

FARTHEST = {2: 2, 3: 1, 4: 1}
"""The number of turns of the seat that are foreseen, by the number of players."""


class Purchase(msgspec.Struct, frozen=True):
    """A card, and in how many turns of the seat it is bought."""

    card: Card
    turns: int


def next_purchase(judge: Judge, state: State, me: int) -> Purchase | None:
    """Return what a seat that has just had its turn buys next, or None.

    The state is what the seat may know.
    """
    players = len(state.seats)
    turns = 0
    while state.phase == "act" and turns < FARTHEST[players]:
        view = state.view(state.to_act)
        mine = state.to_act == me
        options = best_first(judge, view) if mine else rank_actions(judge, view)
        action = options[0][1]
        turns += mine
        if mine and isinstance(action, Buy):
            card = state.card_at(action.place)
            return Purchase(card, turns) if isinstance(card, Card) else None
        state = finish_turn(judge, apply(state, action)[0], state.to_act)
    return None
