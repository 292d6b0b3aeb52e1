"""A terminal that shows nothing of what is typed, and is as it was whatever ends that."""

import signal
import sys
from collections.abc import Callable
from types import FrameType

BETWEEN = ("SIGQUIT", "SIGTSTP")
"""Signals that end or stop the program without a word. Others let it put the terminal back."""


def hide_echo(terminal: int) -> Callable[[], None]:
    """Let a terminal show nothing but the ends of lines; return what puts it back as it was."""
    assert sys.platform != "win32"
    import termios

    shown = termios.tcgetattr(terminal)
    hidden = termios.tcgetattr(terminal)
    hidden[3] = (hidden[3] & ~termios.ECHO) | termios.ECHONL

    def came(number: int, _frame: FrameType | None) -> None:
        termios.tcsetattr(terminal, termios.TCSANOW, shown)
        signal.signal(number, signal.SIG_DFL)
        signal.raise_signal(number)
        # It was stopped, and goes on.
        signal.signal(number, came)
        termios.tcsetattr(terminal, termios.TCSANOW, hidden)

    before = {each: signal.signal(getattr(signal, each), came) for each in BETWEEN}
    termios.tcsetattr(terminal, termios.TCSADRAIN, hidden)

    def put_back() -> None:
        termios.tcsetattr(terminal, termios.TCSADRAIN, shown)
        for each, handler in before.items():
            signal.signal(getattr(signal, each), handler)

    return put_back
