"""Where liblouis is: its own binding for Python, else the C library, called through ctypes.

Distributions have the binding, which is the module `louis`. Elsewhere there is only the library:
from Homebrew, from a release for Windows, or from NVDA, which brings liblouis and all its tables.
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
"""The environment variable that names the library, or a folder that it is in."""

NAMES = {
    "win32": ("liblouis.dll",),
    "darwin": ("liblouis.20.dylib", "liblouis.dylib"),
}.get(sys.platform, ("liblouis.so.20", "liblouis.so"))
"""The files of the library on this system."""

_IN_FOLDER = ("", "bin", "lib")
"""Where the library may be in a folder that is named."""

_TABLES = ("share/liblouis/tables", "louis/tables", "tables", "../share/liblouis/tables")
"""Where tables may be, seen from the folder of the library: in a release, in NVDA and elsewhere."""


class NotLoaded(Exception):
    """There is no liblouis; `reason` is the value of a `Missing`, `detail` what the system said."""

    def __init__(
        self, reason: Literal["no-binding", "empty-package", "no-library"], detail: str = ""
    ) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class Binding(Protocol):
    """The parts of the `louis` module that are used."""

    dotsIO: int
    ucBrl: int
    noUndefined: int

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

    def LogCallback(self, function: Callable[[int, bytes], None], /) -> object:
        """Return a function as one that liblouis can call."""

    def registerLogCallback(self, callback: object) -> None:
        """Send what liblouis has to say to the callback, instead of to standard error."""


class FoundLibrary(msgspec.Struct, frozen=True):
    """A liblouis that works: what calls it, its file or name, and where its own tables are.

    `module`: it is called through its binding.
    """

    binding: Binding
    name: str
    tables: tuple[Path, ...] = ()
    module: bool = False


_chosen = [""]


def choose(path: str) -> None:
    """Let the first call take this library, or the one in this folder, where the path is not empty.

    What the environment names goes before it.
    """
    _chosen[0] = path


def load() -> FoundLibrary:
    """Load liblouis at the first call. Raises NotLoaded."""
    found = _sought()
    if isinstance(found, NotLoaded):
        raise NotLoaded(found.reason, found.detail)
    return found


@cache
def _sought() -> FoundLibrary | NotLoaded:
    named = os.environ.get(VARIABLE) or _chosen[0]
    if named:
        return _first(_below(Path(named)))
    python = _of_python()
    library = None if isinstance(python, FoundLibrary) else _first(_candidates())
    return library if isinstance(library, FoundLibrary) else python


def _first(paths: Iterable[Path]) -> FoundLibrary | NotLoaded:
    """Load the first library of these that can be; those of another word size cannot."""
    missing = NotLoaded("no-library")
    for path in paths:
        try:
            return _opened(path.absolute() if os.path.exists(path) else path)  # noqa: PTH110  # never fails
        except (OSError, ValueError) as error:
            missing = NotLoaded("no-library", str(error))
    return missing


def _below(path: Path) -> Iterator[Path]:
    """Yield where the library is if a path names it or its folder."""
    for inside in _IN_FOLDER if os.path.isdir(path) else ():  # noqa: PTH112  # never fails
        for name in NAMES:
            yield path / inside / name
    yield path


def _candidates() -> Iterator[Path]:
    """Yield where the library may be on this system, the system's own way to find it first."""
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
    """Open the C library. Raises OSError where that is none."""
    # Loaded late: where there is the binding, it does all that.
    from splendor_access.braille.c_library import open_library

    beside = [(path.parent / each).resolve() for each in _TABLES] if path.is_absolute() else []
    tables = tuple(each for each in beside if each.is_dir())
    return FoundLibrary(open_library(path), str(path), tables)


def system_folders() -> list[str]:
    """Return where distributions put the binding: pure Python, for any interpreter to load."""
    others = Path("/usr/lib").glob("python3.*/site-packages")
    return ["/usr/lib/python3/dist-packages", *map(str, others)]


def _of_python() -> FoundLibrary | NotLoaded:
    """Load the binding."""
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
