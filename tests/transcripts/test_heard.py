"""Choosing a move takes fewer lines with the questions than without, and as the guide says."""

import re
from pathlib import Path
from statistics import median

from tests.transcripts.heard import POSITIONS, figures, recorded

GUIDE = (Path(__file__).parents[2] / "docs" / "player.md").read_text(encoding="utf-8")


def test_positions_are_turns_in_the_middle_of_games() -> None:
    positions = recorded()
    assert len(positions) == POSITIONS
    for each in positions:
        assert each.now.phase == "act"
        assert each.then.to_act != each.now.to_act
        assert each.now.seats[each.now.to_act].cards
    assert {len(each.now.seats) for each in positions} == {2, 3, 4}


def test_the_questions_take_fewer_lines_in_every_position() -> None:
    found = figures()
    for much in ("all", "sparing"):
        without, with_ = found[f"without, {much}"], found[f"with, {much}"]
        for before, after in zip(without.lines, with_.lines, strict=True):
            assert after < before
        assert median(with_.words) < median(without.words)


def test_the_figures_in_the_guide_are_those_of_now() -> None:
    found = figures()
    told = re.search(r"at the median ([\d.]+)\s+lines.*?took ([\d.]+)\.", GUIDE, re.DOTALL)
    assert told
    medians = (median(found[f"{way}, sparing"].lines) for way in ("with", "without"))
    assert told.groups() == tuple(f"{each:g}" for each in medians)
