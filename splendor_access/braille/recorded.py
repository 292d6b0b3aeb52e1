"""Cells that liblouis made beforehand, for a place where it cannot be: a page in a browser.

They are those of all codes, and of the words that the program itself writes on paper. A text of
other words has none. The file is made with the page (tests/release/page/cells.py).
"""

from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec

from splendor_access.braille.tables import BrailleUnavailable, NoBraille

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
