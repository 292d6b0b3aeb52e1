"""What somebody may try who means harm, over real sockets: each is refused in words."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from splendor_access.online.client.connection import NotThere
from splendor_access.online.host import make_table
from splendor_access.online.protocol import frames, refusals
from splendor_access.online.protocol.frames import WantedTable
from splendor_access.online.server.doors import digest
from splendor_access.online.server.house import House
from splendor_access.talk.locale import Locale
from tests.driver import run as run_program
from tests.online.guests import hosting, kept, run, seated
from tests.tiers import sampled

HELLO = {"type": "hello", "v": 1, "name": "Mallory"}

BROKEN: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"type":"hello"}',
    '{"type":"own","seat":0}',
    '{"type":["hello"]}',
    '{"type":"hello","v":"1"}',
    '{"type":"hello","v":1,"name":7}',
    '{"type":"hello","v":1,"name":"\\ud800"}',
    '{"type":"act","id":"1","version":0,"action":"take ser"}',
    "[" * 5000,
    '{"type":"hello","v":1,"name":"' + "x" * 20_000 + '"}',
    b"\xff\xfe\x00",
    b"\x00" * 100,
]


async def _raw(link: str, *sent: Any, headers: dict[str, str] | None = None) -> list[Any]:
    """Send frames as they are, and return all that comes until the server ends it."""
    got = []
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{link}/socket", headers=headers) as socket,
    ):
        for each in sent:
            if isinstance(each, bytes):
                await socket.send_bytes(each)
            else:
                await socket.send_str(each if isinstance(each, str) else json.dumps(each))
        async for message in socket:
            if message.type != aiohttp.WSMsgType.TEXT:
                break
            got.append(json.loads(message.data))
    return got


@sampled(7)
@pytest.mark.parametrize("sent", BROKEN, ids=range(len(BROKEN)))
def test_a_frame_that_is_none_ends_the_connection_with_a_reason(
    tmp_path: Path, sent: str | bytes
) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            got = await _raw(ana.connection.link, sent)
            assert [each["type"] for each in got] in ([], ["goodbye"])
            assert all(each["why"] in refusals.REASONS for each in got)
            await ana.type("take ser")
            await ben.hears("Ana took")

    run(test)


@pytest.mark.parametrize(
    ("hello", "why"),
    [
        ({"v": 0}, "client-older"),
        ({"v": 2}, "client-newer"),
        ({"v": 1, "name": "<script>alert(1)</script>"}, "name-long"),
        ({"v": 1, "name": "a\x1b[2J"}, "name-characters"),
        ({"v": 1, "name": "a\u202eb"}, "name-characters"),
        ({"v": 1, "name": ""}, "name-empty"),
        ({"v": 1, "key": "x" * 4000}, "key"),
        ({"v": 1, "key": digest("x")}, "key"),
    ],
)
def test_who_may_not_come_in_is_told_why(tmp_path: Path, hello: dict[str, Any], why: str) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            got = await _raw(link, {"type": "hello", **hello})
            assert [(each["type"], each["why"]) for each in got] == [("goodbye", why)]
            for language in ("en", "fr", "nl"):
                facts = got[0].get("facts", {})
                assert Locale(language).text(refusals.explain(why, facts))

    run(test)


COMMANDS: list[dict[str, Any]] = [
    {"type": "act", "id": "1", "version": 0, "action": "take ser"},
    {"type": "act", "id": "2", "version": 99, "action": "take ser"},
    {"type": "act", "id": "3", "version": -1, "action": "take ser"},
    {"type": "act", "id": "4", "version": 0, "action": "take sssss"},
    {"type": "act", "id": "5", "version": 0, "action": "undo 0"},
    {"type": "undo", "id": "6", "version": 0},
    {"type": "reply", "question": 1, "yes": True},
    {"type": "manage", "what": "remove", "seat": 0},
    {"type": "begin", "game": 1},
    {"type": "hello", "v": 1, "name": "Again"},
]


def test_a_seat_does_nothing_for_another_one(tmp_path: Path) -> None:
    """Ben's program sends what only Ana could do, out of turn or for another version."""

    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            before = ana.state
            sent = [{"type": "hello", "v": 1, "key": ben.seat.key}, *COMMANDS, {"type": "leave"}]
            got = await _raw(ben.connection.link, *sent)
            assert {each["type"] for each in got} == {"welcome", "seats", "game", "refused"}
            refused = {each["why"] for each in got if each["type"] == "refused"}
            assert refused == {"stale", "nothing-to-undo", "host-only", "begun"}
            assert ana.state == before
            await ana.type("take ser")
            await ben.hears("Ana took")

    run(test)


def test_a_command_that_comes_twice_is_done_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            act = frames.ActFrame("same", 0, "take ser")
            for _time in range(3):
                ana.connection.send(act)
            await ben.hears("Ana took")
            await ana.type("here")
            assert ana.state.seats[0].tokens == (1, 1, 0, 1, 0, 0)
            await host.server.close()
            await host.start()
            await ana.hears("connection is back")
            ana.connection.send(act)
            await ben.type("take ser")
            await ana.hears("Ben took")
            assert ana.state.seats[0].tokens == (1, 1, 0, 1, 0, 0)

    run(test)


def test_other_pages_and_wrong_codes_are_kept_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, aiohttp.ClientSession() as session:
            link = await host.make(kept(2))
            for site in ("http://elsewhere.example", "http://[x", "null"):
                with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                    await _raw(link, HELLO, headers={"Origin": site})
            wrong = f"{link[:-1]}{'a' if link[-1] != 'a' else 'b'}"
            for path in (
                wrong,
                f"{wrong}/socket",
                f"http://127.0.0.1:{host.port}/../../etc/passwd",
            ):
                async with session.get(path) as response:
                    assert response.status == 404
                    assert "Traceback" not in await response.text()
            async with session.post(
                f"http://127.0.0.1:{host.port}/tables",
                headers={"Origin": "http://elsewhere.example"},
            ) as response:
                assert response.status == 403

    run(test)


def test_why_a_table_is_not_made_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            for name, why in (("take", "name-command"), ("Ana", "too-many")):
                with pytest.raises(NotThere) as error:
                    await make_table(
                        f"http://127.0.0.1:{host.port}/", WantedTable(name, 2, "2024", [])
                    )
                assert error.value.why == why in refusals.REASONS
                host.server.tables.house = House(tables=0)

    run(test)


LINKS = [
    "x]y",
    "http://[",
    "[::1/code",
    "http://a:b/code",
    "http://a:99999/code",
    "http:///code",
    "ftp://a/code",
    f"http://{'a' * 64}.example/code",
    "http://.../code",
]


@pytest.mark.parametrize("link", LINKS)
def test_what_is_no_link_is_said_to_be_none(link: str) -> None:
    for done in (run_program("join", link), run_program("host", "--no-play", "--at", link)):
        assert (done.code, done.out) == (2, "")
        assert "is not the link of a table." in done.err


def test_a_server_whose_answer_has_no_end_is_no_server_of_tables() -> None:
    sent = 0

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
        with suppress(ConnectionError):
            while not writer.is_closing() and sent < 10_000:
                writer.write(b"x" * 10_000)
                await writer.drain()
                sent += 1

    async def test() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(NotThere):
                await make_table(f"http://127.0.0.1:{port}", WantedTable("Ana", 2, "2024"))

    run(test)
    assert sent < 10_000
