"""Cards in the order of buying: what they cost then, and whether each is bought for something."""

import pytest

from splendor_access.game.cards import gems
from splendor_access.game.reach import FIVE, NO_FIVE, without_gold
from splendor_access.game.schedule import CardToBuy, Order


def ordered(*cards: str) -> Order:
    """Return an order of cards, each given as its bonus and its cost: `r:ss`."""
    order = Order((), (), NO_FIVE, 0, (NO_FIVE,))
    for number, card in enumerate(cards):
        bonus, _, cost = card.partition(":")
        item = CardToBuy(f"a{number}", without_gold(gems(cost)), FIVE.index(bonus))
        order = order.then(item, order.price(item), 0)
    return order


def test_each_card_costs_less_by_the_bonuses_before_it() -> None:
    order = ordered("r:ss", "r:rrd", "s:rro")
    assert order.prices == tuple(without_gold(gems(each)) for each in ("ss", "rd", "o"))
    assert order.due == without_gold(gems("ssrdo"))


@pytest.mark.parametrize(
    ("cards", "idle"),
    [
        (["r:ss"], False),
        (["r:ss", "e:r"], False),
        (["r:ss", "e:o"], True),
        # The second bonus of a colour counts only where the cost asks for two.
        (["r:ss", "r:oo", "e:r"], True),
        (["r:ss", "r:oo", "e:rr"], False),
        # What helps with the next card alone has been of use, and so has what helps later.
        (["r:ss", "r:r", "e:rr"], False),
        (["r:ss", "e:oo", "d:re"], False),
        (["r:ss", "e:r", "d:oo"], True),
    ],
)
def test_a_card_is_idle_where_no_other_costs_less_for_it(cards: list[str], idle: bool) -> None:
    assert ordered(*cards).idle == idle
