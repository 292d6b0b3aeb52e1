"""Displays of several rows without routing keys: the cursor walks, and the rows stay."""

import pytest

from splendor_access.braille_display.game_view import DIFFERENT, NEWS
from tests import driver
from tests.braille_display.slate import Slate, SlateGame
from tests.braille_display.test_controller import acted

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
    # What is not on the display comes with its line first.
    while one.text == first:
        one.press("line_down")
    assert cursor(one)[0] == 0


def test_leaving_a_menu_brings_the_same_rows_back() -> None:
    one = rows()
    first = one.press("home")
    one.keys("line_down", "line_down", "window_right")
    at = cursor(one)
    assert one.press("choose") == "b2 - 5d"
    assert one.press("back") == first
    assert cursor(one) == at


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
    assert one.press("line_down") == "b1 - 5d3o" or one.text.startswith("b1 - ")
    one.press("window_right")
    one.press("window_right")
    assert one.text == "res down?"
    one.press("line_down")
    assert acted(one) == ["reserve b1"]


@pytest.mark.parametrize("columns", [20, 32])
def test_a_line_is_typed_in_the_first_row(columns: int) -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(columns, 4, routing=False, dots_keys=True))
    one.press("top")
    one.press("dots", 1)
    assert one.text.splitlines()[0] == "a"
    assert one.slate.pictures[-1].cursor == 1
