"""What a game on the braille display alone leaves behind: a log, and the terminal as it was."""

import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO

from splendor_access.preferences.files import make_home


class _Forgiving(io.FileIO):
    """A file on which nothing fails: what cannot be written is lost."""

    def write(self, data: Any, /) -> int:  # noqa: ANN401  # whatever has bytes
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


@contextmanager
def hushed() -> Iterator[None]:
    """Show nothing of what is typed at the terminal, and leave none of it to the shell.

    Nothing suspends the program either: the display would stay as it is, and the shell unfelt.
    """
    if sys.platform == "win32":
        # What nobody reads is not shown there.
        yield
        return
    import termios

    suspended = signal.signal(signal.SIGTSTP, signal.SIG_IGN)
    try:
        before = termios.tcgetattr(0)
        if _in_front():
            silent = [*before[:3], before[3] & ~(termios.ECHO | termios.ECHONL), *before[4:]]
            termios.tcsetattr(0, termios.TCSANOW, silent)
    except termios.error:
        before = None
    try:
        yield
    finally:
        with suppress(termios.error):
            if before and _in_front():
                termios.tcsetattr(0, termios.TCSAFLUSH, before)
        signal.signal(signal.SIGTSTP, suspended)


def _in_front() -> bool:
    """Say whether the terminal is ours now; one that is not would stop the program."""
    if sys.platform != "win32":
        with suppress(OSError):
            return os.tcgetpgrp(0) == os.getpgrp()
    return False
