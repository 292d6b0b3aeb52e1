"""A network of its own, in which a table at home is reached through `ssh -R`.

    unshare -n sh -c 'ip link set lo up; ip address add 192.0.2.1/32 dev lo; exec python -m ...'

127.0.0.1 is the machine at home, on which nothing listens but there. 192.0.2.1 is the server
elsewhere: its sshd is a real one, and friends know only that address.
"""

import asyncio
import os
import pwd
import subprocess
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.online.browsers import Browser
from tests.online.guests import Guest, hosting, kept, run
from tests.online.outside import libraries, server

OUTSIDE = "192.0.2.1"
SSH_PORT = 2222
PORT = 7325

CONFIG = f"""
ListenAddress {OUTSIDE}
Port {SSH_PORT}
HostKey {{folder}}/host-key
AuthorizedKeysFile {{folder}}/own-key.pub
GatewayPorts yes
PidFile none
StrictModes no
UsePAM yes
"""


def _as_nobody() -> list[str]:
    """Return what takes the rights of root away: with them sshd needs a user of its own."""
    if os.getuid():
        return []
    nobody = pwd.getpwnam("nobody")
    return ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups"]


@asynccontextmanager
async def running(*command: str) -> AsyncIterator[Process]:
    """Run a program."""
    env = {**os.environ, **libraries()}
    process = await asyncio.create_subprocess_exec(
        *command, stdin=DEVNULL, stdout=sys.stderr, stderr=sys.stderr, env=env
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def listens(port: int) -> None:
    """Wait until something listens outside."""
    while True:
        try:
            _reader, writer = await asyncio.open_connection(OUTSIDE, port)
        except OSError:
            await asyncio.sleep(0.02)
        else:
            writer.close()
            return


def prepare(folder: Path) -> None:
    """Make keys and the configuration of sshd, which nobody in particular can read."""
    for name in ("host-key", "own-key"):
        make = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / name)]
        subprocess.run(make, check=True)
    (folder / "sshd.conf").write_text(CONFIG.format(folder=folder))
    if not os.getuid():
        nobody = pwd.getpwnam("nobody")
        os.chown(folder / "host-key", nobody.pw_uid, nobody.pw_gid)


async def played(folder: Path) -> None:
    """Play at home and through the tunnel, cut it, and go on."""
    user = "nobody" if not os.getuid() else pwd.getpwuid(os.getuid()).pw_name
    async with hosting(folder / "tables") as host:
        link = await host.make(kept(3))
        # As the guide for players has it.
        tunnel = (
            *("ssh", "-N", "-R", f"{PORT}:127.0.0.1:{host.port}"),
            *("-F", "none", "-i", str(folder / "own-key"), "-o", "StrictHostKeyChecking=no"),
            *("-o", "UserKnownHostsFile=/dev/null", "-o", "ExitOnForwardFailure=yes"),
            *("-p", str(SSH_PORT), f"{user}@{OUTSIDE}"),
        )
        sshd = (*_as_nobody(), server("sshd"), "-D", "-e", "-f", str(folder / "sshd.conf"))
        outside = link.replace(f"127.0.0.1:{host.port}", f"{OUTSIDE}:{PORT}")
        ana, ben = Guest(link, "Ana"), Guest(outside, "Ben")
        async with running(*sshd), Browser(outside) as cleo:
            await listens(SSH_PORT)
            async with running(*tunnel):
                await listens(PORT)
                await ana.come()
                await ben.come()
                await cleo.sit("Cleo")
                await ana.begun()
                await ana.type("take ser")
                await ben.hears("Ana took blue, green, red.")
                await ben.type("take ser")
                await cleo.open()
                assert "Ben took blue, green, red." in cleo.lines
                await cleo.type("take odr")
                await ana.hears("Cleo took")
            await ben.hears("The connection is lost.")
            await ana.type("take sed")
            async with running(*tunnel):
                await ben.hears("The connection is back.")
                await ben.hears("Ana took blue, green, white.")
                await ben.type("take odr")
                await ana.hears("Ben took red, black, white.")
            for guest in (ana, ben):
                await guest.go()


if __name__ == "__main__":
    place = Path(sys.argv[1])
    prepare(place)
    run(lambda: played(place), seconds=60)
    print("played through the tunnel")  # noqa: T201  # for the test that started it
