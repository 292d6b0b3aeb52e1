"""The sum: the whole position in the fewest cells, reached and left by one key."""

import re

import msgspec
import pytest

from splendor_access.braille_display.displays import KeyName
from splendor_access.braille_display.lines import SUMS
from splendor_access.game.cards import ORDER, Card, Gems
from splendor_access.game.chance import Chance
from splendor_access.game.notation import action_text
from splendor_access.game.record import HUMAN, Player
from splendor_access.table.table import Table
from tests import driver
from tests.braille_display.slate import Slate, SlateGame
from tests.braille_display.test_controller import acted, laid
from tests.driver import decision
from tests.game import situations
from tests.game.situations import seated

BEGIN = ("take ser", "take eod")


def begun(columns: int = 40, rows: int = 1, **settings: str) -> SlateGame:
    one = SlateGame(driver.table("human", "easy"), Slate(columns, rows), **settings)
    one.act(*BEGIN)
    one.press("home")
    return one


def whole(one: SlateGame, right: KeyName = "window_right") -> list[str]:
    """Feel all windows of the sum from its first one."""
    found = [one.press("sum")]
    while one.press(right) != found[-1]:
        found.append(one.text)
    one.press("sum")
    return found


def down(count: int) -> list[KeyName]:
    return ["line_down" for _ in range(count)]


def digits(counts: Gems, order: str = ORDER) -> str:
    return "".join(str(counts[ORDER.index(letter)]) for letter in order)


def test_the_whole_table_is_felt_in_few_windows() -> None:
    assert whole(begun(40)) == [
        "bank 325333  Ana 0p 110100 00000",
        "Ben 0p 010011 00000",
        "c16 b26 a36  04400 33003 30033",
        "c5o 00730 c4o 00700 c5s 30007 c5e 73000",
        "b2r 00053 b2o 00005 b1o 03023 b1r 30230",
        "a0r 00202 a0e 10111 a0s 01211 a0e 10002",
    ]
    assert len(whole(begun(20))) == 11
    assert len(whole(begun(12))) == 20


def test_it_is_true_in_every_turn_of_a_game_of_four() -> None:
    table = driver.table("human", "easy", "gentle", "easy")
    one = SlateGame(table, Slate(80))
    while not table.over:
        if table.state.to_act == 0 and table.state.phase == "act":
            one.press("home")
            felt, state = " ".join(whole(one)), table.state
            assert f"bank {digits(state.bank)}  " in felt
            seats = re.findall(r"(\d+)p (\d{6}) (\d{5})", felt)
            assert seats == [
                (str(it.points), digits(it.tokens), digits(it.bonuses, "serod"))
                for it in state.seats
            ]
            left = "c{2} b{1} a{0}".format(*state.decks)
            nobles = " ".join(digits(tile.cost, "serod") for tile in state.tiles if tile)
            assert f"{left}  {nobles or '-'}" in felt
            dealt = re.findall(r"([abc]\d[serod]) (\d{5})|(?<!\S)(-)(?!\S)", felt.split(left)[1])
            there = [card for level in (8, 4, 0) for card in state.market[level : level + 4]]
            assert [f"{head} {cost}" if head else none for head, cost, none in dealt][-12:] == [
                f"{card.level}{card.points}{card.bonus} {digits(card.cost, 'serod')}"
                if isinstance(card, Card)
                else "-"
                for card in there
            ]
        one.act(action_text(decision(table)))


def test_digits_are_in_the_order_of_codes() -> None:
    felt = whole(begun(40, order="printed"))
    assert felt[0] == "bank 332335  Ana 0p 011100 00000"
    assert felt[3].startswith("c5o 00073 c4o 00070 ")


@pytest.mark.parametrize(("columns", "rows"), [(12, 1), (40, 1), (32, 10), (10, 4)])
def test_one_key_leads_there_and_back_to_the_same_cells(columns: int, rows: int) -> None:
    one = begun(columns, rows)
    one.keys("line_down", "line_down", "line_down", "window_right")
    before = one.slate.cells
    assert one.press("sum").startswith("bank")
    one.keys("line_down", "window_right")
    one.press("sum")
    assert one.slate.cells == before


def test_the_others_are_two_keys_from_home() -> None:
    one = begun(12)
    assert one.keys("sum", "line_down") == "Ben 0p"
    assert one.press("window_right") == "010011 00000"
    assert one.press("home").startswith("you")


def test_lines_end_in_it_and_news_waits_behind_it() -> None:
    one = begun(40)
    one.press("sum")
    assert [one.press("line_up") for _ in range(2)] == [one.text] * 2
    one.keys(*down(8))
    assert one.viewport.focus.spot.line == SUMS[-1]
    one.act("take sod", "take eod")
    assert one.viewport.focus.spot.line == SUMS[-1]
    assert 39 in one.marks
    assert one.press("sum").startswith("you")
    assert one.marks


def test_a_card_is_bought_there() -> None:
    one = laid(40, seated(tokens="rrdd"), seated(), a1="a0r 2r2d", a2="a0o 1s1e1r1d")
    one.keys("sum", *down(5))
    there = one.text
    assert there.startswith("a0r 00202 a0o 11101 ")
    assert one.marks == [0, 1, 2]
    assert one.route("a0r") == "buy a1 2r2d"
    assert one.press("back") == there
    one.route("a0r")
    one.press("choose")
    assert acted(one) == ["buy a1 with 2r2d"]
    assert not one.text.startswith("a0")


def test_an_empty_place_leaves_the_others_where_they_are() -> None:
    state, deal = situations.table(seated(), seated(), market={"c1": "c4o 7r"})
    state = msgspec.structs.replace(state, market=(*state.market[:8], None, *state.market[9:]))
    players = (Player("Ana", HUMAN), Player("Ben", "easy"))
    one = SlateGame(Table(players, state, deal, Chance(1)), Slate(40))
    one.keys("sum", *down(3))
    assert one.text.startswith("-         c")


def test_on_a_panel_a_menu_opens_over_it_and_the_rows_stay() -> None:
    one = begun(32, 10)
    first = one.press("sum").splitlines()
    assert one.press("route", 3 * 32).splitlines() == ["c1 - 6r3o", *first[1:]]
    assert one.press("back").splitlines() == first
    one.press("route", 3 * 32)
    one.press("sum")
    assert one.text.startswith("you")


def test_own_reserved_cards_are_there() -> None:
    mine = seated(hand=("a0r 2r2d", None, None))
    state, deal = situations.table(mine, seated(), market={})
    players = (Player("Ana", HUMAN), Player("Ben", "easy"))
    one = SlateGame(Table(players, state, deal, Chance(1)), Slate(80))
    assert one.press("sum").endswith("h1 a0r 2r2d")


def test_more_than_nine_of_a_colour_are_written_with_letters() -> None:
    mine, theirs = (
        msgspec.structs.replace(seated(), bonuses=counts)
        for counts in ((9, 1, 0, 0, 0, 0), (11, 0, 0, 2, 0, 0))
    )
    one = laid(80, mine, theirs)
    assert one.press("sum").endswith("Ana 0p 000000 91000")
    assert one.press("line_down") == "Ben 0p 000000 11s2r"


def test_without_a_key_for_it_a_menu_leads_there() -> None:
    one = begun(40)
    one.route("ask")
    assert one.route("sum").startswith("bank 325333")
    assert one.press("home").startswith("you")
