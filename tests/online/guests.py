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
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text
from splendor_access.game.state import State
from splendor_access.online.client.by_lines import SeatByLines
from splendor_access.online.client.connection import Connection
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.house import House
from splendor_access.online.server.port import StoredSeat, StoredTable
from splendor_access.online.server.store import Store
from splendor_access.online.server.web import Server
from splendor_access.session.intents import Said
from splendor_access.settings.settings import load_settings
from splendor_access.settings.style import Style
from splendor_access.table.table import Table
from tests.driver import PATIENCE


def run(test: Callable[[], Coroutine[Any, Any, None]], seconds: float = 120.0) -> None:
    """Run a test in its own loop, for a bounded time: so many seconds, and longer under Wine."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds * PATIENCE / 20):
            await test()

    asyncio.run(bounded())


def kept(size: int = 2, *places: StoredSeat) -> StoredTable:
    """Return a new table without visitors."""
    return StoredTable(1, places, "2024", size)


def laid_out(folder: Path, laid: Table, code: str = "") -> Path:
    """Make a table for a game, and begin the save of the game; return the folder of the table."""
    places = [StoredSeat(player.name, player.kind) for player in laid.players]
    table = kept(len(places), *places)
    made = Store(folder).make(code or new_code(), table)
    laid.save = made.begin(1, laid)
    made.write(msgspec.structs.replace(table, games=1))
    return made.path


class Host:
    """A server that can be ended and restarted at the same port."""

    def __init__(
        self, folder: Path, proxies: Sequence[str] = (), house: House | None = None
    ) -> None:
        self.folder = folder
        self.proxies = proxies
        self.house = house
        self.port = 0
        self.server: Server

    async def start(self) -> None:
        """Begin to listen."""
        self.server = Server(Store(self.folder), self.proxies, self.house)
        await self.server.start(["127.0.0.1"], self.port)
        self.port = self.server.port

    async def make(self, table: StoredTable, host: str = "") -> str:
        """Make a table, and return its link."""
        code = new_code()
        Store(self.folder).make(code, msgspec.structs.replace(table, host=host))
        return f"http://127.0.0.1:{self.port}/{code}"


@asynccontextmanager
async def hosting(folder: Path, *proxies: str, house: House | None = None) -> AsyncIterator[Host]:
    """Run a server during a test."""
    host = Host(folder, proxies, house)
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
        style = Style(language, load_settings({}, {}), alone=False)
        self.seat = self.connection.seat = RemoteSeat(
            style, self.connection.send, key=key, watches=watches
        )
        self.lines: list[str] = []
        self.by_lines = SeatByLines(self.connection)

    @property
    def state(self) -> State:
        """The state known to the seat."""
        assert self.seat.session
        return self.seat.session.table.state

    async def come(self) -> None:
        """Connect, and wait for the seat."""
        await self.connection.open()
        await self.until(lambda: self.seat.is_up_to_date or bool(self.seat.gone))

    async def until(self, so: Callable[[], bool]) -> None:
        """Receive frames until a condition is true. Fails where none comes for long."""
        while True:
            self._hear(self.by_lines.take())
            if so():
                return
            self.connection.arrived.clear()
            try:
                async with asyncio.timeout(2 * PATIENCE):
                    await self.connection.arrived.wait()
            except TimeoutError:
                raise AssertionError("silent after:\n" + "\n".join(self.lines)) from None

    async def begun(self) -> None:
        """Wait for the game to begin."""
        await self.until(lambda: self.seat.session is not None)

    async def hears(self, text: str, since: int = 0) -> None:
        """Wait for a line with a text."""
        await self.until(lambda: any(text in line for line in self.lines[since:]))

    async def type(self, *lines: str) -> list[str]:
        """Type lines; return the messages after the last, up to its answer."""
        before = len(self.lines)
        for line in lines:
            before = len(self.lines)
            self._hear(self.by_lines.type(line))
            await self.until(self.answered)
        return self.lines[before:]

    def answered(self) -> bool:
        """Return whether all typed lines have been answered."""
        return not self.by_lines.waits

    async def move(self, number: int = 0) -> None:
        """Do an action of an easy opponent."""
        session = self.seat.session
        assert session
        state = session.table.state
        action = load("easy")(state, Chance(number), number)
        before = session.table.version
        self._hear(self.by_lines.type(action_text(with_payment(state, action))))
        # The answer to an earlier request may come first.
        await self.until(lambda: self.seat.session is not session or session.table.version > before)
        await self.until(self.answered)

    async def go(self) -> None:
        """Break off, like a program that is killed."""
        await self.connection.close()

    def _hear(self, said: list[Said]) -> None:
        self.lines += [self.seat.style.text(each.message, each.kind) for each in said]


@asynccontextmanager
async def seated(host: Host, count: int = 2, *places: StoredSeat) -> AsyncIterator[list[Guest]]:
    """Seat people at a new table and begin."""
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
    """Wait until everybody has heard the same part of the same game."""
    most = max(map(_heard, guests))
    for guest in guests:
        await guest.until(partial(_has_heard, guest, most))


def _heard(guest: Guest) -> tuple[int, int]:
    """Return the game of a seat, and the known version of it."""
    assert guest.seat.session
    return guest.seat.game, guest.seat.session.table.version


def _has_heard(guest: Guest, most: tuple[int, int]) -> bool:
    return _heard(guest) >= most
