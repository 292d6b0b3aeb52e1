"""Trial of the add-on for NVDA under Wine: `make windows --try` runs it with the built folder.

The add-on runs with stand-ins for NVDA in one process, the game in another, and a real named pipe
is between them.
"""

import json
import os
import random
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from splendor_access.braille_display.window_title import WORDS as ALL_WORDS
from splendor_access.braille_display.window_title import whole_title
from tests.braille_display.fingertips import Fingertips
from tests.driver import AtTerminal, Piped
from tests.nvda.on_nvda import (
    AGREE,
    LETTERS,
    PATIENCE,
    TITLE,
    WORDS,
    OnNvda,
    OnPanel,
    windows_path,
)
from tests.release.archives import ROOT
from tests.release.windows.try_files import at, folder, windows

__all__ = ["folder"]  # a fixture

AT_ONCE = 3.0
"""Seconds in which the display has to be NVDA's again: one to notice, and a busy machine."""


@pytest.fixture(scope="module")
def python(folder: str) -> Iterator[str]:
    """Return the Python of the built folder, while Wine runs.

    What Wine starts with its first program holds the pipes of that one for as long as it likes.
    """
    here = at(folder)[1]
    command = ["wine", here, "-c", "print(flush=True); input()"]
    pipe = subprocess.PIPE
    env = {**os.environ, **LETTERS}
    first = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=env)
    assert first.stdin
    assert first.stdout
    assert first.stderr
    first.stdout.readline()
    yield here
    first.stdin.close()
    first.wait()
    first.stdout.close()
    first.stderr.close()


@contextmanager
def game(
    python: str, home: Path, *arguments: str, words: str = WORDS, command: str = "play"
) -> Iterator[Piped]:
    """Run the program on NVDA's display alone."""
    env = {
        **LETTERS,
        "SPLENDOR_ACCESS_DEVICE": f"nvda:{words}",
        "SPLENDOR_ACCESS_HOME": windows_path(home),
        "SPLENDOR_ACCESS_KEY_LOG": windows_path(home / "keys"),
        "SPLENDOR_ACCESS_AGREE": f"{AGREE * 1000:.0f}",
    }
    program = ("wine", python, "-m", "splendor_access")
    with Piped(command, "--display-only", *arguments, env=env, program=program) as running:
        yield running


def begun(nvda: OnNvda) -> Fingertips:
    """Wait for the first turn, and return a player."""
    fingers = Fingertips(nvda, "en")
    fingers.until(lambda text: text.startswith(f"{fingers.words.you} 0p"))
    return fingers


@pytest.mark.parametrize(("columns", "rows"), [(12, 1), (40, 1), (20, 2)])
def test_a_whole_game_by_keys_alone(python: str, tmp_path: Path, columns: int, rows: int) -> None:
    kind = OnPanel if rows > 1 else OnNvda
    with kind(python, tmp_path / "keys") as nvda, game(python, tmp_path, "--quick", "--seed", "12"):
        nvda.attach(columns, rows)
        nvda.bring_to_front()
        panel = rows > 1
        fingers = Fingertips(nvda, "en", panel=panel, memory="none" if panel else "all")
        fingers.until(lambda text: text.startswith(f"{fingers.words.you} 0p"))
        won = fingers.play()
        assert won.startswith(fingers.words.won)
        presses = [turn.reading + turn.doing for turn in fingers.turns]
        assert median(presses) <= (14 if panel else 10)
        said = [each["spoken"] for each in nvda.log if "spoken" in each]
        assert said == ["NVDA+Shift+G gives the display back to NVDA."]


@pytest.mark.parametrize("moment", range(5))
def test_a_game_that_is_killed_leaves_the_display_and_is_gone_on_with(
    python: str, tmp_path: Path, moment: int
) -> None:
    chance = random.Random(moment)
    with OnNvda(python, tmp_path / "keys", "2026.3") as nvda:
        nvda.attach(40)
        nvda.bring_to_front()
        with game(python, tmp_path, "--quick", "--seed", "3") as running:
            begun(nvda)
            for _key in range(chance.randrange(6)):
                nvda.press("LNDN")
            nvda.send("key", script="braille_toFocus")
            time.sleep(chance.random() / 20)
            running.kill()
            nvda.until(nvda.is_nvdas, AT_ONCE)
        with game(python, tmp_path, "--lang", "en", command="resume"):
            begun(nvda).press("LNDN")


def test_nvda_that_is_killed_finds_the_game_again_where_it_was(python: str, tmp_path: Path) -> None:
    with game(python, tmp_path, "--quick", "--seed", "3") as running:
        for _time in range(3):
            with OnNvda(python, tmp_path / "keys") as nvda:
                nvda.attach(40)
                nvda.bring_to_front()
                fingers = Fingertips(nvda, "en")
                fingers.until(lambda text: "0p" in text or text.startswith("display back"))
                nvda.press("LNDN")
                nvda.send("key", script="braille_previousLine")
        assert running.process.poll() is None


def test_a_game_that_hangs_leaves_the_display_until_it_goes_on(python: str, tmp_path: Path) -> None:
    with OnNvda(python, tmp_path / "keys") as nvda, game(python, tmp_path, "--quick") as running:
        nvda.attach(40)
        nvda.bring_to_front()
        begun(nvda)
        running.process.send_signal(signal.SIGSTOP)
        try:
            nvda.until(nvda.is_nvdas, AT_ONCE)
            nvda.send("key", script="braille_nextLine")
        finally:
            running.process.send_signal(signal.SIGCONT)
        begun(nvda)


def test_a_display_is_changed_in_the_middle(python: str, tmp_path: Path) -> None:
    with OnNvda(python, tmp_path / "keys") as nvda, game(python, tmp_path, "--quick"):
        nvda.bring_to_front()
        for columns, rows in ((12, 1), (40, 1), (20, 3), (0, 1), (32, 10), (12, 1)):
            nvda.attach(columns, rows)
            if columns:
                nvda.until(partial(_is_game, nvda, columns * rows))
                nvda.press("LNDN")
                nvda.press("HOME")


def _is_game(nvda: OnNvda, cells: int) -> bool:
    return len(nvda.shown) == cells and not nvda.is_nvdas() and nvda.shown_by_game


def test_of_two_games_each_has_its_own_window(python: str, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    with (
        OnNvda(python, tmp_path / "keys") as nvda,
        game(python, tmp_path, "--quick", "--seed", "1", "--lang", "en"),
        game(python, other, "--quick", "--seed", "1", "--lang", "fr", words="Alfa Zulu"),
    ):
        nvda.attach(40)
        nvda.bring_to_front()
        here = begun(nvda).text
        nvda.bring_to_front(whole_title("Splendor", "Alfa Zulu"))
        french = Fingertips(nvda, "fr")
        french.until(lambda text: text.startswith(f"{french.words.you} 0p"))
        nvda.bring_to_front("Notepad")
        nvda.until(nvda.is_nvdas)
        nvda.send("key", script="braille_nextLine")
        # A tab of the same window: NVDA tells nothing of it.
        nvda.bring_to_front(told=False)
        assert begun(nvda).text == here
        nvda.press("LNDN")
        assert len((tmp_path / "keys").read_text().splitlines()) == 1
        assert not (other / "keys").exists()


def test_in_a_window_the_title_names_the_game_and_the_terminal_says_who_shows_it(
    python: str, tmp_path: Path
) -> None:
    """With nothing set. Wine's console hands the title on to the terminal."""
    program = ("wine", python, "-m", "splendor_access", "play")
    env = {**LETTERS, "SPLENDOR_ACCESS_HOME": windows_path(tmp_path)}
    with (
        OnNvda(python) as nvda,
        AtTerminal("--quick", columns=120, env=env, program=program) as running,
    ):
        nvda.attach(40)
        running.until("\x1b]0;Splendor: your turn, ")
        running.until("\x07")
        title = re.findall(r"\x1b]0;([^\x07]*)", running.said)[-1]
        nvda.bring_to_front(title)
        running.until("The braille display Forty with 40 cells shows the game.")
        assert begun(nvda).text.startswith("you 0p 0t  take")
        running.type("quit\r")
        nvda.until(lambda: "quit?" in Fingertips(nvda).text)
        running.type("yes\r")
        nvda.until(nvda.is_nvdas)
        running.until("\x1b]0;Splendor: your turn\x07")


def test_doctor_says_whether_the_add_on_runs_and_which_display_it_has(
    python: str, tmp_path: Path
) -> None:
    def doctor(words: str) -> str:
        code, told = windows(
            *(python, "-m", "splendor_access", "doctor", "--lang", "en"),
            env={"SPLENDOR_ACCESS_DEVICE": f"nvda:{words}"},
        )
        assert code == 0
        return told

    assert "Splendor's add-on for NVDA does not run." in doctor(WORDS)
    with OnNvda(python) as nvda:
        nvda.bring_to_front()
        assert "NVDA has no braille display now." in doctor(WORDS)
        nvda.attach(20, 2, "Two rows")
        told = doctor(WORDS)
        assert "Braille display: available, Two rows" in told
        assert "was tried with stand-ins for NVDA and Windows only" in told
        assert "it has not found this window" in doctor("Alfa Zulu")


class OtherEnd:
    """A process at the other end of pipes, which sends what none should. A context manager."""

    def __init__(self, python: str, *words: str) -> None:
        script = windows_path(ROOT / "tests/nvda/other_ends.py")
        self._command = ["wine", python, script, *words]

    def __enter__(self) -> "OtherEnd":
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            self._command,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            encoding="utf-8",
            env={**os.environ, **LETTERS},
        )
        return self

    def __exit__(self, *_error: object) -> None:
        self.process.kill()
        self.process.communicate()

    def order(self, line: str) -> None:
        """Give an order."""
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def found(self) -> dict[str, Any]:
        """Return what is found next."""
        assert self.process.stdout
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found


def _is_refused(nvda: OnNvda, words: str) -> bool:
    refused = f"nothing of {words} is taken any more"
    return any(refused in each.get("log", "") for each in nvda.log)


def test_a_game_that_sends_nonsense_loses_the_display_for_good(python: str) -> None:
    """Or one that is not the process at the pipe."""
    with OnNvda(python) as nvda, OtherEnd(python, "strange", "7") as strange:
        assert strange.found() == {"ready": True}
        nvda.attach(20)
        for number, pair in enumerate([*product(ALL_WORDS, ALL_WORDS)][:100]):
            words = " ".join(pair)
            strange.order(words + (" wrong" if number % 8 == 7 else ""))
            assert strange.found() == {"waits": True}
            nvda.bring_to_front(whole_title("Splendor", words))
            nvda.until(partial(_is_refused, nvda, words))
            nvda.until(nvda.is_nvdas)
            assert strange.found() == {"closed": True}


def test_a_thousand_broken_lines_do_nothing_to_a_game(python: str, tmp_path: Path) -> None:
    with (
        OtherEnd(python, "flood", WORDS, "7", "1000") as flood,
        game(python, tmp_path, "--quick", "--seed", "3"),
    ):
        assert flood.found() == {"ready": True}
        assert flood.found()["errors"] == 1000
        flood.order("end")
        assert flood.process.wait(PATIENCE) == 0
        assert not (tmp_path / "keys").exists()
        with OnNvda(python, tmp_path / "keys") as nvda:
            nvda.attach(40)
            nvda.bring_to_front(TITLE)
            nvda.until(lambda: nvda.shown_by_game)


def test_nobody_else_may_open_the_pipe_and_the_game_may_only_identify_the_user(python: str) -> None:
    with OtherEnd(python, "rights", windows_path(ROOT / "nvda_addon")) as end:
        found = end.found()
    first_instance, overlapped, duplex, reject_remote = 0x80000, 0x40000000, 3, 8
    assert found["opened"] == first_instance | overlapped | duplex
    assert (found["mode"], found["instances"], found["second"]) == (reject_remote, 1, False)
    assert found["user"].startswith("S-1-5-")
    assert found["list"].startswith("D:P(A;;")
    assert found["list"].count("(") == 1
    assert found["list"].endswith(f";;;{found['user']})")
    identification, present = 0x10000, 0x100000
    assert found["client"] == overlapped | present | identification
    assert found["sid"] > 8
