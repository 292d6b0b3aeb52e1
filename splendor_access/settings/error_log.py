"""The log of faults inside the program: `error.log` in the folder of saves, of bounded size.

Nobody reads it but who mends the program, so it is in English. What a server logs may come from
other people: of that only the place and the kind of a fault are kept, no text, code, key or name.
"""

import logging
import os
import time
import traceback
from pathlib import Path

from splendor_access.settings import files

LARGEST = 1_000_000
"""The bytes after which the log becomes `error.log.1`, in place of the one before."""

BAD_REQUEST = 400
"""The code of an exception of aiohttp for a request that is not one of HTTP."""


def append(text: str) -> Path:
    """Add a text to the log; return the name of the file, or `-` for none."""
    path = files.home() / "error.log"
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
