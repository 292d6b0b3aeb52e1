"""The doors of a server: how many may come in, who only guesses, and who says nothing."""

import asyncio
import secrets
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_network
from secrets import compare_digest, token_hex

from aiohttp import web

from splendor_access.online.protocol.frames import PROOF
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that do not look alike."""

GROUPS, GROUP = 7, 4
"""A code has so many groups of so many letters: 138 bits."""


LENGTH = GROUPS * (GROUP + 1) - 1
"""Characters of a code or a key: more than a name can have."""


def new_code() -> str:
    """Draw the code of a table, or the key of a seat, in groups that can be typed."""
    return derived(secrets.token_hex())


def derived(secret: str) -> str:
    """Return the code or key that follows from a secret, always the same one."""
    number, letters = int(digest(secret), 16), ""
    for _letter in range(GROUPS * GROUP):
        number, at = divmod(number, len(LETTERS))
        letters += LETTERS[at]
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def is_code(text: str) -> bool:
    """Say whether a text has the form of a code or a key."""
    groups = text.split("-")
    return len(groups) == GROUPS and all(
        len(group) == GROUP and set(group) <= set(LETTERS) for group in groups
    )


def digest(secret: str) -> str:
    """Return what is kept of a code or a key."""
    return sha256(secret.encode()).hexdigest()


GUESSES = 60, 60.0
"""So many wrong codes and keys may come from one address in so many seconds."""

TABLES = (30, 600.0), (120, 86_400.0)
"""So many tables can be made from one address in so many seconds."""

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


NETWORK = 64
"""Bits of an IPv6 address that tell one house from another: the rest everybody chooses freely."""


class Addresses:
    """Where requests come from. Of those of other machines only `proxies` are believed.

    Nothing on this machine is believed for being there: what comes through a tunnel seems to come
    from here. `proof` is what the server's own process for ssh shows.
    """

    def __init__(self, proxies: Sequence[str] = ()) -> None:
        self.proof = token_hex()
        self._proxies = {_plain(proxy) for proxy in proxies}

    def of(self, request: web.Request) -> str:
        """Return the address that a request comes from; of IPv6 the part that a house has."""
        peer = _plain(request.remote or "")
        shown = request.headers.get(PROOF, "")
        if peer in self._proxies or compare_digest(shown.encode(), self.proof.encode()):
            # A proxy adds to what it was told, or begins a header of its own.
            said = ",".join(request.headers.getall("X-Forwarded-For", [])).rpartition(",")[2]
            peer = _plain(said.strip()) or peer
        if ":" in peer:
            return str(ip_network((peer, NETWORK), strict=False))
        return peer


def _plain(text: str) -> str:
    """Return an address as it is compared, or an empty text for what is none."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return ""
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


Limit = tuple[int, float]
"""How often something may be done in how many seconds."""


class Often:
    """How often something was done from each address: no more often than each of some limits."""

    def __init__(self) -> None:
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def too_many(self, address: str, limits: Sequence[Limit]) -> bool:
        """Say whether an address has to wait."""
        times, now = self._times.get(address, ()), time.monotonic()
        return any(len(times) >= most and now - times[-most] < span for most, span in limits)

    def add(self, address: str, limits: Sequence[Limit]) -> None:
        """Take note that it was done."""
        most = max(count for count, _span in limits)
        self._times.setdefault(address, deque(maxlen=most)).append(time.monotonic())
        self._times.move_to_end(address)
        if len(self._times) > ADDRESSES:
            self._times.popitem(last=False)


class Guesses:
    """The wrong codes and keys that have come from each address."""

    def __init__(self) -> None:
        self._often = Often()

    def wrong(self, address: str, guess: str) -> bool:
        """Take note of a wrong code or key; say whether the address has to wait with more.

        What has not the form of one, such as /favicon.ico, is no guess.
        """
        if not is_code(guess):
            return False
        if self._often.too_many(address, [GUESSES]):
            return True
        self._often.add(address, [GUESSES])
        return False


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
