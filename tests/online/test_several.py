"""Several servers over one NATS: any takes any connection, and no game depends on one of them."""

from functools import partial
from pathlib import Path
from time import time

import pytest

from splendor_access.game.position import position_text
from splendor_access.online.jetstream.store import JetStore
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.web import Server
from tests.online.browsers import Browser
from tests.online.guests import Guest, kept, run, settle
from tests.online.nats_server import SHARED
from tests.online.several import front, started


@pytest.fixture
def tool(tmp_path: Path) -> JetStore:
    """Return a store for a look from beside, over a NATS that has nothing yet."""
    return SHARED.store(tmp_path, time)


async def _sit(links: list[str]) -> list[Guest]:
    guests = [Guest(link, name) for link, name in zip(links, ("Ana", "Ben", "Cleo"), strict=False)]
    for guest in guests:
        await guest.come()
    for guest in guests:
        await guest.begun()
    return guests


async def _move(guests: list[Guest], times: int) -> None:
    for number in range(times):
        await settle(guests)
        await guests[guests[0].state.to_act].move(number)
    await settle(guests)


def _made(store: JetStore, size: int = 2) -> str:
    code = new_code()
    store.make(code, kept(size))
    return code


def test_any_server_takes_any_connection(tool: JetStore) -> None:
    async def test() -> None:
        servers = [(await started(SHARED.server.url))[0] for _server in range(3)]
        code = _made(tool, 3)
        roots = [f"http://127.0.0.1:{server.port}/{code}" for server in servers]
        ana, ben = (Guest(link, name) for link, name in zip(roots, ("Ana", "Ben"), strict=False))
        await ana.come()
        await ben.come()
        async with Browser(roots[2]) as cleo:
            await cleo.sit("Cleo")
            await ana.begun()
            await ben.begun()
            await ana.type("take ser")
            await ben.hears("Ana took blue, green, red.")
            await ben.type("take ser")
            await cleo.open()
            await cleo.type("take ser")
            await ana.hears("Cleo took blue, green, red.")
            assert "Ben took blue, green, red." in cleo.lines
        # One of them has it, and nobody else has opened it.
        assert [len(server.tables.opened) for server in servers] == [1, 0, 0]
        for guest in (ana, ben):
            await guest.go()
        for server in servers:
            await server.close()

    run(test)


def test_a_server_that_ends_gives_its_tables_away_without_a_word(tool: JetStore) -> None:
    async def test() -> None:
        one, _store = await started(SHARED.server.url)
        other, _store = await started(SHARED.server.url)
        code = _made(tool)
        async with front(one.port) as proxy:
            guests = await _sit([f"http://127.0.0.1:{proxy.port}/{code}"] * 2)
            await _move(guests, 3)
            heard = [len(guest.lines) for guest in guests]
            proxy.ports = [one.port, other.port]
            await one.close()
            for guest in guests:
                await guest.until(partial(_is_back, guest, other, code))
            await _move(guests, 2)
            for guest, before in zip(guests, heard, strict=True):
                assert not [line for line in guest.lines[before:] if "connection" in line.lower()]
                assert not [line for line in guest.lines[before:] if "Back in" in line]
            for guest in guests:
                await guest.go()
        await other.close()
        place = tool.find(code)
        assert place
        found = place.open(place.read())
        assert len(found.rows) == 5
        assert position_text(found.table.state.view(None)) == position_text(
            guests[0].state.view(None)
        )

    run(test)


def _is_back(guest: Guest, server: Server, code: str) -> bool:
    table = server.tables.opened.get(digest(code))
    return table is not None and len(table.everybody) == 2 and guest.seat.connected
