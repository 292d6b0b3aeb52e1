"""Ways out of a house: a certificate, a proxy with TLS, a tunnel by ssh, as the guide has them."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from ssl import create_default_context
from urllib.request import urlopen

from tests.driver import PATIENCE, Piped, sentence
from tests.online.browsers import Browser
from tests.online.certificates import certificate
from tests.online.chromium import chromium
from tests.online.guests import Host, hosting, run
from tests.online.outside import free_port, running, server
from tests.online.test_browser import LIVE, enter, sit
from tests.tiers import SOAK

ROOT = Path(__file__).parents[2]
NAMED = "splendor.example.org"

UNPRIVILEGED = ("unshare", "-Un", "--map-current-user", "--keep-caps")
NETWORK = ("unshare", "-n") if os.getuid() == 0 else UNPRIVILEGED
"""Gives a program a network of its own, whose root is whoever runs the test."""


def test_a_server_with_a_certificate_is_reached_by_an_encrypted_line(tmp_path: Path) -> None:
    """Each is a process that is started whole: a game at home does without TLS."""
    cert, key = certificate(tmp_path)
    own = {"PYTHONUNBUFFERED": "1", "SSL_CERT_FILE": str(cert)}
    homes = [{**own, "SPLENDOR_ACCESS_HOME": str(tmp_path / name)} for name in ("host", "ben")]
    options = ("--port", "0", "--cert", str(cert), "--key", str(key), "--seats", "2")
    with Piped("host", "--name", "Ana", *options, env=homes[0]) as ana:
        address = ana.until("https://127.0.0.1:") + ana.until("\n")
        link = address.splitlines()[0].split()[-1]
        with Piped("join", link, "--name", "Ben", env=homes[1]) as ben:
            ana.until("Ben is here.")
            ben.until("Splendor")
            ana.type("take ser")
            ben.until("Ana took blue, green, red.")
            trusted = create_default_context(cafile=cert)
            with urlopen(link, context=trusted) as page:  # noqa: S310  # its scheme is https
                assert all("; Secure" in each for each in page.headers.get_all("Set-Cookie"))


def proxy_of_the_guide(port: int, host: Host, cert: Path, key: Path) -> str:
    """Return the configuration that the guide has, for this machine and without a real name."""
    text = (ROOT / "docs/friends.md").read_text(encoding="utf-8")
    lines = text[text.index(f"    {NAMED} {{") :].split("\n\n")[0].splitlines()
    sample = "\n".join(line.removeprefix("    ") for line in lines)
    head = f"https://localhost:{port} {{\n    tls {cert} {key}"
    sample = sample.replace(f"{NAMED} {{", head).replace("7325", str(host.port))
    return "{\n    admin off\n    auto_https disable_redirects\n}\n" + sample


@asynccontextmanager
async def proxy(folder: Path, host: Host, cert: Path, key: Path) -> AsyncIterator[str]:
    """Run Caddy before a server, and return the address outside."""
    port = free_port()
    file = folder / "Caddyfile"
    file.write_text(proxy_of_the_guide(port, host, cert, key), encoding="utf-8")
    words = (server("caddy"), "run", "--config", str(file), "--adapter", "caddyfile")
    async with running(words, folder, port) as address:
        yield address


TUNNEL = (sys.executable, "-m", "tests.online.tunnel")

if SOAK:  # they need programs that only a soak sets up

    def test_behind_the_proxy_of_the_guide(tmp_path: Path) -> None:
        cert, key = certificate(tmp_path)

        async def test() -> None:
            async with (
                hosting(tmp_path / "tables") as host,
                proxy(tmp_path, host, cert, key) as address,
                chromium() as browser,
            ):
                # Programs trust the certificate of this test; the browser is told not to ask.
                await browser.ask("Security.setIgnoreCertificateErrors", ignore=True)
                home = {"SPLENDOR_ACCESS_HOME": str(tmp_path), "SSL_CERT_FILE": str(cert)}
                options = ("--at", address, "--name", "Ben", "--seats", "3")
                with Piped("host", *options, env=home | {"PYTHONUNBUFFERED": "1"}) as ben:

                    async def hears(text: str) -> str:
                        return await asyncio.to_thread(ben.until, text)

                    link = (await hears(f"{address}/")).split()[-1] + (await hears("\n")).strip()
                    ana = await browser.page(link)
                    await sit(ana, "Ana")
                    people = await ana.eval("document.getElementById('people').innerText")
                    assert link in people
                    cookies = (await ana.ask("Network.getCookies"))["cookies"]
                    assert {each["name"] for each in cookies} == {"seat", "visit"}
                    assert all(each["secure"] and each["httpOnly"] for each in cookies)
                    async with Browser(link, cert=cert) as cleo:
                        await cleo.sit("Cleo")
                        await hears("Your turn")
                        ben.type("take ser")
                        # News comes through the proxy as it happens.
                        await ana.until(f"{LIVE}.some(each => each.includes('Ben took'))")
                        await enter(ana, "take ser")
                        await hears("Ana took blue, green, red.")
                        await cleo.open()
                        assert await cleo.type("take odr") == ["You took red, black and white."]
                        await hears("Your turn")
                        assert ana.complaints == []
                        await host.server.close()
                        await hears(sentence("friends-closing"))
                        lost = "each => each.includes('The connection is lost')"
                        await ana.until(f"{LIVE}.some({lost})")
                        await host.start()
                        await hears("The connection is back.")
                        await ana.until(f"{LIVE}.some({lost.replace('lost', 'back')})")
                        ben.type("take sed")
                        await ana.until("document.title.startsWith('Your turn')")

        run(test, seconds=3 * PATIENCE)

    def test_through_a_tunnel_by_ssh() -> None:
        """Root makes a network of its own; others make one in a namespace where they may."""
        script = 'ip link set lo up; ip address add 192.0.2.1/32 dev lo; exec "$@"'
        # The folders of pytest are closed to the user that sshd runs as.
        with tempfile.TemporaryDirectory() as folder:
            Path(folder).chmod(0o755)
            done = subprocess.run(
                [
                    *NETWORK,
                    "sh",
                    "-c",
                    script,
                    "-",
                    sys.executable,
                    "-m",
                    "tests.online.tunnel",
                    folder,
                ],
                cwd=ROOT,
                capture_output=True,
                text=True,
                timeout=120,
                check=False,
            )
            assert done.stdout == "played through the tunnel\n", done.stderr
