"""A log of the keys that were taken, and of what was shown when each was done with.

A line is written when a key has done all that it does. So tests need not guess how long that takes,
and a report of a fault can say what was felt.
"""

import os
from pathlib import Path

import msgspec

from splendor_access.braille_display.displays import Key, Picture

VARIABLE = "SPLENDOR_ACCESS_KEY_LOG"
"""The environment variable that names the file; without it there is no log."""


class KeysTaken(msgspec.Struct, frozen=True):
    """How many keys were taken so far, the last of them, and the picture that answers it."""

    keys: int
    name: str
    argument: int
    picture: Picture


class KeyLog:
    """Counts keys, and writes a line for the last one when it is done with."""

    def __init__(self) -> None:
        path = os.environ.get(VARIABLE)
        self._path = Path(path) if path else None
        self._count = 0
        self._key: Key | None = None

    def take(self, key: Key) -> None:
        """Take note of a key."""
        self._count += 1
        self._key = key

    def done(self, picture: Picture | None) -> None:
        """Take note that the last key has done all that it does. Raises OSError."""
        key, self._key = self._key, None
        if self._path and key and picture:
            line = KeysTaken(self._count, key.name, key.argument, picture)
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
