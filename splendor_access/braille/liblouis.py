"""liblouis, called by one thread at a time.

The binding is the `louis` that comes with liblouis itself; the package of that name on PyPI is
empty. It is loaded at the first call. liblouis is not thread-safe, so one lock guards every
call. It writes dots as characters, U+8000 and the eight bits of a cell, or U+2800 and
the bits with mode `ucBrl`; only forward translation knows the second way in every version.
"""

import importlib
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Protocol, cast

from splendor_access.braille.tables import BrailleUnavailable, Missing

SYSTEM_FOLDERS = (
    "/usr/lib/python3/dist-packages",
    *map(str, Path("/usr/lib").glob("python3.*/site-packages")),
)
"""Where distributions put the binding; it is pure Python, so any interpreter can load it."""

_BLANK = 0x2800
_LIBLOUIS_DOTS = 0x8000

_lock = Lock()
_log: list[str] = []


class Binding(Protocol):
    """The parts of the `louis` module that are used."""

    dotsIO: int
    ucBrl: int
    noUndefined: int
    LogCallback: Callable[[Callable[[int, bytes], None]], object]

    def version(self) -> str:
        """Return the version of liblouis."""

    def translate(
        self, tableList: Sequence[str], inbuf: str, *, mode: int
    ) -> tuple[str, list[int], list[int], int]:
        """Return cells, the character of each cell, the first cell of each character, cursor."""

    def backTranslate(
        self, tableList: Sequence[str], inbuf: str, *, mode: int
    ) -> tuple[str, list[int], list[int], int]:
        """Return text, and positions as in `translate`."""

    def registerLogCallback(self, callback: object) -> None:
        """Send what liblouis has to say to the callback, instead of to standard error."""


def version() -> str:
    """Return the version of liblouis, such as `3.24.0`. Raises BrailleUnavailable."""
    with _lock:
        return _binding().version()


@cache
def is_there() -> bool:
    """Return whether liblouis can be loaded."""
    try:
        version()
    except BrailleUnavailable:
        return False
    return True


def translate(paths: Sequence[str], text: str) -> tuple[str, list[int], list[int]]:
    """Return a text's cells, the character of each cell, and the first cell of each character.

    Every character must be one that the table knows. Raises BrailleUnavailable.
    """
    with _lock:
        louis = _binding()
        cells, characters, firsts, _ = _call(
            louis.translate, paths, text, louis.dotsIO | louis.ucBrl
        )
        return cells, characters, firsts


def knows(paths: Sequence[str], character: str) -> bool:
    """Return whether a table has cells for a character. Raises BrailleUnavailable.

    Some tables, the French ones among them, write a blank for whatever they do not know.
    """
    with _lock:
        louis = _binding()
        mode = louis.dotsIO | louis.ucBrl | louis.noUndefined
        return bool(_call(louis.translate, paths, character, mode)[0].strip(chr(_BLANK)))


def back_translate(paths: Sequence[str], cells: str) -> str:
    r"""Return the text of cells; a cell without meaning comes out as `\dots/`.

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
        return function(list(paths), text, mode=mode)
    except RuntimeError as error:
        raise BrailleUnavailable(Missing.BROKEN_TABLE, "; ".join(_log)) from error


@cache
def _binding() -> Binding:
    louis = _load()
    # A screen reader reads the terminal aloud, so liblouis must not write to it.
    _keep.append(louis.LogCallback(lambda _level, text: _log.append(text.decode(errors="replace"))))
    louis.registerLogCallback(_keep[-1])
    return louis


_keep: list[object] = []
"""ctypes keeps no reference to a callback that it hands over."""


def _load() -> Binding:
    reason = Missing.NO_BINDING
    for folder in (None, *SYSTEM_FOLDERS):
        try:
            module = _import(folder)
        except ImportError:
            continue
        except OSError as error:
            raise BrailleUnavailable(Missing.NO_LIBRARY, str(error)) from error
        if hasattr(module, "translate"):
            return cast(Binding, module)
        del sys.modules["louis"]
        reason = Missing.EMPTY_PACKAGE
    raise BrailleUnavailable(reason)


def _import(folder: str | None) -> object:
    if folder is None:
        return importlib.import_module("louis")
    sys.path.insert(0, folder)
    try:
        return importlib.import_module("louis")
    finally:
        sys.path.remove(folder)
