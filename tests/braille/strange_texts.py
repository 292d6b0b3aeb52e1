"""Texts that nobody means, translated by tables in a process that ends where one never would.

`python -m tests.braille.strange_texts SEED COUNT TABLE...` writes each text before it translates
it. One that takes longer than `LIMIT` ends the process, so it is the last one written.
"""

import random
import signal
import sys
from collections.abc import Iterator, Sequence
from string import ascii_lowercase, digits

from splendor_access.braille import guarded, liblouis, process
from splendor_access.braille.cells import BLANK, cells_code, cells_text, text_cells
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


def texts(chosen: BrailleTable, seed: str, count: int) -> Iterator[str]:
    """Yield texts of up to three words, of the letters and signs that a table knows.

    Some words are of any signs, some as people write them, and some are the program's own.
    """
    dice = random.Random(f"{chosen.name} {seed}")
    known = [sign for sign in LATIN if liblouis.knows(chosen.paths(), sign)]
    letters = [sign for sign in known if sign.isalpha()]
    signs = [sign for sign in known if not sign.isalnum()]
    said = sorted(guarded.own_words(chosen.language))

    def word(alphabet: Sequence[str], most: int) -> str:
        return "".join(dice.choice(alphabet) for _ in range(dice.randint(1, most)))

    def part() -> str:
        kind = dice.randrange(10)
        if kind < 4:
            return word(ascii_lowercase, 3)
        return dice.choice(OFTEN if kind < 8 else dice.choice((signs, letters, digits)))

    def strange() -> str:
        return "".join(part() for _ in range(dice.randint(1, 5)))

    def ordinary() -> str:
        alphabet = dice.choice((ascii_lowercase, letters, digits))
        words = [word(alphabet, 4) for _ in range(dice.randint(1, 3))]
        ends = [word(each, 2) if dice.randrange(2) else "" for each in ("([\"'-?", ")]\"'.,:;!?%-")]
        return dice.choice(",:;='/+&-.").join(words).join(ends)

    for _ in range(count):
        kinds = (strange, ordinary, lambda: word(letters, 6), lambda: dice.choice(said))
        yield " ".join(dice.choice(kinds)() for _ in range(dice.randint(1, 3)))


def main() -> None:
    """Translate texts, and their cells and others back, all in this process."""
    seed, count, *names = sys.argv[1:]
    process.call = lambda function, paths, text: function(paths, text)
    for chosen in map(table, names):
        for text in (*FOUND, *texts(chosen, seed, int(count))):
            sys.stdout.write(f"{chosen.name}: {text!r}\n")
            sys.stdout.flush()
            signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT)
            cells_text(text_cells(text, chosen).cells, chosen)
            cells_code("".join(chr(ord(BLANK) + ord(sign) % 256) for sign in text), chosen)


if __name__ == "__main__":
    main()
