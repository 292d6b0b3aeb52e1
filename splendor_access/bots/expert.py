"""A bot that looks ahead: it tries its best moves in several worlds, with a round of replies.

A sure win it plays at once. A world is a deal of all cards that its seat may not know. In each
world the others reply with their best moves by the learned value, and then the position of its seat
is judged.
"""

from splendor_access.bots._last_round import best_first
from splendor_access.bots._turns import finish_turn, rank_actions
from splendor_access.bots._value import SURE, Judge, win_chance
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance, Deal, deal_unseen
from splendor_access.game.rules import play_out
from splendor_access.game.state import State

MOVES = 5
"""The number of moves that it tries."""
BEHIND = 2500
"""The most by which a move may look worse than the best one, in hundredths of a percent."""
WORLDS = {2: 8, 3: 6, 4: 4}
"""The number of worlds, by the number of players."""


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    view = view.view(view.to_act)
    return look_ahead(view, chance, decision)[0][1]


def look_ahead(view: State, chance: Chance, decision: int) -> list[tuple[int, Action]]:
    """Return the moves that were tried, the best first, each with its chance of winning."""
    options = best_first(Judge(len(view.seats)), view)
    best = options[0][0]
    least = win_chance(best) - BEHIND
    moves = [action for logit, action, _ in options[:MOVES] if win_chance(logit) >= least]
    if len(moves) == 1 or best == SURE or view.phase != "act":
        return [(win_chance(best), options[0][1])]
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
    """Return the chance of winning after a move, all replies and the next turn of the seat."""
    me = world.to_act
    players = len(world.seats)
    state = _after_turn(Judge(players), world, move, deal)
    while state.phase != "over" and state.to_act != me:
        judge = Judge(players)
        reply = rank_actions(judge, state.view(state.to_act))[0][1]
        state = _after_turn(judge, state, reply, deal)
    judge = Judge(players)
    if state.phase == "over":
        return win_chance(judge.logit(state, me))
    return win_chance(rank_actions(judge, state.view(me))[0][0])


def _after_turn(judge: Judge, state: State, action: Action, deal: Deal) -> State:
    """Return the state after a whole turn, given its first action."""
    me = state.to_act
    after = play_out(state, action, deal)[0]
    if after.phase == "over" or after.to_act != me:
        return after
    return finish_turn(judge, after, me)
