"""A console whose keyboard, terminal and only channel are a page."""

from collections.abc import Callable, Sequence
from functools import partial

from splendor_access import ExitCode
from splendor_access.console.console import Console, Game
from splendor_access.console.keyboard import Keyboard
from splendor_access.console.loop import Loop
from splendor_access.online.alone.device import AlonePage
from splendor_access.online.alone.thinkers import Exchange, OpponentsBeside, review_beside
from splendor_access.session.intents import Said
from splendor_access.session.shared_keyboard import AnySession, Channel
from splendor_access.settings.settings import Settings
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, line


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
