"""Names that people choose: the ones that are welcome, and those that would deceive the ear."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from splendor_access.online.protocol import refusals
from splendor_access.table.names import name_problem, tidy_name
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.vocabulary import Vocabulary

ROWS = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))


@cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(Locale(language))


def otherwise(row: dict[str, Any], language: str) -> str | None:
    """Return how a row comes out, if that is not what it says."""
    beside = row.get("beside", [])
    name = row["name"]
    problem = name_problem(name, beside, vocabulary(language))
    if (problem is None) != (row["verdict"] == "welcome"):
        return f"{language} {row['name']!a} {row['why']}: {problem and problem.name}"
    kept = row.get("becomes", tidy_name(name))
    if problem is None and tidy_name(name) != kept:
        return f"{language} {name!a} becomes {tidy_name(name)!a}"
    wanted = row.get("proposal", "")
    if problem and problem.name == "name-word" and wanted not in ("", "O K."):
        offered = problem.args["proposal"]
        return None if offered == wanted else f"{language} {name!a} is offered {offered!a}"
    return None


def test_names_come_out_as_their_rows_say() -> None:
    found = []
    for row in ROWS:
        spoken = languages() if row["language"] == "any" else [row["language"]]
        found += [said for said in (otherwise(row, each) for each in spoken) if said][:1]
    assert not found, "\n".join(found)


def test_every_refusal_of_a_name_can_be_told_to_a_guest() -> None:
    for row in ROWS:
        problem = name_problem(row["name"], row.get("beside", []), vocabulary("en"))
        if problem:
            why, facts = refusals.reason(problem)
            assert refusals.explain(why, facts) == problem
