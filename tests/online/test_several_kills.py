"""Servers over one NATS killed at random, and NATS itself: nothing is lost, nothing done twice."""

import asyncio
import gc
import random
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import quantiles
from time import monotonic
from typing import TypeVar

import pytest

from splendor_access.game.notation import action_text
from splendor_access.game.position import position_text
from splendor_access.online.jetstream import client
from splendor_access.online.jetstream.client import JetStream
from splendor_access.online.jetstream.store import JetStore
from splendor_access.online.server.doors import new_code
from splendor_access.table.database import SaveError
from tests.driver import Piped
from tests.online.guests import Guest, kept, run, settle
from tests.online.nats_server import NatsServer, all_elected, nats_servers
from tests.online.several import front, started
from tests.tiers import SOAK, soak_only, time_limit, tries

T = TypeVar("T")

NATS_KILLS = 20
"""How often one of three NATS servers is killed, or stops."""

LEASE = 3.0 if SOAK else 1.0
"""Seconds; what the program takes is what counts in a soak."""


class ServerProcess:
    """A server in its own process, which can be killed and begun anew at the same port."""

    def __init__(self, home: Path, url: str) -> None:
        self._home = home
        self._url = url
        self.port = 0
        self.start()

    def start(self) -> None:
        """Begin, and wait until it takes connections."""
        env = {"SPLENDOR_ACCESS_HOME": str(self._home)}
        self.piped = Piped("serve", "--port", f"{self.port}", "--store", self._url, env=env)
        self.piped.until("http://127.0.0.1:")
        self.port = int(self.piped.until("/").rstrip("/"))

    def kill(self) -> None:
        """Kill it in the middle of everything."""
        self.piped.kill()


async def _play(guests: Sequence[Guest]) -> None:
    """Play on, game after game, until this is cancelled."""
    for number in range(100_000):
        for guest in guests:
            await guest.begun()
            await guest.until(guest.answered)
        await settle([*guests])
        state = guests[0].state
        if state.phase != "over":
            await guests[state.to_act].move(number)
            continue
        await _begin(guests)


async def _begin(guests: Sequence[Guest]) -> None:
    """Begin the next game, and wait until everybody has heard of it."""
    game = guests[0].seat.game
    for guest in guests:
        guest.seat.online_command("begin", "")
    # Each hears meanwhile that it has to ask again.
    await asyncio.gather(*(guest.until(partial(_plays_after, guest, game)) for guest in guests))


async def _end(guests: Sequence[Guest]) -> None:
    """Wait until everybody has heard all."""
    for guest in guests:
        await guest.until(guest.answered)
    await settle([*guests])
    if guests[0].state.phase == "over":  # the next game may be beginning just now
        await _begin(guests)
        await settle([*guests])


def _plays_after(guest: Guest, game: int) -> bool:
    return guest.seat.game > game


def _known(guests: Sequence[Guest]) -> list[tuple[int, int]]:
    return [(g.seat.game, g.seat.session.table.version if g.seat.session else 0) for g in guests]


async def _next_move(guests: Sequence[Guest], playing: asyncio.Task[None]) -> None:
    """Wait until somebody hears of one more move."""
    before = _known(guests)
    while _known(guests) == before:
        if playing.done():
            await playing
        await asyncio.sleep(0.01)


def _told(guest: Guest) -> tuple[int, list[str]]:
    """Return the game of a seat, and the moves that it was told."""
    session = guest.seat.session
    actions = session.table.actions if session else ()
    return guest.seat.game, [action_text(action) for action in actions if action]


async def _asked(work: Callable[[], T]) -> T:
    """Return what is asked of NATS, again while it is away: it may have been killed just now."""
    while True:
        try:
            return await asyncio.to_thread(work)
        except SaveError as error:
            if error.reason != "away":
                raise


async def _judge(store: JetStore, code: str, guests: Sequence[Guest]) -> None:
    """Hold what NATS keeps against what everybody has been told."""
    assert _told(guests[0]) == _told(guests[1])
    game, actions = _told(guests[0])
    place = await _asked(lambda: store.find(code))
    assert place
    assert await _asked(place.newest) == game
    read = await _asked(lambda: [*place.rows_from(game, 0)])
    rows = [row for row in read if row.text != "ended"]
    assert [row.text for row in rows] == actions
    commands = [row.command for row in rows]
    assert len(commands) == len({*commands})
    found = await _asked(lambda: place.open(place.read()))
    for seat, guest in enumerate(guests):
        replayed = position_text(found.table.state.view(seat))
        assert replayed == position_text(guest.state.view(seat))
    found.log.close()


@pytest.fixture
def nats() -> Iterator[NatsServer]:
    """Run a NATS server for one test alone."""
    with nats_servers() as (server,):
        yield server


def test_servers_killed_at_random_lose_nothing(tmp_path: Path, nats: NatsServer) -> None:
    chance = random.Random(44)
    jet = JetStream([nats.url], "", LEASE)
    store = JetStore(jet)
    code = new_code()
    store.make(code, kept(2))
    servers = [ServerProcess(tmp_path / f"{at}", nats.url) for at in range(tries(1, 3))]
    took: list[float] = []

    async def test() -> None:
        ports = [server.port for server in servers]
        other = None if SOAK else (await started(nats.url))[0]
        async with front(*ports) as proxy:
            link = f"http://127.0.0.1:{proxy.port}/{code}"
            guests = [Guest(link, name) for name in ("Ana", "Ben")]
            for guest in guests:
                await guest.come()
            if other:
                proxy.ports.append(other.port)
            for _kill in range(tries(1, 150)):
                await _kill_one(store, code, servers, guests, chance, took)
            await _end(guests)
            for guest in guests:
                lines = [line for line in guest.lines if "connection is" in line]
                assert all("lost" in line for line in lines[::2]), lines
                assert all("back." in line for line in lines[1::2]), lines
                await guest.go()
        if other:
            await other.close()
        for server in servers:
            server.kill()
        if SOAK:
            # The last one has died without giving its tables away.
            await asyncio.sleep(LEASE + 1)
        await _judge(store, code, guests)

    try:
        run(test, seconds=time_limit(120, 2400))
    finally:
        for server in servers:
            server.kill()
        store.close()
    assert not SOAK or quantiles(took, n=20)[-1] <= 5, sorted(took)


async def _kill_one(
    store: JetStore,
    code: str,
    servers: Sequence[ServerProcess],
    guests: Sequence[Guest],
    chance: random.Random,
    took: list[float],
) -> None:
    """Kill a server while people play, mostly the one that has the table, and begin it anew."""
    playing = asyncio.create_task(_play(guests))
    for _move in range(3):
        await _next_move(guests, playing)
    await asyncio.sleep(chance.uniform(0, 0.1))
    before = [_told(guest) for guest in guests]
    owner = await asyncio.to_thread(_owner, store, code)
    having = [each for each in servers if owner.endswith(f":{each.port}")]
    killed = having[0] if having and chance.random() < 0.8 else chance.choice(servers)
    begin = monotonic()
    killed.kill()
    # What was on its way arrives at once.
    await asyncio.sleep(0.2)
    await _next_move(guests, playing)
    took.append(monotonic() - begin)
    if SOAK:
        await asyncio.to_thread(killed.start)
        await _next_move(guests, playing)
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    for guest, (game, known) in zip(guests, before, strict=True):
        now, all_known = _told(guest)
        assert now > game or all_known[: len(known)] == known


def _owner(store: JetStore, code: str) -> str:
    """Return the address of the server that has the table."""
    place = store.find(code)
    assert place
    return store.servers.address_of(place.head()[0].owner) or ""


@soak_only
def test_a_server_ends_also_while_nats_is_away(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "PATIENCE", 1.0)

    async def test() -> None:
        server, store = await started(nats.url, 1.0)
        code = new_code()
        await asyncio.to_thread(store.make, code, kept(2))
        link = f"http://127.0.0.1:{server.port}/{code}"
        ana, ben = guests = [Guest(link, name) for name in ("Ana", "Ben")]
        for guest in guests:
            await guest.come()
        for guest in guests:
            await guest.begun()
        nats.kill()
        ana.by_lines.type("take ser")
        await ben.hears("Nothing can be saved now")
        await server.close()
        assert ana.state.to_act == 0
        for guest in guests:
            await guest.go()

    run(test)


@soak_only
def test_a_server_that_stood_still_writes_nothing_more(tmp_path: Path, nats: NatsServer) -> None:
    store = JetStore(JetStream([nats.url], "", 1.0))
    code = new_code()
    store.make(code, kept(2))
    still = ServerProcess(tmp_path, nats.url)

    async def test() -> None:
        other, _store = await started(nats.url)
        async with front(still.port) as proxy:
            link = f"http://127.0.0.1:{proxy.port}/{code}"
            guests = [Guest(link, name) for name in ("Ana", "Ben")]
            for guest in guests:
                await guest.come()
            playing = asyncio.create_task(_play(guests))
            for _move in range(3):
                await _next_move(guests, playing)
            still.piped.process.send_signal(signal.SIGSTOP)
            # Somebody asks the other one, which takes the table when the lease is over.
            asking = Guest(f"http://127.0.0.1:{other.port}/{code}", "Eve", watches=True)
            await asking.come()
            await asking.go()
            owner = await asyncio.to_thread(_owner, store, code)
            assert owner.endswith(f":{other.port}")
            still.piped.process.send_signal(signal.SIGCONT)
            await _next_move(guests, playing)
            await _next_move(guests, playing)
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            for guest in guests:
                await guest.until(guest.answered)
            await settle(guests)
            for guest in guests:
                await guest.go()
        await other.close()
        still.kill()
        await asyncio.sleep(2)
        await _judge(store, code, guests)

    try:
        run(test)
    finally:
        still.kill()
        store.close()


@pytest.mark.parametrize("cut", [False, pytest.param(True, marks=soak_only)])
def test_nats_away_is_heard_once_and_nothing_is_lost(nats: NatsServer, cut: bool) -> None:
    async def test() -> None:
        server, store = await started(nats.url, 1.0)
        code = new_code()
        await asyncio.to_thread(store.make, code, kept(2))
        link = f"http://127.0.0.1:{server.port}/{code}"
        ana, ben = guests = [Guest(link, name) for name in ("Ana", "Ben")]
        for guest in guests:
            await guest.come()
        for guest in guests:
            await guest.begun()
        await ana.type("take ser")
        await settle(guests)
        if cut:
            # Nothing comes through, and nobody is told that it does not.
            nats.signal(signal.SIGSTOP)
        else:
            nats.kill()
        ben.by_lines.type("take ser")
        for guest in guests:
            await guest.hears("Nothing can be saved now")
        # Questions are answered meanwhile.
        assert await ana.type("points")
        if cut:
            nats.signal(signal.SIGCONT)
        else:
            nats.start()
        for guest in guests:
            await guest.hears("Everything is saved again.")
        await ben.until(lambda: len(_told(ben)[1]) == 2)  # told behind that it is saved
        await settle(guests)
        for guest in guests:
            for text in ("Nothing can be saved now", "Everything is saved again."):
                assert sum(text in line for line in guest.lines) == 1
            assert not [line for line in guest.lines if "onnection" in line]
            await guest.go()
        await server.close()
        look = await asyncio.to_thread(JetStream, [nats.url])
        await _judge(JetStore(look), code, guests)
        look.close()

    run(test)


@soak_only
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_one_of_three_nats_servers_killed_again_and_again_loses_nothing() -> None:
    chance = random.Random(3)

    async def test(cluster: Sequence[NatsServer]) -> None:
        url = ",".join(each.url for each in cluster)
        servers = [(await started(url))[0] for _server in range(2)]
        look = JetStore(await asyncio.to_thread(JetStream, client.servers_of(url)))
        code = new_code()
        await asyncio.to_thread(look.make, code, kept(2))
        links = [f"http://127.0.0.1:{server.port}/{code}" for server in servers]
        guests = [Guest(link, name) for link, name in zip(links, ("Ana", "Ben"), strict=True)]
        for guest in guests:
            await guest.come()
        for number in range(NATS_KILLS):
            await _lose_one_nats(look, cluster, guests, chance, stops=number % 4 == 3)
        await _end(guests)
        for guest in guests:
            told = [line for line in guest.lines if "saved" in line]
            assert all("Nothing can be saved now" in line for line in told[::2]), told
            assert all("Everything is saved again." in line for line in told[1::2]), told
            assert len(told) <= 2 * NATS_KILLS
            assert not [line for line in guest.lines if "onnection" in line]
            await guest.go()
        for server in servers:
            await server.close()
        await _judge(look, code, guests)
        look.close()

    with nats_servers(3) as cluster:
        all_elected(cluster)
        run(lambda: test(cluster), seconds=1200)
    # nats-py leaves the sockets open of attempts at a server that stands still.
    gc.collect()


async def _lose_one_nats(
    look: JetStore,
    cluster: Sequence[NatsServer],
    guests: Sequence[Guest],
    chance: random.Random,
    *,
    stops: bool,
) -> None:
    """Kill one of three NATS servers while people play, mostly the leader; begin it anew.

    Or let it stand still for a while.
    """
    names = {f"n{at}": each for at, each in enumerate(cluster)}
    leader, _all = await asyncio.to_thread(_cluster, look)
    lost = names[leader] if chance.random() < 0.6 else chance.choice([*names.values()])
    playing = asyncio.create_task(_play(guests))
    await _next_move(guests, playing)
    await asyncio.sleep(chance.uniform(0, 0.1))
    before = [_told(guest) for guest in guests]
    if stops:
        lost.signal(signal.SIGSTOP)
    else:
        lost.kill()
    for _move in range(3):
        await _next_move(guests, playing)
    if stops:
        lost.signal(signal.SIGCONT)
    else:
        await asyncio.to_thread(lost.start)
    # The next one is lost when all three have everything again.
    while not (await asyncio.to_thread(_cluster, look))[1]:
        await _next_move(guests, playing)
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    for guest, (game, known) in zip(guests, before, strict=True):
        now, all_known = _told(guest)
        assert now > game or all_known[: len(known)] == known


def _cluster(store: JetStore) -> tuple[str, bool]:
    """Return the leader of the stream of tables, and whether the others have all of it."""
    jet = store.servers.jet
    with suppress(SaveError):
        found = jet.wait(jet._js.stream_info(client.KEEP), client.PATIENCE)
        known = found.cluster
        if known and known.leader:
            return known.leader, all(each.current for each in known.replicas or ())
    return "n0", False
