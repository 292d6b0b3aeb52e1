"""Output on a braille display alone outside a game, and at the end of the program."""

import asyncio
import io
import sys
from collections.abc import Awaitable, Callable

import pytest

from splendor_access import ExitCode
from splendor_access.braille.cells import text_cells
from splendor_access.braille_display import displays
from splendor_access.braille_display.displays import Picture, Problem, Status
from splendor_access.console.console import Console
from splendor_access.console.display_only import open_display
from splendor_access.console.keyboard import Keyboard
from splendor_access.session.intents import Intent
from splendor_access.settings.files import home
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import line, say
from tests.braille_display.slate import Slate
from tests.driver import chosen_settings, session, table

LAST = "Goodbye, Ana."
GONE = Status(connected=False)
REFUSED = Status(connected=False, problem=Problem("refused", say("left")))

Do = Callable[[Console, Keyboard], Awaitable[None]]


def cells(text: str) -> str:
    return text_cells(text, Style("en", Settings()).table).cells


class Hands(Slate):
    """A display that acts once the word for leaving can be felt."""

    def __init__(self, leave: Callable[[Slate], None]) -> None:
        super().__init__()
        self._leave = leave

    def show(self, picture: Picture) -> None:
        """Keep a picture, and act at the last one."""
        super().show(picture)
        if cells("leave") in self.cells:
            self._leave(self)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Callable[[Slate, Do], str]:
    """Return a function that plays on a display alone and returns the terminal's output."""

    def play(slate: Slate, do: Do) -> str:
        printed = io.StringIO()
        monkeypatch.setattr(sys, "stdout", printed)
        monkeypatch.setattr(displays, "chosen", lambda: slate)
        console = Console(Locale("en"), Settings(), (), plain=True, display_only=True)

        async def game(keyboard: Keyboard) -> int:
            await do(console, keyboard)
            return ExitCode.DONE

        assert console.run(game) == ExitCode.DONE
        assert slate.closed
        return printed.getvalue()

    return play


async def _farewell(console: Console, _keyboard: Keyboard) -> None:
    console.say(line(LAST))


def test_the_last_words_are_felt_for_as_long_as_one_likes(
    played: Callable[[Slate, Do], str],
) -> None:
    slate = Hands(lambda hands: hands.press("route", hands.cells.index(cells("leave"))))
    assert played(slate, _farewell) == ""
    assert slate.cells.startswith(cells(f"{LAST} leave"))
    assert (home() / "display.log").read_text() == f"{LAST}\n"


def test_what_cannot_be_felt_any_more_is_printed(played: Callable[[Slate, Do], str]) -> None:
    slate = Slate()

    async def lost(console: Console, keyboard: Keyboard) -> None:
        await _farewell(console, keyboard)
        slate.on_status(GONE)
        await asyncio.sleep(0)

    assert played(slate, lost) == f"{LAST}\n"


def test_what_was_to_be_felt_when_the_display_was_refused_is_printed(
    played: Callable[[Slate, Do], str],
) -> None:
    assert played(Hands(lambda hands: hands.on_status(REFUSED)), _farewell) == f"{LAST}\n"


def test_alone_the_display_is_used_whatever_the_settings_are_and_kept_for_the_last_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slate = Slate()
    monkeypatch.setattr(displays, "chosen", lambda: slate)
    game = session(table("human", "easy"))
    game.style.settings = chosen_settings(display="off")

    async def played() -> None:
        display = await open_display(game.style, lambda _problem: None)
        posted: list[Intent] = []
        display.begin(game, posted.append)
        display.tell(game.opening(), None)
        assert slate.cells.startswith(cells("you 0p 0t"))
        await display.close()
        assert not slate.closed
        await display.stop()
        assert posted == []

    asyncio.run(played())


def test_what_is_said_before_a_game_is_felt_with_the_question(
    played: Callable[[Slate, Do], str],
) -> None:
    slate = Slate()

    async def asked(console: Console, keyboard: Keyboard) -> None:
        console.say(line("No game."))
        console.say(line("Your name?"))
        reading = asyncio.create_task(console.read(keyboard, say("prompt-setup")))
        await asyncio.sleep(0)
        reading.cancel()

    assert played(slate, asked) == ""
    assert slate.cells.startswith(cells("No game."))
    assert (home() / "display.log").read_text().splitlines() == ["No game.", "Your name?"]
