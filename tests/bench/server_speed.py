"""The cost of online tables: latency of a command, tables per process, memory, a slow disk.

The server runs in its own process, and so does the bare echo server that it is compared with.
"""

import asyncio
import gc
import multiprocessing
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType, web

from splendor_access.__main__ import RARELY
from splendor_access.game.actions import Action, Revealed
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions, with_payment
from splendor_access.game.notation import action_text, parse_card
from splendor_access.game.position import parse_position
from splendor_access.game.record import Player
from splendor_access.game.rules import apply
from splendor_access.game.state import RuleSet, State
from splendor_access.online.protocol import frames
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.port import StoredSeat, StoredTable
from splendor_access.online.server.store import Store
from splendor_access.online.server.web import Server
from splendor_access.table import saves
from splendor_access.table.chain import Row
from splendor_access.table.setup import new_table
from tests.bench.figures import Figure, seconds

SEATS = ("Ana", "Ben", "Cleo", "Dan")
PAUSE = 20.0
"""Seconds between two moves at a table."""

DECISIONS = 160
"""A long game of four."""

SLOW = 0.02
"""Seconds added to each commit of half of the tables."""


# The server, and the echo


def _echo() -> web.Application:
    """Return a server that echoes a socket's messages to all four of its table."""
    tables: dict[str, list[web.WebSocketResponse]] = {}

    async def socket(request: web.Request) -> web.WebSocketResponse:
        there = tables.setdefault(request.match_info["code"], [])
        mine = web.WebSocketResponse(compress=False)
        await mine.prepare(request)
        there.append(mine)
        async for message in mine:
            for each in there:
                await each.send_str(message.data)
        return mine

    app = web.Application()
    app.add_routes([web.get("/{code}/socket", socket)])
    return app


async def _serve(told: Connection, folder: Path | None) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if folder is None:
        runner = web.AppRunner(_echo(), access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        told.send(int(runner.addresses[0][1]))
    else:
        server = Server(Store(folder))
        await server.start(["127.0.0.1"], 0)
        told.send(server.port)
    while True:
        await asyncio.to_thread(told.recv)
        used = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        told.send((time.process_time(), int(used) * resource.getpagesize()))


def _run(told: Connection, folder: Path | None, slow: frozenset[str]) -> None:
    # As in the program: a collection over 8,000 sockets takes long.
    gc.set_threshold(RARELY)
    commit = saves.Save.commit

    def later(save: saves.Save, row: Row) -> None:
        if save.path.parent.name in slow:
            time.sleep(SLOW)
        commit(save, row)

    if slow:
        saves.Save.commit = later  # type: ignore[assignment, method-assign]
    asyncio.run(_serve(told, folder))


class Served:
    """A server in its own process."""

    def __init__(self, told: Connection) -> None:
        self._told = told
        self.port: int = told.recv()

    def used(self) -> tuple[float, int]:
        """Return the server's processor time in seconds and its memory in bytes."""
        self._told.send(None)
        seconds, size = self._told.recv()
        return float(seconds), int(size)


@contextmanager
def served(folder: Path | None, slow: frozenset[str] = frozenset()) -> Iterator[Served]:
    """Run the server of a folder, or the echo server."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_run, args=(theirs, folder, slow), daemon=True)
    process.start()
    try:
        yield Served(ours)
    finally:
        process.kill()
        process.join()


# The people


class _Row(msgspec.Struct):
    cards: tuple[str, ...] = ()


class _News(msgspec.Struct):
    rows: tuple[_Row, ...]


_NEWS = msgspec.json.Decoder(_News)


class Party:
    """A table and its four sockets; `took` has the time of each command to the last socket.

    It shares the processors with the server, so it does no more than it must: it keeps the game by
    the rules, with the cards that the seat of a command was told, and reads nothing else.
    """

    def __init__(self, address: str, keys: Sequence[str]) -> None:
        self.took: list[float] = []
        self._address = address
        self._keys = keys
        self._sockets: list[ClientWebSocketResponse] = []
        self._arrived = asyncio.Event()
        self._heard = 0
        self._number = 0
        self._reading: list[asyncio.Task[None]] = []
        self._begun: set[int] = set()
        self._state: State | None = None
        self._action: Action | None = None
        self._news = ""

    async def come(self, session: ClientSession) -> None:
        """Connect all four."""
        for seat, key in enumerate(self._keys):
            socket = await session.ws_connect(self._address, max_msg_size=0)
            self._sockets.append(socket)
            if key:
                await socket.send_str(frames.encode(frames.HelloFrame(frames.VERSION, key=key)))
            self._reading.append(asyncio.create_task(self._read(seat, socket)))
        while self._keys[0] and len(self._begun) < len(SEATS):
            await asyncio.sleep(0.01)

    async def _read(self, seat: int, socket: ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                return
            text: str = message.data
            if text.startswith('{"type":"game"'):
                begun = frames.to_seat(text)
                assert isinstance(begun, frames.GameFrame)
                self._begun.add(seat)
                self._number = len(begun.rows)
                self._state = parse_position(begun.position)
                continue
            if self._state:
                if not text.startswith('{"type":"news"'):
                    continue
                if seat == self._state.to_act:
                    self._news = text
            self._heard += 1
            if self._heard == len(SEATS):
                self._arrived.set()

    async def command(self) -> None:
        """Send one command, and wait until all four have received it."""
        seat, text = self._next()
        self._heard = 0
        self._arrived.clear()
        begin = time.perf_counter()
        await self._sockets[seat].send_str(text)
        await self._arrived.wait()
        self.took.append(time.perf_counter() - begin)
        self._number += 1
        if self._state and self._action:
            self._state, _events = apply(self._state, self._action)
            for card in _NEWS.decode(self._news).rows[0].cards:
                self._state, _events = apply(self._state, Revealed(parse_card(card)))

    def _next(self) -> tuple[int, str]:
        if self._state is None:
            return 0, "x" * 700
        action = Chance(self._number).pick(legal_actions(self._state), "bench", self._number)
        self._action = with_payment(self._state, action)
        act = frames.ActFrame(f"{self._number}", self._number, action_text(self._action))
        return self._state.to_act, frames.encode(act)

    @property
    def over(self) -> bool:
        """Whether the game allows no more commands."""
        return self._state is not None and self._state.phase == "over"


Tables = Sequence[tuple[str, Sequence[str]]]


def make(folder: Path, count: int, rows: int = 0) -> Tables:
    """Make tables of four with their keys; with `rows`, each has a game of that many decisions."""
    store, made = Store(folder), []
    for number in range(count):
        code, keys = new_code(), [new_code() for _seat in SEATS]
        places = tuple(
            StoredSeat(name, key=digest(key)) for name, key in zip(SEATS, keys, strict=True)
        )
        where = store.make(code, StoredTable(1, places, "2024", len(SEATS), games=1 if rows else 0))
        if rows:
            _played(where.path / "1.sqlite", number, rows)
        made.append((code, keys))
    return made


def _played(path: Path, seed: int, count: int) -> None:
    table = new_table([Player(name) for name in SEATS], RuleSet(), seed)
    rows: list[Row] = []
    while len(rows) < count and not table.over:
        action = Chance(seed).pick(legal_actions(table.state), "bench", len(rows))
        decided = table.decided(action)
        table.take_in(decided.entries, decided.after, decided.events)
        rows.append(msgspec.structs.replace(decided.row, command=f"{len(rows):032}"))
    saves.replace_at(path, table.kept(), rows).close()


def measured(
    server: Served, tables: Tables, work: Callable[[list[Party]], Awaitable[None]]
) -> list[Party]:
    """Connect everybody, and do something with them."""
    gc.set_threshold(RARELY)

    async def run() -> list[Party]:
        async with ClientSession(connector=TCPConnector(limit=0)) as session:
            root = f"http://127.0.0.1:{server.port}"
            parties = [Party(f"{root}/{code}/socket", keys) for code, keys in tables]
            for at in range(0, len(parties), 25):
                await asyncio.gather(*(each.come(session) for each in parties[at : at + 25]))
            await work(parties)
            return parties

    return asyncio.run(run())


def paced(commands: int, rate: float) -> Callable[[list[Party]], Awaitable[None]]:
    """Return work that sends commands at a rate, from one table after another."""

    async def work(parties: list[Party]) -> None:
        begin = time.perf_counter()
        sending: list[asyncio.Task[None]] = []
        for number, party in zip(range(commands), cycle(parties), strict=False):
            await asyncio.sleep(max(0, begin + number / rate - time.perf_counter()))
            if sending and len(parties) == 1:
                await sending[-1]
            sending.append(asyncio.create_task(party.command()))
        await asyncio.gather(*sending)

    return work


def spread(parties: Sequence[Party]) -> tuple[float, float]:
    """Return the median and the 95th percentile of all times, in milliseconds."""
    took = [1000 * seconds for party in parties for seconds in party.took]
    return median(took), quantiles(took, n=20)[-1]


ECHO = [""] * len(SEATS)


def way(count: int) -> Figure:
    """Measure a command from its socket to the last of four, with that many tables."""
    commands = 400 if count > 1 else 100
    with tempfile.TemporaryDirectory() as home, served(Path(home)) as server:
        middle, most, spent = _way(server, make(Path(home), count), commands)
        disk = _commit(Path(home))
    with served(None) as echo:
        floor, above, least = _way(echo, [(str(n), ECHO) for n in range(count)], commands)
    return Figure(
        f"command to the last socket, {count} {'table' if count == 1 else 'tables'} of 4",
        f"{middle:.1f} ms, 95 % within {most:.1f}, {spent:.2f} ms of the processor",
        f"{middle - floor:.1f} ms above a bare echo ({floor:.1f} ms, 95 % within {above:.1f}, "
        f"{least:.2f} ms), and one commit to this disk takes {disk:.1f} ms",
        "at most 5 ms above, 95 % within 20",
        middle - floor <= 5 and most <= 20,
    )


def _commit(folder: Path) -> float:
    """Return the median time of a commit in milliseconds."""
    table = new_table([Player(name) for name in SEATS], RuleSet(), 1)
    save = saves.create_at(folder / "alone.sqlite", table.kept())
    took = [seconds(lambda: save.commit(Row("pass", 0))) for _row in range(50)]
    save.close()
    return 1000 * median(took)


def _way(server: Served, tables: Tables, commands: int) -> tuple[float, float, float]:
    """Return the spread of the times, and the processor time per command, in milliseconds."""
    used: list[float] = []

    async def work(parties: list[Party]) -> None:
        used.append(server.used()[0])
        await paced(commands, 50)(parties)
        used.append(server.used()[0])

    times = spread(measured(server, tables, work))
    return *times, 1000 * (used[1] - used[0]) / commands


def capacity(count: int) -> Figure:
    """Measure response times of that many tables with a move every 20 seconds, in one process."""
    rate = count / PAUSE
    with tempfile.TemporaryDirectory() as home, served(Path(home)) as server:
        before = after = 0.0
        tables = make(Path(home), count)

        async def work(parties: list[Party]) -> None:
            nonlocal before, after
            before = server.used()[0]
            await paced(count, rate)(parties)
            after = server.used()[0]

        middle, most = spread(measured(server, tables, work))
    load = (after - before) / PAUSE
    return Figure(
        f"{count} tables of 4 with a move each {PAUSE:.0f} s",
        f"{middle:.1f} ms, 95 % within {most:.1f}",
        f"{100 * load:.0f} % of a core, so {count / load:.0f} tables fill one",
        "95 % within 100 ms",
        most <= 100,
    )


def memory() -> Figure:
    """Measure the memory of a table with four connected seats after a long game.

    Games are opened in threads, and each thread keeps what the longest one needed meanwhile. That
    grows with the threads, not with the tables, so some tables come before those that count.
    """
    count, before = 40, 20

    async def nothing(_parties: list[Party]) -> None:
        await asyncio.sleep(1)

    with tempfile.TemporaryDirectory() as home, served(Path(home)) as server:
        tables = make(Path(home), before + count, DECISIONS)
        used: list[int] = []

        async def note(_parties: list[Party]) -> None:
            used.append(server.used()[1])

        measured(server, tables[:before], note)
        measured(server, tables[before:], note)
    with served(None) as echo:
        spent: list[int] = []

        async def look(_parties: list[Party]) -> None:
            spent.append(echo.used()[1])

        measured(echo, [(str(n), ECHO) for n in range(before)], look)
        measured(echo, [(str(n), ECHO) for n in range(before, before + count)], look)
    table, floor = ((now - then) / count / 1000 for then, now in (used, spent))
    return Figure(
        f"memory of a table of 4 after {DECISIONS} decisions",
        f"{table:.0f} KB",
        f"{table - floor:.0f} KB above four sockets of a bare echo",
        "below 400 KB",
        table < 400,
    )


def slow_disk() -> Figure:
    """Measure tables with a fast disk beside others whose commits take 20 ms more."""
    count = 40
    times = []
    for slowed in (False, True):
        with tempfile.TemporaryDirectory() as home:
            tables = make(Path(home), count)
            slow = frozenset(digest(code) for code, _keys in tables[::2] if slowed)
            with served(Path(home), slow) as server:
                parties = measured(server, tables, paced(400, 50))
            times.append((spread(parties[1::2]), spread(parties[::2])))
    (quick, _), (beside, slower) = times
    return Figure(
        "commands beside tables whose disk takes 20 ms more",
        f"{beside[0]:.1f} ms, 95 % within {beside[1]:.1f}",
        f"without them {quick[0]:.1f} ms, 95 % within {quick[1]:.1f}; they take {slower[0]:.1f} ms",
        "at most 5 ms more",
        beside[0] - quick[0] <= 5,
    )
