"""Positions as one line, both ways, and lines that are no position."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splendor_access.game import Game
from splendor_access.game.actions import Buy, ChooseNoble, Pass, Return, Revealed, Take
from splendor_access.game.cards import LEVELS, NOBLES, Hidden, gems
from splendor_access.game.chance import Chance, unseen
from splendor_access.game.legality import forced_refusal, legal_actions
from splendor_access.game.notation import NotationError
from splendor_access.game.position import (
    SeenPositions,
    parse_position,
    parse_rules,
    position_text,
    rules_text,
)
from splendor_access.game.record import Player, Record, RecordError, parse_record, record_text
from splendor_access.game.rules import apply, force
from splendor_access.game.state import EDITIONS, Held, Reveal, RuleSet, State
from tests.cases import every
from tests.game.situations import (
    act,
    chances,
    dealt,
    decisions,
    plain_cards,
    replace,
    rule_sets,
    seated,
    states,
    table,
)
from tests.tiers import tries

START = (
    "sp1 2024 2 0 act - 0 4s4e5g4r4o4d "
    "a0d3s,a0d2r1o,a0d1s1o3d,a0d1s1e1r1o/b1d3s3r2d,b1d3e2r2o,b2d5r,b2d5r3o/"
    "c3d3s3e5r3o,c4d7o,c4d3r6o3d,c5d7o3d 36/26/16 34s4e,33r3o3d,34r4o "
    "0:.:-,-,-:. 0:.:-,-,-:."
)


def broken(field: int, value: str) -> str:
    """Return the line above with another value in one field."""
    fields = START.split(" ")
    fields[field] = value
    return " ".join(fields)


@given(
    rules=rule_sets,
    players=st.integers(2, 4),
    chance=chances,
    viewer=st.sampled_from([0, 1, None, "all"]),
)
@settings(max_examples=tries(8, 300))
def test_every_state_of_a_game_both_ways(
    rules: RuleSet, players: int, chance: Chance, viewer: int | str | None
) -> None:
    begun, deal = dealt(rules, players, chance.seed)
    seen_by = SeenPositions(begun)
    for number, state in enumerate(states(begun, deal, chance)):
        if number % 7 and not state.awaiting and state.phase == "act":
            continue
        seen = state if isinstance(viewer, str) else state.view(viewer)
        line = position_text(seen)
        assert "\n" not in line
        assert parse_position(line) == seen
        assert position_text(parse_position(line)) == line
        for each in (None, *range(players)):
            assert seen_by.line(state, each) == position_text(state.view(each))


def test_the_views_of_a_game_in_which_people_erred_say_so() -> None:
    erred = replace(parse_position(START), erred=True)
    for viewer in (None, 0, 1):
        line = SeenPositions(erred).line(erred, viewer)
        assert line.startswith("sp2 ")
        assert line == position_text(erred.view(viewer))


def test_what_was_written_before_is_not_put_together_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = parse_position(START)
    position_text(state)
    again: list[object] = []
    monkeypatch.setattr("splendor_access.game.position.card_code", again.append)
    monkeypatch.setattr("splendor_access.game.position.noble_code", again.append)
    assert position_text(state) == START
    assert not again


def test_a_game_begins_with_this_line() -> None:
    state = parse_position(START)
    assert state.phase == "act"
    assert state.decks == (36, 26, 16)
    assert [seat.points for seat in state.seats] == [0, 0]
    assert position_text(state) == START


@given(
    st.builds(
        RuleSet,
        edition=st.sampled_from(EDITIONS),
        any_gold=st.booleans(),
        first=st.integers(0, 3),
        target=st.integers(1, 999),
        tiles=st.none() | st.integers(0, 5),
    )
)
def test_rules_both_ways(rules: RuleSet) -> None:
    assert parse_rules(rules_text(rules)) == rules


def test_only_house_rules_are_written() -> None:
    assert rules_text(RuleSet()) == "2024"
    rules = RuleSet("2014", any_gold=False, first=1, target=21, tiles=2)
    assert rules_text(rules) == "2014+gold=missing+first=1+points=21+tiles=2"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2023", "no-such-edition"),
        ("", "no-such-edition"),
        ("2024+gold=any", "no-such-rule"),
        ("2024+", "no-such-rule"),
        ("2024+points=0", "no-such-rule"),
        ("2024+points=9999", "no-such-rule"),
        ("2024+first=4", "no-such-rule"),
        ("2024+tiles=6", "no-such-rule"),
        ("2024+tiles=2+tiles=3", "rule-twice"),
        ("2024+gold=missing+gold=missing", "rule-twice"),
    ],
)
def test_rules_that_are_none(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_rules(text)
    assert caught.value.reason == reason


def test_a_secret_card_is_written_for_its_owner_only() -> None:
    mine = seated(hand=("b2r 4s2e1d", None, None), blind=True)
    state, _ = table(mine, seated())
    assert ":?b2r4s2e1d,-,-:" in position_text(state.view(0))
    for viewer in (1, None):
        assert ":?b,-,-:" in position_text(state.view(viewer))


def test_an_unknown_card_is_read() -> None:
    line = broken(11, "0:.:?c,-,-:.").replace("36/26/16", "36/26/15")
    assert parse_position(line).seats[0].hand[0] == Held(Hidden("c"), blind=True)


def test_awaited_cards_are_written() -> None:
    state, deal = dealt()
    in_hand = next(
        s for s in states(state, deal, Chance(4)) if s.awaiting and s.awaiting.place[0] == "h"
    )
    assert " reveal:h" in position_text(in_hand)
    in_market = next(
        s for s in states(state, deal, Chance(4)) if s.awaiting and s.awaiting.place[0] != "h"
    )
    awaited = in_market.awaiting
    assert awaited is not None
    assert awaited == Reveal(awaited.place[0], awaited.place)
    assert f" reveal:{awaited.place} " in position_text(in_market)


POINTS = "c5d 7o3d,c5s 3s7d,c5e 7s3e"


def with_points(**parts: object) -> State:
    """Return a state in which seat 1 has 15 points."""
    return table(seated(), seated(cards=POINTS), tiles=("3 4s4e",), **parts)[0]


@every(
    ("line", "reason"),
    [
        ("", "not-a-position"),
        ("hello", "not-a-position"),
        (broken(0, "sp"), "not-a-position"),
        (broken(0, "sp3"), "newer-position"),
        ("sp1", "position-fields"),
        (broken(1, "2015"), "no-such-edition"),
        (broken(1, "2024+first=2"), "position-first"),
        (broken(1, "2024+tiles=2"), "position-tiles"),
        (broken(2, "3"), "position-players"),
        (broken(2, "1"), "position-players"),
        (broken(2, "\u0662"), "position-players"),
        (broken(3, "2"), "position-number"),
        (broken(3, "-1"), "position-number"),
        (broken(4, "sleep"), "position-phase"),
        (broken(4, "return"), "position-phase"),
        (broken(4, "noble"), "position-phase"),
        (broken(4, "over"), "position-phase"),
        (broken(4, "reveal:a1"), "position-reveal"),
        (broken(4, "reveal:h1:a"), "position-reveal"),
        (broken(4, "reveal:d1"), "position-phase"),
        (broken(5, "end"), "position-ending"),
        (broken(5, "x"), "position-end"),
        (broken(6, "3"), "position-number"),
        (broken(6, "2"), "position-number"),
        (broken(7, "4s4e5g4r4o3d"), "position-tokens"),
        (broken(7, "4s4e6g4r4o4d"), "position-tokens"),
        (broken(7, "many"), "not-counts"),
        (broken(8, "-/-/-"), "position-market"),
        (START.replace("b2d5r,", "c5s3s7d,"), "position-level"),
        (START.replace("a0d3s,", "a0d2r1o,"), "position-card-twice"),
        (START.replace("a0d3s,", "a0d9s,"), "no-such-card"),
        (START.replace("a0d3s,", "-,"), "position-cards"),
        (START.replace("a0d3s,", "-,").replace("36/", "37/"), "position-gap"),
        (broken(9, "35/26/16"), "position-cards"),
        (broken(9, "41/26/16"), "position-number"),
        (broken(9, "36/26"), "position-decks"),
        (broken(9, "36/26/16/0"), "position-decks"),
        (broken(10, "34s4e,33r3o3d"), "position-tiles"),
        (broken(10, "34s4e,33r3o3d,34s4e"), "position-tile-twice"),
        (broken(10, "34s4e,33r3o3d,34s5e"), "no-such-noble"),
        (broken(11, "0:.:-,-,-"), "position-seat"),
        (broken(11, "0:.:-,-:."), "position-hand"),
        (broken(11, "0:.:?-,-,-:."), "not-a-card"),
        (broken(11, "0:.:?,-,-:."), "not-a-card"),
        (broken(11, "0:.:,-,-:."), "not-a-card"),
        (broken(11, "4s4e3r:.:-,-,-:.").replace("4s4e5g4r4o4d", "5g1r4o4d"), "position-limit"),
        (position_text(with_points()), "position-ending"),
        (position_text(with_points(ending=True, phase="over")), "position-phase"),
    ],
)
def test_lines_that_are_no_position(line: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(line)
    assert caught.value.reason == reason


@pytest.mark.parametrize("seed", range(tries(4, 100)))
def test_a_game_in_which_people_err_can_be_written_and_read_at_every_moment(seed: int) -> None:
    luck = Random(seed)
    state = Game.new(2 + seed % 3, seed).view(None)
    for _ in range(150):
        if state.awaiting:
            left = unseen(state)[LEVELS.index(state.awaiting.level)]
            state, _events = apply(state, Revealed(luck.choice(left)))
            continue
        if state.phase == "over":
            break
        tokens = gems("".join(luck.choices("segrod", k=luck.randint(1, 5))))
        wrong = (Take(tokens), Return(tokens), Pass(), Buy("a1", tokens), ChooseNoble("n1"))
        action = luck.choice([*wrong, *legal_actions(state)])
        if forced_refusal(state, action) is None:
            state, _events = force(state, action, "nobody looked")
            assert parse_position(position_text(state)) == state


def test_more_tokens_than_may_be_kept_are_a_position_of_another_kind() -> None:
    holding = seated(tokens="ssseeerrroo")
    state, _ = table(holding, seated(), tiles=("3 4s4e",))
    line = position_text(state)
    assert line.startswith("sp2 ")
    state = replace(state, erred=True)
    assert parse_position(line) == state
    with pytest.raises(NotationError, match="position-limit"):
        parse_position(f"sp1{line[3:]}")
    text = record_text(Record((Player("Ana"), Player("Ben")), state))
    assert text.startswith("splendor-record 2\n")
    assert parse_record(text).start == state
    with pytest.raises(RecordError):
        parse_record(text.replace("splendor-record 2", "splendor-record 1"))


def test_a_last_round_may_go_on_or_be_over() -> None:
    goes_on = replace(with_points(ending=True), erred=True)  # seat 1 has ended the round
    for state in (goes_on, with_points(ending=True, phase="over", to_act=1)):
        assert parse_position(position_text(state)) == state


def test_a_purchase_that_reaches_the_target_leads_to_a_position() -> None:
    state, deal = dealt(RuleSet(target=3))
    for now, action in decisions(state, deal, Chance(2)):
        after = act(now, deal, action)
        assert parse_position(position_text(after)) == after


def test_passes_are_counted_up_to_the_end() -> None:
    state, _ = table(seated(), seated(), tiles=("3 4s4e",), passes=1)
    assert parse_position(position_text(state)).passes == 1
    ended = replace(state, passes=2, phase="over", erred=True)
    assert parse_position(position_text(ended)) == ended


@pytest.mark.parametrize("start", [START, position_text(with_points(ending=True))])
@given(data=st.data())
def test_a_line_with_slips_is_a_position_or_refused(start: str, data: st.DataObject) -> None:
    line = list(start)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(line) - 1))
        change = data.draw(st.sampled_from(["put", "cut", "insert", "swap"]))
        if change == "put":
            line[at] = data.draw(
                st.sampled_from(list("segrodabchn0123456789:,/.-?+= ") + ["9" * 50])
            )
        elif change == "insert":
            line.insert(at, data.draw(st.characters()))
        elif change == "swap":
            line[at], line[-1] = line[-1], line[at]
        elif len(line) > 1:
            del line[at]
    try:
        state = parse_position("".join(line))
    except NotationError:
        return
    assert parse_position(position_text(state)) == state


@given(
    fields=st.lists(
        st.sampled_from(START.split(" ") + ["", ".", "-", "?", "::::", "over", "end"]), max_size=14
    )
)
def test_fields_in_any_order_are_a_position_or_refused(fields: list[str]) -> None:
    for line in (" ".join(fields), " ".join(["sp1", "2024", "2", *fields])):
        try:
            state = parse_position(line)
        except NotationError:
            continue
        assert parse_position(position_text(state)) == state


@given(st.text())
def test_any_text_is_a_position_or_refused(text: str) -> None:
    for line in (text, f"sp1 {text}"):
        with pytest.raises(NotationError):
            parse_position(line)


def test_tiles_that_came_are_counted() -> None:
    guest = seated(bonuses="ssss" + "eeee", nobles="3 4s4e")
    state, _ = table(guest, seated(), tiles=("3 3r3o3d", "3 4r4o"))
    assert parse_position(position_text(state)).seats[0].nobles == (NOBLES[0],)
    assert state.seats[0].cards == tuple(plain_cards("sssseeee"))


ROWS = [
    row
    for row in json.loads((Path(__file__).parent / "positions.json").read_text())
    if isinstance(row["position"], str)
]


def test_lines_of_somebody_who_had_not_read_the_code_are_read_or_refused() -> None:
    wrong = []
    for row in ROWS:
        try:
            parse_position(row["position"])
        except NotationError:
            read = False
        else:
            read = True
        if read != row["ok"]:
            wrong.append(row["why"])
    assert not wrong


UNREACHED = {
    "position-bonuses": "a tile without its bonuses",
    "position-no-noble": "two tiles fit seat 0 at its own turn",
    "position-begins": "nothing has been done, and seat 1",
    "position-round": "seat 1, who acts, had 12 already",
    "position-passes": "one has passed, but the bank has all",
    "position-reveal": "a1 is to be turned over, but nobody",
}


@pytest.mark.parametrize(("reason", "why"), UNREACHED.items())
def test_what_no_game_reaches_is_read_from_a_real_table_and_from_files(
    reason: str, why: str
) -> None:
    line = next(row["position"] for row in ROWS if row["why"].startswith(why))
    with pytest.raises(NotationError, match=reason):
        parse_position(line)
    state = parse_position(line, kept=True)
    assert position_text(state) == f"sp2{line[3:]}"
    assert parse_position(position_text(state)) == state


def test_a_million_letters_are_refused_at_once() -> None:
    for line in ("x" * 1_000_000, "sp1 2024 2 0 act - 0 " + "1s" * 200_000 + " x"):
        with pytest.raises(NotationError) as refused:
            parse_position(line)
        assert refused.value.reason


def test_a_record_from_a_position_that_no_game_reaches_is_still_read() -> None:
    line = next(row["position"] for row in ROWS if row["why"].startswith("a tile without its"))
    written = record_text(Record((Player("Ana"), Player("Ben")), parse_position(START), ()))
    start = parse_record(written.replace(START, line)).start
    assert position_text(start).startswith("sp2 ")
