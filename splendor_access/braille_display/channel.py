"""A braille display beside the terminal or instead of it: before, during and after a game."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from splendor_access.braille import process
from splendor_access.braille.tables import BrailleTable, BrailleUnavailable, TerminalBraille
from splendor_access.braille_display.controller import SOURCE, Controller, typed_texts
from splendor_access.braille_display.displays import Device, Key, Status
from splendor_access.braille_display.entry_choices import answers, line_entered
from splendor_access.braille_display.keys import (
    AskedAbout,
    AskedHelp,
    Chosen,
    KeyLog,
    LineEntered,
    LineLost,
    Outcome,
    WentBack,
    home_key,
)
from splendor_access.braille_display.lines import ViewEntry
from splendor_access.braille_display.menus import EnterLine, ViewItem, text_item
from splendor_access.braille_display.view import Formatter, StaticView
from splendor_access.braille_display.viewport import EDITS, MOVES, STOPS, Viewport
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.style import Style
from splendor_access.settings.table_list import explain
from splendor_access.talk.messages import Message, line, say

MOST_WAITING = 50
"""How many moves are kept when more keys wait, the last ones; typed and chosen keys all are.

A key that stops what waits drops them all then.
"""


class DisplayChannel:
    """A braille display in both directions: a `Channel`, and before a game a keyboard.

    `make` makes the device, which calls back from its own thread; everything else runs in the loop.
    With `alone` there is no other channel, so the last words are shown here, too. Otherwise the
    other channels explain a refusal of the display, unless that status is `told`.
    """

    def __init__(
        self,
        make: Callable[[], Device],
        style: Style,
        *,
        alone: bool = False,
        told: Status | None = None,
    ) -> None:
        self._make = make
        self._style = style
        self.terminal_braille: TerminalBraille | None = None
        self._alone = alone
        self._device: Device | None = None
        self._viewport: Viewport | None = None
        self._session: AnySession | None = None
        self._controller: Controller | None = None
        self._post: Callable[[Intent], None] = lambda _intent: None
        self._said: list[Message] = []
        self._question: Message | None = None
        self._home_told = False
        self._offered: Sequence[tuple[Message, str]] = ()
        self._view = self._question_view([say("game-name")], (), together=False)
        self._line: asyncio.Future[str] | None = None
        self._in_setup = False
        self._first: asyncio.Future[Status] | None = None
        self._status = Status(connected=False)
        self._lost = False
        self._told = told
        self._shut_out: asyncio.Future[Status] | None = None
        self._failed_tables: tuple[BrailleTable, BrailleTable] | None = None
        self._stopping: asyncio.Task[None] | None = None
        self._log = KeyLog()
        self._waiting: deque[Key] = deque()
        self._arrived: deque[Key] = deque()  # in the thread of the device

    # The device

    def start(self) -> None:
        """Begin to look for the display as soon as the loop is idle."""
        loop = asyncio.get_running_loop()
        self._first = loop.create_future()
        self._shut_out = loop.create_future()
        self._device = device = self._make()
        self._viewport = viewport = Viewport(device, self._act)
        if self._controller:
            self._controller.use(viewport)
        viewport.show(self._controller.view if self._controller else self._view)

        def in_loop(do: Callable[[], None]) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(do)

        def came(key: Key) -> None:
            self._arrived.append(key)
            in_loop(lambda: self._take_key(device))

        def begin() -> None:
            if device is self._device:
                device.start(came, lambda status: in_loop(lambda: self._changed(device, status)))

        # Loading the library takes time, and the first lines are due.
        loop.call_soon(begin)

    async def first_status(self) -> Status:
        """Wait for the first status of the display. Raises BrailleUnavailable."""
        assert self._first
        # Without any braille there is no point in waiting for a display.
        self._view.layout(1, 1, cursor=False).lay(self._view.line(self._view.home))
        return await self._first

    async def wait_until_refused(self) -> Status:
        """Wait until the display is refused, which only the player can change."""
        assert self._shut_out
        return await asyncio.shield(self._shut_out)

    async def stop(self) -> None:
        """Release the display."""
        device, self._device, self._viewport = self._device, None, None
        self._status, self._lost, self._told = Status(connected=False), False, None
        self._style.felt = False
        if device:
            await asyncio.to_thread(device.close)

    def _changed(self, device: Device, status: Status) -> None:
        if device is not self._device:
            return
        was, self._status = self._status, status
        self._style.felt = status.connected
        if status.connected:
            self.terminal_braille = status.braille
            self._take_style(self._style)
        if status.connected and self._lost:
            self._lost = False
            back = say("display-back")
            self._announce(back)
            if self._controller:
                self._controller.back(back)
            else:
                self._view = self._view.preceded_by(text_item("back", back))
                self._draw(lambda viewport: viewport.show(self._view))
        elif status.connected and not was.connected:
            self._announce(say("display-here", name=status.name, columns=status.columns))
            self._tell_home_key()
        elif was.connected and not status.connected:
            self._lost = True
            self._announce(say("display-gone"))
        problem = status.problem
        if problem and problem.kind == "refused" and status != self._told:
            self._told = status
            self._announce(problem.message)
            if self._shut_out and not self._shut_out.done():
                self._shut_out.set_result(status)
        self._draw(lambda viewport: viewport.status(status))
        if self._first and not self._first.done():
            self._first.set_result(status)

    def _announce(self, notice: Message) -> None:
        """Announce a change of the display on the other channels, if there are any."""
        if not self._alone:
            self._post(Intent(SOURCE, notice=notice))

    def _take_key(self, device: Device) -> None:
        """Handle the next key in the queue; a long queue loses some keys."""
        grown = bool(self._arrived)
        while self._arrived:
            self._waiting.append(self._arrived.popleft())
        if grown and len(self._waiting) > MOST_WAITING:
            self._shorten_queue()
        if self._waiting:
            self._handle_key(device, self._waiting.popleft())

    def _shorten_queue(self) -> None:
        """Drop what waits before the last key that stops it, and all moves but the last ones."""
        keys = [*self._waiting]
        stops = [at for at, key in enumerate(keys) if key.name in STOPS]
        begin = stops[-1] if stops else 0
        surplus = sum(key.name in MOVES for key in keys[begin:]) - MOST_WAITING
        typing = bool(self._viewport and self._viewport.focus.typing)
        self._waiting.clear()
        for at, key in enumerate(keys):
            typing = typing or key.name == "dots"
            if at >= begin and (key.name not in MOVES or surplus <= 0):
                self._waiting.append(key)
                continue
            surplus -= at >= begin
            self._log.take(key)
            if typing and key.name in EDITS and self._viewport:
                self._viewport.lose_cells()

    def _handle_key(self, device: Device, key: Key) -> None:
        # Only the last picture of a run of typed cells can be felt.
        typed_on = key.name == "dots" and bool(self._waiting) and self._waiting[0].name == "dots"
        if device is self._device:
            self._log.take(key)
            if key.name == "dots":
                # The line is translated back when it ends.
                process.warm()
            if self._controller:
                self._controller.note_key()
            self._draw(lambda viewport: viewport.key(key, draws=not typed_on))
            if not self._waiting:
                self._draw(lambda viewport: viewport.note_calm())
            if not typed_on:
                self._log_done()

    def _log_done(self) -> None:
        """Log that the last key is finished, unless the game has still to answer it."""
        if self._viewport and not (self._controller and self._controller.waits):
            self._log.done(self._viewport.latest)

    def _draw(self, draw: Callable[[Viewport], None]) -> None:
        """Draw; if braille cannot be made, release the display and say why."""
        if not self._viewport:
            return
        try:
            draw(self._viewport)
        except BrailleUnavailable as error:
            self._failed_tables = self._tables
            if self._first and not self._first.done():
                self._first.set_exception(error)
                self._first.exception()  # it is also posted, so nobody needs to wait for it
            self._post(Intent(SOURCE, notice=explain(error)))
            self._stopping = asyncio.create_task(self.stop())

    def _act(self, outcome: Outcome) -> None:
        if self._controller:
            self._controller.act(outcome)
            return
        match outcome:
            case Chosen() as chosen:
                effect = self._view.effect(chosen.line, chosen.key)
                if isinstance(effect, EnterLine):
                    self._enter(effect.line)
            case LineEntered(cells):
                self._write(cells)
            case LineLost():
                self._view = self._view.preceded_by(text_item("why", say("view-line-lost")))
                self._draw(lambda viewport: viewport.show(self._view))
            case AskedAbout() as about:
                self._describe(about)
            case WentBack() | AskedHelp() if self._in_setup:
                word = "words-back" if isinstance(outcome, WentBack) else "command-help"
                self._enter(self._style.locale.words(word)[0])
            case _:
                pass

    def _describe(self, about: AskedAbout) -> None:
        """Put in front what an item is; the whole question says what the answers mean."""
        chosen = self._view.effect(about.line, about.key)
        question = self._question if isinstance(chosen, EnterLine) else None
        message = question or self._view.message(about.line, about.key)
        if message:
            text = line(self._style.locale.text(message, "full"))
            self._view = self._view.preceded_by(text_item("why", text))
            self._draw(lambda viewport: viewport.show(self._view))

    def _write(self, cells: str) -> None:
        """Take a typed line; unreadable cells are reported before the question."""
        try:
            text = typed_texts(cells, self._style)[0]
        except BrailleUnavailable as error:
            self._view = self._view.preceded_by(text_item("why", explain(error)))
            self._draw(lambda viewport: viewport.show(self._view))
        else:
            self._enter(text)

    # Before and after a game: a keyboard

    def take_messages(self, said: Sequence[Message]) -> None:
        """Take messages before there is a session; they are shown when a line is read."""
        self._said += said

    def offer(self, offered: Sequence[tuple[Message, str]]) -> None:
        """Take the choices that replace typing when the next line is read.

        Each is a message, and the line that it enters.
        """
        self._offered = offered

    def hide(self, _on: bool) -> None:
        """Do nothing: one person holds the display."""

    async def read(self, _prompt: Callable[[], str]) -> str:
        """Show the messages and the choices, and wait for a line."""
        said, self._said = self._said or [say("game-name")], []
        offered, self._offered = self._offered, ()
        # Texts that come with their answers are long; questions have short ones.
        together = not offered
        choices = [] if offered else answers(said, self._style.locale)
        self._in_setup = bool(choices)
        offered = offered or choices or [(say("view-enter"), "")]
        home = self._untold_home_key() if choices else None
        # A choice need not be said as well.
        said = [message for message in said if all(message != other for other, _ in offered)]
        return await self._ask(said, offered, together=together, home=home)

    def _untold_home_key(self) -> Message | None:
        """Return which key leads home, unless it was returned before or is not known."""
        home = None if self._home_told else home_key(self._status)
        self._home_told |= home is not None
        return home

    def _tell_home_key(self) -> None:
        """Say on the home line, before it is felt, which key leads there, unless that was said."""
        home = self._untold_home_key() if self._controller else None
        if self._controller and home:
            self._controller.view.lead_home(home)

    def interrupt(self, write: Callable[[], None]) -> None:
        """Write something at once: the line being typed is elsewhere."""
        write()

    async def choose(self, offered: Sequence[tuple[Message, str]]) -> str:
        """Show a short question with the languages as choices, and wait for a line."""
        self._said, self._in_setup = [], False
        return await self._ask([say("language-asked")], offered, together=True)

    def use(self, style: Style) -> None:
        """Switch to another language."""
        self._take_style(style)

    @property
    def _tables(self) -> tuple[BrailleTable, BrailleTable]:
        return self._style.table, self._style.texts

    def _take_style(self, style: Style) -> None:
        """Show messages in a style, in the braille of its reader."""
        self._style = style
        style.terminal_braille = self.terminal_braille
        style.felt = self._status.connected

    async def farewell(self) -> Sequence[Message]:
        """Show the last words until the reader leaves; return them if there is no display."""
        said, self._said = self._said, []
        if not (self._status.connected and said):
            return said
        *before, last = said
        leaving = say("clauses", first=last, then=say("view-leave"))
        felt = asyncio.create_task(self._ask(before, [(leaving, "")], together=False))
        shut_out = asyncio.create_task(self.wait_until_refused())
        await asyncio.wait((felt, shut_out), return_when=asyncio.FIRST_COMPLETED)
        unfelt = [] if felt.done() else said
        felt.cancel()
        shut_out.cancel()
        return unfelt

    async def _ask(
        self,
        said: Sequence[Message],
        offered: Sequence[tuple[Message, str]],
        *,
        together: bool,
        home: Message | None = None,
    ) -> str:
        self._line = asyncio.get_running_loop().create_future()
        self._controller = None
        self._question = said[-1] if said else None
        self._view = self._question_view(said, offered, together=together, home=home)
        self._draw(lambda viewport: viewport.show(self._view))
        return await self._line

    def _question_view(
        self,
        said: Sequence[Message],
        offered: Sequence[tuple[Message, str]],
        *,
        together: bool,
        home: Message | None = None,
    ) -> StaticView:
        """Return a view of messages and answers; `together` puts as many as fit into a window.

        `home` says in the second window which key leads to the beginning.
        """
        items: list[ViewItem] = []
        for number, message in enumerate(said):
            text = line_entered(message)
            item = text_item(str(number), message)
            items.append(msgspec.structs.replace(item, effect=text and EnterLine(text)))
        items[1:1] = [text_item("home", home)] if home else []
        items += [
            ViewItem(ViewEntry(text or "enter", message), EnterLine(text), alone=not together)
            for message, text in offered
        ]
        return StaticView(Formatter(self._style), {"question": items})

    def _enter(self, line: str) -> None:
        if self._line and not self._line.done():
            self._line.set_result(line)

    # In a game: a channel

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:
        """Begin to serve a session."""
        self._post = post
        self._session = session
        self._take_style(session.style)
        if self._wanted:
            self._begin_controller(session)

    @property
    def _wanted(self) -> bool:
        return self._alone or self._style.settings.display == "auto"

    def _begin_controller(self, session: AnySession) -> None:
        if not self._viewport:
            self.start()
        assert self._viewport
        self._controller = controller = Controller(session, self._post, self._viewport)
        self._tell_home_key()
        self._draw(lambda viewport: viewport.show(controller.view))

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:
        """Take the messages after an intent."""
        self._said = [each.message for each in said]
        session = self._session
        assert session
        self._take_style(session.style)
        wanted = self._wanted
        if not wanted or self._failed_tables != self._tables:
            self._failed_tables = None
        if wanted and not self._controller:
            self._begin_controller(session)
        elif wanted and not self._device and not self._failed_tables:
            self.start()
        elif not wanted and self._device:
            self._stopping = asyncio.create_task(self.stop())
        if self._controller:
            self._controller.tell(said, intent)
            self._draw(lambda viewport: viewport.refresh())
            self._log_done()

    def typed(self, text: str, cursor: int) -> None:
        """Show the line being typed at the keyboard, and its cursor."""
        controller = self._controller
        if controller:
            self._draw(lambda viewport: viewport.typed(*controller.brailled(text, cursor)))

    async def close(self) -> None:
        """Release the display, unless it still has to show the last words."""
        if not self._alone:
            await self.stop()
