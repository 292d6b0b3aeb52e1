"""The server on the network: aiohttp, with a socket for each seat that is a program."""

import asyncio
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from splendor_access.protocol import frames
from splendor_access.protocol.frames import LARGEST, ToSeat, Unreadable
from splendor_access.server.shared_table import SharedTable
from splendor_access.server.store import Kept, Store
from splendor_access.server.thinkers import Thinkers
from splendor_access.table.database import SaveError

THREADS = 16
"""So many games can be committed at once."""

UNREAD = 400
"""So many frames may wait for a seat that does not read; then it is let go, and can come back."""

HEARTBEAT = 20.0
"""Seconds between questions whether a seat is still there."""

HELLO = 10.0
"""Seconds that a new connection has to say who it is."""

GOODBYE = 2.0
"""Seconds that connections have to end when the server does."""


class Server:
    """A server of tables. `tables` are those that somebody has asked for since it began."""

    def __init__(self, store: Store | None = None) -> None:
        self.store = store or Store()
        self._tables: dict[Path, SharedTable] = {}
        self._opening = asyncio.Lock()
        self._beside = ThreadPoolExecutor(THREADS, thread_name_prefix="commit")
        self._thinkers = Thinkers()
        self._sockets: set[SocketVisitor] = set()
        app = web.Application(client_max_size=LARGEST)
        app.add_routes(
            [
                web.get("/{code}", self._page),
                web.get("/{code}/socket", self._socket),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=GOODBYE)

    async def start(self, addresses: Sequence[str], port: int) -> int:
        """Listen at addresses; return the port. Raises OSError."""
        await self._runner.setup()
        for address in addresses:
            site = web.TCPSite(self._runner, address, port)
            await site.start()
            port = port or int(self._runner.addresses[0][1])
        return port

    async def close(self) -> None:
        """Save, say goodbye to everyone, and end."""
        for table in self._tables.values():
            await table.close("closing")
        for visitor in [*self._sockets]:
            await visitor.close()
        await self._runner.cleanup()
        await self._thinkers.close()
        self._beside.shutdown()

    def make(self, code: str, kept: Kept) -> None:
        """Make a table. Raises SaveError."""
        self.store.make(code, kept)

    async def table(self, code: str) -> SharedTable | None:
        """Return the table with a code, or None. Raises SaveError where it cannot be read."""
        folder = self.store.find(code)
        if folder is None:
            return None
        async with self._opening:
            if folder not in self._tables:
                # It is read in the loop: what it makes belongs to the loop.
                self._tables[folder] = SharedTable(folder, self._beside, self._thinkers)
            return self._tables[folder]

    async def _asked_for(self, request: web.Request) -> SharedTable:
        try:
            table = await self.table(request.match_info["code"])
        except SaveError as error:
            raise web.HTTPServiceUnavailable(text=error.reason) from error
        if table is None:
            raise web.HTTPNotFound
        return table

    async def _page(self, request: web.Request) -> web.Response:
        await self._asked_for(request)
        return web.Response(
            text="<!doctype html>\n<title>Splendor</title>\n", content_type="text/html"
        )

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        table = await self._asked_for(request)
        origin = request.headers.get("Origin")
        if origin and urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT, max_msg_size=LARGEST, compress=False, timeout=GOODBYE
        )
        await socket.prepare(request)
        visitor = SocketVisitor(socket, request)
        self._sockets.add(visitor)
        try:
            await visitor.serve(table)
        finally:
            self._sockets.discard(visitor)
        return socket


class SocketVisitor:
    """A seat at the other end of a socket."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self._socket = socket
        self._transport = request.transport
        self._unread: deque[str] = deque()
        self._more = asyncio.Event()

    def deliver(self, frame: ToSeat) -> None:
        """Send a frame soon. A seat that reads nothing any more is let go."""
        if len(self._unread) >= UNREAD:
            self._unread.clear()
            if self._transport:
                self._transport.abort()
            return
        self._unread.append(frames.encode(frame))
        self._more.set()

    async def serve(self, table: SharedTable) -> None:
        """Let the seat come in, and do what it wants until it goes."""
        writing = asyncio.create_task(self._write())
        try:
            async with asyncio.timeout(HELLO):
                first = await self._next()
            if not isinstance(first, frames.Hello):
                self.deliver(frames.Goodbye("unreadable"))
                return
            if first.v != frames.VERSION:
                newer = first.v > frames.VERSION
                self.deliver(frames.Goodbye("client-newer" if newer else "client-older"))
                return
            if not await table.enter(self, first):
                return
            try:
                while (frame := await self._next()) is not None:
                    if isinstance(frame, frames.Leave):
                        return
                    await table.do(self, frame)
            finally:
                table.leave(self)
        except Unreadable:
            self.deliver(frames.Goodbye("unreadable"))
        except TimeoutError:
            self.deliver(frames.Goodbye("unreadable"))
        finally:
            await self._finish()
            writing.cancel()

    async def close(self) -> None:
        """Send what is left, and end the connection."""
        await self._finish()

    async def _finish(self) -> None:
        with suppress(TimeoutError, ConnectionError, RuntimeError):
            async with asyncio.timeout(GOODBYE):
                while self._unread:
                    await self._socket.send_str(self._unread.popleft())
                await self._socket.close(code=1001)

    async def _next(self) -> frames.ToServer | None:
        """Return the next frame, or None at the end. Raises Unreadable."""
        message = await self._socket.receive()
        if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
            return frames.to_server(message.data)
        return None

    async def _write(self) -> None:
        with suppress(ConnectionError, RuntimeError):
            while True:
                self._more.clear()
                while self._unread:
                    await self._socket.send_str(self._unread.popleft())
                await self._more.wait()
