"""Which braille tables are offered, where their files are, and which one is the default.

liblouis' own tables have the names of their files. A table is found by its absolute path: where
`LOUIS_TABLEPATH` is set liblouis looks nowhere else, and a comma in a path breaks its list.
"""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum
from functools import cache
from itertools import dropwhile, takewhile
from pathlib import Path, PurePath
from typing import Literal

import msgspec

from splendor_access.braille.library import NotLoaded, load
from splendor_access.talk import locale
from splendor_access.talk.locale import Locale, languages

Kind = Literal["computer", "literary"]
"""Computer braille has a cell for each character, literary braille has signs for numbers."""

Use = Literal["display", "paper"]
"""A refreshable display, or paper: labels and everything else that is embossed or printed."""


class NoBraille(StrEnum):
    """Why there is no braille."""

    NO_BINDING = "no-binding"
    EMPTY_PACKAGE = "empty-package"
    NO_LIBRARY = "no-library"
    NO_TABLE = "no-table"
    BROKEN_TABLE = "broken-table"


class BrailleUnavailable(Exception):
    """Braille cannot be made; `detail` is the name of a table, or what a library said."""

    def __init__(self, reason: NoBraille, detail: str = "") -> None:
        super().__init__(reason.value, detail)
        self.reason = reason
        self.detail = detail


class BrailleTable(msgspec.Struct, frozen=True):
    """A braille table that is offered.

    `files` are compiled together, in this order. `uncontracted` is the table that codes of the
    notation take where this one contracts words: grade 2 is for sentences only. `brltty` names
    the tables of BRLTTY that write codes, or in literary braille sentences, in the same cells.
    """

    name: str
    language: str
    display_name: str
    kind: Kind
    dots: Literal[6, 8]
    files: tuple[str, ...]
    uncontracted: str | None = None
    brltty: tuple[str, ...] = ()

    def paths(self) -> tuple[str, ...]:
        """Return the paths of the files. Raises BrailleUnavailable when one is not found."""
        return tuple(_find(file) for file in self.files)


_CELLS = "braille-patterns.cti"
"""What makes texts with cells (U+28xx) translatable, for the tables that do not include it."""

_LINE = re.compile(
    r"(?P<file>(?P<name>[\w-]+)\.[cu]tb) (?P<kind>computer|literary) (?P<dots>[68])"
    r"(?: (?P<uncontracted>[\w-]+))?(?: \((?P<brltty>[\w -]+)\))?: (?P<display_name>.+)"
)
"""A table in a locale file; after the dots may stand the table that codes take, and `brltty`."""

_MENDED = {"en-us-comp6.ctb": "en-splendor-comp6.ctb"}
"""What is taken in place of a table of liblouis that gives a lone digit an ambiguous sign."""


_NAME = "braille-tables"
_ENTRY = re.compile(rf"{_NAME} *= *$")


def offered_by(language: str) -> Iterator[BrailleTable]:
    """Yield the tables that a locale file names. A line that is not understood is a fault."""
    for line in _named_by(language):
        if found := _LINE.fullmatch(line):
            file = _MENDED.get(found["file"], found["file"])
            files = (file, _CELLS) if found["kind"] == "computer" else (file,)
            names = (found["brltty"] or "").split()
            others = {"language": language, "files": files, "brltty": names}
            yield _table({**found.groupdict(), **others})
        else:
            locale.faults.append(f"{language}: {_NAME}: {line}")


def _named_by(language: str) -> list[str]:
    """Return the lines of a locale file's entry of tables, and read no further than to its end."""
    with (locale.FOLDER / f"{language}.ftl").open(encoding="utf-8") as lines:
        behind = dropwhile(lambda line: not _ENTRY.match(line), lines)
        next(behind, "")
        return [line.strip() for line in takewhile(lambda line: line.startswith(" "), behind)]


def _table(facts: dict[str, object]) -> BrailleTable:
    return msgspec.convert(facts, BrailleTable, strict=False)


def all_offered() -> dict[str, BrailleTable]:
    """Return the tables of all languages by their names.

    One that contracts words is left out where the table that codes would take is not among them.
    That is a fault too.
    """
    found: dict[str, BrailleTable] = {}
    for language in languages():
        for each in offered_by(language):
            found.setdefault(each.name, each)
    plain = {name for name, each in found.items() if each.uncontracted is None}
    for each in [*found.values()]:
        if each.uncontracted is not None and each.uncontracted not in plain:
            wrong = f"{each.name}: codes cannot take {each.uncontracted}"
            locale.faults.append(f"{each.language}: {_NAME}: {wrong}")
            del found[each.name]
    return found


_OFFERED = all_offered()

OFFERED: tuple[BrailleTable, ...] = tuple(_OFFERED.values())
"""The tables a reader can choose: the entry `braille-tables` of every locale file.

Every one that codes go through passes `validation.validate`.
"""


@cache
def own_tables() -> tuple[BrailleTable, ...]:
    """Return the project's own tables, for other programs: whole codes, in the same cells."""
    return tuple(map(_own, sorted(own_folder().glob("*.ctb"))))


def _own(path: Path) -> BrailleTable:
    """Return a table by what its file says of itself."""
    said = _metadata(path)
    named = {"name": path.stem, "display_name": said["display-name"], "kind": said["type"]}
    return _table({**said, **named, "files": (path.name,)})


def _metadata(path: Path) -> dict[str, str]:
    text = path.read_text(encoding="utf-8", errors="replace")
    return dict(re.findall(r"(?m)^#[-+]([a-z-]+): *(.+?)\s*$", text))


FILE = re.compile(r"[^,]{1,240}\.[cu]tb")
"""What a file of a table is called. A comma in a path breaks the lists of liblouis."""


def table(name: str) -> BrailleTable:
    """Return the table of that name. Raises KeyError when none is offered under it."""
    return _OFFERED[name] if name in _OFFERED else {each.name: each for each in own_tables()}[name]


def find_table(name: str, language: str) -> BrailleTable | None:
    """Return the table that is offered under a name, or that of a file; None for neither."""
    try:
        return table(name)
    except KeyError:
        return file_table(name, language)


def file_table(name: str, language: str) -> BrailleTable | None:
    """Return a table by its file, or None where there is no such file.

    The file is one of liblouis' own, or of anybody's where a path leads to it.
    """
    if not FILE.fullmatch(name):
        return None
    try:
        path = _find(os.path.expanduser(name))  # noqa: PTH111  # never fails
    except (BrailleUnavailable, OSError, ValueError):
        return None
    said = _metadata(Path(path))
    computer = said.get("type") == "computer"
    dots: Literal[6, 8] = 8 if said.get("dots", "8" if computer else "6") == "8" else 6
    return BrailleTable(name, language, name, "computer" if computer else "literary", dots, (path,))


@cache
def default_table(language: str, use: Use) -> BrailleTable:
    """Return the table that a language's locale file names for a use.

    It is one of those above, or a file of liblouis that cannot be chosen otherwise.
    """
    name = Locale(language).attribute(f"table-for-{use}")
    if name in _OFFERED:
        return _OFFERED[name]
    stem = Path(name).stem
    if use == "display":
        return BrailleTable(stem, language, stem, "computer", 8, (name, _CELLS))
    return BrailleTable(stem, language, stem, "literary", 6, (name,))


def for_codes(chosen: BrailleTable) -> BrailleTable:
    """Return the table for the codes of the notation where this one is for sentences."""
    return chosen if chosen.uncontracted is None else _OFFERED[chosen.uncontracted]


def own_folder() -> Path:
    """Return the folder of the project's own tables, in the installed package or the checkout."""
    package = Path(__file__).parents[1]
    installed = package / "braille_tables"
    return installed if installed.is_dir() else package.parent / "braille_tables"


def _folders() -> Iterator[Path]:
    yield own_folder()
    chosen = os.environ.get("LOUIS_TABLEPATH")
    if chosen:
        yield from map(Path, chosen.split(","))
        return
    with suppress(NotLoaded):
        yield from load().tables
    prefixes = (sys.prefix, sys.base_prefix, "/usr", "/usr/local", "/opt/homebrew", "/opt/local")
    for prefix in prefixes:
        yield Path(prefix, "share", "liblouis", "tables")


def _find(file: str) -> str:
    for folder in _folders():
        path = folder / file
        if path.is_file() and "," not in str(path):
            return str(path)
    try:
        load()
    except NotLoaded as error:  # with which its tables would have come
        raise BrailleUnavailable(NoBraille(error.reason), error.detail) from error
    raise BrailleUnavailable(NoBraille.NO_TABLE, file)


class TerminalBraille(msgspec.Struct, frozen=True):
    """What BRLTTY says of its reader's braille.

    `computer` is the name of its table for computer braille. `literary` is that of the table by
    which it contracts words, and empty where it does not. A cell of the display has `dots` dots.
    """

    computer: str = ""
    literary: str = ""
    dots: int = 8


def like(name: str, kind: Kind) -> BrailleTable | None:
    """Return the offered table that writes codes, or sentences, as a table of BRLTTY does.

    BRLTTY names a table as its user did: by its name, by that of its file, or by a path.
    """
    stem = PurePath(name).stem
    return next((each for each in OFFERED if each.kind == kind and stem in each.brltty), None)
