"""Several servers that share one NATS, and a proxy before them, all for tests."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count

import msgspec

from splendor_access.online.jetstream.client import LEASE, JetStream, servers_of
from splendor_access.online.jetstream.store import JetStore
from splendor_access.online.server.house import House
from splendor_access.online.server.web import Server


class OlderStore(JetStore):
    """A store of a program from before servers agreed which one of them has the club."""

    def serve(self, address: str) -> str:
        """Say no more than that program did."""
        said = {"address": address, "format": self.servers.format}
        self.servers.jet.live(msgspec.json.encode(said))
        return self.servers.secret()

    def lead(self) -> None:
        """Have the club, whoever else has it."""


async def started(
    url: str,
    lease: float = LEASE,
    house: House | None = None,
    kind: type[JetStore] = JetStore,
) -> tuple[Server, JetStore]:
    """Return one more server in this process; the first one of a NATS says how long leases are."""
    store = kind(await asyncio.to_thread(JetStream, servers_of(url), "", lease))
    server = Server(store, house=house)
    await server.start(["127.0.0.1"], 0)
    return server, store


class Front:
    """A proxy: each connection goes to the next of its servers that takes one."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = [*ports]
        self.port = 0
        self._turn = count()
        self._serving: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """End all connections."""
        self._server.close()
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    def _take(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        first = next(self._turn)
        for at in range(len(self.ports)):
            port = self.ports[(first + at) % len(self.ports)]
            with suppress(OSError):
                there, onward = await asyncio.open_connection("127.0.0.1", port)
                break
        else:
            writer.close()
            return
        back = asyncio.create_task(_copy(there, writer))
        try:
            await _copy(reader, onward)
        finally:
            back.cancel()
            onward.close()
            writer.close()


async def _copy(reader: StreamReader, writer: StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
    writer.close()


@asynccontextmanager
async def front(*ports: int) -> AsyncIterator[Front]:
    """Run a proxy before servers."""
    proxy = Front(ports)
    await proxy.open()
    try:
        yield proxy
    finally:
        await proxy.close()
