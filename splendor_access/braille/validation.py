"""Validation of braille tables for the codes of the notation."""

from collections.abc import Iterator
from enum import StrEnum
from string import ascii_lowercase

import msgspec

from splendor_access.braille.cells import BLANK, cells_code, code_cells, text_cells
from splendor_access.braille.tables import BrailleTable
from splendor_access.game.cards import CARDS, NOBLES, ORDER
from splendor_access.game.notation import PRINTED, Writing, card_code, noble_code

DIGITS = "0123456789"
LETTERS = ascii_lowercase + DIGITS
ORDERS = (ORDER, PRINTED)


class Wrong(StrEnum):
    """The kinds of faults of a code in a table."""

    SAME_CELLS = "same-cells"
    LETTER_SIGN = "letter-sign"
    READ_BACK = "read-back"


class Fault(msgspec.Struct, frozen=True):
    """One code that a table gets wrong.

    `found` is the other code with the same cells (SAME_CELLS), the cells (LETTER_SIGN), or the
    back-translated text (READ_BACK).
    """

    wrong: Wrong
    code: str
    found: str


class Validation(msgspec.Struct, frozen=True):
    """The result of a validation.

    `longest` is the length of the longest card, in cells; `free_dots` are those of dots 7 and 8
    that no code uses, and that can therefore be marks.
    """

    longest: int
    free_dots: tuple[int, ...]
    faults: tuple[Fault, ...]

    @property
    def six_dots(self) -> bool:
        """Whether dots 1 to 6 are enough for the codes, as on paper."""
        return self.free_dots == (7, 8)

    @property
    def passed(self) -> bool:
        """Whether the table can be used for codes."""
        return not self.faults


def validate(table: BrailleTable) -> Validation:
    """Translate all 90 cards and 10 tiles, both ways and in both orders of the gems.

    The cells of a code must be unique, translate back exactly, and have a letter sign wherever a
    letter after a number would otherwise be a digit. Raises BrailleUnavailable.
    """
    cards = [_cells(card_code(card, Writing(order)), table) for order in ORDERS for card in CARDS]
    tiles = [_cells(noble_code(tile, Writing(order)), table) for order in ORDERS for tile in NOBLES]
    # Some codes are the same in both orders.
    cells_of = dict([*cards, *tiles])
    faults = (
        *_same_cells(cells_of),
        *_letter_signs(table),
        *_read_back(cells_of, table),
    )
    used = {dot for cells in cells_of.values() for dot in (7, 8) if _has(cells, dot)}
    free = tuple(dot for dot in (7, 8) if dot not in used)
    return Validation(max(len(cells) for _, cells in cards), free, faults)


def lacking_letters(table: BrailleTable) -> list[str]:
    """Return the letters and digits without unique cells in a table for sentences.

    Raises BrailleUnavailable.
    """
    cells_of = {letter: text_cells(letter, table).cells for letter in LETTERS}
    every = [*cells_of.values()]
    return [c for c, cells in cells_of.items() if not cells.strip(BLANK) or every.count(cells) > 1]


def _cells(code: str, table: BrailleTable) -> tuple[str, str]:
    return code, code_cells(code, table).cells


def _has(cells: str, dot: int) -> bool:
    return any(ord(cell) >> (dot - 1) & 1 for cell in cells)


def _same_cells(cells_of: dict[str, str]) -> Iterator[Fault]:
    first: dict[str, str] = {}
    for code, cells in cells_of.items():
        if first.setdefault(cells, code) != code:
            yield Fault(Wrong.SAME_CELLS, code, first[cells])


def _letter_signs(table: BrailleTable) -> Iterator[Fault]:
    """Find letters right after a digit whose cell could be another digit."""
    digit_cells = {digit: code_cells(f"1{digit}", table).cells[-1] for digit in DIGITS}
    for letter in ORDER:
        letter_cell = code_cells(letter, table).cells[-1]
        if letter_cell not in digit_cells.values():
            continue
        for digit, cell in digit_cells.items():
            code, cells = _cells(f"{digit}{letter}", table)
            if cells.endswith(cell + letter_cell):
                yield Fault(Wrong.LETTER_SIGN, code, cells)


def _read_back(cells_of: dict[str, str], table: BrailleTable) -> Iterator[Fault]:
    for code, cells in cells_of.items():
        text = cells_code(cells, table)
        if text != code:
            yield Fault(Wrong.READ_BACK, code, text)
