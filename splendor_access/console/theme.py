"""Colours of high contrast for whole lines: text and background together.

Only colours in 24 bits are sure to have their contrast: users change the palettes of their
terminals. With fewer colours, those are taken that have it in the usual palettes.
"""

import os
import re
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
