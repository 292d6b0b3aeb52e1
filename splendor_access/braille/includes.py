"""Tables as liblouis can compile them, wherever it keeps the files that they include.

liblouis finds an included file beside the table, or where it was built to look. A library that was
only unpacked, as in NVDA or from a release for Windows, looks nowhere. The environment variable
that would tell it where may not be set while another thread reads the environment.
"""

import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from splendor_access.braille.c_library import PATHS
from splendor_access.braille.tables import BrailleUnavailable, NoBraille, find_file

_INCLUDE = re.compile(r"(?m)^(include[ \t]+)(\S+)")


@cache
def compilable(path: str) -> str:
    """Return the path of a table, or of a copy in which included files have whole paths.

    A table that lies beside all that it includes needs no copy. Raises BrailleUnavailable if an
    included file is nowhere, or the copy cannot be written.
    """
    table = Path(path)
    try:
        text = table.read_bytes().decode("latin-1")
        names = {name for _include, name in _INCLUDE.findall(text)}
        beside = {name for name in names if (table.parent / name).is_file()}
        if beside == names:
            return path
        paths = {
            name: str(table.parent / name) if name in beside else compilable(find_file(name))
            for name in names
        }
        copy = Path(_copies().name, f"{compilable.cache_info().currsize}-{table.name}")
        written = _INCLUDE.sub(lambda found: found[1] + _escaped(paths[found[2]]), text)
        copy.write_bytes(written.encode("latin-1"))
    except OSError as error:
        raise BrailleUnavailable(NoBraille.BROKEN_TABLE, str(error)) from error
    return str(copy)


@cache
def _copies() -> TemporaryDirectory[str]:
    """Return the folder of copies, which is deleted when the program ends."""
    return TemporaryDirectory(prefix="splendor-access-")


def _escaped(path: str) -> str:
    r"""Write a path as tables do, with `\x` and four digits for each byte that is not plain."""
    return "".join(
        chr(byte) if chr(byte).isascii() and chr(byte).isalnum() else rf"\x{byte:04x}"
        for byte in path.encode(PATHS, "surrogateescape")
    )
