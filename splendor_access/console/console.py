"""The console: everything that games at one keyboard share, with input and output."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from splendor_access import ExitCode
from splendor_access.braille_display import displays
from splendor_access.console.keyboard import Keyboard, PlainKeyboard, PromptKeyboard
from splendor_access.console.loop import Loop
from splendor_access.console.low_vision import explain_no_theme
from splendor_access.console.terminal import Terminal, is_stalled, silence
from splendor_access.console.turn_signal import TurnSignal
from splendor_access.session.intents import Said
from splendor_access.session.saving import Another
from splendor_access.session.shared_keyboard import AnySession, Channel, open_session
from splendor_access.settings import shortcuts
from splendor_access.settings.error_log import log_errors
from splendor_access.settings.files import Unwritable, write_settings
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.speech.channel import SpeechChannel
from splendor_access.speech.spoken import Edit
from splendor_access.table.real_table import RealTable
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, line, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

if TYPE_CHECKING:
    from splendor_access.braille_display.channel import DisplayChannel
    from splendor_access.braille_display.displays import Status
    from splendor_access.table.review import Reviewer

Game = Callable[[Keyboard], Awaitable[int]]
"""A game or a guided exercise: it gets a keyboard, and returns the exit code."""

StartedGame = tuple[AnySession, Sequence[Said]]
"""A new game with its opening."""

Coach = Callable[[AnySession, Keyboard], Awaitable[Sequence[Said]]]
"""Reviews a finished game; returns what to say when the players are back at its end."""

Again = Callable[[Keyboard, Table, Another], Awaitable[StartedGame | None]]
"""Begins a game after the one at a table, or returns None if the players leave instead."""


class Console:
    """Everything that games at this keyboard share: language, settings, input and output.

    `plain`: print nothing but text, as the setting of that name can say, too. `languages` are those
    of the seats in order, if people hear different ones. `signal` is a sound file for the start of
    a turn. It is never in the settings, which can be given to others. With `display_only` a braille
    display is the only input and output, and the text goes to a file. `again` begins the next game
    on request, and `coach` reviews a finished one, by `reviewer` if a process is not the way.
    `elsewhere` is the connection to the server of an online table. With `verbose` faults of the
    network are told with the system's own text.
    """

    def __init__(
        self,
        locale: Locale,
        settings: Settings,
        notices: Sequence[Message],
        *,
        plain: bool,
        languages: Sequence[str] = (),
        signal: Path | None = None,
        display_only: bool = False,
    ) -> None:
        self.locale = locale
        self.verbose = False
        self.languages = languages
        self.again: Again | None = None
        self.coach: Coach | None = None
        self.reviewer: Reviewer | None = None
        self.elsewhere: Channel | None = None
        self._session: AnySession | None = None
        self._loop: Loop | None = None
        self._ended = False
        self.settings = settings
        self.signal = signal
        self.typed = os.isatty(0)
        log_errors()
        plain = plain or settings.plain == "on"
        self.terminal = Terminal(sys.stdout, wrap=settings.wrap, plain=plain)
        self.terminal.use_theme(settings.theme)
        self.notices = [*notices, *explain_no_theme(settings.theme, self.terminal)]
        edits = self.typed and self.terminal.interactive and not plain
        self.editable = edits and self.terminal.unfit is None
        self.speech = SpeechChannel(locale, settings, self.terminal, typed=self.typed)
        self._display_only = display_only
        self.display: DisplayChannel | None = None
        self._beside: DisplayChannel | None = None
        self._problem_said: Status | None = None

    def run(
        self,
        game: Game,
        words: Callable[[str], Sequence[str]] | None = None,
    ) -> int:
        """Open the input and output, play a game, and close them; return its exit code.

        `words` completes a typed word, by default to commands.
        """
        way = self._on_display if self._display_only else self._at_terminal
        try:
            return asyncio.run(self._until_ended(way(game, words)))
        finally:
            if self._session and self._session.table.save:
                self._session.table.save.close()

    @property
    def ended(self) -> bool:
        """Whether the system ends the program."""
        return self._ended

    async def _until_ended(self, way: Coroutine[None, None, int]) -> int:
        """Play; if the system ends the program, save the game and restore the terminal."""
        loop, main = asyncio.get_running_loop(), asyncio.current_task()
        assert main

        def end() -> None:
            self._ended = True
            if self.terminal.interactive and not sys.stdout.isatty():
                silence()  # the terminal has gone
            if self._loop:
                self._loop.end()
            else:
                main.cancel()

        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            # nohup ignores a hangup. Windows has neither signal.
            if number is not None and signal.getsignal(number) != signal.SIG_IGN:
                with suppress(NotImplementedError):
                    loop.add_signal_handler(number, end)
                    # A handler in Python interrupts a write that waits for a reader.
                    signal.signal(number, _let_go)
        before = signal.getsignal(signal.SIGINT)

        def interrupted(number: int, frame: FrameType | None) -> None:
            _let_go()
            if callable(before):
                before(number, frame)

        if callable(before):
            signal.signal(signal.SIGINT, interrupted)
        try:
            return await way
        except asyncio.CancelledError:
            if self._ended:
                return ExitCode.DONE
            raise
        finally:
            if callable(before):
                signal.signal(signal.SIGINT, before)

    async def _at_terminal(
        self,
        game: Game,
        words: Callable[[str], Sequence[str]] | None,
    ) -> int:
        self.speech.open()
        try:
            keyboard = self._keyboard(words)
            self.say(*await self.speech.wait_for_decision())
            return await game(keyboard)
        finally:
            await self.speech.close()

    async def _on_display(
        self,
        game: Game,
        words: Callable[[str], Sequence[str]] | None,
    ) -> int:
        """Play on the braille display alone; without one, continue as text."""
        # Loaded late: braille is not needed to play at a terminal.
        from splendor_access.console.display_only import NoDisplay

        try:
            return await self._alone_on_display(game)
        except NoDisplay as none:
            self._problem_said = none.status
            why = none.message
        session = self._session
        if session is None:
            self.notices = [why, *self.notices]
            return await self._at_terminal(game, words)

        async def go_on(keyboard: Keyboard) -> int:
            self.say(why)
            if session.open_prompt:
                session.cancel()
            return await self.play(session, keyboard, session.opening(resumed=True))

        return await self._at_terminal(go_on, words)

    async def _alone_on_display(self, game: Game) -> int:
        """Play with the display in place of keyboard and terminal. Raises NoDisplay."""
        from splendor_access.console.display_only import open_display, play_until_refused

        style = Style(self.locale.language, self.settings)
        display = await open_display(style, self._write_error)
        # Loaded late: it works on Linux only.
        from splendor_access.console.display_only import hidden_input, open_log

        printed, typed = self.terminal, self.typed
        with hidden_input(), open_log() as file:
            self.typed, self.terminal, self.display = True, Terminal(file), display
            try:
                code = await play_until_refused(
                    display, game(display), self._write_error, typed=typed
                )
                # When the system ends the program, nobody may be there to feel it.
                unfelt = () if self._ended else await display.farewell()
            finally:
                await display.stop()
                self.typed, self.terminal, self.display = typed, printed, None
        self.terminal.write([self.locale.text(message) for message in unfelt])
        return code

    def say(self, *messages: Message) -> None:
        """Say messages outside a session."""
        if self.display:
            self.display.take_messages(messages)
            self.terminal.write([self.locale.text(message) for message in messages])
        else:
            self.tell([self.locale.text(message) for message in messages])

    def tell(self, lines: Sequence[str], locale: Locale | None = None) -> None:
        """Say lines outside a session, after any messages about speech.

        They are spoken in the language of `locale`, or else in the player's own.
        """
        if self.display:
            self.display.take_messages([*map(line, lines)])
            self.terminal.write(lines)
            return
        late = [self.locale.text(message) for message in self.speech.pending()]
        self.speech.announce([*late, *lines], locale or self.locale)
        self.terminal.write([*late, *lines])

    def speak(self, language: str) -> None:
        """Use another language from now on, and in later games."""
        self.locale = Locale(language)
        if self.display:
            self.display.use(Style(language, self.settings))
        try:
            write_settings({"lang": language})
        except Unwritable as error:
            self.say(say("settings-not-kept", detail=error.detail))

    def offer(self, offers: Callable[[], Sequence[tuple[Message, str]]]) -> None:
        """Offer choices in place of the next line, where some can be shown."""
        if self.display:
            self.display.offer(offers())

    async def read(self, keyboard: Keyboard, prompt: Message) -> str:
        """Read a line at a prompt, outside a session."""
        return await keyboard.read(lambda: f"{self.locale.text(prompt)}> ")

    def complain(self, message: Message) -> None:
        """Report an error in the command line, on standard error."""
        if self.display:
            self.display.take_messages([message])
        self._write_error(message)
        self.speech.announce([self.locale.text(message)], self.locale)

    def _write_error(self, message: Message) -> None:
        sys.stderr.write(f"{self.locale.text(message)}\n")

    def go_plain(self) -> Keyboard:
        """Return a keyboard that leaves all editing to the terminal, to be used from now on."""
        self.editable = False
        return self._keyboard(None)

    def _keyboard(self, words: Callable[[str], Sequence[str]] | None) -> Keyboard:
        """Return the keyboard: an editable prompt at a terminal, else plain lines."""
        if not self.editable:
            return PlainKeyboard(0, self.terminal)
        keyboard = PromptKeyboard(
            words or self._completions, self._print_completions, self.terminal
        )
        keyboard.edited = lambda edit: self._echo_edit(keyboard, edit)
        return keyboard

    def _echo_edit(self, keyboard: PromptKeyboard, edit: Edit) -> None:
        """Echo an edit of the line being typed in speech and braille."""
        self.speech.hear(edit)
        if self._beside:
            draft = keyboard.draft
            self._beside.typed(draft.text, draft.cursor)

    def _completions(self, begun: str) -> Sequence[str]:
        """Return the completions of a word: commands, or else words for them."""
        aliases = self._session.shortcuts.aliases if self._session else ()
        vocabulary = self._session.vocabulary if self._session else Vocabulary(self.locale)
        commands = [*vocabulary.command_words(short=False), *aliases]
        found = [word for word in commands if word.startswith(begun)]
        return found or [word for word in vocabulary.phrases.words() if word.startswith(begun)]

    def _print_completions(self, words: Sequence[str]) -> None:
        """Print the completions of a word."""
        completions = say("completions", count=len(words), words=[*words])
        self.terminal.write([self.locale.text(completions)])

    def channels(self) -> Sequence[Channel]:
        """Return the channels other than terminal and voice."""
        if self.display:
            return [self.display]
        if not (self.typed and self.terminal.interactive):
            return []
        beside: list[Channel] = [TurnSignal(self.terminal, self.signal)]
        if sys.platform == "win32":
            # Loaded late: only a console of Windows takes a title without an escape sequence.
            from splendor_access.braille_display.window_title import TitleChannel

            beside.append(TitleChannel())
        if self.settings.display == "auto" and sys.platform == "win32":
            # Loaded late: only Windows has screen readers that take notices.
            from splendor_access.console.notices import NoticeChannel

            beside.append(NoticeChannel())
        if displays.may_exist():
            # Loaded late: a game over a pipe has no display.
            from splendor_access.braille_display.channel import DisplayChannel

            style = Style(self.locale.language, self.settings)
            self._beside = DisplayChannel(displays.chosen, style, told=self._problem_said)
            beside.append(self._beside)
        return beside

    @property
    def table(self) -> Table | None:
        """The table of the latest game."""
        return self._session.table if self._session else None

    def session(self, table: Table) -> AnySession:
        """Return the session of a table for this keyboard."""
        session = self._opened(table)
        self.use(session)
        return session

    def _opened(self, table: Table) -> AnySession:
        strict = not self.typed
        if isinstance(table, RealTable):
            from splendor_access.companion.session import CompanionSession

            style = Style(self.locale.language, self.settings)
            # A line that Windows itself edits is visible while it is typed.
            hides = self.display is not None or self.editable or sys.platform != "win32"
            return CompanionSession(table, table.me, style, strict=strict, hides=hides)
        return open_session(
            table, self.locale.language, self.settings, strict=strict, languages=self.languages
        )

    def use(self, session: AnySession) -> None:
        """Make a session that of this keyboard, with the saved shortcuts."""
        self._session = session
        if shortcuts.has_shortcuts():
            session.shortcuts, notices = shortcuts.load_shortcuts(session.vocabulary)
            self.say(*notices)

    async def play(self, session: AnySession, keyboard: Keyboard, opening: Sequence[Said]) -> int:
        """Play a game to its end, and others after it on request; return the exit code."""
        while True:
            await self._play_one(session, keyboard, opening)
            if session.another == "coach" and self.coach:
                self._loop = self._beside = None
                opening = await self.coach(session, keyboard)
                if not session.finished:
                    continue
            if session.another is None or self.again is None:
                return ExitCode.FAILED if session.failed else ExitCode.DONE
            self._release(session)
            begun = await self.again(keyboard, session.table, session.another)
            if begun is None:
                return ExitCode.DONE
            session, opening = begun

    async def _play_one(
        self, session: AnySession, keyboard: Keyboard, opening: Sequence[Said]
    ) -> None:
        self._loop = self._loop_of(session, keyboard)
        await self._loop.run(opening)

    def _loop_of(self, session: AnySession, keyboard: Keyboard) -> Loop:
        """Return the loop of a game."""
        channels = self.channels()
        lasting: list[Channel] = [self.elsewhere] if self.elsewhere else []
        if self.display:
            return Loop(
                session, None, self.terminal, typed=False, channels=channels, lasting=lasting
            )
        lasting.append(self.speech)
        return Loop(
            session,
            keyboard,
            self.terminal,
            typed=self.typed,
            channels=channels,
            lasting=lasting,
        )

    def _release(self, session: AnySession) -> None:
        """Release a game that was left for another one; keep the players' settings."""
        if session.table.save:
            session.table.save.close()
        self._session = self._loop = self._beside = None
        self.settings, self.languages = session.style.settings, session.languages
        self.locale = Locale(session.style.locale.language)


def _let_go(*_signal: object) -> None:
    """Discard output that nobody reads: the program is to end."""
    if is_stalled():
        silence()
