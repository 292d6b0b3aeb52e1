"""Texts that nobody means, translated by tables in a process that ends where one never would.

`python -m tests.braille.strange_texts COUNT TABLE...` writes each text before it translates it.
One that takes longer than `LIMIT` ends the process, so it is the last one written.
"""

import random
import signal
import sys
from collections.abc import Iterator
from string import ascii_lowercase, digits

from splendor_access.braille import liblouis
from splendor_access.braille.cells import cells_text, text_cells
from splendor_access.braille.tables import BrailleTable, table

LIMIT = 1.0
"""Seconds of computing for one text; most take a five-thousandth of that."""

FOUND = (
    *("a (b@c", "to (ana@b.c) or '1@d'", "1 !@", "\ta \v?@ ?@", "a \uff1f\uff20"),
    *("siehe -b.st", "Boden -Fl.st", "o Ì.bs", "8 :.ni", "x ·.an", "g ?.kr", "l ./'/vks -.lr"),
)
"""Texts from which liblouis 3.24 did not come back with a German table."""

OFTEN = ".,-!?'(/:@"
"""Signs that people write before words, in them and behind them."""

LATIN = "".join(map(chr, range(0x21, 0x180))) + "‘’“”–—…€"


def texts(chosen: BrailleTable, count: int) -> Iterator[str]:
    """Yield texts of three short words each, of the letters and signs that a table knows."""
    dice = random.Random(f"{chosen.name} 2")
    known = [sign for sign in LATIN if liblouis.knows(chosen.paths(), sign)]
    letters = [sign for sign in known if sign.isalpha()]
    signs = [sign for sign in known if not sign.isalnum()]

    def part() -> str:
        kind = dice.randrange(10)
        if kind < 4:
            return "".join(dice.choice(ascii_lowercase) for _ in range(dice.randint(1, 3)))
        return dice.choice(OFTEN if kind < 8 else dice.choice((signs, letters, digits)))

    for _ in range(count):
        yield " ".join("".join(part() for _ in range(dice.randint(1, 5))) for _ in range(3))


def main() -> None:
    """Translate texts, and their cells back."""
    count, *names = sys.argv[1:]
    for chosen in map(table, names):
        for text in (*FOUND, *texts(chosen, int(count))):
            sys.stdout.write(f"{chosen.name}: {text!r}\n")
            sys.stdout.flush()
            signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT)
            cells_text(text_cells(text, chosen).cells, chosen)


if __name__ == "__main__":
    main()
