"""Lines of text to a terminal, a pipe or a file, in colours of high contrast if the player wants.

A line is appended, and never changed afterwards. Text and background are coloured together, for
whole lines. Only colours in 24 bits are sure to have their contrast: users change the palettes of
their terminals. With fewer colours, those are taken that have it in the usual palettes.
"""

import os
import re
import select
import sys
import textwrap
import time
from collections import deque
from collections.abc import Mapping, Sequence
from errno import EINVAL
from typing import Literal, TextIO

import msgspec

from splendor_access.settings.system import is_classic_console
from splendor_access.talk.messages import NO_BREAK, PARTED

Unfit = Literal["dumb", "console"]
"""Why control sequences are not written: by TERM, or to a Windows console without them."""

_OBEYS = 4  # ENABLE_VIRTUAL_TERMINAL_PROCESSING


def unfit(terminal: TextIO) -> Unfit | None:
    """Return why control sequences must not be written to a terminal, or None."""
    if os.environ.get("TERM") == "dumb":
        return "dumb"
    return None if _enable_sequences(terminal) else "console"


def _enable_sequences(terminal: TextIO) -> bool:
    """Make a Windows console obey control sequences until the end; return whether it does.

    All other terminals do.
    """
    if sys.platform == "win32":
        import atexit
        import ctypes
        import msvcrt

        kernel = ctypes.WinDLL("kernel32")
        console = ctypes.c_void_p(msvcrt.get_osfhandle(terminal.fileno()))
        mode = ctypes.c_uint32()
        if not kernel.GetConsoleMode(console, ctypes.byref(mode)):
            return False
        if not kernel.SetConsoleMode(console, mode.value | _OBEYS):
            return False
        atexit.register(kernel.SetConsoleMode, console, mode.value)
    return True


Role = Literal["plain", "news", "turn", "typed"]
"""The role of a line for the eye: most lines, news of others, the call to act, typed lines."""


class Pair(msgspec.Struct, frozen=True):
    """The colours of text and background, as six hexadecimal digits.

    `sixteen` are the parameters of SGR that select something like them from a palette of 16.
    """

    letters: str
    ground: str
    sixteen: str = ""


Theme = Mapping[Role, Pair]

THEMES: Mapping[str, Theme] = {
    "dark": {
        "plain": Pair("ffffff", "000000", "97;40"),
        "news": Pair("7fffff", "000000", "96;40"),
        "turn": Pair("000000", "ffff00", "30;47"),
        "typed": Pair("ffffff", "000000", "97;40"),
    },
    "light": {
        "plain": Pair("000000", "ffffff", "30;107"),
        # Blue letters are too dark on the light grey that the Linux console has for white.
        "news": Pair("00307f", "ffffff", "30;107"),
        "turn": Pair("ffffff", "00307f", "97;44"),
        "typed": Pair("000000", "ffffff", "30;107"),
    },
}

Obstacle = Literal["terminal", "plain", "no-color"] | Unfit
"""Why there are no colours: no terminal, plain lines, NO_COLOR, or a terminal without them."""

Palette = Literal[2, 16, 256]
"""How many colours a terminal has that does not promise 24 bits; with 2, reverse video only."""


def obstacle(*, terminal: bool, plain: bool, unfit: Unfit | None) -> Obstacle | None:
    """Return why colours cannot or must not be used here, or None."""
    if not terminal:
        return "terminal"
    if plain:
        return "plain"
    if os.environ.get("NO_COLOR"):
        return "no-color"
    return unfit


def palette() -> Palette | None:
    """Return the palette of the terminal, or None if it promises colours in 24 bits."""
    # A Windows console that obeys control sequences has these colours without saying so.
    if os.environ.get("COLORTERM") in ("truecolor", "24bit") or sys.platform == "win32":
        return None
    name = os.environ.get("TERM", "")
    if "256color" in name:
        return 256
    return 2 if re.search(r"^vt\d|-m(ono)?$", name) else 16


RESET = "\x1b[0m"
_REVERSE = "\x1b[7m"
_CUBE = (0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF)
"""The steps of red, green and blue in the colours 16 to 231 of a palette of 256."""


def ink(theme: Theme, role: Role, colours: Palette | None = None) -> str:
    """Return the control sequence for text of a role until a reset, in a palette or in 24 bits."""
    pair = theme[role]
    match colours:
        case None:
            numbers = [*bytes.fromhex(pair.letters + pair.ground)]
            letters, ground = (";".join(map(str, part)) for part in (numbers[:3], numbers[3:]))
            return f"\x1b[38;2;{letters};48;2;{ground}m"
        case 256:
            return f"\x1b[38;5;{in_cube(pair.letters)};48;5;{in_cube(pair.ground)}m"
        case 16:
            return f"\x1b[{pair.sixteen}m"
        case 2:
            return _REVERSE if role == "turn" else RESET


def in_cube(colour: str) -> int:
    """Return the number of the nearest colour in a palette of 256."""
    red, green, blue = (
        min(range(6), key=lambda step: abs(_CUBE[step] - share)) for share in bytes.fromhex(colour)
    )
    return 16 + 36 * red + 6 * green + blue


CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen, then the scrollback: some terminals scroll the screen into it first."""

Wrap = Literal["auto", "on", "off"]
"""Whether long lines are broken at spaces; `auto`: where words would be cut, or rows are short."""

NARROW = 40
"""Columns; in fewer most lines have several rows, which are wrapped for everybody."""

SETTLED = 0.1
"""Seconds in which a screen reader that compares screens has noticed an empty one."""

_CELLS = re.compile("[\u2800-\u28ff]+")
_TOGETHER = re.compile(r"(?<=\d) (?=\w)|(?<=\b[abc]\d[serod]) (?=\d)|(?<=\b[abc][serod]) (?=\d)")


class PrintedLine(msgspec.Struct, frozen=True):
    """A finished line, and its role for the eye.

    `secret`: it is for one person at a time. `asks`: it is one of a question, which stay together.
    """

    text: str
    role: Role = "plain"
    secret: bool = False
    asks: bool = False


class Terminal:
    """Writes finished lines. One call is one write, so that screen readers read an answer whole.

    `interactive`: a person reads along at a terminal. `paged`: long answers wait there for Enter.
    `muted`: finished lines are not written, because a voice says them. `cut`: a screen reader reads
    the rows of the screen one by one, and cuts words at their ends. `compared`: one says only the
    rows that did not stand on the screen before, so old rows are pushed out of sight, once it has
    noticed them, and a moment later those that would repeat one are written. If the encoding has no
    braille characters, cells are written as dot numbers (`14-256`). With `plain`, only text is
    written.
    `unfit` says why control sequences cannot be written, `obstacle` why there can be no theme,
    `palette` which colours a theme has without 24 bits, and `cannot_clear` why the screen cannot be
    cleared.
    """

    def __init__(self, stream: TextIO, *, wrap: Wrap = "auto", plain: bool = False) -> None:
        self._stream = stream
        self.wrap = wrap
        self.cut = False
        self.compared = False
        self._standing: deque[str] = deque()  # the rows that may still be on the screen
        self._written = 0.0
        self.interactive = stream.isatty()
        self.unfit = unfit(stream) if self.interactive and not plain else None
        self.obstacle = obstacle(terminal=self.interactive, plain=plain, unfit=self.unfit)
        self.palette = palette()
        self.cannot_clear = self._cannot_clear(plain=plain)
        self._theme: Theme | None = None
        self.paged = self.interactive
        self.muted = False
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace", newline="\n")
        self.has_cells = _can_encode(stream, "\u2801")

    def use_theme(self, name: str) -> None:
        """Write in the colours of a theme from now on, or without colours if it cannot be used."""
        self._theme = None if self.obstacle else THEMES.get(name)

    def write(self, lines: Sequence[str | PrintedLine]) -> None:
        """Write lines at once. Raises BrokenPipeError if nobody reads any more."""
        if not lines or self.muted:
            return
        if self.interactive:
            self._keep_in_sight(lines)
        self._put("".join(map(self._formatted, lines)))
        self._written = time.monotonic()

    def note_typed(self, text: str) -> None:
        """Take note of a line that was typed, with its prompt: it stands on the screen, too."""
        self._standing.extend(self._screen_rows(text))

    def _keep_in_sight(self, lines: Sequence[str | PrintedLine]) -> None:
        """Take note of lines that are written; push out of sight what they repeat, if needed."""
        texts = (line if isinstance(line, str) else line.text for line in lines)
        rows = [row for text in texts for row in self._screen_rows(text)]
        while len(self._standing) > self.rows:
            self._standing.popleft()
        if self.compared and any(row.strip() and row in self._standing for row in rows):
            time.sleep(max(0.0, self._written + SETTLED - time.monotonic()))
            self._put("\n" * self.rows)
            self._standing.clear()
            time.sleep(SETTLED)
        self._standing.extend(rows)

    def clear(self) -> None:
        """Clear the screen and the scrollback, if possible."""
        if self.cannot_clear is None:
            self._put(CLEAR)

    def ink(self, role: Role) -> str:
        """Return the control sequence before text of a role, if any; it is reset afterwards."""
        return ink(self._theme, role, self.palette) if self._theme else ""

    def prompt(self, text: str) -> None:
        """Write the prompt of a plain terminal, after which the answer is typed."""
        self._put(text)

    def bell(self) -> None:
        """Ring the terminal's bell."""
        self._put("\a")

    def _put(self, text: str) -> None:
        try:
            self._stream.write(text)
            self._stream.flush()
        except OSError as error:
            # Windows raises this for a pipe that nobody reads any more.
            if sys.platform == "win32" and error.errno == EINVAL:
                raise BrokenPipeError from error
            raise

    @property
    def rows(self) -> int:
        """The number of lines on the screen."""
        try:
            return os.get_terminal_size(self._stream.fileno()).lines
        except OSError:
            return 24

    def height(self, line: PrintedLine) -> int:
        """Return the number of screen rows of a line."""
        return len(self._screen_rows(line.text))

    def _screen_rows(self, text: str) -> list[str]:
        """Return the rows of a line as the screen shows them."""
        columns = self._columns()
        rows = self._rows(text)
        return [row[at : at + columns] for row in rows for at in range(0, len(row) or 1, columns)]

    def _columns(self) -> int:
        try:
            return os.get_terminal_size(self._stream.fileno()).columns or 80
        except OSError:
            return 80

    def _cannot_clear(self, *, plain: bool) -> Literal["terminal", "plain"] | Unfit | None:
        if not self.interactive:
            return "terminal"
        if plain:
            return "plain"
        nameless = sys.platform != "win32" and "TERM" not in os.environ
        return "dumb" if nameless else self.unfit

    def _formatted(self, line: str | PrintedLine) -> str:
        """Return a line with its colours and its line end."""
        line = PrintedLine(line) if isinstance(line, str) else line
        begin = self.ink(line.role)
        end = f"{RESET if begin else ''}\n"
        return "".join(f"{begin}{row}{end}" for row in self._rows(line.text))

    def _rows(self, text: str) -> list[str]:
        """Return a line as written: in several rows if it is wrapped."""
        if not self.has_cells and _CELLS.search(text):
            # Loaded late: few lines have cells.
            from splendor_access.braille.cells import dot_numbers

            text = _CELLS.sub(lambda found: dot_numbers(found[0]), text)
        columns = self._columns()
        needed = self.interactive and (columns < NARROW or is_classic_console())
        wraps = self.wrap == "on" or (self.wrap == "auto" and (self.cut or needed))
        if not wraps or len(text) <= columns:
            return [text]
        # A number stays with its unit, a colon with its word, and a code in one piece.
        joined = PARTED.sub(NO_BREAK, _TOGETHER.sub(NO_BREAK, text))
        rows = textwrap.wrap(joined, columns, break_long_words=False, break_on_hyphens=False)
        return [row.replace(NO_BREAK, " ") for row in rows]


def _can_encode(stream: TextIO, text: str) -> bool:
    try:
        text.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def is_stalled() -> bool:
    """Return whether output into a pipe would wait for a reader that does not read."""
    try:
        if sys.platform == "win32" or sys.stdout.isatty():
            return False
        return not select.select([], [sys.stdout.fileno()], [], 0)[1]
    except (OSError, ValueError):
        return False


def silence() -> None:
    """Discard buffered output after the reader of a pipe is gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
