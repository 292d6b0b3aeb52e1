"""Two cells at the left of the display for whose turn it is and the reader's points."""

import time
from pathlib import Path

import msgspec
import pytest

from splendor_access.braille_display.viewport import points_cell
from splendor_access.game.chance import Chance
from splendor_access.game.record import HUMAN, Player
from splendor_access.table.table import Table
from tests import driver
from tests.braille_display.slate import Slate, SlateGame
from tests.braille_display.test_controller import acted
from tests.braille_display.test_games import program
from tests.braille_display.virtual_display import VirtualDisplay
from tests.game import situations
from tests.game.situations import seated

MINE, NOBODYS, BENS = "\u283f", "\u2800", "\u2803"


def game(columns: int = 20, rows: int = 1, status: str = "on", **how: bool) -> SlateGame:
    """Lay out a game against Ben in which the reader has 3 points."""
    mine = seated(tokens="rr", cards="b3e 6e")
    state, deal = situations.table(mine, seated(), market={})
    players = (Player("Ana", HUMAN), Player("Ben", "easy"))
    slate = Slate(columns, rows, **how)
    return SlateGame(Table(players, state, deal, Chance(1)), slate, status=status)


def first(one: SlateGame) -> str:
    return one.slate.pictures[-1].cells[0][:3]


def test_points_are_literary_digits_with_dot_3_for_ten() -> None:
    letters = {0: "\u281a", 1: "\u2801", 9: "\u280a", 10: "\u281e", 15: "\u2815", 21: "\u2825"}
    assert {points: points_cell(points) for points in letters} == letters
    assert len({points_cell(points) for points in range(30)}) == 30


def test_whose_turn_it_is_and_points_stand_at_the_left() -> None:
    one = game()
    assert first(one) == f"{MINE}\u2809{NOBODYS}"
    assert one.slate.pictures[-1].cells[0][3:6] == game(status="off").slate.cells[:3]
    one.act("take sed")
    assert first(one) == f"{BENS}\u2809{NOBODYS}"
    one.press("line_down")
    assert first(one) == f"{BENS}\u2809{NOBODYS}"


def test_routing_keys_are_counted_behind_them() -> None:
    one = game(40)
    one.route("take")
    assert one.text[3:].startswith("take 1")
    one.press("route", 4)
    assert acted(one)[0].startswith("take")


@pytest.mark.parametrize("cell", [0, 1, 2])
def test_a_routing_key_on_them_goes_home(cell: int) -> None:
    one = game()
    home = one.text
    one.keys("line_down", "line_down")
    assert one.text != home
    assert one.press("route", cell) == home
    assert not acted(one)


def test_the_cursor_and_lower_rows_stand_behind_them() -> None:
    one = game(20, 3, routing=False, dots_keys=True)
    assert one.slate.pictures[-1].cursor == 3
    one.press("line_down")
    cursor = one.slate.pictures[-1].cursor
    assert cursor is not None
    assert cursor % 20 == 3
    assert {row[:3] for row in one.slate.pictures[-1].cells[1:]} == {NOBODYS * 3}
    assert all(len(row) == 20 for row in one.slate.pictures[-1].cells)


def test_a_line_that_is_typed_stands_behind_them_with_its_cursor() -> None:
    one = game()
    one.press("dots", 1)
    one.press("dots", 3)
    picture = one.slate.pictures[-1]
    assert picture.cells[0][3:6] == f"\u2801\u2803{NOBODYS}"
    assert picture.cursor == 5
    one.press("route", 3)
    assert one.slate.pictures[-1].cursor == 3


def test_displays_that_are_too_narrow_have_none() -> None:
    assert first(game(12)) == f"{MINE}\u2809{NOBODYS}"
    assert game(11).text == game(11, status="off").text


def test_after_the_end_nobody_is_due() -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(40), status="on")
    table = one.session.table
    table.state = msgspec.structs.replace(table.state, phase="over")
    one.viewport.refresh()
    assert first(one) == f"{NOBODYS}\u281a{NOBODYS}"


def test_they_are_felt_and_routed_on_a_real_brltty(tmp_path: Path) -> None:
    with VirtualDisplay(20) as display, program(display, tmp_path, "--quick", "--lang", "en"):
        display.wait_for("\u283d\u2815\u2825")
        # The dot keys type the setting.
        display.type("\u280e\u2811\u281e\u281e\u280a\u281d\u281b\u280e\u2800")
        display.type("\u280e\u281e\u2801\u281e\u2825\u280e\u2800\u2815\u281d")
        time.sleep(0.3)  # longer than the pause before a key agrees
        display.press("ENTER")
        display.wait_for(f"{MINE}\u281a{NOBODYS}")
        display.press("HOME")
        display.wait_for(f"{MINE}\u281a{NOBODYS}\u283d\u2815\u2825")
        display.press("LNDN")
        display.wait_for(lambda cells: not cells[3:].startswith("\u283d"))
        display.route(1)
        display.wait_for(f"{MINE}\u281a{NOBODYS}\u283d\u2815\u2825")
