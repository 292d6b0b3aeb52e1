from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as run_settings
from hypothesis import strategies as st

from splendor_access.game.cards import Card, Gems, Hidden
from splendor_access.game.chance import Chance
from splendor_access.game.notation import as_dict, card_code, parse_action
from splendor_access.game.state import MARKET_PLACES, TILE_PLACES, RuleSet, Seat, State
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.table.table import Table
from tests.driver import decision, session, table, texts, told
from tests.game.situations import chances, dealt, replace, rule_sets, seated
from tests.game.situations import table as laid
from tests.talk.asking import Game, answer, games, heard
from tests.tiers import tries


def start(players: int = 2, seed: int = 1) -> Game:
    return Game(*dealt(players=players, seed=seed))


# Lines


def test_the_turn_of_another_is_one_line_and_the_bank_another() -> None:
    game = start().play("take ser", "take ero")
    assert heard("changed", game.asked()) == [
        "Ben gained 1 green, 1 red and 1 black.",
        "Bank: now 2 green, 2 red and 3 black.",
    ]


def test_one_s_own_turn_counts_only_among_several() -> None:
    game = start().play("take ser", "take ero", "take sod", "take sod")
    assert heard("changed", game.asked())[0] == "Ben gained 1 blue, 1 black and 1 white."
    assert heard("changed", game.asked(words="2")) == [
        "Since the end of your turn in round 1:",
        "Ben gained 1 blue, 1 green, 1 red, 2 black and 1 white.",
        "You gained 1 blue, 1 black and 1 white.",
        "Bank: now 1 blue, 2 green, 2 red, 1 black and 2 white.",
    ]
    assert heard("changed", game.asked(words="two")) == heard("changed", game.asked(words="2"))


@pytest.mark.parametrize("words", ["3", "99"])
def test_farther_back_than_one_s_first_turn_is_the_beginning(words: str) -> None:
    game = start().play("take ser", "take ero", "take sod", "take sod")
    lines = heard("changed", game.asked(words=words))
    assert lines[0] == "Since the beginning:"
    assert lines[2] == "You gained 2 blue, 1 green, 1 red, 1 black and 1 white."
    assert answer("changed", game.asked(words=words)).round == 0


def test_before_one_s_first_turn_is_the_beginning() -> None:
    assert heard("changed", start().play("take ser").asked(1)) == [
        "Since the beginning:",
        "Ana gained 1 blue, 1 green and 1 red.",
        "Bank: now 3 blue, 3 green and 3 red.",
    ]


def test_nothing_is_a_word() -> None:
    assert heard("changed", start().asked()) == ["Nothing has changed."]
    assert heard("changed", start().play("take ser").asked()) == ["Nothing has changed."]


@pytest.mark.parametrize("words", ["0", "x", "3 4", "-1"])
def test_what_is_no_number_of_turns_is_not_clear(words: str) -> None:
    assert heard("changed", start().asked(words=words)) == [
        f'"changed {words}" is not clear. Example: changed 3'
    ]


def test_a_turn_that_is_not_finished_is_not_the_last_one() -> None:
    game = Game(*laid(seated("ssseeeoo"), seated())).play("take srd", "return s", "take rod")
    before = answer("changed", game.asked())
    game.play("take rod")
    assert game.state.phase == "return"
    now = answer("changed", game.asked())
    assert (before.round, now.round) == (1, 1)
    assert [each.seat for each in now.seats] == [1, 0]
    assert heard("changed", game.asked())[1] == "You gained 1 red, 1 black and 1 white."


def test_points_payment_and_noble_are_one_line() -> None:
    theirs = seated("dd", bonuses="sssdddoo")
    game = Game(*laid(seated(), theirs, tiles=("3 3s3o3d",), market={"b1": "b2o5d"}))
    game.play("take ser", "buy b1")
    lines = heard("changed", game.asked())
    told = "Ben bought a card: black, 2 points; got noble n1; spent 2 white; now 5 points."
    assert lines[0] == told
    assert lines[1].startswith("Market: b1 is now ")
    assert lines[2] == "Bank: now 4 white."
    brief = heard("changed", game.asked(), "brief")
    assert brief[0] == "Ben: bought black, 2 points; got noble n1; spent 2 white; now 5."
    assert heard("changed", game.asked(), "braille")[0] == "Ben buy b2o + n1 - 2d 5p"


def test_reserved_cards_are_told_as_far_as_they_are_known() -> None:
    game = Game(*laid(seated(), seated(), market={"c1": "c4s3s3o6d"}))
    game.play("take ser", "reserve c1", "take ser", "reserve b")
    assert heard("changed", game.asked(words="2"))[1] == (
        "Ben reserved 2 cards: blue, 4 points; an unseen card of level b; gained 2 gold."
    )
    assert answer("changed", game.asked()).seats[0].reserved == ["?b"]


def test_a_card_bought_from_the_hand_has_left_it() -> None:
    game = Game(*laid(seated(), seated("ooo", hand=("a0s3o", None, None))))
    game.play("take ser", "buy h1")
    (seat,) = answer("changed", game.asked()).seats
    assert (seat.bought, seat.unreserved, seat.reserved) == (["a0s 3o"], ["a0s 3o"], [])
    assert heard("changed", game.asked())[0] == "Ben bought a card: blue; spent 3 black."


def test_empty_places_and_decks_are_told() -> None:
    state, deal = laid(seated(), seated("ooo"), market={"a1": "a0s3o"})
    game = Game(replace(state, decks=(1, *state.decks[1:])), deal)
    game.play("take ser", "buy a1")
    market = heard("changed", game.asked())[1]
    assert market.startswith("Market: a1 is now ")
    assert market.endswith("; deck used up: a.")
    game.play("reserve a2")
    assert heard("changed", game.asked(1))[1] == "Market: now empty: a2."


def test_few_new_cards_have_their_heads_and_many_only_their_places() -> None:
    game = start(4, 3)
    for level in "abc":
        game.play("take ser", *(f"reserve {level}{digit}" for digit in "123"))
    market = heard("changed", game.asked())[3]
    cards = "c1, green, 5 points; c2, blue, 3 points; c3, white, 5 points"
    assert market == f"Market: 3 new cards: {cards}."
    many = heard("changed", game.asked(words="3"))
    assert "Market: 9 new cards: a1, a2, a3, b1, b2, b3, c1, c2 and c3." in many


def test_colours_that_ran_out_are_the_news_of_the_bank() -> None:
    game = start().play("take ser", "take ser", "take ser", "take ser")
    assert heard("changed", game.asked())[-1] == "Bank: none left: blue, green and red."


def test_the_last_round_is_told_once() -> None:
    theirs = seated("ddddd", cards="c5s3s7d,c5d7o3d,b3o6o")
    rules = RuleSet(first=1)
    game = Game(*laid(seated(), theirs, market={"b1": "b2o5d"}, rules=rules, to_act=0))
    game.play("take ser", "buy b1")
    assert heard("changed", game.asked())[-1] == "Last round: somebody has reached 15 points."
    assert not answer("changed", game.asked(1)).ending


# Over whole games


@given(rule_sets, chances, st.integers(2, 4), st.data())
@run_settings(max_examples=tries(10, 200))
def test_differences_lead_from_then_to_now(
    rules: RuleSet, chance: Chance, players: int, data: st.DataObject
) -> None:
    state, deal = dealt(rules, players, chance.seed)
    seat = data.draw(st.integers(0, players - 1))
    ends: list[State] = []
    for game in games(state, deal, chance):
        if game.moments and game.moments[-1][0].to_act == seat:
            moved = game.state.to_act != seat or game.state.phase == "over"
            ends += [game.state] if moved else []
        back = data.draw(st.integers(1, 5)) if chance.number(len(game.moments)) % 5 == 0 else 1
        asked = game.asked(seat, str(back))
        then = ends[-back] if back <= len(ends) else state
        check(answer("changed", asked), then.view(seat), game.state.view(seat))


def check(found: Any, then: State, now: State) -> None:
    """Check that what is said to be different, put onto what was, makes what is."""
    differences = {each.seat: each for each in found.seats}
    for i, (had, has) in enumerate(zip(then.seats, now.seats, strict=True)):
        if had == has:
            assert i not in differences
            continue
        each = differences[i]
        assert Counter(codes(had.cards)) + Counter(each.bought) == Counter(codes(has.cards))
        hand = Counter(held(had)) + Counter(each.reserved) - Counter(each.unreserved)
        assert hand == Counter(held(has))
        assert added(had.tokens, each.tokens) == as_dict(has.tokens)
        assert had.points + each.points == each.total == has.points
        came = {then.tiles[TILE_PLACES.index(place)] for place in each.nobles}
        assert {*had.nobles} | came == {*has.nobles}
    assert added(then.bank, found.bank) == as_dict(now.bank)
    for place, before, after in zip(MARKET_PLACES, then.market, now.market, strict=True):
        if before == after:
            assert place not in found.market
        else:
            assert found.market[place] == (after and codes([after])[0])
    gone = [level for level, a, b in zip("abc", then.decks, now.decks, strict=True) if a and not b]
    assert found.decks == gone
    assert found.ending == (now.ending and not then.ending)


def added(counts: Gems, more: dict[str, int]) -> dict[str, int]:
    return {letter: n + more[letter] for letter, n in as_dict(counts).items()}


def codes(cards: Sequence[Card | Hidden]) -> list[str]:
    return [f"?{c.level}" if isinstance(c, Hidden) else card_code(c) for c in cards]


def held(seat: Seat) -> list[str]:
    return codes([entry.card for entry in seat.hand if entry])


# By itself


def on_turn(laid_out: Table) -> AnySession:
    one = session(laid_out)
    told(one, "settings changed on")
    return one


def test_with_the_setting_it_is_said_before_the_turn() -> None:
    laid_out = table("human", "easy")
    one = on_turn(laid_out)
    assert told(one, "take seo")[0].startswith("You took")
    laid_out.act(parse_action("take ser"))
    assert texts(one, one.news()) == [
        "Ben took blue, green, red.",
        "Ben gained 1 blue, 1 green and 1 red.",
        "Bank: now 2 blue, 2 green and 3 red.",
        "Your turn: no points, 3 tokens.",
    ]
    assert texts(one, one.news()) == []


def test_it_is_not_said_again_after_undo() -> None:
    laid_out = table("human", "easy")
    one = on_turn(laid_out)
    told(one, "take seo")
    laid_out.act(decision(laid_out))
    one.news()
    told(one, "take eod")
    laid_out.act(decision(laid_out))
    one.news()
    back = told(one, "undo")
    assert not any(" gained " in line for line in back)
    assert back[-1] == "Your turn: no points, 3 tokens."


def test_moves_can_be_left_to_it_alone() -> None:
    laid_out = table("human", "easy")
    one = on_turn(laid_out)
    told(one, "settings moves off", "take seo")
    laid_out.act(parse_action("take ser"))
    assert texts(one, one.news())[0] == "Ben gained 1 blue, 1 green and 1 red."


def test_people_at_one_keyboard_hear_it_instead_of_the_news_again() -> None:
    one = on_turn(table("human", "human"))
    told(one, "take seo", "ready")
    assert told(one, "take ser")[-1].startswith("Pass the device to Ana.")
    assert told(one, "ready") == [
        "Ben gained 1 blue, 1 green and 1 red.",
        "Bank: now 2 blue, 2 green and 3 red.",
        "Ana, your turn: no points, 3 tokens.",
    ]


def test_as_delivered_it_is_not_said() -> None:
    laid_out = table("human", "easy")
    one = session(laid_out)
    told(one, "take seo")
    laid_out.act(parse_action("take ser"))
    assert not any("gained" in line for line in texts(one, one.news()))
