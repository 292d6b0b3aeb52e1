"""Plain lines, offered once where the editing keys are untested with screen readers."""

import sys

import pytest

from splendor_access.settings import files
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.driver import AtTerminal, sentence

ON_WINDOWS = """
import sys, types
from splendor_access.commands import _cli as cli
from splendor_access.console.setup import first_run
first_run.sys = types.SimpleNamespace(platform="win32")
sys.exit(cli.main())
"""
"""The program, with an offer that takes this system for Windows."""

FIRST = {"SPLENDOR_ACCESS_LANG": ""}
ENGLISH = "Enter alone means English."
OFFER = sentence("setup-plain")
NAME = sentence("setup-name", name="Guest")


def first_run(*arguments: str, windows: bool = True) -> AtTerminal:
    """Return a first game at a terminal."""
    program = (sys.executable, "-c", ON_WINDOWS) if windows else (sys.executable, "-m")
    words = ("play",) if windows else ("splendor_access", "play")
    return AtTerminal(*words, *arguments, columns=200, env=FIRST, program=program)


def test_yes_is_kept_and_the_terminal_edits_at_once() -> None:
    with first_run() as game:
        game.until(ENGLISH)
        game.type("1\r")
        assert "\x1b" in game.until(OFFER)
        game.type("help\r")
        game.until(sentence("help-setup-plain"))
        game.type("yes\r")
        game.until(sentence("setup-plain-kept"))
        assert "\x1b" not in game.until(NAME)
    assert files.read_settings() == ({"lang": "en", "plain": "on"}, None)
    with first_run() as game:
        assert "\x1b" not in game.until(NAME)
        game.type("Ana\n")
        assert "\x1b" not in game.until(sentence("setup-bots", people=1))


def test_no_leaves_the_editing_keys() -> None:
    with first_run() as game:
        game.until(ENGLISH)
        game.type("3\r")
        game.until(Locale("fr").text(say("setup-plain")))
        game.type("non\r")
        game.until(Locale("fr").text(say("setup-name", name="Visite")).partition("?")[0])
        assert "\x1b" in game.until("> ")
    assert files.read_settings() == ({"lang": "fr"}, None)


def test_one_can_leave_there() -> None:
    with first_run() as game:
        game.until(ENGLISH)
        game.type("\r")
        game.until(OFFER)
        game.type("back\r")
        game.until(sentence("setup-at-first"))
        game.until(OFFER)
        game.type("quit\r")
        assert game.end() == 0


@pytest.mark.parametrize(("arguments", "windows"), [(("--plain",), True), ((), False)])
def test_elsewhere_it_is_not_asked(arguments: tuple[str, ...], windows: bool) -> None:
    with first_run(*arguments, windows=windows) as game:
        game.until(ENGLISH)
        game.type("1\r")
        assert OFFER not in game.until(NAME)
