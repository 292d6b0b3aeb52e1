"""The C library of liblouis, called through ctypes, where there is no binding for Python."""

import ctypes
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

OLDEST = (3, 20)
"""The oldest version with these functions."""

if sys.platform == "win32":
    _LOADER, _FUNCTION = ctypes.WinDLL, ctypes.WINFUNCTYPE
    PATHS = "mbcs"
else:
    _LOADER, _FUNCTION = ctypes.CDLL, ctypes.CFUNCTYPE
    PATHS = sys.getfilesystemencoding()


def open_library(path: Path) -> "Library":
    """Open a library. Raises OSError for another file, or a version that is too old."""
    try:
        library = Library(_LOADER(str(path)))
    except AttributeError as error:
        raise OSError(str(error)) from error
    version = library.version()
    if tuple(int(part) for part in version.split(".")[:2] if part.isdecimal()) < OLDEST:
        raise OSError(f"liblouis {version}")
    return library


class Library:
    """The C library of liblouis, with the methods of the `louis` module.

    Inside it a character has 2 or 4 bytes, as it was built. Positions are indexes of characters.
    """

    dotsIO = 4
    ucBrl = 64
    noUndefined = 128

    def __init__(self, functions: ctypes.CDLL) -> None:
        self._functions = functions
        functions.lou_version.restype = ctypes.c_char_p
        functions.lou_registerLogCallback.restype = None
        self._size: int = functions.lou_charSize()
        self._encoding = f"utf-{8 * self._size}-{sys.byteorder[0]}e"

    def version(self) -> str:
        """Return the version of liblouis."""
        told: bytes = self._functions.lou_version()
        return told.decode("ascii", "replace")

    def translate(
        self, tableList: Sequence[str], inbuf: str, *, mode: int
    ) -> tuple[str, list[int], list[int], int]:
        """Return cells, the character of each cell, the first cell of each character, a cursor."""
        return self._call(self._functions.lou_translate, tableList, inbuf, mode)

    def backTranslate(
        self, tableList: Sequence[str], inbuf: str, *, mode: int
    ) -> tuple[str, list[int], list[int], int]:
        """Return text, and positions as in `translate`."""
        return self._call(self._functions.lou_backTranslate, tableList, inbuf, mode)

    def LogCallback(self, function: Callable[[int, bytes], None]) -> object:
        """Wrap a function so that liblouis can call it."""
        return _FUNCTION(None, ctypes.c_int, ctypes.c_char_p)(function)

    def registerLogCallback(self, callback: object) -> None:
        """Send the messages of liblouis to the callback instead of standard error."""
        self._functions.lou_registerLogCallback(callback)

    def _call(
        self, function: Callable[..., int], tables: Sequence[str], text: str, mode: int
    ) -> tuple[str, list[int], list[int], int]:
        size = self._size
        given = text.encode(self._encoding, "surrogatepass")
        units = len(given) // size
        # The most that liblouis may write: an unknown character comes out as its number.
        room = units * (4 + 2 * size)
        made = ctypes.create_string_buffer(room * size)
        taken, written = ctypes.c_int(units), ctypes.c_int(room)
        firsts, origins = (ctypes.c_int * units)(), (ctypes.c_int * room)()
        cursor = ctypes.c_int(0)
        done = function(
            ",".join(tables).encode(PATHS, "surrogateescape"),
            given,
            ctypes.byref(taken),
            made,
            ctypes.byref(written),
            None,
            None,
            firsts,
            origins,
            ctypes.byref(cursor),
            ctypes.c_int(mode),
        )
        if not done:
            raise RuntimeError("liblouis")
        result = made.raw[: written.value * size].decode(self._encoding, "surrogatepass")
        return (
            result,
            *self._in_characters(text, result, origins[: written.value], firsts[: taken.value]),
            cursor.value,
        )

    def _in_characters(
        self, text: str, result: str, origins: list[int], firsts: list[int]
    ) -> tuple[list[int], list[int]]:
        """Convert positions of 2-byte units, of which a character may take two, to characters."""
        if self._size == 4 or (text + result).isascii():
            return origins, firsts
        of_text, of_result = _owners(text), _owners(result)
        return (
            [of_text[origins[at]] for at in _starts(of_result)],
            [of_result[firsts[at]] for at in _starts(of_text)],
        )


def _owners(text: str) -> list[int]:
    """Return the index of the character of each 2-byte unit."""
    return [at for at, c in enumerate(text) for _ in range(1 + (ord(c) > 0xFFFF))]


def _starts(owners: Sequence[int]) -> list[int]:
    """Return the index of the first unit of each character."""
    return [at for at, owner in enumerate(owners) if at == 0 or owners[at - 1] != owner]
