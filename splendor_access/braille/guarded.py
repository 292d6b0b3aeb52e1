"""Translation that always comes back, and cells made beforehand where liblouis cannot be.

Codes, plain words and the program's own are translated here with the offered tables, which a search
has proved to come back from them. For other texts, for cells that somebody has typed, and for
tables from elsewhere liblouis runs in a process of its own. Where that gives no answer, the text
is translated letter by letter with an uncontracted table.

On a page in a browser there is no liblouis: what it made beforehand takes its place (`recorded`).

They are those of all codes, and of the words that the program itself writes on paper. A text of
other words has none. The file is made with the page (tests/release/page/cells.py).
"""

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import accumulate, pairwise
from pathlib import Path
from typing import TypeVar

import msgspec

from splendor_access.braille import liblouis, process
from splendor_access.braille.tables import (
    BrailleTable,
    BrailleUnavailable,
    NoBraille,
    default_table,
    is_offered,
    table_for_codes,
)
from splendor_access.talk.locale import FOLDER

LETTERS = r"[^\W_]++"
"""A word of letters and digits, for a regular expression."""

_PLAIN = re.compile(rf"(?:{LETTERS}|[\u2800-\u28ff]++)++[.,:;!?]*+")
_SIGN = re.compile(rf"{LETTERS}|[\u2800-\u28ff]++|.", re.DOTALL)

Translated = tuple[str, list[int], list[int]]
"""Cells, the character of each cell, and the first cell of each character."""

_Made = TypeVar("_Made")


def to_cells(table: BrailleTable, text: str, *, is_code: bool = False) -> Translated:
    """Translate a text or code whose characters a table knows. Raises BrailleUnavailable."""
    if all_records():
        record = record_of(table.name)
        return _joined(record.spelled_code(text) if is_code else record.spelled_text(text))
    if is_offered(table) and (is_code or _is_proved(text, table.language)):
        return liblouis.translate(_paths(table), text)
    return _guarded(liblouis.translate, table, text, _letter_by_letter)


def has_character(table: BrailleTable, character: str) -> bool:
    """Return whether a table has cells for a character. Raises BrailleUnavailable."""
    if all_records():
        record = record_of(table.name)
        return any(character in known for known in (record.signs, record.ends, record.known))
    if is_offered(table):
        return liblouis.knows(_paths(table), character)
    return _guarded(liblouis.knows, table, character, lambda _character, _plain: False)


def to_text(table: BrailleTable, cells: str, *, is_code: bool = False) -> str:
    r"""Return the text or code of cells, with `\dots/` for a cell without meaning.

    Raises BrailleUnavailable.
    """
    if all_records():
        return record_of(table.name).read(cells)
    if is_code and is_offered(table):
        return liblouis.back_translate(_paths(table), cells)
    return _guarded(liblouis.back_translate, table, cells, _cell_by_cell)


def _joined(spelled: Sequence[str]) -> Translated:
    """Return a translation from the cells of each character."""
    characters = [at for at, made in enumerate(spelled) for _cell in made]
    firsts = [*accumulate(map(len, spelled), initial=0)][:-1]
    return "".join(spelled), characters, firsts


def signs(text: str) -> list[str]:
    """Return the words of letters and the single signs of a text."""
    return _SIGN.findall(text)


def _guarded(
    function: Callable[[Sequence[str], str], _Made],
    table: BrailleTable,
    text: str,
    otherwise: Callable[[str, BrailleTable], _Made],
) -> _Made:
    try:
        return process.call(function, _paths(table), text)
    except process.NoAnswer:
        return otherwise(text, _uncontracted(table))


def _letter_by_letter(text: str, table: BrailleTable) -> Translated:
    paths = _paths(table)
    cells, characters, firsts = "", [], []
    for at, sign in enumerate(text):
        known = sign if liblouis.knows(paths, sign) else " " if sign.isspace() else "?"
        made, _, _ = liblouis.translate(paths, known)
        firsts.append(len(cells))
        characters += [at] * len(made)
        cells += made
    return cells, characters, firsts


def _cell_by_cell(cells: str, table: BrailleTable) -> str:
    return "".join(liblouis.back_translate(_paths(table), cell) for cell in cells)


def _uncontracted(table: BrailleTable) -> BrailleTable:
    """Return a table that has been proved, as similar as possible."""
    if is_offered(table):
        return table_for_codes(table)
    return default_table(table.language, "display" if table.kind == "computer" else "paper")


def _is_proved(text: str, language: str) -> bool:
    """Return whether a text is a single sign, or only words that are plain or the program's own."""
    return len(text) == 1 or all(
        _PLAIN.fullmatch(word) or word in own_words(language) for word in text.split()
    )


@cache
def own_words(language: str) -> frozenset[str]:
    """Return the words that the program says in a language, with the signs at their ends."""
    written = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    return frozenset(re.split(r"[\s{}=]+", written))


@lru_cache
def _paths(table: BrailleTable) -> tuple[str, ...]:
    return table.paths()


FILE = Path(__file__).with_name("recorded.json")

BETWEEN = " "
"""What stands between the cells of two characters of a word."""


class TableRecord(msgspec.Struct, frozen=True):
    """What was recorded of a table.

    `signs` has the cells of each character of codes; `after` those of the second of two characters,
    where the first one changes them; `ends` those of signs at the end of a number or code. `words`
    has the cells of each character of a word; `known` are all characters of theirs.
    """

    signs: dict[str, str]
    after: dict[str, str]
    ends: dict[str, str] = {}
    words: dict[str, str] = {}
    known: str = ""

    def spelled_code(self, code: str) -> list[str]:
        """Return the cells of each character of a code. Raises BrailleUnavailable."""
        if not set(code) <= self.signs.keys():
            raise BrailleUnavailable(NoBraille.ONLY_CODES)
        return [
            self.after.get(before + sign, self.signs[sign])
            for before, sign in pairwise(["", *code])
        ]

    def spelled_text(self, text: str) -> list[str]:
        """Return the cells of each character of a text. Raises BrailleUnavailable."""
        first, *others = map(self._word, text.split(" "))
        return [*first, *(cells for word in others for cells in ("\u2800", *word))]

    def _word(self, word: str) -> list[str]:
        if word in self.words:
            return self.words[word].split(BETWEEN)
        if any(map(str.isdecimal, word)) and word[-1] in self.ends:
            return [*self.spelled_code(word[:-1]), self.ends[word[-1]]]
        if len(word) < 2 or any(map(str.isdecimal, word)):
            return self.spelled_code(word)
        raise BrailleUnavailable(NoBraille.ONLY_CODES)

    def read(self, cells: str) -> str:
        r"""Return the code of cells, with `\dots/` for a cell without meaning."""
        text = ""
        while cells:
            before = text[-1:]
            fitting = [
                (made, sign)
                for sign, alone in self.signs.items()
                for made in [self.after.get(before + sign, alone)]
                if made and cells.startswith(made)
            ]
            made, sign = max(fitting, default=(cells[0], ""), key=lambda each: len(each[0]))
            text += sign or _dots(made)
            cells = cells[len(made) :]
        return text


def _dots(cell: str) -> str:
    numbers = "".join(str(dot + 1) for dot in range(8) if ord(cell) >> dot & 1)
    return rf"\{numbers or 0}/"


@cache
def all_records() -> dict[str, TableRecord]:
    """Return what was recorded, by the names of tables; nothing where liblouis is asked itself."""
    if not FILE.is_file():
        return {}
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, TableRecord])


def record_of(name: str) -> TableRecord:
    """Return what was recorded of a table. Raises BrailleUnavailable."""
    try:
        return all_records()[name]
    except KeyError as error:
        raise BrailleUnavailable(NoBraille.ONLY_CODES) from error
