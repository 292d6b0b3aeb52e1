"""Cells by liblouis: tables, translation both ways, and the layout of a display.

Other programs import the names in `__all__` from here, as docs/library.md shows. They are loaded
when they are first used, and liblouis at the first cell: a game without cells needs neither.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from splendor_access.braille.cells import (
        Cells,
        card_cells,
        dot_numbers,
        parse_cells,
        text_cells,
    )
    from splendor_access.braille.tables import (
        OFFERED,
        BrailleTable,
        BrailleUnavailable,
        NoBraille,
        table,
    )
else:

    def __getattr__(name: str) -> object:
        """Load a public name at its first use."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home = "tables" if name in _OF_TABLES else "cells"
        return getattr(import_module(f"{__name__}.{home}"), name)


_OF_TABLES = ("OFFERED", "BrailleUnavailable", "NoBraille", "BrailleTable", "table")

__all__ = [
    "OFFERED",
    "BrailleTable",
    "BrailleUnavailable",
    "Cells",
    "NoBraille",
    "card_cells",
    "dot_numbers",
    "parse_cells",
    "table",
    "text_cells",
]
