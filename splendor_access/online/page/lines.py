"""What a page has been told, kept until a browser fetches it, and what stands beside it."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Sequence

import msgspec

from splendor_access.online.protocol.frames import SeatedPerson, Watcher
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.style import Kind, Style
from splendor_access.talk.messages import Message, say

KEPT = 400
"""How many lines of a page are kept; `log` has older ones."""


class ToldLine(msgspec.Struct, frozen=True):
    """A line told to a page, by its number."""

    number: int
    text: str
    kind: Kind


class PageLines(ABC):
    """The lines of a page, and the facts that it shows beside them.

    `changes` counts up whenever there is something to fetch, and sets the events in `watching`.
    `typed` are the last lines typed. `prompts` counts the questions, so that a reply knows its own.
    Line numbers begin with the time, so they also go up when the program restarts. A page without a
    table elsewhere has neither `people` nor `watchers`, and `watches` nobody.
    """

    def __init__(self) -> None:
        self.lines: deque[ToldLine] = deque(maxlen=KEPT)
        self.count = int(time.time() * 1000)
        self.changes = self.count
        self.typed: deque[str] = deque(maxlen=10)
        self.watching: set[asyncio.Event] = set()
        self.prompts = 0
        self._prompt: object = None

    @property
    @abstractmethod
    def style(self) -> Style:
        """The style of the reader."""

    @property
    @abstractmethod
    def session(self) -> AnySession | None:
        """The session of the game, or None before it."""

    @property
    @abstractmethod
    def heading(self) -> Message:
        """The heading of the page before a game."""

    @property
    def offers(self) -> Sequence[tuple[str, str]]:
        """The answers to choose from before a game: each a text, and the line that it enters."""
        return ()

    @property
    def people(self) -> Sequence[SeatedPerson]:
        """The people at a table elsewhere, by their seats."""
        return ()

    @property
    def watchers(self) -> Sequence[Watcher]:
        """The spectators of a table elsewhere."""
        return ()

    @property
    def watches(self) -> bool:
        """Whether the page is a spectator's."""
        return False

    @property
    def prompt_word(self) -> Message:
        """A word for the next step."""
        return self.session.prompt_word if self.session else say("prompt-wait")

    @abstractmethod
    def handle(self, intent: Intent) -> None:
        """Handle typed or pressed input."""

    @abstractmethod
    def take_coming(self) -> int:
        """Return how many lines the first page after a return shows at least."""

    @property
    def version(self) -> int:
        """The version of the game known to the page."""
        return self.session.table.version if self.session else 0

    @property
    def question(self) -> int:
        """The number of the open prompt."""
        prompt = self.session.open_prompt if self.session else None
        if prompt is not self._prompt:
            self._prompt = prompt
            self.prompts += 1
        return self.prompts

    def tell(self, said: Iterable[Said]) -> None:
        """Keep messages, and wake the waiting pages."""
        for each in said:
            if each.kind != "answers" and not self.style.says(each.kind):
                continue
            self.add(self.style.printed(each.message, each.kind).splitlines(), each.kind)
        self.wake()

    def add(self, texts: Iterable[str], kind: Kind = "answers") -> None:
        """Keep lines of text."""
        for text in texts:
            self.count += 1
            self.lines.append(ToldLine(self.count, text, kind))

    def wake(self) -> None:
        """Wake the waiting pages: something can have changed."""
        self.changes += 1
        for event in self.watching:
            event.set()
