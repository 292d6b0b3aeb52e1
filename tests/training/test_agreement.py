"""The trainer plays the game that the program plays, and learns from what a seat may see."""

import math
from itertools import chain
from pathlib import Path

import numpy as np
import pytest

from splendor_access.bots import _value
from splendor_access.bots._features import UNKNOWN, feature_count, feature_scales
from splendor_access.bots._value import UNIT, Judge, weights, win_chance
from splendor_access.game.actions import Revealed
from splendor_access.game.cards import Hidden
from splendor_access.game.rules import apply
from tests.tiers import sampled, tries
from training import play, rules
from training.agreement import check, positions
from training.compiling import COMPILED


def test_the_rules_that_are_compiled_are_the_rules_of_the_game() -> None:
    """Here they run as Python; `python -m training` does the same compiled before it trains."""
    assert check(tries(1000, 20_000)) > 3


@pytest.mark.skipif(COMPILED, reason="compiled rules cannot be changed from outside")
def test_a_rule_that_differs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "ASKED", rules.ASKED + 1)
    with pytest.raises(AssertionError):
        check(3000)


@sampled(2)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_learned_is_what_is_played(players: int) -> None:
    """The package adds up only what changes; here all numbers of each position are weighed."""
    size = feature_count(players)
    net = weights(players)
    assert [len(net.inner), len(net.outer)] == [size + 1, play.UNITS + 1]
    assert len(feature_scales(players)) == size
    ones, units = np.ones(size, np.float32), np.zeros(play.UNITS, np.float32)
    x, own, lying = np.zeros(size, np.float32), np.zeros(16, np.int64), np.zeros(17, np.int64)
    room = (units, units, ones, x, units, own, lying, units, np.zeros(1, np.int64))
    judge, judged, blind = Judge(players), 0, 0
    games = chain(positions(players + 1), positions(players + 4))
    for i, (state, array) in enumerate(games):
        if i % tries(16, 1) or state.phase == "over" or state.awaiting is not None:
            continue
        for me in range(players):
            play.look(array, me, room)
            numbers = [*map(int, x), 1]
            assert numbers[:-1] == x.tolist()
            view = state.view(me)
            logit = judge.logit(view, me)
            sums = [
                sum(n * row[j] for n, row in zip(numbers, net.inner, strict=True))
                for j in range(play.UNITS)
            ]
            out = [UNIT * math.tanh(n / UNIT) for n in sums]
            exact = sum(a * b for a, b in zip(out, net.outer, strict=False)) + UNIT * net.outer[-1]
            assert abs(exact - logit) < 0.05 * _value.LOGIT
            blind += view != state
            judged += 1
    assert blind > 0


def test_a_card_that_is_turned_over_is_unknown_to_both() -> None:
    for state, array in positions(0):
        if state.awaiting is not None:
            after, _events = apply(state, Revealed(Hidden(state.awaiting.level)))
            mine = array.copy()
            rules.reveal(mine, UNKNOWN + rules.awaited_level(mine))
            assert mine[rules.DECKS : rules.DECKS + 3].tolist() == [*after.decks]
            return
    pytest.fail("no card was turned over")


def test_tables_are_the_same_on_every_machine() -> None:
    """No entry is so near to the middle of two whole numbers that the last digit decides."""
    for i in range(-1024, 1025):
        assert abs(abs(UNIT * math.tanh(i * _value.STEP / UNIT)) % 1 - 0.5) > 1e-9 or not i
    for i in range(-256, 257):
        assert abs(10_000 / (1 + math.exp(-i / 32)) % 1 - 0.5) > 1e-9


def test_chances_grow_with_logits() -> None:
    chances = [win_chance(n * _value.LOGIT // 4) for n in range(-40, 41)]
    assert chances == sorted(chances)
    assert chances[40] == 5000
    assert [chances[0], chances[-1]] == [3, 9997]


def test_the_weights_are_small() -> None:
    folder = Path(_value.__file__).parent / "values"
    assert sum(file.stat().st_size for file in folder.iterdir()) < 400_000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sums_of_units_fit_their_lanes(players: int) -> None:
    """No feature of a game comes near to 1000."""
    for unit in zip(*weights(players).inner, strict=True):
        assert 1000 * sum(map(abs, unit)) < 2 ** (_value._LANE - 1)
