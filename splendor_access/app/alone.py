"""What a game on the braille display alone leaves behind: a log, and the terminal as it was."""

import io
import os
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from splendor_access.app.settings import make_home

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class _Forgiving(io.FileIO):
    """A file on which nothing fails: what cannot be written is lost."""

    def write(self, data: "ReadableBuffer", /) -> int:
        with suppress(OSError):
            return super().write(data)
        return memoryview(data).nbytes

    def close(self) -> None:
        with suppress(OSError):
            super().close()


def open_log() -> TextIO:
    """Return the file of what would have been printed; without one it goes nowhere."""
    try:
        log = _Forgiving(make_home() / "display.log", "a", opener=_private)
    except OSError:
        log = _Forgiving(os.devnull, "w")
    return io.TextIOWrapper(io.BufferedWriter(log), encoding="utf-8")


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
