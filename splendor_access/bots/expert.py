"""A bot that looks ahead: its best moves in several worlds, each with a round of replies.

What surely wins it does at once. A world is a deal of all that its seat may not know. In each one
the others reply with what is best for them by the learned value, and then the place of its seat is
judged.
"""

from splendor_access.bots._last_round import best_first
from splendor_access.bots._turns import finished, ranked
from splendor_access.bots._value import SURE, Judge, chance_of
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance, Deal, deal_unseen
from splendor_access.game.rules import play_out
from splendor_access.game.state import State

MOVES = 5
"""How many moves are looked at."""
BEHIND = 2500
"""How much less promising than the best one a move may be, in hundredths of a percent."""
WORLDS = {2: 8, 3: 6, 4: 4}
"""How many worlds are dealt, by the number of players."""


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    view = view.view(view.to_act)
    return foreseen(view, chance, decision)[0][1]


def foreseen(view: State, chance: Chance, decision: int) -> list[tuple[int, Action]]:
    """Return the moves that were looked at, the best first, each with its chance of winning."""
    options = best_first(Judge(len(view.seats)), view)
    best = options[0][0]
    least = chance_of(best) - BEHIND
    moves = [action for logit, action, _ in options[:MOVES] if chance_of(logit) >= least]
    if len(moves) == 1 or best == SURE or view.phase != "act":
        return [(chance_of(best), options[0][1])]
    worlds = [
        deal_unseen(view, chance.derived("bot", decision, "world", i))
        for i in range(WORLDS[len(view.seats)])
    ]
    totals = [
        (sum(outlook(world, deal, move) for world, deal in worlds) // len(worlds), move)
        for move in moves
    ]
    return sorted(totals, key=lambda each: -each[0])


def outlook(world: State, deal: Deal, move: Action) -> int:
    """Return the chance of winning after a move, the replies of all others and the next turn."""
    me = world.to_act
    players = len(world.seats)
    state = _turned(Judge(players), world, move, deal)
    while state.phase != "over" and state.to_act != me:
        judge = Judge(players)
        reply = ranked(judge, state.view(state.to_act))[0][1]
        state = _turned(judge, state, reply, deal)
    judge = Judge(players)
    if state.phase == "over":
        return chance_of(judge.logit(state, me))
    return chance_of(ranked(judge, state.view(me))[0][0])


def _turned(judge: Judge, state: State, action: Action, deal: Deal) -> State:
    """Return the state after a whole turn that begins with an action."""
    me = state.to_act
    after = play_out(state, action, deal)[0]
    if after.phase == "over" or after.to_act != me:
        return after
    return finished(judge, after, me)
