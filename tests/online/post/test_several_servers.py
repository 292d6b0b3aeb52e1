"""The post of a club over several servers: one of them sends and takes mails, never two."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import time

import msgspec
import pytest

from splendor_access.online.jetstream.client import LIVE
from splendor_access.online.jetstream.store import JetStore
from splendor_access.online.post import service
from splendor_access.online.server.house import House, Mailing
from splendor_access.online.server.web import Server
from tests.driver import PATIENCE
from tests.online.club.guild import Guild
from tests.online.guests import run
from tests.online.nats_server import SHARED
from tests.online.post.posted import Postman, answer
from tests.online.several import started
from tests.online.test_port import Clock

LEASE = 1.0
HOUSE = House(mailing=Mailing("club+*@club.example", "smtp://127.0.0.1:1"))


@pytest.fixture(autouse=True)
def tool(tmp_path: Path) -> JetStore:
    """Return a store for a look from beside, over a NATS that has nothing yet."""
    return SHARED.store(tmp_path, time)


async def _until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.02)


async def _posting(postman: Postman) -> tuple[Server, JetStore]:
    """Return a server whose mails a postman carries."""
    server, store = await started(SHARED.server.url, LEASE, HOUSE)
    server.post._outbox._carrier = postman
    return server, store


def test_one_server_writes_and_another_one_goes_on(
    tool: JetStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "ELSEWHERE", 0.1)
    postman = Postman()
    bag = postman.bag

    async def test() -> None:
        one, store = await _posting(postman)
        await _until(lambda: one.duty._has)
        club = Guild(one, Clock())
        await club.come("Ana", "Ben")
        for name in ("Ana", "Ben"):
            address = f"{name.lower()}@home.example"
            to_address = partial(msgspec.structs.replace, address=address)
            await one.post.posts.change(club.number(name), to_address)
        other, _store = await _posting(postman)
        await club.table("Ana", "Ben")
        await _until(lambda: len(bag) == 1)
        (to, first), *_rest = bag
        # The answer comes to the server that does not have the club: that has it played.
        await other.post.deliver(answer(first, "take ser", to))
        await _until(lambda: len(bag) == 3)
        assert sorted(to for to, _mail in bag[1:]) == ["ana@home.example", "ben@home.example"]
        assert not await asyncio.to_thread(tool.shelf.names, "arrived")
        # The first one stands still for too long: the next one writes, and that alone.
        jet = store.servers.jet
        while not await other.duty.has():
            await asyncio.to_thread(jet.erase, f"splendor.live.{jet.own}", LIVE)
        while not jet.gaps:
            jet._answered -= 2 * LEASE
            await asyncio.sleep(0.05)
        await _until(lambda: not one.tables.opened)
        turn = next(mail for to, mail in bag[1:] if to != bag[0][0])
        await other.post.deliver(answer(turn, "take ser"))
        await _until(lambda: len(bag) == 4 and bool(other.post._notices._due))
        texts = [f"{mail['Subject']}" for _to, mail in bag]
        assert len({*texts}) == len(texts), texts
        for server in (one, other):
            await server.close()

    run(test)
