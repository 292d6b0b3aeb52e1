"""Leads a player through questions and answers other than a game, and the coach after one."""

from collections.abc import Callable, Sequence
from typing import Protocol

from splendor_access import ExitCode
from splendor_access.braille.tables import TerminalBraille
from splendor_access.console.console import Console
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.session.intents import Intent, Said
from splendor_access.session.replay import Replay
from splendor_access.session.replies import ReplyReader
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.messages import Message, Messages, fold, line, say
from splendor_access.talk.parsing.commands import Do


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
        if isinstance(guide, Replay):
            console.locale = guide.locale  # its language can be changed within
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


OF_THE_END = ("score", "last", "rematch", "new", "save", "quit")
"""Commands about the finished game, at any place in it."""

BACK = Intent("coach", meant=Do("back"))
"""Returns a session to the end of its game."""


async def coach(console: Console, session: AnySession, keyboard: Keyboard) -> Sequence[Said]:
    """Review the turns of a game that has just ended; return what to say afterwards."""
    walk = CoachAtEnd(session, words=console.display is None, typed=console.typed)
    await lead(console, walk, keyboard)
    return session.handle(BACK) if walk.left else []


class CoachAtEnd(Replay):
    """Leads through a finished game. At its end every line goes to its session, as before.

    `left`: the player has left the coach for the end of the game, and not the game. `typed`: lines
    are typed by a person, who may say in sentences what comes next.
    """

    def __init__(self, session: AnySession, *, words: bool, typed: bool = False) -> None:
        super().__init__(
            session.table.record(), session.style, words=words, coached=True, typed=typed
        )
        self.left = False
        self._session = session
        self._answered_there = False
        session.handle(BACK)

    @property
    def prompt(self) -> Message:
        """The prompt of the next line."""
        session = self._session
        return session.prompt_word if session.open_prompt else super().prompt

    def handle(self, text: str) -> Messages:
        """Answer a line."""
        vocabulary = self._session.vocabulary
        word, _, rest = fold(text.strip()).partition(" ")
        leaves = not rest and word in vocabulary.words("back")
        if self._typed:
            leaves |= self._own_words.goes_back(text) or self._replies.leaves_coach(text)
        if self._session.open_prompt is None and leaves:
            self.finished = self.left = True
            return []
        if not self._is_for_session(text, word):
            self._answered_there = False
            return super().handle(text)
        self._answered_there = True
        session = self._session
        said = session.handle(Intent("keyboard", text=text, seen=session.table.version))
        # An undo may have resumed the game.
        self.finished = session.finished or not session.table.over
        return self._session_messages(said)

    def leave(self) -> Messages:
        """Leave the game, as at the end of input."""
        self.finished = True
        return self._session_messages(self._session.end_of_input())

    def offers(self) -> list[tuple[Message, str]]:
        """Return the choices for a display, in place of typed lines."""
        locale = self._style.locale
        ranks = [str(rank) for rank in range(1, len(self._coach.turns) + 1)] if self._coach else []
        back = locale.words("words-back")[0]
        commands = [locale.words(f"command-{name}")[0] for name in OF_THE_END if name != "save"]
        return [(line(word), word) for word in (*ranks, back, *commands)]

    def _is_for_session(self, text: str, word: str) -> bool:
        """Return whether a line is for the finished game, and not for the walk."""
        vocabulary = self._session.vocabulary
        command = vocabulary.command(word)
        if self._session.open_prompt or command in OF_THE_END:
            return True
        wanted = self._replies.after_game(text) if self._typed and command is None else None
        if wanted and wanted.command in OF_THE_END:
            return True
        if command == "again":
            return self._answered_there
        return self._at_end and not self._is_walk(text, vocabulary)

    @property
    def _replies(self) -> ReplyReader:
        return ReplyReader(self._session.vocabulary, self._names)

    def _place(self) -> Message:
        return say("coach-at-end") if self._at_end else super()._place()

    def _session_messages(self, said: Sequence[Said]) -> Messages:
        if not self._words:
            return [each.message for each in said]
        style = self._session.style
        return [line(style.printed(each.message, each.kind)) for each in said]
