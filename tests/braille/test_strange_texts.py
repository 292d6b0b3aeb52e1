"""liblouis comes back from every text, and ordinary ones are contracted as ever."""

import random
import subprocess
import sys
import time
from itertools import product

import pytest

from splendor_access.braille import liblouis
from splendor_access.braille.cells import text_cells
from splendor_access.braille.tables import OFFERED, BrailleTable, own_tables, table
from tests.braille.strange_texts import FOUND
from tests.cases import every
from tests.tiers import SOAK, tries

ALL = [each.name for each in (*OFFERED, *own_tables())]

ORDINARY = (
    *("don't stop", "Jean-Pierre", "l'or", "rock 'n' roll", "O'Neil's", "(Anna-Lena)", '"hello"'),
    *(
        "z.B. und u.s.w.",
        "3.5 and 10:30",
        "(1.5p) a=6.2,",
        "1,000",
        "and/or",
        "AT&T",
        "-er",
        "b2:",
        "?a",
        "100 %",
    ),
    *("Was nun?", "Halt!", "qu'est-ce que c'est", "Zoë", "Straße", "œuvre", "wait...", "[you]"),
    *("c4s 3s3o6d", "you> take ser", "the people said: go on; stop - now"),
)
"""What people write."""


@pytest.fixture(autouse=True)
def one_process() -> None:
    """Let liblouis have its process, which comes back from every text."""


@pytest.mark.parametrize("names", [[name] for name in ALL] if SOAK else [ALL], ids=len)
def test_no_text_keeps_liblouis_for_ever(names: list[str]) -> None:
    count, seed = tries(6, 12_000), str(random.randrange(10**6) if SOAK else 2)
    made = subprocess.run(
        [sys.executable, "-m", "tests.braille.strange_texts", seed, str(count), *names],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = made.stdout.splitlines()
    assert made.returncode == 0, (f"seed {seed}", lines[-1:], made.stderr)
    assert len(lines) == len(names) * (len(FOUND) + count)


@every("name", ALL)
def test_what_people_write_is_translated_as_it_stands(name: str) -> None:
    chosen = table(name)
    for text in ORDINARY:
        if all(liblouis.knows(chosen.paths(), sign) for sign in text if sign != " "):
            whole = liblouis.translate(chosen.paths(), text)
            made = text_cells(text, chosen)
            assert (made.cells, [*made.to_text], [*made.to_cell]) == whole, text


@every("name", ALL)
def test_the_signs_of_another_word_go_apart(name: str) -> None:
    chosen = table(name)
    for before, sign, end in product(("", "a ", "St. "), "-!?(/", ("", " b", ", und")):
        made = text_cells(f"{before}{sign}b.st{end}", chosen)
        apart = "".join(text_cells(each, chosen).cells for each in (sign, "b", ".", "st"))
        assert made.cells.startswith(apart, made.to_cell[len(before)])
        assert text_cells(before.rstrip(), chosen).cells == made.cells[
            : made.to_cell[len(before)]
        ].rstrip("\u2800")


def test_a_long_line_is_not_looked_at_for_long() -> None:
    chosen: BrailleTable = table("de-g0")
    begun = time.process_time()
    for sign in "-a":
        text_cells(f"{sign * 20_000}@x", chosen)
    assert time.process_time() - begun < 2
