"""Shorter reading: differences, offered takes, a wanted card, narrowed rows."""

import pytest

from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import RuleSet, Seat
from splendor_access.table.setup import new_table
from splendor_access.table.table import start_saving
from tests import driver
from tests.braille_display.slate import Slate, SlateGame
from tests.braille_display.test_controller import acted, felt, laid, lines
from tests.driver import decision
from tests.game.situations import seated

RICH = {
    **{"a1": "a0r 2r2d", "a2": "a0e 2s2r", "a3": "a0d 3s", "a4": "a0o 3e"},
    **{"b1": "b2r 5o", "b2": "b3s 6s"},
}


def walked(one: SlateGame, begin: str) -> list[str]:
    """Feel all windows from a key back to home."""
    felt_there = [begin]
    while not one.press("window_right").startswith("you"):
        felt_there.append(one.text)
    return felt_there


# Differences


def test_a_line_has_what_is_different_until_the_next_action() -> None:
    one = felt(12)
    assert one.keys("home", "line_up") == "same"
    one.act("take ser", "take eod")
    for _ in range(2):
        assert walked(one, one.keys("home", "line_up")) == ["bank 2e3o3d", "Ben + 1e1o1d"]
    one.act("take sod")
    assert one.keys("home", "line_up") == "same"


def test_what_was_dealt_in_one_s_own_turn_is_different_too() -> None:
    one = laid(40, seated(tokens="rrdd"), Seat(), a1="a0r 2r2d")
    one.act("buy a1")
    new = one.session.table.state.market[0]
    assert new is not None
    assert one.keys("home", "line_up").startswith("a1 a0")
    one.act("take ser")
    assert one.keys("home", "line_up").startswith("a1 a0")
    assert "bank " in one.text


def test_a_colour_that_ran_out_is_told() -> None:
    one = felt(40)
    one.act("take ser", "take ser", "take ser", "take seo")
    assert one.keys("home", "line_up") == "bank 3o no se  Ben + 1s1e1o"


def test_a_card_that_was_bought_is_told_with_its_place() -> None:
    one = laid(60, Seat(), seated(tokens="ssrr"), a1="a0s 3o", a2="a0e 2s2r")
    one.act("take seo", "buy a2")
    assert "Ben buy a0e - 2s2r" in one.keys("home", "line_up")
    assert one.text.startswith("a2 a")


def test_a_key_goes_to_what_is_different_and_back_home() -> None:
    one = felt(40)
    one.act("take ser", "take eod")
    one.keys("line_down", "line_down", "line_down")
    assert one.press("different") == "bank 2e3o3d  Ben + 1e1o1d"
    assert not one.marks
    assert one.press("window_right").startswith("you")


# Affordable cards


def test_a_key_goes_to_the_next_card_that_can_be_bought() -> None:
    one = laid(12, seated(tokens="rrddss", bonuses="ooooo"), Seat(), tiles=(), **RICH)
    found = [one.press("next_buy") for _ in range(4)]
    assert found == ["b1 b2r 5o", "a1 a0r 2r2d", "a2 a0e 2s2r", "b1 b2r 5o"]
    one.press("line_down")
    assert one.text.startswith("a1")
    assert one.press("next_buy") == "a2 a0e 2s2r"


def test_where_nothing_can_be_bought_the_key_says_so() -> None:
    one = felt(40)
    one.keys("line_down", "line_down")
    assert one.press("next_buy") == "can buy 0  you 0p 0t  take  ask  help"
    assert one.press("nothing") == "you 0p 0t  take  ask  help  quit"


# The wanted card and the takes for it


def test_the_wanted_card_stands_on_the_home_line_with_what_it_lacks() -> None:
    one = laid(40, seated(tokens="s"), Seat(), tiles=(), **RICH)
    while not one.text.startswith("b1"):
        one.press("line_down")
    one.route("b2 ")
    while one.text != "need b2":
        one.press("window_right")
    one.press("route")
    assert one.press("home") == "you 0p 1t  take  b2 - 5s  ask  help"
    assert one.route("b2") == "b2 - 5s"
    one.press("back")
    assert one.route("take") == "take 1s1e1r"
    one.press("route")
    assert acted(one) == ["take ser"]
    one.act("take rod")
    assert one.press("home").startswith("you 0p 4t  take  b2 - 4s")


def test_a_wanted_card_is_still_wanted_when_the_game_is_gone_on_with() -> None:
    table = driver.table("human", "easy")
    start_saving(table)
    SlateGame(table, Slate(40)).controller.view.want("b2")
    assert table.save
    table.save.close()
    resumed = SlateGame(driver.reopened(), Slate(40))
    assert "b2 - " in resumed.text
    assert resumed.session.table.save
    resumed.session.table.save.close()


def test_a_wanted_card_that_is_reserved_is_still_wanted() -> None:
    one = laid(40, seated(tokens="s"), Seat(), tiles=(), **RICH)
    one.controller.view.want("b2")
    one.act("reserve b2", "take rod")
    assert "h1 - 5s have 1g" in one.press("home")


def test_a_noble_is_made_the_aim_and_let_go_by_keys() -> None:
    one = laid(40, seated(tokens="s"), Seat(), tiles=("34s4e",), **RICH)
    while not one.text.startswith("n1"):
        one.press("line_down")
    assert one.route("n1") == "n1 - 4s4e"
    while one.text != "aim n1":
        one.press("window_right")
    one.press("route")
    assert one.session.table.wanted == {0: one.session.table.state.tiles[0]}
    assert "n1 - 4s4e" in one.press("home")
    assert one.route("n1") == "n1 - 4s4e"
    while one.text != "n1 no aim":
        one.press("window_right")
    one.press("route")
    assert one.session.table.wanted == {}
    assert "n1" not in one.press("home")


def test_a_wanted_card_that_is_gone_or_can_be_bought_is_not_told_twice() -> None:
    one = laid(40, seated(tokens="dd"), seated(tokens="ssrr"), tiles=(), **RICH)
    one.controller.view.want("a2")
    one.viewport.refresh()
    assert "a2 - 2s2r" in one.press("home")
    one.act("take seo", "buy a2")
    assert "a2" not in one.press("home")


def test_ready_takes_name_what_they_cost_and_can_be_left() -> None:
    one = laid(40, seated(tokens="ssseeeood"), Seat(), tiles=(), **RICH)
    one.route("take")
    assert one.text.endswith("then - 1")
    assert one.press("line_down").startswith("you 0p 9t")
    assert not acted(one)


def test_the_first_take_helps_the_card_that_lacks_least_and_then_the_next() -> None:
    one = laid(40, seated(tokens="rd"), Seat(), tiles=(), **RICH)
    takes = [one.route("take")]
    while one.press("window_right") != "back":
        takes.append(one.text)
    # a1 lacks 1r1d, and then a3 lacks 3s.
    assert takes[0] == "take 1s1r1d"
    assert len(takes) == len({*takes}) <= 6
    assert all("r" in take or "d" in take for take in takes)


# Narrowed rows


@pytest.mark.parametrize(
    ("near", "rows"),
    [
        ("0", ["c 0/4", "b 0/4", "a 1/4  a1 a0r 2r2d"]),
        ("1", ["c 0/4", "b 0/4", "a 2/4  a1 a0r 2r2d  a2 a0e 2s2r"]),
        ("off", ["c1", "b1", "a1 a0r 2r2d"]),
    ],
)
def test_rows_are_narrowed_to_what_is_near(near: str, rows: list[str]) -> None:
    one = laid(60, seated(tokens="rrdds"), Seat(), tiles=(), **RICH)
    one.type(f"settings near {near}")
    one.press("home")
    found = [one.keys(*("line_down",) * 3), one.press("line_down"), one.press("line_down")]
    for text, begin in zip(found, rows, strict=True):
        assert text.startswith(begin)
        assert near == "off" or text == begin


def test_a_key_on_the_count_chooses_how_narrow_the_rows_are() -> None:
    one = laid(40, seated(tokens="rrdds"), Seat(), tiles=(), **RICH)
    one.type("settings near 0")
    one.press("home")
    one.keys(*("line_down",) * 5)
    assert one.route("1/4") == "all"
    assert [one.press("window_right") for _ in range(4)] == ["can buy", "lack 1", "lack 2", "back"]
    one.keys("window_left", "window_left")
    assert one.press("route") == "near is now 1."
    assert "a 2/4  a1 a0r 2r2d  a2 a0e 2s2r" in lines(one)


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_the_choice_of_narrow_rows_is_understood_in_each_language(language: str) -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(40), language, near="0")
    one.keys(*("line_down",) * 3)
    one.press("route", 2)
    one.keys("window_right", "window_right")
    one.press("route")
    assert one.session.style.settings.near == "1"


# The end


def test_at_the_end_the_result_is_felt_first_and_then_what_can_be_done() -> None:
    people = (Player("Ana", HUMAN), Player("Ben", "easy"))
    laid_out = new_table(people, RuleSet(target=3), 8)
    one = SlateGame(laid_out, Slate(60))
    while not laid_out.over:
        one.act(action_text(with_payment(laid_out.state, decision(laid_out))))
    assert one.text.startswith("won: ")
    found = [one.text]
    while "quit" not in found[-1]:
        found.append(one.press("window_right"))
    assert "rematch" in " ".join(found)
