"""The learned value of a position for a seat: a small net, trained by self-play.

It computes in integers, so that every machine gets the same result. The weights are in
`values/N.json` for N players and are read when they are first needed. `training/README.md` in the
source describes the training.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from math import exp, tanh
from operator import mul
from pathlib import Path
from struct import unpack

import msgspec

from splendor_access.bots._features import (
    BLOCK,
    SHARED_SCALE,
    UNKNOWN,
    fill_seat,
    fill_shared,
)
from splendor_access.game.cards import CARDS, LEVELS, NOBLES, ORDER, Card, Hidden, Noble
from splendor_access.game.rules import winners
from splendor_access.game.state import HAND_LIMIT, State

UNIT = 4096
"""The integer that stands for 1 in a weight."""
STEP = 16
"""The range of a unit's sum that one entry of the table of `tanh` covers."""
LOGIT = UNIT * UNIT
"""The integer that stands for 1 in a logit."""
SURE = 40 * LOGIT
"""The logit of a game that is won."""
CERTAIN = 10_000
"""The chance of winning for certain, in hundredths of a percent."""

_COSTS = [(*card.cost, card.points, ORDER.index(card.bonus)) for card in CARDS]
_ASKED = [(*noble.cost, noble.points) for noble in NOBLES]
_CARD = {card: i for i, card in enumerate(CARDS)}
_CARD_AT = {id(card): i for i, card in enumerate(CARDS)}
_NOBLE = {noble: i for i, noble in enumerate(NOBLES)}

_LANE = 32
_MIDDLE = 2 ** (_LANE - 1)
"""What stands for 0 in a lane when sums are taken apart, because lanes have no sign."""

_ENDS = 4 * UNIT // STEP
_LEAST, _MOST = _MIDDLE - 4 * UNIT, _MIDDLE + 4 * UNIT
_TANH = [round(UNIT * tanh(i * STEP / UNIT)) for i in range(-_ENDS, _ENDS + 1)]
_CHANCE = [round(CERTAIN / (1 + exp(-i / 32))) for i in range(-256, 257)]


class Weights(msgspec.Struct, frozen=True, dict=True):
    """A net: `inner` has a row for each feature and one for the bias, `outer` ends with a bias."""

    inner: tuple[tuple[int, ...], ...]
    outer: tuple[int, ...]

    @cached_property
    def rows(self) -> tuple[int, ...]:
        """The rows of `inner`, each in one integer, so that one addition is for all units."""
        return tuple(map(_in_lanes, self.inner))


def _in_lanes(numbers: Sequence[int]) -> int:
    """Return numbers in one integer, of which each has 32 bits; a negative one borrows."""
    return sum(n << _LANE * i for i, n in enumerate(numbers))


@lru_cache
def weights(players: int) -> Weights:
    """Read the net for a number of players."""
    path = Path(__file__).parent / "values" / f"{players}.json"
    return msgspec.json.decode(path.read_bytes(), type=Weights)


def win_chance(logit: int) -> int:
    """Return the chance of winning, in hundredths of a percent."""
    return _CHANCE[max(0, min(512, logit // (LOGIT // 32) + 256))]


def _number(card: Card | Hidden | None) -> int:
    if card is None:
        return -1
    if isinstance(card, Hidden):
        return UNKNOWN + LEVELS.index(card.level)
    return _CARD[card]


def _numbers(cards: Iterable[Card | Hidden | None]) -> tuple[int, ...]:
    return _numbered(tuple(cards))


@lru_cache(maxsize=1 << 12)  # most of the positions that are judged have the same market and hands
def _numbered(cards: tuple[Card | Hidden | None, ...]) -> tuple[int, ...]:
    found = [(_CARD_AT.get(id(card)), card) for card in cards]
    return tuple(_number(card) if n is None else n for n, card in found)


def _tiles(tiles: Iterable[Noble | None]) -> tuple[int, ...]:
    return tuple(-1 if tile is None else _NOBLE[tile] for tile in tiles)


class _Part:
    """The sums that one part of a position adds to the units, computed from those at the start."""

    def __init__(self, rows: Sequence[int], start: int) -> None:
        self.rows = rows
        self.numbers = [0] * len(rows)
        self.sums = start
        self.known: dict[object, int] = {}

    def add(self, key: object, numbers: list[int]) -> int:
        """Return the sums for the features `numbers`, cached by `key`."""
        sums = self.sums
        for n, was, row in zip(numbers, self.numbers, self.rows, strict=True):
            if n != was:
                sums += (n - was) * row
        if not self.known:
            self.numbers, self.sums = numbers, sums
        self.known[key] = sums
        return sums


class Judge:
    """Judges positions that follow from one; sums of unchanged parts are computed only once."""

    def __init__(self, players: int) -> None:
        net = weights(players)
        self._outer = net.outer
        units = len(net.outer) - 1
        self._lanes = f"<{units}I"
        self._bytes = units * _LANE // 8
        rows = net.rows
        self._parts = [_Part(rows[BLOCK * i : BLOCK * (i + 1)], 0) for i in range(players)]
        at = BLOCK * players
        start = rows[-1] + _in_lanes([_MIDDLE] * units)
        self._shared = _Part(rows[at : at + len(SHARED_SCALE)], start)
        self._order = rows[at + len(SHARED_SCALE) : -1]

    def logit(self, state: State, me: int) -> int:
        """Return the value of a state for a seat that has just had its turn.

        The state is the view of that seat.
        """
        seats = state.seats
        players = len(seats)
        if state.phase == "over":
            won = winners(state)
            return SURE * (2 - len(won)) // len(won) if me in won else -SURE
        key: object = (state.bank, state.ending)
        sums = self._shared.known.get(key)
        if sums is None:
            shared = [0] * len(SHARED_SCALE)
            fill_shared(shared, 0, state.bank, state.ending)
            sums = self._shared.add(key, shared)
        sums += self._order[(state.rules.first - 1 - me) % players]
        lying = (*_numbers(state.market), *_tiles(state.tiles))
        for i, part in enumerate(self._parts):
            seat = seats[(me + i) % players]
            hand = _numbers(held.card if held else None for held in seat.hand[:HAND_LIMIT])
            own = (*seat.tokens, *seat.bonuses, seat.points, *hand)
            found = part.known.get((own, lying))
            if found is None:
                block = [0] * BLOCK
                fill_seat(block, 0, own, state.rules.target, lying, _COSTS, _ASKED)
                found = part.add((own, lying), block)
            sums += found
        units = [
            _TANH[0 if n < _LEAST else -1 if n >= _MOST else (n - _LEAST) // STEP]
            for n in unpack(self._lanes, sums.to_bytes(self._bytes, "little"))
        ]
        outer = self._outer
        total: int = sum(map(mul, units, outer))
        return total + UNIT * outer[-1]
