"""Programs that lead friends to a server, unpacked from Debian's packages: see .ci/setup.

Installed packages would start their servers on the developer's machine.
"""

import asyncio
import os
import shutil
import socket
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

FOLDER = Path(sys.prefix) / "servers" / "usr"


def server(name: str) -> str:
    """Return the path of a program: the system's, or the unpacked one."""
    places = (os.environ["PATH"], "/usr/sbin", f"{FOLDER}/bin", f"{FOLDER}/sbin")
    found = shutil.which(name, path=":".join(places))
    assert found, f"the test needs {name}; .ci/setup soak gets it"
    return found


def libraries() -> dict[str, str]:
    """Return the environment with which such a program finds its libraries."""
    places = [*map(str, FOLDER.glob("lib/*-linux-gnu*")), os.environ.get("LD_LIBRARY_PATH", "")]
    return {"LD_LIBRARY_PATH": ":".join(filter(None, places))}


def free_port() -> int:
    """Return a port of this machine that nobody uses."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@asynccontextmanager
async def running(words: Sequence[str], folder: Path, port: int) -> AsyncIterator[str]:
    """Run a proxy with a home of its own; yield its address once it listens at a port."""
    process = await asyncio.create_subprocess_exec(
        *words,
        stdout=DEVNULL,
        stderr=DEVNULL,
        env={**os.environ, **libraries(), "HOME": str(folder), "XDG_DATA_HOME": str(folder)},
    )
    try:
        while True:
            assert process.returncode is None, "the proxy has ended"
            try:
                _reader, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                break
        yield f"https://localhost:{port}"
    finally:
        # nginx leaves its workers behind when it is killed.
        process.terminate()
        await process.wait()
