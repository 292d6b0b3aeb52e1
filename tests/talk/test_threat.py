from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as run_settings
from hypothesis import strategies as st

from splendor_access.game.actions import Buy
from splendor_access.game.cards import GOLD, NO_GEMS, Card
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.legality import default_payment, legal_actions, missing
from splendor_access.game.notation import card_code, parse_card
from splendor_access.game.rules import apply
from splendor_access.game.state import Held, RuleSet, Seat, State
from splendor_access.talk.question import CannotAnswer
from splendor_access.talk.questions._outlook import Finish, least_to_end
from tests.game.situations import chances, dealt, replace, rule_sets, seated, table
from tests.talk.asking import Game, answer, from_line, games, heard, of
from tests.tiers import tries

MARKET = (
    "a0r3d,a0o3e,a0d2s2o,a1d4e/b2o5d,b2r5o,b1e2e3r3d,b2s3s5d/c4s3s3o6d,c4r7e,c3d3s3e5r3o,c5o7r3o"
)
AHEAD = (
    f"sp1 2024 2 0 act - 0 4s3g3r4o2d {MARKET} 36/24/12 34s4e,33e3r3o,34r4o"
    " 1g2d:c5s3s7d,c5d7o3d,b3o6o:-,-,-:. 4e1g1r:c4s7d,c5e7s3e,b2e5e:-,-,-:."
)
"""The asker has 13 points; Ben has 11 and can buy c2 with his 4 green and 1 gold."""


def lines(*seats: Seat, seat: int = 0, **parts: Any) -> list[str]:
    return heard("threat", of(table(*seats, **parts)[0], seat))


# Lines


def test_cards_come_the_worst_first_and_then_how_the_game_may_end() -> None:
    game = from_line(AHEAD)
    assert heard("threat", game.asked()) == [
        "Ben can buy 3 cards: c2, red, 4 points; a4, white, 1 point; a2, black.",
        "Ben can reach 15 points with c2: the game may end this round.",
    ]
    assert heard("threat", game.asked(), "brief") == [
        "Ben, 3: c2, red, 4 points; a4, white, 1 point; a2, black.",
        "Ben can reach 15 with c2, ending this round.",
    ]
    assert heard("threat", game.asked(), "braille") == [
        "Ben can buy c2 c4r, a4 a1d, a2 a0o",
        "Ben can 15p c2 end",
    ]


def test_a_name_asks_about_one_of_them() -> None:
    state = table(seated(), seated("ooo"), seated("ddd"), market={"a2": "a0r3d", "b1": "b2o5d"})[0]
    assert heard("threat", of(state)) == [
        "Cleo can buy 1 card: a2, red.",
        "Ben can buy no open card.",
    ]
    assert heard("threat", of(state, words="cleo")) == ["Cleo can buy 1 card: a2, red."]
    assert heard("threat", of(state, words="be")) == ["Ben can buy no open card."]
    for words in ("ana", "dan", "cleo ben"):
        with pytest.raises(CannotAnswer):
            answer("threat", of(state, words=words))


def test_one_who_began_the_round_can_end_only_the_next_one() -> None:
    game = from_line(AHEAD.replace(" 2 0 act", " 2 1 act"))
    assert heard("threat", game.asked()) == heard("threat", from_line(AHEAD).asked())
    first = from_line(AHEAD.replace("2024 ", "2024+first=1 "))
    assert heard("threat", first.asked())[1].endswith(": the game may end next round.")


def test_cards_that_the_asker_can_buy_too_are_marked() -> None:
    market = {"a1": "a0s3o", "a2": "a0r3d", "b1": "b2o5d"}
    some = lines(seated("ooo"), seated("oooddd"), market=market)
    assert some[0].endswith("a1, blue; a2, red; you too: a1.")
    both = lines(seated("ooo"), seated("ooo"), market=market)
    assert both[0].endswith("; you too.")


def test_of_equal_points_those_that_the_asker_is_nearest_to_come_first() -> None:
    market = {"a1": "a0r3d", "a2": "a0s3o"}
    hand = ("a0e3r", None, None)
    (threat,) = answer(
        "threat",
        of(table(seated("oo"), seated("oooddd", hand=hand, bonuses="rrr"), market=market)[0]),
    ).seats
    shorts = [each.short for each in threat.cards]
    assert threat.cards[0].place == "a2"
    assert shorts[0] == 1
    assert (threat.cards[-1].place, shorts[-1]) == ("h1", None)


def test_of_many_cards_those_without_points_have_their_places_only() -> None:
    rich = seated("gg", bonuses="ssssseeeeerrrrrooooo")
    (line, *_) = lines(seated(), rich)
    assert line.startswith("Ben can buy ")
    assert "; no points: a" in line


def test_open_cards_in_the_hand_of_another_are_known() -> None:
    theirs = seated("ooo", hand=("a0s3o", None, None))
    assert lines(seated(), theirs, market={})[0].endswith("the reserved card, blue.")


def test_nothing_is_a_word_for_all_who_can_buy_nothing() -> None:
    assert lines(seated(), seated(), seated(), seated()) == [
        "Ben, Cleo and Dan can buy no open card."
    ]


def test_what_cannot_be_known_is_said() -> None:
    theirs = seated(hand=("b2o5d", None, None), blind=True)
    assert lines(seated(), theirs) == [
        "Ben holds 1 unseen card of level b.",
        "Ben can buy no open card.",
    ]
    two = replace(theirs, hand=(theirs.hand[0], Held(parse_card("c4r7e"), blind=True), None))
    assert lines(seated(), two)[0] == "Ben holds 2 unseen cards of levels b and c."


def test_an_unseen_card_might_end_the_game() -> None:
    cards = "c5s3s7d,c5d7o3d,b3o6o"
    theirs = seated("ggggg", cards=cards, hand=("b2e5e", None, None), blind=True)
    told = lines(seated(), theirs)
    assert told[-1] == (
        "Ben might reach 16 points with an unseen card of level b: the game may end this round."
    )


def test_nobles_in_reach_say_what_brings_them() -> None:
    theirs = seated("eerr", bonuses="ooodddss")
    tiles = ("3 3s3o3d",)
    told = lines(seated(), theirs, tiles=tiles, market={"a1": "a0s2e2r1d"})
    assert told[1] == "Ben is near 1 noble: n1 needs 1 blue, which a1 brings."
    poor = replace(theirs, tokens=NO_GEMS)
    far = lines(seated(), poor, tiles=tiles, market={"a1": "a0s2e2r1d"})
    assert "Ben is near 1 noble: n1 needs 1 blue." in far


def test_in_the_last_round_only_those_with_a_turn_count() -> None:
    cards = "c5s3s7d,c5d7o3d,b3o6o,b2e5e"
    rich = seated(cards=cards)
    some = lines(rich, seated("ooo"), market={"a1": "a0s3o"}, ending=True)
    assert some == [
        "The game ends with this round; others still to play: Ben.",
        "Ben can buy 1 card: a1, blue.",
    ]
    none = lines(seated(), rich, seat=0, ending=True, to_act=0, rules=RuleSet(first=1))
    assert none == ["The game ends with this round, and the others have no more turns."]


def test_in_the_last_round_any_gain_is_told() -> None:
    cards = "c5s3s7d,c5d7o3d,b3o6o,b2e5e"
    told = lines(seated(cards=cards), seated("ddddg"), market={"b1": "b2o5d"}, ending=True)
    assert told[-1] == "Ben can reach 2 points with b1."


def test_after_the_end_there_is_no_threat() -> None:
    state = replace(table(seated(), seated())[0], phase="over")
    assert heard("threat", of(state)) == ["The game is over."]


def test_one_who_has_to_give_tokens_back_keeps_10_at_most() -> None:
    # The card costs 12 tokens.
    theirs = seated("sssooodddgggg")
    state, _deal = table(seated(), theirs, market={"c1": "c4s3s3o6d"}, to_act=1, phase="return")
    assert default_payment(theirs, parse_card("c4s3s3o6d")) is not None
    assert all(each.place != "c1" for each in answer("threat", of(state)).seats[0].cards)


# Over whole games

positions = st.tuples(rule_sets, chances, st.integers(2, 4))


def moments(rules: RuleSet, chance: Chance, players: int) -> Iterator[Game]:
    state, deal = dealt(rules, players, chance.seed)
    for game in games(state, deal, chance):
        if game.state.phase != "over" and chance.number("look", len(game.moments)) % 6 == 0:
            yield game


@given(positions)
@run_settings(max_examples=tries(5, 200))
def test_the_cards_are_those_it_may_buy_when_its_turn_begins(
    what: tuple[RuleSet, Chance, int],
) -> None:
    for game in moments(*what):
        asker = len(game.moments) % what[2]
        view = game.state.view(asker)
        for threat in answer("threat", game.asked(asker)).seats:
            it = view.seats[threat.seat]
            if sum(it.tokens) <= 10:
                then = replace(view, to_act=threat.seat, phase="act")
                legal = {a.place for a in legal_actions(then) if isinstance(a, Buy)}
                assert {each.place for each in threat.cards} == legal
            for each in threat.cards:
                card = replace(view, to_act=threat.seat).card_at(each.place)
                assert isinstance(card, Card)
                assert each.code == card_code(card)
                assert each.short == short(view.seats[asker], each.place, card)
            points = [int(each.code[1]) for each in threat.cards]
            assert points == sorted(points, reverse=True)


def short(mine: Seat, place: str, card: Card) -> int | None:
    lacks = sum(missing(mine, card)) - mine.tokens[GOLD]
    return None if place[0] == "h" else max(0, lacks)


@given(positions)
@run_settings(max_examples=tries(10, 200))
def test_the_finish_is_the_best_of_all_that_can_be_done(
    what: tuple[RuleSet, Chance, int],
) -> None:
    for game in moments(*what):
        if game.state.phase != "act":
            continue
        asker = len(game.moments) % what[2]
        for threat in answer("threat", game.asked(asker)).seats:
            if threat.round is None:
                continue
            view = game.state.view(asker)
            sure, truth = (best(it, game.deal, threat.seat) for it in (view, game.state))
            least = least_to_end(view, threat.seat)
            assert points(threat.finish) == (sure if sure >= least else None)
            if threat.perhaps:
                assert truth <= threat.perhaps.points
            elif truth >= least:
                assert points(threat.finish) == truth


def points(finish: Finish | None) -> int | None:
    return finish.points if finish else None


def best(state: State, deal: Deal, seat: int) -> int:
    """Return the most points of a seat after any action, and after any noble it may choose."""
    start = replace(state, to_act=seat)
    open_ends = [apply(start, action)[0] for action in legal_actions(start)]
    most = 0
    while open_ends:
        then = open_ends.pop()
        if then.awaiting:
            open_ends.append(apply(then, deal.reveal(then))[0])
        elif then.phase in ("return", "noble") and then.to_act == seat:
            open_ends += [apply(then, action)[0] for action in legal_actions(then)[:3]]
        else:
            most = max(most, then.seats[seat].points)
    return most


@given(positions)
@run_settings(max_examples=tries(10, 200))
def test_the_round_of_the_next_turn_is_right(what: tuple[RuleSet, Chance, int]) -> None:
    players = what[2]
    state, deal = dealt(what[0], players, what[1].seed)
    turns: list[int] = []
    claims: list[tuple[int, int, str | None]] = []
    for game in games(state, deal, what[1]):
        if game.state.phase == "over":
            break
        if game.state.phase == "act":
            turns.append(game.state.to_act)
        asked = game.asked(game.state.to_act)
        claims += [(len(turns), each.seat, each.round) for each in answer("threat", asked).seats]
    for now, seat, claim in claims:
        coming: list[int | None] = [
            at // players for at in range(now, len(turns)) if turns[at] == seat
        ]
        this = (now - 1) // players
        expected = {"this": this, "next": this + 1, None: None}[claim]
        assert (coming or [None])[0] in (expected, None)
        if claim == "this" and game.state.passes < players:
            assert coming
