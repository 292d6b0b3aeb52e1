"""Names that people choose: the ones that are welcome, and those that would deceive the ear."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from splendor_access.table.setup import name_problem
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.vocabulary import Vocabulary

ROWS = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))

KNOWN = 406
"""So many rows come out otherwise today."""


@cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(Locale(language))


def otherwise(row: dict[str, Any], language: str) -> str | None:
    """Return how a row comes out, if that is not what it says."""
    beside = row.get("beside", [])
    name = row["name"].strip()
    problem = name_problem(name, beside, vocabulary(language))
    if (problem is None) != (row["verdict"] == "welcome"):
        return f"{language} {row['name']!a} {row['why']}: {problem and problem.name}"
    return None


def test_names_come_out_as_their_rows_say() -> None:
    found = []
    for row in ROWS:
        spoken = languages() if row["language"] == "any" else [row["language"]]
        found += [said for said in (otherwise(row, each) for each in spoken) if said][:1]
    assert len(found) == KNOWN, "\n".join(found)
