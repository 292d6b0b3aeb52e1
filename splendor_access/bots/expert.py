"""A bot that looks ahead: it tries its best moves in several worlds, with a round of replies.

The last round it counts out, and a sure win it plays at once. A world is a deal of all cards that
its seat may not know. In each world the others reply with their best moves by the learned value,
and then the position of its seat is judged.
"""

import msgspec

from splendor_access.bots._foresight import (
    best_first,
    best_reply,
    finish_turn,
    near_end,
    rank_actions,
)
from splendor_access.bots._value import CERTAIN, Judge, win_chance
from splendor_access.game.actions import Action, Buy
from splendor_access.game.cards import Card
from splendor_access.game.chance import Chance, Deal, deal_unseen
from splendor_access.game.rules import play_out
from splendor_access.game.state import State

MOVES = 5
"""The number of moves that it tries."""
BEHIND = 2500
"""The most by which a move may look worse than the best one, in hundredths of a percent."""
WORLDS = {2: 8, 3: 6, 4: 4}
"""The number of worlds, by the number of players."""


LIKELY = 6
"""The number of replies that are tried in other worlds, beside purchases."""


class Sequel(msgspec.Struct):
    """What came of a move in the worlds in which it was tried.

    `likely` has the replies that looked best in the first one, by the number of turns between the
    move and them. `bought` has for each world what the seat buys in its next turns, counted from 1.
    """

    likely: dict[int, set[Action]] = msgspec.field(default_factory=dict)
    bought: list[dict[int, Card]] = msgspec.field(default_factory=list)


def choose(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    view = view.view(view.to_act)
    return look_ahead(view, chance, decision, MOVES, WORLDS)


def look_ahead(
    view: State, chance: Chance, decision: int, count: int, worlds_by_players: dict[int, int]
) -> Action:
    """Return the best of `count` moves that look best, by the mean of some worlds."""
    judge = Judge(len(view.seats))
    moves = promising(view, best_first(judge, view), count)
    if len(moves) == 1:
        return moves[0][1]
    exact = near_end(view)
    totals = [0] * len(moves)
    worlds = worlds_by_players[len(view.seats)]
    for i in range(worlds):
        world, deal = deal_unseen(view, chance.derived("bot", decision, "world", i))
        for at, (weighed, move, after) in enumerate(moves):
            ends = after.ending
            totals[at] += weighed if ends else outlook(judge, world, deal, move, exact=exact)
    means = [total // worlds for total in totals]
    return moves[means.index(max(means))][1]


Option = tuple[int, Action, State]
"""An action with its chance of winning and the state after the turn."""


def promising(view: State, options: list[Option], count: int) -> list[Option]:
    """Return the first of the options of `best_first` that are worth looking ahead."""
    best = options[0][0]
    if best == CERTAIN or view.phase != "act":
        return options[:1]
    return [each for each in options[:count] if each[0] >= best - BEHIND]


def outlook(
    judge: Judge,
    world: State,
    deal: Deal,
    move: Action,
    rounds: int = 1,
    *,
    exact: bool,
    sequel: Sequel | None = None,
) -> int:
    """Return the chance of winning after a move, some rounds and the next turn of the seat.

    With `exact`, replies are found with the last round counted out. With `sequel`, they are only
    purchases and those that looked best in the first world in which the move was tried.
    """
    me, players = world.to_act, len(world.seats)
    state = _after_turn(judge, world, move, deal)
    turns = rounds * players - 1
    if sequel:
        sequel.bought.append({})
    for turn in range(turns + 1):
        if state.phase == "over":
            return win_chance(judge.logit(state, me))
        view = state.view(state.to_act)
        chance, reply = _best(judge, view, turn, sequel, exact=exact)
        if sequel and view.to_act == me and isinstance(reply, Buy):
            card = view.card_at(reply.place)
            assert isinstance(card, Card)
            sequel.bought[-1][(turn + 1) // players] = card
        if turn < turns:
            state = _after_turn(judge, state, reply, deal)
    return chance


def _best(
    judge: Judge, view: State, turn: int, sequel: Sequel | None, *, exact: bool
) -> tuple[int, Action]:
    """Return the best action with its chance of winning."""
    known = sequel.likely.get(turn) if sequel else None
    ranked = rank_actions(judge, view, known)
    if sequel and known is None:
        sequel.likely[turn] = {action for _, action, _ in ranked[:LIKELY]}
    if exact:
        return best_reply(view, ranked)
    logit, action, _ = ranked[0]
    return win_chance(logit), action


def _after_turn(judge: Judge, state: State, action: Action, deal: Deal) -> State:
    """Return the state after a whole turn, given its first action."""
    me = state.to_act
    after = play_out(state, action, deal)[0]
    if after.phase == "over" or after.to_act != me:
        return after
    return finish_turn(judge, after, me)
