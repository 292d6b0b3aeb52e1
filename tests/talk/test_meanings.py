"""Each meaning is understood in at least three wordings in every language.

The files of `tests/talk/meanings` have a line for each meaning: the command line, and wordings
parted by |. `{card}`, `{colour}` and `{level}` stand for what is filled in, the colours in the form
that the head of the file has. A meaning that one language lacks is named.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from splendor_access.talk.locale import languages
from splendor_access.talk.parsing.commands import Parsed, Which
from tests.talk.test_corpus import meaning, plain
from tests.tiers import tries

FOLDER = Path(__file__).parent / "meanings"
CARDS = ("a2", "b3", "c1", "a1", "a3", "a4", "b1", "b2", "b4", "c2", "c3", "c4")
LEVELS = ("b", "c", "a")
WORDINGS = 3
"""The fewest wordings of a meaning."""


MEANINGS = 300
"""The fewest meanings with all that can be filled in."""


class Wordings(msgspec.Struct, frozen=True):
    """A meaning as a command line, and lines that must have it."""

    meant: str
    lines: tuple[str, ...]


@cache
def templates(language: str) -> tuple[tuple[str, ...], tuple[Wordings, ...]]:
    """Return the words for colours of a file, and its templates."""
    lines = (FOLDER / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    head, *rows = (line for line in lines if line and not line.startswith("#"))
    colours = tuple(head.removeprefix("colour: ").split(", "))
    parted = (row.partition(" = ") for row in rows)
    found = tuple(Wordings(meant, tuple(said.split(" | "))) for meant, _sign, said in parted)
    return colours, found


def wordings(language: str, *, most: int = tries(1, 99)) -> Iterator[Wordings]:
    """Yield each meaning with what can be filled in; in make test with the first of each."""
    colours, rows = templates(language)
    for row in rows:
        whole = " ".join((row.meant, *row.lines))
        fillings = [("", "")]
        for slot, values in (("{card}", CARDS), ("{colour}", colours), ("{level}", LEVELS)):
            if slot in whole:
                fillings = [(slot, value) for value in values[:most]]
        for slot, value in fillings:
            filled = (text.replace(slot, value) if slot else text for text in row.lines)
            yield Wordings(row.meant.replace(slot, value) if slot else row.meant, tuple(filled))


def means(language: str, line: str, wanted: Parsed) -> bool:
    """Return whether a line has a meaning, or asks whether it has it."""
    found = meaning(language, "act", line)
    if isinstance(found, Which) and not isinstance(wanted, Which):
        return plain(language, wanted) in [plain(language, each) for _text, each in found.options]
    return plain(language, found) == plain(language, wanted)


def lacking(language: str) -> list[str]:
    """Return the lines that do not have their meaning, each with it."""
    return [
        f"{line} = {each.meant}"
        for each in wordings(language)
        for line in each.lines
        if not means(language, line, meaning(language, "act", each.meant))
    ]


def test_every_language_has_the_same_meanings() -> None:
    """They are compared as what they do, for each language describes cards in its own words."""
    kinds = {
        language: [each.meant.split()[0] for each in templates(language)[1]]
        for language in languages()
    }
    assert all(found == kinds["en"] for found in kinds.values()), kinds
    assert all(
        len(each.lines) >= WORDINGS for language in languages() for each in templates(language)[1]
    )


@pytest.mark.parametrize("language", languages())
def test_a_language_has_three_hundred_meanings(language: str) -> None:
    assert len([*wordings(language, most=99)]) >= MEANINGS


@pytest.mark.parametrize("language", languages())
def test_no_language_lacks_a_meaning(language: str) -> None:
    assert lacking(language) == []
