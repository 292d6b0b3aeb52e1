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
from pathlib import Path
from typing import Literal

import msgspec

from splendor_access.braille.library import NotLoaded, load

Kind = Literal["computer", "literary"]
"""Computer braille has one cell per character, literary braille has signs for numbers and capitals.

In 6-dot computer braille a digit that stands alone has a sign too.
"""

Use = Literal["display", "paper"]
"""A refreshable display, or paper: labels and everything else that is embossed or printed."""


class Missing(StrEnum):
    """Why there is no braille."""

    NO_BINDING = "no-binding"
    EMPTY_PACKAGE = "empty-package"
    NO_LIBRARY = "no-library"
    NO_TABLE = "no-table"
    BROKEN_TABLE = "broken-table"


class BrailleUnavailable(Exception):
    """Braille cannot be made; `detail` is the name of a table, or what a library said."""

    def __init__(self, reason: Missing, detail: str = "") -> None:
        super().__init__(reason.value, detail)
        self.reason = reason
        self.detail = detail


class Table(msgspec.Struct, frozen=True):
    """A braille table that is offered.

    `files` are compiled together, in this order. `uncontracted` is the table that codes of the
    notation take where this one contracts words: grade 2 is for sentences only.
    """

    name: str
    language: str
    display_name: str
    kind: Kind
    dots: Literal[6, 8]
    files: tuple[str, ...]
    uncontracted: str | None = None

    def paths(self) -> tuple[str, ...]:
        """Return the paths of the files. Raises BrailleUnavailable when one is not found."""
        return tuple(_find(file) for file in self.files)


_CELLS = "braille-patterns.cti"
"""What makes texts with cells (U+28xx) translatable, for the tables that do not include it."""

OFFERED: tuple[Table, ...] = (
    Table(
        "en-us-comp8",
        "en",
        "English 8-dot computer braille, U.S.",
        "computer",
        8,
        ("en-us-comp8.ctb", _CELLS),
    ),
    Table(
        "en-us-comp6",
        "en",
        "English 6-dot computer braille, U.S.",
        "computer",
        6,
        ("en-us-comp6.ctb", _CELLS),
    ),
    Table(
        "en-nabcc",
        "en",
        "North American Braille Computer Code",
        "computer",
        8,
        ("en-nabcc.utb", _CELLS),
    ),
    Table(
        "en-gb-comp8",
        "en",
        "English 8-dot computer braille, U.K.",
        "computer",
        8,
        ("en-gb-comp8.ctb", _CELLS),
    ),
    Table("en-ueb-g1", "en", "Unified English Braille, grade 1", "literary", 6, ("en-ueb-g1.ctb",)),
    Table(
        "en-ueb-g2",
        "en",
        "Unified English Braille, grade 2",
        "literary",
        6,
        ("en-ueb-g2.ctb",),
        uncontracted="en-ueb-g1",
    ),
    Table("fr-bfu-comp8", "fr", "Braille informatique", "computer", 8, ("fr-bfu-comp8.utb",)),
    Table("fr-bfu-comp6", "fr", "Braille intégral", "literary", 6, ("fr-bfu-comp6.utb",)),
    Table("nl-comp8", "nl", "8-puntsbraille", "computer", 8, ("nl-comp8.utb", _CELLS)),
    Table("nl-NL-g0", "nl", "6-puntsbraille", "literary", 6, ("nl-NL-g0.utb",)),
)
"""The tables a reader can choose; every one that codes go through passes `validation.validate`."""

_OWN: tuple[tuple[str, str, Kind, Literal[6, 8]], ...] = (
    ("en-splendor-comp8", "8-dot English computer braille", "computer", 8),
    ("en-splendor-comp6", "6-dot English computer braille", "computer", 6),
    ("en-splendor-ueb", "Unified English Braille", "literary", 6),
    ("fr-splendor-comp8", "8-dot French computer braille", "computer", 8),
    ("fr-splendor-comp6", "6-dot French braille", "literary", 6),
    ("nl-splendor-comp8", "8-dot Dutch computer braille", "computer", 8),
    ("nl-splendor-g0", "6-dot Dutch braille", "literary", 6),
)
OWN: tuple[Table, ...] = tuple(
    Table(name, name[:2], f"Splendor notation in {code}", kind, dots, (f"{name}.ctb",))
    for name, code, kind, dots in _OWN
)
"""The project's own tables, for other programs: whole codes, in the same cells as OFFERED."""


def table(name: str) -> Table:
    """Return the table of that name. Raises KeyError when none is offered under it."""
    return _BY_NAME[name]


def file_table(name: str, language: str) -> Table | None:
    """Return a table of liblouis by the name of its file, or None where there is no such file."""
    if not re.fullmatch(r"[\w-]+\.(ctb|utb)", name, re.ASCII):
        return None
    try:
        _find(name)
    except BrailleUnavailable:
        return None
    return Table(name, language, name, "literary", 6, (name,))


_BY_NAME = {table.name: table for table in (*OFFERED, *OWN)}


@cache
def default_table(language: str, use: Use) -> Table:
    """Return the table that a language's locale file names for a use.

    It is one of those above, or a file of liblouis that cannot be chosen otherwise.
    """
    # Loaded late: labels and cells in a chosen table need no words.
    from splendor_access.talk.locale import Locale

    name = Locale(language).attribute(f"table-for-{use}")
    if name in _BY_NAME:
        return _BY_NAME[name]
    stem = Path(name).stem
    if use == "display":
        return Table(stem, language, stem, "computer", 8, (name, _CELLS))
    return Table(stem, language, stem, "literary", 6, (name,))


def for_codes(chosen: Table) -> Table:
    """Return the table for the codes of the notation where this one is for sentences."""
    return chosen if chosen.uncontracted is None else _BY_NAME[chosen.uncontracted]


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
    raise BrailleUnavailable(Missing.NO_TABLE, file)
