"""The lines of a page: told ones, kept until a browser fetches them, and its forms as intents.

Beside the lines stands what else a page shows. A form from an outdated page changes nothing.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, get_args

import msgspec

from splendor_access.game.cards import ORDER
from splendor_access.game.notation import NotationError, parse_action
from splendor_access.online.protocol.frames import SeatedPerson, Watcher
from splendor_access.session.advising import prepare_advice
from splendor_access.session.intents import Intent, Meaning, Said
from splendor_access.session.prompts import Choice, Reply
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.names import LANGUAGE
from splendor_access.settings.settings import CHOICES, allows
from splendor_access.settings.style import Kind, Style
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import Message, fold, say
from splendor_access.talk.parsing.commands import Act, Do

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


LONGEST = 600
"""The most characters read of a line."""

Command = Literal["undo", "rematch", "quit"]
"""Commands with a button on the page, in any language."""

Form = Mapping[str, str]


def do(seat: PageLines, form: Form) -> None:
    """Handle a form. One from an outdated page changes nothing."""
    wanted = _settings(seat, form) if "settings" in form else [_intent(seat, form)]
    for intent in wanted:
        if intent is None:
            seat.tell([Said(say("meanwhile"))])
        else:
            seat.handle(intent)


async def prepare_answer(seat: PageLines, form: Form) -> None:
    """Prepare the answer to a line that takes long, so that no other page waits for it."""
    if seat.session:
        reply = _reply(form.get("reply", ""))
        await prepare_advice(seat.session, Intent("page", text=_line(form), meant=reply))


def _intent(seat: PageLines, form: Form) -> Intent | None:
    """Return the meaning of a form, or None if its page is outdated."""
    seen = number(form.get("seen"))
    if "cancel" in form or "reply" in form:
        if number(form.get("asked")) != seat.question:
            return None
        if "cancel" in form:
            return Intent("page", cancels=True)
        reply = _reply(form["reply"])
        return Intent("page", meant=reply, seen=seen) if reply else None
    meant = _meant(form)
    if meant is not None:
        return Intent("page", meant=meant, seen=seen)
    if form.get("say", "").strip():
        word = seat.style.locale.words("command-say")[0]
        return Intent("page", text=f"{word} {form['say'][:LONGEST]}")
    typed = form.get("line", "")[:LONGEST]
    session = seat.session
    entering = session.entering if session else None
    asked = isinstance(session and session.open_prompt, Choice) or (entering and entering.cancels)
    if asked and fold(typed.strip(" .")) == fold(seat.style.text(say("page-never-mind"))):
        # The text of the button can be dictated.
        return Intent("page", cancels=True)
    hidden = entering is not None and entering.hidden
    if typed.strip() and typed not in seat.typed and not hidden:
        seat.typed.append(typed)
    # Without script a line is begun on the page that sends it.
    begun = number(form.get("begun"))
    return Intent("page", text=_line(form), seen=seen, begun=seen if begun is None else begun)


def _line(form: Form) -> str:
    """Return the line of a form: typed, or that of a button."""
    return form.get("press", form.get("line", ""))[:LONGEST]


def _meant(form: Form) -> Meaning | None:
    """Return the meaning of a button or a small form, or None for a typed line."""
    text = form.get("action", "")
    if text in ("take", "return"):
        counts = {letter: number(form.get(f"gem-{letter}")) or 0 for letter in ORDER}
        text += " " + "".join(letter * min(count, 10) for letter, count in counts.items())
    if text:
        try:
            return Act(parse_action(text))
        except NotationError:
            return None
    return Do(form["do"]) if form.get("do") in get_args(Command) else None


def _reply(text: str) -> Reply | None:
    if text == "yes":
        return Reply("yes")
    if text == "no":
        return Reply("no")
    chosen = number(text)
    return Reply(chosen) if chosen else None


def _settings(seat: PageLines, form: Form) -> list[Intent | None]:
    """Return a line for each setting that changes, the language last."""
    style, lines = seat.style, []
    for name in CHOICES:
        value = form.get(f"set-{name}")
        if value and value != style.settings.value(name) and allows(name, value):
            lines.append(f"{name} {value}")
    language = form.get(f"set-{LANGUAGE}")
    if language in languages() and language != style.locale.language:
        lines.append(f"{LANGUAGE} {language}")
    return [Intent("page", meant=Do("settings", line)) for line in lines]


def number(text: str | None) -> int | None:
    """Return a number sent by a page, or None for anything else."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 15 else None
