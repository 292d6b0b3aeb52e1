"""The layout of lines of items in rows of cells, for a display of any width.

A line is a list of items, and an item is a few runs of text and code. A row is as wide as the
display, and begins with an item. An item that is longer than a row is broken at its spaces, and the
counts of a code, if they alone are longer than a row, between two gems; each piece begins with
signs of its own.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from splendor_access.braille.cells import BLANK, code_cells, text_cells
from splendor_access.braille.tables import BrailleTable
from splendor_access.talk.messages import Run

MARK = 0xC0
"""Dots 7 and 8, which no code and no small letter has in the offered 8-dot tables."""

GOES_ON = "\u2810"
"""Dot 5, which marks the end of an unfinished line in literary braille too."""

_SIGNS = ([("+", False)], [("-", False)])

Care = Literal["none", "felt", "agreed"]
"""What must come before a key on an item: nothing, time to feel it, or an agreement."""

_GROUPS = re.compile(r"(?:\d+[a-z])+")
_GROUP = re.compile(r"\d+[a-z]")
_PLACE = re.compile(r"[abchn]\d")


class Item(msgspec.Struct, frozen=True):
    """An item of a line.

    `key` identifies it in its line, also after the line has changed. A `marked` one has dots 7 and
    8 under its first word, or a word after it. An `active` one does something when a key chooses
    it. `gap` is the number of blanks before it. One that `leads` is put in the row of the next
    item. One that stands `alone` has rows of its own, and every cell of them belongs to it; if it
    is active, a sign marks its rows that continue. `care` is what a key on it must wait for.
    """

    key: str
    runs: tuple[Run, ...]
    marked: bool = False
    active: bool = False
    gap: int = 2
    leads: bool = False
    alone: bool = False
    care: Care = "none"


class Line(msgspec.Struct, frozen=True):
    """A line of the view.

    `like` has all items that the line could have: on a display that is wide enough, items are then
    always at the same cells. `stack` lines of that kind follow one another, and are aligned on a
    display with enough rows; the one that `ends_stack` leaves no row empty. A `modal` line shows
    one item at a time, over the other lines; `owner` is the key of the item that it is about.
    """

    name: str
    items: tuple[Item, ...]
    like: tuple[Item, ...] = ()
    stack: int = 1
    ends_stack: bool = False
    modal: bool = False
    owner: str = ""


class Slot(msgspec.Struct, frozen=True):
    """The place of a piece of an item in a row: the cells from `begin` to before `end`.

    The routing keys from `begin` to before `reach` mean the item. `part` is the index of the piece
    in its item, and `last` marks the last one.
    """

    begin: int
    end: int
    reach: int
    item: int
    part: int
    last: bool


class CellRow(msgspec.Struct, frozen=True):
    """The cells of one row of the display, and the slots in it."""

    cells: str
    slots: tuple[Slot, ...]


class _Word(msgspec.Struct, frozen=True):
    """Cells that stay together if they fit in a row; they may be broken between `pieces`."""

    cells: str
    pieces: tuple[str, ...]


class Layout:
    """Lays out lines for a size of display, a table, and a way to mark.

    `texts`, if given, is the table of sentences; places count as codes. `mark_word` is put after
    marked items; None means dots 7 and 8 under their first word. With `cursor` these leave out the
    first cell, where a cursor may be. All methods may raise BrailleUnavailable.
    """

    def __init__(
        self,
        table: BrailleTable,
        columns: int,
        rows: int = 1,
        mark_word: str | None = None,
        *,
        cursor: bool = False,
        texts: BrailleTable | None = None,
    ) -> None:
        self.table = table
        self.texts = texts or table
        self.columns = columns
        self.rows = rows
        self.mark_word = mark_word
        self._unmarked = int(cursor)
        self._shapes: dict[str, tuple[int, int]] = {}

    def lay(self, line: Line) -> tuple[CellRow, ...]:
        """Return the rows of a line, which has at least one item."""
        count, height = self._shape(line) if line.like else (0, 1)
        if height > 1:
            rows = self._grid(line.items, (self.columns + 1) // count, height)
            return tuple(row for row in rows if row.slots) if line.ends_stack else rows
        if count > 1:
            return self._in_columns(line.items, count)
        return self._one_by_one(line.items)

    def cells(self, text: str) -> str:
        """Return the cells of a plain text."""
        return BLANK.join(word.cells for word in self._words((Run(text),)))

    def _shape(self, line: Line) -> tuple[int, int]:
        """Return the number of columns of a line's items, and the number of rows of each item."""
        known = self._shapes.get(line.name)
        if known is None:
            known = self._shapes[line.name] = self._shape_for(line)
        return known

    def _shape_for(self, line: Line) -> tuple[int, int]:
        words = [self._item_words(msgspec.structs.replace(i, marked=True)) for i in line.like]
        count = len(line.items)
        fitting = (self.columns + 1) // (max(map(_length, words)) + 1)
        if fitting < count and self.rows > 1:
            width = (self.columns + 1) // count - 1
            narrow = all(len(p) <= width for each in words for word in each for p in word.pieces)
            height = max(len(_wrapped(each, width)) for each in words) if narrow else self.rows
            if height * line.stack <= self.rows:
                return count, height
        return min(fitting, count), 1

    def _grid(self, items: Sequence[Item], width: int, height: int) -> tuple[CellRow, ...]:
        drafts = [_Draft(self.columns) for _ in range(height)]
        for number, item in enumerate(items):
            pieces = _wrapped(self._item_words(item), width - 1)
            for part, (draft, piece) in enumerate(zip(drafts, pieces, strict=False)):
                draft.put(number * width, piece, number, part, last=part == len(pieces) - 1)
        return tuple(draft.row() for draft in drafts)

    def _in_columns(self, items: Sequence[Item], count: int) -> tuple[CellRow, ...]:
        # The narrowest columns: on wide displays the hands then move less.
        width = (self.columns + 1) // count
        rows = []
        for first in range(0, len(items), count):
            draft = _Draft(self.columns)
            for number in range(first, min(first + count, len(items))):
                cells = _text(self._item_words(items[number]))
                draft.put((number - first) * width, cells, number, 0, last=True)
            rows.append(draft.row())
        return tuple(rows)

    def _one_by_one(self, items: Sequence[Item]) -> tuple[CellRow, ...]:
        rows: list[CellRow] = []
        draft = _Draft(self.columns)

        def end_row() -> None:
            nonlocal draft
            if draft.filled:
                rows.append(draft.row())
            draft = _Draft(self.columns)

        for number, item in enumerate(items):
            words = self._item_words(item)
            gap = self._gap(item, items[number - 1])
            begin = draft.filled + gap if draft.filled else 0
            room = _length(words)
            if item.leads and number + 1 < len(items):
                led = items[number + 1]
                room += self._gap(led, item) + _length(self._item_words(led))
            if item.alone or begin + room > self.columns:
                end_row()
                begin = 0
            pieces = _wrapped(words, self.columns)
            for part, piece in enumerate(pieces):
                draft.put(begin, piece, number, part, last=part == len(pieces) - 1)
                if item.alone:
                    draft.give_all()
                    if item.active and self.rows == 1 and part < len(pieces) - 1:
                        draft.end_with(GOES_ON)
                if len(pieces) > 1 or item.alone:
                    end_row()
        end_row()
        return tuple(rows)

    def _gap(self, item: Item, before: Item) -> int:
        """Return the number of blanks between two items, at least two after a mark word.

        Otherwise the word would look like a part of the next item.
        """
        return max(item.gap, 2) if before.marked and self.mark_word is not None else item.gap

    def _item_words(self, item: Item) -> list[_Word]:
        words = self._words(item.runs)
        if item.marked and self.mark_word is not None:
            words += self._words((Run(self.mark_word),))
        elif item.marked and words:
            words[0] = self._marked(words[0])
        return words

    def _marked(self, word: _Word) -> _Word:
        """Add dots 7 and 8 to the first word of an item, which then cannot be broken."""
        cells = word.cells[: self._unmarked] + _marked(word.cells[self._unmarked :])
        return _Word(cells, (cells,))

    def _words(self, runs: Sequence[Run]) -> list[_Word]:
        """Split runs at their spaces; runs without a space between them stay together."""
        words: list[list[tuple[str, bool]]] = [[]]
        for run in runs:
            for number, text in enumerate(run.text.split(" ")):
                if number and words[-1]:
                    words.append([])
                if text:
                    words[-1].append((text, run.is_code))
        made: list[_Word] = []
        sign = ""
        for pieces in filter(None, words):
            word = self._word(pieces)
            signed = f"{sign}{BLANK}{word.cells}"
            if sign and len(signed) <= self.columns:
                # A number stays with its plus or minus sign.
                made[-1] = _Word(signed, (signed,))
            else:
                made.append(word)
            sign = word.cells if pieces in _SIGNS else ""
        return made

    def _word(self, texts: Sequence[tuple[str, bool]]) -> _Word:
        cells = "".join(self._piece(text, is_code) for text, is_code in texts)
        (text, is_code), *others = texts
        pieces: tuple[str, ...] = (cells,)
        if is_code and not others and _GROUPS.fullmatch(text):
            pieces = tuple(self._piece(group, is_code) for group in _GROUP.findall(text))
        return _Word(cells, pieces)

    def _piece(self, text: str, is_code: bool) -> str:
        if is_code or _PLACE.fullmatch(text):
            return _cells(text, self.table, is_code)
        return _cells(text, self.texts, is_code)


class _Draft:
    """A row that is filled from the left."""

    def __init__(self, columns: int) -> None:
        self._columns = columns
        self._cells = ""
        self._slots: list[Slot] = []

    @property
    def filled(self) -> int:
        return len(self._cells)

    def put(self, begin: int, cells: str, item: int, part: int, *, last: bool) -> None:
        self._cells = self._cells.ljust(begin, BLANK) + cells
        end = len(self._cells)
        # The blank after an item still belongs to it: a finger is wider than a cell.
        self._slots.append(Slot(begin, end, end + 1, item, part, last))

    def give_all(self) -> None:
        self._slots[-1] = msgspec.structs.replace(self._slots[-1], reach=self._columns)

    def end_with(self, sign: str) -> None:
        """Add a sign at the end, after a blank if there is room for both."""
        if len(self._cells) + 1 < self._columns:
            self._cells += BLANK
        if len(self._cells) < self._columns:
            self._cells += sign

    def row(self) -> CellRow:
        return CellRow(self._cells.ljust(self._columns, BLANK), tuple(self._slots))


@lru_cache(maxsize=4096)
def _cells(text: str, table: BrailleTable, is_code: bool) -> str:
    """Return the cells of a word; cached, because most words are laid out again at every key."""
    return (code_cells if is_code else text_cells)(text, table).cells


def _marked(cells: str) -> str:
    return "".join(chr(ord(cell) | MARK) for cell in cells)


def _text(words: Sequence[_Word]) -> str:
    return BLANK.join(word.cells for word in words)


def _length(words: Sequence[_Word]) -> int:
    return len(_text(words))


def _wrapped(words: Sequence[_Word], width: int) -> list[str]:
    """Break words into rows of a width, at spaces, and inside a word that is too long."""
    rows = [""]
    for word in words:
        behind = f"{rows[-1]}{BLANK}{word.cells}" if rows[-1] else word.cells
        if len(behind) <= width:
            rows[-1] = behind
            continue
        if rows[-1]:
            rows.append("")
        for piece in [word.cells] if len(word.cells) <= width else _pieces(word, width):
            if len(rows[-1]) + len(piece) > width:
                rows.append("")
            rows[-1] += piece
    return rows


def _pieces(word: _Word, width: int) -> Iterator[str]:
    """Break a word that is longer than a row, between its pieces if these fit."""
    for piece in word.pieces:
        yield from (piece[at : at + width] for at in range(0, len(piece), width))
