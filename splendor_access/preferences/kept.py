"""What a player has reached outside of games, such as lessons learned: a file for each."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from splendor_access.preferences import files
from splendor_access.preferences.reading import Missing, Unreadable, read_toml
from splendor_access.talk.messages import Arg, Message, Messages, say

_Value = TypeVar("_Value")


def read_kept(path: Path, kind: type[_Value]) -> tuple[_Value | None, Arg | None]:
    """Return what is kept in a file, if anything, and what is wrong if it cannot be read."""
    try:
        return msgspec.convert(read_toml(path), kind), None
    except Missing:
        return None, None
    except Unreadable as error:
        return None, error.detail
    except msgspec.ValidationError:
        return None, say("file-not-ours")


class Keeper:
    """Writes a value after each change. A file that could not be read is left as it is.

    `complain` returns the message that says why the value cannot be kept.
    """

    def __init__(
        self,
        path: Path,
        value: object,
        complain: Callable[[Arg], Message],
        *,
        unreadable: Arg | None = None,
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
        except files.NotKept as error:
            self._keeps = False
            return [self._complain(error.detail)]
        return []
