"""Limits of a server: the number of visitors, wrong guesses, and silent connections."""

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
"""The number and length of groups in a code: 138 bits."""


LENGTH = GROUPS * (GROUP + 1) - 1
"""The length of a code or a key: longer than any name."""


def new_code() -> str:
    """Return a random code of a table, or key of a seat, in groups that can be typed."""
    return derived_code(secrets.token_hex())


def derived_code(secret: str) -> str:
    """Return the code or key derived from a secret, always the same one."""
    number, letters = int(digest(secret), 16), ""
    for _letter in range(GROUPS * GROUP):
        number, at = divmod(number, len(LETTERS))
        letters += LETTERS[at]
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def is_code(text: str) -> bool:
    """Return whether a text has the form of a code or a key."""
    groups = text.split("-")
    return len(groups) == GROUPS and all(
        len(group) == GROUP and set(group) <= set(LETTERS) for group in groups
    )


def digest(secret: str) -> str:
    """Return the digest that is stored of a code or a key."""
    return sha256(secret.encode()).hexdigest()


GUESSES = 60, 60.0
"""The most wrong codes and keys from one address, in a number of seconds."""

TABLES = (30, 600.0), (120, 86_400.0)
"""The most new tables from one address, each in a number of seconds."""

ADDRESSES = 10_000
"""The most addresses remembered, and the most guesses."""

IDLE = 15.0
"""The longest time, in seconds, that a connection may stay open without a request."""

WANTED = 65_536
"""The number of open files requested from the system."""

RESERVED = 150
"""Open files reserved for games, unless a quarter of all is more."""

WAITING = 1000
"""The most connections that may wait to be accepted."""

ELSEWHERE = 2_000
"""The number of connections on systems that do not tell their limit."""


def connection_limit() -> int:
    """Raise this process's limit of open files; return how many connections it can take."""
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


def backlog(room: int) -> int:
    """Return how many connections may wait to be accepted.

    All of them are accepted together, before any of them is counted: there must be files for them,
    and for those that come meanwhile.
    """
    return min(WAITING, room // 8)


class Full(asyncio.Protocol):
    """A connection too many: it is refused in every language, and ended."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Answer any request."""
        assert isinstance(transport, asyncio.Transport)
        lines = [Locale(language).text(say("friends-busy")) for language in languages()]
        body = "".join(f"{line}\n" for line in lines).encode()
        transport.write(
            b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\n"
            b"Connection: close\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)
        )
        transport.close()


NETWORK = 64
"""Bits of an IPv6 address that identify a house: the rest is everybody's free choice."""


class Addresses:
    """The origins of requests. Other machines' headers are trusted only from `proxies`.

    Nothing on this machine is trusted for being there: a tunnel's requests seem to come from here.
    `proof` is the secret of the server's own process for ssh.
    """

    def __init__(self, proxies: Sequence[str] = ()) -> None:
        self.proof = token_hex()
        self._proxies = {_plain(proxy) for proxy in proxies}

    def of(self, request: web.Request) -> str:
        """Return the address of a request; for IPv6, the part that identifies a house."""
        peer = _plain(request.remote or "")
        shown = request.headers.get(PROOF, "")
        if peer in self._proxies or compare_digest(shown.encode(), self.proof.encode()):
            # A proxy appends to the header, or adds one of its own.
            said = ",".join(request.headers.getall("X-Forwarded-For", [])).rpartition(",")[2]
            peer = _plain(said.strip()) or peer
        if ":" in peer:
            return str(ip_network((peer, NETWORK), strict=False))
        return peer


def _plain(text: str) -> str:
    """Return an address in canonical form, or an empty string for an invalid one."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return ""
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)


def is_ban(text: str) -> bool:
    """Return whether a text is an address or a network, and not of this machine.

    Behind a proxy that is not trusted everybody seems to come from there.
    """
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return not any(is_within(here, text) for here in ("127.0.0.0/8", "::1"))


def is_within(address: str, banned: str) -> bool:
    """Return whether an address, or a house's part of one, is banned by an address or a network."""
    try:
        found, ban = ip_network(address, strict=False), ip_network(banned, strict=False)
    except ValueError:
        return False
    # A house is banned with any of its addresses.
    return found.version == ban.version and found.overlaps(ban)


Limit = tuple[int, float]
"""How often something may be done in how many seconds."""


class RateLimit:
    """Counts events from each address, against limits. `now` tells the time in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def too_many(self, address: str, limits: Sequence[Limit]) -> bool:
        """Return whether an address has to wait."""
        times, now = self._times.get(address, ()), self._now()
        return any(len(times) >= most and now - times[-most] < span for most, span in limits)

    def add(self, address: str, limits: Sequence[Limit]) -> None:
        """Count an event."""
        most = max(count for count, _span in limits)
        self._times.setdefault(address, deque(maxlen=most)).append(self._now())
        self._times.move_to_end(address)
        if len(self._times) > ADDRESSES:
            self._times.popitem(last=False)


class Guesses:
    """The wrong codes and keys from each address."""

    def __init__(self) -> None:
        self._often = RateLimit()
        self._counted: OrderedDict[tuple[str, str], None] = OrderedDict()

    def wrong(self, address: str, guess: str) -> bool:
        """Count a wrong code or key; return whether the address has to wait.

        A text of another form, such as /favicon.ico, is no guess. The same again is none either: a
        page whose table is gone asks for it again and again.
        """
        if not is_code(guess) or (address, guess) in self._counted:
            return False
        if self._often.too_many(address, [GUESSES]):
            return True
        self._often.add(address, [GUESSES])
        self._counted[address, guess] = None
        if len(self._counted) > ADDRESSES:
            self._counted.popitem(last=False)
        return False


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Idle:
    """Finds and ends the connections without requests."""

    def __init__(self) -> None:
        self._busy: dict[web.RequestHandler, int] = {}
        self._since: dict[web.RequestHandler, float] = {}

    async def note(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Note a request while it is answered."""
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
        """End the connections that have long been open without a request."""
        now = time.monotonic()
        self._since = {each: self._since.get(each, now) for each in connections}
        for each, since in self._since.items():
            if each not in self._busy and now - since > IDLE and each.transport:
                each.transport.abort()
