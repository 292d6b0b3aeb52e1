"""Games from the command line: begin one, or go on with one that was saved."""

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from splendor_access.app import saves, shortcuts
from splendor_access.app.channels import Channel
from splendor_access.app.intents import Said
from splendor_access.app.keyboard import Edit, Interrupted, Keyboard, PlainKeyboard, PromptKeyboard
from splendor_access.app.loop import Loop
from splendor_access.app.lowvision import no_theme
from splendor_access.app.saves import SaveError
from splendor_access.app.session import Session
from splendor_access.app.settings import Settings, write_file
from splendor_access.app.setup import (
    Left,
    ask_players,
    name_problem,
    new_table,
    opponents,
    table_from,
)
from splendor_access.app.speaking import Speaking
from splendor_access.app.style import Style
from splendor_access.app.table import Table, restored
from splendor_access.app.turnsignal import TurnSignal
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet, State
from splendor_access.out.terminal import Terminal
from splendor_access.talk.commands import Reader
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, clean, line, say

if TYPE_CHECKING:
    from splendor_access.app.display import BrailleDisplay
    from splendor_access.out.display import Status

DONE, FAILED, USAGE = 0, 1, 2

COMES_BACK = ("not-running", "silent", "no-display", "other-program")
"""What keeps a braille display away for a while; anything else has to be mended first."""

TUTORIAL_SEED = 8
"""Deals a tutorial's cards: every step can be tried soon after the one before it."""


class Wishes(msgspec.Struct, frozen=True):
    """What `play` was asked for.

    `quick`: ask nothing at all before the game; `tutorial`: so too, and explain it step by step.
    `first`: it is a first run, in which no language was named.
    """

    seats: Sequence[str] = ()
    bots: Sequence[str] = ()
    seed: int | None = None
    rules: RuleSet = RuleSet()
    position: State | None = None
    quick: bool = False
    tutorial: bool = False
    first: bool = False


class House:
    """What every game at this keyboard shares: words, settings, and the ways in and out.

    `languages` are those of the seats, in their order, where people hear different ones.
    `signal` is a sound file for the start of a turn. It is never in the settings, which can be
    given to others. With `display_only` a braille display is the only way in and out, and what is
    said is written to a file.
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
        self.languages = languages
        self._session: Session | None = None
        self.settings = settings
        self.signal = signal
        self.typed = os.isatty(0)
        # asyncio would print its warnings over the game.
        logging.getLogger().addHandler(logging.NullHandler())
        self.terminal = Terminal(sys.stdout, wrap=settings.on("wrap"), plain=plain)
        self.terminal.use_theme(settings["theme"])
        self.notices = [*notices, *no_theme(settings["theme"], self.terminal)]
        self.editable = (
            self.typed
            and self.terminal.interactive
            and not plain
            and os.environ.get("TERM") != "dumb"
        )
        self.speaking = Speaking(locale, settings, self.terminal, typed=self.typed)
        self._display_only = display_only
        self.display: BrailleDisplay | None = None
        self._beside: BrailleDisplay | None = None
        self._told: Status | None = None

    def run(
        self,
        game: Callable[[Keyboard], Awaitable[int]],
        words: Callable[[], Sequence[str]] | None = None,
    ) -> int:
        """Open the ways in and out, play a game, and close them; return its exit code.

        What can be completed while typing are `words`, or else commands in the player's language.
        """

        async def hosted() -> int:
            play = game
            if self._display_only and await self._open_display():
                code = await self._on_display(game)
                if code is not None:
                    return code
                play = self._go_on if self._session else game
            self.speaking.open()
            try:
                keyboard = self._keyboard(words)
                self.say(*await self.speaking.decided())
                return await play(keyboard)
            finally:
                await self.speaking.close()

        return asyncio.run(hosted())

    async def _open_display(self) -> bool:
        """Take the braille display; where it cannot be had at all, say why, and play as text."""
        # Loaded late: braille is not needed to play at a terminal.
        from splendor_access.app.display import BrailleDisplay
        from splendor_access.app.displays import mend as mend_display
        from splendor_access.app.tables import mend as mend_braille
        from splendor_access.braille.tables import BrailleUnavailable
        from splendor_access.out.brltty import BrlttyDisplay

        display = BrailleDisplay(
            BrlttyDisplay, Style(self.locale.language, self.settings), alone=True
        )
        display.start()
        try:
            status = await display.found()
        except BrailleUnavailable as error:
            why = mend_braille(error)
        else:
            if status.connected or status.problem in COMES_BACK:
                self.display = display
                if status.problem:
                    # Once it is felt there, it is not so any more.
                    sys.stderr.write(f"{self.locale.text(mend_display(status))}\n")
                return True
            why = mend_display(status)
            self._told = status
        await display.stop()
        self.notices = [why, *self.notices]
        return False

    async def _on_display(self, game: Callable[[Keyboard], Awaitable[int]]) -> int | None:
        """Play a game on the braille display alone; return None if it is to go on as text."""
        # Loaded late: only Linux has what it needs.
        from splendor_access.app.alone import hushed, open_log

        display, printed, typed = self.display, self.terminal, self.typed
        assert display
        with hushed(), open_log() as file:
            self.typed, self.terminal = True, Terminal(file)
            try:
                code = await self._unless_shut_out(display, game(display), as_text=typed)
                unfelt = [] if code is None else await display.farewell()
            finally:
                await display.stop()
                self.typed, self.terminal, self.display = typed, printed, None
        self.terminal.write([self.locale.text(message) for message in unfelt])
        return code

    async def _unless_shut_out(
        self, display: "BrailleDisplay", game: Awaitable[int], *, as_text: bool
    ) -> int | None:
        """Play until the end. Where BRLTTY does not let the player in any more, say why.

        Then the game can go on as text if somebody types; else it waits for the display.
        """
        from splendor_access.app.displays import mend

        playing = asyncio.ensure_future(game)
        shut_out = asyncio.ensure_future(display.shut_out())
        try:
            await asyncio.wait((playing, shut_out), return_when=asyncio.FIRST_COMPLETED)
            if not playing.done():
                self._told = shut_out.result()
                why = mend(self._told)
                if as_text:
                    self.notices = [why, *self.notices]
                    return None
                sys.stderr.write(f"{self.locale.text(why)}\n")
            return await playing
        finally:
            playing.cancel()
            shut_out.cancel()
            await asyncio.gather(playing, shut_out, return_exceptions=True)

    async def _go_on(self, keyboard: Keyboard) -> int:
        """Go on as text with the game that was begun on the braille display."""
        session = self._session
        assert session
        self.say(self.notices[0])
        if session.question:
            session.cancel()
        return await _run(self, session, keyboard, session.opening(resumed=True))

    def say(self, *messages: Message) -> None:
        """Tell messages before there is a session."""
        if self.display:
            self.display.hear(messages)
            self.terminal.write([self.locale.text(message) for message in messages])
        else:
            self.tell([self.locale.text(message) for message in messages])

    def tell(self, lines: Sequence[str]) -> None:
        """Tell lines before there is a session, behind what has become of speech."""
        if self.display:
            self.display.hear([*map(line, lines)])
            self.terminal.write(lines)
            return
        late = [self.locale.text(message) for message in self.speaking.untold()]
        self.speaking.announce(lines, self.locale)
        self.terminal.write([*late, *lines])

    def complain(self, message: Message) -> None:
        """Say what is wrong with the command line, on standard error."""
        if self.display:
            self.display.hear([message])
        sys.stderr.write(f"{self.locale.text(message)}\n")

    def _keyboard(self, words: Callable[[], Sequence[str]] | None) -> Keyboard:
        """Return the way in: an editable prompt at a terminal, else plain lines."""
        if not self.editable:
            return PlainKeyboard(0, self.terminal)
        keyboard = PromptKeyboard(words or self._words, self._list, self.terminal)
        keyboard.edited = lambda edit: self._edited(keyboard, edit)
        return keyboard

    def _edited(self, keyboard: PromptKeyboard, edit: Edit) -> None:
        """Let what a key did to the line being typed be heard and felt."""
        self.speaking.hear(edit)
        if self._beside:
            draft = keyboard.draft
            self._beside.typed(draft.text, draft.cursor)

    def _words(self) -> Sequence[str]:
        """Return what can be typed, for completion."""
        if self._session is None:
            return Reader(self.locale).all_words(short=False)
        return [*self._session.reader.all_words(short=False), *self._session.shortcuts.aliases]

    def _list(self, words: Sequence[str]) -> None:
        """Print the words that a typed one could become."""
        completions = say("completions", count=len(words), words=[*words])
        self.terminal.write([self.locale.text(completions)])

    def channels(self) -> Sequence[Channel]:
        """Return the ways to the player that are used beside the terminal."""
        if self.display:
            return [self.display]
        if not (self.typed and self.terminal.interactive):
            return [self.speaking]
        beside: list[Channel] = [self.speaking, TurnSignal(self.terminal, self.signal)]
        if self.settings["display"] == "auto" and sys.platform == "win32":
            # Loaded late: only Windows has screen readers that take notices.
            from splendor_access.app.noticing import Noticing

            beside.append(Noticing())
        elif sys.platform == "linux":
            # Loaded late: a game over a pipe has no display.
            from splendor_access.app.display import BrailleDisplay
            from splendor_access.out.brltty import BrlttyDisplay

            style = Style(self.locale.language, self.settings)
            self._beside = BrailleDisplay(BrlttyDisplay, style, told=self._told)
            beside.append(self._beside)
        return beside

    def session(self, table: Table) -> Session:
        """Return the session of a table for this keyboard."""
        session = Session(
            table,
            self.locale.language,
            self.settings,
            strict=not self.typed,
            languages=self.languages,
        )
        self._session = session
        if shortcuts.kept():
            session.shortcuts, notices = shortcuts.load(session.reader)
            self.say(*notices)
        return session


def play(house: House, wishes: Wishes) -> int:
    """Begin a game and play it. Returns the exit code."""
    return house.run(lambda keyboard: _play(house, wishes, keyboard))


async def _play(house: House, wishes: Wishes, keyboard: Keyboard) -> int:
    try:
        asks = house.typed and not (wishes.quick or wishes.seats or wishes.position)
        if house.typed and wishes.first:
            await _choose_language(house, keyboard)
        house.say(*house.notices)
        if asks and await _wants_resume(house, keyboard):
            return await _resume_latest(house, keyboard)
        players = await _players(house, wishes, keyboard)
    except (Left, EOFError, Interrupted):
        return DONE
    except asyncio.CancelledError:
        # Ctrl-C at a plain prompt comes from the system.
        if house.display or not house.typed:
            raise
        house.terminal.write([""])
        return DONE
    if players is None:
        return USAGE
    if wishes.position:
        table = table_from(wishes.position, players, wishes.seed)
    else:
        seed = TUTORIAL_SEED if wishes.tutorial and wishes.seed is None else wishes.seed
        table = new_table(players, wishes.rules, seed)
    session = house.session(table)
    if wishes.tutorial:
        session.listener.tutor.begin()
    trouble = session.begin_save(ask=not wishes.quick)
    return await _run(house, session, keyboard, [*trouble, *session.opening()])


async def _run(house: House, session: Session, keyboard: Keyboard, opening: Sequence[Said]) -> int:
    channels = house.channels()
    if house.display:
        loop = Loop(session, None, house.terminal, typed=False, channels=channels)
    else:
        loop = Loop(session, keyboard, house.terminal, typed=house.typed, channels=channels)
    await loop.run(opening)
    return FAILED if session.failed else DONE


async def _players(house: House, wishes: Wishes, keyboard: Keyboard) -> list[Player] | None:
    """Return who plays, or None when the names that were given cannot be used."""
    locale = house.locale
    count = len(wishes.position.seats) if wishes.position else None
    least, most = count or 2, count or 4
    wished = max(1, len(wishes.seats)) + len(wishes.bots)
    if wished > most:
        house.complain(say("player-count", count=wished, least=least, most=most))
        return None
    if wishes.seats or wishes.quick or wishes.position:
        seats = [name.strip() for name in wishes.seats] or [locale.attribute("default-name")]
        if wishes.seats:
            reader = Reader(locale)
            for i, name in enumerate(seats):
                problem = name_problem(name, seats[:i], reader)
                if problem:
                    house.complain(problem)
                    return None
        levels = list(wishes.bots)
        while len(seats) + len(levels) < least:
            levels.append("easy")
        players = [*map(Player, seats), *opponents(levels, seats, locale)]
    else:

        async def read() -> str:
            return await keyboard.read(lambda: f"{locale.text(say('prompt-setup'))}> ")

        reader = Reader(locale)
        players = await ask_players(read, house.say, locale, reader, wishes.bots)
    return players


async def _choose_language(house: House, keyboard: Keyboard) -> None:
    """Ask for the language in a first run, and keep the answer."""
    from splendor_access.app.tongue import ask_language

    async def read() -> str:
        if house.display:
            return await house.display.choose(named)
        return await keyboard.read(lambda: f"{house.locale.text(say('prompt-setup'))}> ")

    offered = languages()
    if len(offered) == 1 or saves.names():
        return
    named = [(line(Locale(each).attribute("language-name")), each) for each in offered]
    chosen = await ask_language(
        read, lambda text: house.tell([text]), offered, house.locale.language
    )
    house.locale = Locale(chosen)
    if house.display:
        house.display.use(Style(chosen, house.settings))
    try:
        write_file({"lang": chosen})
    except OSError as error:
        house.say(say("settings-not-kept", detail=clean(error.strerror or str(error))))


async def _wants_resume(house: House, keyboard: Keyboard) -> bool:
    if not saves.names() or saves.latest()[0] is None:
        return False
    house.say(say("setup-resume"))
    text = await keyboard.read(lambda: f"{house.locale.text(say('prompt-sure'))}> ")
    reader = Reader(house.locale)
    if reader.command(text.strip()) == "quit":
        raise Left
    return reader.is_yes(text)


def resume(house: House, name: str | None) -> int:
    """Go on with a saved game: the one named, else the one played last. Returns the exit code."""

    async def go_on(keyboard: Keyboard) -> int:
        house.say(*house.notices)
        if name is None:
            return await _resume_latest(house, keyboard)
        return await _resume(house, keyboard, name)

    return house.run(go_on)


async def _resume_latest(house: House, keyboard: Keyboard) -> int:
    name, troubles = saves.latest()
    for other, error in troubles:
        house.say(say("resume-passed-over", game=other), _told(error))
    if name is None:
        if not troubles:
            house.say(say("resume-none"))
        return FAILED
    return await _resume(house, keyboard, name)


async def _resume(house: House, keyboard: Keyboard, name: str) -> int:
    try:
        table = restored(saves.open_save(name))
    except SaveError as error:
        house.say(_told(error))
        return FAILED
    session = house.session(table)
    return await _run(house, session, keyboard, session.opening(resumed=True))


def _told(error: SaveError) -> Message:
    return say(f"resume-{error.reason}", detail=clean(error.detail))
