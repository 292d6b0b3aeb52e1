"""What a turn gave away: the move that was made beside better ones, judged as its seat saw them."""

import msgspec

from splendor_access.bots._last_round import best_first, surely_won
from splendor_access.bots._turns import finished
from splendor_access.bots._value import SURE, Judge, chance_of
from splendor_access.bots.expert import outlook
from splendor_access.game.actions import Action, Buy
from splendor_access.game.chance import Chance, deal_unseen
from splendor_access.game.rules import apply
from splendor_access.game.state import State

MOVES = 4
"""So many other moves are looked ahead."""
WORLDS = 8
"""How many worlds are dealt."""


class Weighed(msgspec.Struct, frozen=True):
    """The best move found, and how much more it wins than the one made, in hundredths of a percent.

    It did better in `better` of WORLDS worlds.
    """

    best: Action
    loss: int
    better: int


def given_away(view: State, done: Action) -> int:
    """Return what a move gives away at first sight, in hundredths of a percent."""
    me = view.to_act
    judge = Judge(len(view.seats))
    best = best_first(judge, view)[0][0]
    after = finished(judge, apply(view, done)[0], me)
    made = SURE if surely_won(after, me) else judge.logit(after, me)
    return max(0, chance_of(best) - chance_of(made))


def weighed(view: State, done: Action, chance: Chance) -> Weighed:
    """Look ahead from a move and from the most promising ones, in the same worlds."""
    done = _open(done)
    options = best_first(Judge(len(view.seats)), view)
    moves = [done, *(move for _, move, _ in options[:MOVES] if move != done)]
    totals = dict.fromkeys(moves, 0)
    better = dict.fromkeys(moves, 0)
    for i in range(WORLDS):
        world, deal = deal_unseen(view, chance.derived("world", i))
        found = {move: outlook(world, deal, move) for move in moves}
        for move in moves:
            totals[move] += found[move]
            better[move] += found[move] > found[done]
    best = max(moves, key=totals.__getitem__)
    return Weighed(best, (totals[best] - totals[done]) // WORLDS, better[best])


def _open(action: Action) -> Action:
    """Return an action as it stands among the legal ones, a purchase without its payment."""
    return Buy(action.place) if isinstance(action, Buy) else action
