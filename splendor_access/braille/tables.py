"""The braille tables on offer, the paths of their files, and the defaults.

liblouis' own tables have the names of their files. A table is passed on by its absolute path: with
`LOUIS_TABLEPATH` set liblouis looks nowhere else, and a comma in a path breaks its list.
"""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum
from functools import cache, lru_cache
from itertools import dropwhile, takewhile
from pathlib import Path, PurePath
from typing import Literal

import msgspec

from splendor_access.braille.library import NotLoaded, load_liblouis
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
    ONLY_CODES = "only-codes"


class BrailleUnavailable(Exception):
    """Braille cannot be made; `detail` is the name of a table, or a message of a library."""

    def __init__(self, reason: NoBraille, detail: str = "") -> None:
        super().__init__(reason.value, detail)
        self.reason = reason
        self.detail = detail


class BrailleTable(msgspec.Struct, frozen=True):
    """A braille table.

    `files` are compiled together, in this order. `uncontracted`, for a table that contracts words,
    is the table for codes of the notation: grade 2 is for sentences only. `brltty` names the tables
    of BRLTTY that write codes, or in literary braille sentences, in the same cells.
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
        """Return the paths of the files. Raises BrailleUnavailable if one is missing."""
        return tuple(find_file(file) for file in self.files)


_CELLS = "braille-patterns.cti"
"""The file that makes cells (U+28xx) in texts translatable, for tables that do not include it."""

_LINE = re.compile(
    r"(?P<file>(?P<name>[\w-]+)\.[cu]tb) (?P<kind>computer|literary) (?P<dots>[68])"
    r"(?: (?P<uncontracted>[\w-]+))?(?: \((?P<brltty>[\w -]+)\))?: (?P<display_name>.+)"
)
"""A table in a locale file; after the dots come, optionally, `uncontracted` and `brltty`."""

_MENDED = {"en-us-comp6.ctb": "en-splendor-comp6.ctb"}
"""Replacements of tables of liblouis that give a lone digit an ambiguous sign."""


_NAME = "braille-tables"
_ENTRY = re.compile(rf"{_NAME} *= *$")


def tables_of_language(language: str) -> Iterator[BrailleTable]:
    """Yield the tables of a locale file; a line that cannot be parsed is noted in `faults`."""
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
    """Return the lines of a locale file's entry of tables, and read no further."""
    with (locale.FOLDER / f"{language}.ftl").open(encoding="utf-8") as lines:
        behind = dropwhile(lambda line: not _ENTRY.match(line), lines)
        next(behind, "")
        return [line.strip() for line in takewhile(lambda line: line.startswith(" "), behind)]


def _table(facts: dict[str, object]) -> BrailleTable:
    return msgspec.convert(facts, BrailleTable, strict=False)


def all_offered() -> dict[str, BrailleTable]:
    """Return the tables of all languages by their names.

    A table whose `uncontracted` table is not among them is left out, and noted in `faults`.
    """
    found: dict[str, BrailleTable] = {}
    for language in languages():
        for each in tables_of_language(language):
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
"""The tables that a reader can choose: the entries `braille-tables` of all locale files.

Those for codes pass `validation.validate`.
"""


@cache
def own_tables() -> tuple[BrailleTable, ...]:
    """Return the project's own tables, for other programs: their rules cover whole codes."""
    return tuple(map(_own, sorted(own_folder().glob("*.ctb"))))


def _own(path: Path) -> BrailleTable:
    """Return a table with the metadata of its file."""
    said = _metadata(path)
    named = {"name": path.stem, "display_name": said["display-name"], "kind": said["type"]}
    return _table({**said, **named, "files": (path.name,)})


def _metadata(path: Path) -> dict[str, str]:
    text = path.read_text(encoding="utf-8", errors="replace")
    return dict(re.findall(r"(?m)^#[-+]([a-z-]+): *(.+?)\s*$", text))


FILE = re.compile(r"[^,]{1,240}\.[cu]tb")
"""The names of files of tables. A comma in a path breaks the lists of liblouis."""


def table(name: str) -> BrailleTable:
    """Return the offered table of that name. Raises KeyError if there is none."""
    return _OFFERED[name] if name in _OFFERED else {each.name: each for each in own_tables()}[name]


@lru_cache
def is_offered(chosen: BrailleTable) -> bool:
    """Return whether a table is one of `OFFERED` or the project's own, and not any other file."""
    return _OFFERED.get(chosen.name) == chosen or chosen in own_tables()


def find_table(name: str, language: str) -> BrailleTable | None:
    """Return the offered table of that name, or else the table of that file, or else None."""
    try:
        return table(name)
    except KeyError:
        return file_table(name, language)


def file_table(name: str, language: str) -> BrailleTable | None:
    """Return the table of a file, or None if there is no such file.

    `name` is the name of a file of liblouis, or the path of any file.
    """
    if not FILE.fullmatch(name):
        return None
    try:
        path = find_file(os.path.expanduser(name))  # noqa: PTH111  # never fails
    except (BrailleUnavailable, OSError, ValueError):
        return None
    said = _metadata(Path(path))
    computer = said.get("type") == "computer"
    dots: Literal[6, 8] = 8 if said.get("dots", "8" if computer else "6") == "8" else 6
    return BrailleTable(name, language, name, "computer" if computer else "literary", dots, (path,))


@cache
def default_table(language: str, use: Use) -> BrailleTable:
    """Return the default table of a language for a use.

    It is one of `OFFERED`, or a file of liblouis that cannot be chosen otherwise.
    """
    name = Locale(language).attribute(f"table-for-{use}")
    if name in _OFFERED:
        return _OFFERED[name]
    stem = Path(name).stem
    if use == "display":
        return BrailleTable(stem, language, stem, "computer", 8, (name, _CELLS))
    return BrailleTable(stem, language, stem, "literary", 6, (name,))


@lru_cache
def table_for_codes(chosen: BrailleTable) -> BrailleTable:
    """Return the table for codes of the notation that goes with a table for sentences."""
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
        yield from load_liblouis().tables
    prefixes = (sys.prefix, sys.base_prefix, "/usr", "/usr/local", "/opt/homebrew", "/opt/local")
    for prefix in prefixes:
        yield Path(prefix, "share", "liblouis", "tables")


def find_file(file: str) -> str:
    """Return the path of a file of tables. Raises BrailleUnavailable if there is none."""
    for folder in _folders():
        path = folder / file
        if path.is_file() and "," not in str(path):
            return str(path)
    try:
        load_liblouis()
    except NotLoaded as error:  # its tables come with it
        raise BrailleUnavailable(NoBraille(error.reason), error.detail) from error
    raise BrailleUnavailable(NoBraille.NO_TABLE, file)


class TerminalBraille(msgspec.Struct, frozen=True):
    """The braille settings of BRLTTY.

    `computer` is the name of its table for computer braille, `literary` that of its table for
    contracted words, or empty if it contracts none. A cell of the display has `dots` dots.
    """

    computer: str = ""
    literary: str = ""
    dots: int = 8


def matching_table(name: str, kind: Kind) -> BrailleTable | None:
    """Return the offered table that writes codes, or sentences, like a table of BRLTTY.

    BRLTTY names a table as its user did: by its name, its file name, or a path.
    """
    stem = PurePath(name).stem
    return next((each for each in OFFERED if each.kind == kind and stem in each.brltty), None)
