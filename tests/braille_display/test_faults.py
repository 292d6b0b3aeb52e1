"""Failures of a braille display in a game without any other channel."""

import re
import shlex
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from splendor_access.braille_display.displays import STOPPED
from splendor_access.braille_display.displays.brltty import REFRESH
from tests.braille_display.fingertips import Fingertips
from tests.braille_display.test_games import program
from tests.braille_display.virtual_display import VirtualDisplay
from tests.driver import PROGRAM, QUICK, AtTerminal, Piped

LAST_TURN = (
    "sp1 2024 2 0 act - 0 4s1e3g1r3d a0e3r,a0o1e3r1o,a0r1e2o2d,a0d1s1o3d/b2s3s5d,b1d3s3r2d,b2d5r,"
    "b3s6s/c4s7d,c4d7o,c5d7o3d,c5r7e3r 27/17/15 33e3r3o,34s4e,33s3e3d 2g3o:a0o2s1e1r1d,b3o6o,"
    "a0d1s1e1r1o,a0d2s2o,c3e3s3r3o5d,b1e3s2o2d,b3d6d:b2r4s2e1d,b1s2s2e3r,-:. 3e3r1o1d:a0s2o1d,"
    "a0o2e1r,b1o2s2e3d,b1r3s2r3o,b2s1r4o2d,a0e1s2r2o,a0s1s3e1r,a0e1s1r2o1d,a0d3s,b2e5s3e:-,-,-:."
)
"""A position in which the first player has 10 points, and wins by buying c3, which has 5."""


@contextmanager
def last_turn(home: Path, agree: str = "250") -> Iterator[tuple[VirtualDisplay, Fingertips, Piped]]:
    """Run the program in that position, with the home line under the fingers."""
    with VirtualDisplay(40) as display, ExitStack() as stack:
        display.agree = agree
        words = ("--quick", "--position", LAST_TURN)
        game = stack.enter_context(program(display, home, *words))
        fingers = Fingertips(display)
        # The failure is told before the turn.
        fingers.until(lambda text: text.startswith(("you 10p", "The game cannot be saved")))
        fingers.home()
        yield display, fingers, game


def find_c3(fingers: Fingertips) -> int:
    """Go from home to the window with c3, and return its cell there."""
    while not fingers.text.startswith("c1"):
        fingers.press("LNDN")
    while "c3" not in fingers.row:
        fingers.press("FWINRT")
    return fingers.row.index("c3")


def to_quit(fingers: Fingertips) -> int:
    """Go to the window of the home line with `quit`, and return its cell there."""
    fingers.home()
    while "quit" not in fingers.row:
        fingers.press("FWINRT")
    return fingers.row.index("quit")


@contextmanager
def at_shell(display: VirtualDisplay) -> Iterator[AtTerminal]:
    """Begin a game on the display alone from a shell in a terminal."""
    env = {**display.environment(), "PS1": "after $ "}
    with AtTerminal("--norc", "--noediting", "-i", env=env, program=["bash"]) as shell:
        shell.until("after $ ")
        shell.type(f"{shlex.join(PROGRAM)} play --display-only --quick --seed 1\r")
        yield shell


def finish(fingers: Fingertips, game: Piped) -> None:
    """Buy the last card, and leave."""
    assert fingers.press("route", find_c3(fingers)).startswith("buy c3")
    fingers.agree()
    assert fingers.home().startswith("won: you 15")
    fingers.leave(game)
    assert (game.rest(), game.end()) == ("", 0)


def test_brltty_is_killed_in_the_middle_of_a_choice_and_the_game_is_finished(
    tmp_path: Path,
) -> None:
    with last_turn(tmp_path) as (display, fingers, game):
        assert fingers.press("route", find_c3(fingers)).startswith("buy c3")
        display.kill()
        # Keys on a display without a program; they must not agree to anything.
        display.route(0)
        display.press("RETURN", "ENTER")
        display.start()
        fingers.until(lambda text: text.startswith("display back"))
        assert fingers.home().startswith("you 10p")
        finish(fingers, game)


@pytest.mark.parametrize(("gap", "count"), [(0.0, 50), (0.25, 3)])
def test_a_routing_key_that_stutters_buys_nothing(gap: float, count: int, tmp_path: Path) -> None:
    # Simultaneous keys are all pressed on the market, and open the menu.
    done = re.compile(r"buy c3.*again\?$|won" if gap else "buy c3|won")
    for number in range(5):
        with last_turn(tmp_path / str(number), agree="1000") as (display, fingers, game):
            cell, began = find_c3(fingers), time.monotonic()
            for strike in range(count):
                time.sleep(gap if strike else 0)
                display.route(cell)
            fingers.until(done.match)
            # Its effect comes before this one.
            fingers.press("TAB")
            if not fingers.text.startswith("buy c3"):
                # Only on a machine so slow that there may have been a pause.
                assert time.monotonic() - began > 0.95, fingers.text
                continue
            # One more after a pause does it.
            fingers.agree()
            assert fingers.home().startswith("won: you 15")
            assert game.process.poll() is None
            return
    raise AssertionError("the machine is too slow for this test")


def test_a_thousand_keys_are_answered_and_do_nothing(tmp_path: Path) -> None:
    with last_turn(tmp_path) as (display, fingers, _game):
        display.press(*["LNDN", "FWINRT", "TAB", "LNUP"] * 250)
        fingers.press("HOME")
        assert fingers.home().startswith("you 10p")
        assert fingers.press("route", find_c3(fingers)).startswith("buy c3")


@pytest.mark.parametrize("columns", [12, 2])
def test_another_display_is_plugged_in_while_a_menu_is_open(columns: int, tmp_path: Path) -> None:
    with last_turn(tmp_path) as (display, fingers, _game):
        assert fingers.press("route", find_c3(fingers)).startswith("buy c3")
        display.plug_in(columns)
        fingers.until(lambda _text: len(display.cells()) == columns)
        display.plug_in(40)
        fingers.until(lambda _text: len(display.cells()) == 40)
        fingers.press("HOME")
        assert fingers.home().startswith("you 10p")


def test_keys_pressed_while_the_program_was_stopped_do_nothing(tmp_path: Path) -> None:
    with last_turn(tmp_path) as (display, fingers, game):
        cell = find_c3(fingers)
        assert fingers.press("route", cell).startswith("buy c3")
        game.process.send_signal(signal.SIGSTOP)
        display.route(0)
        time.sleep(STOPPED + REFRESH)
        display.route(0)
        game.process.send_signal(signal.SIGCONT)
        # The keys would have had their effects before this one.
        fingers.press("TAB")
        assert fingers.home().startswith("you 10p")


def test_ctrl_z_leaves_the_game_and_the_terminal_as_they_are() -> None:
    with VirtualDisplay(40) as display, at_shell(display) as shell:
        fingers = Fingertips(display)
        fingers.until(lambda text: text.startswith("you 0p"))
        shell.type("\x1a")
        assert fingers.press("LNDN").startswith("t 0")
        assert fingers.home().startswith("you 0p")


def test_what_is_typed_at_the_terminal_is_neither_shown_nor_left_to_the_shell() -> None:
    with VirtualDisplay(40) as display, at_shell(display) as shell:
        fingers = Fingertips(display)
        fingers.until(lambda text: text.startswith("you 0p"))
        shell.type("echo typed $((1 + 1))\r")
        fingers.agree_to(to_quit(fingers), "quit? yes")
        fingers.agree_to(0, "game saved leave")
        fingers.say_yes()
        shell.until("after $ ")
        shell.type("echo there $((2 + 2))\r")
        shell.until("there 4")
        assert "typed" not in shell.said


@pytest.fixture
def keys(tmp_path: Path) -> tuple[str, str]:
    """Write two keys for BRLTTY, and return the options that name them."""
    for name in ("key", "other"):
        (tmp_path / name).write_text(f"the {name} one\n")
    return f"keyfile:{tmp_path / 'key'}", f"keyfile:{tmp_path / 'other'}"


def locked_anew(display: VirtualDisplay, key: str) -> None:
    """Kill BRLTTY, and start it with another key than the program's."""
    display.kill()
    display.auth = key
    display.start()


def test_a_late_brltty_that_lets_nobody_in_is_explained_and_the_game_is_text(
    keys: tuple[str, str],
) -> None:
    with VirtualDisplay(40, auth=keys[0]) as display:
        display.kill()
        env = {**display.environment(), "BRLAPI_AUTH": "none"}
        with AtTerminal(*QUICK, "--display-only", env=env) as game:
            game.until("BRLTTY does not answer")
            display.start()
            game.until("You may not use the braille display without a key.")
            game.until("you> ")
            game.type("take ser\r")
            game.until("You took blue, green and red.")
            game.type("quit\ryes\r")
            assert game.end() == 0
            assert game.said.count("You may not use") == 1


def test_a_brltty_that_comes_back_with_another_key_is_explained_and_the_game_goes_on_as_text(
    keys: tuple[str, str],
) -> None:
    env = {"BRLAPI_AUTH": keys[0]}
    with (
        VirtualDisplay(40, auth=keys[0]) as display,
        AtTerminal(*QUICK, "--display-only", env={**display.environment(), **env}) as game,
    ):
        fingers = Fingertips(display)
        fingers.until(lambda text: text.startswith("you 0p"))
        take(display, fingers)
        locked_anew(display, keys[1])
        game.until("is not the one of BRLTTY.")
        game.until("Your game continues in round 2.")
        game.until("Your turn: no points, 3 tokens.")
        game.until("you> ")
        game.type("me\r")
        game.until("Your tokens, 3: ")
        # With the right key the display shows the game again.
        display.kill()
        display.auth = keys[0]
        display.start()
        fingers.until(lambda text: text.startswith("you 0p 0c  t 1s1e1r"))
        assert fingers.press("HOME").startswith("you 0p 3t")
        assert game.said.count("is not the one of BRLTTY.") == 1


def take(display: VirtualDisplay, fingers: Fingertips) -> None:
    """Take three gems by typing."""
    display.type("\u281e\u2801\u2805\u2811\u2800\u280e\u2811\u2817")
    fingers.until(lambda text: text == "take ser")
    fingers.press("ENTER")
    fingers.until(lambda text: text.startswith("you 0p 3t"))


def test_without_a_terminal_the_reason_is_told_once_and_the_game_waits(
    keys: tuple[str, str], tmp_path: Path
) -> None:
    with (
        VirtualDisplay(40, auth=keys[0]) as display,
        program(display, tmp_path, "--quick") as game,
    ):
        fingers = Fingertips(display)
        fingers.until(lambda text: text.startswith("you 0p"))
        locked_anew(display, keys[1])
        assert "is not the one of BRLTTY." in game.until("\n")
        locked_anew(display, keys[0])
        fingers.until(lambda text: text.startswith("display back"))
        game.terminate()
        assert game.rest() == ""


@pytest.mark.parametrize("at", ["start", "settings", "return"])
def test_beside_a_terminal_it_is_told_once_why_brltty_lets_nobody_in(
    at: str, keys: tuple[str, str]
) -> None:
    with VirtualDisplay(40, auth=keys[0]) as display:
        own = keys[0] if at == "return" else keys[1]
        env = {**display.environment(), "BRLAPI_AUTH": own}
        with AtTerminal(*QUICK, env=env) as game:
            game.until("you> ")
            if at == "settings":
                game.until("is not the one of BRLTTY.")
                game.type("settings display off\r")
                game.until("display is now off.")
                game.type("settings display auto\r")
            elif at == "return":
                game.until("shows the game.")
                locked_anew(display, keys[1])
                game.until("The braille display is gone.")
            game.until("is not the one of BRLTTY.")
            game.type("take ser\r")
            game.until("You took blue, green and red.")
            assert game.said.count("is not the one of BRLTTY.") == 1 + (at == "settings")


def test_what_cannot_be_felt_at_the_end_is_printed(keys: tuple[str, str], tmp_path: Path) -> None:
    with VirtualDisplay(40, auth=keys[0]) as display:
        with program(display, tmp_path, "--quick") as game:
            fingers = Fingertips(display)
            fingers.until(lambda text: text.startswith("you 0p"))
            fingers.agree_to(to_quit(fingers), "quit? yes")
            fingers.agree_to(0, "game saved leave")
            locked_anew(display, keys[1])
            assert "The game is saved." in game.rest()
        display.kill()
        with program(display, tmp_path / "new", command="resume") as game:
            printed = game.rest()
            assert printed.startswith("BRLTTY does not answer")
            assert printed.count("BRLTTY does not answer") == 1
            assert "\nThere is no unfinished game." in printed
            assert game.end() == 1


def test_ctrl_c_ends_the_first_questions_as_it_ends_a_game(tmp_path: Path) -> None:
    with VirtualDisplay(40) as display:
        for words, felt in (((), "language"), (("--quick",), "you 0p")):
            with program(display, tmp_path, *words) as game:
                Fingertips(display).until(re.compile(felt).match)
                game.process.send_signal(signal.SIGINT)
                assert game.end() == 130
