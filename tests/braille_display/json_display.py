"""A display that speaks JSON lines, from its own program's side."""

import atexit
import json
import select
import shutil
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from tests.braille_display.keys_done import KeysDone, Line

PATIENCE = 20.0
"""Seconds after which an expected line counts as missing."""

FELT = 1.0
"""The claimed age of a picture, in seconds."""


class JsonDisplay:
    """A socket for a game, and the latest picture from it. A context manager.

    It has its own folder, because the path of a socket has at most 104 bytes.
    """

    def __init__(self, columns: int = 40, rows: int = 1) -> None:
        folder = tempfile.mkdtemp(prefix="lines")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        self.path = Path(folder, "cells")
        self.columns, self.rows = columns, rows
        self.picture: Line = {}
        self._key_log = self.path.with_name("keys")
        self._log = KeysDone(self._key_log)
        self._listening: socket.socket | None = None
        self._link: socket.socket | None = None

    def __enter__(self) -> Self:
        self.listen()
        return self

    def __exit__(self, *_error: object) -> None:
        self.go()

    def environment(self) -> dict[str, str]:
        """Return the environment that points a program to this display."""
        return {
            "SPLENDOR_ACCESS_DEVICE": f"json_lines:{self.path}",
            "SPLENDOR_ACCESS_KEY_LOG": str(self._key_log),
        }

    def listen(self) -> None:
        """Listen, so that a game can connect."""
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.settimeout(PATIENCE)
        self._listening.bind(str(self.path))
        self._listening.listen()

    def accept(self) -> None:
        """Accept a game without announcing the display."""
        assert self._listening
        self._hang_up()
        self._link, _ = self._listening.accept()
        self._link.settimeout(PATIENCE)
        self._unread = b""

    def announce(self, **facts: Any) -> None:
        """Announce the display."""
        self.picture = {}
        size = {"columns": self.columns, "rows": self.rows}
        self.write({"type": "display", "name": "Lines", **size, **facts})

    def connect(self, **facts: Any) -> None:
        """Accept a game, and announce the display."""
        self.accept()
        self.announce(**facts)

    def go(self) -> None:
        """Disconnect."""
        self._hang_up()
        if self._listening:
            self._listening.close()
            self.path.unlink()
        self._listening = None

    def _hang_up(self) -> None:
        if self._link:
            self._link.close()
        self._link = None

    def write(self, said: Line | bytes) -> None:
        """Write a line."""
        assert self._link
        self._link.sendall(said if isinstance(said, bytes) else json.dumps(said).encode() + b"\n")

    def read(self, patience: float = PATIENCE) -> Line:
        """Wait for the next line. Raises TimeoutError, or ConnectionError if the game is gone."""
        assert self._link
        while b"\n" not in self._unread:
            if not select.select([self._link], [], [], patience)[0]:
                raise TimeoutError("no line comes")
            got = self._link.recv(65_536)
            if not got:
                raise ConnectionResetError("the game has closed the connection")
            self._unread += got
        read, _, self._unread = self._unread.partition(b"\n")
        line: Line = json.loads(read)
        if line["type"] == "picture":
            assert line["number"] > self.picture.get("number", 0)
            self.picture = line
        return line

    def press(self, name: str, argument: int = 0, **facts: Any) -> None:
        """Press a key on the latest picture."""
        self._log.new()
        felt = {"picture": self.picture["number"], "age": FELT, "pause": FELT}
        self.write({"type": "key", "name": name, "argument": argument, **felt, **facts})

    def answered(self) -> None:
        """Wait for the picture that answers the last key, or for a later one."""
        done = self._log.until(lambda _line: True, PATIENCE)
        assert done, "no key is done with"
        while self.picture.get("number", 0) < done["picture"]["number"]:
            self.read()

    def until(self, is_so: Callable[[str], object]) -> str:
        """Read pictures until the rows satisfy a condition; return them."""
        while not (self.picture and is_so("".join(self.picture["cells"]))):
            assert self.read()["type"] == "picture"
        return "".join(self.picture["cells"])
