"""Portable Embosser Format 1.0: pages of rows of Unicode cells, in XML.

`pef.rng` in the tests is a schema of it. Two rules that a schema cannot express are checked here,
when writing and when reading: no row is longer, and no page higher, than the file says.
"""

from itertools import chain
from xml.sax.saxutils import escape

from splendor_access.labels.formats import (
    FileContents,
    FormatKind,
    FoundPage,
    UnreadableLabels,
    limit_dots,
)
from splendor_access.labels.formats._xml import walk_parts
from splendor_access.labels.planning.embossers import label_pages
from splendor_access.labels.planning.plan import Plan

KIND: FormatKind = "cells"
PAGES = True

_PEF = "http://www.daisy.org/ns/2008/pef"
_DC = "http://purl.org/dc/elements/1.1/"
_ROW_HEIGHT = 4
"""The height of a row in distances between dots, the unit of gaps."""


def write(plan: Plan) -> bytes:
    """Return the labels as pages for the embosser of the plan. Raises LabelsRefused."""
    embosser, pages = label_pages(plan)
    identifier = escape(f"splendor-access-{plan.kind}-{plan.table}-{plan.layout}")
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<pef version="2008-1" xmlns="{_PEF}">',
        "<head>",
        f'<meta xmlns:dc="{_DC}">',
        "<dc:format>application/x-pef+xml</dc:format>",
        f"<dc:identifier>{identifier}</dc:identifier>",
        "</meta>",
        "</head>",
        "<body>",
        f'<volume cols="{embosser.columns}" rows="{embosser.rows}" rowgap="0" duplex="false">',
        "<section>",
        *chain.from_iterable(
            ("<page>", *(f"<row>{row}</row>" for row in page), "</page>") for page in pages
        ),
        "</section>",
        "</volume>",
        "</body>",
        "</pef>",
        "",
    ]
    return "\n".join(lines).encode()


def read(data: bytes) -> FileContents:
    """Return the pages of a file. Raises UnreadableLabels."""
    reader = _Reader()
    walk_parts(data, reader.opened, reader.closed, reader.text)
    limit_dots("".join(line for page in reader.pages for line in page.lines))
    return FileContents(tuple(reader.pages))


class _Reader:
    """Collects the rows of each page, and checks them against the sizes in the file."""

    def __init__(self) -> None:
        self.pages: list[FoundPage] = []
        self._inherited: list[dict[str, str]] = []
        self._rows: list[str] = []
        self._heights: list[int] = []
        self._in_row = False

    def opened(self, name: str, attributes: dict[str, str]) -> None:
        """Open an element; elements inside inherit its attributes."""
        if not self._inherited and (name, attributes.get("version")) != (_name("pef"), "2008-1"):
            raise UnreadableLabels("format", form="PEF")
        self._inherited.append({**(self._inherited[-1] if self._inherited else {}), **attributes})
        if name == _name("page"):
            self._rows, self._heights = [], []
        if name == _name("row"):
            self._in_row = True
            self._rows.append("")

    def text(self, text: str) -> None:
        """Add the cells of a row."""
        if self._in_row:
            self._rows[-1] += text

    def closed(self, name: str) -> None:
        """Close an element."""
        if name == _name("row"):
            self._in_row = False
            self._check_row()
        if name == _name("page"):
            self._check_page()
            self.pages.append(
                FoundPage(
                    lines=tuple(self._rows),
                    apart=any(height > _ROW_HEIGHT for height in self._heights[:-1]),
                    both_sides=self._inherited[-1].get("duplex", "false") != "false",
                )
            )
        self._inherited.pop()

    def _check_row(self) -> None:
        row = self._rows[-1]
        if any(not "\u2800" <= cell <= "\u28ff" for cell in row):
            raise UnreadableLabels("cells")
        if len(row) > self._number("cols"):
            raise UnreadableLabels("long-row", str(len(self.pages) + 1))
        self._heights.append(_ROW_HEIGHT + self._number("rowgap"))

    def _check_page(self) -> None:
        # The gap below the last row may reach over the edge.
        used = sum(self._heights[:-1]) + _ROW_HEIGHT
        if self._heights and used > _ROW_HEIGHT * self._number("rows"):
            raise UnreadableLabels("long-page", str(len(self.pages) + 1))

    def _number(self, attribute: str) -> int:
        value = self._inherited[-1].get(attribute, "")
        if not (value.isascii() and value.isdecimal() and len(value) <= _DIGITS):
            raise UnreadableLabels("format", form="PEF")
        return int(value)


_DIGITS = 6
"""The most digits of a size."""


def _name(local: str) -> str:
    return f"{{{_PEF}}}{local}"
