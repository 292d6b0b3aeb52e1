"""Whether a terminal does what control sequences say. The console of Windows is asked to first."""

import os
import sys
from typing import Literal, TextIO

Unfit = Literal["dumb", "console"]
"""Why none may be written: TERM says so, or it is a console of Windows that takes only text."""

_OBEYS = 4  # ENABLE_VIRTUAL_TERMINAL_PROCESSING


def unfit(terminal: TextIO) -> Unfit | None:
    """Return why control sequences must not be written to a terminal, or None."""
    if os.environ.get("TERM") == "dumb":
        return "dumb"
    return None if _obeys(terminal) else "console"


def _obeys(terminal: TextIO) -> bool:
    """Let a console of Windows obey control sequences until the program ends; say whether it does.

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
