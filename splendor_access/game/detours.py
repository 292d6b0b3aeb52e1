"""The fewest turns in which a seat can buy a card, with purchases of other open cards on the way.

The other players do not move and no new card appears: only the known cards of the market and of the
seat's own hand can be bought. The search is best-first over the orders of purchases, by a lower
bound of their turns; `Schedule` then looks for turns that follow an order. The first order that has
such turns is the fastest. The search is limited by a number of steps, never by a clock, so that a
position always has the same answer; an unproven answer has a lower bound.
"""

from collections.abc import Iterator
from heapq import heappop, heappush

import msgspec

from splendor_access.game.legality import TOKEN_LIMIT
from splendor_access.game.reach import (
    NO_FIVE,
    Five,
    Walk,
    Way,
    five_lacking,
    five_plus,
    without_gold,
)
from splendor_access.game.schedule import (
    CardToBuy,
    Order,
    OutOfSteps,
    Schedule,
    Steps,
    card_to_buy,
    one_by_one,
    supply_of,
)
from splendor_access.game.state import State

STEPS = 2000
"""How many orders and turns the search examines before it gives up."""

LONGEST = 30
"""The most turns of a way that the search looks for."""


class Detour(msgspec.Struct, frozen=True):
    """The best way found, and a lower bound of the turns of any way.

    A way of `at_least` turns is proven to be the fastest.
    """

    way: Way | None
    at_least: int


def fewest_turns_buying(state: State, seat: int, place: str, below: int | None = None) -> Detour:
    """Look for a way to the known card at a place in fewer turns than `below`.

    The way has at least one other purchase. Once no such way is proven to exist, `at_least` is
    `below`, by default one more than `LONGEST`. Raises ValueError if no card is known there.
    """
    return _Search(state, seat, place, LONGEST + 1 if below is None else below).run()


class _Search:
    """A search for one seat and card, with the orders still to be examined."""

    def __init__(self, state: State, seat: int, place: str, below: int) -> None:
        self.state = state
        self.seat = seat
        self.below = below
        self.steps = Steps(STEPS)
        self.supply = supply_of(state, seat)
        self.queued = 0
        self.target = card_to_buy(place, Walk(state, seat).card(place))
        self.begin = Order((), (), NO_FIVE, 0, (without_gold(state.seats[seat].bonuses),))
        self.others = [
            card_to_buy(at, card) for at, card in state.known_cards(seat).items() if at != place
        ]

    def run(self) -> Detour:
        """Search until a way is proven to be the fastest, or no steps are left."""
        best = self._dive() if self.below > LONGEST else None
        if best:
            self.below = best.turns
        queue: list[tuple[int, int, int, Order]] = []
        self._queue(queue, self.begin, 0)
        at_least = 0
        try:
            while queue:
                at_least, _, _, order = heappop(queue)
                if not self._complete(order):
                    for longer in self._extensions(order):
                        self.steps.take()
                        self._queue(queue, longer, at_least)
                    continue
                schedule = Schedule(self.supply, self.steps, order)
                way = schedule.find(self.state, self.seat, at_least)
                if way is not None:
                    return Detour(way, at_least)
                self._queue(queue, order, at_least + 1)
        except OutOfSteps:
            return Detour(best, at_least)
        return Detour(best, self.below)

    def _queue(self, queue: list[tuple[int, int, int, Order]], order: Order, at_least: int) -> None:
        least = self._lower_bound(order)
        if least is not None and max(least, at_least) < self.below:
            # Of the same turns the longest order first; the last number settles all ties.
            self.queued += 1
            heappush(queue, (max(least, at_least), -len(order.items), self.queued, order))

    def _complete(self, order: Order) -> bool:
        return bool(order.items) and order.items[-1] is self.target

    def _extensions(self, order: Order) -> Iterator[Order]:
        for item in [*self.others, *[self.target] * bool(order.items)]:
            longer = None if item in order.items else self._extend(order, item)
            if longer:
                yield longer

    def _extend(self, order: Order, item: CardToBuy) -> Order | None:
        """Return an order with one more card, or None if it can never be paid."""
        price = order.price(item)
        beyond = sum(five_lacking(price, self.supply.together))
        if sum(price) > TOKEN_LIMIT or beyond > self.supply.all_gold:
            return None
        return order.then(item, price, beyond)

    def _lower_bound(self, order: Order) -> int | None:
        """Return a lower bound of the turns of ways that begin with an order; None for no way.

        Each further card makes the wanted card one gem cheaper, and frees a place of the hand for
        another reservation.
        """
        places = self.supply.free + len(order.items) + self.supply.gold
        if self._complete(order):
            if order.beyond >= places:
                return None
            lack = five_lacking(order.due, self.supply.tokens)
            more = self.supply.free + 1 if order.idle else 0
            takes = self.supply.takes(lack, self.supply.gold, order.beyond, reserves=more)
            return len(order.items) + takes
        price = order.price(self.target)
        over = five_lacking(price, self.supply.together)
        beyond = sum(over)
        needed = max(
            int(not order.items),
            sum(price) - TOKEN_LIMIT,
            beyond - self.supply.all_gold,
            (order.beyond + beyond - places + 1) // 2,
        )
        due = five_plus(order.due, price)
        lack = five_lacking(due, self.supply.tokens)
        if not needed:
            least: int | None = self.supply.takes(lack, self.supply.gold, order.beyond + beyond)
        else:
            least = self._lower_bound_with(order, needed, lack, over)
        return None if least is None else least + len(order.items) + 1

    def _lower_bound_with(self, order: Order, needed: int, lack: Five, over: Five) -> int | None:
        """Return a lower bound of the turns if at least `needed` more cards must be bought.

        They cost as much as the cheapest cards now, less one for each bonus of others among them,
        and less the tokens that would be idle. `over` is the part of the wanted card that only gold
        can pay without another bonus.
        """
        self.steps.take()
        rest = [item for item in self.others if item not in order.items]
        letters = [item.bonus for item in rest]
        never = sum(n - letters.count(i) for i, n in enumerate(over) if n > letters.count(i))
        if needed > len(rest) or never > self.supply.all_gold:
            return None
        prices = sorted(sum(order.price(item)) for item in rest)
        idle = sum(self.supply.tokens) - sum(order.due) - sum(order.price(self.target)) + sum(lack)
        least = LONGEST
        for more in range(needed, len(prices) + 1):
            cost = max(0, sum(prices[:more]) - more * (more - 1) // 2 - idle)
            beyond = order.beyond + max(never, sum(over) - more)
            takes = self.supply.takes(lack, self.supply.gold, beyond, cheaper=more, cost=cost)
            least = min(least, more + takes)
            if more >= least:
                break
        return least

    def _dive(self) -> Way | None:
        """Return a first way, by the purchase that looks best at each step."""
        best: Way | None = None
        of_best = order = self.begin
        while True:
            ranked: list[tuple[int, int, int, Order]] = []
            for longer in self._extensions(order):
                least = self._lower_bound(longer)
                if least is None or (best and least >= best.turns):
                    continue
                if not self._complete(longer):
                    ranked.append((least, sum(longer.due), len(ranked), longer))
                    continue
                way = one_by_one(self._walk(), longer)
                if way and way.turns < (best.turns if best else self.below):
                    best, of_best = way, longer
            if not ranked:
                return best and self._prune(of_best, best)
            order = min(ranked)[-1]

    def _prune(self, order: Order, way: Way) -> Way:
        """Drop from a way the cards of an order that save no turns."""
        for left_out in order.items[:-1]:
            shorter: Order | None = self.begin
            for item in order.items:
                if item is not left_out:
                    shorter = shorter and self._extend(shorter, item)
            without = shorter and one_by_one(self._walk(), shorter)
            if shorter and len(shorter.items) > 1 and without and without.turns <= way.turns:
                order, way = shorter, without
        return way

    def _walk(self) -> Walk:
        return Walk(self.state, self.seat)
