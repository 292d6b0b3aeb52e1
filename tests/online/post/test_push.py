"""Web push: a service of the test's own decrypts what it gets; nothing private is connected to."""

import asyncio
import base64
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import http_ece
import pytest
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from splendor_access.online.post.kept import Browser
from splendor_access.online.post.push import (
    Pusher,
    PushNotice,
    company,
    is_browser,
    is_endpoint,
    is_public,
)
from splendor_access.online.server.shelf import FolderShelf
from tests.online.certificates import certificate

NOTICE = PushNotice("Your turn", "It is your turn, Ana. Ben has 7 points.", "table", "/club")


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Service:
    """A push service with one browser, whose keys it knows."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))
        self.got: list[tuple[dict[str, str], Any]] = []
        self.status = 201
        self.browser = Browser("", "", "")

    async def take(self, request: web.Request) -> web.Response:
        """Decrypt a notice, and answer with the status."""
        raw = await request.read()
        said = http_ece.decrypt(
            raw, private_key=self.private, auth_secret=self.secret, version="aes128gcm"
        )
        self.got.append((dict(request.headers), json.loads(said)))
        return web.Response(status=self.status, headers={"Location": "/elsewhere"})


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Service, ssl.SSLContext]]:
    cert, key = certificate(folder)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(cert, key)
    service = Service()
    app = web.Application()
    app.add_routes([web.post("/{rest:.*}", service.take)])
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context)
    await site.start()
    point = service.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    port = runner.addresses[0][1]
    service.browser = Browser(f"https://localhost:{port}/ana", b64(point), b64(service.secret))
    trusting = ssl.create_default_context(cafile=cert)
    try:
        yield service, trusting
    finally:
        await runner.cleanup()


def test_a_browser_gets_the_words_and_the_service_knows_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (service, trusting):
            shelf = FolderShelf(tmp_path / "shelf")
            now = asyncio.get_running_loop().time
            made = Pusher(shelf, "mailto:ana@club.example", lambda: 4e9 + now(), bool, trusting)
            assert await made.send(service.browser, NOTICE) == "sent"
            ((headers, words),) = service.got
            assert words == {
                "title": "Your turn",
                "body": "It is your turn, Ana. Ben has 7 points.",
                "tag": "table",
                "url": "/club",
            }
            assert headers["TTL"] == "86400"
            host = service.browser.endpoint.split("/")[2]
            assert Vapid02.verify(headers["Authorization"])
            claims = headers["Authorization"].split("t=")[1].split(",")[0].split(".")[1]
            said = json.loads(base64.urlsafe_b64decode(claims + "=="))
            assert (said["aud"], said["sub"]) == (f"https://{host}", "mailto:ana@club.example")
            # The next start has the same key.
            again = Pusher(shelf, "mailto:x@y.example", now, bool, trusting)
            assert again.key == made.key
            service.status = 410
            assert await again.send(service.browser, NOTICE) == "gone"
            service.status = 403
            assert await again.send(service.browser, NOTICE) == "gone"
            service.status = 503
            assert await again.send(service.browser, NOTICE) == "later"
            before = len(service.got)
            service.status = 307
            assert await again.send(service.browser, NOTICE) == "later"
            assert len(service.got) == before + 1

    asyncio.run(test())


def test_no_private_address_is_connected_to_wherever_a_name_leads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as (service, _trusting):
            shelf = FolderShelf(tmp_path / "shelf")
            # Whoever answers is believed to be the service.
            pusher = Pusher(shelf, "mailto:x@y.example", lambda: 4e9, secure=False)
            careless = Pusher(shelf, "mailto:x@y.example", lambda: 4e9, bool, secure=False)
            port = int(service.browser.endpoint.split(":")[2].split("/")[0])

            async def rebound(*_about: Any, **_more: Any) -> list[dict[str, Any]]:
                # The name that was public when the browser subscribed leads here now.
                return [
                    {
                        "hostname": "push.example",
                        "host": "127.0.0.1",
                        "port": port,
                        "family": 2,
                        "proto": 6,
                        "flags": 0,
                    }
                ]

            monkeypatch.setattr(aiohttp.ThreadedResolver, "resolve", rebound)
            monkeypatch.setattr(aiohttp.DefaultResolver, "resolve", rebound)
            browser = Browser(
                "https://push.example/ana", service.browser.p256dh, service.browser.auth
            )
            assert is_browser(browser)
            assert await pusher.send(browser, NOTICE) == "later"
            assert not service.got
            assert await careless.send(browser, NOTICE) == "sent"

    asyncio.run(test())


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),  # noqa: S104
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("192.0.2.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::a00:1", False),
        ("2002:7f00:1::", False),
        ("2002:a00:1::1", False),
        ("no address", False),
    ],
)
def test_only_addresses_for_everybody_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize(
    ("endpoint", "good"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://push.example:443/x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://push.example:22/x", False),
        ("https://push.example:x/x", False),
        ("https://127.0.0.1/x", False),
        ("https://2130706433/x", False),
        ("https://0x7f.1/x", False),
        ("https://[::1]/x", False),
        ("https://localhost/x", False),
        ("https://user:word@push.example/x", False),
        ("https://push.example./x", False),
        ("file:///etc/passwd", False),
        ("gopher://push.example/x", False),
        ("https://push.example/\r\nHost: x", False),
        ("https://push.example/" + "x" * 2000, False),
        ("", False),
    ],
)
def test_an_endpoint_is_https_at_a_name(endpoint: str, good: bool) -> None:
    assert is_endpoint(endpoint) is good


def test_keys_of_a_wrong_form_are_no_browser() -> None:
    good = Browser(
        "https://push.example/x",
        b64(
            ec.generate_private_key(ec.SECP256R1())
            .public_key()
            .public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        ),
        b64(bytes(16)),
    )
    assert is_browser(good)
    for p256dh, auth in [
        ("", good.auth),
        ("AAAA", good.auth),
        (b64(b"\x04" + bytes(64)), good.auth),
        (good.p256dh, ""),
        (good.p256dh, "*"),
        (good.p256dh, b64(bytes(15))),
        ("A" * 100_000, good.auth),
    ]:
        assert not is_browser(Browser(good.endpoint, p256dh, auth))


def test_the_company_that_carries_a_notice_is_named() -> None:
    assert company("https://fcm.googleapis.com/x") == "Google"
    assert company("https://updates.push.services.mozilla.com/x") == "Mozilla"
    assert company("https://web.push.apple.com/x") == "Apple"
    assert company("https://evilfcm.googleapis.com.example/x") == "evilfcm.googleapis.com.example"
