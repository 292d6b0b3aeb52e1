"""The server on the network: aiohttp, with a socket for each seat that is a program."""

import asyncio
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ssl import SSLContext

import msgspec
from aiohttp import WSMsgType, web

from splendor_access.protocol import frames
from splendor_access.protocol.frames import LARGEST, ToSeat, Unreadable
from splendor_access.protocol.tables import WHERE, Wanted
from splendor_access.server.page import Pages
from splendor_access.server.page_http import is_foreign
from splendor_access.server.shared_table import SharedTable
from splendor_access.server.store import Store
from splendor_access.server.tables import Tables, Unwanted
from splendor_access.table.database import SaveError
from splendor_access.talk.locale import Locale

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
    """A server of tables. `port` is where it listens."""

    def __init__(self, store: Store) -> None:
        self.port = 0
        self._beside = ThreadPoolExecutor(THREADS, thread_name_prefix="commit")
        self.tables = Tables(store, self._beside)
        self._sockets: set[SocketVisitor] = set()
        app = web.Application(client_max_size=LARGEST)
        self._pages = Pages(self.tables)
        app.add_routes(
            [
                web.post(f"/{WHERE}", self._make),
                web.get("/{code}/socket", self._socket),
                *self._pages.routes(),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=GOODBYE)

    async def start(
        self, addresses: Sequence[str], port: int, context: SSLContext | None = None
    ) -> None:
        """Listen at addresses. Raises OSError."""
        if self._runner.server is None:
            await self._runner.setup()
        for address in addresses:
            site = web.TCPSite(self._runner, address, port, ssl_context=context)
            await site.start()
            port = port or int(self._runner.addresses[0][1])
        self.port = port

    async def close(self) -> None:
        """Save, say goodbye to everyone, and end."""
        await self.tables.close()
        for visitor in [*self._sockets]:
            await visitor.close()
        await self._pages.close()
        await self._runner.cleanup()
        self._beside.shutdown()

    async def _asked_for(self, request: web.Request) -> SharedTable:
        try:
            table = await self.tables.find(request.match_info["code"])
        except SaveError as error:
            raise web.HTTPServiceUnavailable(text=error.reason) from error
        if table is None:
            raise web.HTTPNotFound
        return table

    async def _make(self, request: web.Request) -> web.Response:
        """Make a table for a program elsewhere. A page sends its forms elsewhere, with a token."""
        if request.headers.get("Origin"):
            raise web.HTTPForbidden
        try:
            wanted = msgspec.json.decode(await request.read(), type=Wanted)
            made = self.tables.make(wanted, Locale("en"))
        except msgspec.MsgspecError:
            return _refused("unreadable", 400)
        except Unwanted as error:
            why = "too-many" if error.message.name == "friends-too-many" else error.message.name
            return _refused(why, 400)
        except SaveError as error:
            return _refused(f"save-{error.reason}", 503)
        return web.Response(body=msgspec.json.encode(made), content_type="application/json")

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        table = await self._asked_for(request)
        if is_foreign(request):
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


def _refused(why: str, status: int) -> web.Response:
    body = frames.encode(frames.Refused(why))
    return web.Response(text=body, status=status, content_type="application/json")


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
