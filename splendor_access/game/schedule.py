"""The turns in which cards can be bought in an order."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

import msgspec

from splendor_access.game.cards import GOLD, Card
from splendor_access.game.legality import TOKEN_LIMIT
from splendor_access.game.reach import (
    FIVE,
    NO_GEMS,
    PAIR_NEEDS,
    Five,
    Leg,
    Walk,
    Way,
    alike,
    as_five,
    fastest_leg,
    five,
    short,
    six,
    total,
)
from splendor_access.game.state import HAND_INDEX, State


class CardToBuy(msgspec.Struct, frozen=True):
    """A card to buy: where it lies, its cost, and where its bonus stands in a count."""

    place: str
    cost: Five
    bonus: int


class Order(msgspec.Struct, frozen=True):
    """Cards in the order of buying.

    `prices` are what each costs then, `due` what all cost together, and `beyond` how much of it
    only gold can pay, because others hold the gems; `bonuses` are those before each card, and last
    those after all.
    """

    items: tuple[CardToBuy, ...]
    prices: tuple[Five, ...]
    due: Five
    beyond: int
    bonuses: tuple[Five, ...]

    def then(self, item: CardToBuy, price: Five, beyond: int) -> "Order":
        """Return the order with one card more."""
        after = total(self.bonuses[-1], alike(item.bonus, 1))
        due = total(self.due, price)
        items, prices = (*self.items, item), (*self.prices, price)
        return Order(items, prices, due, self.beyond + beyond, (*self.bonuses, after))

    def price(self, item: CardToBuy) -> Five:
        """Return what a card costs after all of these."""
        return short(item.cost, self.bonuses[-1])

    @property
    def idle(self) -> bool:
        """Whether there is a card without whose bonus all the others cost the same."""
        return not all(
            any(
                later.cost[item.bonus] >= before[item.bonus]
                for later, before in zip(self.items[i + 1 :], self.bonuses[i + 1 :], strict=False)
            )
            for i, item in enumerate(self.items[:-1])
        )


class Supply(msgspec.Struct, frozen=True):
    """What a seat has to pay with, and what it can get.

    `together` and `all_gold` count the bank too; `narrow` are the colours with too few tokens to be
    taken in pairs. `free` is the number of free places in the hand, `things` the number of cards
    that can be reserved.
    """

    tokens: Five
    gold: int
    together: Five
    all_gold: int
    narrow: tuple[int, ...]
    free: int
    things: int

    def takes(
        self,
        lack: Five,
        gold: int,
        beyond: int,
        *,
        reserves: int = 0,
        cheaper: int = 0,
        cost: int = 0,
    ) -> int:
        """Return the fewest turns of taking and reserving that can bring what is lacking.

        `gold` is held already; `beyond` is how much of `lack` only gold can pay; `reserves` the
        least number of reservations; `cheaper` counts gems of any colour that are not needed
        after all, `cost` others that are needed besides.
        """
        reserves = max(reserves, beyond - gold, 0)
        gold += reserves + cheaper
        one, two = sorted(lack)[-2:]
        rest = max(0, -(-(sum(lack) + cost - gold) // 3), -(-(one + two - gold) // 2)) + reserves
        for i in self.narrow:
            rest = max(rest, lack[i] - gold + reserves)
        return rest


def supply_of(state: State, seat: int) -> Supply:
    """Return what a seat has to pay with, and what it can get."""
    walk = Walk(state, seat)
    mine = state.seats[seat]
    tokens, gold = five(mine.tokens), mine.tokens[GOLD]
    together = total(tokens, five(state.bank))
    narrow = tuple(i for i, n in enumerate(together) if n < PAIR_NEEDS)
    all_gold = gold + state.bank[GOLD]
    return Supply(tokens, gold, together, all_gold, narrow, walk.free, walk.things)


def item_of(place: str, card: Card) -> CardToBuy:
    """Return a card that lies at a place as one to buy."""
    return CardToBuy(place, five(card.cost), FIVE.index(card.bonus))


class OutOfSteps(Exception):
    """The steps are used up."""


class Steps:
    """How many orders and turns may still be looked at."""

    def __init__(self, left: int) -> None:
        self.left = left

    def take(self) -> None:
        """Count a step. Raises OutOfSteps when there were too many."""
        self.left -= 1
        if self.left < 0:
            raise OutOfSteps


class _Turn(msgspec.Struct, frozen=True):
    """A turn without its places; `keep` and `gold` are the tokens that must be left after it.

    `kind` is take, reserve, buy or return (the rest of a turn that has begun); `at` is where the
    card stands in the order, None for any other card.
    """

    kind: str
    at: int | None = None
    taken: Five = NO_GEMS
    keep: Five = NO_GEMS
    gold: int = 0


class _At(NamedTuple):
    """Where a schedule has come to.

    `bought` counts the cards of the order that are bought. `tokens` are those that the rest of the
    order asks for. `market` is the next card of the order that lies in the market still (their
    number: none); those before it are in the hand, because what is reserved of an order is always
    the card that is bought, and leaves the hand, soonest. `free` counts the places of the hand,
    `spare` the other cards that can be reserved.
    """

    bought: int
    tokens: Five
    gold: int
    market: int
    free: int
    spare: int


class Schedule:
    """Looks for turns in which cards can be bought in an order.

    Only tokens that the order asks for are looked at: others go back first, and are never missed.
    Gold is paid only for what is missing and never given back, because it can do all that a gem
    can.
    What can be paid without gold is bought at once, or reserved first where places are few.
    """

    def __init__(self, supply: Supply, steps: Steps, order: Order) -> None:
        self.supply = supply
        self.steps = steps
        self.order = order
        self.last = len(order.items) - 1
        self.held = [item.place in HAND_INDEX for item in order.items]
        self.due = [order.due]
        self.beyond = [order.beyond]
        for price in order.prices[:-1]:
            self.due.append(short(self.due[-1], price))
            self.beyond.append(self.beyond[-1] - sum(short(price, supply.together)))
        self.failed: dict[_At, int] = {}
        self.turns: list[_Turn] = []
        self.leg: Leg | None = None

    def find(self, state: State, seat: int, turns: int) -> Way | None:
        """Return a way of a seat of at most so many turns. Raises OutOfSteps."""
        supply = self.supply
        tokens = as_five(map(min, supply.tokens, self.order.due))
        over = sum(tokens) + supply.gold - TOKEN_LIMIT
        spare = supply.things - self.held.count(False)
        for kept in _kept(tokens, over):
            at = _At(0, kept, supply.gold, self._next(0), supply.free, spare)
            if self._reaches(at, turns):
                begun = _Turn("return", keep=kept, gold=supply.gold)
                assert self.leg is not None
                walk = Walk(state, seat)
                return _written(walk, self.order, [begun, *reversed(self.turns)], self.leg)
        return None

    def _next(self, at: int) -> int:
        """Return the first card from a number on that lies in the market."""
        while at <= self.last and self.held[at]:
            at += 1
        return at

    def _reaches(self, at: _At, left: int) -> bool:
        """Find the turns, from the last to the first, that go on from here."""
        self.steps.take()
        lack = short(self.due[at.bought], at.tokens)
        if left <= self.last - at.bought + self.supply.takes(lack, at.gold, self.beyond[at.bought]):
            return False
        if self.failed.get(at, -1) >= left:
            return False
        if at.bought == self.last:
            found = self._end(at, lack, left)
        else:
            found = any(self._goes(turn, then, left) for turn, then in self._options(at, lack))
        if not found:
            self.failed[at] = left
        return found

    def _goes(self, turn: _Turn, then: _At, left: int) -> bool:
        if not self._reaches(then, left - 1):
            return False
        self.turns.append(turn)
        return True

    def _end(self, at: _At, lack: Five, left: int) -> bool:
        self.steps.take()
        cards = at.spare + (at.market == self.last)
        most = min(at.free, cards, self.supply.all_gold - at.gold)
        leg = fastest_leg(lack, self._bank(at), at.gold, most)
        if leg is None or leg.turns >= left:
            return False
        self.leg = leg
        return True

    def _bank(self, at: _At) -> Five:
        return short(self.supply.together, at.tokens)

    def _options(self, at: _At, lack: Five) -> Iterator[tuple[_Turn, _At]]:
        price = self.order.prices[at.bought]
        gold = sum(short(price, at.tokens))
        if gold <= at.gold:
            yield _Turn("buy", at.bought), self._bought(at, price, gold)
        if gold or at.market == at.bought:
            yield from self._reserved(at)
        if gold:
            yield from self._taken(at, lack)

    def _bought(self, at: _At, price: Five, gold: int) -> _At:
        return _At(
            at.bought + 1,
            short(at.tokens, price),
            at.gold - gold,
            self._next(max(at.market, at.bought + 1)),
            at.free + (at.market != at.bought),
            at.spare,
        )

    def _reserved(self, at: _At) -> Iterator[tuple[_Turn, _At]]:
        mine = at.market <= self.last
        if not at.free or at.gold == self.supply.all_gold or not (mine or at.spare):
            return
        gold = at.gold + 1
        market = self._next(at.market + 1) if mine else at.market
        for kept in _kept(at.tokens, sum(at.tokens) + gold - TOKEN_LIMIT):
            turn = _Turn("reserve", at.market if mine else None, keep=kept, gold=gold)
            spare = at.spare - (not mine)
            yield turn, _At(at.bought, kept, gold, market, at.free - 1, spare)

    def _taken(self, at: _At, lack: Five) -> Iterator[tuple[_Turn, _At]]:
        bank = self._bank(at)
        there = [i for i, n in enumerate(lack) if n and bank[i]]
        takes = [
            as_five(int(i in chosen) for i in range(len(FIVE)))
            for chosen in combinations(there, min(3, len(there)))
        ]
        takes += [alike(i, 2) for i in there if lack[i] > 1 and bank[i] >= PAIR_NEEDS]
        for taken in takes:
            tokens = total(at.tokens, taken)
            for kept in _kept(tokens, sum(tokens) + at.gold - TOKEN_LIMIT):
                turn = _Turn("take", taken=taken, keep=kept, gold=at.gold)
                yield turn, _At(at.bought, kept, *at[2:])


def _kept(tokens: Five, over: int) -> Sequence[Five]:
    """Return what can be left of tokens when so many are given back."""
    if over <= 0:
        return (tokens,)
    ways = product(*(range(min(n, over) + 1) for n in tokens))
    return [short(tokens, as_five(given)) for given in ways if sum(given) == over]


def one_by_one(walk: Walk, order: Order) -> Way | None:
    """Return a way that gathers for one card after another."""
    due = order.due
    places = [item.place for item in order.items]
    for i, price in enumerate(order.prices):
        keep = six(due, TOKEN_LIMIT)
        walk.end(keep, six(price, TOKEN_LIMIT))
        leg = walk.leg(price)
        if leg is None:
            return None
        walk.follow(leg, places[i:], price, keep)
        walk.buy(places[i], six(order.bonuses[i]))
        due = short(due, price)
    return walk.way()


def _written(walk: Walk, order: Order, turns: list[_Turn], leg: Leg) -> Way:
    """Return turns as a way of actions; the leg gives the tokens for the last card."""
    places = [item.place for item in order.items]
    for turn in turns:
        keep = six(turn.keep, turn.gold)
        place = None if turn.at is None else places[turn.at]
        if turn.kind == "take":
            walk.take(six(turn.taken), keep)
        elif turn.kind == "reserve":
            walk.reserve(place, frozenset(places), keep)
        elif turn.kind == "return":
            walk.end(keep)
        elif turn.at is not None:
            walk.buy(places[turn.at], six(order.bonuses[turn.at]))
    price = order.prices[-1]
    walk.follow(leg, places[-1:], price, six(price, TOKEN_LIMIT))
    walk.buy(places[-1], six(order.bonuses[-2]))
    return walk.way()
