"""A log of the keys taken, with the picture shown when each was finished.

A line is written when a key has had all its effects. So tests need not guess how long that takes,
and a bug report can include what was felt.
"""

import os
from pathlib import Path

import msgspec

from splendor_access.braille_display.displays import Key, Picture

VARIABLE = "SPLENDOR_ACCESS_KEY_LOG"
"""The environment variable with the file name; without it there is no log."""


class KeysTaken(msgspec.Struct, frozen=True):
    """The number of keys taken so far, the last of them, and the picture after it."""

    keys: int
    name: str
    argument: int
    picture: Picture


class KeyLog:
    """Counts keys, and writes a line when the last one is finished."""

    def __init__(self) -> None:
        path = os.environ.get(VARIABLE)
        self._path = Path(path) if path else None
        self._count = 0
        self._key: Key | None = None

    def take(self, key: Key) -> None:
        """Note a key."""
        self._count += 1
        self._key = key

    def done(self, picture: Picture | None) -> None:
        """Note that the last key has had all its effects. Raises OSError."""
        key, self._key = self._key, None
        if self._path and key and picture:
            line = KeysTaken(self._count, key.name, key.argument, picture)
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
