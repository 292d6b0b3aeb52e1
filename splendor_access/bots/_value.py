"""The learned value of a position for a seat: a small net, trained by self-play.

It computes in integers, so that every machine gets the same result. The weights are in
`values/N.json` for N players and are read when they are first needed. `training/README.md` in the
source describes the training.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import accumulate, compress, pairwise
from math import exp, tanh
from operator import mul, sub
from pathlib import Path
from struct import unpack

import msgspec

from splendor_access.bots._features import (
    BEST_SUMS,
    BLOCK,
    CARD_SUMS,
    MARK,
    NOBLE_SUMS,
    OWNED_SUMS,
    SHARED_SCALE,
    UNKNOWN,
    add_card,
    fill_best,
    fill_nobles,
    fill_owned,
    fill_shared,
)
from splendor_access.game.cards import CARDS, LEVELS, NOBLES, ORDER, Card, Hidden, Noble
from splendor_access.game.rules import winners
from splendor_access.game.state import HAND_LIMIT, Held, State

UNIT = 4096
"""The integer that stands for 1 in a weight."""
SHIFT = 4
STEP = 2**SHIFT
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
_NOBLE = {noble: i for i, noble in enumerate(NOBLES)}
UNSEEN = {level: Hidden(level) for level in LEVELS}
"""Cards that nobody has seen, by level."""
_UNSEEN = {hidden: UNKNOWN + i for i, hidden in enumerate(UNSEEN.values())}
_AT = {id(thing): i for known in (_CARD, _NOBLE, _UNSEEN, {None: -1}) for thing, i in known.items()}

_HELD = 100
"""What is added to the number of a card in a hand, whose features are not those of others."""

_LANE = 32
_FAR = 32 * UNIT
"""What stands for 0 in a lane when sums are taken apart, because lanes have no sign."""
_BELOW = 2 ** (_LANE - 1) - _FAR
"""What is added to it where a sum of a unit is less than that, or as much above."""

_ENDS = 4 * UNIT // STEP
_TANH = [round(UNIT * tanh(i * STEP / UNIT)) for i in range(-_ENDS, _ENDS + 1)]
_MORE = _FAR // STEP - _ENDS
_WIDE = [*[_TANH[0]] * _MORE, *_TANH, *[_TANH[-1]] * (_MORE - 1)]
"""`_TANH` for all sums in a lane."""
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


Thing = Card | Hidden | Held | Noble | None
"""What lies at a place of the market, of a hand, or among the noble tiles."""


def _number(thing: Thing) -> int:
    if isinstance(thing, Held):
        thing = thing.card
    if isinstance(thing, Hidden):
        return _UNSEEN[thing]
    if isinstance(thing, Card):
        return _CARD[thing]
    return -1 if thing is None else _NOBLE[thing]


def _numbers_of(things: tuple[Thing, ...]) -> tuple[int, ...]:
    """Return the numbers of cards or tiles, of which most are the very objects of `_AT`."""
    found = [*map(_AT.get, map(id, things))]
    pairs = zip(found, things, strict=True)
    return tuple([_number(thing) if at is None else at for at, thing in pairs])


def _summed(numbers: Sequence[int], rows: Sequence[int]) -> int:
    """Return what features add to the units."""
    return sum(map(mul, filter(None, numbers), compress(rows, numbers)))


_Price = tuple[tuple[int, int], ...]
"""What a card costs a seat: index and count of each colour."""


class _Block:
    """What the features of a seat add to the units; what comes again is computed only once.

    `rows` are those of its block.
    """

    def __init__(self, rows: Sequence[int]) -> None:
        ends = [*accumulate((OWNED_SUMS, NOBLE_SUMS, CARD_SUMS, BEST_SUMS), initial=0)]
        parts = [rows[first:end] for first, end in pairwise(ends)]
        self._owned_rows, self._noble_rows, self._card_rows, self._best_rows = parts
        self._known: dict[object, int] = {}
        self._owned: dict[object, int] = {}
        self._nobles: dict[object, tuple[int, list[int]]] = {}
        self._cards: dict[object, dict[int, tuple[int, list[int]]]] = {}
        self._prices: dict[object, _Price] = {}
        self._paid: dict[object, tuple[int, list[int]]] = {}

    def sums(self, own: tuple[int, ...], lying: tuple[int, ...], target: int) -> int:
        """Return what a seat adds, with `own` and the cards and tiles `lying` on the table."""
        key = (own, lying)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._computed(own, lying, target)
        return found

    def _computed(self, own: tuple[int, ...], lying: tuple[int, ...], target: int) -> int:
        total = self._owned_sums(own, target)
        more, leads = self._noble_sums(own, lying[12:])
        total += more
        known = self._cards.setdefault(own[:12], {})
        cards = [card for card in lying[:12] if 0 <= card < UNKNOWN]
        cards += [_HELD + card for card in own[13:] if 0 <= card < UNKNOWN]
        marks = []
        for card in cards:
            found = known.get(card)
            if found is None:
                found = known[card] = self._card_sums(own, card)
            total += found[0]
            marks.append(found[1])
        best = [0] * BEST_SUMS
        fill_best(best, 0, marks, len(marks), leads, target - own[12])
        return total + _summed(best, self._best_rows)

    def _owned_sums(self, own: tuple[int, ...], target: int) -> int:
        key = (own[:13], own.count(-1))
        found = self._owned.get(key)
        if found is None:
            numbers = [0] * OWNED_SUMS
            fill_owned(numbers, 0, own, target)
            found = self._owned[key] = _summed(numbers, self._owned_rows)
        return found

    def _noble_sums(self, own: tuple[int, ...], tiles: tuple[int, ...]) -> tuple[int, list[int]]:
        key = (own[6:12], tiles)
        found = self._nobles.get(key)
        if found is None:
            numbers, leads = [0] * NOBLE_SUMS, [0] * 12
            fill_nobles(numbers, 0, own, tiles, _ASKED, leads)
            found = self._nobles[key] = _summed(numbers, self._noble_rows), leads
        return found

    def _card_sums(self, own: tuple[int, ...], card: int) -> tuple[int, list[int]]:
        """Return what a card adds, and its mark: tokens that it does not cost change neither."""
        bonuses = own[6:12]
        price = self._prices.get((card, bonuses))
        if price is None:
            asks = map(sub, _COSTS[card % _HELD], bonuses)
            price = tuple((i, n) for i, n in enumerate(asks) if n > 0)
            self._prices[card, bonuses] = price
        key = (card, price, own[2], *[min(own[i], n) for i, n in price])
        found = self._paid.get(key)
        if found is None:
            numbers, mark = [0] * CARD_SUMS, [0] * MARK
            add_card(numbers, 0, own, _COSTS[card % _HELD], card >= _HELD, mark)
            found = self._paid[key] = _summed(numbers, self._card_rows), mark
        return found


class Judge:
    """Judges positions of a game; what comes again in several of them is computed only once."""

    def __init__(self, players: int) -> None:
        net = weights(players)
        self._outer = net.outer
        units = len(net.outer) - 1
        self._lanes = f"<{units}I"
        self._bytes = units * _LANE // 8
        rows = net.rows
        self._blocks = [_Block(rows[BLOCK * i : BLOCK * (i + 1)]) for i in range(players)]
        at = BLOCK * players
        self._start = rows[-1] + _in_lanes([_FAR] * units)
        self._below = _in_lanes([_BELOW] * units)
        self._entries = _in_lanes([2**_LANE // STEP - 1] * units)
        self._shared_rows = rows[at : at + len(SHARED_SCALE)]
        self._shared: dict[object, int] = {}
        self._order = rows[at + len(SHARED_SCALE) : -1]
        self._read: dict[int, tuple[object, tuple[int, ...]]] = {}

    def _numbers(self, things: tuple[Thing, ...]) -> tuple[int, ...]:
        """Return the numbers of cards or tiles, which most positions share as the same object."""
        found = self._read.get(id(things))
        if found is None:
            found = self._read[id(things)] = things, _numbers_of(things)
        return found[1]

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
        sums = self._shared.get(key)
        if sums is None:
            shared = [0] * len(SHARED_SCALE)
            fill_shared(shared, 0, state.bank, state.ending)
            sums = self._shared[key] = self._start + _summed(shared, self._shared_rows)
        sums += self._order[(state.rules.first - 1 - me) % players]
        lying = self._numbers(state.market) + self._numbers(state.tiles)
        for i, block in enumerate(self._blocks):
            seat = seats[(me + i) % players]
            hand = self._numbers(seat.hand)[:HAND_LIMIT]
            own = (*seat.tokens, *seat.bonuses, seat.points, *hand)
            sums += block.sums(own, lying, state.rules.target)
        try:
            entries = self._apart(sums >> SHIFT & self._entries)
            total: int = sum(map(mul, map(_WIDE.__getitem__, entries), self._outer))
        except IndexError:
            # What is less than nothing in a lane is very much there.
            numbers = [n - _BELOW for n in self._apart(sums + self._below)]
            most = len(_WIDE) - 1
            units = [_WIDE[max(0, min(most, n // STEP))] for n in numbers]
            total = sum(map(mul, units, self._outer))
        return total + UNIT * self._outer[-1]

    def _apart(self, lanes: int) -> tuple[int, ...]:
        """Return the numbers in the lanes of an integer."""
        return unpack(self._lanes, lanes.to_bytes(self._bytes, "little"))
