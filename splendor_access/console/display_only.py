"""Playing on a braille display alone: taking the display, and noticing a refusal."""

import asyncio
import io
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO

from splendor_access.braille.tables import BrailleUnavailable
from splendor_access.braille_display import displays
from splendor_access.braille_display.channel import DisplayChannel
from splendor_access.braille_display.displays import Status
from splendor_access.settings.files import make_home
from splendor_access.settings.style import Style
from splendor_access.settings.table_list import explain
from splendor_access.talk.messages import Message


class NoDisplay(Exception):  # not an error: the game continues as text
    """There is no display to play on: a message with the reason, and the display's status."""

    def __init__(self, message: Message, status: Status | None = None) -> None:
        super().__init__(message.name)
        self.message = message
        self.status = status


async def open_display(style: Style, complain: Callable[[Message], None]) -> DisplayChannel:
    """Take the braille display; if it is not there yet, complain and wait for it.

    Raises NoDisplay if waiting is useless.
    """
    display = DisplayChannel(displays.chosen, style, alone=True)
    display.start()
    try:
        status = await display.first_status()
    except BrailleUnavailable as error:
        await display.stop()
        raise NoDisplay(explain(error)) from error
    problem = status.problem
    if problem and problem.kind != "absent":
        await display.stop()
        raise NoDisplay(problem.message, status)
    if problem:
        # Not for the display, where it is no longer true.
        complain(problem.message)
    return display


async def play_until_refused(
    display: DisplayChannel,
    game: Awaitable[int],
    complain: Callable[[Message], None],
    *,
    typed: bool,
) -> int:
    """Play to the end, and return the exit code.

    If the display is refused meanwhile, raises NoDisplay where somebody types at a terminal;
    otherwise complains, and waits for the display.
    """
    playing = asyncio.ensure_future(game)
    shut_out = asyncio.ensure_future(display.wait_until_refused())
    try:
        await asyncio.wait((playing, shut_out), return_when=asyncio.FIRST_COMPLETED)
        if not playing.done():
            status = shut_out.result()
            assert status.problem
            if typed:
                raise NoDisplay(status.problem.message, status)
            complain(status.problem.message)
        return await playing
    finally:
        playing.cancel()
        shut_out.cancel()
        await asyncio.gather(playing, shut_out, return_exceptions=True)


class _ForgivingFile(io.FileIO):
    """A file on which nothing fails: data that cannot be written is lost."""

    def write(self, data: Any, /) -> int:  # noqa: ANN401  # whatever has bytes
        with suppress(OSError):
            return super().write(data)
        return memoryview(data).nbytes

    def close(self) -> None:
        with suppress(OSError):
            super().close()


def open_log() -> TextIO:
    """Return the log of the text not printed; if it cannot be opened, the text is lost."""
    try:
        log = _ForgivingFile(make_home() / "display.log", "a", opener=_private)
    except OSError:
        log = _ForgivingFile(os.devnull, "w")
    return io.TextIOWrapper(io.BufferedWriter(log), encoding="utf-8")


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


@contextmanager
def hidden_input() -> Iterator[None]:
    """Hide typed characters at the terminal, and leave none of them to the shell.

    Suspending the program is disabled, too: the display would stay as it is, and the shell unfelt.
    """
    if sys.platform == "win32":
        # Nobody reads the terminal.
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
    """Return whether the terminal is ours now; otherwise using it would stop the program."""
    if sys.platform != "win32":
        with suppress(OSError):
            return os.tcgetpgrp(0) == os.getpgrp()
    return False
