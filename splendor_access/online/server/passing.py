"""Requests for what another server has, a table or the club: they are passed on to that one.

With the club go the tables of its members, the post, and the tournament: all that one server alone
may do. If the server dies, the next one that looks takes the club over, from what is kept.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from contextlib import suppress

from aiohttp import (
    ClientConnectionError,
    ClientError,
    ClientResponse,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    TCPConnector,
    WSMsgType,
    web,
)

from splendor_access.online.page.http import in_words
from splendor_access.online.protocol.frames import LARGEST_PART, PROOF
from splendor_access.online.server.doors import Addresses, Handler
from splendor_access.online.server.port import StoreNotice, TableStore
from splendor_access.online.server.tables import HeldElsewhere
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError

PASSED = "X-Splendor-Passed"
"""The header of a request that has been passed on, which nobody passes on again."""

MISDIRECTED = 421

TRIES = 30
"""How often a server that may have ended is tried, before whoever asked has to ask again."""

PAUSE = 0.2
"""Seconds between two tries: together, longer than another server keeps what it has."""

SILENT = 4.0
"""Seconds after which a server that does not begin to answer is tried anew."""

HEARTBEAT, GOODBYE = 20.0, 2.0
"""Seconds between checks whether both ends are there, and for either to end."""

BY_CONNECTION = {
    "connection",
    "content-length",
    "keep-alive",
    "transfer-encoding",
    "upgrade",
    "x-forwarded-for",
    PROOF.lower(),
    PASSED.lower(),
}
"""Headers that are about one connection, not about what goes through it."""


class Passing:
    """What passes requests on. `addresses` has the secret of all servers that share tables."""

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses
        self._session: ClientSession | None = None

    async def close(self) -> None:
        """End all connections to other servers."""
        if self._session:
            await self._session.close()

    async def answer(self, handler: Handler, request: web.Request) -> web.StreamResponse:
        """Answer a request here, or let the server answer that has its table."""
        for _try in range(TRIES):
            try:
                return await handler(request)
            except HeldElsewhere as where:
                if self._is_passed(request):
                    return web.Response(status=MISDIRECTED)
                with suppress(ClientConnectionError, TimeoutError):
                    found = await self._pass_on(request, where)
                    if found is not None:
                        return found
            # It has ended, or given the table away: soon it is known who has it.
            await asyncio.sleep(PAUSE)
        return web.Response(status=503)

    def _is_passed(self, request: web.Request) -> bool:
        return PASSED in request.headers

    def _headers(self, request: web.Request) -> list[tuple[str, str]]:
        kept = [
            (name, value)
            for name, value in request.headers.items()
            if name.lower() not in BY_CONNECTION and not name.lower().startswith("sec-websocket-")
        ]
        address = self._addresses.of(request).partition("/")[0]
        own = [(PASSED, "1"), (PROOF, self._addresses.proof), ("X-Forwarded-For", address)]
        if request.secure:
            own.append(("X-Forwarded-Proto", "https"))
        return [*kept, *own]

    async def _pass_on(
        self, request: web.Request, where: HeldElsewhere
    ) -> web.StreamResponse | None:
        """Return the answer of a server; None if it does not have the table any more."""
        address = where.address
        if self._session is None:
            self._session = ClientSession(
                connector=TCPConnector(limit=0),
                timeout=ClientTimeout(total=None, connect=1.0),
                auto_decompress=False,
            )
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._pass_socket(self._session, request, address)
        body = await request.read()
        async with asyncio.timeout(SILENT + where.patience):
            response = await self._session.request(
                request.method,
                f"{address}{request.raw_path}",
                headers=self._headers(request),
                data=body or None,
                allow_redirects=False,
            )
        async with response:
            if response.status == MISDIRECTED:
                return None
            return await _copied(request, response)

    async def _pass_socket(
        self, session: ClientSession, request: web.Request, address: str
    ) -> web.StreamResponse | None:
        try:
            async with asyncio.timeout(SILENT):
                there = await session.ws_connect(
                    f"{address}{request.raw_path}",
                    headers=self._headers(request),
                    max_msg_size=LARGEST_PART + 1,
                    compress=0,
                    heartbeat=HEARTBEAT,
                )
        except ClientConnectionError:
            raise
        except ClientError as error:
            # The other server refuses it: so does this one.
            status = getattr(error, "status", 503)
            return None if status == MISDIRECTED else web.Response(status=status)
        here = web.WebSocketResponse(
            max_msg_size=LARGEST_PART + 1, compress=False, heartbeat=HEARTBEAT, timeout=GOODBYE
        )
        transport = request.transport
        try:
            await here.prepare(request)
            ways = [asyncio.create_task(_copy(*way)) for way in ((there, here), (here, there))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            with suppress(TimeoutError, ConnectionError, RuntimeError):
                async with asyncio.timeout(GOODBYE):
                    await here.close(code=1001)
        finally:
            # Whoever is left here comes again, and is passed on to whoever has the table then.
            if transport:
                transport.abort()
            await there.close()
        return here


Socket = web.WebSocketResponse | ClientWebSocketResponse


async def _copy(one: Socket, other: Socket) -> None:
    """Copy what comes from one end of a socket to the other, until either ends."""
    with suppress(ConnectionError, RuntimeError, ClientError):
        async for message in one:
            if message.type is WSMsgType.TEXT:
                await other.send_str(message.data)
            elif message.type is WSMsgType.BINARY:
                await other.send_bytes(message.data)


async def _copied(request: web.Request, found: ClientResponse) -> web.StreamResponse:
    """Send a browser the answer of another server, as it comes."""
    headers = [each for each in found.headers.items() if each[0].lower() not in BY_CONNECTION]
    response = web.StreamResponse(status=found.status, reason=found.reason)
    for name, value in headers:
        response.headers.add(name, value)
    with suppress(ConnectionError, ClientError):
        await response.prepare(request)
        async for part in found.content.iter_any():
            await response.write(part)
        await response.write_eof()
    return response


class ClubDuty:
    """Whether this server has the club of its store. `begins` are done, in order, when it gets it.

    They take what another server has kept before; also when what keeps everything was away.
    """

    def __init__(self, store: TableStore, beside: Executor) -> None:
        self.begins: list[Callable[[], Awaitable[None]]] = []
        self._store = store
        self._beside = beside
        self._order = asyncio.Lock()
        # Where no servers share anything, all was read when the server began.
        self._has = store.figures() is None
        store.subscribe(self._hear)

    def _hear(self, notice: StoreNotice) -> None:
        """Read everything anew where this server may not have heard of a change."""
        if notice.what == "back" or notice == StoreNotice("lost", ""):
            self._has = False

    async def take(self, patience: float = 0.0) -> None:
        """Have the club here, or raise HeldElsewhere, with a patience; or SaveError."""
        async with self._order:
            loop = asyncio.get_running_loop()
            try:
                address = await loop.run_in_executor(self._beside, self._store.lead)
            except SaveError:
                # What is kept cannot be reached: who had the club before can still tell of it.
                if not self._has:
                    raise
                return
            if address is not None:
                self._has = False
                raise HeldElsewhere(address, patience)
            if not self._has:
                for begin in self.begins:
                    await begin()
                self._has = True
                EVENTS.info("club-taken")

    async def has(self) -> bool:
        """Return whether the club is here, and take it if no server has it."""
        try:
            await self.take()
        except SaveError:
            return False
        return True

    def here(self, handler: Handler) -> Handler:
        """Return a handler in words that answers where the club is."""

        async def answered(request: web.Request) -> web.StreamResponse:
            await self.take()
            return await handler(request)

        return in_words(answered)
