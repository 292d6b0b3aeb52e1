"""A search for the turns in which cards can be bought in a given order."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

import msgspec

from splendor_access.game.cards import GOLD, Card
from splendor_access.game.legality import TOKEN_LIMIT
from splendor_access.game.reach import (
    FIVE,
    NO_FIVE,
    PAIR_NEEDS,
    Five,
    Leg,
    Walk,
    Way,
    as_five,
    fastest_leg,
    five_lacking,
    five_plus,
    of_one_colour,
    with_gold,
    without_gold,
)
from splendor_access.game.state import HAND_INDEX, State


class CardToBuy(msgspec.Struct, frozen=True):
    """A card to buy: its place, its cost, and the index of its bonus in a `Five`."""

    place: str
    cost: Five
    bonus: int


class Order(msgspec.Struct, frozen=True):
    """Cards in the order of their purchases.

    `prices` has what each costs then, `due` the sum of these, and `beyond` the part of it that only
    gold can pay, because others hold the gems; `bonuses` has those before each card, and last those
    after all.
    """

    items: tuple[CardToBuy, ...]
    prices: tuple[Five, ...]
    due: Five
    beyond: int
    bonuses: tuple[Five, ...]

    def then(self, item: CardToBuy, price: Five, beyond: int) -> "Order":
        """Return the order with one more card."""
        after = five_plus(self.bonuses[-1], of_one_colour(item.bonus, 1))
        due = five_plus(self.due, price)
        items, prices = (*self.items, item), (*self.prices, price)
        return Order(items, prices, due, self.beyond + beyond, (*self.bonuses, after))

    def price(self, item: CardToBuy) -> Five:
        """Return the price of a card after all purchases of the order."""
        return five_lacking(item.cost, self.bonuses[-1])

    @property
    def idle(self) -> bool:
        """Whether some card's bonus makes none of the others cheaper."""
        return not all(
            any(
                later.cost[item.bonus] >= before[item.bonus]
                for later, before in zip(self.items[i + 1 :], self.bonuses[i + 1 :], strict=False)
            )
            for i, item in enumerate(self.items[:-1])
        )


class Supply(msgspec.Struct, frozen=True):
    """The tokens that a seat has, and those that it can get.

    `together` and `all_gold` count the bank too; `narrow` has the colours with too few tokens for a
    take of two. `free` is the number of free places in the hand, `reservable` that of the cards
    that can be reserved.
    """

    tokens: Five
    gold: int
    together: Five
    all_gold: int
    narrow: tuple[int, ...]
    free: int
    reservable: int

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
        """Return the fewest takes and reservations that can bring the gems that are lacking.

        `gold` is held already; `beyond` is the part of `lack` that only gold can pay; `reserves`
        the least number of reservations; `cheaper` counts gems of any colour that are not needed
        after all, `cost` gems that are needed besides.
        """
        reserves = max(reserves, beyond - gold, 0)
        gold += reserves + cheaper
        one, two = sorted(lack)[-2:]
        rest = max(0, -(-(sum(lack) + cost - gold) // 3), -(-(one + two - gold) // 2)) + reserves
        for i in self.narrow:
            rest = max(rest, lack[i] - gold + reserves)
        return rest


def supply_of(state: State, seat: int) -> Supply:
    """Return the tokens that a seat has, and those that it can get."""
    walk = Walk(state, seat)
    mine = state.seats[seat]
    tokens, gold = without_gold(mine.tokens), mine.tokens[GOLD]
    together = five_plus(tokens, without_gold(state.bank))
    narrow = tuple(i for i, n in enumerate(together) if n < PAIR_NEEDS)
    all_gold = gold + state.bank[GOLD]
    return Supply(tokens, gold, together, all_gold, narrow, walk.free, walk.reservable)


def card_to_buy(place: str, card: Card) -> CardToBuy:
    """Return the card of a place as one to buy."""
    return CardToBuy(place, without_gold(card.cost), FIVE.index(card.bonus))


class OutOfSteps(Exception):
    """No steps are left."""


class Steps:
    """The number of orders and turns that a search may still examine."""

    def __init__(self, left: int) -> None:
        self.left = left

    def take(self) -> None:
        """Count a step. Raises OutOfSteps if none was left."""
        self.left -= 1
        if self.left < 0:
            raise OutOfSteps


class _Turn(msgspec.Struct, frozen=True):
    """A turn without its places; `keep` and `gold` are the tokens that must be left after it.

    `kind` is take, reserve, buy or return (the rest of a turn that has begun); `at` is the index of
    the card in the order, None for any other card.
    """

    kind: str
    at: int | None = None
    taken: Five = NO_FIVE
    keep: Five = NO_FIVE
    gold: int = 0


class _At(NamedTuple):
    """A point in a schedule.

    `bought` counts the cards of the order bought so far. `tokens` are those that the rest of the
    order needs. `market` is the index of the first card of the order that is still in the market,
    or the length of the order; the unbought ones before it are in the hand, because the card that
    is bought first is always reserved first. `free` counts the free places of the hand, `spare` the
    other cards that can be reserved.
    """

    bought: int
    tokens: Five
    gold: int
    market: int
    free: int
    spare: int


class Schedule:
    """A search for turns in which cards can be bought in a given order.

    Only tokens that the order needs are counted: others are returned first, and are never missed.
    Gold pays only for what is missing and is never returned, because it can do all that a gem can.
    A card that needs no gold is bought at once, or reserved first where places are few.
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
            self.due.append(five_lacking(self.due[-1], price))
            self.beyond.append(self.beyond[-1] - sum(five_lacking(price, supply.together)))
        self.failed: dict[_At, int] = {}
        self.turns: list[_Turn] = []
        self.leg: Leg | None = None

    def find(self, state: State, seat: int, turns: int) -> Way | None:
        """Return a way of at most `turns` turns for a seat, or None. Raises OutOfSteps."""
        supply = self.supply
        tokens = as_five(map(min, supply.tokens, self.order.due))
        over = sum(tokens) + supply.gold - TOKEN_LIMIT
        spare = supply.reservable - self.held.count(False)
        for kept in _remainders(tokens, over):
            at = _At(0, kept, supply.gold, self._next(0), supply.free, spare)
            if self._search(at, turns):
                begun = _Turn("return", keep=kept, gold=supply.gold)
                assert self.leg is not None
                walk = Walk(state, seat)
                return _way_from(walk, self.order, [begun, *reversed(self.turns)], self.leg)
        return None

    def _next(self, at: int) -> int:
        """Return the index of the first card, from `at` on, that lies in the market."""
        while at <= self.last and self.held[at]:
            at += 1
        return at

    def _search(self, at: _At, left: int) -> bool:
        """Collect the turns from here on, the last one first; return whether there are any."""
        self.steps.take()
        lack = five_lacking(self.due[at.bought], at.tokens)
        if left <= self.last - at.bought + self.supply.takes(lack, at.gold, self.beyond[at.bought]):
            return False
        if self.failed.get(at, -1) >= left:
            return False
        if at.bought == self.last:
            found = self._last_leg(at, lack, left)
        else:
            found = any(
                self._search_after(turn, then, left) for turn, then in self._options(at, lack)
            )
        if not found:
            self.failed[at] = left
        return found

    def _search_after(self, turn: _Turn, then: _At, left: int) -> bool:
        if not self._search(then, left - 1):
            return False
        self.turns.append(turn)
        return True

    def _last_leg(self, at: _At, lack: Five, left: int) -> bool:
        self.steps.take()
        cards = at.spare + (at.market == self.last)
        most = min(at.free, cards, self.supply.all_gold - at.gold)
        leg = fastest_leg(lack, self._bank(at), at.gold, most)
        if leg is None or leg.turns >= left:
            return False
        self.leg = leg
        return True

    def _bank(self, at: _At) -> Five:
        return five_lacking(self.supply.together, at.tokens)

    def _options(self, at: _At, lack: Five) -> Iterator[tuple[_Turn, _At]]:
        price = self.order.prices[at.bought]
        gold = sum(five_lacking(price, at.tokens))
        if gold <= at.gold:
            yield _Turn("buy", at.bought), self._after_purchase(at, price, gold)
        if gold or at.market == at.bought:
            yield from self._reservations(at)
        if gold:
            yield from self._takes(at, lack)

    def _after_purchase(self, at: _At, price: Five, gold: int) -> _At:
        return _At(
            at.bought + 1,
            five_lacking(at.tokens, price),
            at.gold - gold,
            self._next(max(at.market, at.bought + 1)),
            at.free + (at.market != at.bought),
            at.spare,
        )

    def _reservations(self, at: _At) -> Iterator[tuple[_Turn, _At]]:
        mine = at.market <= self.last
        if not at.free or at.gold == self.supply.all_gold or not (mine or at.spare):
            return
        gold = at.gold + 1
        market = self._next(at.market + 1) if mine else at.market
        for kept in _remainders(at.tokens, sum(at.tokens) + gold - TOKEN_LIMIT):
            turn = _Turn("reserve", at.market if mine else None, keep=kept, gold=gold)
            spare = at.spare - (not mine)
            yield turn, _At(at.bought, kept, gold, market, at.free - 1, spare)

    def _takes(self, at: _At, lack: Five) -> Iterator[tuple[_Turn, _At]]:
        bank = self._bank(at)
        there = [i for i, n in enumerate(lack) if n and bank[i]]
        takes = [
            as_five(int(i in chosen) for i in range(len(FIVE)))
            for chosen in combinations(there, min(3, len(there)))
        ]
        takes += [of_one_colour(i, 2) for i in there if lack[i] > 1 and bank[i] >= PAIR_NEEDS]
        for taken in takes:
            tokens = five_plus(at.tokens, taken)
            for kept in _remainders(tokens, sum(tokens) + at.gold - TOKEN_LIMIT):
                turn = _Turn("take", taken=taken, keep=kept, gold=at.gold)
                yield turn, _At(at.bought, kept, *at[2:])


def _remainders(tokens: Five, over: int) -> Sequence[Five]:
    """Return every remainder of tokens after `over` of them are returned."""
    if over <= 0:
        return (tokens,)
    ways = product(*(range(min(n, over) + 1) for n in tokens))
    return [five_lacking(tokens, as_five(given)) for given in ways if sum(given) == over]


def one_by_one(walk: Walk, order: Order) -> Way | None:
    """Return the way that gathers the tokens for one card after another, or None."""
    due = order.due
    places = [item.place for item in order.items]
    for i, price in enumerate(order.prices):
        keep = with_gold(due, TOKEN_LIMIT)
        walk.end(keep, with_gold(price, TOKEN_LIMIT))
        leg = walk.leg(price)
        if leg is None:
            return None
        walk.follow(leg, places[i:], price, keep)
        walk.buy(places[i], with_gold(order.bonuses[i]))
        due = five_lacking(due, price)
    return walk.way()


def _way_from(walk: Walk, order: Order, turns: list[_Turn], leg: Leg) -> Way:
    """Return a way with the actions of the turns; the leg brings the tokens for the last card."""
    places = [item.place for item in order.items]
    for turn in turns:
        keep = with_gold(turn.keep, turn.gold)
        place = None if turn.at is None else places[turn.at]
        if turn.kind == "take":
            walk.take(with_gold(turn.taken), keep)
        elif turn.kind == "reserve":
            walk.reserve(place, frozenset(places), keep)
        elif turn.kind == "return":
            walk.end(keep)
        elif turn.at is not None:
            walk.buy(places[turn.at], with_gold(order.bonuses[turn.at]))
    price = order.prices[-1]
    walk.follow(leg, places[-1:], price, with_gold(price, TOKEN_LIMIT))
    walk.buy(places[-1], with_gold(order.bonuses[-2]))
    return walk.way()
