"""A program beside the measurement, over a pipe or on a pseudo terminal."""

import os
import pty
import select
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import monotonic

GAME = (sys.executable, "-m", "splendor_access", "play", "--quick", "--seed", "1")
PATIENCE = 20.0
"""Seconds after which a program counts as hanging."""


class Program:
    """A running program; input goes to `written`, and output comes from `read`."""

    def __init__(self, write_to: int, read_from: int) -> None:
        self.write_to = write_to
        self.read_from = read_from

    def write(self, line: str) -> None:
        """Type a line."""
        os.write(self.write_to, f"{line}\n".encode())

    def read_line(self) -> bytes:
        """Wait for at least one whole line. Raises TimeoutError."""
        text = b""
        deadline = monotonic() + PATIENCE
        while b"\n" not in text:
            if not select.select([self.read_from], [], [], max(0, deadline - monotonic()))[0]:
                raise TimeoutError(f"no line within {PATIENCE:.0f} seconds")
            piece = os.read(self.read_from, 65536)
            if not piece:
                raise TimeoutError("the program ended without a line")
            text += piece
        return text

    def drain(self, quiet: float = 0.02) -> None:
        """Read until nothing has come for that many seconds."""
        while select.select([self.read_from], [], [], quiet)[0]:
            if not os.read(self.read_from, 65536):
                return


@contextmanager
def running(
    command: Sequence[str], terminal: bool = False, env: Mapping[str, str] | None = None
) -> Iterator[Program]:
    """Start a program with a home of its own; end it afterwards."""
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "SPLENDOR_ACCESS_SPEECH": "off",
            **os.environ,
            "HOME": home,
            "SPLENDOR_ACCESS_HOME": home,
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm",
            **(env or {}),
        }
        ours, theirs = pty.openpty()
        pipe = subprocess.PIPE
        process = subprocess.Popen(
            command,
            env=environment,
            stdin=theirs if terminal else pipe,
            stdout=theirs if terminal else pipe,
            stderr=theirs if terminal else subprocess.DEVNULL,
            start_new_session=True,
        )
        os.close(theirs)
        try:
            if terminal:
                yield Program(ours, ours)
            else:
                assert process.stdin
                assert process.stdout
                yield Program(process.stdin.fileno(), process.stdout.fileno())
        finally:
            process.kill()
            process.communicate()
            os.close(ours)
