"""Slow files of tests are tried in turn: none is left out for ever, and none that has changed."""

import subprocess
import sys
from collections import Counter

import pytest

from tests import in_turn
from tests.driver import ROOT
from tests.in_turn import TESTS, TURNS, is_left_out, rooms, slow_files
from tests.tiers import soak_only


def _tried(monkeypatch: pytest.MonkeyPatch, turn: int, changed: str = "") -> set[str]:
    monkeypatch.setenv("TEST_TURN", str(turn))
    monkeypatch.setenv("TEST_CHANGED", changed)
    return {each for each in slow_files() if not is_left_out(each)}


def test_slow_files_are_there() -> None:
    assert [each for each in sorted(slow_files()) if not (TESTS / each).is_file()] == []


def test_each_slow_file_is_tried_in_one_of_the_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = Counter(each for turn in range(TURNS) for each in _tried(monkeypatch, turn))
    assert tried == Counter([*slow_files()])
    most = max(len(_tried(monkeypatch, turn)) for turn in range(TURNS))
    assert most <= len(slow_files()) / TURNS + 1


def test_quick_files_are_always_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any(_tried(monkeypatch, turn) == set() for turn in range(TURNS))
    assert not is_left_out("project/test_in_turn.py")


def test_without_a_turn_all_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TEST_TURN", raising=False)
    assert in_turn.told() == []
    assert not any(map(is_left_out, slow_files()))


def test_what_has_changed_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = [
        "splendor_access/labels/marks.py",
        "splendor_access/__init__.py",
        "tests/online/test_page.py",
        "README.md",
    ]
    assert {*rooms(changed)} == {"labels", "__init__.py", "online/test_page.py"}
    always = {each for each in slow_files() if each.startswith("labels/")}
    assert always | {"online/test_page.py"} <= _tried(
        monkeypatch, 0, "labels online/test_page.py"
    ) & _tried(monkeypatch, 1, "labels online/test_page.py")


@soak_only
def test_a_run_of_all_files_leaves_out_the_others_turns() -> None:
    def collected(*words: str) -> set[str]:
        call = [sys.executable, "-m", "pytest", "--collect-only", "-q", *words]
        done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True)
        found = (line.partition("::")[0] for line in done.stdout.splitlines() if "::" in line)
        return {each.removeprefix("tests/") for each in found}

    some, everything = collected("--in-turn"), collected()
    assert everything - slow_files().keys() <= some < everything
    (one,) = [each for each in sorted(slow_files().keys() - some) if "labels/formats" in each][:1]
    assert collected("--in-turn", f"tests/{one}") == {one}
