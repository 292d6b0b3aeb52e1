"""The statements of the rulebooks, each with an existing implementation or test."""

import re
import shlex
from pathlib import Path
from typing import NamedTuple

from splendor_access import commands
from splendor_access.talk.locale import Locale
from splendor_access.talk.parsing.commands import COMMANDS
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.cases import every

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "sources.md").read_text(encoding="utf-8")
STATEMENTS = 83
"""The number of statements in the sources."""

TESTS = {
    name
    for file in (ROOT / "tests").rglob("test_*.py")
    for name in re.findall(r"^def (test_\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE)
}


class Statement(NamedTuple):
    """A statement: its number, its words, the letters of its sources, and what honours it."""

    number: int
    words: str
    sources: str
    honoured: list[str]


def statements() -> list[Statement]:
    """Read the numbered items of the page."""
    items = re.split(r"(?m)^(?=\d+\. )", TEXT)[1:]
    found = []
    for item in items:
        whole = " ".join(item.partition("\n## ")[0].split())
        parts = re.fullmatch(r"(\d+)\. (.+) \(([A-Z ]+|all)\) Honoured by (.+)\.", whole)
        assert parts, whole
        number, words, sources, honoured = parts.groups()
        found.append(Statement(int(number), words, sources, re.findall(r"`([^`]+)`", honoured)))
    return found


def test_all_statements_are_there() -> None:
    assert [each.number for each in statements()] == [*range(1, STATEMENTS + 1)]
    words = [each.words for each in statements()]
    assert len(set(words)) == len(words)


@every("statement", statements())
def test_what_honours_a_statement_exists(statement: Statement) -> None:
    assert statement.sources == "all" or set(statement.sources.split()) <= set("BEWXNF")
    assert statement.honoured
    vocabulary = Vocabulary(Locale("en"))
    for name in statement.honoured:
        first, *_ = shlex.split(name)
        exists = (
            name in TESTS
            or (ROOT / name).is_file()
            or vocabulary.command(first) in COMMANDS
            or first in commands.names()
        )
        assert exists, name
