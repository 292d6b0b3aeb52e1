"""The formats of label files, one module each, found by name.

A module has:

- `KIND`: `flat` (a drawing in mm), `solid` (for 3D printers, whose plans are `trimmed`) or
  `cells` (for embossers);
- `PAGES`: whether a file can have pages. Otherwise `write` gets plans of one page only: one with
  all pages joined, and one for each page. A solid gets a file for each page anyway, because a
  printer holds one plate;
- `write(plan) -> bytes`: the whole file; the same plan gives the same bytes;
- `read(data) -> FileContents`: the contents of any file, found by geometry alone, without the
  names, texts and comments of `write`.

Libraries are imported inside the two functions. `read` gets untrusted data: it raises
`UnreadableLabels` for data that is not of the format, and for more dots than MOST_DOTS.
"""

import importlib
from collections import Counter
from functools import cache
from pkgutil import iter_modules
from typing import Literal, Protocol, cast

import msgspec

from splendor_access.labels.planning.plan import Box, Dot, Plan

FormatKind = Literal["flat", "solid", "cells"]

MOST_BYTES = 50_000_000
MOST_DOTS = 200_000


class FoundDot(Dot, frozen=True):
    """A dot of a file: its width at the foot and its height, if the format has them."""

    base: float | None = None
    height: float | None = None


class FoundPage(msgspec.Struct, frozen=True):
    """A page of a file: dots and cut lines in mm from its top left corner, or lines of cells.

    In a format with cells, `lines` has every line, also empty ones, and the rest is empty. `hidden`
    counts invisible dots, which are left out because no machine makes them. `unplanned` are places
    in labels that are not made as a manifest has them. `body` is the mesh of a page for a 3D
    printer. `apart` says that rows of cells are farther apart than usual, and `both_sides` that
    the file has cells on the back of the paper.
    """

    width: float = 0.0
    height: float = 0.0
    dots: tuple[FoundDot, ...] = ()
    boxes: tuple[Box, ...] = ()
    lines: tuple[str, ...] = ()
    hidden: int = 0
    unplanned: tuple[Dot, ...] = ()
    body: object = None
    apart: bool = False
    both_sides: bool = False


class FileContents(msgspec.Struct, frozen=True):
    """The contents of a file.

    `unicode`: cells are written in another code than the ASCII that embossers take.
    """

    pages: tuple[FoundPage, ...]
    unicode: bool = False


WIDEST = 4.0
"""Circles wider than this, in mm, are not dots."""


class UnreadableLabels(Exception):
    """A file cannot be read; the message is named `label-unreadable-` and the `reason`.

    `form` is the format that the file, or a part of it, is not in.
    """

    def __init__(self, reason: str, detail: str = "", *, form: str = "") -> None:
        super().__init__(reason, detail, form)
        self.reason = reason
        self.detail = detail
        self.form = form


def limit_dots(cells: str) -> None:
    """Raise UnreadableLabels if cells have more than MOST_DOTS dots in all."""
    counts = Counter(cells)
    if sum((ord(cell) & 0xFF).bit_count() * n for cell, n in counts.items()) > MOST_DOTS:
        raise UnreadableLabels("many-dots")


class Format(Protocol):
    """A module of this folder."""

    KIND: FormatKind
    PAGES: bool

    def write(self, plan: Plan) -> bytes:
        """Return the file. Raises LabelsRefused if the machine cannot make the plan."""

    def read(self, data: bytes) -> FileContents:
        """Return the contents of a file. Raises UnreadableLabels."""


_MODULES = {"3mf": "threemf"}
"""The modules of formats whose names are not valid in Python."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all formats, which are their file extensions."""
    endings = {module: name for name, module in _MODULES.items()}
    modules = (module.name for module in iter_modules(__path__))
    return tuple(sorted(endings.get(each, each) for each in modules if not each.startswith("_")))


def of_kind(kind: FormatKind) -> list[str]:
    """Return the names of the formats of a kind; their modules are imported for that."""
    return [name for name in names() if kind == load(name).KIND]


def load(name: str) -> Format:
    """Return the module of a format. The name must be one of `names`."""
    return cast(Format, importlib.import_module(f"{__name__}.{_MODULES.get(name, name)}"))
