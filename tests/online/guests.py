"""Seats at a real server over real sockets, all in this process."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.notation import action_text
from splendor_access.game.payment import complete
from splendor_access.game.state import State
from splendor_access.online.client.by_lines import SeatByLines
from splendor_access.online.client.connection import Connection
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.store import Store, StoredSeat, StoredTable, begin_game, write
from splendor_access.online.server.web import Server
from splendor_access.session.intents import Said
from splendor_access.settings import sources
from splendor_access.settings.style import Style
from splendor_access.table.table import Table
from tests.driver import PATIENCE


def run(test: Callable[[], Coroutine[Any, Any, None]], seconds: float = 6 * PATIENCE) -> None:
    """Run a test in a loop of its own, for a bounded time; what it waits for may come late."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await test()

    asyncio.run(bounded())


def kept(size: int = 2, *places: StoredSeat) -> StoredTable:
    """Return a table that nobody has come to yet."""
    return StoredTable(1, places, "2024", size)


def laid_out(folder: Path, laid: Table, code: str = "") -> Path:
    """Make a table for a game, and begin the save of the game; return the folder of the table."""
    places = [StoredSeat(player.name, player.kind) for player in laid.players]
    table = kept(len(places), *places)
    made = Store(folder).make(code or new_code(), table)
    begin_game(made, 1, laid)
    write(made, msgspec.structs.replace(table, games=1))
    return made


class Host:
    """A server that can be ended and begun again at the same port."""

    def __init__(self, folder: Path, proxies: Sequence[str] = ()) -> None:
        self.folder = folder
        self.proxies = proxies
        self.port = 0
        self.server: Server

    async def start(self) -> None:
        """Begin to listen."""
        self.server = Server(Store(self.folder), self.proxies)
        await self.server.start(["127.0.0.1"], self.port)
        self.port = self.server.port

    async def make(self, table: StoredTable, host: str = "") -> str:
        """Make a table, and return its link."""
        code = new_code()
        Store(self.folder).make(code, msgspec.structs.replace(table, host=host))
        return f"http://127.0.0.1:{self.port}/{code}"


@asynccontextmanager
async def hosting(folder: Path, *proxies: str) -> AsyncIterator[Host]:
    """Run a server for as long as a test needs it."""
    host = Host(folder, proxies)
    await host.start()
    try:
        yield host
    finally:
        await host.server.close()


class Guest:
    """A seat that hears `lines` and types."""

    def __init__(
        self, link: str, name: str, language: str = "en", key: str = "", *, watches: bool = False
    ) -> None:
        self.connection = Connection(link, name)
        style = Style(language, sources.load({}, {}), alone=False)
        self.seat = self.connection.seat = RemoteSeat(
            style, self.connection.send, key=key, watches=watches
        )
        self.lines: list[str] = []
        self.by_lines = SeatByLines(self.connection)

    @property
    def state(self) -> State:
        """The state as the seat knows it."""
        assert self.seat.session
        return self.seat.session.table.state

    async def come(self) -> None:
        """Connect, and wait until the seat is given."""
        await self.connection.open()
        await self.until(lambda: self.seat.is_up_to_date or bool(self.seat.gone))

    async def until(self, so: Callable[[], bool]) -> None:
        """Take in what comes until something is so."""
        while True:
            self._hear(self.by_lines.take())
            if so():
                return
            self.connection.arrived.clear()
            await self.connection.arrived.wait()

    async def begun(self) -> None:
        """Wait until the game has begun."""
        await self.until(lambda: self.seat.session is not None)

    async def hears(self, text: str, since: int = 0) -> None:
        """Wait until a line with a text has been heard."""
        await self.until(lambda: any(text in line for line in self.lines[since:]))

    async def type(self, *lines: str) -> list[str]:
        """Type lines; return what is said to the last until its answer has come."""
        before = len(self.lines)
        for line in lines:
            before = len(self.lines)
            self._hear(self.by_lines.type(line))
            await self.until(self.answered)
        return self.lines[before:]

    def answered(self) -> bool:
        """Say whether all that was typed has been answered."""
        return not self.by_lines.waits

    async def move(self, number: int = 0) -> None:
        """Do what an easy opponent would do."""
        session = self.seat.session
        assert session
        state = session.table.state
        action = load("easy")(state, Chance(number), number)
        before = session.table.version
        self._hear(self.by_lines.type(action_text(complete(state, action))))
        # What was said to an earlier wish may come first.
        await self.until(lambda: self.seat.session is not session or session.table.version > before)
        await self.until(self.answered)

    async def go(self) -> None:
        """Break off, as when a program is ended."""
        await self.connection.close()

    def _hear(self, said: list[Said]) -> None:
        self.lines += [self.seat.style.text(each.message, each.kind) for each in said]


@asynccontextmanager
async def seated(host: Host, count: int = 2, *places: StoredSeat) -> AsyncIterator[list[Guest]]:
    """Let people come to a new table and begin."""
    link = await host.make(kept(count + len(places), *places))
    guests = [Guest(link, name) for name in ("Ana", "Ben", "Cleo", "Dan")[:count]]
    try:
        for guest in guests:
            await guest.come()
        for guest in guests:
            await guest.begun()
        yield guests
    finally:
        for guest in guests:
            await guest.go()


async def settle(guests: list[Guest]) -> None:
    """Wait until all have heard the same: of the same game, too."""
    most = max(map(_heard, guests))
    for guest in guests:
        await guest.until(partial(_has_heard, guest, most))


def _heard(guest: Guest) -> tuple[int, int]:
    """Return the game that a seat plays, and how much it knows of it."""
    assert guest.seat.session
    return guest.seat.game, guest.seat.session.table.version


def _has_heard(guest: Guest, most: tuple[int, int]) -> bool:
    return _heard(guest) >= most
