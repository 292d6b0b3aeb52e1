"""Colours of high contrast for whole lines: text and background together, in 24 bits.

No other colours are reliable: users change the palettes of their terminals.
"""

import os
import sys
from collections.abc import Mapping
from typing import Literal, TextIO

import msgspec

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
    """The colours of text and background, as six hexadecimal digits."""

    letters: str
    ground: str


Theme = Mapping[Role, Pair]

THEMES: Mapping[str, Theme] = {
    "dark": {
        "plain": Pair("ffffff", "000000"),
        "news": Pair("7fffff", "000000"),
        "turn": Pair("000000", "ffff00"),
        "typed": Pair("ffffff", "000000"),
    },
    "light": {
        "plain": Pair("000000", "ffffff"),
        "news": Pair("00307f", "ffffff"),
        "turn": Pair("ffffff", "00307f"),
        "typed": Pair("000000", "ffffff"),
    },
}

Obstacle = Literal["terminal", "plain", "no-color", "truecolor"] | Unfit
"""Why there are no colours: no terminal, plain lines, NO_COLOR, or a terminal without them."""


def obstacle(*, terminal: bool, plain: bool, unfit: Unfit | None) -> Obstacle | None:
    """Return why colours cannot or must not be used here, or None."""
    if not terminal:
        return "terminal"
    if plain:
        return "plain"
    if os.environ.get("NO_COLOR"):
        return "no-color"
    if unfit:
        return unfit
    # A Windows console that obeys control sequences has these colours without saying so.
    promised = os.environ.get("COLORTERM") in ("truecolor", "24bit") or sys.platform == "win32"
    return None if promised else "truecolor"


RESET = "\x1b[0m"


def ink(pair: Pair) -> str:
    """Return the control sequence that selects these colours until a reset."""
    numbers = [*bytes.fromhex(pair.letters + pair.ground)]
    letters, ground = (";".join(map(str, part)) for part in (numbers[:3], numbers[3:]))
    return f"\x1b[38;2;{letters};48;2;{ground}m"
