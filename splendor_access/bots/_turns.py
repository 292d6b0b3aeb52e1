"""Whole turns, ranked by the learned value of a position."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from splendor_access.bots._habits import ONE_TOKEN
from splendor_access.bots._value import UNSEEN, Judge
from splendor_access.game.actions import Action, Buy, Return, Revealed
from splendor_access.game.cards import NO_GEMS, Gems, minus, plus
from splendor_access.game.legality import legal_actions, surplus
from splendor_access.game.rules import apply
from splendor_access.game.state import Seat, State

_REVEALED = {level: Revealed(hidden) for level, hidden in UNSEEN.items()}


def rank_actions(
    judge: Judge, view: State, among: Collection[Action] | None = None
) -> list[tuple[int, Action, State]]:
    """Return every legal action, the best first, with its logit and the state after the turn.

    Equals stay in the order of `legal_actions`. With `among`, others than these and purchases are
    left out, where there are any of them.
    """
    me = view.to_act
    if view.phase == "return":
        given = least_missed(judge, view)
        actions: Sequence[Action] = [Return(given)]
    else:
        actions = legal_actions(view)
        if among:
            actions = [a for a in actions if isinstance(a, Buy) or a in among] or actions
    found = []
    for action in actions:
        after = finish_turn(judge, apply(view, action)[0], me)
        found.append((judge.logit(after, me), action, after))
    return sorted(found, key=lambda each: -each[0])


def finish_turn(judge: Judge, state: State, me: int) -> State:
    """Play the rest of a seat's turn by the value; a card that is turned over stays unknown."""
    if state.awaiting is not None:
        state = apply(state, _REVEALED[state.awaiting.level])[0]
    if state.to_act == me and state.phase == "return":
        state = apply(state, Return(least_missed(judge, state.view(me))))[0]
    if state.to_act == me and state.phase == "noble":
        ways = [apply(state, action)[0] for action in legal_actions(state)]
        state = max(ways, key=lambda way: judge.logit(way.view(me), me))
    return state


def least_missed(judge: Judge, state: State) -> Gems:
    """Return the surplus tokens that the seat to act misses least, chosen one by one."""
    me = state.to_act
    given = NO_GEMS
    for _ in range(surplus(state)):
        best = None
        for one in ONE_TOKEN:
            if all(n >= m for n, m in zip(state.seats[me].tokens, one, strict=True)):
                trial = _without(state, me, one)
                logit = judge.logit(trial, me)
                if best is None or logit > best[0]:
                    best = logit, one, trial
        assert best is not None
        given = plus(given, best[1])
        state = best[2]
    return given


def _without(state: State, me: int, one: Gems) -> State:
    seats: list[Seat] = [*state.seats]
    seats[me] = replace(seats[me], tokens=minus(seats[me].tokens, one))
    return replace(state, bank=plus(state.bank, one), seats=tuple(seats))
