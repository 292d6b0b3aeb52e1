"""A process that answers lines with lines, such as that of the computer opponents."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress

PATIENCE = 10.0
"""The seconds that a worker has for an answer before it is replaced."""


class Worker:
    """A module that runs in a separate process, which is started at the first need."""

    def __init__(
        self,
        module: str,
        *arguments: str,
        patience: float = PATIENCE,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._patience = patience
        self._command: Sequence[str] = ("-m", module, *arguments)
        self._environment = environment
        self._worker: asyncio.subprocess.Process | None = None
        self._ended: list[asyncio.subprocess.Process] = []

    async def start(self) -> None:
        """Start the worker, so that the first question does not wait for it. Raises OSError."""
        if self._worker is None:
            self._worker = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env=None if self._environment is None else {**os.environ, **self._environment},
                # Ctrl-C at the terminal is for the game; the worker ends with its input.
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )

    def stop(self) -> None:
        """Kill the worker."""
        if self._worker is None:
            return
        if self._worker.returncode is None:
            with suppress(ProcessLookupError, PermissionError):  # it has ended
                _kill(self._worker)
        # In an environment of Windows another program has started the worker, and only that one is
        # killed. The worker ends with its input; until then its output is open, and is waited for.
        assert self._worker.stdin is not None
        self._worker.stdin.close()
        self._ended.append(self._worker)
        self._worker = None

    async def close(self) -> None:
        """Kill the worker, and wait for its end: asyncio complains otherwise."""
        self.stop()
        for worker in self._ended:
            await worker.wait()

    async def exchange(self, line: bytes) -> bytes:
        """Send a line, and return the answer, empty at the end. Raises OSError and ValueError.

        TimeoutError, an OSError, means that the worker has not answered in time.
        """
        await self.start()
        assert self._worker is not None
        assert self._worker.stdin is not None
        assert self._worker.stdout is not None
        self._worker.stdin.write(line)
        async with asyncio.timeout(self._patience):
            with suppress(ConnectionError):  # it has ended; what it said before that still counts
                await self._worker.stdin.drain()
            try:
                return await self._worker.stdout.readline()
            except ValueError:
                output = self._worker.stdout
                self.stop()
                # The end of a process is known when all that it has said is read.
                await output.read()
                raise


def _kill(process: asyncio.subprocess.Process) -> None:
    """Kill a worker, and its own child processes if the system can."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
