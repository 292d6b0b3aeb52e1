"""Strength is measured with the opponents that people meet."""

import pytest

from splendor_access.bots import expert
from tests.tiers import tries
from training import lookahead
from training.strength import Played


def test_the_compiled_bots_decide_as_those_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here they run as Python; `make strength` does the same compiled, with all worlds."""
    monkeypatch.setattr(expert, "WORLDS", dict.fromkeys((2, 3, 4), tries(1, 3)))
    monkeypatch.setattr(expert, "MOVES", tries(2, 4))
    assert lookahead.check(range(tries(1, 3)), every=tries(15, 6)) >= 8


def test_an_interval_is_that_of_a_mean() -> None:
    mean, half = Played("hard", "normal", 2, "1" * 75 + "0" * 25).interval()
    assert mean == 75
    assert half == pytest.approx(1.96 * (0.75 * 0.25 / 99) ** 0.5 * 100)
    assert Played("hard", "normal", 3, "1203").interval()[0] == pytest.approx(100 * 11 / 6 / 4)
