"""Limits of a server, over real sockets: each refusal is worded, or the connection cut."""

import asyncio
import base64
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import pytest
from aiohttp.web import RequestHandler

from splendor_access.online.client.connection import NotThere
from splendor_access.online.page import http
from splendor_access.online.protocol import frames, refusals
from splendor_access.online.server import doors, web
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.store import Store
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message
from tests.driver import Piped, sentence
from tests.online.browsers import Browser
from tests.online.guests import Guest, hosting, kept, run, seated
from tests.tiers import tries

resource = pytest.importorskip("resource") if sys.platform != "win32" else None


@asynccontextmanager
async def raw(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a raw connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


def test_codes_and_keys_cannot_be_guessed_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "GUESSES", (3, 600.0))

    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            async with Browser(link) as mallory:
                # A page whose table is gone asks again and again: that is one guess.
                for end in ("2222", "2222", "2222", "2222", "3333", "4444"):
                    await mallory.open(f"{link[:-4]}{end}")
                    assert mallory.status == 404
                await mallory.open(f"{link[:-4]}5555")
                assert mallory.status == 429
                assert sentence("friends-guesses") in mallory.text
                # What is right is let in all the same.
                await mallory.open(link)
                assert mallory.status == 200
            with pytest.raises(NotThere) as refused:
                await Guest(f"{link[:-4]}5555", "Ana").come()
            told = refusals.not_there(refused.value.why, link)
            assert Locale("en").text(told) == sentence("friends-guesses")
            # So it is with keys.
            for _guess in range(2):
                heard = await _hello(link, frames.HelloFrame(1, key=new_code()))
                assert heard == {"type": "goodbye", "why": "guesses"}
            heard = await _hello(link, frames.HelloFrame(1, name="Ana"))
            assert heard["type"] == "welcome"
            heard = await _hello(link, frames.HelloFrame(1, key=str(heard["key"])))
            assert heard["type"] == "welcome"
            monkeypatch.setattr(doors, "GUESSES", (3, 0.0))
            heard = await _hello(link, frames.HelloFrame(1, key=new_code()))
            assert heard == {"type": "goodbye", "why": "key"}

    run(test)


async def _hello(link: str, hello: frames.HelloFrame) -> dict[str, object]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{link}/socket") as socket,
    ):
        await socket.send_str(frames.encode(hello))
        heard: dict[str, object] = await socket.receive_json()
        return heard


STARTED = """
import resource, runpy
from splendor_access.online.server import doors
doors.IDLE = 600.0  # none of them is ended while the test lasts, however slow the machine is
resource.setrlimit(resource.RLIMIT_NOFILE, (256, {hard}))
runpy.run_module("splendor_access", run_name="__main__")
"""


@pytest.mark.parametrize("hard", [512, 4096][: tries(1, 2)])
def test_idle_connections_leave_room_or_are_refused_in_words(tmp_path: Path, hard: int) -> None:
    """The soft limit of open files is 256, and is raised as far as the system lets it."""
    count = tries(500, 2000)
    code = new_code()
    Store(tmp_path / "tables").make(code, kept(2))
    program = (sys.executable, "-c", STARTED.format(hard=hard))
    home = {"SPLENDOR_ACCESS_HOME": str(tmp_path)}

    async def test(port: int) -> None:
        opened: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        link = f"http://127.0.0.1:{port}/{code}"
        try:
            ana = Guest(link, "Ana")
            await ana.come()
            while len(opened) < count:
                fifty = (asyncio.open_connection("127.0.0.1", port) for _ in range(50))
                opened += await asyncio.gather(*fifty)
            async with Browser(link) as ben:
                await ben.open()
                if hard > 2 * count:
                    await ben.sit("Ben")
                    await ana.begun()
                    await ana.type("take ser")
                else:
                    assert ben.status == 503
                    told = [Locale(each).text(_busy()) for each in languages()]
                    assert ben.text.splitlines() == told
                    cleo = Guest(link, "Cleo")
                    with pytest.raises(NotThere, match="busy"):
                        await cleo.come()
                    assert (await ana.type("here"))[:2] == ["Here: Ana.", "1 seat is free."]
            await ana.go()
        finally:
            for _reader, writer in opened:
                writer.transport.abort()

    with Piped("serve", "--port", "0", env=home, program=program) as server:
        server.until("http://127.0.0.1:")
        port = int(server.until("/").rstrip("/"))
        run(lambda: test(port), seconds=240)
        server.process.send_signal(signal.SIGTERM)
        assert "Traceback" not in server.rest()


def test_many_can_come_at_once(tmp_path: Path) -> None:
    """The system holds them until the server has time; beyond that each waits for seconds."""

    async def test() -> None:
        async with hosting(tmp_path) as host:
            opened = [socket.create_connection(("127.0.0.1", host.port), 0.5) for _ in range(200)]
            for each in opened:
                each.close()

    run(test)


def _busy() -> Message:
    return refusals.explain("busy", {})


def test_a_connection_that_asks_for_nothing_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (doors, web):
        monkeypatch.setattr(module, "IDLE", 0.2)
    # Newer versions of aiohttp do it too.
    monkeypatch.setattr(RequestHandler, "_process_keepalive", lambda _connection: None)

    async def test() -> None:
        async with (
            hosting(tmp_path) as host,
            seated(host) as (ana, ben),
            raw(host.port) as (silent, _silent),
            raw(host.port) as (half, half_said),
        ):
            half_said.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            for reader in (silent, half):
                with suppress(ConnectionError):
                    assert await reader.read() == b""
            # Whoever plays is never idle.
            await ana.type("take ser")
            await ben.hears("Ana took")
            assert ana.seat.connected

    run(test)


@pytest.mark.parametrize(
    ("head", "status", "why"),
    [
        ("Content-Length: 9000", b"408", "page-unsent"),
        ("Transfer-Encoding: chunked", b"413", "page-too-much"),
        ("Content-Length: 99999999999", b"413", "page-too-much"),
    ],
)
def test_a_form_without_end_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, head: str, status: bytes, why: str
) -> None:
    monkeypatch.setattr(http, "POSTED", 0.1 if status == b"408" else 10.0)
    monkeypatch.setattr(web, "GOODBYE", 0.2)

    async def test() -> None:
        async with hosting(tmp_path) as host, raw(host.port) as (reader, writer):
            link = await host.make(kept(2))
            writer.write(
                f"POST /{link.rpartition('/')[2]}/seat HTTP/1.1\r\nHost: 127.0.0.1\r\n{head}\r\n"
                "Content-Type: application/x-www-form-urlencoded\r\n\r\n".encode()
            )
            if status == b"413":
                chunk = b"x" * 1000
                for _chunk in range(40):
                    writer.write(b"3e8\r\n%s\r\n" % chunk if "chunked" in head else chunk)
            assert status in await reader.readline()
            text = b""
            while b"</html>" not in text:
                text += await reader.read(4096)
            assert sentence(why) in text.decode()

    run(test)


async def _stalled(code: str, port: int, hello: frames.HelloFrame) -> asyncio.StreamWriter:
    """Open a socket that says hello, and reads nothing from then on."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /{code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    body = frames.encode(hello).encode()
    mask = b"\0\0\0\0"
    assert len(body) < 126
    writer.write(bytes([0x81, 0x80 | len(body)]) + mask + body)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    return writer


def test_a_seat_that_reads_nothing_is_let_go_and_can_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "HEARTBEAT", 0.4)

    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            await ben.go()
            await ana.until(lambda: not ana.seat.people[1].here)
            hello = frames.HelloFrame(1, key=ben.seat.key)
            (shared,) = host.server.tables.opened.values()
            writer = await _stalled(ben.connection.link.rpartition("/")[2], host.port, hello)
            while 1 not in shared._there.seats:
                await asyncio.sleep(0.01)
            # No answer to a ping comes: nothing says that it has read what it was sent.
            while 1 in shared._there.seats:
                await asyncio.sleep(0.01)
            again = Guest(ben.connection.link, "Ben", key=ben.seat.key)
            await again.come()
            assert again.seat.number == 1
            await again.go()
            writer.transport.abort()

    run(test)


def test_seats_are_checked_one_by_one_and_not_all_at_a_whole_second(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host):
            due = [each._socket._heartbeat_when for each in host.server._sockets]
            assert len(due) == 2
            assert not [when for when in due if when == int(when)]

    run(test)


def test_what_waits_for_a_seat_that_reads_nothing_is_bounded(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            await ben.go()
            await ana.until(lambda: not ana.seat.people[1].here)
            hello = frames.HelloFrame(1, key=ben.seat.key)
            writer = await _stalled(ben.connection.link.rpartition("/")[2], host.port, hello)
            await ana.until(lambda: ana.seat.people[1].here)
            (shared,) = host.server.tables.opened.values()
            (visitor,) = [
                each for each in host.server._sockets if shared._there.number_of(each) == 1
            ]
            assert visitor._transport
            said, most = frames.SaidFrame(0, "Ana", "x" * 500), 0
            sent = 0
            while shared._there.number_of(visitor) == 1:
                for _message in range(100):
                    visitor.deliver(said)
                    sent += 500
                most = max(most, visitor._waiting + visitor._transport.get_write_buffer_size())
                await asyncio.sleep(0)
            # What is being written is counted twice.
            assert most < 3 * web.UNREAD
            assert sent > web.UNREAD, most
            # The others have noticed nothing but that somebody has gone.
            await ana.type("take ser")
            writer.transport.abort()

    run(test)


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    code = new_code()
    Store(tmp_path / "tables").make(code, kept(2))
    home = {"SPLENDOR_ACCESS_HOME": str(tmp_path)}

    async def test(server: Piped, port: int) -> None:
        assert resource
        link = f"http://127.0.0.1:{port}/{code}"
        ana, ben = Guest(link, "Ana"), Guest(link, "Ben")
        for guest in (ana, ben):
            await guest.come()
        await ana.begun()
        await ana.type("take ser")
        pid = server.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        # The system takes no more bytes into any file, as when a disk is full.
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
        await ben.hears("Your turn")
        for _try in range(2):
            heard = await ben.type("take ser")
            assert "This could not be saved, so it was not done" in " ".join(heard)
        assert ben.state.to_act == 1
        async with Browser(f"http://127.0.0.1:{port}/", "nl") as cleo:
            await cleo.open("/")
            await cleo.press("Maak een tafel", name="Cleo", size="2", bots="0")
            assert cleo.status == 503
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        assert await ben.type("take ser")
        await ana.hears("Ben took blue, green, red.")
        for guest in (ana, ben):
            await guest.go()

    with Piped("serve", "--port", "0", env=home) as server:
        server.until("http://127.0.0.1:")
        port = int(server.until("/").rstrip("/"))
        run(lambda: test(server, port))
        server.process.send_signal(signal.SIGTERM)
        assert "Traceback" not in server.rest()
