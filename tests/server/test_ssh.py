"""Seats behind ssh: plain lines from a real client to a real server, each a process of its own."""

import asyncio
import re
import signal
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from splendor_access.server.keys import new_code
from splendor_access.server.store import Store
from tests.driver import PATIENCE, Piped
from tests.server.guests import Guest, kept


class _Line:
    """A line of ssh without a terminal, as `ssh -T` has it."""

    def __init__(self, process: Any) -> None:
        self._process = process
        self.said = ""

    def type(self, *lines: str) -> None:
        self._process.stdin.write("".join(f"{line}\n" for line in lines))

    async def until(self, text: str) -> str:
        async with asyncio.timeout(PATIENCE):
            while text not in self.said:
                chunk = await self._process.stdout.read(1000)
                assert chunk, self.said
                self.said += chunk
        heard, _, self.said = self.said.partition(text)
        return heard


async def _ssh(port: int, code: str, key: asyncssh.SSHKey | None, language: str) -> Any:
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
        async with await _ssh(port, code, None, "en_US") as line:
            done = await line.run(input="Eve\n")
            assert (done.exit_status, why in done.stdout) == (1, True), done.stdout


def test_two_people_play_by_ssh_and_a_third_by_the_program(tmp_path: Path) -> None:
    code = new_code()
    Store(tmp_path / "tables").make(code, kept(3))
    home = {"SPLENDOR_ACCESS_HOME": str(tmp_path)}

    async def test(web: int, port: int) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        async with (
            await _ssh(port, code, key, "fr_FR") as ana_ssh,
            await _ssh(port, code, None, "nl_NL") as ben_ssh,
        ):
            async with ana_ssh.create_process() as process:
                ana = _Line(process)
                ana.type("Ana")
                await ana.until("Présents : Ana.")
                async with ben_ssh.create_process() as other:
                    ben = _Line(other)
                    ben.type("Ben")
                    await ben.until("in plaats van je naam: ")
                    key_of_ben = (await ben.until("\n")).rstrip(".\n")
                    await ana.until("Ben est là.")
                    cleo = Guest(f"http://127.0.0.1:{web}/{code}", "Cleo")
                    await cleo.come()
                    await ana.until("À vous de jouer")
                    ana.type("prendre ser")
                    await ana.until("Vous prenez un bleu, un vert et un rouge.")
                    await ben.until("Ana neemt blauw, groen en rood.")
                    ben.type("neem ser", "verslag ./x.txt")
                    await ben.until("kan niets in een bestand")
                    await cleo.hears("Ben took")
                    await cleo.type("take ser")
                    await ana.until("Cleo prend")
                    await cleo.go()
                # The key of ssh is the key of the seat.
            async with ana_ssh.create_process() as process:
                back = _Line(process)
                await back.until("Vous : aucun point")
            async with ben_ssh.create_process() as process:
                back = _Line(process)
                back.type(key_of_ben)
                await back.until("Jij: geen punten")
            done = await ana_ssh.run("ls /")
            assert done.exit_status == 1
            assert "lignes simples" in done.stdout
            for what in (ana_ssh.start_sftp_client, ana_ssh.open_connection):
                with pytest.raises((asyncssh.Error, TypeError)):
                    await what(*(["127.0.0.1", web] if what == ana_ssh.open_connection else []))

        await _refused(port)

    with Piped("serve", "--port", "0", "--ssh", "0", env=home) as server:
        told = server.until("@127.0.0.1")
        found = re.search(r"127\.0\.0\.1:(\d+)/.*-p (\d+) ", told, re.DOTALL)
        assert found
        asyncio.run(test(int(found[1]), int(found[2])))
        server.process.send_signal(signal.SIGTERM)
        assert server.end() == 0
    assert (tmp_path / "ssh-host-key").stat().st_mode & 0o777 == 0o600
    assert {path.name for path in tmp_path.iterdir()} == {
        *("tables", "ssh-host-key", "ssh-seats.toml"),
    }
