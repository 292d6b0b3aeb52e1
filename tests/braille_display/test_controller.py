"""A game under the fingers: the effects of keys, with other seats scripted."""

import ast
from pathlib import Path

import pytest

from splendor_access.braille.tables import OFFERED, table
from splendor_access.braille_display import channel
from splendor_access.braille_display.controller import SOURCE
from splendor_access.braille_display.displays import Key, KeyName, Status
from splendor_access.braille_display.keys import GUARD
from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.notation import action_text
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import Seat
from splendor_access.session.intents import Intent, Said
from splendor_access.table.chain import Row
from splendor_access.table.database import SaveError
from splendor_access.table.table import Table, start_saving
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import say
from splendor_access.teaching.tutorial import LESSONS, step_title
from tests import driver
from tests.braille_display.slate import Slate, SlateGame
from tests.game import situations
from tests.game.situations import seated
from tests.tiers import sampled

YOUNG = GUARD / 2


def felt(columns: int = 40, rows: int = 1, **how: str) -> SlateGame:
    return SlateGame(driver.table("human", "easy"), Slate(columns, rows), **how)


def laid(
    columns: int, *seats: Seat, tiles: tuple[str | None, ...] = (), **market: str
) -> SlateGame:
    """Lay out a table for a person and Ben, with these cards in the market."""
    state, deal = situations.table(*seats, tiles=tiles, market=market)
    players = (Player("Ana", HUMAN), Player("Ben", "easy"))
    return SlateGame(Table(players, state, deal, Chance(1)), Slate(columns))


def lines(one: SlateGame) -> list[str]:
    """Return the start of every line, from the top."""
    one.press("top")
    found = [one.text]
    while one.keys("line_down") != found[-1]:
        found.append(one.text)
    return found


def acted(one: SlateGame) -> list[str]:
    entries = one.session.table.entries
    return [action_text(each) for each in entries if isinstance(each, Action)]


NINE = ("take rod", "take ss", "take rod", "take ee", "take ser", "take sod")
"""Turns of two that leave the first with nine tokens."""

DOWN: tuple[KeyName, ...] = ("line_down",) * 6
EDGES: tuple[KeyName, ...] = ("top", "bottom", "home", "line_up", "line_down")

# Reading


def test_every_line_is_there_once_and_tells_itself_by_its_first_cells() -> None:
    found = lines(felt(40))
    assert found == [
        "no news",
        "same",
        "you 0p 0t  take  ask  help  quit",
        "t 0  b 0  you 0p 0c",
        "bank 4s4e5g4r4o4d",
        "c1 c5o 7r3o         c2 c4o 7r",
        "b1 b2r 5o3d         b2 b2o 5d",
        "a1 a0r 2r2d         a2 a0e 1s1r1o1d",
        "?c 16  ?b 26  ?a 36",
        "n1 3 4e4r  n2 3 3s3e3d  n3 3 3s3o3d",
        "hand 0",
        "Ben 0p 0c  t 0  b 0",
        "no news",
    ]
    middle = found[1:-1]
    assert len({line[:5] for line in middle}) == len(middle)


def test_the_place_stays_when_others_move_and_a_blank_tells_of_news() -> None:
    one = felt(40)
    one.act("take ser")
    one.press("home")
    one.keys("line_down", "line_down", "line_down", "window_right")
    assert one.text == "c3 c5s 3s7d         c4 c5e 7s3e"
    assert not one.marks
    one.act("take eod")
    assert one.text == "c3 c5s 3s7d         c4 c5e 7s3e"
    assert one.marks == [39]
    one.press("home")
    assert one.marks == [39]
    assert one.press("line_up") == "bank 2e3o3d  Ben + 1e1o1d"
    assert not one.marks
    assert one.press("line_up") == "Ben + 1e1o1d"


def test_news_never_covers_a_character() -> None:
    one = felt(12)
    one.act("take ser")
    one.keys("home", "line_down")
    before = one.slate.cells
    one.act("take eod")
    after = one.slate.cells
    changed = [(a, b) for a, b in zip(before, after, strict=True) if a != b]
    assert changed == [("\u2800", "\u28c0")]


def test_six_dots_get_words_instead_of_marks() -> None:
    one = felt(40, table="en-us-comp6")
    one.act(*NINE)
    one.press("home")
    assert one.text == "you 0p 9t  new  take  buy a1 a2 a3 a4"
    one.keys("line_down", "line_down")
    assert one.text == "bank 1e5g1r1o1d" + 22 * " " + "new"
    one.press("top")
    while not one.text.startswith("a1"):
        one.press("line_down")
    assert one.text == "a1 a0r 2r2d ok      a2 a0e 1s1r1o1d ok"
    assert not one.marks


def test_picked_gems_do_not_move_for_a_word() -> None:
    one = felt(40, table="en-us-comp6")
    one.keys("line_down", "line_down")
    assert one.route("4s") == "bank 4s4e5g4r4o4d  take 1s"
    assert one.route("4e") == "bank 4s4e5g4r4o4d  take 1s1e"


def test_a_word_for_news_goes_when_it_was_felt() -> None:
    one = felt(40, table="en-us-comp6")
    one.act("take ser", "take rod")
    assert "new" in one.text
    one.press("line_up")
    assert "new" not in one.press("home")


def test_what_goes_back_can_be_done_behind_its_gems() -> None:
    one = felt(40)
    one.act(*NINE)
    one.type("take erd")
    one.press("home")
    one.route("4r")
    assert one.route("3d") == "give 1r1d"
    one.press("back")
    assert one.text.startswith("give 2 1s2e4r2o3d  give 1r1d")
    assert one.route("give 1r1d") == "give 1r1d"
    one.press("route")
    assert acted(one)[-1] == "return rd"


def test_what_can_be_bought_is_marked() -> None:
    one = felt(40)
    one.act("take rod", "take sed", "take rod", "take sed")
    one.press("home")
    while not one.text.startswith("a1"):
        one.press("line_down")
    assert one.text.startswith("a1 a0r 2r2d")
    assert one.marks[:2] == [0, 1]


# Acting


def test_gems_are_picked_and_taken_by_the_same_key_again() -> None:
    one = felt(40)
    one.keys("line_down", "line_down")
    assert one.route("4s") == "bank 4s4e5g4r4o4d  take 1s"
    assert one.marks == [5, 6]
    assert one.route("4e") == "bank 4s4e5g4r4o4d  take 1s1e"
    assert one.route("4r") == "take 1s1e1r"
    assert not acted(one)
    assert one.press("route", 11) == "wait Ben  ask  undo  help  quit"
    assert acted(one) == ["take ser"]


def test_a_picked_gem_can_be_let_go_or_taken_twice() -> None:
    one = felt(40)
    one.keys("line_down", "line_down")
    one.route("4s")
    one.route("4e")
    assert one.route("4s") == "bank 4s4e5g4r4o4d  take 1e"
    assert one.route("4e") == "take 2e"
    assert one.press("back") == "bank 4s4e5g4r4o4d  take 2e"
    assert one.route("4r") == "bank 4s4e5g4r4o4d  take 1r"
    assert one.press("escape") == "bank 4s4e5g4r4o4d"


def test_gold_is_no_gem_to_pick() -> None:
    one = felt(40)
    one.keys("line_down", "line_down")
    assert one.route("5g") == "bank 4s4e5g4r4o4d"


def test_a_card_is_bought_by_the_same_key_after_its_cost_was_shown() -> None:
    one = felt(40)
    one.act("take rod", "take sed", "take rod", "take sed")
    one.press("home")
    while not one.text.startswith("a1"):
        one.press("line_down")
    assert one.press("route", 4) == "buy a1 2r2d"
    assert one.press("route", 4).startswith("wait Ben")
    assert acted(one)[-1] == "buy a1 with 2r2d"


def test_what_can_be_bought_is_on_the_home_line() -> None:
    one = felt(40)
    one.act("take rod", "take ss", "take rod", "take ee")
    assert one.press("home") == "you 0p 6t  take  buy a1  ask  undo  help"
    # The word before the first place belongs to it.
    assert one.route("buy") == "buy a1 2r2d"
    one.press("back")
    assert one.route("a1") == "buy a1 2r2d"
    assert one.press("route", 15).startswith("wait Ben")
    assert acted(one)[-1] == "buy a1 with 2r2d"


def test_a_card_out_of_reach_says_what_is_lacking_and_can_be_reserved() -> None:
    one = felt(40)
    one.keys(*DOWN[:3])
    assert one.route("c2") == "c2 - 7r"
    # A key on a thing without an action moves on to one.
    assert one.press("route", 21) == "res c2 + 1g"
    assert one.press("window_right") == "need c2"
    assert one.press("window_right") == "back"
    assert one.press("choose") == "c1 c5o 7r3o         c2 c4o 7r"
    one.route("c2")
    one.press("route")
    one.press("route")
    assert acted(one) == ["reserve c2"]


def test_the_gold_that_could_stand_for_what_is_lacking_is_said_for_cards_only() -> None:
    mine = seated(tokens="ggr")
    one = laid(40, mine, Seat(), tiles=("3 4s4e",), c1="c4o 7r")
    one.keys(*DOWN[:3])
    assert one.route("c1") == "c1 - 6r have 2g"
    one.keys("home", *DOWN, "line_down")
    assert one.route("n1") == "n1 - 4s4e"


def test_a_purchase_names_the_noble_that_comes_with_it() -> None:
    for bonuses, then in (("ssseerrr", "+ n1"), ("ssseerrrddd", "noble? n1, n2")):
        mine = seated(bonuses=bonuses)
        one = laid(40, mine, Seat(), tiles=("3 3s3e3r", "3 3s3e3d"), a1="a0e 2s2r")
        assert one.route("a1") == f"buy a1 0 {then}"


def test_gems_name_the_nobles_too_when_nothing_goes_back() -> None:
    mine = seated(tokens="sssseee", bonuses="sssseeeedddd")
    one = laid(40, mine, Seat(), tiles=("3 4s4e", "3 4s4d"))
    one.keys("line_down", "line_down")
    for gem in ("4r", "4o", "4d"):
        one.route(gem)
    assert one.text == "take 1r1o1d noble? n1, n2"
    assert one.press("route").startswith("noble? 2")


def test_a_line_key_leaves_a_menu_and_does_nothing() -> None:
    one = felt(20)
    one.keys(*DOWN[:3])
    one.press("window_right")
    keys: tuple[KeyName, ...] = ("line_up", "line_down", "top", "bottom", "back", "escape")
    for key in keys:
        one.press("route", 2)
        assert one.text == "c2 - 7r"
        assert one.press(key) == "c2 c4o 7r"
    one.press("route", 2)
    assert one.press("home") == "you 0p 0t  take  ask"
    assert one.keys("line_down") == "t 0  b 0  you 0p 0c"
    assert not acted(one)


def test_the_window_keys_do_not_leave_a_menu() -> None:
    one = felt(40)
    one.keys("line_down", "line_down", "line_down")
    assert one.press("route") == "c1 - 7r3o"
    assert one.press("window_left") == "c1 - 7r3o"
    assert one.keys(*("window_right",) * 5) == "back"
    assert one.press("route").startswith("c1 ")
    by_item = SlateGame(driver.table("human", "easy"), Slate(40, routing=False, dots_keys=True))
    by_item.keys("line_down", "line_down", "line_down")
    assert by_item.keys("enter", "window_left") == "c1 - 7r3o"
    assert by_item.keys(*("window_right",) * 5) == "back"


def test_a_key_that_stutters_stays_at_what_is_told_first() -> None:
    one = felt(40)
    one.keys("line_down", "line_down", "line_down")
    one.press("route")
    for age in (0.02, 0.05, 0.09, 0.16, 0.25):
        assert one.press("route", age=age, pause=0.07) == "c1 - 7r3o again?"
    assert one.press("route", age=0.7, pause=0.5) == "res c1 + 1g"


def test_an_action_that_goes_on_in_the_next_window_says_so() -> None:
    one = laid(12, seated(tokens="serd"), seated(), a1="a0o 1s1e1r1d")
    assert one.press("window_right") == "take  buy a1"
    assert one.route("a1") == 'buy a1 "'
    assert one.press("route") == "1s1e1r1d"


def test_what_is_lacking_stands_behind_its_sign() -> None:
    one = laid(12, seated(tokens="g"), seated(), c1="c3o 3s5e3r3d")
    while not one.text.startswith("c1"):
        one.press("line_down")
    assert one.press("route") == "c1"
    assert one.press("window_right") == "- 3s5e3r3d"
    assert one.press("window_right") == "have 1g"


def test_the_top_of_a_deck_is_reserved_after_one_look() -> None:
    one = felt(40)
    one.keys(*DOWN[:6])
    assert one.route("?b") == "res ?b + 1g"
    one.press("choose")
    assert acted(one) == ["reserve b"]
    assert one.session.open_prompt is None


def test_taking_too_many_says_that_tokens_go_back_and_they_are_picked_too() -> None:
    one = felt(40)
    one.act(*NINE)
    one.press("home")
    one.keys("line_down", "line_down")
    for gem in ("1e", "1r", "1d"):
        one.route(gem)
    assert one.text == "take 1e1r1d then - 2"
    assert one.press("route") == "give 2 1s2e4r2o3d  ask  undo  help  quit"
    assert one.route("4r") == "give 2 1s2e4r2o3d  give 1r  ask  undo"
    assert one.route("3d") == "give 1r1d"
    assert one.press("route").startswith("wait Ben")
    assert acted(one)[-2:] == ["take erd", "return rd"]


def test_what_goes_back_is_not_picked_on_the_line_of_the_bank() -> None:
    one = felt(40)
    one.act(*NINE, "take erd")
    one.press("home")
    one.route("4r")
    one.keys("line_down", "line_down")
    assert one.text == "bank 5g1o"
    assert one.marks == [39]  # the news of Ben's action
    assert one.route("1o") == "bank 5g1o"
    assert one.press("home").startswith("give 2 1s2e4r2o3d  give 1r")


def test_no_key_confirms_a_picture_that_is_too_young() -> None:
    one = felt(40)
    one.keys("line_down", "line_down")
    for gem in ("4s", "4e", "4r"):
        one.route(gem, age=0.0)
    assert one.text == "take 1s1e1r"
    for name in ("route", "choose", "enter"):
        for _ in range(50):
            one.press(name, 11, age=YOUNG)
    assert not acted(one)
    assert one.text == "take 1s1e1r again?"
    one.press("route", 11)
    assert acted(one) == ["take ser"]


def test_other_payments_stand_behind_the_one_with_the_fewest_gold() -> None:
    one = laid(40, seated(tokens="rrddgg"), Seat(), a1="a0r 2r2d")
    one.press("home")
    while not one.text.startswith("a1"):
        one.press("line_down")
    found = [one.route("a1")]
    while found[-1] != "back":
        found.append(one.press("window_right"))
    assert found == [
        "buy a1 2r2d",
        "res a1 + 1g",
        "need a1",
        "buy a1 1g2r1d",
        "buy a1 1g1r2d",
        "buy a1 2g2r",
        "buy a1 2g1r1d",
        "buy a1 2g2d",
        "back",
    ]
    one.press("window_left")
    one.press("route")
    assert acted(one) == ["buy a1 with 2g2d"]


def test_a_noble_is_chosen_by_the_same_key_again() -> None:
    one = laid(
        40,
        seated(bonuses="ssssrrrr", cards="c4e 7s,c5e 7s3e,b2e 5e,b3e 6e"),
        Seat(),
        tiles=("3 4s4e", "3 4e4r", "3 3s3e3d"),
    )
    one.press("home")
    while not one.text.startswith("n1"):
        one.press("line_down")
    assert one.route("n2") == "n2 at end of turn"
    one.press("back")
    assert one.route("n3").startswith("n3 - 3d")
    one.act("take rod")
    assert one.press("home") == "noble? 2  n1 3 4s4e  n2 3 4e4r  ask"
    assert one.route("n2") == "noble n2 3 4e4r"
    assert one.press("route", 12).startswith("wait Ben")
    assert acted(one)[-1] == "noble n2"


def test_undo_is_asked_about_and_done() -> None:
    one = felt(40)
    one.act("take ser", "take eod")
    one.press("home")
    assert one.route("undo") == "undo turn"
    assert one.press("route").startswith("undone 2")
    assert not acted(one)


def test_quit_asks_and_the_same_key_says_yes() -> None:
    one = felt(40)
    assert one.route("quit") == "unsaved, quit? yes"
    assert one.press("window_right") == "no"
    assert one.press("choose") == "The game goes on."
    assert not one.session.finished
    one.press("home")
    one.route("quit")
    one.press("route", 31, age=YOUNG)
    assert not one.session.finished
    one.press("route", 31)
    assert one.session.finished


@pytest.mark.parametrize("command", ["rematch", "new"])
def test_another_game_is_begun_by_a_key_when_one_is_over(command: str) -> None:
    laid_out = driver.table("human", "easy")
    driver.play_out(laid_out)
    one = SlateGame(laid_out, Slate(40))
    one.press("home")
    one.press("window_right")
    one.route(command)
    assert one.session.finished
    assert one.session.another == command
    assert "rematch" not in " ".join(lines(felt(40)))


def test_a_question_is_dropped_by_the_back_key() -> None:
    one = felt(40)
    one.route("quit")
    assert one.press("back") == "Cancelled."
    assert one.session.open_prompt is None


def test_questions_can_be_asked_without_typing() -> None:
    one = felt(40)
    assert one.route("ask") == "sum  afford  changed  goal  threat"
    assert one.route("threat") == "Ben can buy 0"
    assert one.press("back") == "you 0p 0t  take  ask  help  quit"
    assert "Ben can buy 0" not in lines(one)


def test_a_key_on_the_number_of_cards_tells_what_was_bought() -> None:
    ana, ben = seated(cards="b2s 5s,a0s 3o"), seated(cards="a1r 4d")
    one = laid(40, ana, ben)
    one.keys("line_down")
    one.route("you")
    assert lines(one)[0] == "you 2c 2p  2s 2p"
    one.press("home")
    while not one.keys("line_down").startswith("Ben"):
        assert one.text
    one.route("Ben")
    assert lines(one)[0] == "Ben 1c 1p  1r 1p"


def test_an_answer_is_kept_until_something_is_done() -> None:
    one = felt(40)
    one.route("ask")
    one.route("threat")
    # A message that somebody thinks for long is no answer.
    one.controller.tell([Said(say("waiting", name="Ben"), "turn")], None)
    one.press("home")
    assert one.press("top") == "Ben can buy 0"
    one.type("take ser")
    assert lines(one)[0] == "you + 1s1e1r"
    one.act("take ser")
    assert one.keys("home", "line_down", "line_down") == "bank 2s2e5g2r4o4d"
    for cell in (5, 7, 11, 11):
        one.press("route", cell)
    one.act("take rod")
    assert lines(one)[0] == "Ben + 1r1o1d"


def test_who_did_something_is_said_of_one_s_own_too() -> None:
    one = laid(
        80, seated("rrdd"), seated("eeeoo"), tiles=("3 3s3e3r",), a1="a0r 2r2d", a2="a0e 2s2r"
    )
    one.act("buy a1", "take erd")
    one.press("home")
    one.route("ask")
    assert one.route("last").startswith("you buy a1 a0r 2r2d  a1 ")
    assert "Ben + 1e1r1d" in one.text


def test_points_are_told_of_cards_that_bring_some() -> None:
    one = laid(80, Seat(), seated("rrrr", bonuses="rrr"), c1="c4o 7r")
    one.act("take seo", "buy c1")
    assert one.keys("home", "line_up", "line_up").startswith("Ben buy c1 c4o 7r 4p  c1 ")


def test_hints_of_the_tutorial_are_felt() -> None:
    one = felt(40)
    one.type("tutorial")
    one.press("home")
    first = say("hint-done", number=1, next=2, title=step_title(LESSONS[1]))
    one.type("board")
    hint = one.controller.view.line("answer").items[-1]
    assert "".join(run.text for run in hint.runs) == one.session.style.locale.text(first, "braille")


def test_gems_that_are_picked_wait_for_an_answer() -> None:
    one = felt(40)
    one.keys("line_down", "line_down")
    one.route("4s")
    one.press("home")
    one.route("ask")
    one.route("afford")
    assert one.keys("home", "line_down", "line_down") == "bank 4s4e5g4r4o4d  take 1s"
    one.route("4e")
    one.route("4r")
    one.press("route")
    assert acted(one) == ["take ser"]
    one.act("take rod")
    assert one.keys("home", "line_down", "line_down") == "bank 3s3e5g2r3o3d"


def test_while_something_is_asked_one_can_read_and_do_nothing_else() -> None:
    one = laid(40, seated(tokens="rrdd"), seated(), a1="a0r 2r2d")
    one.route("quit")
    assert one.text == "unsaved, quit? yes"
    while not one.text.startswith("a1"):
        one.press("line_down")
    assert one.press("route") == "a1 costs 2r2d"
    assert one.press("window_right") == "need a1"
    assert one.press("route").startswith("a1 ")
    assert one.press("home") == "unsaved, quit? yes"
    assert not acted(one)
    assert not one.session.finished


def test_the_help_key_tells_of_the_keys() -> None:
    one = felt(40)
    assert one.press("help") == "home: turn, up: changes, right: on"


@pytest.mark.parametrize("language", languages())
def test_the_keys_are_told_in_few_windows(language: str) -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(12), language)
    one.press("help")
    rows = one.controller.view.layout(12, 1, cursor=False).lay(one.controller.view.line("answer"))
    assert len(rows) <= 20


def test_a_move_of_the_computer_that_cannot_be_saved_is_asked_about() -> None:
    laid_out = driver.table("human", "easy")
    start_saving(laid_out)
    one = SlateGame(laid_out, Slate(40))
    one.act("take ser")
    one.keys("line_down", "line_down")

    def fail(row: Row) -> None:
        raise SaveError("full", "no space")

    save = laid_out.save
    assert save
    save.add = fail  # type: ignore[method-assign]
    assert one.act("take ser") == "This could not be saved, so it was not"
    assert one.keys("line_down", "line_down", "line_down") == one.keys("home") == "not saved"
    vars(save).pop("add")
    assert one.press("window_right") == "again"
    assert one.press("route") == "you 0p 3t  take  ask  undo  help  quit"
    assert acted(one) == ["take ser", "take ser"]


# Typing


@sampled(6)
@pytest.mark.parametrize("name", [each.name for each in OFFERED])
def test_commands_and_codes_are_typed_in_the_table_of_the_reader(name: str) -> None:
    one = felt(80, table=name)
    chosen = table(name)
    typed = table(chosen.uncontracted) if chosen.uncontracted else chosen
    one.type("take ser", typed)
    assert acted(one) == ["take ser"]
    one.act("take eod")
    one.type("c4o 7r", typed)
    assert [each.name for each in one.controller.view.answers] == ["placed"]


def test_the_line_being_typed_and_its_cursor_are_felt() -> None:
    one = felt(12)
    one.keys("line_down", "line_down")
    for cell in "\u281e\u2801\u2805":
        one.press("dots", ord(cell) - 0x2800)
    assert one.text == "tak"
    assert one.slate.pictures[-1].cursor == 3
    one.press("window_left")
    assert one.slate.pictures[-1].cursor == 2
    assert one.press("backspace") == "tk"
    assert one.press("route", 0) == "tk"
    assert one.press("dots", ord("\u2801") - 0x2800) == "atk"
    assert one.press("line_down").startswith("t 0")
    assert one.press("home") == "atk"
    assert one.press("escape") == "you 0p 0t"


def test_a_typed_line_that_is_longer_than_the_display_scrolls_by_half_of_it() -> None:
    one = felt(12)
    lengths = []
    for _ in range(20):
        one.press("dots", 1)
        lengths.append((len(one.text), one.slate.pictures[-1].cursor))
    typed = [(length, length) for length in range(1, 12)]
    assert lengths == [*typed, *typed[5:], *typed[5:8]]


def test_a_line_being_typed_in_braille_stays_when_the_keyboard_types() -> None:
    one = felt(40)
    for cell in "\u281e\u2801":
        one.press("dots", ord(cell) - 0x2800)
    one.viewport.typed("\u2803", 1)
    one.viewport.typed("", 0)
    assert one.text == "ta"
    one.do(Intent("keyboard", text="bank"))
    assert one.text.startswith("bank ")
    assert one.press("home") == "ta"


def test_the_display_that_is_back_says_so_beside_a_line_being_typed() -> None:
    one = felt(40)
    one.press("dots", 0x1E)
    one.controller.back(say("display-back"))
    one.viewport.refresh()
    assert one.text == "display back"
    assert one.press("home") == "t"


def test_a_long_line_moves_with_the_cursor() -> None:
    one = felt(12)
    for _ in range(15):
        one.press("dots", 1)
    assert one.text == "a" * 9
    assert one.slate.pictures[-1].cursor == 9


def test_literary_digits_are_understood_on_a_computer_table() -> None:
    one = felt(40)
    one.type("a1", table("en-ueb-g1"))
    assert one.text == "a1 a0r 2r2d"


def test_a_line_that_means_nothing_is_answered_and_changes_nothing() -> None:
    one = felt(80)
    assert one.type("xyzzy").startswith('"xyzzy" is not a command.')
    assert not acted(one)


# Choices of the session


def test_a_choice_is_answered_by_a_key_or_a_number() -> None:
    one = felt(40)
    one.type("take red")
    assert one.text == '"red" can mean 2 things. Which number'
    one.keys("window_right", "window_right")
    assert one.text == "1r"
    assert one.press("window_right") == "1e1r1d"
    assert one.press("choose").startswith("wait Ben")
    assert acted(one) == ["take erd"]


def test_a_choice_can_be_left() -> None:
    one = felt(40)
    one.type("take red")
    assert one.press("back") == "Cancelled."
    assert one.session.open_prompt is None


def test_at_a_choice_help_and_quit_stand_beside_back() -> None:
    one = felt(40)
    one.type("take red")
    asked = one.text
    assert "help  quit" in (one.press("window_right") for _time in range(20))
    assert one.route("help").startswith("keys  try keys")
    assert one.press("back") == "help  quit"
    assert one.route("quit") == "unsaved, quit? yes"
    assert [one.press("window_right") for _ in range(2)] == ["no", "help"]
    one.press("window_left")
    one.press("choose")
    assert one.press("home") == asked


def test_a_device_is_handed_over() -> None:
    laid_table = driver.table("human", "human")
    one = SlateGame(laid_table, Slate(40))
    one.route("ask")
    one.press("back")
    one.keys("line_down", "line_down")
    for gem in ("4s", "4e", "4r"):
        one.route(gem)
    assert one.press("route") == "Ben ready?"
    assert one.press("route") == "Ben 0p 0t  take  ask  help  quit"


def test_a_line_that_is_no_answer_is_felt_and_the_question_stays() -> None:
    one = felt(40)
    one.route("quit")
    assert one.type("take ser").startswith("Not done yet:")
    assert not acted(one)
    assert one.press("home") == "unsaved, quit? yes"
    assert one.type("yes or no").startswith("Neither yes nor no:")
    assert one.press("home") == "unsaved, quit? yes"
    one.type("yess")
    assert one.press("home") == "yes? yes"
    one.type("no")
    assert one.press("home") == "unsaved, quit? yes"
    assert one.type("no thanks") == "The game goes on."
    assert one.press("home") == "now take ser? yes"
    one.type("no")
    assert not acted(one)
    one.press("home")
    one.route("quit")
    one.type("sure")
    assert one.session.finished


def test_a_hand_is_shown_after_one_short_question() -> None:
    one = SlateGame(driver.table("human", "human"), Slate(40))
    one.act("reserve b", "take ser")
    one.type("hand")
    assert one.text == "others can read it"
    assert one.press("window_right") == "Ana: show hand? yes"
    assert one.press("window_right") == "no"
    one.press("window_left")
    assert one.press("route").startswith("hand 1  h1 b")


def test_what_one_person_asked_is_gone_before_the_next_one_feels() -> None:
    one = SlateGame(driver.table("human", "human"), Slate(40))
    one.type("reserve deck b")
    one.type("yes")
    one.press("route")
    one.act("take ser")
    one.press("route")
    one.type("hand")
    assert one.type("yes").startswith("hand 1  h1 b")
    one.act("take ser")
    assert not [line for line in lines(one) if "h1 b" in line]
    # A secret is not told while the next person is awaited.
    assert "h1 b" not in one.type("hand")
    assert "h1 b" not in one.type("yes")
    assert one.press("home").startswith("Ben ready?")
    assert not [line for line in lines(one) if "h1 b" in line]


def test_whoever_comes_next_feels_that_there_is_news() -> None:
    one = SlateGame(driver.table("human", "human"), Slate(40))
    one.type("take ser")
    one.press("home")
    assert one.press("route").startswith("Ben 0p")
    assert one.marks == [39]
    assert one.press("top") == "Ana + 1s1e1r"
    assert not one.marks
    one.type("take ser")
    one.press("home")
    assert one.press("route").startswith("Ana 0p")
    assert one.marks


def test_each_person_feels_the_words_of_their_own_language() -> None:
    laid_table = driver.table("human", "human")
    one = SlateGame(laid_table, Slate(40), languages=("nl", "en"))
    assert one.text.startswith("Ana 0p 0f  neem  vraag")
    one.type("neem ser")
    assert one.press("home") == "Ben klaar?"
    assert one.press("window_right") == "Ben ready?"
    assert one.press("route") == "Ben 0p 0t  take  ask  help  quit"
    assert one.press("line_down").startswith("t 0  b 0")


# The menu and other players' actions


def test_a_menu_that_is_not_true_any_more_is_closed_and_nothing_is_done() -> None:
    one = laid(40, seated(tokens="rrdd"), seated(tokens="rrdd"), a1="a0r 2r2d")
    one.act("take eso")
    while not one.text.startswith("a1"):
        one.press("line_down")
    assert one.route("a1") == "a1 costs 2r2d"
    one.act("buy a1")
    assert one.text.startswith("a1 ")
    assert one.row.startswith("a1 a")
    one.press("route", 0)
    assert len(acted(one)) == 2


def test_a_turn_of_others_moves_nobody_who_reads_beside_an_open_question() -> None:
    one = felt(40)
    one.act("take ser")
    assert one.type("quit") == "unsaved, quit? yes"
    one.press("home")
    one.keys(*DOWN[:4])
    assert one.text.startswith("b1 ")
    assert one.act("take ser").startswith("b1 ")
    assert one.session.open_prompt is not None


def test_a_key_for_a_forgotten_picture_does_nothing() -> None:
    one = felt(40)
    old = one.slate.pictures[-1].number
    for _ in range(40):
        one.press("line_down")
    before = one.text
    for name in ("route", "choose", "enter"):
        one.slate.on_key(Key(name, 0, old, 9.0))
    assert one.text == before


# Displays without routing keys


def test_without_routing_keys_items_are_gone_through_and_chosen() -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(40, routing=False, dots_keys=True))
    # A line begins at its first choice.
    one.keys("line_down", "line_down")
    found = []
    for key in ("enter", "choose", "enter"):
        found.append((one.press(key), one.slate.pictures[-1].cursor))
        one.press("window_right")
    assert found == [
        ("bank 4s4e5g4r4o4d  take 1s", 5),
        ("bank 4s4e5g4r4o4d  take 1s1e", 7),
        # The cursor skips the gold, which cannot be taken.
        ("take 1s1e1r", 0),
    ]
    one.press("window_left")
    assert one.press("choose").startswith("wait Ben")
    assert acted(one) == ["take ser"]


def test_without_a_key_to_choose_a_window_says_how() -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(20, routing=False, dots_keys=False))
    one.keys("line_down", "line_down", "line_down")
    assert one.press("window_right") == "c1 down?"
    assert one.press("window_left") == "c1 c5o 7r3o"
    one.press("window_right")
    assert one.press("line_down") == "c1 - 7r3o"
    assert one.press("window_right") == "res c1 + 1g"
    assert one.press("window_right") == "res down?"
    # Felt too briefly, it has no effect.
    one.press("line_down", age=YOUNG)
    assert not acted(one)
    one.press("line_down")
    assert acted(one) == ["reserve c1"]


def test_the_window_that_says_how_is_whole_behind_a_long_word() -> None:
    slate = Slate(12, routing=False, dots_keys=False)
    one = SlateGame(driver.table("human", "easy"), slate, language="nl")
    while one.text != "vraa omlaag?":
        one.press("window_right")
    one.press("line_down")
    one.keys("window_right", "window_right")
    assert one.text == "betaalbaar"
    assert one.press("window_right") == "beta omlaag?"


def test_what_cannot_be_chosen_has_no_such_window() -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(20, routing=False, dots_keys=False))
    one.press("line_down")
    assert one.press("window_right") == "bank 4s4e5g4r4o4d"
    assert one.press("window_right") == "4s down?"


# Sizes


@sampled(3)
@pytest.mark.parametrize(("columns", "rows"), [(2, 1), (12, 1), (80, 1), (32, 10), (20, 4)])
def test_a_turn_is_played_at_every_size(columns: int, rows: int) -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(columns, rows))
    one.type("take ser")
    assert acted(one) == ["take ser"]
    one.keys(*EDGES)
    for _ in range(100):
        one.press("window_right")
    for _ in range(100):
        one.press("window_left")


def test_the_size_may_change_while_a_menu_is_open() -> None:
    one = felt(40)
    one.keys(*DOWN[:3])
    one.route("c2")
    one.slate.now = Status(True, "other", 12, 1)
    one.slate.on_status(one.slate.now)
    assert one.text == "c2 - 7r"
    one.press("window_right")
    assert one.text == "res c2 + 1g"
    one.press("route")
    assert acted(one) == ["reserve c2"]


# Notices of other channels


def sources_of_notices() -> set[str]:
    """Return the sources of all notices that the program posts, from its code."""
    found = set()
    for source in Path(channel.__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and any(each.arg == "notice" for each in node.keywords):
                named = node.args[0]
                found.add(SOURCE if isinstance(named, ast.Name) else ast.literal_eval(named))
    return found


def test_what_another_channel_says_of_itself_is_felt_and_asked_again() -> None:
    for source in sources_of_notices():
        one, notice = felt(40), say("signal-silent")
        one.do(Intent(source, notice=notice))
        own = source == SOURCE
        assert one.controller.view.has_news() is not own
        one.press("top")
        assert one.text.startswith("no news") is own
        for command in ("log talk",) if own else ("log talk", "log", "last"):
            again = one.session.handle(Intent("lines", text=command))
            said = "\n".join(one.session.style.text(each.message, each.kind) for each in again)
            assert one.session.style.text(notice, "turn") in said, (source, command)
