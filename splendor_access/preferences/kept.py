"""What a player has reached outside of games, such as lessons learned: a file for each."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from splendor_access.preferences import files
from splendor_access.talk.messages import Message, Messages, clean

_Value = TypeVar("_Value")


def read_kept(path: Path, kind: type[_Value]) -> tuple[_Value | None, str | None]:
    """Return what is kept in a file, if anything, and what is wrong if it cannot be read."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind), None
    except FileNotFoundError:
        return None, None
    except (OSError, ValueError, RecursionError) as error:
        return None, str(error)


class Keeper:
    """Writes a value after each change. A file that could not be read is left as it is.

    `complain` returns the message that says why the value cannot be kept.
    """

    def __init__(
        self,
        path: Path,
        value: object,
        complain: Callable[[str], Message],
        *,
        unreadable: str | None = None,
    ) -> None:
        self._path = path
        self._value = value
        self._complain = complain
        self._keeps = unreadable is None

    def keep(self) -> Messages:
        """Write the value; if that fails, say so once."""
        if not self._keeps:
            return []
        try:
            files.replace_file(self._path, msgspec.to_builtins(self._value))
        except OSError as error:
            self._keeps = False
            return [self._complain(clean(error.strerror or str(error)))]
        return []
