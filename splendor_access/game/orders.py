"""The orders in which a search buys cards, and what a seat has and can get to pay for them."""

import msgspec

from splendor_access.game.cards import GOLD, Card
from splendor_access.game.five import FIVE, Five, alike, five, short, total
from splendor_access.game.reach import PAIR_NEEDS, Walk
from splendor_access.game.state import State


class Item(msgspec.Struct, frozen=True):
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

    items: tuple[Item, ...]
    prices: tuple[Five, ...]
    due: Five
    beyond: int
    bonuses: tuple[Five, ...]

    def then(self, item: Item, price: Five, beyond: int) -> "Order":
        """Return the order with one card more."""
        after = total(self.bonuses[-1], alike(item.bonus, 1))
        due = total(self.due, price)
        items, prices = (*self.items, item), (*self.prices, price)
        return Order(items, prices, due, self.beyond + beyond, (*self.bonuses, after))

    def price(self, item: Item) -> Five:
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


def item_of(place: str, card: Card) -> Item:
    """Return a card that lies at a place as one to buy."""
    return Item(place, five(card.cost), FIVE.index(card.bonus))
