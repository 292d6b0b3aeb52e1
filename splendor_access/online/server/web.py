"""The network server: aiohttp, with a socket for each seat that is a program."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from socket import gethostname
from ssl import SSLContext

import msgspec
from aiohttp import WSMsgType, web

from splendor_access import __version__
from splendor_access.online.club.members import Members
from splendor_access.online.club.pages import ClubPages
from splendor_access.online.club.wishes import Club
from splendor_access.online.page.handlers import ServerPages
from splendor_access.online.page.http import OFFERED, AloneFiles, is_address, is_foreign
from splendor_access.online.post.pages import PostPages
from splendor_access.online.post.service import PostService
from splendor_access.online.protocol import frames, refusals
from splendor_access.online.protocol.frames import (
    LARGEST,
    LARGEST_PART,
    WHERE,
    Fact,
    ToSeat,
    UnreadableFrame,
    WantedTable,
)
from splendor_access.online.protocol.told import is_long, split
from splendor_access.online.server.doors import (
    IDLE,
    Addresses,
    Full,
    Guesses,
    Handler,
    Idle,
    backlog,
    connection_limit,
)
from splendor_access.online.server.house import House
from splendor_access.online.server.passing import ClubDuty, Passing
from splendor_access.online.server.people import unopened_frame
from splendor_access.online.server.port import LEASE, LeaseLost, TableStore
from splendor_access.online.server.real_company import RealCompany
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.online.server.ssh_keys import SharedKeys
from splendor_access.online.server.tables import TIDY, HeldElsewhere, Tables, Unwanted
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say

THREADS = 16
"""The most games committed at the same time."""

UNREAD = 262_144
"""The most characters that may wait for a seat that does not read, before it is cut off."""

HEARTBEAT = 20.0
"""Seconds between checks whether a seat is still there."""

HELLO = 10.0
"""Seconds that a new connection has to identify itself."""

GOODBYE = 2.0
"""Seconds that connections have to end when the server does."""


class Server:
    """A server of tables at `port`. `proxies` are trusted about clients' addresses.

    `house` has what its operator has decided. `soon`: when it closes, it says that it is back soon.
    """

    def __init__(
        self, store: TableStore, proxies: Sequence[str] = (), house: House | None = None
    ) -> None:
        self.port = 0
        self.soon = False
        self._closed = False
        self.addresses = Addresses(proxies)
        self._passing = Passing(self.addresses)
        self._store = store
        self._beside = ThreadPoolExecutor(THREADS, thread_name_prefix="commit")
        self.members = Members(store, self._beside)
        self.tables = Tables(store, self._beside, house or House(), self.members)
        self._sockets: set[SocketVisitor] = set()
        self._idle = Idle()
        self._room = connection_limit()
        self._listening: list[asyncio.Server] = []
        self._sweeping: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self._renewing: asyncio.Task[None] | None = None
        self._filling: asyncio.Task[None] | None = None

        @web.middleware
        async def noted(request: web.Request, handler: Handler) -> web.StreamResponse:
            if not is_address(request.host):
                raise web.HTTPBadRequest
            if self.tables.is_banned(self.addresses.of(request)):
                return _banned()
            return await self._idle.note(request, partial(self._passing.answer, handler))

        app = web.Application(client_max_size=LARGEST, middlewares=[noted])
        app[OFFERED] = self.tables.house.offered()
        self._guesses = Guesses()
        self._pages = ServerPages(self.tables, self._guesses, self.addresses, self.members)
        self.duty = ClubDuty(store, self._beside)
        self.club = Club(self.members, self.tables, store, self._beside)
        self.duty.begins += [self.members.catch_up, self.club.catch_up]
        club = ClubPages(self.club, self.duty, self._guesses, self.addresses)
        self.post = PostService(
            store, self._beside, self.tables.house, self.members, self.tables, self.duty
        )
        self.club.post = self.post
        page = self.tables.house.page
        app.add_routes(
            [
                *(AloneFiles(Path(page)).routes() if page else ()),
                web.post(f"/{WHERE}", self._make),
                web.get("/{code}/socket", self._socket),
                *SharedKeys(store, self._beside, self.addresses).routes(),
                *PostPages(self.post).routes(),
                *club.routes(),
                *self._pages.routes(),
            ]
        )
        self._runner = web.AppRunner(
            app,
            access_log=None,
            shutdown_timeout=GOODBYE,
            keepalive_timeout=IDLE,
            lingering_time=GOODBYE / 2,
            # Otherwise all are checked at whole seconds, together, and moves wait meanwhile.
            timeout_ceil_threshold=HEARTBEAT,
        )

    async def start(
        self, addresses: Sequence[str], port: int, context: SSLContext | None = None
    ) -> None:
        """Listen at addresses. Raises OSError."""
        if self._runner.server is None:
            await self._runner.setup()
        loop = asyncio.get_running_loop()
        for address in addresses:
            listening = await loop.create_server(
                self._new_protocol, address, port, ssl=context, backlog=backlog(self._room)
            )
            self._listening.append(listening)
            port = port or int(listening.sockets[0].getsockname()[1])
        self.port = port
        inside = f"{'https' if context else 'http'}://{_reached(addresses[0])}:{port}"
        self.addresses.proof = await asyncio.to_thread(self._store.serve, inside)
        EVENTS.info("server-started version=%s", __version__)
        self._sweeping = asyncio.create_task(self._sweep())
        self._tidying = asyncio.create_task(self._tidy())
        self._renewing = asyncio.create_task(self._renew())
        self._filling = asyncio.create_task(self.club.fill_in_time(self.duty))
        self.post.start()

    def _new_protocol(self) -> asyncio.Protocol:
        """Return the protocol of a new connection."""
        server = self._runner.server
        assert server
        return server() if len(server.connections) < self._room else Full()

    async def _sweep(self) -> None:
        """End connections without requests."""
        while self._runner.server:
            await asyncio.sleep(IDLE / 3)
            self._idle.end(self._runner.server.connections)

    async def _tidy(self) -> None:
        """End abandoned tables from time to time."""
        while True:
            # What is away now is tidied later.
            with suppress(SaveError):
                await self.tables.tidy()
            await asyncio.sleep(TIDY)

    async def _renew(self) -> None:
        """Keep the leases on open games."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LEASE / 3):
                    await self.tables.doubted.wait()
            await self.renew()

    async def renew(self) -> None:
        """Renew the leases once; whoever is at a table that has lost its own has to come again."""
        gone = await self.tables.renew()
        for socket in [each for each in self._sockets if each in gone]:
            await socket.close()

    async def close(self) -> None:
        """Save, say goodbye to everyone, and end; once."""
        if self._closed:
            return
        self._closed = True
        EVENTS.info("server-stopped people=%d soon=%s", self.tables.present, self.soon)
        for listening in self._listening:
            listening.close()
        for task in (self._sweeping, self._tidying, self._renewing, self._filling):
            if task:
                task.cancel()
        await self.club.close()
        await self.post.close()
        quiet = not await asyncio.to_thread(self._store.is_alone)
        await self.tables.close(soon=self.soon, quiet=quiet)
        # From now on another server takes whoever comes again.
        await asyncio.to_thread(self._store.close)
        for visitor in [*self._sockets]:
            await visitor.close()
        await self._pages.close()
        await self._passing.close()
        await self._runner.cleanup()
        self._beside.shutdown()

    async def _requested_table(self, request: web.Request) -> SharedTable:
        """Return the requested table. Raises SaveError if it cannot be opened."""
        code = request.match_info["code"]
        table = await self.tables.find_any(code)
        if table is None:
            # Right codes are always admitted, however many wrong ones come from the same address.
            if self._guesses.wrong(self.addresses.of(request), code):
                raise web.HTTPTooManyRequests
            raise web.HTTPNotFound
        if isinstance(table, RealCompany):
            # Its people have pages, and the keyboard.
            raise web.HTTPConflict
        return table

    async def _make(self, request: web.Request) -> web.Response:
        """Make a table for a remote program. Forms of pages go elsewhere, with a token."""
        if request.headers.get("Origin"):
            raise web.HTTPForbidden
        try:
            async with asyncio.timeout(HELLO):
                wanted = msgspec.json.decode(await request.read(), type=WantedTable)
            address = self.addresses.of(request)
            made = await self.tables.made(wanted, Locale("en"), address=address)
        except (
            msgspec.MsgspecError,
            TimeoutError,
            web.HTTPRequestEntityTooLarge,
            web.RequestPayloadError,
        ):
            return _refused("unreadable", {}, 400)
        except Unwanted as error:
            why, facts = refusals.reason(error.message)
            return _refused(why, facts, 429 if why == "made-much" else 400)
        except SaveError as error:
            return _refused(f"save-{error.reason}", {}, 503)
        return web.Response(body=msgspec.json.encode(made), content_type="application/json")

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        table: SharedTable | SaveError
        try:
            table = await self._requested_table(request)
        except HeldElsewhere:
            raise
        except SaveError as error:
            if error.reason == "away":
                # Whoever asks tries again by itself.
                raise web.HTTPBadGateway from error
            table = error
        if is_foreign(request):
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT, max_msg_size=LARGEST + 1, compress=False, timeout=GOODBYE
        )
        await socket.prepare(request)
        address = self.addresses.of(request)
        visitor = SocketVisitor(socket, request, address, partial(self._guesses.wrong, address))
        self._sockets.add(visitor)
        try:
            await visitor.serve(table)
        finally:
            self._sockets.discard(visitor)
        return socket


def _reached(address: str) -> str:
    """Return the host by which other servers reach one that listens at an address."""
    host = gethostname() if address in ("0.0.0.0", "::") else address  # noqa: S104
    return f"[{host}]" if ":" in host else host


def _banned() -> web.Response:
    """Refuse whoever comes from a banned address, in every language."""
    lines = [Locale(language).text(say("friends-banned")) for language in languages()]
    return web.Response(text="".join(f"{line}\n" for line in lines), status=403)


def _refused(why: str, facts: dict[str, Fact], status: int) -> web.Response:
    body = frames.encode(frames.RefusedFrame(why, facts))
    return web.Response(text=body, status=status, content_type="application/json")


class SocketVisitor:
    """A seat at the other end of a socket.

    It comes from an address. `wrong` counts a wrong key, and returns whether there have been too
    many.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        request: web.Request,
        address: str,
        wrong: Callable[[str], bool],
    ) -> None:
        self.address = address
        self._socket = socket
        self._transport = request.transport
        self._wrong = wrong
        self._unread: deque[str | Iterator[str]] = deque()
        self._parts = False
        self._waiting = 0
        self._more = asyncio.Event()

    @staticmethod
    def had(_game: int, rows: int) -> int:
        """Return how many rows have reached the person: a program tells them at once."""
        return rows

    def deliver(self, frame: ToSeat) -> None:
        """Send a frame soon. A seat that no longer reads is cut off."""
        if is_long(frame):
            # There is one per connection, with the game so far.
            assert isinstance(frame, frames.GameFrame | frames.NewsFrame)
            self._unread.append(self._in_parts(frame))
            self._more.set()
            return
        text = frames.encode(frame)
        self._waiting += len(text)
        if self._waiting > UNREAD and self._unread:
            self._unread.clear()
            if self._transport:
                self._transport.abort()
            return
        self._unread.append(text)
        self._more.set()

    def _in_parts(self, frame: frames.GameFrame | frames.NewsFrame) -> Iterator[str]:
        """Yield a long frame in parts as it is sent; or whole, to a program without parts.

        A program that could not take it is told that it is too old.
        """
        if self._parts:
            yield from map(frames.encode, split(frame))
            return
        whole = frames.encode(frame)
        fits = len(whole.encode()) <= LARGEST_PART
        yield whole if fits else frames.encode(frames.GoodbyeFrame("client-older"))

    async def serve(self, table: SharedTable | SaveError) -> None:
        """Admit the seat, and handle its frames until it goes.

        If its table cannot be opened, it hears why.
        """
        writing = asyncio.create_task(self._write())
        try:
            async with asyncio.timeout(HELLO):
                first = await self._next()
            if not isinstance(first, frames.HelloFrame):
                self.deliver(frames.GoodbyeFrame("unreadable"))
                return
            if first.v != frames.VERSION:
                newer = first.v > frames.VERSION
                self.deliver(frames.GoodbyeFrame("client-newer" if newer else "client-older"))
                return
            if isinstance(table, SaveError):
                self.deliver(unopened_frame(table))
                return
            self._parts = first.parts
            unknown = bool(first.key) and not table.knows(first.key)
            if unknown and not first.watch and self._wrong(first.key):
                self.deliver(frames.GoodbyeFrame("guesses"))
                return
            if not await table.enter(self, first):
                return
            try:
                while (frame := await self._next()) is not None:
                    if isinstance(frame, frames.LeaveFrame):
                        return
                    await table.do(self, frame)
            finally:
                table.leave(self)
        except SaveError as error:
            # Who loses a table, or what keeps it, lets its people come again by themselves.
            if not isinstance(error, LeaseLost) and error.reason != "away":
                self.deliver(unopened_frame(error))
        except UnreadableFrame:
            self.deliver(frames.GoodbyeFrame("unreadable"))
        except TimeoutError:
            self.deliver(frames.GoodbyeFrame("unreadable"))
        finally:
            await self._finish()
            writing.cancel()

    async def close(self) -> None:
        """Send the remaining frames, and end the connection."""
        await self._finish()

    async def _finish(self) -> None:
        with suppress(TimeoutError, ConnectionError, RuntimeError):
            async with asyncio.timeout(GOODBYE):
                await self._send_all()
                await self._socket.close(code=1001)
        # A peer that no longer reads would hold up its output.
        if self._transport:
            self._transport.abort()

    async def _send_all(self) -> None:
        while self._unread:
            next_ = self._unread.popleft()
            if isinstance(next_, str):
                await self._socket.send_str(next_)
                self._waiting -= len(next_)
                continue
            for text in next_:
                await self._socket.send_str(text)

    async def _next(self) -> frames.ToServer | None:
        """Return the next frame, or None at the end. Raises UnreadableFrame."""
        message = await self._socket.receive()
        if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
            return frames.to_server(message.data)
        return None

    async def _write(self) -> None:
        with suppress(ConnectionError, RuntimeError):
            while True:
                self._more.clear()
                await self._send_all()
                await self._more.wait()
