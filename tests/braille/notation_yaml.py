"""Write the YAML tests of the project's own tables: python -m tests.braille.notation_yaml.

The cells come from the rules of the two braille codes, not from liblouis, which is what the YAML
tests: a digit in UEB is a letter a to j behind a number sign, and a letter a to j straight after
a number needs the grade 1 indicator (Rules of Unified English Braille, 6.5).
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
NUMBER_SIGN, GRADE_1, BLANK = "⠼⠰⠀"

CODES = (*map(card_code, CARDS), *map(noble_code, NOBLES))
"""All 90 cards and 10 tiles."""


def ueb(code: str) -> str:
    """Write a code in uncontracted Unified English Braille."""
    cells = ""
    for number, letter in re.findall(r"(\d*)([a-z ]?)", code):
        if number:
            cells += NUMBER_SIGN + "".join(UPPER_CELLS[digit] for digit in number)
        if number and "a" <= letter <= "j":
            cells += GRADE_1
        cells += LETTERS.get(letter, BLANK) if letter else ""
    return cells


def computer(code: str) -> str:
    """Write a code in U.S. computer braille, where a digit is a lowered cell."""
    return "".join({**LETTERS, **LOWER_CELLS, " ": BLANK}[character] for character in code)


TABLES: dict[str, Callable[[str], str]] = {
    "en-splendor-comp8": computer,
    "en-splendor-ueb": ueb,
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
