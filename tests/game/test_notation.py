"""Cards, tiles, gems and actions as text, both ways, and texts that are none."""

import contextlib
import re
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splendor_access.game.actions import (
    Action,
    Buy,
    ChooseNoble,
    Pass,
    Reserve,
    Return,
    Take,
)
from splendor_access.game.cards import CARDS, NO_GEMS, NOBLES, ORDER, Card, Gems, Noble, gems
from splendor_access.game.notation import (
    PRINTED,
    NotationError,
    Writing,
    action_text,
    as_dict,
    card_code,
    count_text,
    letter_text,
    noble_code,
    parse_action,
    parse_any_card,
    parse_any_noble,
    parse_card,
    parse_counts,
    parse_letters,
    parse_noble,
)
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from tests.cases import every

counts = st.tuples(*[st.integers(0, 99)] * 6)
tokens = st.tuples(*[st.integers(0, 7)] * 6).filter(any)
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Take, tokens),
    st.builds(Return, tokens),
    st.builds(Reserve, st.sampled_from((*MARKET_PLACES, *"abc"))),
    st.builds(Buy, st.sampled_from((*MARKET_PLACES, *HAND_PLACES)), st.none() | counts),
    st.builds(ChooseNoble, st.sampled_from(TILE_PLACES)),
    st.just(Pass()),
)
WORDS = ["take", "return", "buy", "reserve", "noble", "pass", "with", "a1", "h3", "n5", "c4s"]
texts = st.one_of(
    st.text(max_size=30),
    st.text("0123456789segrodabchn, +:?-/.\t\u0661\u00b2K", max_size=30),
    st.lists(st.sampled_from([*WORDS, "3s3o6d", "ser", "", "9" * 5000]), max_size=5).map(" ".join),
)


def letter_first(code: str) -> str:
    """Put each letter of a cost before its count."""
    head, cost = code.split(" ")
    return head + " " + re.sub(r"(\d+)([a-z])", r"\2\1", cost)


VARIANTS: list[Callable[[str], str]] = [
    str,
    str.upper,
    letter_first,
    lambda code: code.replace(" ", ""),
    lambda code: letter_first(code).replace(" ", ""),
    lambda code: f"  {' '.join(code)} ",
]


@every("order", [ORDER, PRINTED])
@every("card", CARDS)
def test_cards_both_ways(card: Card, order: str) -> None:
    for vary in VARIANTS:
        assert parse_card(vary(card_code(card, Writing(order)))) == card


@pytest.mark.parametrize("order", [ORDER, PRINTED])
@pytest.mark.parametrize("noble", NOBLES, ids=noble_code)
def test_tiles_both_ways(noble: Noble, order: str) -> None:
    for vary in VARIANTS:
        assert parse_noble(vary(noble_code(noble, Writing(order)))) == noble


@every("card", CARDS)
def test_gems_of_a_card_come_in_any_order(card: Card) -> None:
    head, cost = card_code(card).split(" ")
    for parts in permutations(re.findall(r"\d[a-z]", cost)):
        assert parse_card(f"{head} {''.join(parts)}") == card


def test_codes_are_the_ones_of_the_rulebook() -> None:
    card = Card("c", 4, "s", gems("sssooodddddd"))
    assert card_code(card) == "c4s 3s3o6d"
    assert card_code(card, Writing(PRINTED)) == "c4s 6d3s3o"
    assert noble_code(parse_noble("3 3d3s3e")) == "3 3s3e3d"
    assert noble_code(parse_noble("3 3s3e3d"), Writing(PRINTED)) == "3 3d3s3e"


@given(counts)
def test_counts_both_ways(number: Gems) -> None:
    assert parse_counts(count_text(number)) == number
    assert parse_counts(count_text(number, PRINTED).upper()) == number
    assert list(as_dict(number)) == list(ORDER)
    assert tuple(as_dict(number).values()) == number


@given(tokens)
def test_letters_both_ways(number: Gems) -> None:
    assert parse_letters(letter_text(number)) == number
    assert parse_letters(", ".join(reversed(letter_text(number)))) == number


def test_no_gems_are_written_as_nought() -> None:
    assert count_text(NO_GEMS) == "0"
    assert parse_counts("0") == NO_GEMS


@given(actions)
def test_actions_both_ways(action: Action) -> None:
    assert parse_action(action_text(action)) == action
    assert parse_action(f" {action_text(action).upper()}\n") == action


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("take ser", Take(gems("ser"))),
        ("take ss", Take(gems("ss"))),
        ("reserve c3", Reserve("c3")),
        ("reserve c", Reserve("c")),
        ("buy b2", Buy("b2")),
        ("buy h1", Buy("h1")),
        ("buy b2 with 1s2r1g", Buy("b2", gems("srrg"))),
        ("return rg", Return(gems("rg"))),
        ("noble n2", ChooseNoble("n2")),
        ("pass", Pass()),
    ],
)
def test_action_lines(line: str, action: Action) -> None:
    assert parse_action(line) == action


def test_letters_of_an_action_are_in_the_order_of_the_codes() -> None:
    assert action_text(parse_action("take rse")) == "take ser"
    assert action_text(parse_action("return gr")) == "return gr"
    assert action_text(parse_action("buy b2 with 1g1s2r")) == "buy b2 with 1s1g2r"


@pytest.mark.parametrize(
    ("line", "reason", "part"),
    [
        ("", "not-an-action", ""),
        ("jump a1", "not-an-action", "jump a1"),
        ("pass now", "not-an-action", "pass now"),
        ("take", "not-gems", ""),
        ("take sex", "not-gems", "sex"),
        ("reserve a5", "not-a-place", "a5"),
        ("reserve h1", "not-a-place", "h1"),
        ("reserve ab", "not-a-place", "ab"),
        ("reserve", "not-a-place", ""),
        ("buy a", "not-a-place", "a"),
        ("buy a1 with", "not-a-place", "a1 with"),
        ("buy a1 with 1s1s", "gem-twice", "1s1s"),
        ("buy a1 with s", "not-counts", "s"),
        ("noble n6", "not-a-place", "n6"),
    ],
)
def test_lines_that_are_no_actions(line: str, reason: str, part: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(line)
    assert (caught.value.reason, caught.value.text) == (reason, part)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "not-a-card"),
        ("d1s 1s", "not-a-card"),
        ("a0g 3s", "not-a-card"),
        ("c4s", "not-a-card"),
        ("c4s 3s3x", "not-counts"),
        ("c4s 3s3s6d", "gem-twice"),
        ("c4s 3so36d", "not-counts"),
        ("c4s 3s3o5d", "no-such-card"),
        ("b4s 3s3o6d", "no-such-card"),
        ("c5s 3s3o6d", "no-such-card"),
        ("c4d 3s3o6d", "no-such-card"),
        ("c4s 3s3o6d1g", "no-such-card"),
        ("c4s 03s3o6d", None),
    ],
)
def test_codes_that_are_no_cards(code: str, reason: str | None) -> None:
    if reason is None:
        assert parse_card(code) == parse_card("c4s 3s3o6d")
        return
    with pytest.raises(NotationError) as caught:
        parse_card(code)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "not-a-noble"),
        ("s4e4", "not-a-noble"),
        ("4 4s4e", "no-such-noble"),
        ("3", "not-a-noble"),
    ],
)
def test_codes_that_are_no_tiles(code: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_noble(code)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "parse", [parse_counts, parse_letters, parse_card, parse_noble, parse_action]
)
@given(text=texts)
def test_whatever_is_typed_is_parsed_or_refused(parse: object, text: str) -> None:
    assert callable(parse)
    with contextlib.suppress(NotationError):
        parse(text)


@given(card=st.sampled_from(CARDS), data=st.data())
def test_a_card_with_one_slip_is_that_card_or_another_or_none(
    card: Card, data: st.DataObject
) -> None:
    code = list(card_code(card))
    at = data.draw(st.integers(0, len(code) - 1))
    code[at] = data.draw(st.sampled_from("abcsegrod0123456789 ,x"))
    try:
        found = parse_card("".join(code))
    except NotationError:
        return
    assert found in CARDS


@every("card", [card for card in CARDS if not card.points])
def test_the_0_of_a_card_without_points_may_be_missing(card: Card) -> None:
    code = card_code(card, Writing(zero=False))
    assert code == card_code(card).replace("0", "", 1)
    assert parse_card(code) == parse_card(code.replace(" ", "").upper()) == card


def test_points_are_always_written() -> None:
    for card in CARDS:
        if card.points:
            assert card_code(card, Writing(zero=False)) == card_code(card)
    assert card_code(parse_card("c4s 3s3o6d"), Writing(PRINTED, zero=False)) == "c4s 6d3s3o"


def test_points_of_home_made_cards_and_tiles_have_two_digits() -> None:
    for card in (Card("c", 12, "s", (0, 3, 0, 0, 0, 10)), Card("a", 99, "r", NO_GEMS)):
        assert parse_any_card(card_code(card)) == card
        assert parse_any_card(card_code(card).replace(" ", "")) == card
    for noble in (Noble(12, (4, 4, 0, 0, 0, 0), ""), Noble(1, (24, 0, 0, 0, 0, 0), "")):
        assert parse_any_noble(noble_code(noble)) == noble
    assert parse_any_noble("124s").points == 1


@pytest.mark.parametrize("text", ["c 3s3o6d", "cs 3s3o6d", "o 1s1e1r1d", "a00o 1s1e1r1d"])
def test_a_code_without_points_is_that_of_no_card_with_points(text: str) -> None:
    with pytest.raises(NotationError):
        parse_card(text)
