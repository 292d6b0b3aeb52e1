"""A liblouis that was only unpacked: it was not built to look for tables anywhere."""

import ctypes
import shutil
from pathlib import Path

from splendor_access.braille import library
from splendor_access.braille.tables import table

NAME = library.NAMES[0]


def system_file() -> Path:
    """Return the file of the system's library."""
    ctypes.CDLL(NAME)
    maps = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    return next(Path(line.split()[-1]) for line in maps if "/liblouis" in line)


def unpack(folder: Path) -> Path:
    """Make a folder with the library and its tables as NVDA has them, and return it.

    The path that the system built in is replaced by one where nothing is.
    """
    of_system = Path(table("en-us-comp8").paths()[0]).parent
    built_in = b"/usr/share/liblouis/tables\0"
    program = system_file().read_bytes()
    assert built_in in program
    (folder / "louis").mkdir(parents=True)
    (folder / NAME).write_bytes(program.replace(built_in, b"/nowhere".ljust(len(built_in), b"\0")))
    shutil.copytree(of_system, folder / "louis" / "tables")
    return folder
