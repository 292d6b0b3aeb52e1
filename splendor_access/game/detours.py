"""How soon a seat can have bought a card if it may buy other open cards on the way.

Nobody else moves, and nothing new appears: what is open now is all there is to buy, which are the
known cards of the market and of the seat's own hand. The search is best-first over the orders in
which cards are bought, each with the fewest turns that it could take; `Schedule` then looks for
turns that keep to an order. The first order for which there are some is the fastest. How much is
searched is limited by a number of steps, never by a clock, so that a position always has the same
answer; an answer that is not proven says how many turns it takes at least.
"""

from collections.abc import Iterator
from heapq import heappop, heappush

import msgspec

from splendor_access.game.legality import TOKEN_LIMIT
from splendor_access.game.reach import NO_GEMS, Five, Walk, Way, five, short, total
from splendor_access.game.schedule import (
    CardToBuy,
    Order,
    OutOfSteps,
    Schedule,
    Steps,
    item_of,
    one_by_one,
    supply_of,
)
from splendor_access.game.state import State

STEPS = 2000
"""How many orders and turns are looked at before the search gives up proving."""

LONGEST = 30
"""Ways of more turns are not looked for."""


class Detour(msgspec.Struct, frozen=True):
    """The best way that was found, and how many turns any way takes at least.

    Where these are the same number, the way is proven to be the fastest.
    """

    way: Way | None
    at_least: int


def fewest_turns_buying(state: State, seat: int, place: str, below: int | None = None) -> Detour:
    """Look for a way to the known card at a place of fewer turns than `below`.

    At least one other card is bought on it. When it is proven that no such way exists, `at_least`
    is `below`, or without it one more than `LONGEST`. Raises ValueError if no card is known there.
    """
    return _Search(state, seat, place, LONGEST + 1 if below is None else below).run()


class _Search:
    """What a search knows of the seat, and the orders that are still open."""

    def __init__(self, state: State, seat: int, place: str, below: int) -> None:
        self.state = state
        self.seat = seat
        self.below = below
        self.steps = Steps(STEPS)
        self.supply = supply_of(state, seat)
        self.queued = 0
        self.target = item_of(place, Walk(state, seat).card(place))
        self.begin = Order((), (), NO_GEMS, 0, (five(state.seats[seat].bonuses),))
        self.others = [
            item_of(at, card) for at, card in state.known_cards(seat).items() if at != place
        ]

    def run(self) -> Detour:
        """Search until a way is proven to be the fastest, or the steps are used up."""
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
                    for longer in self._longer(order):
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
        least = self._least(order)
        if least is not None and max(least, at_least) < self.below:
            # Of the same turns the longest order first; the last number settles all ties.
            self.queued += 1
            heappush(queue, (max(least, at_least), -len(order.items), self.queued, order))

    def _complete(self, order: Order) -> bool:
        return bool(order.items) and order.items[-1] is self.target

    def _longer(self, order: Order) -> Iterator[Order]:
        for item in [*self.others, *[self.target] * bool(order.items)]:
            longer = None if item in order.items else self._then(order, item)
            if longer:
                yield longer

    def _then(self, order: Order, item: CardToBuy) -> Order | None:
        """Return an order with one card more, or None where that can never be paid."""
        price = order.price(item)
        beyond = sum(short(price, self.supply.together))
        if sum(price) > TOKEN_LIMIT or beyond > self.supply.all_gold:
            return None
        return order.then(item, price, beyond)

    def _least(self, order: Order) -> int | None:
        """Return the least turns of ways that begin with this order, or None for no way.

        Each further card makes the card asked for one gem cheaper, and frees a place of the hand
        for another reservation.
        """
        places = self.supply.free + len(order.items) + self.supply.gold
        if self._complete(order):
            if order.beyond >= places:
                return None
            lack = short(order.due, self.supply.tokens)
            more = self.supply.free + 1 if order.idle else 0
            takes = self.supply.takes(lack, self.supply.gold, order.beyond, reserves=more)
            return len(order.items) + takes
        price = order.price(self.target)
        over = short(price, self.supply.together)
        beyond = sum(over)
        needed = max(
            int(not order.items),
            sum(price) - TOKEN_LIMIT,
            beyond - self.supply.all_gold,
            (order.beyond + beyond - places + 1) // 2,
        )
        due = total(order.due, price)
        lack = short(due, self.supply.tokens)
        if not needed:
            least: int | None = self.supply.takes(lack, self.supply.gold, order.beyond + beyond)
        else:
            least = self._least_with(order, needed, lack, over)
        return None if least is None else least + len(order.items) + 1

    def _least_with(self, order: Order, needed: int, lack: Five, over: Five) -> int | None:
        """Return the fewest turns if at least `needed` more cards must be bought.

        They cost what the cheapest cards cost now, less one for each bonus of others among them,
        and less the tokens that would be idle. `over` is what only gold can pay of the card asked
        for, without another bonus.
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
        """Return a first way, along the order that seems the shortest at each card."""
        best: Way | None = None
        of_best = order = self.begin
        while True:
            ranked: list[tuple[int, int, int, Order]] = []
            for longer in self._longer(order):
                least = self._least(longer)
                if least is None or (best and least >= best.turns):
                    continue
                if not self._complete(longer):
                    ranked.append((least, sum(longer.due), len(ranked), longer))
                    continue
                way = one_by_one(self._walk(), longer)
                if way and way.turns < (best.turns if best else self.below):
                    best, of_best = way, longer
            if not ranked:
                return best and self._pruned(of_best, best)
            order = min(ranked)[-1]

    def _pruned(self, order: Order, way: Way) -> Way:
        """Leave out the cards of an order without which it takes no more turns."""
        for left_out in order.items[:-1]:
            shorter: Order | None = self.begin
            for item in order.items:
                if item is not left_out:
                    shorter = shorter and self._then(shorter, item)
            without = shorter and one_by_one(self._walk(), shorter)
            if shorter and len(shorter.items) > 1 and without and without.turns <= way.turns:
                order, way = shorter, without
        return way

    def _walk(self) -> Walk:
        return Walk(self.state, self.seat)
