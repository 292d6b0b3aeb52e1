"""What people set right at a real table, in the game itself."""

import pytest

from splendor_access.game.actions import Reserve, Take
from splendor_access.game.cards import CARDS, NO_GEMS, gems, lacking, plus
from splendor_access.game.events import Reason, Refusal
from splendor_access.game.notation import NotationError, parse_card
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import (
    Entry,
    Forced,
    Player,
    Record,
    parse_record,
    record_text,
    steps,
)
from splendor_access.game.rules import apply
from splendor_access.game.set_right import (
    BringNoble,
    CountTokens,
    LeaveEmpty,
    SetRight,
    ShowCard,
    SwapCards,
    TurnUp,
    left_empty,
    parse_set_right,
    set_right,
    set_right_refusal,
    set_right_text,
)
from tests.game.situations import seated, table

STATE, _DEAL = table(seated(tokens="s"), seated())


@pytest.mark.parametrize(
    ("bank", "seats", "refused"),
    [
        ("s", ("", ""), Refusal(Reason.TOKENS_MISSING, {"gems": gems("ss")})),
        ("", ("ss", "s"), Refusal(Reason.TOKENS_EXTRA, {"gems": gems("ss")})),
        ("s", ("s", "r"), Refusal(Reason.TOKENS_MISSING, {"gems": gems("s")})),
    ],
)
def test_a_count_has_as_many_tokens_as_there_are(
    bank: str, seats: tuple[str, ...], refused: Refusal
) -> None:
    """`bank` is what the bank has lost, `seats` what the players hold."""
    counted = CountTokens(lacking(STATE.bank, gems(bank)), tuple(map(gems, seats)))
    assert set_right_refusal(STATE, counted) == refused


def test_a_count_that_fits_is_the_new_state() -> None:
    counted = CountTokens(plus(STATE.bank, gems("s")), (NO_GEMS, NO_GEMS))
    assert set_right_refusal(STATE, counted) is None
    after, _events = set_right(STATE, counted)
    assert after.bank == counted.bank
    assert [seat.tokens for seat in after.seats] == [NO_GEMS, NO_GEMS]


BEFORE, _DEAL = table(
    seated(tokens="s", hand=("a0d3s", None, None), blind=True), seated(), tiles=("3 4s4e",)
)


@pytest.mark.parametrize(
    "entry",
    [
        CountTokens(plus(BEFORE.bank, gems("s")), (NO_GEMS, NO_GEMS)),
        SwapCards("a1", "a2"),
        ShowCard(0, "h1", parse_card("a0d3s")),
        BringNoble(0, "n1"),
        Forced(Take(gems("se")), "nobody looked"),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_every_later_position_of_a_game_in_which_people_erred_says_so(entry: Entry) -> None:
    """A position alone may not show it: two swapped cards lie as they could in any game."""
    kept = Record((Player("Ana"), Player("Ben")), BEFORE, (entry, Take(gems("ser"))))
    for erred in (kept, parse_record(record_text(kept))):
        (before, *_), *after = steps(erred)
        assert position_text(before).startswith("sp1 ")
        for _then, _entry, state, _events in after:
            line = position_text(state.view(None))
            assert line.startswith("sp2 ")
            assert position_text(parse_position(line)) == line
            begun = Record(kept.players, parse_position(line))
            assert record_text(begun).startswith("splendor-record 2\nseat")


def test_a_card_is_turned_up_later_only_where_a_place_was_left_empty() -> None:
    reserved, _events = apply(BEFORE, Reserve("a1"))
    for wrong in (LeaveEmpty("a2"), LeaveEmpty("h1"), TurnUp("a1", parse_card("a0r3d"))):
        assert set_right_refusal(reserved, wrong)
    empty, _events = set_right(reserved, LeaveEmpty("a1"))
    assert left_empty(empty) == ["a1"]
    assert empty.to_act == 1
    lies = next(card for card in empty.market if card)
    other_level = next(card for card in empty.market[4:] if card)
    hidden = next(card for card in CARDS if card.level == "a" and card not in BEFORE.market)
    for refused in (
        LeaveEmpty("a1"),
        TurnUp("a2", hidden),
        TurnUp("a1", lies),  # type: ignore[arg-type]
        TurnUp("a1", other_level),  # type: ignore[arg-type]
        TurnUp("a1", parse_card("a0d3s")),
    ):
        assert set_right_refusal(empty, refused), refused
    full, _events = set_right(empty, TurnUp("a1", hidden))
    assert full.card_at("a1") == hidden
    assert full.decks[0] == empty.decks[0] - 1
    assert left_empty(full) == []


@pytest.mark.parametrize("what", [LeaveEmpty("b2"), TurnUp("b2", parse_card("b2d5r"))])
def test_a_place_without_a_card_is_a_line_of_a_record(what: SetRight) -> None:
    assert parse_set_right(set_right_text(what)) == what


@pytest.mark.parametrize("line", ["empty", "empty h1", "empty a5", "turned a2", "turned h1 a0r3d"])
def test_a_line_that_begins_so_and_is_none_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        parse_set_right(line)
