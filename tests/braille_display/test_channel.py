"""The braille display in the whole program, on a real BRLTTY: alone, and beside a terminal."""

import asyncio
import signal
import termios
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from splendor_access.braille.cells import BLANK, cells_text
from splendor_access.braille.tables import default_table
from splendor_access.braille_display.channel import DisplayChannel
from splendor_access.braille_display.displays import KeyName
from splendor_access.session.intents import Intent
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.talk.messages import say
from tests import driver
from tests.braille_display.fingertips import Fingertips
from tests.braille_display.slate import Slate
from tests.braille_display.test_games import program
from tests.braille_display.virtual_display import VirtualDisplay
from tests.driver import QUICK, ROOT, WITHOUT_LIBLOUIS, AtTerminal, session


def begun(display: VirtualDisplay) -> Fingertips:
    """Feel the start of a game."""
    fingers = Fingertips(display)
    fingers.until(lambda text: text.startswith("you 0p 0t"))
    return fingers


def test_everything_from_the_first_run_to_the_end_is_on_the_display(tmp_path: Path) -> None:
    with VirtualDisplay(40) as display:
        with program(display, tmp_path) as game:
            fingers = Fingertips(display)
            fingers.until(lambda text: text == "language?")
            fingers.press("FWINRT")
            assert fingers.text == "English  Deutsch  Francais  Nederlands"
            fingers.agree_to(0, "name, or names?")
            fingers.agree_to(0, "home: b10-dot2")
            fingers.agree_to(0, "Guest")
            fingers.agree_to(0, "how many opponents?")
            fingers.press("FWINRT")
            assert fingers.text == "1  2  3  back  help  quit"
            fingers.agree_to(fingers.row.index("2"), "how strong?")
            fingers.agree_to(0, "very easy")
            fingers.agree_to(0, "who begins?")
            fingers.press("FWINRT")
            fingers.agree_to(fingers.row.index("Guest"), "rules?")
            fingers.press("FWINRT")
            fingers.agree_to(fingers.row.index("2024"), "you 0p 0t")
            fingers.press("BOT")
            fingers.press("LNUP")
            assert fingers.text.startswith("Bruno")
            fingers.press("HOME")
            fingers.agree_to(fingers.row.index("quit"), "quit? yes")
            fingers.agree_to(0, "game saved leave")
            fingers.say_yes()
            assert (game.rest(), game.end()) == ("", 0)
        # The next run offers to resume; a name is typed where the answer is no.
        with program(display, tmp_path) as game:
            fingers.until(lambda text: "round 1" in text)
            while not fingers.text.startswith("yes"):
                fingers.press("FWINRT")
            fingers.agree_to(fingers.row.index("no"), "name, or names?")
            display.type("\u2801\u281d\u2801")
            fingers.until(lambda text: text == "ana")
            fingers.press("ENTER")
            fingers.until(lambda text: text == "how many opponents?")
            game.terminate()
    log = (tmp_path / "display.log").read_text(encoding="utf-8")
    assert "you, Ada (computer, very easy) and Bruno (computer, very easy)" in log
    assert oct((tmp_path / "display.log").stat().st_mode & 0o777) == "0o600"


def test_a_display_that_was_lost_in_a_choice_comes_back_to_the_turn(tmp_path: Path) -> None:
    with VirtualDisplay(40) as display, program(display, tmp_path, "--quick") as game:
        fingers = begun(display)
        for _ in range(3):
            fingers.press("LNDN")
        assert fingers.press("route").startswith("c1 - ")
        display.kill()
        display.start()
        fingers.until(lambda text: text.startswith("display back  you 0p 0t"))
        assert game.process.poll() is None
        fingers.press("LNDN")
        fingers.press("LNUP")
        assert fingers.text.startswith("you 0p 0t")


def test_a_display_that_was_lost_in_the_first_questions_says_that_it_is_back(
    tmp_path: Path,
) -> None:
    with VirtualDisplay(40) as display, program(display, tmp_path, "--lang", "en"):
        fingers = Fingertips(display)
        fingers.until(lambda text: text == "name, or names?")
        display.kill()
        display.start()
        fingers.until(lambda text: text == "display back")
        assert fingers.press("FWINRT") == "name, or names?"
        fingers.agree_to(0, "home: b10-dot2")
        fingers.agree_to(0, "Guest")
        fingers.agree_to(0, "how many opponents?")


def test_without_brltty_the_program_waits_for_it(tmp_path: Path) -> None:
    with VirtualDisplay(40) as display:
        display.kill()
        with program(display, tmp_path, "--quick") as game:
            assert game.until("\n").startswith("BRLTTY does not answer at ")
            display.start()
            begun(display)
            game.terminate()
            assert game.rest() == ""


@pytest.mark.parametrize("words", [QUICK, ("play", "--quick", "--seed", "1", "--plain")])
def test_without_rights_the_reason_and_the_game_are_plain_lines(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    key = tmp_path / "brlapi.key"
    key.write_text("secret\n")
    with VirtualDisplay(40, auth=f"keyfile:{key}") as display:
        env = {**display.environment(), "BRLAPI_AUTH": "none"}
        with AtTerminal(*words, "--display-only", env=env) as game:
            game.until("You may not use the braille display")
            game.until("Your turn: no points, no tokens.")
            game.until("you> ")
            game.type("take ser\r")
            game.until("You took blue, green and red.")


def test_without_liblouis_the_terminal_says_so_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_LIBLOUIS)
    with VirtualDisplay(40) as display:
        env = {**display.environment(), "PYTHONPATH": f"{tmp_path}:{ROOT}"}
        with AtTerminal(*QUICK, env=env) as game:
            game.until("Braille cells need liblouis.")
            game.type("take ser\r")
            game.until("You took blue, green and red.")
            game.type("bank\r")
            game.until("Bank:")
            assert game.said.count("Braille cells need liblouis.") == 1
        display.kill()
        with AtTerminal(*QUICK, "--display-only", env=env) as game:
            game.until("Braille cells need liblouis.")
            game.until("you> ")


def test_keyboard_and_display_play_the_same_game() -> None:
    with VirtualDisplay(40) as display, AtTerminal(*QUICK, env=display.environment()) as game:
        game.until("The braille display ")
        fingers = begun(display)
        game.type("take ser\r")
        fingers.until(lambda text: text.startswith("you 0p 3t"))
        game.type("bank\r")
        fingers.until(lambda text: text.startswith("bank "))
        fingers.press("HOME")
        fingers.press("LNDN")
        fingers.press("LNDN")
        for cell in (5, 11, 13):
            fingers.choose(cell)
        assert fingers.text == "take 1s1r1o"
        fingers.agree_to(0, "you 0p 6t")
        game.until("You took blue, red and black.")


def test_the_line_typed_at_the_keyboard_is_felt_with_its_cursor() -> None:
    with VirtualDisplay(40) as display, AtTerminal(*QUICK, env=display.environment()) as game:
        fingers = begun(display)
        fingers.press("LNDN")
        game.type("tak")
        fingers.until(lambda text: text == "tak")
        game.type("\x7f")
        fingers.until(lambda text: text == "ta")
        game.type("\x7f\x7f")
        fingers.until(lambda text: text.startswith("t 0"))


def test_settings_leave_the_display_alone_and_take_it_again() -> None:
    with VirtualDisplay(40) as display, AtTerminal(*QUICK, env=display.environment()) as game:
        fingers = begun(display)
        game.type("settings display off\r")
        game.until("display is now off.")
        # BRLTTY has the keys again. Without a screen it checks only after a key.
        display.press_until("TOP", lambda _cells: "screen" in fingers.text.casefold())
        game.type("settings display auto\r")
        fingers.until(lambda text: text == "display is now auto.")


def test_a_display_that_was_left_alone_at_first_is_taken_later() -> None:
    with VirtualDisplay(40) as display:
        words = (*QUICK, "--display", "off")
        with AtTerminal(*words, env=display.environment()) as game:
            game.until("you> ")
            game.type("take ser\r")
            game.until("Your turn: ")
            game.type("settings display auto\r")
            fingers = Fingertips(display)
            fingers.until(lambda text: text == "display is now auto.")
            assert fingers.press("HOME").startswith("you 0p 3t")


def test_before_a_language_is_chosen_keys_for_back_and_help_enter_nothing() -> None:
    """Afterwards, in the questions before a game, they enter those words."""

    async def entered(ask: Callable[[DisplayChannel], Coroutine[Any, Any, str]]) -> list[str]:
        slate = Slate(40)
        channel = DisplayChannel(lambda: slate, Style("en", Settings()))
        channel.start()
        await channel.first_status()
        lines = []
        for key in ("back", "help"):
            asked = asyncio.create_task(ask(channel))
            await asyncio.sleep(0)
            slate.press(key)
            await asyncio.wait([asked], timeout=0.01)
            lines += [asked.result()] if asked.done() else []
            asked.cancel()
        await channel.stop()
        return lines

    async def setting_up(channel: DisplayChannel) -> str:
        channel.take_messages([say("setup-bots", people=1)])
        return await channel.read(str)

    assert asyncio.run(entered(lambda channel: channel.choose([]))) == []
    assert asyncio.run(entered(setting_up)) == ["back", "help"]


def with_home_key(columns: int = 40) -> Slate:
    """Return a display whose keys have names."""
    slate = Slate(columns)
    slate.now = msgspec.structs.replace(slate.now, keys={"home": "Space+Dot2"})
    return slate


async def led(channel: DisplayChannel, slate: Slate, *keys: KeyName) -> list[str]:
    """Return what is felt at first, and after each key."""
    await channel.first_status()
    felt = []
    for key in (None, *keys):
        if key:
            slate.press(key)
        for _ in range(3):  # the key, its task, and the picture
            await asyncio.sleep(0)
        felt.append(cells_text(slate.cells.rstrip(BLANK), channel._style.table))
    return felt


@pytest.mark.parametrize("resumed", [False, True])
@pytest.mark.parametrize(
    ("columns", "windows"),
    [
        (40, ["you 0p 0t  take  home: space-dot2  ask"]),
        (20, ["you 0p 0t  take", "home: space-dot2"]),
        # One window later: the second has what the turn needs.
        (12, ["you 0p 0t", "take", "home space-2"]),
    ],
)
def test_a_game_without_questions_says_behind_its_first_turn_which_key_leads_home(
    columns: int, windows: list[str], resumed: bool
) -> None:
    """No turn is longer by it."""

    async def felt() -> None:
        slate, one = with_home_key(columns), session(driver.table("human", "easy"))
        channel = DisplayChannel(lambda: slate, one.style, alone=True)
        channel.start()
        channel.begin(one, lambda _intent: None)
        channel.tell(one.opening(resumed=resumed), None)
        rights: list[KeyName] = ["window_right"] * (len(windows) - 1)
        assert await led(channel, slate, *rights, "home") == [*windows, windows[0]]
        intent = Intent("terminal", text="take ser", seen=one.table.version)
        channel.tell(one.handle(intent), intent)
        assert "home" not in (await led(channel, slate, "home", *rights))[-1]

    asyncio.run(felt())


@pytest.mark.parametrize(
    ("language", "columns", "window"),
    [
        ("en", 40, "home: space-dot2"),
        ("en", 12, "home space-2"),
        ("de", 20, "heim: leer-punkt2"),
        ("de", 12, "heim leer-2"),
        ("fr", 20, "début: esp-point2"),
        ("fr", 12, "début esp-2"),
        ("nl", 20, "home: spat-punt2"),
        ("nl", 12, "home spat-2"),
    ],
)
def test_the_first_question_says_in_one_window_which_key_leads_home(
    language: str, columns: int, window: str
) -> None:
    async def felt() -> list[str]:
        slate = with_home_key(columns)
        channel = DisplayChannel(lambda: slate, Style(language, Settings()), alone=True)
        channel.start()
        await channel.first_status()
        channel.take_messages([say("setup-first", names=["Ada"])])
        asked = asyncio.create_task(channel.read(str))
        keys: list[KeyName] = ["window_right"] * 5
        windows = await led(channel, slate, *keys)
        asked.cancel()
        return windows

    assert window in [each.lower() for each in asyncio.run(felt())]


def test_what_is_typed_does_not_show_where_all_is_on_the_display() -> None:
    with (
        VirtualDisplay(40) as display,
        AtTerminal(*QUICK, "--display-only", env=display.environment()) as game,
    ):
        before = termios.tcgetattr(game._keys)
        begun(display)
        game.type("take ser\r")
        echo = termios.tcgetattr(game._keys)[3] & termios.ECHO
        game.process.send_signal(signal.SIGTERM)
        game.end()
        assert (echo, game.said) == (0, "")
        assert termios.tcgetattr(game._keys) == before


def test_long_answers_are_felt_one_by_one_and_short_ones_together() -> None:
    answers = [(say("view-back"), "a"), (say("view-enter"), "b")]

    async def felt(ask: Callable[[DisplayChannel], Coroutine[Any, Any, str]]) -> str:
        slate = Slate(40)
        channel = DisplayChannel(lambda: slate, Style("en", Settings()))
        channel.start()
        await channel.first_status()
        channel.offer(answers)
        asked = asyncio.create_task(ask(channel))
        await asyncio.sleep(0)
        slate.press("window_right")
        await asyncio.sleep(0)
        asked.cancel()
        await channel.stop()
        return cells_text(slate.cells.rstrip(BLANK), default_table("en", "display"))

    assert asyncio.run(felt(lambda channel: channel.read(str))) == "back"
    assert asyncio.run(felt(lambda channel: channel.choose(answers))).split() == ["back", "enter"]


def test_the_last_words_are_felt_whole_before_the_way_out() -> None:
    async def felt() -> list[str]:
        slate = Slate(20)
        channel = DisplayChannel(lambda: slate, Style("en", Settings()))
        channel.start()
        await channel.first_status()
        channel.take_messages([say("line", text="ann won"), say("line", text="goodbye to bruno")])
        leaving = asyncio.create_task(channel.farewell())
        windows = []
        for key in ("window_right", "choose", "choose"):
            for _ in range(3):  # the key, its task, and the picture
                await asyncio.sleep(0)
            windows.append(cells_text(slate.cells.rstrip(BLANK), default_table("en", "display")))
            slate.press(key)
        await asyncio.wait([leaving], timeout=20)
        await channel.stop()
        assert leaving.done()
        return windows

    assert asyncio.run(felt()) == ["ann won", 'goodbye to bruno "', "leave"]
