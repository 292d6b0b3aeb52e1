"""No accidents: a trembling hand and repeating keys in a game, on a simulated clock.

`test_faults.py` does it on a real BRLTTY.
"""

import pytest

from splendor_access.braille_display.displays import Key, KeyName
from splendor_access.braille_display.keys import ANOTHER_KEY
from tests import driver
from tests.braille_display.slate import Slate, SlateGame
from tests.braille_display.test_controller import acted, laid
from tests.game.situations import seated
from tests.tiers import sampled, tries

SHOWN = 0.06
"""Seconds until a picture is on the display."""


class Hand:
    """A hand on a game, with a clock: it strikes keys after given pauses."""

    def __init__(self, one: SlateGame) -> None:
        self.one = one
        self._now = self._struck = self._changed = 0.0

    def strike(self, pause: float, name: KeyName = "route", cell: int = 0) -> str:
        """Strike a key that many seconds after the previous one."""
        self._now += pause
        age = max(0.0, self._now - self._changed - SHOWN)
        before = self.one.slate.cells
        text = self.one.press(name, cell, age=age, pause=self._now - self._struck)
        self._struck = self._now
        if self.one.slate.cells != before:
            self._changed = self._now
        return text


def buying(columns: int = 40, **settings: str) -> Hand:
    """Lay out a game in which a routing key on the home line opens the purchase of a1."""
    one = laid(columns, seated(tokens="rrdd"), seated(), a1="a0r 2r2d")
    one.session.style.settings = driver.chosen_settings(**settings)
    one.viewport.refresh()
    hand = Hand(one)
    assert "a1" in one.row, one.text
    assert hand.strike(3.0, "route", one.row.index("a1")) == "buy a1 2r2d"
    return hand


@sampled(2)
@pytest.mark.parametrize("agree", ["250", "500", "1000"])
def test_a_burst_does_nothing_and_one_strike_after_a_pause_does_it_once(agree: str) -> None:
    least = int(agree) / 1000
    gaps = [gap for gap in (0.02, 0.14, 0.2, 0.3, 0.4, least - 0.01) if gap < least]
    for gap in gaps:
        for count in range(2, tries(6, 21)):
            hand = buying(agree=agree)
            for _ in range(count - 1):
                assert hand.strike(gap) == "buy a1 2r2d again?", (gap, count)
            assert not acted(hand.one)
            hand.strike(least + 0.01)
            assert acted(hand.one) == ["buy a1 with 2r2d"]
            # Nothing that follows in a burst has an effect, either.
            for _ in range(count):
                hand.strike(gap)
            assert acted(hand.one) == ["buy a1 with 2r2d"]


def test_the_pause_is_500_by_default() -> None:
    hand = buying()
    hand.strike(0.49)
    assert not acted(hand.one)
    hand.strike(0.5)
    assert acted(hand.one)


def test_a_key_that_repeats_buys_and_undoes_nothing() -> None:
    for gap in (0.14, 0.2, 0.3, 0.4):
        hand = buying()
        for name in ("route", "choose", "enter"):
            for _ in range(20):
                hand.strike(gap, name)
        assert not acted(hand.one)


def test_any_key_begins_the_time_anew() -> None:
    hand = buying()
    hand.strike(0.4, "nothing")
    assert hand.strike(0.4) == "buy a1 2r2d again?"
    assert not acted(hand.one)


def test_another_key_agrees_where_the_player_wants_that() -> None:
    hand = buying(agree="key")
    hand.strike(2.0, "route", 1)
    assert acted(hand.one) == ["buy a1 with 2r2d"]


def test_the_same_key_never_agrees_where_another_one_is_wanted() -> None:
    hand = buying(agree="key")
    hand.strike(0.1, "choose")
    for _ in range(5):
        assert hand.strike(2.0, "choose") == "buy a1 2r2d again?"
    hand.strike(ANOTHER_KEY - 0.01)
    assert not acted(hand.one)
    hand.strike(ANOTHER_KEY, "choose")
    assert acted(hand.one) == ["buy a1 with 2r2d"]


@pytest.mark.parametrize(
    ("columns", "text"), [(10, "again?"), (12, "buy again?"), (13, "buy a1 again?"), (2, "ag")]
)
def test_where_there_is_little_room_the_thing_stands_before_the_word(
    columns: int, text: str
) -> None:
    one = laid(columns, seated(tokens="rrdd"), seated(), a1="a0r 2r2d")
    hand = Hand(one)
    while "a1" not in one.text:
        hand.strike(1.0, "window_right")
    while not one.controller.view.opened:
        hand.strike(1.0, "route", max(0, one.row.find("a1")))
    while not one.text.endswith("2r2d"[-columns:]):
        hand.strike(1.0, "window_right")
    assert hand.strike(0.1) == text
    assert not acted(one)
    # Another key restores the picture; the same key after a pause acts.
    assert hand.strike(0.1, "nothing").endswith("2r2d"[-columns:])
    hand.strike(0.1)
    hand.strike(0.6)
    assert acted(one) == ["buy a1 with 2r2d"]


@pytest.mark.parametrize(("language", "word"), [("fr", "encore?"), ("nl", "nog eens?")])
def test_the_word_is_in_each_language(language: str, word: str) -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(80), language)
    hand = Hand(one)
    hand.strike(1.0, "route", one.text.rindex("quit" if language == "fr" else "stop"))
    assert hand.strike(0.1).endswith(word)


def test_on_several_rows_the_word_stands_in_the_row_of_the_thing() -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(32, 10))
    hand = Hand(one)
    hand.strike(1.0, "route", 64)
    assert hand.strike(0.1).splitlines()[0].endswith("again?")
    hand.strike(0.6)
    hand.strike(0.6)
    assert len(acted(one)) == 1


def test_a_key_that_was_pressed_on_an_older_picture_does_nothing_and_says_so() -> None:
    hand = buying()
    one = hand.one
    old = one.slate.pictures[-1].number
    one.viewport.refresh()
    one.slate.on_key(Key("route", 0, old, 5.0, 5.0))
    assert one.text == "buy a1 2r2d again?"
    assert not acted(one)


def test_what_has_been_done_is_not_asked_for_again() -> None:
    hand = buying()
    one = hand.one
    old = one.slate.pictures[-1].number
    hand.strike(1.0)
    one.slate.on_key(Key("route", 0, old, 5.0, 0.06))
    assert one.text == "wait Ben  ask  undo  help  quit"
    assert acted(one) == ["buy a1 with 2r2d"]


def test_questions_need_no_pause_longer_than_a_look() -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(40))
    hand = Hand(one)
    hand.strike(1.0, "route", one.row.index("ask"))
    at = one.row.index("afford")
    assert hand.strike(0.1, "route", at).startswith("afford")
    assert "can buy 0" in hand.strike(0.3, "route", at)


def test_what_repeats_without_routing_keys_does_nothing() -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(20, routing=False, dots_keys=False))
    hand = Hand(one)
    for _ in range(3):
        hand.strike(1.0, "line_down")
    hand.strike(1.0, "window_right")
    hand.strike(1.0, "line_down")
    for _ in range(2):
        hand.strike(1.0, "window_right")
    assert one.text == "res down?"
    for _ in range(20):
        assert hand.strike(0.3, "line_down") == "res c1 + 1g again?"
    hand.strike(0.6, "line_down")
    assert acted(one) == ["reserve c1"]
