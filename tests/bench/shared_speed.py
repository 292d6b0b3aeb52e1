"""The cost of servers that share one NATS, beside bare publishes with the same acknowledgement.

NATS writes each message to the disk before it answers (`sync_interval: always`). Servers, NATS and
the people all run on this machine: two or three servers are no faster than one here, so that the
processor's time of each part says what they can be.

A bare publish is what a move is for NATS, and nothing else: by the same library over one
connection, with the headers of a head, the body of one in the middle of a game, and the number that
is expected before it. As many are on their way as there are tables, one for each subject, because a
table sends its next move only when the one before is kept. Fewer would leave NATS waiting, more
would let it put together what no server could.
"""

import asyncio
import gc
import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import cycle
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import mean, median, quantiles

import msgspec
from aiohttp import ClientSession, TCPConnector

from splendor_access.__main__ import RARELY
from splendor_access.online.jetstream.client import EXPECTED, WRITE, JetStream
from splendor_access.online.jetstream.place import AT, STAGE
from splendor_access.online.jetstream.store import JetStore
from splendor_access.online.protocol import frames
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.port import StoredSeat, StoredTable
from splendor_access.online.server.web import Server
from tests.bench.figures import Figure
from tests.bench.server_speed import SEATS, Party, Served, Tables, measured, paced
from tests.online.nats_server import NatsServer, nats_servers

SECONDS = 8.0
"""For how long commands are sent as fast as they are answered."""

BUSY_TABLES = 100


async def _serve(told: Connection, url: str) -> None:
    store = JetStore(await asyncio.to_thread(JetStream, [url]))
    server = Server(store)
    await server.start(["127.0.0.1"], 0)
    told.send(server.port)
    while True:
        await asyncio.to_thread(told.recv)
        told.send((time.process_time(), store.servers.losses))


def _run(told: Connection, url: str) -> None:
    gc.set_threshold(RARELY)
    asyncio.run(_serve(told, url))


class ServedByNats(Served):
    """A server of a NATS in its own process."""

    def __init__(self, told: Connection, process: multiprocessing.process.BaseProcess) -> None:
        super().__init__(told)
        self.process = process


@contextmanager
def served_by(url: str) -> Iterator[ServedByNats]:
    """Run a server of a NATS."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_run, args=(theirs, url), daemon=True)
    process.start()
    try:
        yield ServedByNats(ours, process)
    finally:
        process.kill()
        process.join()


def lay(url: str, count: int) -> Tables:
    """Make tables of four with their keys."""
    made = []
    store = JetStore(JetStream([url]))
    for _table in range(count):
        code, keys = new_code(), [new_code() for _seat in SEATS]
        places = [StoredSeat(name, key=digest(key)) for name, key in zip(SEATS, keys, strict=True)]
        store.make(code, StoredTable(1, tuple(places), "2024", len(SEATS)))
        made.append((code, keys))
    store.close()
    return made


def _used(nats: NatsServer) -> float:
    """Return the processor's time of a NATS server in seconds."""
    assert nats.process
    stat = Path(f"/proc/{nats.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2]
    user, system = stat.split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def bare(url: str, seconds: float) -> tuple[float, float]:
    """Publish the heads of the tables over and over, each expecting the one before.

    Return how many a second, and their bytes on average.
    """

    async def publish(jet: JetStream, number: int, body: bytes, until: float) -> int:
        done = expected = 0
        while time.perf_counter() < until:
            sent = {
                STAGE: "playing",
                AT: f"{time.time()}",
                WRITE: f"{jet.own}-{number}-{done}",
                EXPECTED: f"{expected}",
            }
            ack = await jet._js.publish(f"splendor.keep.bare.{number}", body, headers=sent)
            expected, done = ack.seq, done + 1
        return done

    async def run(jet: JetStream) -> int:
        until = time.perf_counter() + seconds
        publishing = (publish(jet, each, body, until) for each, body in enumerate(bodies))
        return sum(await asyncio.gather(*publishing))

    jet = JetStream([url])
    bodies = [head.body for head in jet.each("splendor.keep.table.*", bodies=True)][:BUSY_TABLES]
    begin = time.perf_counter()
    done = asyncio.run_coroutine_threadsafe(run(jet), jet._loop).result()
    took = time.perf_counter() - begin
    jet.erase("splendor.keep.bare.*")
    jet.close()
    return done / took, mean(map(len, bodies))


class Load(msgspec.Struct, frozen=True):
    """What servers did under load: actions a second, and milliseconds of the processor for each.

    `lost` counts the tables that one took from another, though all lived.
    """

    rate: float
    servers: float
    nats: float
    people: float
    lost: int


def load(nats: NatsServer, count: int) -> Load:
    """Return what a number of servers do if all tables play as fast as they are answered."""
    with ExitStack() as running:
        servers = [running.enter_context(served_by(nats.url)) for _server in range(count)]
        tables = lay(nats.url, BUSY_TABLES)
        done = spent = used = own = 0.0
        lost = 0

        async def play(party: Party, until: float) -> None:
            while time.perf_counter() < until and not party.over:
                await party.command()

        async def work(parties: list[Party]) -> None:
            nonlocal done, spent, used, own, lost
            spent, used = -sum(each.used()[0] for each in servers), -_used(nats)
            own, begin = -time.process_time(), time.perf_counter()
            await asyncio.gather(*(play(party, begin + SECONDS) for party in parties))
            took = time.perf_counter() - begin
            spent += sum(each.used()[0] for each in servers)
            used += _used(nats)
            own += time.process_time()
            done = sum(len(party.took) for party in parties)
            lost = sum(each.used()[1] for each in servers)
            spent, used, own, done = spent / done, used / done, own / done, done / took

        _measured(servers, tables, work)
    return Load(done, 1000 * spent, 1000 * used, 1000 * own, lost)


def _measured(servers: Sequence[Served], tables: Tables, work: object) -> list[Party]:
    """Connect everybody, each table to the next server, and do something with all of them."""
    gc.set_threshold(RARELY)

    async def run() -> list[Party]:
        async with ClientSession(connector=TCPConnector(limit=0)) as session:
            parties = [
                Party(f"http://127.0.0.1:{server.port}/{code}/socket", keys)
                for server, (code, keys) in zip(cycle(servers), tables, strict=False)
            ]
            for at in range(0, len(parties), 25):
                await asyncio.gather(*(each.come(session) for each in parties[at : at + 25]))
            await work(parties)  # type: ignore[operator]
            return parties

    return asyncio.run(run())


def shared_load() -> Figure:
    """Measure actions a second through one, two and three servers, beside bare publishes.

    One server and the publishes take turns, and the fastest of each counts: other work on the
    machine only takes from them.
    """
    with nats_servers() as (nats,):
        ones = [load(nats, 1)]
        first, size = bare(nats.url, SECONDS / 2)
        more = [load(nats, 2), load(nats, 3)]
        ones.append(load(nats, 1))
        floor = max(first, bare(nats.url, SECONDS / 2)[0])
    one = max(ones, key=lambda each: each.rate)
    loads = [one, *more]
    ways = "; ".join(
        f"{count}: {each.rate:.0f} a second, {each.servers:.2f} ms of the processor for servers, "
        f"{each.nats:.2f} for NATS, {each.people:.2f} for the people, "
        f"{each.lost} tables lost by mistake"
        for count, each in enumerate(loads, 1)
    )
    alone = min(1000 / one.servers, floor)
    return Figure(
        f"actions at {BUSY_TABLES} tables of 4 through servers that share a NATS",
        ways,
        f"bare publishes of {size:.0f} bytes with the same acknowledgement: {floor:.0f} a second, "
        f"of which one server has {one.rate / floor:.2f}; with a processor of its own it could "
        f"have {alone / floor:.2f}",
        "one server at least 0.5",
        one.rate / floor >= 0.5,
    )


def shared_way(count: int) -> Figure:
    """Measure a command from its socket to the last of four, with that many tables."""
    commands = 400 if count > 1 else 100
    with nats_servers() as (nats,), served_by(nats.url) as server:
        parties = measured(server, lay(nats.url, count), paced(commands, 50))
    took = [1000 * seconds for party in parties for seconds in party.took]
    middle, most = median(took), quantiles(took, n=20)[-1]
    return Figure(
        f"command to the last socket over NATS, {count} tables of 4",
        f"{middle:.1f} ms, 95 % within {most:.1f}",
        "with every move on the disk",
        "95 % within 100 ms",
        most <= 100,
    )


def shared_failover(count: int = 60) -> Figure:
    """Measure how long the tables of a killed server are without one."""

    async def seconds(session: ClientSession, address: str, key: str, begin: float) -> float:
        while True:
            async with session.ws_connect(address, max_msg_size=0) as socket:
                await socket.send_str(frames.encode(frames.HelloFrame(frames.VERSION, key=key)))
                async for message in socket:
                    if isinstance(frames.to_seat(message.data), frames.GameFrame):
                        return time.perf_counter() - begin

    async def run(first: ServedByNats, other: Served, tables: Tables) -> list[float]:
        async with ClientSession(connector=TCPConnector(limit=0)) as session:
            for code, keys in tables:
                party = Party(f"http://127.0.0.1:{first.port}/{code}/socket", keys)
                await party.come(session)
                await party.command()
            first.process.kill()
            begin = time.perf_counter()
            roots = [f"http://127.0.0.1:{other.port}/{code}/socket" for code, _keys in tables]
            coming = [
                seconds(session, root, keys[0], begin)
                for root, (_code, keys) in zip(roots, tables, strict=True)
            ]
            return await asyncio.gather(*coming)

    with nats_servers() as (nats,), served_by(nats.url) as first, served_by(nats.url) as other:
        took = asyncio.run(run(first, other, lay(nats.url, count)))
    middle, most = median(took), quantiles(took, n=20)[-1]
    return Figure(
        f"until the {count} tables of a killed server go on at another",
        f"{middle:.1f} s, 95 % within {most:.1f}",
        "of which up to 3 s are the lease",
        "95 % within 5 s",
        most <= 5,
    )
