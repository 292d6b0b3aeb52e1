"""The logs of the program, in the folder of saves, of bounded size, in English.

Faults inside the program are in `error.log`, for who mends it. What a server logs may come from
other people: of that only the place and the kind of a fault are kept, no text, code, key or name.
Events of a server for others are in `server.log`, for who runs it.
"""

import logging
import os
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from splendor_access.settings import files

LARGEST = 1_000_000
"""The bytes after which a log becomes `error.log.1`, in place of the one before."""

EVENTS = logging.getLogger("splendor_access.events")
"""Takes the events of a server: `game-begun table=1f2e3d4c game=1`, with no names and no words."""

BAD_REQUEST = 400
"""The code of an exception of aiohttp for a request that is not one of HTTP."""


def append(text: str, name: str = "error.log") -> Path:
    """Add a text to a log; return the name of the file, or `-` for none."""
    path = files.home() / name
    try:
        files.make_home()
        if path.exists() and path.stat().st_size > LARGEST:
            path.replace(path.with_suffix(".log.1"))
        log = os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
        with os.fdopen(log, "a", encoding="utf-8") as file:
            file.write(text)
    except OSError:
        return Path("-")
    return path


def log_errors() -> None:
    """Log what libraries report as errors, which Python would print over the game."""
    root = logging.getLogger()
    if not any(isinstance(each, ErrorLog) for each in root.handlers):
        root.addHandler(ErrorLog())


@contextmanager
def logged_events() -> Iterator[None]:
    """Write what EVENTS takes to `server.log`."""
    log, EVENTS.propagate = EventLog(), False
    EVENTS.setLevel(logging.INFO)
    EVENTS.addHandler(log)
    try:
        yield
    finally:
        EVENTS.removeHandler(log)


class EventLog(logging.Handler):
    """Logs events of a server, one a line, with the time."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log an event."""
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        append(f"{when} {record.getMessage()}\n", "server.log")


class ErrorLog(logging.Handler):
    """Logs what libraries report as errors, without the texts in it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        """Log where an error came from, and its kind; none that a wrong request has made."""
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(record.created))
        error = record.exc_info[1] if record.exc_info else None
        if getattr(error, "code", 0) == BAD_REQUEST:
            return
        lines = [f"{when} {record.name}: {type(error).__name__ if error else record.msg}"]
        if error:
            frames = traceback.extract_tb(error.__traceback__)
            lines += [f"  {each.filename}:{each.lineno} {each.name}" for each in frames]
        append("\n".join(lines) + "\n")
