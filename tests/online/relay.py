"""A relay between a browser and a server that loses what it is told to lose."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal, NamedTuple

Moment = Literal["unanswered", "unheard", "cut", "dropped", "unsent"]


class Fault(NamedTuple):
    """What becomes of a request that begins with `begin`.

    The server never gets it (`unsent`: the connection ends; `unheard`: it stays open), or does it
    and is not heard: the connection ends before the answer (`dropped`), within it (`cut`), or
    stays open without a word (`unanswered`).
    """

    begin: str
    moment: Moment


class Relay:
    """What comes to `port` goes on to a server. `hit` is set when the `fault` has happened."""

    def __init__(self, to: int) -> None:
        self.port = 0
        self.fault: Fault | None = None
        self.hit = asyncio.Event()
        self._to = to
        self._serving: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """End all connections."""
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    def take(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Take a new connection."""
        self._serving.add(asyncio.create_task(self.serve(reader, writer)))

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Pass on what a browser and the server send each other."""
        there, onward = await asyncio.open_connection("127.0.0.1", self._to)
        lost: list[Moment] = []
        answers = asyncio.create_task(self._answer(there, writer, lost))
        try:
            while data := await reader.read(65536):
                if self.fault and data.startswith(self.fault.begin.encode()):
                    lost.append(self.fault.moment)
                if lost and lost[0] in ("unsent", "unheard"):
                    self._lose(writer, lost[0])
                else:
                    onward.write(data)
        except ConnectionError:
            pass
        finally:
            answers.cancel()
            onward.close()
            writer.close()

    async def _answer(self, there: StreamReader, writer: StreamWriter, lost: list[Moment]) -> None:
        """Pass on what the server answers, as long as nothing is `lost`."""
        with suppress(ConnectionError):
            while data := await there.read(65536):
                if not lost:
                    writer.write(data)
                    continue
                if lost[0] == "cut":
                    writer.write(data[: len(data) // 2])
                self._lose(writer, lost[0])
                return
        writer.close()

    def _lose(self, writer: StreamWriter, moment: Moment) -> None:
        if moment not in ("unheard", "unanswered"):
            writer.close()
        self.hit.set()


@asynccontextmanager
async def relaying(to: int) -> AsyncIterator[Relay]:
    """Run a relay for as long as a test needs it."""
    relay = Relay(to)
    server = await asyncio.start_server(relay.take, "127.0.0.1", 0)
    relay.port = server.sockets[0].getsockname()[1]
    try:
        yield relay
    finally:
        server.close()
        await relay.close()
