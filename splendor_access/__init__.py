"""An accessible client for the board game Splendor, heard, felt or read line by line."""

import sys
from enum import IntEnum
from pathlib import Path

__version__ = "0.2.0"

CARRIED = Path(__file__).parent / "carried"
"""Where the package of a system has the libraries that this system lacks."""

if CARRIED.is_dir():
    sys.path.append(str(CARRIED))


class ExitCode(IntEnum):
    """What the program ends with."""

    DONE = 0
    FAILED = 1
    USAGE = 2
    """The command line is wrong."""
    BAD_FILE = 3
    """A file that was named cannot be read, or is not what it should be."""
    LATER = 75
    """Nobody could take a mail now: mail servers try again."""
    INTERRUPTED = 130
    """Ctrl-C ended the program."""
