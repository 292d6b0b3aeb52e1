"""The data: 90 cards and 10 tiles as they are printed."""

from collections import Counter

import pytest

from splendor_access.game.cards import (
    CARDS,
    COLOURS,
    GOLD,
    LEVELS,
    NO_GEMS,
    NOBLES,
    ORDER,
    gems,
    minus,
    plus,
)


def test_cards_of_each_level() -> None:
    assert Counter(card.level for card in CARDS) == {"a": 40, "b": 30, "c": 20}


@pytest.mark.parametrize(("level", "each"), [("a", 8), ("b", 6), ("c", 4)])
def test_every_bonus_is_as_frequent_as_the_others(level: str, each: int) -> None:
    found = Counter(card.bonus for card in CARDS if card.level == level)
    assert found == dict.fromkeys("serod", each)


@pytest.mark.parametrize(("level", "points"), [("a", {0, 1}), ("b", {1, 2, 3}), ("c", {3, 4, 5})])
def test_points_belong_to_a_level(level: str, points: set[int]) -> None:
    assert {card.points for card in CARDS if card.level == level} == points


def test_each_card_is_known_by_its_cost_alone() -> None:
    assert len({card.cost for card in CARDS}) == len(CARDS) == 90


def test_no_card_or_tile_costs_gold_or_nothing() -> None:
    for cost in [card.cost for card in CARDS] + [noble.cost for noble in NOBLES]:
        assert cost[GOLD] == 0
        assert sum(cost) > 0


def test_tiles_ask_four_of_two_or_three_of_three_colours() -> None:
    shapes = Counter(tuple(sorted(n for n in noble.cost if n)) for noble in NOBLES)
    assert shapes == {(4, 4): 5, (3, 3, 3): 5}
    assert {noble.points for noble in NOBLES} == {3}
    assert len({noble.cost for noble in NOBLES}) == len({noble.name for noble in NOBLES}) == 10


def test_data_is_in_the_order_of_printed_lists() -> None:
    keys = [(LEVELS.index(c.level), "dsero".index(c.bonus), c.points) for c in CARDS]
    assert keys == sorted(keys)


def test_counts() -> None:
    assert gems("sse") == (2, 1, 0, 0, 0, 0)
    assert gems(ORDER) == (1,) * 6
    assert plus(gems("sg"), gems("sd")) == gems("ssgd")
    assert minus(gems("ssgd"), gems("sd")) == gems("sg")
    assert minus(NO_GEMS, gems("e")) == (0, -1, 0, 0, 0, 0)
    assert [ORDER[i] for i in COLOURS] == list("serod")
