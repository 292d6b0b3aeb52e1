"""The keyboard is passed on: what stays on the screen, and in files."""

import asyncio
import io
from collections.abc import Callable, Sequence

import pytest

from splendor_access.console.keyboard import Keyboard
from splendor_access.console.loop import Loop
from splendor_access.console.terminal import Terminal
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession, Channel
from splendor_access.table.opponents import Opponents
from tests.driver import PATIENCE, AtTerminal, run, sentence, session, table

TWO = ("play", "--seat", "Ana", "--seat", "Ben", "--seed", "1")
CLEARED = {"SPLENDOR_ACCESS_CLEAR": "on"}
SHOWN = "only you know it"
YOU, READY, SURE = "you>", "ready>", "yes or no>"


def look(game: AtTerminal) -> None:
    """Reserve a card unseen, look at it after getting the keyboard back, and pass that on again."""
    game.until(f"{YOU} ")
    before = ("reserve deck b", "ready", "take ser", "ready", "hand", "yes", "take rod")
    prompts = (READY, YOU, READY, YOU, SURE, YOU, READY)
    for typed, then in zip(before, prompts, strict=True):
        game.type(f"{typed}\r")
        if typed == "yes":
            game.until(SHOWN)
        game.until(f"{then} ")


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
        assert game.lines[0] == "Ana took red, black, white."
        assert SHOWN not in "\n".join(game.lines)
        # Text said during the handover stays; earlier questions are gone.
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
    """A channel whose player types one line after another; Enter alone unless a bot is to act."""

    def __init__(self, *lines: str) -> None:
        self._lines = [*lines]

    def begin(self, one: AnySession, post: Callable[[Intent], None]) -> None:
        """Begin to type."""
        self._session, self._post = one, post

    def tell(self, _said: Sequence[Said], _intent: Intent | None) -> None:
        """Type the next line, or end."""
        text = "yes" if self._session.leaving else self._lines[0] if self._lines else "quit"
        if text or self._session.bot is None:
            del self._lines[:1]
            seen = self._session.table.version
            self._post(Intent("typist" if text else "keyboard", text=text, seen=seen))

    async def close(self) -> None:
        """End."""


class Untouched:
    """A keyboard without a typist."""

    async def read(self, _prompt: Callable[[], str]) -> str:
        """Wait forever."""
        await asyncio.Event().wait()
        raise AssertionError

    def hide(self, on: bool) -> None:
        """Do nothing."""

    def interrupt(self, write: Callable[[], None]) -> None:
        """Write something."""
        write()


class Screen(io.StringIO):
    """The output to a terminal."""

    def isatty(self) -> bool:
        """Return True."""
        return True


def written(one: AnySession, keyboard: Keyboard | None, *lines: str) -> str:
    """Return the output while a channel is the input."""
    out = Screen() if keyboard else io.StringIO()
    channel: Channel = Typist(*lines)
    typed = keyboard is not None
    loop = Loop(one, keyboard, Terminal(out), typed=typed, channels=[channel])
    asyncio.run(asyncio.wait_for(loop.run(one.opening()), 3 * PATIENCE))
    return out.getvalue()


def test_the_log_of_a_game_on_the_display_alone_has_no_secret() -> None:
    one = session(table("human", "human"))
    before = ("reserve deck b", "ready", "take ser", "ready")
    log = written(one, None, *before, "hand", "yes", "again", "again", "bank")
    assert sentence("hand-readable") in log
    assert "Bank:" in log
    assert SHOWN not in log
    assert "p o i n t" not in log


def test_the_rest_of_a_long_answer_is_gone_for_the_next_person(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ben asks while a bot thinks, and it moves before he has read to the end."""
    monkeypatch.delattr(Opponents, "exchange")  # it starts its process meanwhile
    monkeypatch.setattr(Terminal, "rows", 10)
    one = session(table("human", "human", "easy"))
    shown = written(one, Untouched(), "take ser", "ready", "take rod", "record deck", "yes", "")
    assert "\nsplendor-record" in shown
    assert "Ana, type ready." in shown
    assert "\ndeck" not in shown
