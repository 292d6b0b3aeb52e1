"""Notices to browsers by web push: encrypted for the browser, carried by its maker's service.

The address of a service comes from a browser, so it is trusted with nothing: only https to the
usual port, no redirections, and no connection to an address that is not public, whatever a name
leads to at that moment.
"""

import base64
import socket
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Literal
from urllib.parse import urlsplit

import aiohttp
import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from splendor_access.online.post.kept import Browser
from splendor_access.online.server.port import Shelf
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError

VAPID = "server/vapid"
"""The document with the key by which services know the server."""

LIVES = 24 * 3600
"""Seconds for which a service keeps a notice for a browser that is not there."""

SIGNED = 12 * 3600
"""Seconds for which a signature is good; services allow a day."""

PATIENCE = 15.0
"""Seconds that a service has to answer."""

LONGEST_ENDPOINT = 1000
"""The most characters of the address of a browser at a service."""

COMPANIES = {
    "fcm.googleapis.com": "Google",
    "push.services.mozilla.com": "Mozilla",
    "push.apple.com": "Apple",
    "notify.windows.com": "Microsoft",
}
"""Who carries notices, by the end of the name of the service."""

Outcome = Literal["sent", "gone", "later"]

_TRANSLATED = ip_network("64:ff9b::/96")


class PushNotice(msgspec.Struct, frozen=True):
    """What is shown: a title, whole sentences, the tag of its table, and the page to open."""

    title: str
    body: str
    tag: str
    url: str


def is_public(text: str) -> bool:
    """Return whether an address is one that everybody can reach, and none of a house or a machine.

    Those that contain an older address are as public as that.
    """
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    inner: list[IPv4Address | IPv6Address | None] = []
    if isinstance(address, IPv6Address):
        inner += [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in _TRANSLATED:
            inner.append(IPv4Address(int(address) & 0xFFFFFFFF))
    everybody = [address, *(each for each in inner if each)]
    if any(each.is_multicast or each.is_unspecified for each in everybody):
        return False
    return address.is_global and all(each.is_global for each in everybody)


def is_endpoint(text: str) -> bool:
    """Return whether a text can be the address of a browser at a service."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname or ""
    return (
        len(text) <= LONGEST_ENDPOINT
        and text.isascii()
        and text.isprintable()
        and parts.scheme == "https"
        and port in (None, 443)
        and not parts.username
        and not parts.password
        and "." in host
        and not host.endswith(".")
        and not host.rpartition(".")[2].isdigit()
        and ":" not in host
    )


def is_browser(browser: Browser) -> bool:
    """Return whether a browser can be told: its address and its keys are of the right form."""
    try:
        point, secret = _bytes(browser.p256dh), _bytes(browser.auth)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        return False
    return is_endpoint(browser.endpoint) and len(point) == 65 and len(secret) == 16


def company(endpoint: str) -> str:
    """Return who carries the notices of a browser: a name, or that of the service's machine."""
    host = urlsplit(endpoint).hostname or ""
    found = (name for end, name in COMPANIES.items() if host == end or host.endswith(f".{end}"))
    return next(found, host)


def _bytes(text: str) -> bytes:
    """Return what base64 for addresses says. Raises ValueError."""
    if len(text) > 200:
        raise ValueError(len(text))
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _socket(
    allowed: Callable[[str], bool],
) -> Callable[[aiohttp.connector.AddrInfoType], socket.socket]:
    """Return what makes a socket for an address that may be connected to. Raises OSError."""

    def made(found: aiohttp.connector.AddrInfoType) -> socket.socket:
        family, kind, protocol, _name, address = found
        if not allowed(str(address[0])):
            raise PermissionError(address[0])
        return socket.socket(family, kind, protocol)

    return made


class Pusher:
    """Sends notices to browsers. Raises SaveError, and ImportError without the libraries.

    `contact` is whom a service asks, a link or `mailto:`. `allowed` says which addresses may be
    connected to. `key` is what a browser needs to subscribe: it stays the same, on the shelf.
    """

    def __init__(
        self,
        shelf: Shelf,
        contact: str,
        now: Callable[[], float],
        allowed: Callable[[str], bool] = is_public,
        secure: aiohttp.connector.SSLContext | bool = True,
    ) -> None:
        from py_vapid import Vapid02

        self._contact = contact
        self._now = now
        self._allowed = allowed
        self._secure = secure
        found = shelf.read(VAPID)
        if found is None:
            made = Vapid02()
            made.generate_keys()
            try:
                shelf.write(VAPID, made.private_pem().decode(), 0)
                self._vapid = made
            except SaveError as error:
                # Another server of the store was faster.
                if error.reason != "busy":
                    raise
                found = shelf.read(VAPID)
        if found:
            self._vapid = Vapid02.from_pem(found.text.encode())
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key = base64.urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, browser: Browser, notice: PushNotice) -> Outcome:
        """Send a notice; return what became of it. `gone`: the browser wants no more of them."""
        host = urlsplit(browser.endpoint).netloc
        from pywebpush import WebPusher

        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        pusher = WebPusher({"endpoint": browser.endpoint, "keys": keys})
        body = pusher.encode(msgspec.json.encode(notice))["body"]
        claims = {
            "aud": f"https://{host}",
            "sub": self._contact,
            "exp": str(int(self._now()) + SIGNED),
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIVES),
            "Topic": notice.tag[:32],
            "Urgency": "normal",
        }
        connector = aiohttp.TCPConnector(
            socket_factory=_socket(self._allowed), ssl=self._secure, force_close=True
        )
        timeout = aiohttp.ClientTimeout(PATIENCE)
        try:
            async with (
                aiohttp.ClientSession(connector=connector, timeout=timeout) as session,
                session.post(
                    browser.endpoint, data=body, headers=headers, allow_redirects=False
                ) as answer,
            ):
                status = answer.status
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            EVENTS.info("push-failed why=%s", type(error).__name__)
            return "later"
        if 200 <= status < 300:
            return "sent"
        EVENTS.info("push-refused status=%d", status)
        # 404 and 410: it is subscribed no more; 400 to 403: with a key that is not this one.
        return "gone" if status in (400, 401, 403, 404, 410) else "later"
