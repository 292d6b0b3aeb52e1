"""`?` under a finger: what a sign is and what its letters mean."""

import pytest

from splendor_access.braille_display.displays import KeyName, _brlapi
from splendor_access.braille_display.displays._brlapi import meaning
from splendor_access.braille_display.entry_choices import answers
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests import driver
from tests.braille_display.slate import Slate, SlateGame
from tests.braille_display.test_controller import acted

LINES = 14


def begun(columns: int = 80, language: str = "en", **how: bool) -> SlateGame:
    one = SlateGame(driver.table("human", "easy"), Slate(columns, **how), language)
    one.act("take ser", "take eod")
    one.press("home")
    return one


def described(one: SlateGame, text: str) -> str:
    """Ask what is under a text, and go back."""
    before = one.text
    found = one.press("describe", one.row.index(text))
    assert one.press("back") == before
    return found


def test_signs_are_said_in_words() -> None:
    one = begun()
    assert described(one, "0p") == "Your turn: no points, 3 tokens."
    assert described(one, "ask") == "Ask a question."
    one.press("line_down")
    assert described(one, "1s") == "1 blue."
    one.keys("line_down", "line_down")
    assert described(one, "7r3o") == "c1, black, 5 points, costs 7 red and 3 black, level c."
    one.keys("line_down", "line_down", "line_down", "line_down")
    assert described(one, "n1") == "n1, Mary Stuart, 3 points, wants 4 green and 4 red."
    one.press("sum")
    assert described(one, "325333").startswith("Bank: 3 blue, 2 green, 5 gold")
    assert described(one, "110100").startswith("Ana: no points, tokens: 1 blue, 1 green and 1 red")
    assert not acted(one)[2:]


def test_a_word_that_can_be_typed_is_explained_as_help_does() -> None:
    one = begun()
    assert described(one, "take").startswith("Take three gems of different colours")
    assert one.session.table.state.to_act == 0


@pytest.mark.parametrize("language", languages())
def test_every_sign_of_every_line_has_words(language: str) -> None:
    one = begun(80, language)
    for _ in range(LINES):
        line = one.viewport.focus.spot.line
        for item in one.controller.view.line(line).items:
            told = one.controller.view.meaning(line, item.key)
            assert told, (line, item.key)
            assert one.session.style.locale.text(told, "full").strip(), (line, item.key)
        one.press("line_down")


def test_after_the_key_that_asks_a_routing_key_only_asks() -> None:
    one = begun(40)
    assert one.press("what").endswith("what is?")
    one.press("line_down")
    assert one.route("1s").startswith("1 blue.")
    assert one.press("back").startswith("t 1s1e1r")
    one.press("home")
    assert one.route("take").startswith("take 1")
    assert not acted(one)[2:]


def test_that_key_again_or_another_key_lets_go() -> None:
    one = begun(40)
    keys: tuple[KeyName, ...] = ("what", "back")
    for key in keys:
        one.press("what")
        one.press(key)
        assert one.route("take").startswith("take 1")
        one.press("back")


def test_without_routing_keys_that_key_asks_about_the_present_thing() -> None:
    one = begun(40, routing=False, dots_keys=True)
    one.press("line_down")
    assert one.press("what") == "Tokens"
    assert one.press("back").startswith("t 1s1e1r")


def test_without_routing_keys_the_key_to_choose_asks_what_help_offered() -> None:
    one = begun(40, routing=False, dots_keys=True)
    one.press("line_down")
    one.viewport.ask()
    assert one.press("choose") == "Tokens"


def test_without_that_key_help_asks_it() -> None:
    one = begun(40)
    one.route("help")
    assert one.route("what is?").endswith("what is?")
    one.press("line_down")
    assert one.route("1s").startswith("1 blue.")


def test_the_routing_key_that_describes_has_its_cell_and_a_chord_types_nothing() -> None:
    pytest.importorskip("brlapi")
    passed = _brlapi._command("PASSDOTS")
    assert meaning(passed | _brlapi._CHORD | 0x39) == ("nothing", 0)
    assert meaning(_brlapi._command("DESCCHAR") | 5) == ("describe", 5)


def test_an_answer_before_a_game_is_explained_by_its_question() -> None:
    locale = Locale("en")
    question = say("setup-name", name="Guest")
    assert [line for _message, line in answers([question], locale)][1] == "box"
    assert "box means a game with real cards" in locale.text(question, "full")
