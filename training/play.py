"""Self-play, to be compiled.

A net has 96 units between the features of a position and its probability of winning. It judges the
position that a seat leaves behind: after the turn, before a card is turned over.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from splendor_access.bots import _features
from splendor_access.bots._features import (
    BLOCK,
    CARD_SUMS,
    MARK,
    NOBLE_SUMS,
    OWNED_SUMS,
    UNKNOWN,
)
from training import rules
from training.compiling import compiled
from training.rules import ASKED, COSTS, Ints

Floats = NDArray[np.float32]

UNITS = 96
TURNS = 120
"""Turns per player after which a game is broken off."""

fill_owned: Callable[..., None] = compiled(_features.fill_owned)
fill_nobles: Callable[..., None] = compiled(_features.fill_nobles)
add_card: Callable[..., None] = compiled(_features.add_card)
fill_best: Callable[..., None] = compiled(_features.fill_best)
fill_shared: Callable[..., None] = compiled(_features.fill_shared)


Net = tuple[Floats, Floats, Floats, Floats, Floats, Ints, Ints, Floats, Ints]
"""A net and its working memory.

The weights to the units and from them, the factors of the features; then the features of a
position, the units, a seat's belongings, the table, the others' share of the units, and whether
that is known.
"""


def with_room(inner: Floats, outer: Floats, scale: Floats) -> Net:
    """Return a net with its working memory."""
    return (
        *(inner, outer, scale, np.zeros_like(scale), np.zeros(UNITS, np.float32)),
        *(np.zeros(16, np.int64), np.zeros(17, np.int64)),
        *(np.zeros(UNITS, np.float32), np.zeros(1, np.int64)),
    )


@compiled
def fill_seat(x: Floats, at: int, own: Ints, target: int, lying: Ints) -> None:
    """Write the features of a seat into `x`, from index `at` on.

    `lying` has the twelve cards of the market and the noble tiles.
    """
    fill_owned(x, at, own, target)
    leads = np.zeros(12, dtype=np.int64)
    marks = np.zeros((15, MARK), dtype=np.int64)
    at += OWNED_SUMS
    fill_nobles(x, at, own, lying[12:], ASKED, leads)
    at += NOBLE_SUMS
    x[at : at + CARD_SUMS] = 0
    count = 0
    for k in range(15):
        card = lying[k] if k < 12 else own[k + 1]
        if card >= 0 and card < UNKNOWN:
            add_card(x, at, own, COSTS[card], k >= 12, marks[count])
            count += 1
    fill_best(x, at + CARD_SUMS, marks, count, leads, target - own[12])


@compiled
def fill_position(state: Ints, me: int, seats: int, x: Floats, own: Ints, lying: Ints) -> None:
    """Compute the features of a position as a seat sees it, for that many seats from it on."""
    players = state[rules.PLAYERS]
    lying[:12] = state[rules.MARKET : rules.MARKET + 12]
    lying[12:] = state[rules.TILES : rules.TILES + 5]
    for i in range(seats):
        row = rules.seat_at((me + i) % players)
        own[:13] = state[row : row + 13]
        own[13:] = state[row + rules.HAND : row + rules.HAND + 3]
        for k in range(3):
            if i > 0 and own[13 + k] >= 0 and state[row + rules.BLIND + k] == 1:
                own[13 + k] = UNKNOWN
        fill_seat(x, i * BLOCK, own, state[rules.TARGET], lying)
    at = players * BLOCK
    fill_shared(x, at, state[rules.BANK : rules.BANK + 6], state[rules.ENDING] == 1)
    at += 7
    for i in range(players):
        x[at + i] = 0
    x[at + (state[rules.FIRST] - 1 - me) % players] = 1


@compiled
def look(state: Ints, me: int, net: Net) -> None:
    """Compute the features of a position for a net, those of the others unless known."""
    _inner, _outer, scale, x, _units, own, lying, _rest, known = net
    players = state[rules.PLAYERS]
    seats = 1 if known[0] else players
    fill_position(state, me, seats, x, own, lying)
    for i in range(seats * BLOCK):
        x[i] *= scale[i]
    for i in range(players * BLOCK, len(x)):
        x[i] *= scale[i]


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
def turn(state: Ints, decks: Ints, careless: float, net: Net, options: Ints, after: Ints) -> float:
    """Play one whole turn; return the logit of its result, with the position judged in `after`."""
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
    after[:] = trial
    state[:] = trial
    if place >= 0:
        # The card is drawn only now, after the decision.
        card = decks[level, left - 1]
        if place < 12:
            state[rules.MARKET + place] = card
        else:
            state[rules.seat_at(me) + rules.HAND + place - 12] = card
    return value


Kept = tuple[NDArray[np.int8], NDArray[np.int8], NDArray[np.int32], Floats, Floats]
"""Positions after turns: the states, whose turn it was, the game, its result for that seat from 0
to 1, and what the net thought of it."""


@compiled
def games(net: Net, players: int, count: int, careless: float, seed: int, kept: Kept) -> int:
    """Play that many games by a net, and keep their positions; return the number of these."""
    np.random.seed(seed)
    states, who, game, result, thought = kept
    state = np.zeros(rules.SIZE, dtype=np.int64)
    after = np.zeros(rules.SIZE, dtype=np.int64)
    decks = np.zeros((3, 40), dtype=np.int64)
    options = np.zeros(rules.ACTIONS, dtype=np.int64)
    share = np.zeros(4, dtype=np.float64)
    n = 0
    for g in range(count):
        lay_out(state, decks, players)
        first = n
        turns = 0
        while state[rules.PHASE] != rules.OVER and turns < TURNS * players:
            me = state[rules.TO_ACT]
            value = turn(state, decks, careless, net, options, after)
            turns += 1
            if state[rules.PHASE] != rules.OVER:
                states[n] = after
                who[n] = me
                game[n] = g
                thought[n] = 1 / (1 + np.exp(-value))
                n += 1
        if state[rules.PHASE] == rules.OVER:
            rules.shares(state, share)
        else:
            share[:] = 1 / players
        for i in range(first, n):
            result[i] = share[who[i]]
    return n
