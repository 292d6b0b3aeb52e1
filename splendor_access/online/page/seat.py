"""A seat on a page: its session runs here, and its lines are kept until a browser fetches them."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence, Set
from contextlib import suppress
from typing import Protocol

from splendor_access.game.record import HUMAN
from splendor_access.online.client.by_lines import WaitingRoom
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.client.seat_table import OutOfStep
from splendor_access.online.page.lines import PageLines
from splendor_access.online.protocol.frames import (
    GoodbyeFrame,
    HelloFrame,
    SeatedPerson,
    ToSeat,
    ToServer,
    Watcher,
)
from splendor_access.online.server.attendance import Visitor
from splendor_access.session.intents import Intent, Said
from splendor_access.session.session import Session
from splendor_access.settings.names import FOR_GUESTS
from splendor_access.settings.settings import CHOICES, DEFAULTS, Change, allows
from splendor_access.settings.style import Style
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import Message, say

COMMANDS = 50
"""How many identifiers of forms are remembered, so that none is done twice."""


class PageTable(Protocol):
    """A table with pages: one of a server, or a real one.

    `commands` are the committed ones; `people` the names at the table, and `free` those that a
    newcomer can choose from; `real`: a game with a real box.
    """

    real: bool

    @property
    def commands(self) -> Set[str]: ...  # noqa: D102

    @property
    def people(self) -> Sequence[str]: ...  # noqa: D102

    @property
    def free(self) -> Sequence[str]: ...  # noqa: D102

    @property
    def full(self) -> bool: ...  # noqa: D102

    def seat_of(self, key: str) -> int | None:
        """Return the seat of a key, or None."""

    def sit(
        self, style: Style, send: Callable[[ToServer], None], key: str, *, watches: bool
    ) -> RemoteSeat:
        """Return a seat for a page; it is given when its player enters."""

    async def enter(self, visitor: Visitor, hello: HelloFrame, new_key: str = "") -> bool:
        """Admit a visitor who has said hello; return whether there is a seat."""

    def leave(self, visitor: Visitor) -> None:
        """Note that a visitor has gone; the seat is kept."""

    async def do(self, visitor: Visitor, frame: ToServer) -> None:
        """Handle a frame of a present visitor, and tell everybody."""


class PageSeat(PageLines):
    """One seat, in all browsers with its key. To its table it is a visitor.

    `watching` has the events of scripted pages, of which there was one if it is `scripted`. `used`
    is the time of the last request. `closing`: the table has closed for now, and does nothing.
    Forms are done one after another, in `order`.
    `address` is where its last request came from.
    """

    def __init__(
        self,
        table: PageTable,
        language: str,
        settings: Mapping[str, str],
        key: str = "",
        *,
        watches: bool = False,
    ) -> None:
        super().__init__()
        self.shared = table
        self.address = ""
        # Environment and settings of this machine do not apply to a guest.
        loaded = DEFAULTS.with_change(_allowed(settings))
        self._style = Style(language, loaded, alone=False, guest=True)
        self.seat = table.sit(self._style, self._send, key, watches=watches)
        self._name = ""
        self._room = WaitingRoom(self.seat)
        self._came: int | None = None
        self.used = 0.0
        self.scripted = False
        self.closing = False
        self.order = asyncio.Lock()
        self._shown = (0, 0)
        self._opened = 0
        self._done: deque[str] = deque(maxlen=COMMANDS)
        self._outgoing: asyncio.Queue[ToServer | None] = asyncio.Queue()
        self._working: asyncio.Task[None] | None = None

    @property
    def here(self) -> bool:
        """Whether the table counts the seat as present."""
        return self._working is not None

    @property
    def over(self) -> bool:
        """Whether the seat has left, or was removed."""
        session = self.seat.session
        left = session.finished if session else self._room.left
        return bool(self.seat.gone) or left

    @property
    def style(self) -> Style:
        """See `PageLines`."""
        return self._style

    @property
    def session(self) -> Session | None:
        """See `PageLines`."""
        return self.seat.session

    @property
    def heading(self) -> Message:
        """See `PageLines`."""
        return say("friends-free", count=self.seat.size - len(self.seat.people))

    @property
    def people(self) -> Sequence[SeatedPerson]:
        """See `PageLines`."""
        return self.seat.people

    @property
    def watchers(self) -> Sequence[Watcher]:
        """See `PageLines`."""
        return self.seat.watchers

    @property
    def watches(self) -> bool:
        """See `PageLines`."""
        return self.seat.watches

    async def come(self, name: str = "", new_key: str = "") -> bool:
        """Take the seat, or return to it; return whether there is one."""
        self._name = name or self._name
        self._came = self.count
        if not await self.shared.enter(self, self.seat.hello(self._name), new_key):
            return False
        self._working = asyncio.create_task(self._work())
        if self.seat.session is None:
            self.tell(map(Said, [*self.seat.who_is_here(), self._room.help]))
        return True

    def had(self, game: int, rows: int) -> int:  # noqa: ARG002
        """Return how many rows of a game were in the page that was fetched last."""
        number, version = self._shown
        return version if number == game else 0

    def take_coming(self) -> int:
        """Return how many lines were told since the seat came, for the first page after that.

        What the seat knows has now reached the person.
        """
        self._shown = self.seat.game, self.version
        came, self._came = self._came, None
        return 0 if came is None else self.count - came

    def go(self) -> None:
        """Leave the table for now."""
        if self._working:
            working, self._working = self._working, None
            working.cancel()
            self.shared.leave(self)
            self.tell(())

    def deliver(self, frame: ToSeat) -> None:
        """Receive a frame, and keep the messages about it."""
        if isinstance(frame, GoodbyeFrame):
            self.closing = frame.why == "closing"
        session = self.seat.session
        said: list[Said] = []
        try:
            if session is None:
                said += self.seat.receive(frame)
            else:
                taken = Intent("server", happened=lambda: self.seat.receive(frame))
                said += session.handle(taken)
        except OutOfStep:
            self.seat.request_whole_game()
            self._outgoing.put_nowait(None)
        opened = self.seat.session
        if opened and self.seat.game != self._opened:
            self._opened = self.seat.game
            said += opened.opening(resumed=self.seat.resumed)
        self.tell(said)

    def is_new(self, command: str) -> bool:
        """Return whether a form is sent for the first time, and remember it.

        Committed forms are known even after a restart of the server.
        """
        if command in self._done or command in self.shared.commands:
            return False
        if command:
            self._done.append(command)
        return True

    def handle(self, intent: Intent) -> None:
        """Handle typed or pressed input."""
        session = self.seat.session
        self.tell(session.handle(intent) if session else map(Said, self._room.answer(intent.text)))

    async def settle(self, patience: float, *, opponents: bool) -> None:
        """Wait for the answer to a command, and with `opponents` for their moves."""
        changed = asyncio.Event()
        self.watching.add(changed)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await self._outgoing.join()
                    while opponents and self._others_think():
                        changed.clear()
                        await changed.wait()
        finally:
            self.watching.discard(changed)

    def _others_think(self) -> bool:
        session = self.seat.session
        if session is None or session.table.over:
            return False
        person = self.seat.people[session.table.state.to_act]
        return person.kind != HUMAN or bool(person.computer)

    def _send(self, frame: ToServer) -> None:
        self._outgoing.put_nowait(frame)

    async def _work(self) -> None:
        """Pass the seat's frames to the table, one after another."""
        while True:
            frame = await self._outgoing.get()
            try:
                if frame is None:
                    self.shared.leave(self)
                    try:
                        await self.shared.enter(self, self.seat.hello(self._name))
                    except SaveError:
                        # The next request says why.
                        self.go()
                else:
                    # Cancellation leaves nothing half done.
                    await asyncio.shield(self.shared.do(self, frame))
            finally:
                self._outgoing.task_done()


def _allowed(settings: Mapping[str, str]) -> Change:
    known = {name: value for name, value in settings.items() if name in {*CHOICES} & {*FOR_GUESTS}}
    return Change({name: value for name, value in known.items() if allows(name, value)})
