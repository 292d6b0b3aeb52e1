"""Echoes typed lines at a dumb terminal, where the system itself would echo every key.

The system shows an arrow key as `^[[A`, which a screen reader spells. Here it shows nothing.
"""

import atexit
import os
import re
import sys
from collections.abc import Callable
from unicodedata import combining, east_asian_width

_WHOLE = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|O[ -~]|[^[O])")
"""A key that types nothing, or Alt and a letter."""

_BEGUN = re.compile(rb"\x1b(\[[0-?]*[ -/]*|O)?")
"""The beginning of one."""

LONGEST = 65_536
"""The most bytes of a line."""

ERASE, END, KILL = b"\x7f\x08", 0x04, 0x15


class LineEcho:
    """Reads keys of a terminal, and echoes what they type.

    Backspace, Ctrl-U and Ctrl-D do what they do elsewhere. `hidden`: nothing is echoed but the end
    of a line.
    """

    def __init__(self, descriptor: int, write: Callable[[str], None]) -> None:
        self._descriptor = descriptor
        self._write = write
        self._line = bytearray()
        self._keys = b""  # those behind the end of the last line, and the beginning of a key
        self.hidden = False

    def drop(self) -> None:
        """Drop a line that is half typed."""
        self._line.clear()

    def read(self) -> bytes:
        """Wait for a line, with its end. Nothing is the end of input, and whatever was typed."""
        while True:
            while self._keys:
                begun = _BEGUN.fullmatch(self._keys)
                if begun and not _WHOLE.match(self._keys):
                    break
                done = self._take()
                if done is not None:
                    return done
            found = os.read(self._descriptor, 4096)
            if not found:
                return b""
            self._keys += found

    def _take(self) -> bytes | None:
        """Take the next key; return a line that it ends."""
        whole = _WHOLE.match(self._keys)
        if whole:
            self._keys = self._keys[whole.end() :]
            return None
        key, self._keys = self._keys[0], self._keys[1:]
        if key in b"\r\n":
            self._write("\n")
            line = bytes(self._line) + b"\n"
            self._line.clear()
            return line
        if key == END and not self._line:
            return b""
        if key in ERASE:
            self._erase(1)
        elif key == KILL:
            self._erase(len(self._line))
        elif key >= ord(" ") and len(self._line) < LONGEST:
            self._line.append(key)
            self._echo()
        return None

    def _echo(self) -> None:
        """Echo the last character, once all its bytes are there."""
        text = self._line.decode("utf-8", errors="ignore")
        if not self.hidden and text.encode() == bytes(self._line):
            self._write(text[-1:])

    def _erase(self, count: int) -> None:
        """Take back the last characters."""
        text = self._line.decode("utf-8", errors="ignore")
        kept, gone = text[: max(0, len(text) - count)], text[max(0, len(text) - count) :]
        self._line[:] = kept.encode()
        if not self.hidden:
            self._write("\b \b" * sum(map(_columns, gone)))


def _columns(character: str) -> int:
    if combining(character):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1


_begun: dict[str, LineEcho] = {}  # by the names of terminals


def echo_lines(
    descriptor: int, write: Callable[[str], None], guard: Callable[[], object]
) -> LineEcho | None:
    """Return what echoes lines at a dumb terminal, until the program ends.

    None elsewhere, and where the terminal echoes nothing itself, as in Emacs. `guard` has the
    terminal restored when a signal ends or stops the program.
    """
    if sys.platform == "win32" or os.environ.get("TERM") != "dumb" or not os.isatty(descriptor):
        return None
    import termios

    name = os.ttyname(descriptor)
    if name in _begun:
        return _begun[name]
    before = termios.tcgetattr(descriptor)
    if not before[3] & termios.ECHO:
        return None
    guard()
    quiet = termios.tcgetattr(descriptor)
    quiet[3] &= ~(termios.ECHO | termios.ICANON)
    termios.tcsetattr(descriptor, termios.TCSADRAIN, quiet)
    atexit.register(termios.tcsetattr, descriptor, termios.TCSADRAIN, before)
    _begun[name] = LineEcho(descriptor, write)
    return _begun[name]
