"""Fitting a net to kept positions: Adam, with the colours permuted anew in each batch.

The five colours of the game are alike as far as a net can know: of each a card asks as often. So
a position teaches as much with its colours permuted.
"""

import msgspec
import numpy as np
from numpy.typing import NDArray

from splendor_access.bots._features import (
    BEST_SUMS,
    BLOCK,
    feature_count,
    feature_scales,
)
from splendor_access.bots._value import UNIT, Weights
from splendor_access.game.cards import COLOURS
from training import rules
from training.compiling import compiled
from training.play import UNITS, Floats, Kept, fill_position
from training.rules import Ints

BATCH = 2048
FIRST_RATE, LAST_RATE = 2e-3, 1e-5
AVERAGED = 0.2
"""The last fraction of the batches, over which the weights are averaged."""
PERMUTED = 100
"""The number of permutations of the colours that are used."""
TOKENS_AT, BONUSES_AT = 4, 12
DEMAND_AT = BLOCK - BEST_SUMS - 10
"""Where colours stand in a block: six tokens, five bonuses, and five demands and lacks each."""

Fitted = tuple[Floats, Floats]
"""The weights to the units, the last row for a constant 1, and from them."""


def told(kept: Kept, players: int) -> NDArray[np.int16]:
    """Return the features of kept positions, a row each."""
    out = np.zeros((len(kept[0]), feature_count(players)), dtype=np.int16)
    _tell(kept[0], kept[1], players, out)
    return out


@compiled
def _tell(
    states: NDArray[np.int8], who: NDArray[np.int8], players: int, out: NDArray[np.int16]
) -> None:
    state = np.zeros(rules.SIZE, dtype=np.int64)
    x = np.zeros(out.shape[1], dtype=np.float32)
    own = np.zeros(16, dtype=np.int64)
    lying = np.zeros(17, dtype=np.int64)
    for n in range(len(states)):
        state[:] = states[n]
        fill_position(state, who[n], players, x, own, lying)
        for i in range(len(x)):
            out[n, i] = int(x[i])


@compiled
def goals(
    who: NDArray[np.int8], game: NDArray[np.int32], result: Floats, thought: Floats, trace: float
) -> Floats:
    """Return what positions should be thought of: TD(lambda), seen from the end of their game.

    It is the result, mixed at each step back with what was thought of the seat's next position: a
    share `trace` of the former.
    """
    out = np.zeros(len(who), dtype=np.float32)
    goal = np.zeros(4, dtype=np.float64)
    there = np.zeros(4, dtype=np.int64)
    for i in range(len(who) - 1, -1, -1):
        if i == len(who) - 1 or game[i] != game[i + 1]:
            there[:] = 0
        seat = who[i]
        if not there[seat]:
            there[seat] = 1
            goal[seat] = result[i]
        out[i] = goal[seat]
        goal[seat] = trace * goal[seat] + (1 - trace) * thought[i]
    return out


def permuted(players: int, colours: list[int]) -> Ints:
    """Return for each feature the one that takes its place when colours are permuted."""
    order = np.arange(feature_count(players))
    blocks = [BLOCK * seat for seat in range(players)]
    runs = [
        (at + first, places)
        for at in blocks
        for first, places in (
            (TOKENS_AT, COLOURS),
            *((BONUSES_AT, range(5)), (DEMAND_AT, range(5)), (DEMAND_AT + 5, range(5))),
        )
    ]
    for first, places in (*runs, (BLOCK * players, COLOURS)):
        for place, other in zip(places, colours, strict=True):
            order[first + place] = first + places[other]
    return order


def fresh(players: int, seed: int) -> Fitted:
    """Return a net that has learned nothing."""
    chance = np.random.default_rng(seed)
    inner = chance.normal(0, 0.15, (feature_count(players) + 1, UNITS))
    outer = chance.normal(0, 0.15, UNITS + 1)
    return inner.astype(np.float32), outer.astype(np.float32)


def factors(players: int) -> Floats:
    """Return what each feature is multiplied by."""
    return (1 / np.array(feature_scales(players), dtype=np.float64)).astype(np.float32)


def thoughts(net: Fitted, numbers: NDArray[np.int16], scale: Floats) -> Floats:
    """Return the chances of winning that a net sees in positions."""
    inner, outer = net
    found = []
    for first in range(0, len(numbers), 1 << 15):
        x = numbers[first : first + (1 << 15)] * scale
        found.append(_chances(np.tanh(x @ inner[:-1] + inner[-1]), outer))
    return np.concatenate(found)


def loss(thought: Floats, result: Floats) -> float:
    """Return the mean loss of chances, in nats."""
    sure = np.clip(thought.astype(np.float64), 1e-5, 1 - 1e-5)
    return float(-np.mean(result * np.log(sure) + (1 - result) * np.log(1 - sure)))


class Adam:
    """Moves weights down slopes, each by its own rate."""

    def __init__(self, weights: Floats) -> None:
        self.weights = weights.copy()
        self.slope, self.square = np.zeros_like(weights), np.zeros_like(weights)
        self.steps = 0

    def step(self, slope: Floats, rate: float) -> None:
        """Move the weights at most by about the rate."""
        self.steps += 1
        self.slope += 0.1 * (slope - self.slope)
        self.square += 0.001 * (slope * slope - self.square)
        size = np.sqrt(self.square / (1 - 0.999**self.steps)) + 1e-7
        self.weights -= np.float32(rate / (1 - 0.9**self.steps)) * self.slope / size


def fit(
    net: Fitted, numbers: NDArray[np.int16], goal: Floats, players: int, epochs: int, seed: int
) -> Fitted:
    """Return a net that was fitted to goals, beginning with another."""
    chance = np.random.default_rng(seed)
    scale = factors(players)
    inner, outer = Adam(net[0]), Adam(net[1])
    mean = np.zeros_like(net[0]), np.zeros_like(net[1])
    orders = [permuted(players, chance.permutation(5).tolist()) for _ in range(PERMUTED)]
    batches = len(numbers) // BATCH
    averaged = 0
    for number in range(epochs * batches):
        if number % batches == 0:
            order = chance.permutation(len(numbers))
        rows = np.sort(order[number % batches * BATCH :][:BATCH])
        x = (numbers[rows] * scale)[:, orders[chance.integers(PERMUTED)]]
        units = np.tanh(x @ inner.weights[:-1] + inner.weights[-1])
        thought = _chances(units, outer.weights)
        error = ((thought - goal[rows]) / BATCH).astype(np.float32)
        back = np.outer(error, outer.weights[:-1]) * (1 - units * units)
        done = number / (epochs * batches)
        rate = LAST_RATE + FIRST_RATE / 2 * (1 + np.cos(np.pi * done))
        inner.step(np.vstack((x.T @ back, back.sum(0))), rate)
        outer.step(np.append(units.T @ error, error.sum()), rate)
        if done >= 1 - AVERAGED:
            averaged += 1
            mean[0][:] += (inner.weights - mean[0]) / averaged
            mean[1][:] += (outer.weights - mean[1]) / averaged
    return mean


def _chances(units: Floats, outer: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-(units @ outer[:-1] + outer[-1])))
    return found


def written(net: Fitted, scale: Floats) -> bytes:
    """Return a net in integers, as stored in the package."""
    inner, outer = net
    rows = inner * np.append(scale, 1)[:, None] * UNIT
    whole = Weights(
        tuple(tuple(row) for row in np.rint(rows).astype(int).tolist()),
        tuple(np.rint(outer * UNIT).astype(int).tolist()),
    )
    return msgspec.json.encode(whole).replace(b"],[", b"],\n[") + b"\n"
