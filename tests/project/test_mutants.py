"""What `make mutants` puts into the program, and where it looks for a test that fails."""

import ast

from tests.copies import ROOT
from tests.mutants.aims import SHOWN_BY, aims
from tests.mutants.changes import changes, sources
from tests.mutants.equivalents import EQUIVALENTS
from tests.tiers import tries


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
        ("labels/verification/grid.py", "super().__init__(dot)"),
    ):
        tried = changes(file)
        assert tried
        assert before in tried[0].source
        assert before not in {change.before for change in tried}


def test_every_file_has_tests_that_must_notice() -> None:
    assert all((ROOT / place).exists() for places in SHOWN_BY.values() for place in places)
    assert not [file for file in sources() if not any(aims(file)) and changes(file)]
    assert aims("game/rules.py")[0] == ["tests/game/test_rules.py"]
