"""The keyboard is passed on: what stays on the screen, and in files."""

import asyncio
import io
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from splendor_access.console.loop import Loop
from splendor_access.out.terminal import CLEAR, Terminal
from splendor_access.session.channel import Channel
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from tests.driver import AtTerminal, run, sentence, session, table

TWO = ("play", "--seat", "Ana", "--seat", "Ben", "--seed", "1")
CLEARED = {"SPLENDOR_ACCESS_CLEAR": "on"}
SHOWN = "only you know it"
YOU, READY, SURE = "you>", "ready>", "yes or no>"


def look(game: AtTerminal) -> None:
    """Reserve a card unseen, and look at it before the keyboard is passed on and after."""
    game.until(f"{YOU} ")
    for typed, then in (("reserve deck b", READY), ("hand", SURE), ("yes", READY)):
        game.type(f"{typed}\r")
        game.until(f"{then} ")
    assert SHOWN in "\n".join(game.lines)


def test_the_screen_stays_unless_it_is_to_be_cleared() -> None:
    with AtTerminal(*TWO) as game:
        look(game)
        game.press("ready\r", YOU)
        assert SHOWN in "\n".join(game.lines)
        assert "\x1b[3J" not in game.said


def test_a_screen_that_is_cleared_keeps_nothing_at_all() -> None:
    with AtTerminal(*TWO, env=CLEARED, rows=8) as game:
        game.until(sentence("clear-kept", keeper="other"))
        look(game)
        game.type("ready\r")
        game.until("Ben, your turn")
        game.until("you> ")
        assert game.lines[0].startswith("Ana reserved a card from deck b")
        assert SHOWN not in "\n".join(game.lines)
        # What is said as the keyboard is let go of stays; what was asked before goes.
        game.type("bank\r")
        game.until("Bank:")
        game.type("take rod\r")
        game.until("Ana, type ready.")
        game.until("ready> ")
        assert game.lines[0] == "You took red, black and white."
        assert not any(line.startswith("Bank:") for line in game.lines)
        game.type("settings clear off\r")
        game.until("clear is now off.")
        game.type("ready\r")
        game.until("Ana, your turn")
        assert game.lines[0] == "You took red, black and white."


def test_the_screen_is_never_cleared_as_plain_text() -> None:
    with AtTerminal(*TWO, "--plain", env=CLEARED) as game:
        game.until(sentence("clear-not-done", why="plain"))
        game.type("take ser\nready\n")
        game.until("Ben, your turn")
        assert "\x1b" not in game.said
    piped = run(*TWO, typed="take ser\nready\n", env=CLEARED)
    assert "\x1b" not in piped.out
    assert sentence("clear-not-done", why="plain") not in piped.out


def test_gnu_screen_keeps_what_scrolled_away() -> None:
    with AtTerminal(*TWO, env={"STY": "1.tty"}) as game:
        game.shows(YOU)
        game.type("settings clear on\r")
        game.until("clear is now on.")
        game.until(sentence("clear-kept", keeper="screen"))
        game.shows(YOU)


class Typist:
    """A channel whose player types one line after another."""

    def __init__(self, *lines: str) -> None:
        self._lines = [*lines]

    def begin(self, one: AnySession, post: Callable[[Intent], None]) -> None:
        """Begin to type."""
        self._session, self._post = one, post

    def tell(self, _said: Sequence[Said], _intent: Intent | None) -> None:
        """Type the next line, or end."""
        seen = self._session.table.version
        text = self._lines.pop(0) if self._lines else "quit"
        text = "yes" if self._session.leaving else text
        self._post(Intent("typist", text=text, seen=seen))

    async def close(self) -> None:
        """End."""


def written(one: AnySession, *lines: str, **how: Any) -> str:
    """Return what is printed where the only way in is a channel."""
    out = io.StringIO()
    channel: Channel = Typist(*lines)
    loop = Loop(one, None, Terminal(out), typed=False, channels=[channel])
    asyncio.run(loop.run(one.opening()))
    return out.getvalue()


def test_the_log_of_a_game_on_the_display_alone_has_no_secret() -> None:
    one = session(table("human", "human"))
    log = written(one, "reserve deck b", "hand", "yes", "ready", "bank")
    assert sentence("hand-readable") in log
    assert "Bank:" in log
    assert SHOWN not in log


@pytest.mark.parametrize("enter", [True, False])
def test_the_rest_of_a_long_answer_is_gone_for_the_next_person(enter: bool) -> None:
    with AtTerminal(*TWO, "--bot", "easy", rows=6) as game:
        game.until("you> ")
        game.type("record deck\r")
        game.until(f"{SURE} ")
        game.type("yes\r")
        game.until("more> ")
        if enter:
            game.type("\r")
            game.until("more> ")
        game.type("take ser\r")
        game.until(f"{READY} ")
        game.type("\r")
        game.until(f"{READY} ")
        assert "deck c" not in game.said
        assert CLEAR not in game.said
