"""The braille in which BRLTTY shows a terminal: what its reader is used to."""

from pathlib import PurePath

import msgspec

from splendor_access.braille.tables import OFFERED, Kind, Table


class TerminalBraille(msgspec.Struct, frozen=True):
    """What BRLTTY says of its reader's braille.

    `computer` is the name of its table for computer braille. `literary` is that of the table by
    which it contracts words, and empty where it does not. A cell of the display has `dots` dots.
    """

    computer: str = ""
    literary: str = ""
    dots: int = 8


def like(name: str, kind: Kind) -> Table | None:
    """Return the offered table that writes codes, or sentences, as a table of BRLTTY does.

    BRLTTY names a table as its user did: by its name, by that of its file, or by a path.
    """
    stem = PurePath(name).stem
    return next((each for each in OFFERED if each.kind == kind and stem in each.brltty), None)
