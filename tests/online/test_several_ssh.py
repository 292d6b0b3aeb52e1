"""Seats behind ssh at several servers over one NATS: one key of all, and a seat at any of them."""

import re
from pathlib import Path
from time import time

import asyncssh
import pytest

from splendor_access.online.client.connection import NotThere
from splendor_access.online.jetstream.store import JetStore
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.ssh_keys import KeptText, SeatsInStore
from tests.driver import Piped
from tests.online.guests import Guest, kept, run
from tests.online.nats_server import SHARED
from tests.online.several import started
from tests.online.test_ssh import SshLine, ssh_connection
from tests.tiers import soak_only


@pytest.fixture
def tool(tmp_path: Path) -> JetStore:
    """Return a store for a look from beside, over a NATS that has nothing yet."""
    return SHARED.store(tmp_path, time)


@pytest.mark.usefixtures("tool")
def test_servers_have_one_key_and_know_the_seats_of_each_other() -> None:
    async def test() -> None:
        servers = [(await started(SHARED.server.url))[0] for _server in range(2)]
        one, other = (
            SeatsInStore(f"http://127.0.0.1:{server.port}/", server.addresses.proof)
            for server in servers
        )
        assert await one.host_key("first") == "first"
        assert await other.host_key("second") == "first"
        assert await other.key("ana", "a table") == ""
        for key in ("a seat", "another seat"):
            await one.save("ana", "a table", key)
            assert await other.key("ana", "a table") == key
        # Who has no key of ssh has nothing kept.
        await one.save("", "a table", "a seat")
        assert await other.key("", "a table") == ""
        stranger = SeatsInStore(f"http://127.0.0.1:{servers[0].port}/", "guessed")
        with pytest.raises(NotThere):
            await stranger.key("ana", "a table")
        with pytest.raises(NotThere):
            await one._ask(KeptText("member/ana", "Ana"))
        for server in servers:
            await server.close()

    run(test)


@soak_only
def test_who_plays_by_ssh_comes_back_to_another_server(tmp_path: Path, tool: JetStore) -> None:
    code = new_code()
    tool.make(code, kept(2))
    key = asyncssh.generate_private_key("ssh-ed25519")
    servers, ports = [], []
    for number in range(2):
        home = {"SPLENDOR_ACCESS_HOME": str(tmp_path / f"{number}")}
        options = ("--port", "0", "--ssh", "0", "--store", SHARED.server.url)
        server = Piped("serve", *options, env=home)
        servers.append(server)
        found = re.search(r"127\.0\.0\.1:(\d+)/.*-p (\d+) ", server.until("@127.0.0.1"), re.DOTALL)
        assert found
        ports.append((int(found[1]), int(found[2])))

    async def test() -> None:
        ben = Guest(f"http://127.0.0.1:{ports[1][0]}/{code}", "Ben")
        async with await ssh_connection(ports[0][1], code, key, "en_US") as line:
            known = line.get_server_host_key().public_data
            async with line.create_process() as process:
                ana = SshLine(process)
                ana.type("Ana")
                await ana.until("Here: Ana.")
                await ben.come()
                await ben.begun()
                await ana.until("Your turn")
                ana.type("take ser")
                await ana.until("You took")
                servers[0].kill()
                await process.wait()
        async with await ssh_connection(ports[1][1], code, key, "en_US") as line:
            assert line.get_server_host_key().public_data == known
            async with line.create_process() as process:
                ana = SshLine(process)
                await ana.until("It is Ben's turn.")
                # He came back by himself, with the table, and knows of her turn.
                await ben.until(lambda: ben.seat.connected)
                await ben.hears("Ana took blue, green, red.")
                await ben.type("take ser")
                before = len(ben.lines)
                await ana.until("Ben took blue, green, red.")
                ana.type("take ser")
                await ana.until("You took")
        await ben.hears("Ana took", before)
        await ben.go()

    try:
        run(test)
    finally:
        for server in servers:
            server.kill()
