"""Seats behind ssh: plain lines from a real client to a real server, each a process of its own."""

import asyncio
import re
import signal
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import asyncssh
import pytest

from splendor_access import ExitCode
from splendor_access.online.client.connection import Connection
from splendor_access.online.client.links import SSH_HOST_KEY, SSH_SEATS
from splendor_access.online.server import ssh
from splendor_access.online.server.doors import new_code
from splendor_access.online.server.port import StoredSeat
from splendor_access.online.server.store import BANNED, Store
from splendor_access.settings.files import home, make_home
from tests.driver import ENDED, PATIENCE, Piped, sentence
from tests.online.guests import Guest, hosting, kept, run


class SshLine:
    """A line of ssh without a terminal, as `ssh -T` has it."""

    def __init__(self, process: Any) -> None:
        self._process = process
        self.said = ""

    def type(self, *lines: str) -> None:
        """Type lines."""
        self._process.stdin.write("".join(f"{line}\n" for line in lines))

    async def until(self, text: str) -> str:
        """Wait for a text; return what came before it."""
        async with asyncio.timeout(PATIENCE):
            while text not in self.said:
                chunk = await self._process.stdout.read(1000)
                assert chunk, self.said
                self.said += chunk
        heard, _, self.said = self.said.partition(text)
        return heard


async def ssh_connection(port: int, code: str, key: asyncssh.SSHKey | None, language: str) -> Any:
    """Return a connection to a table by its code."""
    return await asyncssh.connect(
        "127.0.0.1",
        port,
        username=code,
        known_hosts=None,
        client_keys=[key] if key else None,
        password=None if key else "",
        agent_path=None,
        config=None,
        env={"LANG": f"{language}.UTF-8"},
    )


async def _refused(port: int) -> None:
    """Come to tables that there are not."""
    for code, why in (("none", "no table at this link"), ("/", "is not the link")):
        async with await ssh_connection(port, code, None, "en_US") as line:
            done = await line.run(input="Eve\n")
            assert (done.exit_status, why in done.stdout) == (1, True), done.stdout


class _Stream:
    """What somebody types behind ssh, and what is written there; writing waits while it is held."""

    def __init__(self) -> None:
        self.typed: asyncio.Queue[str] = asyncio.Queue()
        self.said = ""
        self.free = asyncio.Event()
        self.free.set()

    async def readline(self) -> str:
        return await self.typed.get()

    def write(self, text: str) -> None:
        self.said += text

    async def drain(self) -> None:
        await self.free.wait()


class _Process:
    """A line of ssh, as asyncssh hands it over."""

    command = subsystem = None
    env: Mapping[str, str] = {}

    def __init__(self, code: str) -> None:
        self.stdin = self.stdout = self.stream = _Stream()
        self._told = {"username": code, "peername": ("127.0.0.1", 22)}

    def get_extra_info(self, name: str) -> object:
        return self._told.get(name)


@pytest.mark.parametrize(
    ("typed", "code", "told"),
    [
        ("You\n", 1, ['"You" is a word of the program']),
        ("You\nbegin\n", 1, ['"You" is a word of the program', '"begin" is a command']),
        ("You\nBen\nquit\n", 0, ['"You" is a word of the program', "Here: Ben."]),
    ],
)
def test_whoever_has_a_name_refused_hears_why_and_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, code: int, told: list[str]
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path))

    async def test() -> None:
        async with hosting(tmp_path / "tables") as host:
            server, _, name = (await host.make(kept(2))).rpartition("/")
            process = _Process(name)
            for line in (*typed.splitlines(keepends=True), ""):
                process.stream.typed.put_nowait(line)
            visit = ssh._Visit(cast("Any", process), f"{server}/", ssh.SeatsByKey())
            assert await visit.serve() == code
            said = process.stream.said
            asked = sentence("friends-ssh-name")
            assert said.count(asked) == len(typed.splitlines()) + 1 - 2 * (not code)
            assert [text for text in told if text in said] == told

    run(test)


def test_what_comes_while_something_is_written_is_told_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Connection] = []

    def noted(*about: Any) -> Connection:
        made.append(Connection(*about))
        return made[-1]

    monkeypatch.setattr(ssh, "Connection", noted)
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path))

    async def test() -> None:
        async with hosting(tmp_path / "tables") as host:
            link = await host.make(kept(3))
            server, _, code = link.rpartition("/")
            process = _Process(code)
            visit = ssh._Visit(cast("Any", process), f"{server}/", ssh.SeatsByKey())
            ending = asyncio.create_task(visit.serve())
            stream, ana = process.stream, Guest(link, "Ana")

            async def until(so: Callable[[], bool]) -> None:
                while not so():
                    await asyncio.sleep(0.01)

            stream.typed.put_nowait("Ben\n")
            await until(lambda: "Here: Ben." in stream.said)
            await ana.come()
            await until(lambda: "Ana is here." in stream.said)
            stream.free.clear()
            await ana.type("say one")
            await until(lambda: "Ana says: one" in stream.said)
            await ana.type("say two")
            await until(lambda: made[0].waiting)
            stream.free.set()
            await until(lambda: "Ana says: two" in stream.said)
            stream.typed.put_nowait("quit\n")
            assert await ending == 0
            await ana.go()

    run(test)


@pytest.mark.parametrize(("seats", "there"), [(3, "begin or quit."), (2, "Your turn")])
def test_whoever_is_there_when_the_server_ends_hears_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, there: str
) -> None:
    """Before a game, and in one."""
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path))

    async def test() -> None:
        async with hosting(tmp_path / "tables") as host:
            olga = StoredSeat("Olga", "easy")
            server, _, code = (await host.make(kept(seats, olga))).rpartition("/")
            process = _Process(code)
            visit = ssh._Visit(cast("Any", process), f"{server}/", ssh.SeatsByKey())
            ending = asyncio.create_task(visit.serve())
            process.stream.typed.put_nowait("Ben\n")
            while there not in process.stream.said:
                await asyncio.sleep(0.01)
            await host.server.close()
            visit.end()
            await ending
            assert process.stream.said.count(sentence("friends-closing")) == 1

    run(test)


async def _type_long(line: SshLine) -> None:
    """Type a line that hardly ends: it is one line, and not understood."""
    line.type("x" * 5_000_000, "score")
    heard = await line.until("Ana: geen punten")
    assert heard.count(" is geen commando") == 1


async def _watch(ssh_of_ana: Any, ana: SshLine, cleo: Guest) -> None:
    """Watch with the key of somebody who plays: that takes no seat."""
    async with ssh_of_ana.create_process("watch") as process:
        zoe = SshLine(process)
        zoe.type("Zoe")
        await ana.until("Zoe regarde")
        await zoe.until("C'est à Cleo de jouer.")
        await cleo.type("take ser")
        await zoe.until("Cleo prend bleu, vert, rouge.")
        zoe.type("prendre ser", "dire bravo")
        await zoe.until("Vous regardez. Vous pouvez tout demander")
        await ana.until("Zoe dit : bravo")
        zoe.type("quitter")
        await zoe.until("Vous ne regardez plus.")
        assert (await process.wait()).exit_status == 0


def test_two_people_play_by_ssh_and_a_third_by_the_program(tmp_path: Path) -> None:
    code = new_code()
    Store(tmp_path / "tables").make(code, kept(3))
    place = {"SPLENDOR_ACCESS_HOME": str(tmp_path)}

    async def test(web: int, port: int) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        async with (
            await ssh_connection(port, code, key, "fr_FR") as ana_ssh,
            await ssh_connection(port, code, None, "nl_NL") as ben_ssh,
        ):
            async with ana_ssh.create_process() as process:
                ana = SshLine(process)
                ana.type("Ana")
                await ana.until("Présents : Ana.")
                async with ben_ssh.create_process() as other:
                    ben = SshLine(other)
                    ben.type("Ben")
                    await ben.until("in plaats van je naam: ")
                    key_of_ben = (await ben.until("\n")).rstrip(".\n")
                    await ana.until("Ben est là.")
                    cleo = Guest(f"http://127.0.0.1:{web}/{code}", "Cleo")
                    await cleo.come()
                    await ana.until("À vous")
                    ana.type("prendre ser")
                    await ana.until("Vous prenez un bleu, un vert et un rouge.")
                    await ben.until("Ana neemt blauw, groen, rood.")
                    ben.type("neem ser", "verslag ./x.txt")
                    await ben.until("kan niets in een bestand")
                    await cleo.hears("Ben took")
                    await _watch(ana_ssh, ana, cleo)
                    await cleo.go()
                # The key of ssh is the key of the seat.
            async with ana_ssh.create_process() as process:
                back = SshLine(process)
                await back.until("Vous : aucun point")
            async with ben_ssh.create_process() as process:
                back = SshLine(process)
                back.type(key_of_ben)
                await back.until("Jij: geen punten")
                await _type_long(back)
            done = await ana_ssh.run("ls /")
            assert done.exit_status == 1
            assert "lignes simples" in done.stdout
            for what in (ana_ssh.start_sftp_client, ana_ssh.open_connection):
                with pytest.raises((asyncssh.Error, TypeError)):
                    await what(*(["127.0.0.1", web] if what == ana_ssh.open_connection else []))

        await _refused(port)

    with Piped("serve", "--port", "0", "--ssh", "0", env=place) as server:
        told = server.until("@127.0.0.1")
        found = re.search(r"127\.0\.0\.1:(\d+)/.*-p (\d+) ", told, re.DOTALL)
        assert found
        asyncio.run(test(int(found[1]), int(found[2])))
        server.process.send_signal(signal.SIGTERM)
        assert server.end() == ENDED
    assert sys.platform == "win32" or ((tmp_path / SSH_HOST_KEY).stat().st_mode & 0o777 == 0o600)
    assert {path.name for path in tmp_path.iterdir()} == {
        *("tables", SSH_HOST_KEY, "ssh-host-key.copy", SSH_SEATS, "ssh-seats.copy", "server.log"),
    }


def test_whoever_serves_hears_of_damaged_keys_and_nobody_needs_a_new_one() -> None:
    ssh._host_key()
    asyncio.run(ssh.SeatsByKey().save("a key of ssh", "a code", "a key of a seat"))
    Store().ban("203.0.113.7", on=True)
    keys, seats, bans = home() / SSH_HOST_KEY, home() / SSH_SEATS, home() / "tables" / BANNED
    whole = keys.read_bytes()
    for path in (keys, seats, bans):
        path.write_bytes(path.read_bytes()[:-80])
    with Piped("serve", "--port", "0", "--ssh", "0") as server:
        told = server.until("@127.0.0.1")
        for path in (seats, keys, bans):
            assert sentence("friends-mended", file=path.name) in told
    assert keys.read_bytes() == keys.with_suffix(".copy").read_bytes() == whole
    for path in (keys, keys.with_suffix(".copy")):
        path.write_bytes(b"?")
    with Piped("serve", "--port", "0", "--ssh", "0") as server:
        server.until("cannot be read: it is damaged.")
        assert server.end() == ExitCode.FAILED
    assert keys.read_bytes() == b"?"


def test_the_key_of_an_older_server_stays() -> None:
    old = make_home() / ssh.OLD_HOST_KEY
    key = asyncssh.generate_private_key("ssh-ed25519")
    old.write_bytes(key.export_private_key())
    for _again in range(2):
        assert ssh._host_key().public_data == key.public_data
        assert not old.exists()
