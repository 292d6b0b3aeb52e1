"""docs/serving.md, followed: its configuration, its service, its proxies, an evening, a copy."""

import asyncio
import configparser
import shlex
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import asyncssh
import pytest

from splendor_access.game.position import position_text
from splendor_access.online.host import make_table
from splendor_access.online.protocol.frames import WantedTable
from tests.driver import PATIENCE, Piped, sentence
from tests.driver import run as program
from tests.online.browsers import Browser
from tests.online.certificates import certificate
from tests.online.guests import Guest, Host, hosting, run, settle
from tests.online.outside import free_port, running, server
from tests.online.test_ssh import SshLine, ssh_connection
from tests.tiers import SOAK, time_limit, tries

GUIDE = (Path(__file__).parents[2] / "docs/serving.md").read_text(encoding="utf-8")
NAMES = [
    f"{first}{last}" for first in ("An", "Be", "Da", "Fi", "Jo") for last in ("a", "n", "l", "m")
]


def _block(first: str) -> str:
    """Return the sample of the guide that begins with a line."""
    lines = GUIDE[GUIDE.index(f"    {first}\n") :].splitlines()
    block = []
    for line in lines:
        if line and not line.startswith("    "):
            break
        block.append(line.removeprefix("    "))
    return "\n".join(block).strip() + "\n"


def _unit() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(_block("[Unit]"))
    return parser["Service"]


def _words(setting: str, folder: Path) -> list[str]:
    """Return the words of a command of the service, without the program, for this folder."""
    path, *words = shlex.split(_unit()[setting])
    assert path == "/opt/splendor/.venv/bin/splendor-access"
    return [each.replace("/etc/", f"{folder}/") for each in words]


class Served:
    """A server in a process of its own, by the configuration and the service of the guide."""

    def __init__(self, folder: Path, *, ssh: bool = False) -> None:
        self.port = free_port()
        self.root = f"http://127.0.0.1:{self.port}"
        self.home = folder / "splendor"
        self.env = {"SPLENDOR_ACCESS_HOME": str(self.home)}
        assert _unit()["Environment"].endswith("=/var/lib/splendor")
        text = _block('link = "https://splendor.example.org"')
        self.ssh = free_port() if ssh else 0
        ports = f"port = {self.port}\n" + f"ssh = {self.ssh}\n" * ssh
        (folder / "splendor.toml").write_text(f"{ports}{text}")
        self._start, self._stop = (_words(each, folder) for each in ("ExecStart", "ExecStop"))
        self.process = self.start()

    def start(self) -> Piped:
        """Start it, and wait until it listens."""
        self.process = Piped(*self._start, env=self.env)
        self.process.until("To end the server")
        return self.process

    def stop(self) -> list[str]:
        """Stop it as the service does; return what that says."""
        done = program(*self._stop, env=self.env)
        assert self.process.end() == 0
        self.process.kill()
        return done.lines


async def _seated(root: str, count: int) -> list[Guest]:
    """Let people make a table and sit down there, by `join`; the game begins."""
    link, _made = await make_table(root, WantedTable("", count, "2024"))
    guests = [Guest(link, name) for name in NAMES[:count]]
    for guest in guests:
        await guest.come()
    for guest in guests:
        await guest.begun()
    return guests


async def _rounds(tables: Sequence[Sequence[Guest]], rounds: int) -> None:
    """Let all tables play some turns, at the same time."""

    async def play(guests: Sequence[Guest]) -> None:
        for number in range(rounds):
            await settle([*guests])
            await guests[guests[0].state.to_act].move(number)
        await settle([*guests])

    await asyncio.gather(*map(play, tables))


@asynccontextmanager
async def _by_ssh(served: Served, link: str, key: asyncssh.SSHKey) -> AsyncIterator[SshLine]:
    """Log in at a table as `ssh -T` does."""
    async with await ssh_connection(served.ssh, link.rpartition("/")[2], key, "en_US") as login:
        yield SshLine(await login.create_process())


async def _page_takes(browser: Browser) -> bool:
    """Let somebody on a page without script take tokens if it is the turn for it."""
    await browser.open()
    if not browser.title.startswith("Your turn"):
        return False
    await browser.type("take ser")
    return True


def test_an_evening_with_a_newer_version_in_its_middle(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Thirty people in the soak: everybody is told, comes back alone, and misses nothing."""
    folder = tmp_path_factory.mktemp("evening")
    served = Served(folder)
    kept_of_ana: list[str] = []
    sizes = [3, 2] if not SOAK else [4] * 6 + [2, 2]

    async def test() -> None:
        tables = [await _seated(served.root, size) for size in sizes]
        link, _made = await make_table(served.root, WantedTable("", 2, "2024"))
        pia = Guest(link, "Pia")
        async with Browser(link) as rik:
            await rik.sit("Rik")
            await pia.come()
            await pia.begun()
            assert await _page_takes(rik)
            await pia.hears("Rik took")
            await _rounds(tables, tries(2, 20))
            before = [position_text(guests[0].state) for guests in tables]
            stopped = await asyncio.to_thread(served.stop)
            people = sum(sizes) + 2
            assert stopped == [sentence("operator-stopped", count=people)]
            everybody = [*(guest for guests in tables for guest in guests), pia]
            for guest in everybody:
                await guest.hears(sentence("friends-closing-soon"))
            served.start()
            for guest in everybody:
                await guest.hears(sentence("connection-back"))
            for guests, position in zip(tables, before, strict=True):
                assert position_text(guests[0].state) == position
            await _rounds(tables, tries(2, 20))
            await pia.type("take ser")
            await rik.open()
            assert rik.title.startswith("Your turn"), (rik.lines, pia.lines)
            ana = everybody[0]
            kept_of_ana.extend((ana.connection.link, ana.seat.key, position_text(ana.state)))
            for guest in everybody:
                assert guest.lines.count(sentence("friends-closing-soon")) == 1
                await guest.go()
        served.stop()

    async def after(link: str, key: str, position: str) -> None:
        ana = Guest(link, "", key=key)
        await ana.come()
        await ana.begun()
        assert position_text(ana.state) == position
        await ana.go()

    try:
        run(test, seconds=time_limit(8, 20) * PATIENCE)
        _copy_and_go_back(served.home)
        served.start()
        run(partial(after, *kept_of_ana), seconds=PATIENCE)
        served.stop()
    finally:
        served.process.kill()


def _copy_and_go_back(home: Path) -> None:
    """Follow the guide: copy everything, lose it, and go back to the copy."""
    said = GUIDE[GUIDE.index("## A copy of everything") :].splitlines()
    lines = [shlex.split(line) for line in said if line.startswith("    sudo tar")]
    assert [line[:5] for line in lines] == [
        ["sudo", "tar", "-C", "/var/lib", each] for each in ("-czf", "-xzf")
    ]
    for number, (_sudo, tar, folder, _lib, do, file, *what) in enumerate(lines):
        if number:
            shutil.rmtree(home)
        words = [tar, folder, str(home.parent), do, str(home.parent / file), *what]
        subprocess.run(words, check=True, timeout=PATIENCE)  # they are of the guide
    assert home.is_dir()


def test_the_service_of_the_guide_is_one(tmp_path: Path) -> None:
    """By systemd's own check where it is there, with programs that exist here."""
    service = _unit()
    assert service["User"] == "splendor"
    check = shutil.which("systemd-analyze")
    if check is None:
        return
    text = _block("[Unit]")
    for each in ("ExecStart", "ExecStop"):
        text = text.replace(service[each].split()[0], sys.executable)
    unit = tmp_path / "splendor.service"
    unit.write_text(text)
    done = subprocess.run(  # it is the system's
        [check, "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, [line for line in done.stderr.splitlines() if "splendor" in line]) == (
        0,
        [],
    )


def _proxied(name: str, folder: Path, host: Host, port: int) -> list[str]:
    """Write the configuration of a proxy as the guide has it; return the words that start it."""
    cert, key = certificate(folder)
    if name == "caddy":
        text = _block("splendor.example.org {").partition("\n\n")[0]
        text = text.replace(
            "splendor.example.org {", f"https://localhost:{port} {{\n    tls {cert} {key}"
        )
        text = "{\n    admin off\n    auto_https disable_redirects\n}\n" + text + "\n"
        words = ["run", "--adapter", "caddyfile", "--config"]
    else:
        text = _block("map $http_upgrade $splendor_connection {")
        live = "/etc/letsencrypt/live/splendor.example.org"
        text = text.replace(f"{live}/fullchain.pem", str(cert)).replace(
            f"{live}/privkey.pem", str(key)
        )
        text = text.replace("listen 443 ssl", f"listen {port} ssl")
        text = text.replace("server_name splendor.example.org", "server_name localhost")
        places = "".join(
            f"{each}_temp_path {folder}/{each};\n"
            for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        head = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        text = f"{head}http {{\naccess_log off;\n{places}{text}}}\n"
        words = ["-p", str(folder), "-c"]
    assert "7325" in text
    file = folder / "proxy.conf"
    file.write_text(text.replace("7325", str(host.port)))
    return [server(name), *words, str(file)]


if SOAK:  # they need programs that only a soak sets up

    @pytest.mark.parametrize("name", ["caddy", "nginx"])
    def test_behind_a_proxy_of_the_guide(tmp_path: Path, name: str) -> None:
        """Ben plays by `host --at` and its socket, the others on pages without script."""
        port = free_port()
        home = {"SPLENDOR_ACCESS_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}

        async def test() -> None:
            async with (
                hosting(tmp_path / "tables", "127.0.0.1") as host,
                running(_proxied(name, tmp_path, host, port), tmp_path, port) as address,
            ):
                cert = tmp_path / "cert.pem"
                options = ("--at", address, "--name", "Ben", "--seats", "3")
                with Piped("host", *options, env={**home, "SSL_CERT_FILE": str(cert)}) as ben:

                    async def hears(text: str) -> str:
                        return await asyncio.to_thread(ben.until, text)

                    link = (await hears(f"{address}/")).split()[-1] + (await hears("\n")).strip()
                    async with Browser(link, cert=cert) as ana, Browser(link, cert=cert) as cleo:
                        await ana.sit("Ana")
                        assert all(each["secure"] for each in ana.cookies)
                        await cleo.sit("Cleo")
                        await hears("Your turn")
                        ben.type("take ser")
                        await hears("You took blue, green and red.")
                        await ana.open()
                        assert await ana.type("take odr") == ["You took red, black and white."]
                        await hears("Ana took")
                        # Where each comes from is known: limits and bans are for one alone.
                        (table,) = host.server.tables.opened.values()
                        assert table.addresses == ["127.0.0.1"]
                        host.server.soon = True
                        await host.server.close()
                        await hears(sentence("friends-closing-soon"))
                        await host.start()
                        await hears("The connection is back.")
                        await cleo.open()
                        assert await cleo.type("take ser")
                        await hears("Cleo took")

        run(test, seconds=3 * PATIENCE)

    def test_who_comes_by_ssh_logs_in_again(tmp_path_factory: pytest.TempPathFactory) -> None:
        """With the same key it is the same seat."""
        served = Served(tmp_path_factory.mktemp("evening"), ssh=True)

        async def test() -> None:
            link, _made = await make_table(served.root, WantedTable("", 2, "2024"))
            key, ben = asyncssh.generate_private_key("ssh-ed25519"), Guest(link, "Ben")
            async with _by_ssh(served, link, key) as sam:
                sam.type("Sam")
                await sam.until("Here: Sam.")
                await ben.come()
                await sam.until("Your turn")
                sam.type("take ser")
                await ben.hears("Sam took")
                await asyncio.to_thread(served.stop)
                await sam.until(sentence("friends-closing-soon"))
            served.start()
            await ben.hears(sentence("connection-back"))
            async with _by_ssh(served, link, key) as sam:
                await sam.until("Ben's turn")
                await ben.type("take ser")
                await sam.until("Your turn")
            await ben.go()
            served.stop()

        try:
            run(test, seconds=3 * PATIENCE)
        finally:
            served.process.kill()
