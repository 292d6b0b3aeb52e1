"""Whole turns, ranked by the chance of winning after them, with the last round counted out.

As long as the game goes on, the learned value of the position after a turn stands for the chance.
A turn of another that ends the game is no guess: what it needs is known, or is one of the unseen
cards, each as likely as the others.
"""

from collections.abc import Collection, Sequence
from math import comb

import msgspec
from msgspec.structs import replace

from splendor_access.bots._habits import ONE_TOKEN
from splendor_access.bots._last_round import (
    BEST,
    Rank,
    idles_to,
    rank,
    reaching,
    sure_wins,
    turn_end,
    turns_left,
    wins_surely,
)
from splendor_access.bots._value import CERTAIN, UNSEEN, Judge, win_chance
from splendor_access.game.actions import Action, Buy, Return, Revealed
from splendor_access.game.cards import LEVELS, NO_GEMS, Card, Gems, Hidden, minus, plus
from splendor_access.game.chance import unseen
from splendor_access.game.legality import legal_actions, surplus
from splendor_access.game.rules import apply, winners
from splendor_access.game.state import MARKET_INDEX, Seat, State

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


def best_first(judge: Judge, view: State) -> list[tuple[int, Action, State]]:
    """Return every legal action with its chance of winning and the state after the turn.

    The best comes first, with sure wins before all others. The chance is in hundredths of a
    percent, and `CERTAIN` for sure wins alone.
    """
    options = rank_actions(judge, view)
    if not near_end(view):
        return [(win_chance(logit), action, after) for logit, action, after in options]
    foresight = Foresight(view)
    weighed = [
        (min(CERTAIN - 1, foresight.chance(after, logit)), action, after)
        for logit, action, after in options
    ]
    weighed.sort(key=lambda each: -each[0])
    sure = sure_wins(view)
    found = {action: after for _, action, after in weighed}
    rest = [each for each in weighed if each[1] not in sure]
    return [*((CERTAIN, action, found[action]) for action in sure), *rest]


def best_reply(view: State, options: Sequence[tuple[int, Action, State]]) -> tuple[int, Action]:
    """Return the chance and the action that are first in `best_first`, sooner near the end.

    `options` are those of `rank_actions`. What others can do only lessens a chance while the game
    goes on, so it is counted out only where the learned value is above the best chance found.
    """
    if not near_end(view):
        return win_chance(options[0][0]), options[0][1]
    ends = any(after.ending or after.phase == "over" for _, _, after in options)
    sure = sure_wins(view) if ends else []
    if sure:
        return CERTAIN, sure[0]
    foresight = Foresight(view)
    best: tuple[int, Action] | None = None
    for logit, action, after in options:
        goes_on = not after.ending and after.phase != "over"
        if best and goes_on and win_chance(logit) <= best[0]:
            continue
        chance = min(CERTAIN - 1, foresight.chance(after, logit))
        if best is None or chance > best[0]:
            best = chance, action
    assert best is not None
    return best


def weigh(judge: Judge, view: State, after: State) -> int:
    """Return the chance of winning after a turn of the seat to act, as `best_first` does."""
    me = view.to_act
    if wins_surely(after, me):
        return CERTAIN
    if near_end(view):
        return min(CERTAIN - 1, Foresight(view).chance(after, judge.logit(after, me)))
    return win_chance(judge.logit(after, me))


def sound(view: State, options: Sequence[Action]) -> Sequence[Action]:
    """Return the actions that nobody regrets at once.

    They are the sure wins, or else those after which nobody else can end the game and win for sure.
    """
    if view.phase != "act" or not near_end(view):
        return options
    foresight = Foresight(view)
    safe = [option for option in options if not foresight.lost(turn_end(view, option))]
    return sure_wins(view) or safe or options


def near_end(view: State) -> bool:
    """Return whether somebody may end the game before the next turn of the seat to act."""
    most = BEST + max((tile.points for tile in view.tiles if tile), default=0)
    highest = max(seat.points for seat in view.seats)
    return view.ending or view.passes > 0 or highest + most >= view.rules.target


class Foresight:
    """Counts out what the others can do after turns of the seat to act of a view."""

    def __init__(self, view: State) -> None:
        self._me = view.to_act
        self._unseen = dict(zip(LEVELS, unseen(view.view(view.to_act)), strict=True))
        self._known: dict[object, int] = {}

    def chance(self, after: State, logit: int) -> int:
        """Return the chance of winning after a turn, in hundredths of a percent.

        `logit` is the learned value.
        """
        if after.phase == "over":
            won = winners(after)
            return CERTAIN // len(won) if self._me in won else 0
        if after.ending:
            return self._decided(after)
        chance = win_chance(logit)
        for seat in self._before_me(after):
            chance = chance * (CERTAIN - self._lost_to(after, seat)) // CERTAIN
        return chance

    def lost(self, after: State) -> bool:
        """Return whether a turn surely loses, by what the others can do before the next one."""
        if after.phase == "over":
            return self._me not in winners(after)
        if after.ending:
            return not self._decided(after)
        return any(self._lost_to(after, seat) == CERTAIN for seat in self._before_me(after))

    def _before_me(self, state: State) -> list[int]:
        """Return the seats that act before the next turn of `me`."""
        count = len(state.seats)
        return [(state.to_act + i) % count for i in range((self._me - state.to_act) % count)]

    def _decided(self, state: State) -> int:
        """Return the chance of winning where all others have their last turn at most."""
        goal, coming = rank(state.seats[self._me]), turns_left(state)
        had = [rank(seat) for i, seat in enumerate(state.seats) if i not in (*coming, self._me)]
        if any(other < goal for other in had):
            return 0
        unbeaten, alone = CERTAIN, 0 if goal in had else CERTAIN
        for seat in coming:
            unbeaten = unbeaten * (CERTAIN - self._reached(state, seat, _ahead(goal))) // CERTAIN
            alone = alone * (CERTAIN - self._reached(state, seat, goal)) // CERTAIN
        return (unbeaten + alone) // 2

    def _lost_to(self, state: State, seat: int) -> int:
        """Return the chance that a seat ends the game in its turn, and is not caught up with."""
        end = (-state.rules.target, len(state.seats[seat].cards) + 1)
        ends = self._reached(state, seat, end)
        first, count = state.rules.first, len(state.seats)
        if not ends or (self._me - first) % count < (seat - first) % count:
            return ends
        goal = self._best(state, seat, end)
        caught = min(self._caught(each, goal) for each in _without_last(state, seat, goal))
        return ends * (CERTAIN - caught) // CERTAIN

    def _caught(self, state: State, goal: Rank) -> int:
        """Return the chance to come before a rank in the last turn; a tie counts half."""
        return sum(self._reached(state, self._me, each) for each in (_ahead(goal), goal)) // 2

    def _best(self, state: State, seat: int, end: Rank) -> Rank:
        """Return the best rank that a seat surely comes to in its turn, or that of the end."""
        points = -end[0]
        cards = [card for card in state.open_cards(seat).values() if isinstance(card, Card)]
        while any(reaching(state, seat, cards, (-points - 1, end[1]))):
            points += 1
        return -points, end[1]

    def _reached(self, state: State, seat: int, goal: Rank) -> int:
        """Return the chance that a seat can come to a rank in its turn, or before it."""
        key = (seat, goal, state.seats[seat], state.market, state.tiles)
        if key not in self._known:
            self._known[key] = self._computed(state, seat, goal)
        return self._known[key]

    def _computed(self, state: State, seat: int, goal: Rank) -> int:
        there = [*state.open_cards(seat).values()]
        known = [card for card in there if isinstance(card, Card)]
        if idles_to(state, seat, goal) or any(reaching(state, seat, known, goal)):
            return CERTAIN
        without = ways = 1
        for level in LEVELS:
            count = there.count(Hidden(level))
            if not count:
                continue
            pile = self._unseen[level]
            good = len([*reaching(state, seat, pile, goal)])
            without *= comb(len(pile) - good, count)
            ways *= comb(len(pile), count)
        return CERTAIN - CERTAIN * without // ways


def _without_last(state: State, seat: int, goal: Rank) -> list[State]:
    """Return the states that a seat may leave that comes to a rank: what it buys is gone."""
    places = [
        place
        for place, card in state.open_cards(seat).items()
        if isinstance(card, Card) and any(reaching(state, seat, [card], goal))
    ]
    found = []
    for place in places:
        market = [*state.market]
        if place in MARKET_INDEX:
            level = MARKET_INDEX[place] // 4
            market[MARKET_INDEX[place]] = Hidden(LEVELS[level]) if state.decks[level] else None
        found.append(msgspec.structs.replace(state, market=tuple(market)))
    return found or [state]


def _ahead(goal: Rank) -> Rank:
    """Return the last rank that is before a rank."""
    return goal[0], goal[1] - 1
