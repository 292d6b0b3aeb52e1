"""How soon a seat can have bought a card if it may buy other open cards on the way.

Nobody else moves, and nothing new appears: what is open now is all there is to buy, which are the
known cards of the market and of the seat's own hand. The search is best-first over the orders in
which cards are bought, each with the fewest turns that it could take; `_Schedule` then looks for
turns that keep to an order. The first order for which there are some is the fastest. How much is
searched is limited by a number of steps, never by a clock, so that a position always has the same
answer; an answer that is not proven says how many turns it takes at least.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import combinations, product
from typing import NamedTuple

import msgspec

from splendor_access.game.cards import GOLD, Card
from splendor_access.game.five import FIVE, NO_GEMS, Five, alike, as_five, five, short, six, total
from splendor_access.game.legality import TOKEN_LIMIT
from splendor_access.game.reach import PAIR_NEEDS, Leg, Walk, Way, fastest_leg
from splendor_access.game.state import HAND_INDEX, HAND_PLACES, MARKET_PLACES, State

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

    At least one other card is bought on it. When it is proven that there is none, `at_least` is
    `below`, or without it one more than `LONGEST`. Raises ValueError if no card is known there.
    """
    return _Search(state, seat, place, LONGEST + 1 if below is None else below).run()


class _Item(msgspec.Struct, frozen=True):
    """A card to buy: where it lies, its cost, and where its bonus stands in a count."""

    place: str
    cost: Five
    bonus: int


class _Order(msgspec.Struct, frozen=True):
    """Cards in the order of buying.

    `prices` are what each costs then, `due` what all cost together, and `beyond` how much of it
    only gold can pay, because others hold the gems; `bonuses` are those before each card, and last
    those after all.
    """

    items: tuple[_Item, ...]
    prices: tuple[Five, ...]
    due: Five
    beyond: int
    bonuses: tuple[Five, ...]

    def then(self, item: _Item, price: Five, beyond: int) -> "_Order":
        """Return the order with one card more."""
        after = total(self.bonuses[-1], alike(item.bonus, 1))
        due = total(self.due, price)
        items, prices = (*self.items, item), (*self.prices, price)
        return _Order(items, prices, due, self.beyond + beyond, (*self.bonuses, after))

    def price(self, item: _Item) -> Five:
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


class _Tired(Exception):
    """The steps are used up."""


class _Search:
    """What a search knows of the seat, and the orders that are still open."""

    def __init__(self, state: State, seat: int, place: str, below: int) -> None:
        walk = Walk(state, seat)
        mine = state.seats[seat]
        self.state = state
        self.seat = seat
        self.below = below
        self.steps = STEPS
        self.queued = 0
        self.tokens = five(mine.tokens)
        self.gold = mine.tokens[GOLD]
        self.free, self.things = walk.free, walk.things
        self.together = total(self.tokens, five(state.bank))
        self.narrow = [i for i, n in enumerate(self.together) if n < PAIR_NEEDS]
        self.all_gold = self.gold + state.bank[GOLD]
        self.target = _item(place, walk.card(place))
        self.begin = _Order((), (), NO_GEMS, 0, (five(mine.bonuses),))
        self.others = [_item(at, card) for at, card in _open(state, seat).items() if at != place]

    def run(self) -> Detour:
        """Search until a way is proven to be the fastest, or the steps are used up."""
        best = self._dive() if self.below > LONGEST else None
        if best:
            self.below = best.turns
        queue: list[tuple[int, int, int, _Order]] = []
        self._queue(queue, self.begin, 0)
        at_least = 0
        try:
            while queue:
                at_least, _, _, order = heappop(queue)
                if not self._complete(order):
                    for longer in self._longer(order):
                        self.step()
                        self._queue(queue, longer, at_least)
                    continue
                way = _Schedule(self, order).find(at_least)
                if way is not None:
                    return Detour(way, at_least)
                self._queue(queue, order, at_least + 1)
        except _Tired:
            return Detour(best, at_least)
        return Detour(best, self.below)

    def step(self) -> None:
        """Count a step. Raises _Tired when there were too many."""
        self.steps -= 1
        if self.steps < 0:
            raise _Tired

    def _queue(
        self, queue: list[tuple[int, int, int, _Order]], order: _Order, at_least: int
    ) -> None:
        least = self._least(order)
        if least is not None and max(least, at_least) < self.below:
            # Of the same turns the longest order first; the last number settles all ties.
            self.queued += 1
            heappush(queue, (max(least, at_least), -len(order.items), self.queued, order))

    def _complete(self, order: _Order) -> bool:
        return bool(order.items) and order.items[-1] is self.target

    def _longer(self, order: _Order) -> Iterator[_Order]:
        for item in [*self.others, *[self.target] * bool(order.items)]:
            longer = None if item in order.items else self._then(order, item)
            if longer:
                yield longer

    def _then(self, order: _Order, item: _Item) -> _Order | None:
        """Return an order with one card more, or None where that can never be paid."""
        price = order.price(item)
        beyond = sum(short(price, self.together))
        if sum(price) > TOKEN_LIMIT or beyond > self.all_gold:
            return None
        return order.then(item, price, beyond)

    def _least(self, order: _Order) -> int | None:
        """Return fewer turns than which no way can take that begins with this order, if any does.

        Each card still to come makes the card that is asked for one gem cheaper, and frees one
        place for one reservation more.
        """
        places = self.free + len(order.items) + self.gold
        if self._complete(order):
            if order.beyond >= places:
                return None
            lack = short(order.due, self.tokens)
            more = self.free + 1 if order.idle else 0
            takes = self.takes(lack, self.gold, order.beyond, reserves=more)
            return len(order.items) + takes
        price = order.price(self.target)
        over = short(price, self.together)
        beyond = sum(over)
        needed = max(
            int(not order.items),
            sum(price) - TOKEN_LIMIT,
            beyond - self.all_gold,
            (order.beyond + beyond - places + 1) // 2,
        )
        due = total(order.due, price)
        lack = short(due, self.tokens)
        if not needed:
            least: int | None = self.takes(lack, self.gold, order.beyond + beyond)
        else:
            least = self._least_with(order, needed, lack, over)
        return None if least is None else least + len(order.items) + 1

    def _least_with(self, order: _Order, needed: int, lack: Five, over: Five) -> int | None:
        """Return the fewest turns if at least so many cards more must be bought, with these.

        They cost what the cheapest do now, less one for each bonus of others among them, and less
        the tokens that are idle else. `over`: what only gold can pay of the card asked for, if no
        bonus comes.
        """
        self.step()
        rest = [item for item in self.others if item not in order.items]
        letters = [item.bonus for item in rest]
        never = sum(n - letters.count(i) for i, n in enumerate(over) if n > letters.count(i))
        if needed > len(rest) or never > self.all_gold:
            return None
        prices = sorted(sum(order.price(item)) for item in rest)
        idle = sum(self.tokens) - sum(order.due) - sum(order.price(self.target)) + sum(lack)
        least = LONGEST
        for more in range(needed, len(prices) + 1):
            cost = max(0, sum(prices[:more]) - more * (more - 1) // 2 - idle)
            beyond = order.beyond + max(never, sum(over) - more)
            takes = self.takes(lack, self.gold, beyond, cheaper=more, cost=cost)
            least = min(least, more + takes)
            if more >= least:
                break
        return least

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

        `gold` is held already; `beyond`: how much of it only gold can pay; `reserves`: how many
        there are at least; `cheaper`: gems of any colours that need not come; `cost`: others that
        must.
        """
        reserves = max(reserves, beyond - gold, 0)
        gold += reserves + cheaper
        one, two = sorted(lack)[-2:]
        rest = max(0, -(-(sum(lack) + cost - gold) // 3), -(-(one + two - gold) // 2)) + reserves
        for i in self.narrow:
            rest = max(rest, lack[i] - gold + reserves)
        return rest

    def _dive(self) -> Way | None:
        """Return some way: along the order that seems the shortest at each card."""
        best: Way | None = None
        of_best = order = self.begin
        while True:
            ranked: list[tuple[int, int, int, _Order]] = []
            for longer in self._longer(order):
                least = self._least(longer)
                if least is None or (best and least >= best.turns):
                    continue
                if not self._complete(longer):
                    ranked.append((least, sum(longer.due), len(ranked), longer))
                    continue
                way = self._one_by_one(longer)
                if way and way.turns < (best.turns if best else self.below):
                    best, of_best = way, longer
            if not ranked:
                return best and self._pruned(of_best, best)
            order = min(ranked)[-1]

    def _pruned(self, order: _Order, way: Way) -> Way:
        """Leave out the cards of an order without which it takes no more turns."""
        for left_out in order.items[:-1]:
            shorter: _Order | None = self.begin
            for item in order.items:
                if item is not left_out:
                    shorter = shorter and self._then(shorter, item)
            without = shorter and self._one_by_one(shorter)
            if shorter and len(shorter.items) > 1 and without and without.turns <= way.turns:
                order, way = shorter, without
        return way

    def _one_by_one(self, order: _Order) -> Way | None:
        """Return a way that gathers for one card after another."""
        walk = Walk(self.state, self.seat)
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

    def written(self, order: _Order, turns: list[_Turn], leg: Leg) -> Way:
        """Write turns down as actions; the leg gives the tokens for the last card."""
        walk = Walk(self.state, self.seat)
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


class _Schedule:
    """Looks for turns in which cards can be bought in an order.

    Only tokens that the order asks for are looked at: others go back first, and are never missed.
    Gold is paid only for what is missing and never given back, as it does whatever a gem does.
    What can be paid without gold is bought at once, or reserved first where places are few.
    """

    def __init__(self, search: _Search, order: _Order) -> None:
        self.search = search
        self.order = order
        self.last = len(order.items) - 1
        self.held = [item.place in HAND_INDEX for item in order.items]
        self.due = [order.due]
        self.beyond = [order.beyond]
        for price in order.prices[:-1]:
            self.due.append(short(self.due[-1], price))
            self.beyond.append(self.beyond[-1] - sum(short(price, search.together)))
        self.failed: dict[_At, int] = {}
        self.turns: list[_Turn] = []
        self.leg: Leg | None = None

    def find(self, turns: int) -> Way | None:
        """Return a way of at most so many turns. Raises _Tired."""
        search = self.search
        tokens = as_five(map(min, search.tokens, self.order.due))
        over = sum(tokens) + search.gold - TOKEN_LIMIT
        spare = search.things - self.held.count(False)
        for kept in _kept(tokens, over):
            at = _At(0, kept, search.gold, self._next(0), search.free, spare)
            if self._reaches(at, turns):
                begun = _Turn("return", keep=kept, gold=search.gold)
                assert self.leg is not None
                return search.written(self.order, [begun, *reversed(self.turns)], self.leg)
        return None

    def _next(self, at: int) -> int:
        """Return the first card from a number on that lies in the market."""
        while at <= self.last and self.held[at]:
            at += 1
        return at

    def _reaches(self, at: _At, left: int) -> bool:
        """Find the turns, from the last to the first, that go on from here."""
        self.search.step()
        lack = short(self.due[at.bought], at.tokens)
        if left <= self.last - at.bought + self.search.takes(lack, at.gold, self.beyond[at.bought]):
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
        self.search.step()
        cards = at.spare + (at.market == self.last)
        most = min(at.free, cards, self.search.all_gold - at.gold)
        leg = fastest_leg(lack, self._bank(at), at.gold, most)
        if leg is None or leg.turns >= left:
            return False
        self.leg = leg
        return True

    def _bank(self, at: _At) -> Five:
        return short(self.search.together, at.tokens)

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
        if not at.free or at.gold == self.search.all_gold or not (mine or at.spare):
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


def _item(place: str, card: Card) -> _Item:
    return _Item(place, five(card.cost), FIVE.index(card.bonus))


def _open(state: State, seat: int) -> dict[str, Card]:
    hand = [held.card if held else None for held in state.seats[seat].hand]
    there = zip((*MARKET_PLACES, *HAND_PLACES), (*state.market, *hand), strict=True)
    return {place: card for place, card in there if isinstance(card, Card)}
