"""The fewest turns in which a seat can buy a card if nobody else moves and it buys nothing else.

No search is needed. A token that the card does not need does no harm: it is returned first when
there are more than ten, and a card needs ten tokens at most, so a useful token is never returned.
The rest is counting: which colours are taken in pairs, first, while the bank has four; how many
takes of three give the rest; how many reservations give gold. Turns are those that are still to
begin; a return that is due now comes before them.
"""

from collections.abc import Iterable, Sequence
from itertools import product

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve, Return, Take
from splendor_access.game.cards import (
    COLOURS,
    GOLD,
    LEVELS,
    NO_GEMS,
    ORDER,
    Card,
    Gems,
    as_gems,
    gems,
)
from splendor_access.game.legality import TOKEN_LIMIT, default_payment, fewest_different, price
from splendor_access.game.state import HAND_INDEX, HAND_LIMIT, HAND_PLACES, MARKET_PLACES, State

Five = tuple[int, int, int, int, int]
"""Counts in the order s e r o d."""

FIVE = ORDER.replace("g", "")
NO_FIVE: Five = (0, 0, 0, 0, 0)


def as_five(counts: Iterable[int]) -> Five:
    """Return five numbers as `Five`. Raises ValueError unless there are five."""
    s, e, r, o, d = counts
    return s, e, r, o, d


def without_gold(counts: Sequence[int]) -> Five:
    """Return counts without gold."""
    s, e, _gold, r, o, d = counts
    return s, e, r, o, d


def with_gold(counts: Five, gold: int = 0) -> Gems:
    """Return counts with gold."""
    s, e, r, o, d = counts
    return s, e, gold, r, o, d


def of_one_colour(at: int, count: int) -> Five:
    """Return `count` gems of one colour, by the index of the colour."""
    return as_five(count if i == at else 0 for i in range(len(FIVE)))


def five_lacking(due: Five, held: Five) -> Five:
    """Subtract the second count from the first, gem by gem, but never below 0."""
    a, b, c, d, e = due
    u, v, w, x, y = held
    return (
        a - u if a > u else 0,
        b - v if b > v else 0,
        c - w if c > w else 0,
        d - x if d > x else 0,
        e - y if e > y else 0,
    )


def five_plus(one: Five, other: Five) -> Five:
    """Add two counts, gem by gem."""
    a, b, c, d, e = one
    u, v, w, x, y = other
    return (a + u, b + v, c + w, d + x, e + y)


PAIR_NEEDS = 4
"""The least tokens of a colour in the bank for a take of two."""


class Way(msgspec.Struct, frozen=True):
    """A way to a card: its number of turns, and the actions of these turns.

    A return belongs to the turn of the action before it; a first one is due now. `bought` has the
    present places of the cards bought on the way, the wanted card last.
    """

    turns: int
    actions: tuple[Action, ...]
    bought: tuple[str, ...]


class Leg(msgspec.Struct, frozen=True):
    """Turns that bring the tokens for one card: reservations, pairs by colour, takes of three."""

    reserves: int
    pairs: Five
    takes: int

    @property
    def turns(self) -> int:
        """The number of turns."""
        return self.reserves + sum(self.pairs) + self.takes


def fewest_turns(state: State, seat: int, place: str) -> Way | None:
    """Return the fastest way of a seat to the known card at a place, or None if there is none.

    Of equally fast ways it is the one with the fewest reservations. There is none if the card takes
    more bonuses, or tokens that others hold.
    """
    walk = Walk(state, seat)
    due = without_gold(price(state.seats[seat], walk.card(place)))
    if sum(due) > TOKEN_LIMIT:
        return None
    keep = with_gold(due, TOKEN_LIMIT)
    walk.end(keep)
    leg = walk.leg(due)
    if leg is None:
        return None
    walk.follow(leg, [place], due, keep)
    walk.buy(place)
    return walk.way()


def fastest_leg(lack: Five, bank: Five, gold: int, most: int) -> Leg | None:
    """Return the fastest leg to the tokens that are lacking, or None if there is none.

    `gold` is held already; `most` is the number of reservations that can bring more.
    """
    due = sum(lack) - gold
    if due <= 0:
        return Leg(0, NO_FIVE, 0)
    there = [min(n, left) for n, left in zip(lack, bank, strict=True)]
    if sum(there) + most < due:
        return None
    best: Leg | None = None
    for pairs in product(*map(_pairs, lack, bank)):
        rest = [n - 2 * p for n, p in zip(there, pairs, strict=True)]
        paired = sum(pairs)
        for reserves in range(most + 1):
            takes = _takes(rest, due - reserves - 2 * paired)
            if takes is None:
                continue
            leg = Leg(reserves, as_five(pairs), takes)
            if best is None or (leg.turns, reserves) < (best.turns, best.reserves):
                best = leg
    return best


def _pairs(lack: int, bank: int) -> range:
    """Return how many pairs of a colour a seat may take while the bank has enough of it."""
    return range(min(lack, bank - PAIR_NEEDS + 2) // 2 + 1 if bank >= PAIR_NEEDS else 1)


def _takes(rest: list[int], due: int) -> int | None:
    """Return the fewest takes of different colours that bring `due`, or None if none do."""
    if sum(rest) < due:
        return None
    takes = -(-max(due, 0) // 3)
    while sum(n if n < takes else takes for n in rest) < due:
        takes += 1
    return takes


class Walk:
    """The turns of one seat while nobody else moves: the actions and the state after them.

    A place names the card that lies there at the start, wherever it goes; new cards do not count.
    """

    def __init__(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        self.state = state
        self.tokens = [*mine.tokens]
        self.bank = [*state.bank]
        self.actions: list[Action] = []
        self._mine = mine
        self._hand = [held is not None for held in mine.hand]
        self._market = [card is not None for card in state.market]
        self._decks = [*state.decks]
        self._now: dict[str, str] = {}
        self._bought: list[str] = []
        if state.awaiting:
            self._refill(state.awaiting.place, state.awaiting.level)

    def card(self, place: str) -> Card:
        """Return the card of a place. Raises ValueError if none is known there."""
        found = (
            self._mine.held_at(place)
            if place in HAND_INDEX
            else self.state.market[MARKET_PLACES.index(place)]
        )
        card = getattr(found, "card", found)
        if not isinstance(card, Card):
            raise ValueError(place)
        return card

    @property
    def free(self) -> int:
        """The number of free places in the hand."""
        return max(0, HAND_LIMIT - self._hand.count(True))

    def in_market(self, place: str) -> bool:
        """Return whether the card of a place is still in the market."""
        return self._now.get(place, place) not in HAND_INDEX

    @property
    def reservable(self) -> int:
        """The number of cards that can be reserved, from the market and the decks."""
        return sum(self._market) + sum(self._decks)

    def way(self) -> Way:
        """Return the way so far."""
        turns = sum(not isinstance(action, Return) for action in self.actions)
        return Way(turns, tuple(self.actions), tuple(self._bought))

    def leg(self, due: Five) -> Leg | None:
        """Return the fastest leg to the tokens for a price."""
        lack = five_lacking(due, without_gold(self.tokens))
        most = min(self.free, self.reservable, self.bank[GOLD])
        return fastest_leg(lack, without_gold(self.bank), self.tokens[GOLD], most)

    def follow(self, leg: Leg, reservable: Iterable[str], due: Five, *keep: Gems) -> None:
        """Play the turns of a leg to a price: reservations, then pairs, then takes of three.

        Cards at `reservable` places are reserved before others; `keep` is as in `end`, and spare
        gems are taken by the first of it.
        """
        price = with_gold(due, TOKEN_LIMIT)
        wanted = [place for place in reservable if self.in_market(place)][: leg.reserves]
        for place in [*wanted, *[None] * (leg.reserves - len(wanted))]:
            self.reserve(place, frozenset(reservable), *keep, price)
        for i, pairs in zip(COLOURS, leg.pairs, strict=True):
            for _ in range(pairs):
                self.take(gems(2 * ORDER[i]), *keep, price)
        for left in range(leg.takes, 0, -1):
            lacking = {i: (min(left, price[i] - self.tokens[i], self.bank[i]), 0) for i in COLOURS}
            besides = {i: (0, keep[0][i] - self.tokens[i]) for i in COLOURS}
            ranks = {i: max((0, 0), lacking[i], besides[i]) for i in COLOURS if self.bank[i]}
            chosen = sorted((i for i in ranks if any(ranks[i])), key=lambda i: ranks[i])[-3:]
            self.take(gems("".join(ORDER[i] for i in chosen)), *keep, price)

    def take(self, wanted: Gems, *keep: Gems) -> None:
        """Take gems, with others to make up a take of three if the edition asks for that."""
        taken = [*wanted]
        others = [i for i in COLOURS if self.bank[i] and not taken[i]]
        others.sort(key=lambda i: -self.bank[i])
        colours = sum(self.bank[i] > 0 for i in COLOURS)
        least = fewest_different(colours, self.state.rules.edition)
        while max(taken) == 1 and sum(taken) < least:
            taken[others.pop(0)] = 1
        self._move(taken)
        self.actions.append(Take(as_gems(taken)))
        self.end(*keep)

    def reserve(self, place: str | None, spare: frozenset[str], *keep: Gems) -> None:
        """Reserve the card of a market place, or any that is not in `spare`."""
        at = HAND_PLACES[self._hand.index(False)]
        self._hand[HAND_INDEX[at]] = True
        where = place or self._any(spare)
        if where in LEVELS:
            self._decks[LEVELS.index(where)] -= 1
        else:
            self._leave(where)
        if place:
            self._now[place] = at
        self.actions.append(Reserve(where))
        if self.bank[GOLD]:
            self._move(gems("g"))
        self.end(*keep)

    def buy(self, place: str, bonuses: Gems | None = None) -> None:
        """Buy an affordable card, with the least gold and these bonuses."""
        seat = msgspec.structs.replace(
            self._mine, tokens=as_gems(self.tokens), bonuses=bonuses or self._mine.bonuses
        )
        paid = default_payment(seat, self.card(place))
        assert paid is not None
        self._move([-n for n in paid])
        now = self._now.get(place, place)
        if now in HAND_INDEX:
            self._hand[HAND_INDEX[now]] = False
        else:
            self._leave(now)
        self.actions.append(Buy(now))
        self._bought.append(place)

    def end(self, *keep: Gems) -> None:
        """End a turn: return the tokens beyond ten, first those beyond the first of `keep`."""
        given = [0] * len(ORDER)
        for least in (*keep, NO_GEMS):
            for i in (*COLOURS, GOLD):
                over = sum(self.tokens) - sum(given) - TOKEN_LIMIT
                given[i] += max(0, min(over, self.tokens[i] - given[i] - least[i]))
        if any(given):
            self._move([-n for n in given])
            self.actions.append(Return(as_gems(given)))

    def _move(self, moved: Sequence[int]) -> None:
        for i, n in enumerate(moved):
            self.tokens[i] += n
            self.bank[i] -= n

    def _leave(self, place: str) -> None:
        at = MARKET_PLACES.index(place)
        self._market[at] = False
        if self._decks[at // 4]:
            self._refill(place, place[0])

    def _refill(self, place: str, level: str) -> None:
        self._decks[LEVELS.index(level)] -= 1
        if place not in HAND_INDEX:
            self._market[MARKET_PLACES.index(place)] = True

    def _any(self, spare: frozenset[str]) -> str:
        decks = [level for level, left in zip(LEVELS, self._decks, strict=True) if left]
        places = [place for place, there in zip(MARKET_PLACES, self._market, strict=True) if there]
        return [*decks, *[place for place in places if place not in spare], *places][0]
