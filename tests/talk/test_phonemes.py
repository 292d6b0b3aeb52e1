"""Printed English as a synthesiser says it: no line sounds like another one.

Screen readers read what is printed. espeak-ng is what Orca speaks with, and NVDA if asked to.
"""

import re
import shutil
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from tests.tiers import tries

FOLDER = Path(__file__).parents[1] / "transcripts"
MARK = "xylophone", "zˈaɪləfˌəʊn"
"""A word that no line has, between two lines, and how it sounds."""

ARTICLE = "ɐ"
LETTERS = {"ˌeɪ", "ˈeɪ", "bˈiː", "sˈiː", "ˈeɪtʃ", "ˈɛn"}
COLOURS = {"blˈuː", "ɡɹˈiːn", "ɡˈəʊld", "ɹˈɛd", "blˈak", "wˈaɪt"}
NUMBERS = {"wˈɒn", "wˈʌn", "tˈuː", "θɹˈiː", "fˈɔː", "fɔː", "fˈɔːɹ", "fɔːɹ", "fˈaɪv", "sˈɪks"}
NUMBERS |= {"sˈɛvən", "ˈeɪt", "nˈaɪn", "tˈɛn"}
"""Sounds of numbers, those of other words among them: for sounds like four."""


def said(lines: list[str]) -> list[list[list[str]]]:
    """Return what espeak-ng makes of lines: for each its clauses, and of these the words."""
    assert shutil.which("espeak-ng"), "the tests need espeak-ng; .ci/setup test installs it"
    done = subprocess.run(
        ["espeak-ng", "-q", "--ipa", "-v", "en-gb", "--stdin"],
        input="".join(f"{line}\n\n{MARK[0]}.\n\n" for line in lines),
        capture_output=True,
        text=True,
        check=True,
    )
    parts = done.stdout.split(MARK[1])
    assert len(parts) == len(lines) + 1
    return [[clause.split() for clause in part.split("\n")] for part in parts[:-1]]


def misheard(lines: list[str]) -> Iterator[tuple[str, str]]:
    """Yield each line that can be taken for something else, with why."""
    for line, clauses in zip(lines, said(lines), strict=True):
        articles = len(
            re.findall(r"(?i)(?<!deck )(?<!row )(?<!rows )(?<!level )(?<!levels )\ba\b", line)
        )
        if sum(clause.count(ARTICLE) for clause in clauses) > articles:
            yield line, "a letter a is an article"
        for clause in clauses:
            for first, second in pairwise(clause):
                if first in NUMBERS and second in NUMBERS:
                    yield line, "two numbers follow each other"
            for first, second, third in zip(clause, clause[1:], clause[2:], strict=False):
                if first in LETTERS and second in NUMBERS and third in COLOURS:
                    yield line, "a place is a count of gems"


def printed() -> list[str]:
    """Return the lines of the transcripts, without codes, cells and what is typed."""
    files = [file for file in FOLDER.glob("*.txt") if file.stem != "codes_and_cells"]
    lines = {
        line
        for file in [*files, FOLDER / "languages" / "en.txt"]
        for line in file.read_text(encoding="utf-8").splitlines()
    }
    return sorted(
        line
        for line in lines
        if not re.search(
            r"^[\w ]+>|[\u2800-\u28ff]|\b[abc]?\d[segrod]\b|\d\.\d|splendor-record", line
        )
    )


MISHEARD = (
    "a1 red, for 2 red 2 white.",
    "Bea bought red from b2 for 4 black.",
    "Your 1 gold is 2 too few.",
    "n1 to n5 for nobles",
    "c2 red, 4 points.",
    "n1 3 points, asks for 4 blue.",
    "Left in deck a 36, b 26, c 16.",
    "Deck a has no cards left.",
    "2 unseen cards of levels a and c.",
)
"""Lines that were printed once."""


def test_no_line_of_a_game_is_misheard() -> None:
    lines = printed()[:: tries(9, 1)]
    assert len(lines) > tries(77, 700)
    assert [*misheard(lines)] == []


def test_what_was_misheard_would_be_found() -> None:
    assert {line for line, _why in misheard([*MISHEARD])} == {*MISHEARD}
