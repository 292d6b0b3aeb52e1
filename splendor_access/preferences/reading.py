"""Files that somebody else may have made: read only if they are ordinary ones of a sane size."""

import os
import re
import stat
from pathlib import Path

from splendor_access.talk.messages import Arg, say
from splendor_access.talk.system import explain

MOST_BYTES = 2_000_000
"""No record or settings file comes near it."""


class Unreadable(Exception):
    """A file cannot be read: `detail` says why."""

    def __init__(self, detail: Arg) -> None:
        super().__init__(str(detail))
        self.detail = detail


class Missing(Unreadable):
    """There is no such file."""


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return what is in a file; one byte more than `most` if it is longer. Raises Unreadable."""
    # A pipe that nobody writes to must not be waited for. Windows has no such flag.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        descriptor = os.open(path, flags)
    except FileNotFoundError as error:
        raise Missing(explain(error)) from error
    except (OSError, ValueError) as error:
        raise Unreadable(explain(error)) from error
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise Unreadable(say("file-not-ordinary"))
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            return file.read(most + 1)
    except OSError as error:
        raise Unreadable(explain(error)) from error
    finally:
        os.close(descriptor)


def read_text(path: Path) -> str:
    """Return the text of a file. Raises Unreadable."""
    data = read_bytes(path)
    if len(data) > MOST_BYTES:
        raise Unreadable(say("file-too-large", most=MOST_BYTES // 10**6))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(say("file-not-text")) from error


def read_toml(path: Path) -> dict[str, object]:
    """Return what a TOML file holds. Raises Unreadable."""
    text = read_text(path)
    # Loaded late: most players have no such file.
    import tomllib

    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise Unreadable(say("file-too-deep")) from error
    except ValueError as error:  # a number of thousands of digits is no TOMLDecodeError
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise Unreadable(say("file-not-toml", line=line)) from error
