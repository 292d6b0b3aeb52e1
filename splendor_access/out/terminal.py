"""Lines of text to a terminal, a pipe or a file: appended, never changed afterwards."""

import os
import re
import sys
import textwrap
from collections.abc import Sequence
from typing import TextIO

from splendor_access.braille.cells import dot_numbers

_CELLS = re.compile("[\u2800-\u28ff]+")


class Terminal:
    """Writes finished lines. One call is one write, so that readers hear an answer whole.

    `interactive`: a person reads along at a terminal. Where the encoding has no braille
    characters, cells are written as dot numbers (`14-256`).
    """

    def __init__(self, stream: TextIO, *, wrap: bool = False) -> None:
        self._stream = stream
        self.wrap = wrap
        self.interactive = stream.isatty()
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace", newline="\n")
        self.has_cells = _can_encode(stream, "\u2801")

    def write(self, lines: Sequence[str]) -> None:
        """Write lines at once. Raises BrokenPipeError when nobody reads any more."""
        if lines:
            self._stream.write("".join(f"{self._shaped(line)}\n" for line in lines))
            self._stream.flush()

    def prompt(self, text: str) -> None:
        """Write the prompt of a plain terminal, which the answer is typed behind."""
        self._stream.write(text)
        self._stream.flush()

    @property
    def rows(self) -> int:
        """How many lines fit on the screen."""
        try:
            return os.get_terminal_size(self._stream.fileno()).lines
        except OSError:
            return 24

    def height(self, line: str) -> int:
        """Return how many rows of the screen a line takes."""
        return max(1, -(-len(line) // self._columns()))

    def _columns(self) -> int:
        try:
            return os.get_terminal_size(self._stream.fileno()).columns or 80
        except OSError:
            return 80

    def _shaped(self, line: str) -> str:
        if not self.has_cells:
            line = _CELLS.sub(lambda found: dot_numbers(found[0]), line)
        if self.wrap and len(line) > self._columns():
            return textwrap.fill(
                line, self._columns(), break_long_words=False, break_on_hyphens=False
            )
        return line


def _can_encode(stream: TextIO, text: str) -> bool:
    try:
        text.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def silence() -> None:
    """Send what is still buffered nowhere, after the reader of a pipe has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
