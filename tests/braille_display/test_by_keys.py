"""Everything works by keys, on displays without dot keys: nothing has to be typed."""

from typing import get_args

import msgspec
import pytest

from splendor_access.braille_display.displays import KeyName
from splendor_access.braille_display.game_view import MENU
from splendor_access.braille_display.keys import Chosen
from splendor_access.braille_display.menus import Submit
from splendor_access.game.chance import Chance
from splendor_access.game.notation import action_text
from splendor_access.game.record import HUMAN, Player
from splendor_access.session.intents import Intent
from splendor_access.settings.names import LANGUAGE, NAMES, Words
from splendor_access.settings.settings import PROFILE
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import Do
from splendor_access.teaching.tutorial import LESSONS
from tests import driver
from tests.braille_display.slate import Slate, SlateGame
from tests.braille_display.test_controller import acted, felt
from tests.driver import decision
from tests.game import situations
from tests.game.situations import seated
from tests.tiers import sampled, tries

NO_ROUTING = {"routing": False, "dots_keys": True}


class Walker:
    """Fingers with the line keys, the window keys and a key to choose."""

    def __init__(self, one: SlateGame) -> None:
        self.one = one

    def at_cursor(self) -> str:
        """Return the text from the cursor on."""
        picture = self.one.slate.pictures[-1]
        return self.one.row[picture.cursor or 0 :] if picture.cursor is not None else ""

    def choose(self, text: str) -> str:
        """Go right until the cursor is at a text, and choose it."""
        for _ in range(150):
            if self.at_cursor().startswith(text):
                return self.press("choose")
            self.press("window_right")
        raise AssertionError((text, self.one.text))

    def press(self, name: KeyName) -> str:
        """Press a key, and let the other seats play."""
        table = self.one.session.table
        self.one.press(name)
        while not table.over and table.state.to_act not in table.humans:
            self.one.act(action_text(decision(table)))
        return self.one.text


def walker(columns: int = 20, language: str = "en") -> Walker:
    return Walker(SlateGame(driver.table("human", "easy"), Slate(columns, **NO_ROUTING), language))


# The tutorial


@sampled(2)
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_the_whole_tutorial_is_played_by_line_keys_and_select(language: str) -> None:
    fingers = walker(40, language)
    one, locale = fingers.one, fingers.one.session.style.locale
    view, tutor = one.controller.view, one.session.listener.tutor
    fingers.choose(locale.words("command-help")[0])
    fingers.choose(locale.words("command-tutorial")[0])
    for _ in range(100):
        if tutor.at == len(LESSONS):
            break
        # The last message says what to type, and that can be chosen.
        answers = view.answers
        last = view.line("answer").items[-1]
        assert last.active, answers
        fingers.press("top")
        while one.viewport.focus.spot.key != last.key:
            fingers.press("window_right")
        while view.answers == answers:
            fingers.press("choose")
    assert tutor.at == len(LESSONS)


# The menus of questions and settings


def test_questions_with_words_of_their_own_are_asked_by_keys() -> None:
    fingers = walker(40)
    fingers.choose("ask")
    fingers.choose("find")
    assert fingers.choose("level b").startswith("4 found")
    for words, answer in (("red", "found"), ("5 points", "found")):
        fingers.press("home")
        fingers.choose("ask")
        fingers.choose("find")
        assert answer in fingers.choose(words)
    fingers.press("home")
    fingers.choose("ask")
    fingers.choose("try")
    assert fingers.choose("take ").startswith("try + ")
    fingers.press("home")
    fingers.choose("ask")
    fingers.choose("log")
    fingers.choose("market")
    assert fingers.one.controller.view.answers[0].name in ("log", "nothing-happened")
    assert not acted(fingers.one)


@pytest.mark.parametrize("language", ["fr", "en", "nl"][: tries(1, 3)])
def test_every_setting_is_set_by_keys(language: str) -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(40), language)
    view, words = one.controller.view, Words(one.session.style.locale)
    assert view.open("settings")
    names = [item.key for item in view.line(MENU).items if item.active][:-1]
    assert {*names} == {*NAMES}
    for name in names:
        assert view.open(f"settings {name}"), name
        for item in view.line(MENU).items[:-1]:
            effect = view.effect(MENU, item.key)
            assert isinstance(effect, Submit), (name, item.key)
            assert isinstance(effect.meant, Do), (name, item.key)
            if name not in (LANGUAGE, "display"):
                one.session.handle(Intent("display", meant=effect.meant))
                if name != PROFILE:
                    assert one.session.style.settings.value(name) == item.key, (name, item.key)
        view.close()
    assert words.name("table") in [words.name(name) for name in names]


def test_a_setting_is_chosen_on_the_display() -> None:
    fingers = walker(12)
    fingers.choose("help")
    fingers.choose("settings")
    fingers.choose("agree")
    while fingers.one.text != "agree 250":
        fingers.press("window_right")
    assert fingers.press("choose") == "agree is now"
    assert fingers.one.session.style.settings.agree == "250"


def test_a_language_is_chosen_on_the_display() -> None:
    fingers = walker(40)
    fingers.choose("help")
    fingers.choose("settings")
    fingers.choose("language")
    while "Fran" not in fingers.one.text:
        fingers.press("window_right")
    fingers.press("choose")
    assert fingers.one.session.style.locale.language == "fr"


# Keys that explain themselves


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_each_key_says_what_it_does_and_does_nothing_until_it_comes_twice(language: str) -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(12), language)
    home = one.text
    words = {name: one.controller.view.word(f"key {name}") for name in get_args(KeyName)}
    assert len({*words.values()}) == len(words)
    one.controller.view.open("help")
    one.controller.act(Chosen(MENU, "explain"))
    one.viewport.refresh()
    assert one.text == one.session.style.locale.text(say("view-key"), "braille")
    for name in get_args(KeyName):
        assert one.press(name)[:3].strip() == words[name][:3].strip(), name
        assert not acted(one)
    # The same key again ends it.
    assert one.press(get_args(KeyName)[-1]) == home
    assert one.press("line_down") != home


# Whole windows without routing keys


def test_a_line_is_read_by_whole_windows_and_the_cursor_is_at_what_does_something() -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(20, **NO_ROUTING))
    felt_there = [one.keys("line_down", "line_down")]
    cursors = []
    for _ in range(5):
        felt_there.append(one.press("window_after"))
        cursors.append(one.slate.pictures[-1].cursor)
    assert felt_there == [
        *("bank 4s4e5g4r4o4d", "c1 c5o 7r3o", "c2 c4o 7r", "c3 c5s 3s7d", "c4 c5e 7s3e"),
        "b1 b2r 5o3d",
    ]
    assert cursors == [0] * 5
    back = [one.press("window_before") for _ in range(5)]
    assert back == felt_there[-2::-1]
    assert one.slate.pictures[-1].cursor == 5
    one.press("choose")
    assert one.controller.view.picks == "s"


def test_with_routing_keys_they_are_the_window_keys() -> None:
    one, other = SlateGame(driver.table("human", "easy"), Slate(12)), Slate(12)
    two = SlateGame(driver.table("human", "easy"), other)
    for _ in range(30):
        assert one.press("window_after") == two.press("window_right")
    for _ in range(30):
        assert one.press("window_before") == two.press("window_left")


def test_on_several_rows_they_go_by_lines() -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(32, 10, **NO_ROUTING))
    first = one.text
    assert [one.press("window_after") for _ in range(3)] == [first] * 3
    assert one.viewport.focus.spot.line == "a"
    one.press("window_before")
    assert one.viewport.focus.spot.line == "b"


def test_in_a_line_that_is_typed_they_go_to_its_ends() -> None:
    one = felt(20)
    for dots in (1, 3, 9):
        one.press("dots", dots)
    one.press("window_before")
    assert one.slate.pictures[-1].cursor == 0
    one.press("window_after")
    assert one.slate.pictures[-1].cursor == 3
    assert one.text == "abc"


# Help names the keys that the display has


KEYS: dict[KeyName, str] = {
    "home": "Space+Dot2",
    "line_up": "Up",
    "help": "Space+Dots125",
    "top": "Display1+Display4",
    "back": "RightRockerTop+B5",
}


def told_of_keys(language: str, **how: bool) -> list[str]:
    """Ask for help on a display; return its windows."""
    slate = Slate(40, **how)
    slate.now = msgspec.structs.replace(slate.now, keys=KEYS)
    one = SlateGame(driver.table("human", "easy"), slate, language)
    felt = [one.press("help")]
    while one.viewport.focus.spot.line == "answer":
        felt.append(one.press("window_right"))
    return [*dict.fromkeys("  ".join(felt[:-1]).split("  "))]


@pytest.mark.parametrize(
    ("language", "home", "dot", "dots"),
    [
        ("en", "your turn: ", "-dot2", "-dots125"),
        ("fr", "votre tour: ", "-point2", "-points125"),
        ("nl", "jouw beurt: ", "-punt2", "-punten125"),
    ],
)
def test_help_begins_with_the_keys_of_the_display(
    language: str, home: str, dot: str, dots: str
) -> None:
    felt = told_of_keys(language, routing=False, dots_keys=True)
    assert felt[0].startswith(home)
    assert felt[0].endswith(dot)
    assert [each for each in felt if each.endswith(dots)]
    assert len([each for each in felt if each.endswith("display 1 4")]) == 1


def test_help_says_nothing_of_keys_that_the_display_has_not() -> None:
    locale = Locale("en")

    def sentences(**how: bool) -> list[str]:
        felt = " ".join(told_of_keys("en", **how))
        names = ("routing", "items", "typing")
        texts = {name: locale.text(say(f"help-display-{name}"), "braille") for name in names}
        return [name for name, text in texts.items() if text in felt]

    assert sentences(routing=False, dots_keys=True) == ["items", "typing"]
    assert sentences(routing=True, dots_keys=False) == ["routing"]
    assert sentences() == ["routing", "typing"]


# Cases not done by keys before


def hand_game(columns: int = 12, **how: bool) -> SlateGame:
    """Lay out a game with two reserved cards, one of which can be bought in several ways."""
    mine = seated(tokens="rrdgg", hand=("a0r 2r2d", "c4o 7r", None))
    state, deal = situations.table(mine, seated(), market={"a1": "a0e 2s2r"})
    players = (Player("Ana", HUMAN), Player("Ben", "easy"))
    return SlateGame(Table(players, state, deal, Chance(1)), Slate(columns, **how))


def hold(one: SlateGame, text: str) -> None:
    """Open the menu about a card in the hand."""
    while not one.text.startswith("hand"):
        one.press("line_down")
    while text not in one.text:
        one.press("window_right")
    if one.slate.now.routing is False:
        Walker(one).choose(text)
    else:
        one.route(text)


@pytest.mark.parametrize("how", [{}, {"routing": False, "dots_keys": True}], ids=["12", "Orbit"])
def test_a_reserved_card_is_bought_with_gold_by_keys(how: dict[str, bool]) -> None:
    one = hand_game(20 if how else 12, **how)
    hold(one, "h1")
    assert one.text.startswith("buy h1 ")
    found = []
    while one.text != "back":
        found.append(one.press("window_right"))
    assert any("2g" in each for each in found)
    one.press("window_left")
    while not acted(one):
        one.press("choose")
    assert acted(one)[0].startswith("buy h1 with 2g")


def test_a_reserved_card_out_of_reach_says_what_it_lacks() -> None:
    one = hand_game()
    hold(one, "h2")
    assert one.text.startswith("h2 - 5r")
    assert "res" not in "".join(one.press("window_right") for _ in range(5))


def test_a_space_alone_begins_no_typed_line() -> None:
    one = felt(40)
    before = one.text
    assert one.press("dots", 0) == before
    assert one.viewport.focus.typing is None
    one.press("dots", 1)
    assert one.press("dots", 0) == "a"
    assert one.viewport.focus.typing


@pytest.mark.parametrize("how", [{}, {"routing": False, "dots_keys": True}], ids=["12", "Orbit"])
def test_fewer_gems_than_three_are_taken_by_keys(how: dict[str, bool]) -> None:
    state, deal = situations.table(seated(), seated(tokens="sseerr"), market={})
    state = msgspec.structs.replace(state, bank=(0, 1, 5, 0, 1, 0))
    players = (Player("Ana", HUMAN), Player("Ben", "easy"))
    one = SlateGame(Table(players, state, deal, Chance(1)), Slate(12 if not how else 20, **how))
    if how:
        Walker(one).choose("take")
    else:
        while "take" not in one.text:
            one.press("window_right")
        one.route("take")
    assert one.text == "take 1e1o"
    one.press("choose")
    assert acted(one) == ["take eo"]


@pytest.mark.parametrize("how", [{}, {"routing": False, "dots_keys": True}], ids=["12", "Orbit"])
def test_one_of_several_nobles_is_chosen_by_keys(how: dict[str, bool]) -> None:
    mine = seated(bonuses="ssssrrrr", cards="c4e 7s,c5e 7s3e,b2e 5e,b3e 6e")
    tiles = ("3 4s4e", "3 4e4r", "3 3s3e3d")
    state, deal = situations.table(mine, seated(), tiles=tiles, market={})
    players = (Player("Ana", HUMAN), Player("Ben", "easy"))
    one = SlateGame(Table(players, state, deal, Chance(1)), Slate(12 if not how else 20, **how))
    one.act("take rod")
    if how:
        Walker(one).choose("n2")
    else:
        while "n2" not in one.text:
            one.press("window_right")
        one.route("n2")
    while len(acted(one)) < 2:
        one.press("choose")
    assert acted(one)[-1] == "noble n2"
