"""The doors of a server: how many may come in, who only guesses, and who says nothing."""

import asyncio
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import ip_address

from aiohttp import web

from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say

GUESSES = 60, 60.0
"""So many wrong codes and keys may come from one address in so many seconds."""

ADDRESSES = 10_000
"""So many addresses are remembered."""

IDLE = 15.0
"""Seconds that a connection may be open without asking for anything."""

WANTED = 65_536
"""So many open files are asked of the system."""

RESERVED = 150
"""At least so many of them, and a quarter, are for other things than connections: for games."""

WAITING = 1000
"""At most so many connections come at once."""

ELSEWHERE = 2_000
"""So many connections are taken where the system does not say how many there can be."""


def room() -> int:
    """Let this process open as many files as it may; return how many connections it can take."""
    if sys.platform == "win32":
        return ELSEWHERE
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):
            most = soft
    return min(most - RESERVED, most * 3 // 4)


def waiting(room: int) -> int:
    """Return how many connections may come at once, before the first of them is taken.

    All of them are taken together, before any of them is counted: there must be files for them,
    and for those that come while they are taken.
    """
    return min(WAITING, room // 8)


class Full(asyncio.Protocol):
    """A connection for which there is no room: it is told so, in every language, and ended."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Answer whatever may be asked."""
        assert isinstance(transport, asyncio.Transport)
        lines = [Locale(language).text(say("friends-busy")) for language in languages()]
        body = "".join(f"{line}\n" for line in lines).encode()
        transport.write(
            b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\n"
            b"Connection: close\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)
        )
        transport.close()


def address_of(request: web.Request) -> str:
    """Return the address that a request comes from, as a proxy on this machine says."""
    peer = request.remote or ""
    said = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    try:
        return str(ip_address(said)) if ip_address(peer).is_loopback else peer
    except ValueError:
        return peer


class Guesses:
    """The wrong codes and keys that have come from each address."""

    def __init__(self) -> None:
        self._wrong: OrderedDict[str, deque[float]] = OrderedDict()

    def too_many(self, address: str) -> bool:
        """Say whether an address has guessed so often that it is not listened to for a while."""
        wrong = self._wrong.get(address)
        return (
            wrong is not None
            and len(wrong) == GUESSES[0]
            and time.monotonic() - wrong[0] < GUESSES[1]
        )

    def add(self, address: str) -> None:
        """Take note of a wrong code or key."""
        self._wrong.setdefault(address, deque(maxlen=GUESSES[0])).append(time.monotonic())
        self._wrong.move_to_end(address)
        if len(self._wrong) > ADDRESSES:
            self._wrong.popitem(last=False)


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Idle:
    """Which connections ask for nothing: those are ended."""

    def __init__(self) -> None:
        self._busy: dict[web.RequestHandler, int] = {}
        self._since: dict[web.RequestHandler, float] = {}

    async def note(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Take note of a request while it is answered."""
        connection = request.protocol
        self._busy[connection] = self._busy.get(connection, 0) + 1
        try:
            return await handler(request)
        finally:
            self._busy[connection] -= 1
            if not self._busy[connection]:
                del self._busy[connection]
            self._since[connection] = time.monotonic()

    def end(self, connections: Iterable[web.RequestHandler]) -> None:
        """End those that have been open for long and ask for nothing."""
        now = time.monotonic()
        self._since = {each: self._since.get(each, now) for each in connections}
        for each, since in self._since.items():
            if each not in self._busy and now - since > IDLE and each.transport:
                each.transport.abort()
