"""docs/json.md names exactly the fields of the answers."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from splendor_access.saved_games.statistics import Statistics
from splendor_access.talk import questions
from splendor_access.talk.facts import ANSWERS
from splendor_access.talk.question import load_question

TEXT = (Path(__file__).parents[2] / "docs" / "json.md").read_text(encoding="utf-8")
STATISTICS = TEXT.partition("\n## The statistics of your games\n")[2].partition("\n## ")[0]
SECTIONS = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL))


def fields(kind: inspect.Type, prefix: str = "") -> Iterator[str]:
    """Yield the fields of a type, with dots for nested ones."""
    match kind:
        case inspect.StructType():
            for field in kind.fields:
                yield prefix + field.encode_name
                yield from fields(field.type, f"{prefix}{field.encode_name}.")
        case inspect.ListType() | inspect.VarTupleType():
            yield from fields(kind.item_type, prefix)
        case inspect.UnionType():
            for each in kind.types:
                yield from fields(each, prefix)


NAMES = sorted([*questions.names(), *ANSWERS])


def answer_of(name: str) -> Any:
    # Every module of a question has an Answer.
    return ANSWERS.get(name) or load_question(name).Answer  # type: ignore[attr-defined]


def named(section: str) -> list[str]:
    return re.findall(r"^- `([\w.]+)`:", section, re.MULTILINE)


def test_every_question_has_a_section() -> None:
    assert sorted(SECTIONS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_each_field_is_told_and_no_other(name: str) -> None:
    answer = answer_of(name)
    assert named(SECTIONS[name]) == [*fields(inspect.type_info(answer))]


def test_each_field_of_the_statistics_is_told_and_no_other() -> None:
    assert named(STATISTICS) == [*fields(inspect.type_info(Statistics))]


@pytest.mark.parametrize("name", NAMES)
def test_each_answer_has_a_schema(name: str) -> None:
    answer = answer_of(name)
    schema = msgspec.json.schema(answer)
    assert schema["$defs"][answer.__name__]["type"] == "object"
