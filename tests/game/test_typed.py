"""That mypy refuses counts of gems that are not six."""

from pathlib import Path

from tests.typing_check import assert_refused

HEAD = """
from splendor_access.game.actions import Buy, Return, Take
from splendor_access.game.cards import Card, as_gems, gems, plus
"""
RIGHT = [
    "Take((1, 1, 0, 1, 0, 0))",
    "Take(gems('ser'))",
    "Return(plus(gems('s'), as_gems(range(6))))",
]
WRONG = {
    "Take((1, 1, 1))": "arg-type",
    "Take(())": "arg-type",
    "Return(tuple([1, 1, 0, 1, 0, 0]))": "arg-type",
    "Buy('a1', (1, 0, 0, 0, 0))": "arg-type",
    "Card('a', 0, 's', (0, 1, 1, 1, 1))": "arg-type",
    "plus(gems('s'), (1, 2))": "arg-type",
}
"""A line for each way to be wrong, and the name of mypy's error."""


def test_mypy_refuses_counts_that_are_not_six(tmp_path: Path) -> None:
    assert_refused(tmp_path, HEAD, RIGHT, WRONG)
