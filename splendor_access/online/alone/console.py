"""The page alone as keyboard, terminal and only channel of a console."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from splendor_access import ExitCode
from splendor_access.console.console import Console, Game
from splendor_access.console.keyboard import Keyboard
from splendor_access.console.loop import Loop
from splendor_access.online.alone.thinkers import Exchange, OpponentsBeside, review_beside
from splendor_access.online.page.lines import PageLines
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession, Channel
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Kind, Style
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, is_secret, line, say

Choices = Callable[[Sequence[Message], Locale], Sequence[tuple[Message, str]]]
"""Returns the answers to a question, the last of messages: each a message, and its line."""

PROGRAM = "splendor-access"
"""The word before a command line, as messages tell it; here it can be left out."""

SOURCE = "page"
"""The source of intents from a page."""


class AlonePage(PageLines):
    """What a person sees, hears and types, with a game and without.

    In a game what comes is posted to its loop; else a typed line goes to whoever reads one. `moves`
    counts how often the device was passed on: then secrets are forgotten, here and in the browser.
    """

    def __init__(self, language: str, settings: Settings, choices: Choices) -> None:
        super().__init__()
        self._choices = choices
        self._asked: list[Message] = []
        self._offers: Sequence[tuple[str, str]] = ()
        self._guided: Sequence[tuple[Message, str]] = ()
        self._own = Style(language, settings)
        self._session: AnySession | None = None
        self._post: Callable[[Intent], None] | None = None
        self._wanted: asyncio.Future[str] | None = None
        self._early: deque[str] = deque()
        self._secrets: set[int] = set()
        self._answered = asyncio.Event()
        self.prompt = say("prompt-setup")
        self.moves = 0

    # What the page shows

    @property
    def style(self) -> Style:
        """See `PageLines`."""
        return self._session.style if self._session else self._own

    @property
    def session(self) -> AnySession | None:
        """See `PageLines`."""
        return self._session

    @property
    def heading(self) -> Message:
        """See `PageLines`."""
        return say("game-name")

    @property
    def offers(self) -> Sequence[tuple[str, str]]:
        """See `PageLines`."""
        return self._offers

    @property
    def prompt_word(self) -> Message:
        """See `PageLines`."""
        return self._session.prompt_word if self._session else self.prompt

    def take_coming(self) -> int:
        """See `PageLines`."""
        return 0

    def use(self, language: str, settings: Settings) -> None:
        """Speak so outside of games from now on."""
        self._own = Style(language, settings)

    # What comes from the browser

    def handle(self, intent: Intent) -> None:
        """See `PageLines`."""
        self._answered.clear()
        if self._post and self._session and not self._session.finished:
            self._post(intent)
        elif intent.meant is not None or intent.cancels:
            # A button of a game that has ended meanwhile.
            self.tell([Said(say("meanwhile"))])
            self._answered.set()
        elif self._wanted and not self._wanted.done():
            self._wanted.set_result(intent.text)
        else:
            self._early.append(intent.text)

    def answer(self) -> None:
        """Let what was told so far be the answer to what came last."""
        self._answered.set()

    async def settle(self) -> None:
        """Wait until what came last is answered."""
        await self._answered.wait()

    # A keyboard

    async def read(self, prompt: Callable[[], str]) -> str:  # noqa: ARG002  # the console has said it
        """Wait for a line."""
        asked, self._asked = self._asked, []
        guided, self._guided = self._guided, ()
        found = guided or (self._choices(asked, self.style.locale) if asked else ())
        self._offers = [(self.style.text(message), line) for message, line in found]
        self.wake()
        if self._early:
            return self._early.popleft()
        self._answered.set()
        self._wanted = asyncio.get_running_loop().create_future()
        return await self._wanted

    def offer(self, choices: Sequence[tuple[Message, str]]) -> None:
        """Offer answers to what is read next: each a message, and its line."""
        self._guided = choices

    def interrupt(self, write: Callable[[], None]) -> None:
        """Write something: the line being typed is in the browser."""
        write()

    def hide(self, on: bool) -> None:
        """Do nothing: the page hides what it asks for."""

    # A channel

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:
        """Begin to serve a session."""
        self._session, self._post = session, post
        self._asked, self._offers = [], ()
        self._handovers = session.handovers

    def tell(self, said: Iterable[Said], intent: Intent | None = None) -> None:
        """See `PageLines`."""
        said = [*said]
        self._forget_secrets()
        if not self._post:
            self._asked += [each.message for each in said]
        before = self.count
        for each in said:
            super().tell([each])
            if is_secret(each.message):
                self._secrets |= {*range(before + 1, self.count + 1)}
            before = self.count
        if not said:
            self.wake()
        # A line that was read before the game is answered by its opening.
        if self._post and (intent is None or intent.source == SOURCE):
            self._answered.set()

    def add(self, texts: Iterable[str], kind: Kind = "answers") -> None:
        """Keep lines of text, without the program's name before a command: nobody types it here."""
        super().add((text.replace(f"{PROGRAM} ", "") for text in texts), kind)

    def _forget_secrets(self) -> None:
        """Drop all secrets for the next person if the device is being passed on."""
        if self._session and self._session.handovers != self._handovers:
            self._handovers = self._session.handovers
            kept = [line for line in self.lines if line.number not in self._secrets]
            self.lines.clear()
            self.lines += kept
            self._secrets.clear()
            self.moves += 1

    async def close(self) -> None:
        """End the game on the page; its lines stay."""
        self._own = Style(self.style.locale.language, self.style.settings)
        self._session = self._post = None
        self.wake()


class PageConsole(Console):
    """The console of a page.

    A browser cannot be made to wait: so `run` only keeps the game, and `begin` plays it.
    """

    def __init__(
        self,
        locale: Locale,
        settings: Settings,
        notices: Sequence[Message],
        *,
        page: AlonePage,
        ask: Exchange,
    ) -> None:
        super().__init__(locale, settings, notices, plain=True)
        self.typed = True
        self.terminal.muted = True
        self._page = page
        self.reviewer = partial(review_beside, ask)
        self._ask = ask
        self._game: Game | None = None
        page.use(locale.language, settings)

    def run(self, game: Game, words: Callable[[str], Sequence[str]] | None = None) -> int:  # noqa: ARG002  # a page completes nothing
        """Keep a game until `begin`."""
        self._game = game
        return ExitCode.DONE

    async def begin(self) -> int:
        """Play the game that `run` was given, if any; return its exit code."""
        if self._game is None:
            return ExitCode.DONE
        try:
            return await self._game(self._page)
        finally:
            if self._session and self._session.table.save:
                self._session.table.save.close()

    def say(self, *messages: Message) -> None:
        """See `Console`."""
        self._page.tell(map(Said, messages))

    def tell(self, lines: Sequence[str], locale: Locale | None = None) -> None:  # noqa: ARG002  # what is read has no voice of ours
        """See `Console`."""
        self.say(*map(line, lines))

    def complain(self, message: Message) -> None:
        """See `Console`."""
        self.say(message)

    def speak(self, language: str) -> None:
        """See `Console`."""
        super().speak(language)
        self._page.use(language, self.settings)

    def offer(self, offers: Callable[[], Sequence[tuple[Message, str]]]) -> None:
        """See `Console`."""
        self._page.offer(offers())

    async def read(self, keyboard: Keyboard, prompt: Message) -> str:
        """See `Console`."""
        self._page.prompt = prompt
        return await super().read(keyboard, prompt)

    def channels(self) -> Sequence[Channel]:
        """See `Console`."""
        return [self._page]

    def _loop_of(self, session: AnySession, _keyboard: Keyboard) -> Loop:
        """Return the loop of a game: all that comes is posted by the page."""
        return Loop(
            session,
            None,
            self.terminal,
            typed=True,
            channels=self.channels(),
            opponents=OpponentsBeside(self._ask),
        )
