"""Self-play and learning, to be compiled.

A net has 40 units between the features of a position and its probability of winning. It judges the
position that a seat leaves behind: after the turn, before a card is turned over.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from splendor_access.bots import _features
from splendor_access.bots._features import BLOCK, UNKNOWN
from training import rules
from training.compiling import compiled
from training.rules import ASKED, COSTS, Ints

Floats = NDArray[np.float32]

UNITS = 40
TURNS = 120
"""Turns per player after which a game teaches nothing."""

fill_seat: Callable[..., None] = compiled(_features.fill_seat)
fill_shared: Callable[..., None] = compiled(_features.fill_shared)


Net = tuple[Floats, Floats, Floats, Floats, Floats, Ints, Ints, Floats, Ints]
"""A net and its working memory.

The weights to the units and from them, the factors of the features; then the features of a
position, the units, a seat's belongings, the table, the others' share of the units, and whether
that is known.
"""


@compiled
def look(state: Ints, me: int, net: Net) -> None:
    """Compute the features of a position as a seat sees it, those of the others unless known."""
    _inner, _outer, scale, x, _units, own, lying, _rest, known = net
    players = state[rules.PLAYERS]
    lying[:12] = state[rules.MARKET : rules.MARKET + 12]
    lying[12:] = state[rules.TILES : rules.TILES + 5]
    seats = 1 if known[0] else players
    for i in range(seats):
        row = rules.seat_at((me + i) % players)
        own[:13] = state[row : row + 13]
        own[13:] = state[row + rules.HAND : row + rules.HAND + 3]
        for k in range(3):
            if i > 0 and own[13 + k] >= 0 and state[row + rules.BLIND + k] == 1:
                own[13 + k] = UNKNOWN
        fill_seat(x, i * BLOCK, own, state[rules.TARGET], lying, COSTS, ASKED)
    at = players * BLOCK
    fill_shared(x, at, state[rules.BANK : rules.BANK + 6], state[rules.ENDING] == 1)
    for i in range(seats * BLOCK):
        x[i] *= scale[i]
    for i in range(at, at + 7):
        x[i] *= scale[i]
    at += 7
    for i in range(players):
        x[at + i] = 0
    x[at + (state[rules.FIRST] - 1 - me) % players] = 1


@compiled
def add(x: Floats, first: int, end: int, inner: Floats, units: Floats) -> None:
    """Add some features of a position to the units."""
    for i in range(first, end):
        n = x[i]
        if n != 0:
            for j in range(UNITS):
                units[j] += n * inner[i, j]


@compiled
def add_up(x: Floats, net: Net) -> None:
    """Compute the units from the features of a position.

    The last row of weights to the units belongs to a constant 1.
    """
    inner, _outer, _scale, _x, units, _own, _lying, rest, known = net
    size = len(x)
    others = (size - 7) // (BLOCK + 1) * BLOCK  # the blocks end here, for one seat or four
    if known[0]:
        units[:] = rest
    else:
        units[:] = inner[size]
        add(x, BLOCK, others, inner, units)
        rest[:] = units
    add(x, 0, BLOCK, inner, units)
    add(x, others, size, inner, units)


@compiled
def judge(x: Floats, net: Net) -> float:
    """Return the logit of a victory; the units keep their values.

    The last one of the weights from the units belongs to a constant 1.
    """
    add_up(x, net)
    outer, units = net[1], net[4]
    total = outer[UNITS]
    for j in range(UNITS):
        units[j] = np.tanh(units[j])
        total += units[j] * outer[j]
    return total


Worth = Callable[[Ints, int, Net], float]


def judging(judge: Callable[[Floats, Net], float], sure: float) -> tuple[Worth, Worth]:
    """Return functions that judge a position, and that finish a turn.

    `sure` is the logit of a game that is won.
    """

    @compiled
    def worth(state: Ints, me: int, net: Net) -> float:
        """Return the logit of a position, or that of the result when the game is over."""
        if state[rules.PHASE] == rules.OVER:
            share = np.zeros(4, dtype=np.float64)
            rules.shares(state, share)
            return sure * (share[me] - 0.5) * 2
        look(state, me, net)
        return judge(net[3], net)

    @compiled
    def finish_turn(state: Ints, me: int, net: Net) -> float:
        """Finish a turn in the best way, and return the logit of the position after it.

        Tokens are returned one by one, each time the one of least value.
        """
        if state[rules.AWAITS] >= 0:
            rules.reveal(state, UNKNOWN + rules.awaited_level(state))
        if state[rules.PHASE] == rules.RETURN:
            row = rules.seat_at(me)
            over = rules.surplus(state)
            for _ in range(over):
                best = -1e9
                chosen = 0
                for i in range(6):
                    if state[row + i] == 0:
                        continue
                    state[row + i] -= 1
                    state[rules.BANK + i] += 1
                    value = worth(state, me, net)
                    if value > best:
                        best = value
                        chosen = i
                    state[row + i] += 1
                    state[rules.BANK + i] -= 1
                state[row + chosen] -= 1
                state[rules.BANK + chosen] += 1
            rules.nobles(state)
        if state[rules.PHASE] == rules.NOBLE:
            best = -1e9
            chosen = 0
            trial = state.copy()
            for tile in range(5):
                if rules.visits(state, rules.seat_at(me), tile):
                    trial[:] = state
                    rules.visit(trial, tile)
                    rules.end_of_turn(trial)
                    value = worth(trial, me, net)
                    if value > best:
                        best = value
                        chosen = tile
            rules.visit(state, chosen)
            rules.end_of_turn(state)
        return worth(state, me, net)

    return worth, finish_turn


worth, finish_turn = judging(judge, 100.0)


@compiled
def shuffle(items: Ints, count: int) -> None:
    """Shuffle the first `count` items."""
    for i in range(count - 1, 0, -1):
        j = np.random.randint(0, i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept


@compiled
def lay_out(state: Ints, decks: Ints, players: int) -> None:
    """Begin a game: any edition, sometimes with another target or number of nobles."""
    state[:] = 0
    state[rules.PLAYERS] = players
    state[rules.FIRST] = np.random.randint(0, players)
    state[rules.TO_ACT] = state[rules.FIRST]
    state[rules.TARGET] = 15
    if np.random.random() < 0.05:
        state[rules.TARGET] = np.random.randint(10, 22)
    state[rules.EDITION] = np.random.randint(0, 3)
    state[rules.AWAITS] = -1
    tokens = 4 if players == 2 else 5 if players == 3 else 7
    for i in range(6):
        state[rules.BANK + i] = 5 if i == 2 else tokens
    counts = np.zeros(3, dtype=np.int64)
    for card in range(90):
        level = rules.LEVEL[card]
        decks[level, counts[level]] = card
        counts[level] += 1
    for level in range(3):
        shuffle(decks[level], counts[level])
        for i in range(4):
            state[rules.MARKET + 4 * level + i] = decks[level, counts[level] - 1 - i]
        state[rules.DECKS + level] = counts[level] - 4
    tiles = np.arange(10)
    shuffle(tiles, 10)
    lie = players + 1
    if np.random.random() < 0.05:
        lie = np.random.randint(0, 6)
    for i in range(5):
        state[rules.TILES + i] = tiles[i] if i < lie else -1
    for seat in range(4):
        row = rules.seat_at(seat)
        for i in range(3):
            state[row + rules.HAND + i] = -1


@compiled
def turn(state: Ints, decks: Ints, careless: float, net: Net, options: Ints) -> float:
    """Play one whole turn; return the logit of its result, with the features in the net."""
    known = net[8]
    me = state[rules.TO_ACT]
    count = rules.legal(state, options)
    trial = state.copy()
    chosen = options[0]
    if np.random.random() < careless:
        chosen = options[np.random.randint(0, count)]
    else:
        best = -1e9
        for k in range(count):
            # Taking gems changes nothing for the others; nobles hardly ever visit then.
            known[0] = options[k] < rules.RESERVES and k > 0
            trial[:] = state
            rules.apply(trial, options[k])
            value = finish_turn(trial, me, net)
            if value > best:
                best = value
                chosen = options[k]
    known[0] = 0
    trial[:] = state
    rules.apply(trial, chosen)
    place = trial[rules.AWAITS]
    level = rules.awaited_level(trial) if place >= 0 else 0
    left = state[rules.DECKS + level]
    value = finish_turn(trial, me, net)
    state[:] = trial
    if place >= 0:
        # The card is drawn only now, after the decision.
        card = decks[level, left - 1]
        if place < 12:
            state[rules.MARKET + place] = card
        else:
            state[rules.seat_at(me) + rules.HAND + place - 12] = card
    return value


@compiled
def learn(x: Floats, net: Net, goal: float, rate: float) -> float:
    """Move the net towards a goal between 0 and 1; return the squared error."""
    inner, outer, _scale, _x, units, _own, _lying, _rest, _known = net
    logit = judge(x, net)
    error = goal - 1 / (1 + np.exp(-logit))
    step = np.float32(rate * error)
    last = len(x)
    for j in range(UNITS):
        back = step * outer[j] * (1 - units[j] * units[j])
        outer[j] += step * units[j]
        units[j] = back
        inner[last, j] += back
    outer[UNITS] += step
    for i in range(last):
        n = x[i]
        if n != 0:
            for j in range(UNITS):
                inner[i, j] += n * units[j]
    return error * error


@compiled
def games(
    weights: tuple[Floats, Floats, Floats],
    players: int,
    count: int,
    rate: float,
    trace: float,
    careless: float,
    seed: int,
) -> tuple[int, float]:
    """Play that many games of self-play and learn from each; return the turns and the error.

    The goal of a position is the result, mixed with its seat's judgement a turn later: a share
    `trace` of the former at each step back (TD(lambda), seen from the end).
    """
    np.random.seed(seed)
    inner, outer, scale = weights
    size = len(scale)
    state = np.zeros(rules.SIZE, dtype=np.int64)
    decks = np.zeros((3, 40), dtype=np.int64)
    options = np.zeros(rules.ACTIONS, dtype=np.int64)
    x = np.zeros(size, dtype=np.float32)
    units = np.zeros(UNITS, dtype=np.float32)
    own = np.zeros(16, dtype=np.int64)
    lying = np.zeros(17, dtype=np.int64)
    rest = np.zeros(UNITS, dtype=np.float32)
    known = np.zeros(1, dtype=np.int64)
    net = (inner, outer, scale, x, units, own, lying, rest, known)
    kept = np.zeros((players, TURNS, size), dtype=np.float32)
    thought = np.zeros((players, TURNS), dtype=np.float64)
    share = np.zeros(4, dtype=np.float64)
    turns = 0
    error = 0.0
    learned = 0
    for _game in range(count):
        lay_out(state, decks, players)
        taken = np.zeros(players, dtype=np.int64)
        while state[rules.PHASE] != rules.OVER:
            me = state[rules.TO_ACT]
            if taken[me] == TURNS:
                break
            value = turn(state, decks, careless, net, options)
            turns += 1
            if state[rules.PHASE] != rules.OVER:
                kept[me, taken[me]] = x
                thought[me, taken[me]] = 1 / (1 + np.exp(-value))
                taken[me] += 1
        if state[rules.PHASE] == rules.OVER:
            rules.shares(state, share)
        else:
            share[:] = 1 / players
        for seat in range(players):
            goal = share[seat]
            for t in range(taken[seat] - 1, -1, -1):
                error += learn(kept[seat, t], net, goal, rate)
                learned += 1
                goal = trace * goal + (1 - trace) * thought[seat, t]
    return turns, error / max(1, learned)
