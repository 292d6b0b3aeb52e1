"""Write the YAML tests of the project's own tables: python -m tests.braille.notation_yaml.

The cells come from the rules of the braille codes, not from liblouis, which is what the YAML tests:

- In UEB, in Dutch and in German a digit is a letter a to j behind a number sign, and a letter a to
  j straight after a number needs a sign before it: the grade 1 indicator (Rules of Unified English
  Braille, 6.5), the "herstelteken" (Braillestandaard voor algemeen gebruik, 2018, 2.11), dot 6 (Das
  System der deutschen Blindenschrift, 2018).
- In French a digit is a cell of its own, behind a sign of dot 6 (Code braille français uniformisé).
- In computer braille a digit is one cell: lowered in the U.S., else a letter with dot 6 added.
"""

import re
from collections.abc import Callable
from pathlib import Path

from splendor_access.game.cards import CARDS, NOBLES
from splendor_access.game.notation import card_code, noble_code

FOLDER = Path(__file__).parents[2] / "braille_tables"

LETTERS = dict(zip("abcdegors", "⠁⠃⠉⠙⠑⠛⠕⠗⠎", strict=True))
UPPER_CELLS = dict(zip("1234567890", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚", strict=True))
LOWER_CELLS = dict(zip("1234567890", "⠂⠆⠒⠲⠢⠖⠶⠦⠔⠴", strict=True))
DOT_6_CELLS = dict(zip("123456789", "⠡⠣⠩⠹⠱⠫⠻⠳⠪", strict=True))
FRENCH_CELLS = {**DOT_6_CELLS, "0": "⠼"}
DUTCH_CELLS = {**DOT_6_CELLS, "0": "⠬"}
NUMBER_SIGN, FRENCH_NUMBER_SIGN, DUTCH_LETTER_SIGN, GRADE_1 = "⠼⠠⠠⠰"
BLANK = "⠀"

CODES = (*map(card_code, CARDS), *map(noble_code, NOBLES))
"""All 90 cards and 10 tiles."""


def upper(code: str, letter_sign: str) -> str:
    """Write a code with digits that are letters behind a number sign."""
    cells = ""
    for number, letter in re.findall(r"(\d*)([a-z ]?)", code):
        if number:
            cells += NUMBER_SIGN + "".join(UPPER_CELLS[digit] for digit in number)
        if number and "a" <= letter <= "j":
            cells += letter_sign
        cells += LETTERS.get(letter, BLANK) if letter else ""
    return cells


def ueb(code: str) -> str:
    """Write a code in uncontracted Unified English Braille."""
    return upper(code, GRADE_1)


def dutch(code: str) -> str:
    """Write a code in Dutch braille, or in German, which is the same."""
    return upper(code, DUTCH_LETTER_SIGN)


def french(code: str) -> str:
    """Write a code in uncontracted French braille."""
    return signs(re.sub(r"(\d+)", rf"{FRENCH_NUMBER_SIGN}\1", code), FRENCH_CELLS)


def lowered(code: str) -> str:
    """Write a code in U.S. computer braille."""
    return signs(code, LOWER_CELLS)


def french_computer(code: str) -> str:
    """Write a code in French computer braille."""
    return signs(code, FRENCH_CELLS)


def dutch_computer(code: str) -> str:
    """Write a code in Dutch computer braille, or in German, which is the same."""
    return signs(code, DUTCH_CELLS)


def signs(code: str, digits: dict[str, str]) -> str:
    """Write a code with one cell a character; cells that are in it already stay."""
    cells = {**LETTERS, **digits, " ": BLANK}
    return "".join(cells.get(character, character) for character in code)


TABLES: dict[str, Callable[[str], str]] = {
    "de-splendor-comp8": dutch_computer,
    "de-splendor-g0": dutch,
    "en-splendor-comp6": lowered,
    "en-splendor-comp8": lowered,
    "en-splendor-ueb": ueb,
    "fr-splendor-comp6": french,
    "fr-splendor-comp8": french_computer,
    "nl-splendor-comp8": dutch_computer,
    "nl-splendor-g0": dutch,
}


def yaml_text(name: str) -> str:
    """Return the YAML test of a table, in the format of lou_checkyaml."""
    lines = [
        f"# Every card and noble tile of Splendor in {name}.ctb, both ways.",
        "# Written by tests/braille/notation_yaml.py. For lou_checkyaml, LOUIS_TABLEPATH",
        "# must name this table's folder and that of liblouis' own tables, a comma between them.",
        "display: unicode.dis",
        f"table: {name}.ctb",
        "flags: {testmode: bothDirections}",
        "tests:",
        *(f"  - [{code}, {TABLES[name](code)}]" for code in CODES),
    ]
    return "\n".join(lines) + "\n"


def yaml_path(name: str) -> Path:
    """Return where the YAML test of a table lies."""
    return FOLDER / "tests" / f"{name}.yaml"


if __name__ == "__main__":
    for table in TABLES:
        yaml_path(table).write_text(yaml_text(table), encoding="utf-8")
