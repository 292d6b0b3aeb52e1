"""The rules on an array of integers, to be compiled.

They are those of `splendor_access/game/rules.py`; `training/agreement.py` compares them. A state is
one array: `RULES` and the indices below it, and from `SEATS` on a row of `SEAT` numbers for each
seat. Gems are counted in the order of `ORDER`. Cards are their numbers in `CARDS`, nobles in
`NOBLES`; -1 is an empty place, 90 to 92 a hidden card by level.
"""

from itertools import combinations, combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from splendor_access.bots._features import UNKNOWN
from splendor_access.game.cards import CARDS, COLOURS, GOLD, LEVELS, NOBLES, ORDER
from training.compiling import compiled

Ints = NDArray[np.int64]

PLAYERS, TO_ACT, PHASE, ENDING, PASSES, FIRST, TARGET, EDITION, AWAITS = range(9)
"""The indices of single numbers. `AWAITS`: the place awaiting a card, 12 to 14 in a hand."""
BANK, MARKET, DECKS, TILES, SEATS = 9, 15, 27, 30, 35
SEAT = 20
TOKENS, BONUSES, POINTS, BOUGHT, HAND, BLIND = 0, 6, 12, 13, 14, 17
SIZE = SEATS + 4 * SEAT
ACT, RETURN, NOBLE, OVER = range(4)

TAKES = [c for n in (3, 2, 1) for c in combinations(COLOURS, n)] + [(i, i) for i in COLOURS]
GIVEN = [c for n in (1, 2, 3) for c in combinations_with_replacement(range(6), n)]
RESERVES = len(TAKES)
DRAWS = RESERVES + 12
BUYS = DRAWS + 3
PASS = BUYS + 15
VISITS = PASS + 1
RETURNS = VISITS + 5
ACTIONS = RETURNS + len(GIVEN)
"""Actions are numbers: takes, reserves, draws from a deck, purchases, pass, nobles, returns."""


def _counts(ways: list[tuple[int, ...]]) -> Ints:
    return np.array([[way.count(i) for i in range(6)] for way in ways], dtype=np.int64)


TAKEN = _counts(TAKES)
GIVE = _counts(GIVEN)
COSTS = np.array(
    [(*card.cost, card.points, ORDER.index(card.bonus)) for card in CARDS], dtype=np.int64
)
LEVEL = np.array([LEVELS.index(card.level) for card in CARDS], dtype=np.int64)
ASKED = np.array([(*noble.cost, noble.points) for noble in NOBLES], dtype=np.int64)


@compiled
def seat_at(seat: int) -> int:
    """Return the index of a seat's row."""
    return SEATS + SEAT * seat


@compiled
def affords(state: Ints, row: int, card: int) -> bool:
    """Return whether a seat can pay for a card."""
    lack = 0
    for i in range(6):
        due = COSTS[card, i] - state[row + BONUSES + i] - state[row + TOKENS + i]
        if i != GOLD and due > 0:
            lack += due
    return lack <= state[row + TOKENS + GOLD]


@compiled
def visits(state: Ints, row: int, tile: int) -> bool:
    """Return whether the noble at a place would visit a seat."""
    noble = state[TILES + tile]
    if noble < 0:
        return False
    short = 0
    for i in range(6):
        short += max(0, ASKED[noble, i] - state[row + BONUSES + i])
    return short == 0


@compiled
def surplus(state: Ints) -> int:
    """Return how many tokens the seat to act must give back."""
    row = seat_at(state[TO_ACT])
    held = -10
    for i in range(6):
        held += state[row + TOKENS + i]
    return held


@compiled
def legal(state: Ints, out: Ints) -> int:
    """Write the legal actions, and return their number."""
    found = 0
    row = seat_at(state[TO_ACT])
    if state[PHASE] == OVER or state[AWAITS] >= 0:
        return 0
    if state[PHASE] == NOBLE:
        for tile in range(5):
            if visits(state, row, tile):
                out[found] = VISITS + tile
                found += 1
        return found
    if state[PHASE] == RETURN:
        over = surplus(state)
        for way in range(len(GIVE)):
            fits = GIVE[way].sum() == over
            for i in range(6):
                if GIVE[way, i] > state[row + TOKENS + i]:
                    fits = False
            if fits:
                out[found] = RETURNS + way
                found += 1
        return found
    colours = 0
    for i in range(6):
        if i != GOLD and state[BANK + i] > 0:
            colours += 1
    fewest = min(3, colours)
    if state[EDITION] == 2 or (state[EDITION] == 0 and colours < 3):
        fewest = 1
    for take in range(len(TAKEN)):
        pair = take >= RESERVES - 5
        fits = pair or TAKEN[take].sum() >= fewest
        for i in range(6):
            if TAKEN[take, i] > 0 and state[BANK + i] < (4 if pair else 1):
                fits = False
        if fits:
            out[found] = take
            found += 1
    free = False
    for i in range(3):
        if state[row + HAND + i] < 0:
            free = True
    for place in range(12):
        if state[MARKET + place] >= 0:
            if free:
                out[found] = RESERVES + place
                found += 1
            if state[MARKET + place] < UNKNOWN and affords(state, row, state[MARKET + place]):
                out[found] = BUYS + place
                found += 1
    for level in range(3):
        if free and state[DECKS + level] > 0:
            out[found] = DRAWS + level
            found += 1
    for i in range(3):
        card = state[row + HAND + i]
        if 0 <= card < UNKNOWN and affords(state, row, card):
            out[found] = BUYS + 12 + i
            found += 1
    if found == 0:
        out[0] = PASS
        found = 1
    return found


@compiled
def apply(state: Ints, action: int) -> None:
    """Change the state to the one after a legal action, or to one that awaits a card."""
    row = seat_at(state[TO_ACT])
    if action == PASS:
        state[PASSES] += 1
        end_of_actions(state)
        return
    if action >= RETURNS:
        for i in range(6):
            state[row + TOKENS + i] -= GIVE[action - RETURNS, i]
            state[BANK + i] += GIVE[action - RETURNS, i]
        state[PASSES] = 0
        nobles(state)
        return
    if action >= VISITS:
        visit(state, action - VISITS)
        end_of_turn(state)
        return
    state[PASSES] = 0
    if action < RESERVES:
        for i in range(6):
            state[row + TOKENS + i] += TAKEN[action, i]
            state[BANK + i] -= TAKEN[action, i]
        end_of_actions(state)
    elif action < BUYS:
        reserve(state, action)
    else:
        buy(state, action - BUYS)


@compiled
def reserve(state: Ints, action: int) -> None:
    """Reserve a card of the market, or the top of a deck."""
    row = seat_at(state[TO_ACT])
    at = 0
    while state[row + HAND + at] >= 0:
        at += 1
    if state[BANK + GOLD] > 0:
        state[BANK + GOLD] -= 1
        state[row + TOKENS + GOLD] += 1
    if action >= DRAWS:
        state[row + HAND + at] = UNKNOWN + action - DRAWS
        state[row + BLIND + at] = 1
        state[AWAITS] = 12 + at
        return
    place = action - RESERVES
    state[row + HAND + at] = state[MARKET + place]
    state[row + BLIND + at] = 0
    refill(state, place)


@compiled
def buy(state: Ints, place: int) -> None:
    """Buy a card with the least gold."""
    row = seat_at(state[TO_ACT])
    card = state[MARKET + place] if place < 12 else state[row + HAND + place - 12]
    gold = 0
    for i in range(6):
        due = COSTS[card, i] - state[row + BONUSES + i]
        if i != GOLD and due > 0:
            paid = min(due, state[row + TOKENS + i])
            gold += due - paid
            state[row + TOKENS + i] -= paid
            state[BANK + i] += paid
    state[row + TOKENS + GOLD] -= gold
    state[BANK + GOLD] += gold
    state[row + BONUSES + COSTS[card, 7]] += 1
    state[row + POINTS] += COSTS[card, 6]
    state[row + BOUGHT] += 1
    if place >= 12:
        state[row + HAND + place - 12] = -1
        state[row + BLIND + place - 12] = 0
        end_of_actions(state)
        return
    refill(state, place)


@compiled
def refill(state: Ints, place: int) -> None:
    """Empty a place of the market, and await a card there if the deck has one."""
    state[MARKET + place] = -1
    if state[DECKS + place // 4] > 0:
        state[AWAITS] = place
    else:
        end_of_actions(state)


@compiled
def awaited_level(state: Ints) -> int:
    """Return the level of the awaited card."""
    place = state[AWAITS]
    if place < 12:
        return int(place // 4)
    row = seat_at(state[TO_ACT])
    return int(state[row + HAND + place - 12] - UNKNOWN)


@compiled
def reveal(state: Ints, card: int) -> None:
    """Put the awaited card in its place: its number, or one of `UNKNOWN`."""
    place = state[AWAITS]
    state[DECKS + awaited_level(state)] -= 1
    state[AWAITS] = -1
    if place < 12:
        state[MARKET + place] = card
    else:
        state[seat_at(state[TO_ACT]) + HAND + place - 12] = card
    end_of_actions(state)


@compiled
def end_of_actions(state: Ints) -> None:
    """Ask for surplus tokens, or go on to the nobles."""
    if surplus(state) > 0:
        state[PHASE] = RETURN
    else:
        nobles(state)


@compiled
def nobles(state: Ints) -> None:
    """Let a noble visit, or ask for a choice."""
    row = seat_at(state[TO_ACT])
    eligible = 0
    last = 0
    for tile in range(5):
        if visits(state, row, tile):
            eligible += 1
            last = tile
    if eligible > 1:
        state[PHASE] = NOBLE
        return
    if eligible == 1:
        visit(state, last)
    end_of_turn(state)


@compiled
def visit(state: Ints, tile: int) -> None:
    """Let a noble visit the seat to act."""
    row = seat_at(state[TO_ACT])
    state[row + POINTS] += ASKED[state[TILES + tile], 6]
    state[TILES + tile] = -1


@compiled
def end_of_turn(state: Ints) -> None:
    """Pass the turn on, or end the game."""
    me = state[TO_ACT]
    if state[seat_at(me) + POINTS] >= state[TARGET]:
        state[ENDING] = 1
    following = (me + 1) % state[PLAYERS]
    if state[PASSES] == state[PLAYERS] or (state[ENDING] == 1 and following == state[FIRST]):
        state[PHASE] = OVER
        return
    state[PHASE] = ACT
    state[TO_ACT] = following


@compiled
def shares(state: Ints, out: NDArray[np.float64]) -> None:
    """Write each seat's share of the victory in a finished game."""
    best = -(10**6)
    for seat in range(state[PLAYERS]):
        row = seat_at(seat)
        best = max(best, 100 * state[row + POINTS] - state[row + BOUGHT])
    winners = 0
    for seat in range(state[PLAYERS]):
        row = seat_at(seat)
        out[seat] = 1.0 if 100 * state[row + POINTS] - state[row + BOUGHT] == best else 0.0
        winners += int(out[seat])
    for seat in range(state[PLAYERS]):
        out[seat] /= winners
