"""Leads a player through questions and answers that are no game."""

from collections.abc import Sequence
from typing import Protocol

from splendor_access.console.console import Console
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.talk.messages import Message, say


class Guide(Protocol):
    """Something that leads through questions and answers, line by line, until it is finished."""

    finished: bool

    @property
    def prompt(self) -> Message:
        """What stands before a line that is typed."""

    def handle(self, text: str) -> Sequence[Message]:
        """Return the answer to a line."""

    def offers(self) -> Sequence[tuple[Message, str]]:
        """Return what can be chosen on a display instead of typed: a message and its line each."""

    def leave(self) -> Sequence[Message]:
        """Finish, and return what is told then."""


async def lead_through(console: Console, teacher: Guide, keyboard: Keyboard) -> None:
    """Read line after line, until the guide is finished. The end of input leaves it."""
    while not teacher.finished:
        if console.display:
            console.display.offer(teacher.offers())
        try:
            line = await keyboard.read(lambda: f"{console.locale.text(teacher.prompt)}> ")
        except EOFError:
            console.say(*teacher.leave())
        except Interrupted:
            console.say(say("how-to-leave"))
        else:
            console.say(*teacher.handle(line))
