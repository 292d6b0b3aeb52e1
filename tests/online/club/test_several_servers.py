"""A club over several servers: one of them has it, all lead there, and the next one takes it."""

import asyncio
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

from splendor_access.online.club.desk import ClubWish, Desk, table_at
from splendor_access.online.club.ladder import GameResult
from splendor_access.online.club.terminal import ClubClient
from splendor_access.online.jetstream.client import LIVE
from splendor_access.online.jetstream.store import JetStore
from splendor_access.online.server.tables import HeldElsewhere
from splendor_access.online.server.web import Server
from tests.driver import PATIENCE
from tests.online.club.guild import Guild
from tests.online.guests import Guest, run
from tests.online.nats_server import SHARED
from tests.online.several import OlderStore, started
from tests.online.test_port import Clock
from tests.online.test_several_kills import ServerProcess
from tests.tiers import soak_only

LEASE = 1.0


@pytest.fixture
def tool(tmp_path: Path) -> JetStore:
    """Return a store for a look from beside, over a NATS that has nothing yet."""
    return SHARED.store(tmp_path, time)


async def _leading(server: Server) -> Guild:
    """Wait until a server has the club, and return that."""
    async with asyncio.timeout(PATIENCE):
        while not await server.duty.has():
            await asyncio.sleep(0.05)
    return Guild(server, Clock())


def _link(port: int) -> str:
    return f"http://127.0.0.1:{port}/club"


async def _wish(port: int, key: str, do: Any = "look", **how: Any) -> Desk:
    """Return what a member sees after a wish at a server."""
    return await ClubClient(_link(port), key).wish(ClubWish(do, **how))


def _results(store: JetStore) -> list[GameResult]:
    found: list[GameResult] = []
    for each in store.shelf.texts("result").values():
        assert each
        found += msgspec.json.decode(each.text, type=list[GameResult])
    return found


@pytest.mark.parametrize("kind", [JetStore, OlderStore])
def test_members_at_any_server_meet_at_one_table(tool: JetStore, kind: type[JetStore]) -> None:
    async def test() -> None:
        one, _store = await started(SHARED.server.url, LEASE, kind=kind)
        club = await _leading(one)
        other, _store = await started(SHARED.server.url)
        with pytest.raises(HeldElsewhere):
            await other.duty.take()
        await club.come("Ana", "Ben", "Cleo")
        ana, ben, cleo = (club.keys[name] for name in ("Ana", "Ben", "Cleo"))
        # Ana asks the server that does not have the club, Ben the other one.
        desk = await _wish(other.port, ana, "make", size=2, rated=True)
        assert not desk.why
        hearing = asyncio.create_task(_wish(other.port, ana, since=desk.since, waits=True))
        (waiting,) = (await _wish(one.port, ben)).waiting
        assert waiting.names == ("Ana",)
        assert (await _wish(one.port, ben, "sit", table=waiting.code)).mine
        assert [news.what for news in (await hearing).news] == ["begun"]
        assert (await _wish(other.port, cleo, "sit", table=waiting.code)).why == "no-seat"
        # The table is where the club is, whoever is asked for it.
        links = (table_at(_link(port), waiting.code) for port in (other.port, one.port))
        guests = [Guest(link, "", key=key) for link, key in zip(links, (ana, ben), strict=True)]
        for guest in guests:
            await guest.come()
            await guest.begun()
        assert len(one.tables.opened) == 1
        assert not other.tables.opened
        await guests[0].type("take ser")
        await guests[1].hears("Ana took blue, green, red.")
        for guest in guests:
            await guest.go()
        ranks = await club.play(waiting.code)
        # The next server sees the end too, and it counts once.
        await one.close()
        club = await _leading(other)
        club.keys = {"Ana": ana, "Ben": ben}
        assert await club.play(waiting.code) == ranks
        ladder = (await _wish(other.port, ana, "ladder")).ladder
        assert ladder
        assert {line.games for line in ladder.lines} == {1}
        assert len(await asyncio.to_thread(_results, tool)) == 1
        await other.close()

    run(test)


@soak_only
def test_a_tournament_goes_on_when_its_server_is_killed(tmp_path: Path, tool: JetStore) -> None:
    first = ServerProcess(tmp_path, SHARED.server.url)

    async def test() -> None:
        other, _store = await started(SHARED.server.url)
        with pytest.raises(HeldElsewhere):
            await other.duty.take()
        club = Guild(other, Clock())
        await club.come("Ana", "Ben", "Cleo")
        ana, *others = club.keys.values()
        await _wish(other.port, ana, "announce", number=2)
        for key in others:
            assert not (await _wish(other.port, key, "enter")).why
        drawn = await _wish(first.port, ana, "draw")
        assert drawn.evening
        assert drawn.evening.round == 1
        hearing = asyncio.create_task(_wish(other.port, ana, since=drawn.since, waits=True))
        first.kill()
        # Who asks meanwhile waits until the club is at another server.
        now = (await _wish(other.port, ana, "evening")).evening
        assert now
        assert (now.round, now.lines) == (1, drawn.evening.lines)
        await club.play(drawn.mine[0].code)
        assert [news.what for news in (await hearing).news] == ["over"]
        again = await _wish(other.port, ana, "draw")
        assert not again.why, again.facts
        assert again.evening
        assert again.evening.round == 2
        assert sum(line.points for line in again.evening.lines) >= 7
        await other.close()

    try:
        run(test)
    finally:
        first.kill()


@pytest.mark.usefixtures("tool")
def test_whom_a_server_did_not_hear_of_while_nats_was_away_it_lets_in_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        one, store = await started(SHARED.server.url, LEASE)
        await _leading(one)
        other, others = await started(SHARED.server.url)
        with monkeypatch.context() as silent:
            silent.setattr(others, "publish", lambda _notice: None)
            _member, word = await other.members.invite("Ana")
        assert (await _wish(one.port, "", "come", word=word)).why == "club-word"
        jet = store.servers.jet
        while not jet.gaps:
            jet._answered -= 2 * LEASE
            await asyncio.sleep(0.05)
        async with asyncio.timeout(PATIENCE):
            while one.duty._has and not one.members.all:
                await asyncio.sleep(0.05)
        assert (await _wish(one.port, "", "come", word=word)).name == "Ana"
        for server in (one, other):
            await server.close()

    run(test)


def test_a_server_that_stood_still_gives_club_and_tables_away(tool: JetStore) -> None:
    async def test() -> None:
        one, store = await started(SHARED.server.url, LEASE)
        club = await _leading(one)
        await club.come("Ana", "Ben")
        code = await club.table("Ana", "Ben")
        other, _store = await started(SHARED.server.url)
        # What is kept from here on the other one reads when it takes the club.
        await club.wish("Ben", "announce", number=2)
        waiting = (await club.wish("Ben", "make", size=2)).made
        while not await other.duty.has():
            # As if no sign of life had come for longer than a lease.
            jet = store.servers.jet
            await asyncio.to_thread(jet.erase, f"splendor.live.{jet.own}", LIVE)
        while not jet.gaps:
            jet._answered -= 2 * LEASE
            await asyncio.sleep(0.05)
        # It looks at its tables by itself, and lets go of them.
        while one.tables.opened:
            await asyncio.sleep(0.05)
        with pytest.raises(HeldElsewhere):
            await one.duty.take()
        desk = await _wish(one.port, club.keys["Ana"])
        assert [table.code for table in desk.mine] == [code]
        assert [table.code for table in desk.waiting] == [waiting]
        evening = (await _wish(one.port, club.keys["Ana"], "evening")).evening
        assert evening
        assert evening.leader == "Ben"
        assert len(other.tables.opened) == 2
        for server in (one, other):
            await server.close()

    run(test)
