"""A braille display beside the terminal, or instead of it: before a game, in it, and after it."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from splendor_access.app.deeds import Post, Thing, offer, told
from splendor_access.app.desk import SOURCE, Desk, typed_texts
from splendor_access.app.fingers import Chosen, Outcome, Written
from splendor_access.app.intents import Intent, Said
from splendor_access.app.panel import Panel
from splendor_access.app.session import Session
from splendor_access.app.sheet import Brailler, Sheet
from splendor_access.app.style import Style
from splendor_access.app.tables import mend
from splendor_access.braille.tables import BrailleUnavailable
from splendor_access.out.display import Display, Key, Status
from splendor_access.talk.messages import Message, say

Answer = tuple[Message, str]
"""What can be chosen instead of being typed, and the line it stands for."""


class BrailleDisplay:
    """A braille display as a way to the player and back.

    `make` makes the device, which calls from a thread of its own; all else happens in the loop.
    With `alone` there is no other way to the player, so that the end is told here too.
    """

    def __init__(self, make: Callable[[], Display], style: Style, *, alone: bool = False) -> None:
        self._make = make
        self._style = style
        self._alone = alone
        self._device: Display | None = None
        self._panel: Panel | None = None
        self._desk: Desk | None = None
        self._post: Callable[[Intent], None] = lambda _intent: None
        self._sheet = self._asking([say("view-splendor")], ())
        self._line: asyncio.Future[str] | None = None
        self._first: asyncio.Future[Status] | None = None
        self._connected = False
        self._lost = False

    # The device

    def start(self) -> None:
        """Begin to look for the display."""
        loop = asyncio.get_running_loop()
        self._first = loop.create_future()
        self._device = device = self._make()
        self._panel = Panel(device, self._act)
        self._panel.show(self._sheet)

        def in_loop(do: Callable[[], None]) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(do)

        device.start(
            lambda key: in_loop(lambda: self._pressed(device, key)),
            lambda status: in_loop(lambda: self._changed(device, status)),
        )

    async def found(self) -> Status:
        """Wait for what first becomes of the display."""
        assert self._first
        return await self._first

    async def stop(self) -> None:
        """Give the display back."""
        device, self._device, self._panel = self._device, None, None
        self._connected = self._lost = False
        if device:
            await asyncio.to_thread(device.close)

    def _changed(self, device: Display, status: Status) -> None:
        if device is not self._device or not self._panel:
            return
        back = status.connected and self._lost
        if self._desk and back:
            self._desk.back()
        if back or (self._connected and not status.connected):
            self._lost = not back
            self._post(Intent(SOURCE, notice=say("display-back" if back else "display-gone")))
        self._connected = status.connected
        self._drawn(lambda panel: panel.status(status))
        if self._first and not self._first.done():
            self._first.set_result(status)

    def _pressed(self, device: Display, key: Key) -> None:
        if device is self._device:
            self._drawn(lambda panel: panel.key(key))

    def _drawn(self, draw: Callable[[Panel], None]) -> None:
        """Draw; where braille cannot be made, stop, and say why on the other ways."""
        if not self._panel:
            return
        try:
            draw(self._panel)
        except BrailleUnavailable as error:
            self._post(Intent(SOURCE, notice=mend(error)))
            if self._first and not self._first.done():
                self._first.set_exception(error)
            self._stopping = asyncio.create_task(self.stop())

    def _act(self, outcome: Outcome) -> None:
        if self._desk:
            self._desk.act(outcome)
            return
        match outcome:
            case Chosen(sure=True) as chosen:
                deed = self._sheet.deed(chosen.line, chosen.key)
                if isinstance(deed, Post):
                    self._entered(deed.text)
            case Written(cells):
                self._entered(typed_texts(cells, self._style.table, self._style.locale.language)[0])
            case _:
                pass

    # Before and after a game

    async def ask(self, said: Sequence[Message], answers: Sequence[Answer]) -> str:
        """Show what was said and the answers that can be chosen, and wait for a line."""
        self._line = asyncio.get_running_loop().create_future()
        self._desk = None
        self._sheet = self._asking(said, answers)
        self._drawn(lambda panel: panel.show(self._sheet))
        return await self._line

    def _asking(self, said: Sequence[Message], answers: Sequence[Answer]) -> Sheet:
        things: list[Thing] = [told(str(number), message) for number, message in enumerate(said)]
        things += [offer(text, message) for message, text in answers]
        return Sheet(Brailler(self._style), {"question": things})

    def _entered(self, line: str) -> None:
        if self._line and not self._line.done():
            self._line.set_result(line)

    async def farewell(self) -> None:
        """Wait until the reader has felt the last words; without a display there is none."""
        if self._connected:
            await self.ask(self._last, [(say("view-leave"), "")])

    # In a game: the channel

    def begin(self, session: Session, post: Callable[[Intent], None]) -> None:
        """Begin to serve a session."""
        self._post = post
        self._style = session.style
        if not self._device:
            self.start()
        assert self._panel
        self._desk = desk = Desk(session, post, self._panel)
        self._drawn(lambda panel: panel.show(desk.view))

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:
        """Take what is said now that an intent was handled."""
        self._last = [each.message for each in said]
        desk = self._desk
        assert desk
        self._drawn(lambda _panel: desk.tell(said, intent))
        self._drawn(lambda panel: panel.refresh())

    async def close(self) -> None:
        """Give the display back, unless the end is still to be told on it."""
        if not self._alone:
            await self.stop()
