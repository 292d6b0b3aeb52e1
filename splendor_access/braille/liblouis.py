"""liblouis, called by one thread at a time.

It is loaded at the first call (`library`). It is not thread-safe, so one lock guards every call.
Its cells are characters, U+8000 plus the eight bits of the dots, or U+2800 plus the bits with mode
`ucBrl`; only forward translation knows that mode in every version.
"""

from collections.abc import Callable, Sequence
from functools import cache
from threading import Lock

from splendor_access.braille.includes import compilable
from splendor_access.braille.library import Binding, NotLoaded, load_liblouis
from splendor_access.braille.tables import BrailleUnavailable, NoBraille

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
