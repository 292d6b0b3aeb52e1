"""The connection of a terminal to a server, which reconnects by itself, and why it cannot be."""

import asyncio
import errno
import re
import socket
import ssl
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain, repeat
from urllib.parse import SplitResult, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.client.seat_table import OutOfStep
from splendor_access.online.protocol import frames, refusals
from splendor_access.online.protocol.frames import (
    LARGEST_PART,
    Fact,
    ToSeat,
    ToServer,
    UnreadableFrame,
)
from splendor_access.online.protocol.told import Impossible, Parts
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.messages import Messages, say

UNKNOWN = "unknown"

_NUMBERS = {
    errno.ECONNREFUSED: "refused-there",
    errno.ENETUNREACH: "offline",
    errno.ENETDOWN: "offline",
    errno.EHOSTUNREACH: "unreachable",
    errno.EHOSTDOWN: "unreachable",
    errno.ETIMEDOUT: "silent",
    errno.EPERM: "forbidden",
    errno.EACCES: "forbidden",
    errno.ECONNRESET: "broken",
    errno.ECONNABORTED: "broken",
    errno.EPIPE: "broken",
    # Names that are not found.
    -2: "no-machine",
    -3: "offline",
    -5: "no-machine",
    # Windows has numbers of its own, and so has macOS.
    61: "refused-there",
    121: "silent",
    1225: "refused-there",
    1231: "offline",
    1232: "unreachable",
    10053: "broken",
    10061: "refused-there",
    11001: "no-machine",
}


def status_fault(status: int) -> str:
    """Return the kind of fault that a server's status stands for."""
    if 300 <= status < 400:
        return "led-away"
    if status in (502, 504):
        return "closed-behind"
    return "server-fault" if status >= 500 else "not-table"


def system_text(error: Exception) -> str:
    """Return what the system or a library says of an error, with the kind of the error."""
    return f"{type(error).__name__}: {error}"


def fault(error: Exception) -> str:
    """Return the kind of fault behind an error, `unknown` where there is no word for it."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return "certificate"
    if isinstance(error, ssl.SSLError):
        return "unencrypted" if "WRONG_VERSION_NUMBER" in str(error) else "broken-tls"
    if isinstance(error, socket.gaierror):
        return "offline" if error.errno == socket.EAI_AGAIN else "no-machine"
    if isinstance(error, TimeoutError) and error.errno is None:
        return "silent"
    if isinstance(error, InvalidHandshake):
        return "not-table"
    if isinstance(error, ConnectionResetError | ConnectionAbortedError | BrokenPipeError):
        return "broken"  # whatever its number: asyncio drops that of Windows
    if not isinstance(error, OSError):
        return UNKNOWN
    # Where several addresses were tried, the numbers are only in the text.
    found = re.search(r"\[(?:Errno|WinError) (\d+)\]", str(error))
    # Windows' own number says more than the one that Python takes for it.
    windows = getattr(getattr(error, "os_error", error), "winerror", None)  # inside aiohttp's
    numbers = (windows, error.errno, int(found[1]) if found else 0)
    return next((_NUMBERS[number] for number in numbers if number in _NUMBERS), UNKNOWN)


PAUSES = (0.2, 1.0, 2.0, 5.0)
"""Seconds before each attempt to connect; the last one repeats.

They start over once a connection has lasted as long as the last one, or has had an effect.
"""

STEADY = 5.0
"""Seconds without another frame that cannot be after which a connection counts as back.

They double with each such frame, and so does the pause before the next attempt.
"""

SLOWEST = 320.0
"""The most such seconds. A connection that has lasted as long makes up for earlier ones."""

PATIENCE = 10.0
"""Seconds after which an unresponsive server counts as absent."""


REFUSED = {404: "no-table", 409: "page-only", 410: "no-table", 429: "guesses", 503: "busy"}
"""The reasons, as in `refusals`, why a server opens no socket."""

_AGAIN = (frames.GameFrame, frames.NewsFrame)
"""Frames that are repeated with a new connection."""

Tell = Callable[[], list[Said]]
"""Messages of the connection itself, once everything before them has been taken."""


class NotThere(Exception):  # a refusal in words, not a fault
    """No table can be joined at a link: `why` is a reason or a fault of `refusals`.

    `system` is what the system, or a library, said of it, in English or the system's language.
    """

    def __init__(
        self, why: str, facts: Mapping[str, Fact] | None = None, *, system: str = ""
    ) -> None:
        super().__init__(why)
        self.why = why
        self.facts = facts or {}
        self.system = system

    def explain(self, link: str, *, verbose: bool = False) -> Messages:
        """Explain why, with what the system said if that is wanted."""
        told = refusals.not_there(self.why, link, self.facts)
        return [told, *(refusals.of_system(self.system) if verbose else [])]


class Connection:
    """The traffic between a seat and its server. To a game at a terminal it is a channel.

    Frames wait in `arrived` until the loop of the game, or another reader, takes them. `headers` go
    with each connection.
    """

    def __init__(self, link: str, name: str, headers: Mapping[str, str] = {}) -> None:
        self.arrived: asyncio.Event = asyncio.Event()
        self.seat: RemoteSeat
        self.link = link
        self._name = name
        self._address = socket_address(link)
        self._headers = headers
        self._frames: deque[ToSeat | Tell] = deque()
        self._unsent: deque[ToServer] = deque()
        self._to_send = asyncio.Event()
        self._over = False
        self._lost = False
        self._gone = False
        self._broken = False
        self._told = False
        self._pauses = 0
        # Whether any frame of the server has been valid, how many connections were ended by one
        # that was not, and whether that has been said, but not yet that the connection is back.
        self._sense = False
        self._faults = 0
        self._nonsense = False
        self._post: Callable[[Intent], None] | None = None
        self._task: asyncio.Task[None] | None = None
        self.socket: ClientConnection | None = None
        self._closing: asyncio.Task[None] | None = None

    def send(self, frame: ToServer) -> None:
        """Send a frame as soon as there is a connection."""
        self._unsent.append(frame)
        self._to_send.set()

    async def open(self) -> None:
        """Connect for the first time. Raises NotThere."""
        self.socket = await self._connected()
        self._task = asyncio.create_task(self._run())

    def take(self) -> list[Said]:
        """Let the seat receive the first frame, and return the messages about it."""
        if not self._frames:
            return []
        frame = self._frames.popleft()
        if callable(frame):
            return frame()
        try:
            said = self.seat.receive(frame)
        except OutOfStep:
            self.seat.request_whole_game()
            self._break()
            # What was sent after it counts no more, but a farewell: after that nothing else comes.
            self._frames = deque(
                each
                for each in self._frames
                if callable(each) or isinstance(each, frames.GoodbyeFrame)
            )
            if isinstance(frame, frames.NewsFrame):
                # It may not follow from the rows heard: then the whole game is sent.
                return []
            self._faults += 1
            return self._report_invalid()
        self._sense = self._sense or self.seat.is_up_to_date
        return said

    @property
    def waiting(self) -> bool:
        """Whether any frames are waiting."""
        return bool(self._frames)

    async def receive_until(self, so: Callable[[], bool]) -> None:
        """Let the seat receive frames silently until something is true."""
        while True:
            while self.waiting:
                self.take()
            if so():
                return
            self.arrived.clear()
            await self.arrived.wait()

    # As a channel

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:  # noqa: ARG002
        """Hand in all frames from now on, and those that have arrived."""
        self._post = post
        for _frame in self._frames:
            self._hand_in()

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:
        """Do nothing: the server gets actions, and no messages."""

    async def close(self) -> None:
        """Say goodbye and end the connection, in bounded time."""
        if self._task is None:
            return
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        if self.socket is not None:
            with suppress(WebSocketException, OSError, TimeoutError):
                async with asyncio.timeout(1):
                    while self._unsent:
                        await self.socket.send(frames.encode(self._unsent.popleft()))
                    await self.socket.close()

    # Beside the game

    def _report_invalid(self) -> list[Said]:
        """Report invalid frames once; leave a server that never sent a valid one."""
        if not self._sense:
            self._over = True
            return self.seat.end(say("friends-nonsense"))
        before, self._nonsense = self._nonsense, True
        return [] if before else self.seat.announce_loss(say("connection-nonsense"))

    def _report_steady(self) -> list[Said]:
        """Report that the connection is back, which had sent what cannot be."""
        if not (self._nonsense and self.seat.is_up_to_date):
            return []
        self._nonsense = self._lost = False
        return self.seat.announce_connection()

    def _hand_in(self) -> None:
        self.arrived.set()
        if self._post:
            self._post(Intent("server", happened=self.take))

    def _arrive(self, frame: ToSeat | Tell) -> None:
        self._frames.append(frame)
        self._hand_in()

    async def _connected(self) -> ClientConnection:
        try:
            return await connect(
                self._address,
                additional_headers=self._headers,
                compression=None,
                max_size=LARGEST_PART,
                open_timeout=PATIENCE,
                close_timeout=1,
            )
        except InvalidStatus as error:
            status = error.response.status_code
            why = REFUSED.get(status) or status_fault(status)
            raise NotThere(why, system=f"HTTP {status}") from error
        except (OSError, TimeoutError, WebSocketException) as error:
            raise NotThere(fault(error), system=system_text(error)) from error

    async def _run(self) -> None:
        """Keep up the connection until it is closed, or the server ends it for good."""
        loop = asyncio.get_running_loop()
        while True:
            assert self.socket
            self._told = readable = False
            since = loop.time()
            try:
                await self._exchange_frames(self.socket)
                readable = True
            except (UnreadableFrame, Impossible):
                self._faults += 1
                self._arrive(self._report_invalid)
            except (OSError, WebSocketException):
                readable = True
            if loop.time() - since > PAUSES[-1]:
                self._pauses = 0
            if loop.time() - since > SLOWEST:
                self._faults = 0
            if self._over:
                return
            if readable and not self._told and not self._nonsense:
                # A server that accepts a connection and ends it at once is no better than none.
                self._announce_loss()
            # Messages not yet told will be sent again.
            self._frames = deque(each for each in self._frames if not isinstance(each, _AGAIN))
            self.seat.connected = False
            self.socket = await self._reconnect()

    async def _reconnect(self) -> ClientConnection:
        """Reconnect, however long it takes; tell the player if the first attempt fails."""
        later = [self._doubled(PAUSES[-1] / 2)] if self._faults > 1 else []
        for pause in chain(later, PAUSES[self._pauses :], repeat(PAUSES[-1])):
            await asyncio.sleep(pause)
            self._pauses += 1
            try:
                return await self._connected()
            except NotThere as error:
                if error.why == "no-table":
                    self._announce_end()
                else:
                    self._announce_loss()
        raise AssertionError

    def _doubled(self, seconds: float) -> float:
        """Return seconds that double with each frame that cannot be."""
        return min(SLOWEST, seconds * 2.0 ** min(self._faults - 1, 9))

    def _announce_loss(self) -> None:
        if not self._lost:
            self._lost = True
            self._arrive(self.seat.announce_loss)

    def _announce_end(self) -> None:
        """Announce once that the server is there, but not the table; it may come back."""
        if not self._gone:
            self._gone = self._lost = True
            self._arrive(partial(self.seat.announce_loss, say("page-gone")))

    async def _exchange_frames(self, socket: ClientConnection) -> None:
        """Exchange frames until the connection breaks."""
        hello = msgspec.structs.replace(self.seat.hello(self._name), parts=True)
        await socket.send(frames.encode(hello))
        sending = asyncio.create_task(self._write(socket))
        self._broken = False
        back, parts, told = False, Parts(), self.seat.told()
        loop, steady = asyncio.get_running_loop(), None
        try:
            async for data in socket:
                if self._broken:
                    return
                frame = parts.take(frames.to_seat(data), len(data))
                if frame is None:
                    continue
                told = told.after(frame)
                self.seat.connected = True
                self._told = self._told or isinstance(frame, frames.SeatsFrame)
                if isinstance(frame, frames.DoneFrame):
                    self._pauses = 0
                if self._lost and not self._nonsense and isinstance(frame, frames.WelcomeFrame):
                    self._lost, self._gone, back = False, False, True
                    self._arrive(self.seat.announce_connection)
                if isinstance(frame, frames.GoodbyeFrame):
                    # The end was announced like a lost connection.
                    self._lost = frame.why == "closing"
                    self._over = not self._lost
                self._arrive(frame)
                if back and isinstance(frame, _AGAIN):
                    back = False
                    self._arrive(self.seat.whose_turn)
                # What it waited for may have come only after its time.
                passed = steady is None or (self._nonsense and steady.when() <= loop.time())
                if self._faults and self._told and passed:
                    after = self._doubled(STEADY)
                    steady = loop.call_later(after, self._arrive, self._report_steady)
        finally:
            if steady:
                steady.cancel()
            sending.cancel()
            await socket.close()

    async def _write(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException, OSError):
            while True:
                self._to_send.clear()
                while self._unsent:
                    await socket.send(frames.encode(self._unsent[0]))
                    self._unsent.popleft()
                await self._to_send.wait()

    def _break(self) -> None:
        self._broken = True
        if self.socket is not None:
            self._closing = asyncio.create_task(self.socket.close())


def socket_address(link: str) -> str:
    """Return the address of a table's socket. Raises NotThere for an invalid link."""
    parts = split_address(link)
    code = parts.path.strip("/")
    # The page of a seat has an address below that of its table.
    code = code.partition("/")[0]
    if not re.fullmatch(r"[\w-]+", code, re.ASCII) or parts.username is not None:
        raise NotThere("link")
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/{code}/socket"


def split_address(address: str) -> SplitResult:
    """Split the address of a server or a table. Raises NotThere for an invalid one."""
    try:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        host = (parts.hostname or "").encode("idna")
        _port = parts.port
    except ValueError:
        raise NotThere("link") from None
    if parts.scheme not in ("http", "https") or not host or not _is_plain(address):
        raise NotThere("link")
    return parts


def _is_plain(address: str) -> bool:
    """Whether an address has neither blanks nor invisible signs, which `urlsplit` partly drops."""
    return address.isprintable() and not any(map(str.isspace, address))
