"""One name, one thing: a public class has a name that no other one in the package has."""

import ast
from collections import Counter

from tests.project.test_rooms import sources

REPEATED = {"Answer"}
"""By convention: what each question of `talk/questions` answers with."""


def test_each_class_has_a_name_of_its_own() -> None:
    names = Counter(
        node.name
        for source in sources()
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert {name for name, times in names.items() if times > 1} == REPEATED
