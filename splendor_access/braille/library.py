"""The search for liblouis: its own binding for Python, else the C library through ctypes.

Distributions have the binding, the module `louis`. Elsewhere there is only the library: from
Homebrew, from a release for Windows, or from NVDA, which brings liblouis and all its tables.
"""

import importlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, Protocol, cast

import msgspec

VARIABLE = "SPLENDOR_ACCESS_LIBLOUIS"
"""The environment variable with the path of the library or of its folder."""

NAMES = {
    "win32": ("liblouis.dll",),
    "darwin": ("liblouis.20.dylib", "liblouis.dylib"),
}.get(sys.platform, ("liblouis.so.20", "liblouis.so"))
"""The names of the library's file on this system."""

_IN_FOLDER = ("", "bin", "lib")
"""The subfolders of a named folder that may have the library."""

_TABLES = ("share/liblouis/tables", "louis/tables", "tables", "../share/liblouis/tables")
"""The folders of tables, relative to the library's: of a release, of NVDA and of others."""


class NotLoaded(Exception):
    """There is no liblouis; `reason` is a value of `NoBraille`, `detail` the system's message."""

    def __init__(
        self, reason: Literal["no-binding", "empty-package", "no-library"], detail: str = ""
    ) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class Binding(Protocol):
    """The parts of the `louis` module that the program uses."""

    dotsIO: int
    ucBrl: int
    noUndefined: int

    def version(self) -> str:
        """Return the version of liblouis."""

    def translate(
        self, tableList: Sequence[str], inbuf: str, *, mode: int
    ) -> tuple[str, list[int], list[int], int]:
        """Return cells, the character of each cell, the first cell of each character, a cursor."""

    def backTranslate(
        self, tableList: Sequence[str], inbuf: str, *, mode: int
    ) -> tuple[str, list[int], list[int], int]:
        """Return text, and positions as in `translate`."""

    def LogCallback(self, function: Callable[[int, bytes], None], /) -> object:
        """Wrap a function so that liblouis can call it."""

    def registerLogCallback(self, callback: object) -> None:
        """Send the messages of liblouis to the callback instead of standard error."""


class FoundLibrary(msgspec.Struct, frozen=True):
    """A liblouis that works: its binding, its file or name, and the folders of its tables.

    `module`: the binding is liblouis' own, not ctypes.
    """

    binding: Binding
    name: str
    tables: tuple[Path, ...] = ()
    module: bool = False


_chosen = [""]


def choose_library(path: str) -> None:
    """Set the library to load, by its path or its folder; an empty path changes nothing.

    The environment variable takes precedence.
    """
    _chosen[0] = path


def named_library() -> str:
    """Return the path of the library to load, or of its folder; empty if none is named."""
    return os.environ.get(VARIABLE) or _chosen[0]


def load_liblouis() -> FoundLibrary:
    """Load liblouis at the first call. Raises NotLoaded."""
    found = _sought()
    if isinstance(found, NotLoaded):
        raise NotLoaded(found.reason, found.detail)
    return found


@cache
def _sought() -> FoundLibrary | NotLoaded:
    named = named_library()
    if named:
        return _first(_below(Path(named)))
    python = _of_python()
    library = None if isinstance(python, FoundLibrary) else _first(_candidates())
    return library if isinstance(library, FoundLibrary) else python


def _first(paths: Iterable[Path]) -> FoundLibrary | NotLoaded:
    """Load the first library that can be loaded; one of another word size cannot."""
    missing = NotLoaded("no-library")
    for path in paths:
        try:
            return _opened(path.absolute() if os.path.exists(path) else path)  # noqa: PTH110  # never fails
        except (OSError, ValueError) as error:
            missing = NotLoaded("no-library", str(error))
    return missing


def _below(path: Path) -> Iterator[Path]:
    """Yield the possible paths of the library for a path of it or of its folder."""
    for inside in _IN_FOLDER if os.path.isdir(path) else ():  # noqa: PTH112  # never fails
        for name in NAMES:
            yield path / inside / name
    yield path


def _candidates() -> Iterator[Path]:
    """Yield the possible paths of the library: beside the program, the system's own, others'."""
    if sys.platform == "win32":
        # The folder that is made for Windows has it beside Python.
        yield from _below(Path(sys.prefix).parent / "liblouis")
    yield from map(Path, NAMES)
    if sys.platform == "win32":
        for variable in ("ProgramFiles", "ProgramW6432", "ProgramFiles(x86)"):
            programs = os.environ.get(variable)
            if programs:
                yield from _below(Path(programs) / "NVDA")
                yield from _below(Path(programs) / "liblouis")
    if sys.platform == "darwin":
        for folder in ("/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib"):
            yield from (Path(folder) / name for name in NAMES)


def _opened(path: Path) -> FoundLibrary:
    """Open the C library. Raises OSError for another file."""
    # Loaded late: the binding, if there is one, makes it needless.
    from splendor_access.braille.c_library import open_library

    beside = [(path.parent / each).resolve() for each in _TABLES] if path.is_absolute() else []
    tables = tuple(each for each in beside if each.is_dir())
    return FoundLibrary(open_library(path), str(path), tables)


def system_folders() -> list[str]:
    """Return the folders of distributions' Python modules, where any interpreter can load it."""
    if sys.platform == "win32":
        return []
    others = Path("/usr/lib").glob("python3.*/site-packages")
    return ["/usr/lib/python3/dist-packages", *map(str, others)]


def _of_python() -> FoundLibrary | NotLoaded:
    """Import the binding."""
    missing = NotLoaded("no-binding")
    for folder in (None, *system_folders()):
        try:
            module = _import(folder)
        except ImportError:
            continue
        except OSError as error:
            missing = NotLoaded("no-library", str(error))
            continue
        if hasattr(module, "translate"):
            return FoundLibrary(
                cast(Binding, module), getattr(module, "__file__", "louis"), module=True
            )
        del sys.modules["louis"]
        missing = NotLoaded("empty-package")
    return missing


def _import(folder: str | None) -> object:
    if folder is None:
        return importlib.import_module("louis")
    sys.path.insert(0, folder)
    try:
        return importlib.import_module("louis")
    finally:
        sys.path.remove(folder)
