"""Nets are fitted to what came of positions, with the colours of the game permuted."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from splendor_access.bots._features import (
    BEST_SUMS,
    BLOCK,
    CARD_SUMS,
    MARK,
    add_card,
    feature_count,
    fill_owned,
    fill_shared,
)
from splendor_access.bots._value import UNIT, Weights
from splendor_access.game.cards import COLOURS
from tests.tiers import soak_only
from training import __main__ as recipe
from training import fit, play
from training.rules import COSTS

CARDS_AT = BLOCK - BEST_SUMS - CARD_SUMS
TURNED = [3, 0, 4, 1, 2]
"""Colours permuted: at each place, the one that comes there."""


def with_colours(numbers: list[int], turned: list[int]) -> list[int]:
    """Return six counts, and what follows them, with the five colours permuted."""
    found = [*numbers]
    for place, other in zip(COLOURS, turned, strict=True):
        found[place] = numbers[COLOURS[other]]
    return found


def features(own: list[int], costs: list[list[int]]) -> list[int]:
    """Return the features of a table of two with a bank and one seat that could buy cards."""
    out = [0] * feature_count(2)
    fill_owned(out, 0, own, 15)
    for i, cost in enumerate(costs):
        add_card(out, CARDS_AT, own, cost, i == 0, [0] * MARK)
    fill_shared(out, 2 * BLOCK, own[:6], ending=False)
    return out


def test_colours_change_places_in_all_features() -> None:
    own = [1, 0, 2, 3, 0, 2, 4, 1, 0, 0, 2, 3, 7, 12, -1, -1]
    costs = COSTS[[12, 40, 77, 85]].tolist()
    order = fit.permuted(2, TURNED)
    mine = [*with_colours(own[:6], TURNED), *with_colours(own[6:12], TURNED), *own[12:]]
    other = features(mine, [with_colours(cost, TURNED) for cost in costs])
    before = np.array(features(own, costs))
    assert before[order].tolist() == other != before.tolist()


def test_a_goal_is_the_result_mixed_with_later_thoughts() -> None:
    who = np.array([0, 1, 0, 1, 0, 0], np.int8)
    game = np.array([0, 0, 0, 0, 1, 1], np.int32)
    result = np.array([1, 0, 1, 0, 0, 0], np.float32)
    thought = np.array([0.5, 0.4, 0.7, 0.2, 0.6, 0.3], np.float32)
    found = fit.goals(who, game, result, thought, 0.75)
    assert found.tolist() == pytest.approx([0.75 + 0.25 * 0.7, 0.25 * 0.2, 1, 0, 0.25 * 0.3, 0])


def test_a_fitted_net_foresees_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "BATCH", 64)
    chance = np.random.default_rng(3)
    numbers = np.zeros((2000, feature_count(2)), np.int16)
    numbers[:, 0] = chance.integers(0, 16, len(numbers))
    result = (numbers[:, 0] > 8).astype(np.float32)
    before, scale = fit.fresh(2, 1), fit.factors(2)
    after = fit.fit(before, numbers, result, 2, 6, 1)
    lost = [fit.loss(fit.thoughts(net, numbers, scale), result) for net in (before, after)]
    assert lost[1] < 0.75 * lost[0]


def test_a_net_is_written_in_whole_numbers() -> None:
    inner, outer = fit.fresh(3, 1)
    lines = fit.written((inner, outer), fit.factors(3))
    net = msgspec.json.decode(lines, type=Weights)
    assert net.inner[0][0] == round(float(inner[0, 0]) / 10 * UNIT)
    assert net.outer[-1] == round(float(outer[-1]) * UNIT)
    assert lines.count(b"\n") == feature_count(3) + 1


@soak_only
def test_the_recipe_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time another file was being written; it comes to what comes of no stop."""
    # Four games are broken off. The first of each round is held out, and the others give batches.
    for module, name, number in ((recipe, "PORTION", 2), (play, "TURNS", 8), (fit, "BATCH", 4)):
        monkeypatch.setattr(module, name, number)

    def trained(folder: Path) -> bytes:
        monkeypatch.setattr(recipe, "VALUES", folder)
        recipe.train(2, (2, 2), 1, folder)
        return (folder / "2.json").read_bytes()

    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    for folder in (whole, stopped):
        folder.mkdir()
    savez, writing = np.savez, 0

    def stopping(file: Path, *arrays: Any) -> None:
        """Write whole files, one more each time, and then half of one."""
        nonlocal writing
        savez(file, *arrays)
        writing -= 1
        if not writing:
            file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
            raise KeyboardInterrupt

    once = trained(whole)
    assert once != fit.written(fit.fresh(2, 1), fit.factors(2))
    with monkeypatch.context() as patch:
        patch.setattr(np, "savez", stopping)
        for file in range(4):
            assert len([*stopped.glob("*.npz")]) == file  # with the half
            writing = 1 + (file > 0)
            with pytest.raises(KeyboardInterrupt):
                trained(stopped)
    first = (stopped / "2.json").read_bytes()
    assert first not in (once, fit.written(fit.fresh(2, 1), fit.factors(2)))
    assert trained(stopped) == once
    # It stopped between the net and what is written of it.
    (stopped / "2.json").unlink()
    assert trained(stopped) == once
