"""Which cases a run tries, and that no test runs for ever."""

import gc
import os
import re
import subprocess
import sys
from random import Random

import pytest

from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import action_text
from tests import tiers
from tests.driver import ROOT, opened, told
from tests.limit import limited

CASES = [f"case {number}" for number in range(20)]


def test_a_sample_has_the_first_and_the_last_case() -> None:
    assert tiers.SOAK or tiers.sample(CASES, 3, "") == ["case 0", "case 10", "case 19"]
    assert CASES[0] in tiers.sample(CASES, 1, "")
    assert tiers.sample(CASES[:2], 5, "") == CASES[:2]


def test_a_soak_draws_more_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiers, "SOAK", True)
    one, other = (tiers.sample(CASES, 3, seed) for seed in "12")
    assert one == tiers.sample(CASES, 3, "1") != other
    assert len(one) == len(other) == 5
    assert {"case 0", "case 10", "case 19"} <= {*one} & {*other}
    assert {*CASES} == {case for seed in range(50) for case in tiers.sample(CASES, 3, f"{seed}")}


def test_a_soak_begins_with_another_seed_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOAK_SEED", "77")
    assert tiers.first_seed() == 77 * tiers.SOAK
    monkeypatch.setattr(tiers, "SOAK", True)
    assert tiers.first_seed() == 77


def test_a_soak_makes_all_of_few_tries_and_a_share_of_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert tiers.SOAK or tiers.tries(2, 1000) == 2
    monkeypatch.setattr(tiers, "SOAK", True)
    assert [tiers.tries(2, soak) for soak in (1, 12, 60, 1000)] == [1, 12, 16, 60]


def test_a_soak_has_all_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tiers.SOAK or tiers.time_limit(240, 3600) == 240
    monkeypatch.setattr(tiers, "SOAK", True)
    assert tiers.time_limit(240, 3600) == 3600


def soak(*asked: str) -> str:
    """Run some tests as in a soak, and return what is printed."""
    outer = ("PYTEST_", "SOAK")  # with the seed of a soak that runs this one
    env = {name: text for name, text in os.environ.items() if not name.startswith(outer)}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *asked],
        env={**env, "SOAK": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_all_processes_of_a_soak_draw_the_same_cases() -> None:
    soak("-n", "2", "tests/labels/formats/test_cells.py")


def test_a_soak_draws_one_of_both_browsers_for_each_test() -> None:
    asked = ("--collect-only", "-m", "quiet", "tests/online/test_orca.py")
    drawn = [
        re.findall(r"::(\w+)\[(?:.*-)?(\w+)\]", soak(f"--hypothesis-seed={seed}", *asked))
        for seed in (1, 2, 3)
    ]
    assert all(len(dict(each)) == len(each) == 4 for each in drawn)
    assert {browser for each in drawn for _test, browser in each} == {"chromium", "firefox"}


def test_a_game_that_never_ends_fails_with_the_line_typed_last() -> None:
    one = opened("human", "human")
    chance = Random(1)

    def play() -> None:
        while True:
            line = action_text(chance.choice(legal_actions(one.table.state)))
            told(one, line, "undo", "yes")

    gc.disable()  # What is raised while it calls back is reported, and lost.
    try:
        with limited(0.2), pytest.raises(pytest.fail.Exception, match=r"typed last: '[a-z]+.*'"):
            play()
    finally:
        gc.enable()
