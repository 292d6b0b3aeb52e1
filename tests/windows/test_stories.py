"""The program on Windows, in its own folder: games over pipes, saves, bots, what runs there.

`make test-windows` runs this under Wine.
"""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from splendor_access.console.terminal import unfit
from splendor_access.speech.screen_readers import gather_facts
from splendor_access.speech.windows import flagged, programs
from tests.driver import PATIENCE, Done, Piped, environment, run, sentence

assert sys.platform == "win32"  # so the type checker of other systems leaves the rest alone

PYTHON = Path(sys.executable).parent
INSTALLED = ("cmd", "/c", str(PYTHON.parent / "bin" / "splendor-access.cmd"))
"""What can be typed in a prompt once the set-up has installed it."""

MOVES = {
    "en": "bank\ntake seo\nreserve c3\nme\n",
    "fr": "banque\nprendre seo\nréserver c3\nmoi\n",
    "nl": "bank\npak seo\nreserveer c3\nik\n",
}
SAID = {"en": "h1, blue", "fr": "h1, bleu", "nl": "h1, blauw"}
"""What is in the hand after that."""


def ordinary(**changes: str) -> dict[str, str]:
    """Return an environment that says nothing of encodings, as a player has it."""
    kept = {name: os.environ[name] for name in os.environ if not name.startswith("PYTHON")}
    return {**kept, **changes}


def installed(*words: str, typed: str = "", **changes: str) -> Done:
    """Run the command with all its input at once."""
    done = subprocess.run(
        [*INSTALLED, *words],
        input=typed.encode(),
        capture_output=True,
        env=ordinary(**changes),
        cwd="C:\\",
        timeout=120,
        check=False,
    )
    return Done(done.returncode, *(text.decode() for text in (done.stdout, done.stderr)))


@pytest.mark.parametrize("language", MOVES)
def test_a_game_over_a_pipe_is_utf_8_both_ways(language: str) -> None:
    words = ("play", "--quick", "--seed", "1", "--lang", language)
    done = installed(*words, typed=MOVES[language])
    assert (done.code, done.err) == (0, "")
    assert "\r" not in done.out
    assert done.out == run(*words, typed=MOVES[language]).out
    assert SAID[language] in done.out
    assert ("\u00e9dition" in done.out) == (language == "fr")


def test_what_is_wrong_is_said_in_utf_8_too() -> None:
    done = installed("play", "--lang", "fr", "--seed", "x")
    assert done.code == 2
    assert "\u00e0" in done.err
    assert "\r" not in done.err


def test_a_game_that_was_killed_is_gone_on_with() -> None:
    # What a prompt would kill is the script, and not the program in it.
    with Piped("play", "--quick", "--seed", "1") as game:
        game.type("take seo")
        game.until(sentence("your-turn", points=0, tokens=3))
        game.kill()
    done = installed("resume", typed="me\n")
    assert done.code == 0
    assert "3 tokens" in done.out


def test_files_are_where_windows_keeps_them() -> None:
    done = installed("doctor", SPLENDOR_ACCESS_HOME="")
    assert "\\AppData\\Local\\splendor-access" in done.out


def test_bots_play_each_other() -> None:
    done = installed("simulate", "--games", "1", "--bot", "easy", "--bot", "normal", "--seed", "3")
    assert (done.code, done.err) == (0, "")
    assert (
        done.out
        == run(*("simulate", "--games", "1", "--bot", "easy", "--bot", "normal", "--seed", "3")).out
    )


@pytest.mark.parametrize("language", MOVES)
def test_doctor(language: str) -> None:
    done = installed("doctor", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert "apt " not in done.out
    assert "liblouis" in done.out


CTRL_C = """
import asyncio, os, signal, sys
from splendor_access.table.opponents import Opponents
from tests.driver import table

async def think():
    opponents = Opponents()
    laid = table("easy", "easy")
    ask = (laid.players[0].kind, laid.state.view(0), laid.chance, 0)
    first = await opponents.choose(*ask)
    worker, pressed = opponents._worker, []
    signal.signal(signal.SIGINT, lambda *_: pressed.append("Ctrl-C"))
    os.kill(0, signal.CTRL_C_EVENT)
    while not pressed:
        await asyncio.sleep(0.01)
    assert await opponents.choose(*ask) == first
    assert opponents._worker is worker
    await opponents.close()

asyncio.run(think())
"""


def test_ctrl_c_does_not_reach_the_process_that_thinks() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CTRL_C],
        creationflags=subprocess.CREATE_NEW_CONSOLE,  # as it would reach the tests too
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0


@contextmanager
def running(name: str) -> Iterator[None]:
    """Let a program of this name run."""
    program = PYTHON / name
    shutil.copy(sys.executable, program)
    process = subprocess.Popen(
        [program, "-c", "import sys; print(flush=True); sys.stdin.read()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin
    assert process.stdout
    try:
        process.stdout.readline()
        yield
    finally:
        process.stdin.close()
        process.wait(20)
        process.stdout.close()
        program.unlink()


def test_screen_readers_are_found_among_what_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    own = Path(sys.executable).name.casefold()
    assert own in [name.casefold() for name in programs()]
    assert gather_facts("auto", terminal=True).screen_readers == ()
    with running("nvda.exe"):
        facts = gather_facts("auto", terminal=True)
    assert (facts.screen_readers, facts.visible) == (("NVDA",), True)


def test_a_screen_reader_that_has_told_windows_is_noticed() -> None:
    set_parameter = ctypes.windll.user32.SystemParametersInfoW
    before = flagged()
    try:
        for there in (1, 0):
            set_parameter(0x47, there, None, 0)  # SPI_SETSCREENREADER
            assert flagged() is bool(there)
    finally:
        set_parameter(0x47, int(before), None, 0)


def test_a_pipe_is_no_console() -> None:
    with open(os.devnull, "w", encoding="utf-8") as file:  # noqa: PTH123  # NUL is no path
        assert unfit(file) == "console"
