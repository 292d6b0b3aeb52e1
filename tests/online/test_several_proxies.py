"""Two servers behind Caddy or nginx, by the lines of docs/serving.md; one of them ends."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from splendor_access.online.server.doors import new_code
from splendor_access.online.server.web import Server
from tests.driver import PATIENCE
from tests.online.browsers import Browser
from tests.online.certificates import certificate
from tests.online.guests import kept, run
from tests.online.nats_server import SHARED
from tests.online.outside import free_port, running, server
from tests.online.several import started
from tests.online.test_serving import _block
from tests.tiers import SOAK

UNAWARE = {
    "caddy": {"health_interval 1s": "health_interval 1h"},
    "nginx": {"fail_timeout=5s": "max_fails=0"},
}
"""What to change in each configuration, so that the proxy does not learn who is gone."""


def _changed(text: str, changes: Mapping[str, str]) -> str:
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


def _before(name: str, folder: Path, servers: list[Server], port: int) -> list[str]:
    """Write the configuration of a proxy before servers; return the words that start it."""
    cert, key = certificate(folder)
    if name == "caddy":
        text = _block("games.example.org {").partition("\n\n")[0]
        text = text.replace("games.example.org {", f"https://localhost:{port} {{\ntls {cert} {key}")
        text = f"{{\nadmin off\nauto_https disable_redirects\n}}\n{text}\n"
        words = ["run", "--adapter", "caddyfile", "--config"]
    else:
        text = _block("map $http_upgrade $splendor_connection {")
        live = "/etc/letsencrypt/live/splendor.example.org"
        changes = {
            f"{live}/fullchain.pem": str(cert),
            f"{live}/privkey.pem": str(key),
            "listen 443 ssl": f"listen {port} ssl",
            "server_name splendor.example.org": "server_name localhost",
            "http://127.0.0.1:7325": "http://splendor_servers",
        }
        text = _changed(text, changes)
        places = "".join(
            f"{each}_temp_path {folder}/{each};\n"
            for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        head = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        upstream = _block("upstream splendor_servers {")
        text = f"{head}http {{\naccess_log off;\n{places}{upstream}{text}}}\n"
        words = ["-p", str(folder), "-c"]
    for number, each in enumerate(servers, 3):
        assert f"10.0.0.{number}:7325" in text
        text = text.replace(f"10.0.0.{number}:7325", f"127.0.0.1:{each.port}")
    file = folder / "proxy.conf"
    file.write_text(text)
    return [server(name), *words, str(file)]


if SOAK:  # they need programs that only a soak sets up

    @pytest.mark.parametrize("name", ["caddy", "nginx"])
    def test_one_of_two_servers_behind_a_proxy_ends(tmp_path: Path, name: str) -> None:
        async def test() -> None:
            store = await asyncio.to_thread(SHARED.store, tmp_path, lambda: 4e9)
            code = new_code()
            await asyncio.to_thread(store.make, code, kept(2))
            servers = [(await started(SHARED.server.url))[0] for _server in range(2)]
            port, cert = free_port(), tmp_path / "cert.pem"
            words = _before(name, tmp_path, servers, port)
            file = tmp_path / "proxy.conf"
            text = file.read_text()
            # Neither learns that a server is gone: half of all requests first go there.
            file.write_text(_changed(text, UNAWARE[name]))
            async with running(words, tmp_path, port) as address:
                link = f"{address}/{code}"
                async with Browser(link, cert=cert) as ana, Browser(link, cert=cert) as ben:
                    await ana.sit("Ana")
                    await ben.sit("Ben")
                    await ana.open()
                    assert await ana.type("take ser") == ["You took blue, green and red."]
                    having = next(each for each in servers if each.tables.opened)
                    await having.close()
                    # Pages that were open go on where they were.
                    await ben.open()
                    assert await ben.type("take ser") == ["You took blue, green and red."]
                    for _form in range(12):
                        assert await ben.type("turn") == ["It is Ana's turn.", "Round 2."]
                    await ana.open()
                    assert "Ben took blue, green, red." in ana.lines
            for each in servers:
                await each.close()

        run(test, seconds=3 * PATIENCE)
