"""Displays of several rows without routing keys: the cursor walks, and the rows stay."""

import pytest

from splendor_access.braille_display.game_view import DIFFERENT, NEWS
from splendor_access.game.chance import Chance
from splendor_access.game.record import HUMAN, Player
from splendor_access.table.table import Table
from tests import driver
from tests.braille_display.slate import Slate, SlateGame
from tests.braille_display.test_controller import acted
from tests.game import situations
from tests.game.situations import seated

COLUMNS, ROWS = 32, 10


def rows(*, dots_keys: bool = True) -> SlateGame:
    slate = Slate(COLUMNS, ROWS, routing=False, dots_keys=dots_keys)
    return SlateGame(driver.table("human", "easy"), slate)


def cursor(one: SlateGame) -> tuple[int, int]:
    at = one.slate.pictures[-1].cursor
    assert at is not None
    return divmod(at, COLUMNS)


def test_things_are_come_to_once_and_the_rows_stay() -> None:
    one = rows()
    one.press("home")
    first = one.text
    places = [(row, column) for row in (1, 4, 6) for column in (0, 8, 16, 24)]
    found: list[tuple[int, int]] = []
    while len(found) < 4 + len(places):
        one.press("window_right")
        found.append(cursor(one))
        assert one.text == first
    assert found[4:] == places
    back: list[tuple[int, int]] = []
    while len(back) < len(places) - 1:
        one.press("window_left")
        back.append(cursor(one))
        assert one.text == first
    assert back == places[-2::-1]


def test_line_keys_move_the_cursor_and_not_the_rows() -> None:
    one = rows()
    first = one.press("home")
    assert [(one.press("line_down"), cursor(one)) for _ in range(3)] == [
        (first, (1, 0)),
        (first, (4, 0)),
        (first, (6, 0)),
    ]
    # Off the display, a whole line comes first.
    while one.text == first:
        one.press("line_down")
    assert cursor(one)[0] == 0


def test_leaving_a_menu_brings_the_same_rows_back() -> None:
    one = rows()
    first = one.press("home")
    one.keys("line_down", "line_down", "window_right")
    at = cursor(one)
    assert one.press("choose").splitlines() == ["b2 - 5d", *first.splitlines()[1:]]
    assert one.press("back") == first
    assert cursor(one) == at


# A menu is over the first row


def route(one: SlateGame, row: int, column: int) -> list[str]:
    """Press the routing key of a cell; return the rows."""
    return one.press("route", row * COLUMNS + column).splitlines()


def with_routing() -> tuple[SlateGame, list[str]]:
    one = SlateGame(driver.table("human", "easy"), Slate(COLUMNS, ROWS))
    first = one.text.splitlines()
    assert first[:3] == [
        "you 0p 0t  take  ask  help  quit",
        "c1 c5o  c2 c4o  c3 c5s  c4 c5e",
        "7r3o    7r      3s7d    7s3e",
    ]
    return one, first


def test_the_key_that_opened_a_menu_does_what_it_says_and_the_table_stays() -> None:
    one, first = with_routing()
    assert route(one, 2, 9) == ["c2 - 7r", *first[1:]]
    assert route(one, 2, 9) == ["res c2 + 1g", *first[1:]]
    assert not acted(one)
    route(one, 2, 9)
    assert acted(one) == ["reserve c2"]


def test_so_does_a_key_on_its_row_and_one_on_nothing_does_nothing() -> None:
    one, first = with_routing()
    route(one, 2, 9)
    there = route(one, 0, 20)
    assert there == ["res c2 + 1g", *first[1:]]
    assert first[3] == ""
    assert route(one, 3, 20) == there
    assert not acted(one)
    route(one, 0, COLUMNS - 1)
    assert acted(one) == ["reserve c2"]


def test_a_key_on_another_thing_opens_that() -> None:
    one, first = with_routing()
    assert route(one, 2, 9)[0] == "c2 - 7r"
    opened = route(one, 1, 0)
    assert opened == ["c1 - 7r3o", *first[1:]]
    assert route(one, 1, 0)[0] == "res c1 + 1g"
    one.press("line_up")
    assert one.text.splitlines() == first
    assert not acted(one)


def test_a_menu_opened_further_down_leaves_the_rows_where_they_are() -> None:
    one, _ = with_routing()
    while not one.text.startswith("bank"):
        one.press("line_down")
    below = one.text.splitlines()
    deck = next(at for at, row in enumerate(below) if "?b" in row)
    column = below[deck].index("?b")
    assert route(one, deck, column) == ["res ?b + 1g", *below[1:]]
    one.press("back")
    assert one.text.splitlines() == below
    gem = below[0].index("4s")
    route(one, 0, gem)
    route(one, 0, gem)
    assert one.text.splitlines() == ["take 2s", *below[1:]]
    route(one, 0, gem)
    assert acted(one) == ["take ss"]


def test_home_is_the_first_row_when_a_key_has_gone_there() -> None:
    one = rows()
    one.act("take ser", "take eod")
    one.press("top")
    assert not one.text.startswith("you")
    assert one.press("home").startswith("you")
    one.keys("line_down", "line_up", "line_up")
    assert one.press("home").startswith("you")


def test_the_last_level_takes_only_the_rows_that_it_needs() -> None:
    """So a display of ten rows has room for the bank, unless a card of level a costs four gems."""
    one = SlateGame(driver.table("human", "easy", seed=2), Slate(COLUMNS, ROWS))
    begins = [row.split()[0] for row in one.text.splitlines()]
    assert begins == ["you", "c1", "7s3e", "3d", "b1", "6d", "a1", "2s2r", "t", "bank"]


def test_everything_comes_by_in_both_directions() -> None:
    one = rows()
    one.press("top")
    names = [*one.controller.view.names(ROWS)]
    for key, order in (("window_right", names), ("window_left", names[::-1])):
        lines = [one.viewport.focus.spot.line]
        for _ in range(80):
            one.press(key)  # type: ignore[arg-type]
            if one.viewport.focus.spot.line != lines[-1]:
                lines.append(one.viewport.focus.spot.line)
        assert lines == order
    assert {NEWS, DIFFERENT} <= {*names}


def test_without_a_key_to_choose_the_row_of_the_thing_says_how() -> None:
    one = rows(dots_keys=False)
    first = one.press("home").splitlines()
    one.keys("line_down", "line_down", "window_right")
    asked = one.text.splitlines()
    assert asked[4] == "b1 down?"
    assert [row for at, row in enumerate(asked) if at != 4] == [
        row for at, row in enumerate(first) if at != 4
    ]
    assert one.press("line_down").splitlines()[0].startswith("b1 - ")
    one.press("window_right")
    one.press("window_right")
    assert one.text.splitlines() == ["res down?", *first[1:]]
    one.press("line_down")
    assert acted(one) == ["reserve b1"]


@pytest.mark.parametrize("columns", [20, 32])
def test_a_line_is_typed_in_the_first_row(columns: int) -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(columns, 4, routing=False, dots_keys=True))
    one.press("top")
    one.press("dots", 1)
    assert one.text.splitlines()[0] == "a"
    assert one.slate.pictures[-1].cursor == 1


def test_a_menu_that_is_closed_by_others_leaves_the_rows_where_they_are() -> None:
    mine, other = seated(), seated(tokens="rrdd")
    state, deal = situations.table(mine, other, market={"a1": "a0r 2r2d"})
    players = (Player("Ana", HUMAN), Player("Ben", "easy"))
    one = SlateGame(Table(players, state, deal, Chance(1)), Slate(COLUMNS, ROWS))
    one.act("take seo")
    row = next(at for at, text in enumerate(one.text.splitlines()) if text.startswith("a1"))
    assert route(one, row, 0)[0].startswith("a1 - ")
    one.act("buy a1")
    assert one.text.splitlines()[0].startswith("a1 - ")
    after = one.press("home").splitlines()
    assert after[0].startswith("you ")
    assert any(text.startswith("a1 a0d") for text in after)
