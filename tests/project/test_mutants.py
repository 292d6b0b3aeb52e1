"""What `make mutants` puts into the program, and where it looks for a test that fails."""

import ast
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.copies import ROOT
from tests.mutants.__main__ import Copy
from tests.mutants.aims import SHOWN_BY, aims, near
from tests.mutants.changes import changes, sources
from tests.mutants.equivalents import EQUIVALENTS
from tests.tiers import soak_only, tries


def test_each_fault_is_another_program() -> None:
    tried = [
        change for file in ("game/rules.py", "talk/parsing/parser.py") for change in changes(file)
    ]
    assert len(tried) > 200
    assert all(change.before != change.after for change in tried)
    for change in tried[:: tries(10, 1)]:
        ast.parse(change.source)
    assert {"game", "talk", "speech", "commands"} <= {file.partition("/")[0] for file in sources()}


def test_what_changes_nothing_is_still_there() -> None:
    for each in EQUIVALENTS:
        found = {(c.file, c.text, c.before, c.after) for c in changes(each.file)}
        assert each[:4] in found, each
        assert each.reason.endswith(".")


def test_what_changes_nothing_by_its_form_is_not_tried() -> None:
    """Such as the other comparison in `a - b if a > b else 0`."""
    for file, before in (
        ("game/reach.py", "d > x"),
        ("bots/normal.py", "lack > most"),
        ("labels/verification/grouping.py", "super().__init__(dot)"),
        ("speech/speaker.py", "monotonic() - begun < limit"),
    ):
        tried = changes(file)
        assert tried
        assert before in tried[0].source
        assert before not in {change.before for change in tried}


class Told(Copy):
    """A copy in which each run of a test is told: its exit code, and its seconds."""

    def __init__(self, *runs: tuple[int | None, int]) -> None:
        self._runs = [*runs]

    def _run(self, tests: list[str], ignored: Sequence[str] = ()) -> tuple[int | None, str]:
        code, lasted = self._runs.pop(0)
        return code, f"{lasted}.25s call     {tests[0]}\n0.01s setup    {tests[0]}\n{ignored}"


@pytest.mark.parametrize(
    ("faulty", "whole", "noticed"),
    [
        ((1, 2), (0, 2), True),
        ((0, 2), (0, 2), False),
        ((1, 2), (1, 2), False),
        ((1, 120), (0, 50), False),  # both wait for a busy machine
        ((1, 120), (0, 10), True),
        ((None, 0), (0, 2), False),
    ],
)
def test_a_fault_is_noticed_where_it_alone_makes_the_difference(
    faulty: tuple[int | None, int], whole: tuple[int, int], noticed: bool, tmp_path: Path
) -> None:
    file = tmp_path / "file.py"
    assert Told(faulty, whole)._notices("tests/test_file.py::test", file, b"", b"#") == noticed
    assert file.read_bytes() == b"#"


@soak_only
def test_every_file_has_tests_that_must_notice() -> None:
    assert all((ROOT / place).exists() for places in SHOWN_BY.values() for place in places)
    assert not [file for file in sources() if not any(aims(file)) and changes(file)]
    assert aims("game/rules.py")[0] == ["tests/game/test_rules.py"]


def test_the_nearest_tests_are_those_of_the_file_or_else_of_its_room() -> None:
    assert near("game/rules.py") == aims("game/rules.py")[:3]
    assert near("bots/_habits.py")[0] == aims("bots/_habits.py")[3]
    assert "tests/labels/test_places.py" in near("labels/options/options.py")[2]


def test_no_fault_is_shown_to_tests_that_need_windows() -> None:
    aimed = [path for group in aims("speech/screen_readers.py") for path in group]
    assert "tests/speech/test_screen_readers.py" in aimed
    assert not [path for path in aimed if path.startswith("tests/windows/")]
