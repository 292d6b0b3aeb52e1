"""Braille Ready Format: one ASCII character a cell, as most embossers take it.

The 64 cells of six dots are the characters 0x20 to 0x5F (North American Braille ASCII). Labels
follow one below another at the left margin, with an empty line between.
"""

import codecs

from splendor_access.labels.formats import (
    FileContents,
    FormatKind,
    FoundPage,
    UnreadableLabels,
    limit_dots,
)
from splendor_access.labels.planning.embossers import Embosser, Pages, label_pages
from splendor_access.labels.planning.plan import Plan

KIND: FormatKind = "cells"
PAGES = True

_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""The characters of the cells U+2800 to U+283F, in this order."""

_TO_ASCII = {0x2800 + dots: character for dots, character in enumerate(_ASCII)}
_TO_CELL = {ord(character): chr(cell) for cell, character in _TO_ASCII.items()}
_TO_CELL |= {code + 0x20: cell for code, cell in _TO_CELL.items() if code >= 0x40}
_LAST_CELL = 0x283F
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""Byte order marks, and the codes that they begin."""

_MAY_BE_READ = {"\n", "\f", *map(chr, range(0x2800, _LAST_CELL + 1))}


def write(plan: Plan) -> bytes:
    """Return the labels as pages for the embosser of the plan. Raises LabelsRefused."""
    embosser, pages = label_pages(plan)
    return encode_pages(pages, embosser)


def encode_pages(pages: Pages, embosser: Embosser) -> bytes:
    """Return pages of lines of cells, which have six dots, as a file."""
    text = "".join(
        "".join(line + embosser.line_end for line in page) + embosser.page_end for page in pages
    )
    assert not any(ord(character) > _LAST_CELL for character in text)
    return text.translate(_TO_ASCII).encode("ascii")


def read(data: bytes) -> FileContents:
    """Return the pages of a file; small letters stand for capitals. Raises UnreadableLabels.

    Text editors write a byte order mark, and the braille characters of Unicode: both are read too.
    """
    try:
        text = data.decode(next((code for mark, code in _MARKS if data.startswith(mark)), "utf-8"))
    except UnicodeDecodeError:
        raise UnreadableLabels("cells") from None
    text = text.translate(_TO_CELL)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if set(text) - _MAY_BE_READ:
        raise UnreadableLabels("cells")
    limit_dots("".join(text.split()))
    *pages, rest = text.split("\f")
    if rest.strip("\n"):
        pages.append(rest)
    return FileContents(
        tuple(FoundPage(lines=tuple(page.removesuffix("\n").split("\n"))) for page in pages),
        unicode=not data.isascii(),
    )
