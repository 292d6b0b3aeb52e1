"""Displays of several rows: nothing moves under a reading hand, and whole games by rows alone."""

from statistics import median

import msgspec
import pytest

from splendor_access.braille.layout import MARK
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import RuleSet
from splendor_access.session.intents import Intent, Said
from splendor_access.table.setup import new_table
from splendor_access.talk.messages import say
from tests import driver
from tests.braille_display.fingertips import Fingertips, OnSlate
from tests.braille_display.slate import Slate, SlateGame
from tests.braille_display.test_controller import acted
from tests.braille_display.test_presses import DISPLAYS, READS, played
from tests.tiers import tries


@pytest.mark.parametrize(
    ("columns", "rows", "routing", "most"),
    [(10, 4, False, 8), (10, 4, True, 7), (32, 10, True, 2)][: tries(1, 3)],
    ids=str,
)
def test_a_whole_game_is_played_by_rows_alone(
    columns: int, rows: int, routing: bool, most: int
) -> None:
    """By somebody who forgets everything, with the decisions of one who feels everything."""
    table = new_table([Player("Ana", HUMAN), Player("Ada", "easy")], RuleSet(), 20)
    one = SlateGame(table, Slate(columns, rows, routing=routing, dots_keys=True))
    fingers = Fingertips(OnSlate(one), memory="none", panel=True)
    fingers.play()
    assert table.record() == played(DISPLAYS[2], 20)[0].record()
    reading = [turn.reading for turn in fingers.turns if turn.did in READS]
    assert median(reading) <= most
    assert median([turn.doing for turn in fingers.turns]) <= (3 if routing else 4)


def panel(columns: int = 32, rows: int = 10) -> SlateGame:
    one = SlateGame(driver.table("human", "easy"), Slate(columns, rows))
    one.press("home")
    return one


def differing(one: SlateGame, before: str) -> list[tuple[str, str]]:
    return [(a, b) for a, b in zip(before, one.slate.cells, strict=True) if a != b]


def test_what_others_do_moves_nothing_but_the_mark_until_a_key() -> None:
    one = panel()
    one.act("take ser")
    one.press("home")
    before = one.slate.cells
    one.act("take eod")
    assert [ord(b) ^ ord(a) for a, b in differing(one, before)] == [MARK]
    assert one.press("home").startswith("you 0p 3t")
    assert one.press("line_up").startswith("bank 2e3o3d  Ben + 1e1o1d")


def test_more_news_waits_with_the_first() -> None:
    one = SlateGame(driver.table("human", "easy", "easy"), Slate(32, 10))
    one.act("take ser")
    one.press("home")
    before = one.slate.cells
    one.act("take eod", "take sro")
    assert len(differing(one, before)) == 1
    assert one.press("home").startswith("you")


def test_a_key_on_rows_that_waited_agrees_to_nothing_new() -> None:
    one = panel()
    one.act("take ser", "take eod")
    one.keys("line_up", "home")
    offered = one.route("take")
    assert offered.startswith("take ")
    before = one.slate.cells
    # A friend says something while the hand is on the menu.
    one.do(Intent("server", happened=lambda: [Said(say("friends-hello"), "talk")]))
    assert len(differing(one, before)) == 1
    assert one.press("route", 0).startswith(f"{offered.splitlines()[0]} again?")
    assert len(acted(one)) == 2
    one.press("route", 0)
    assert len(acted(one)) == 3


def test_own_keys_and_answers_are_shown_at_once() -> None:
    one = panel()
    one.route("ask")
    assert one.press("back").startswith("you 0p 0t")
    assert one.route("take").startswith("take")
    one.press("route", 0)
    assert one.text.startswith("wait Ben")


def test_one_row_shows_the_present_line_at_once() -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(40))
    one.act("take ser")
    one.press("home")
    one.act("take eod")
    assert one.text.startswith("you 0p 3t")


@pytest.mark.parametrize("told_by", ["device", "player"])
def test_a_slow_panel_changes_the_rows_of_one_line_at_a_time(told_by: str) -> None:
    slate = Slate(32, 10)
    slate.now = msgspec.structs.replace(slate.now, slow=told_by == "device")
    chosen = {"slow": "on"} if told_by == "player" else {}
    one = SlateGame(driver.table("human", "easy"), slate, **chosen)
    one.act("take ser", "take eod")
    first = one.press("home").splitlines()
    felt = [one.press("line_up").splitlines() for _ in range(2)]
    assert [rows[0] for rows in felt] == ["bank 2e3o3d  Ben + 1e1o1d", "Ben + 1e1o1d"]
    assert [rows[1:] for rows in felt] == [first[1:]] * 2
    assert one.press("line_down").splitlines() == felt[0]
    assert one.press("window_right").splitlines() == first
    assert one.press("window_left").splitlines() == felt[0]
    one.press("home")
    one.route("ask")
    answered = one.route("afford").splitlines()
    assert answered[0].startswith("can buy 0")
    assert answered[4:] == first[4:]
    row = next(at for at, text in enumerate(first) if text.startswith("b1 "))
    assert one.press("route", row * 32).splitlines()[0].startswith("b1 - ")
    assert one.press("back").splitlines()[4:] == first[4:]
    assert one.press("home").splitlines() == first


def test_other_panels_show_the_lines_below_an_answer() -> None:
    one = panel()
    first = one.text.splitlines()
    one.route("ask")
    assert one.route("afford").splitlines()[2:] != first[2:]
