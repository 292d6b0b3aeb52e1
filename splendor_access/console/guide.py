"""Leads a player through questions and answers other than a game: a course, a check of labels."""

from collections.abc import Callable, Sequence
from typing import Protocol

from splendor_access import ExitCode
from splendor_access.braille.tables import TerminalBraille
from splendor_access.console.console import Console
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.session.replay import Replay
from splendor_access.talk.messages import Message, say


class Guide(Protocol):
    """A guided exercise, line by line, until it is finished."""

    finished: bool

    @property
    def prompt(self) -> Message:
        """The prompt of the next line."""

    def opening(self) -> Sequence[Message]:
        """Return the opening."""

    def handle(self, text: str) -> Sequence[Message]:
        """Answer a line."""

    def offers(self) -> Sequence[tuple[Message, str]]:
        """Return the choices that replace typing on a display: each a message and its line."""

    def leave(self) -> Sequence[Message]:
        """Finish, and return the last messages."""


def lead_through(
    console: Console,
    guide: Guide,
    on_display: Callable[[TerminalBraille | None], None] = lambda _braille: None,
) -> int:
    """Read line after line until the guide is finished, and return the exit code.

    The end of input leaves it. On a display alone, `on_display` is first given its braille.
    """

    async def begin(keyboard: Keyboard) -> int:
        if console.display:
            on_display(console.display.terminal_braille)
        console.say(*console.notices)
        return await lead(console, guide, keyboard)

    return console.run(begin, words=lambda _begun: ())


async def lead(console: Console, guide: Guide, keyboard: Keyboard) -> int:
    """Read line after line until the guide is finished, and return the exit code."""
    console.say(*guide.opening())
    while not guide.finished:
        if isinstance(guide, Replay) and guide.wanted is not None:
            console.say(*await guide.think(console.reviewer))
        console.offer(guide.offers)
        try:
            line = await console.read(keyboard, guide.prompt)
        except EOFError:
            console.say(*guide.leave())
        except Interrupted:
            console.say(say("how-to-leave"))
        else:
            console.say(*guide.handle(line))
    return ExitCode.DONE
