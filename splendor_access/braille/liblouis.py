"""liblouis, called by one thread at a time, with tables as it can compile them.

liblouis finds an included file beside the table, or where it was built to look. A library that was
only unpacked, as in NVDA or from a release for Windows, looks nowhere. The environment variable
that would tell it where may not be set while another thread reads the environment.

It is loaded at the first call (`library`). It is not thread-safe, so one lock guards every call.
Its cells are characters, U+8000 plus the eight bits of the dots, or U+2800 plus the bits with mode
`ucBrl`; only forward translation knows that mode in every version.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock

from splendor_access.braille.c_library import PATHS
from splendor_access.braille.library import Binding, NotLoaded, load_liblouis
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


_BLANK = 0x2800
_LIBLOUIS_DOTS = 0x8000

_lock = Lock()
_log: list[str] = []


def version() -> str:
    """Return the version of liblouis, such as `3.24.0`. Raises BrailleUnavailable."""
    with _lock:
        return _binding().version()


@cache
def has_liblouis() -> bool:
    """Return whether liblouis can be loaded."""
    try:
        version()
    except BrailleUnavailable:
        return False
    return True


def translate(paths: Sequence[str], text: str) -> tuple[str, list[int], list[int]]:
    """Return a text's cells, the character of each cell, and the first cell of each character.

    The table must know every character. Raises BrailleUnavailable.
    """
    with _lock:
        louis = _binding()
        cells, characters, firsts, _ = _call(
            louis.translate, paths, text, louis.dotsIO | louis.ucBrl
        )
        return cells, characters, firsts


def knows(paths: Sequence[str], character: str) -> bool:
    """Return whether a table has cells for a character. Raises BrailleUnavailable.

    Some tables, the French ones among them, write a blank for an unknown character.
    """
    with _lock:
        louis = _binding()
        mode = louis.dotsIO | louis.ucBrl | louis.noUndefined
        return bool(_call(louis.translate, paths, character, mode)[0].strip(chr(_BLANK)))


def back_translate(paths: Sequence[str], cells: str) -> str:
    r"""Return the text of cells, with `\dots/` for a cell without meaning.

    Raises BrailleUnavailable.
    """
    dots = "".join(chr(ord(cell) - _BLANK + _LIBLOUIS_DOTS) for cell in cells)
    with _lock:
        louis = _binding()
        return _call(louis.backTranslate, paths, dots, louis.dotsIO)[0]


_Translation = tuple[str, list[int], list[int], int]


def _call(
    function: Callable[..., _Translation], paths: Sequence[str], text: str, mode: int
) -> _Translation:
    _log.clear()
    try:
        return function([compilable(path) for path in paths], text, mode=mode)
    except RuntimeError as error:
        raise BrailleUnavailable(NoBraille.BROKEN_TABLE, "; ".join(_log)) from error


@cache
def _binding() -> Binding:
    try:
        louis = load_liblouis().binding
    except NotLoaded as error:
        raise BrailleUnavailable(NoBraille(error.reason), error.detail) from error
    # A screen reader reads the terminal aloud, so liblouis must not write to it.
    _keep.append(louis.LogCallback(lambda _level, text: _log.append(text.decode(errors="replace"))))
    louis.registerLogCallback(_keep[-1])
    return louis


_keep: list[object] = []
"""ctypes keeps no reference to a callback that it hands over."""
