"""Strength is measured with the opponents that people meet, and told as it was measured."""

import re
from pathlib import Path

import msgspec
import pytest

from splendor_access.bots import LADDER, expert
from tests.tiers import SOAK, sampled, soak_only, tries
from training import lookahead
from training.strength import MATCHES, OUTCOMES, SLOW, Match, Played, play

ROOT = Path(__file__).parents[2]
FOUND = msgspec.json.decode(OUTCOMES.read_bytes(), type=list[Played])
QUICK = [match for match in MATCHES if match.better not in SLOW]


@soak_only
def test_the_compiled_bots_decide_as_those_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here they run as Python; `make strength` does the same compiled, with all worlds."""
    monkeypatch.setattr(expert, "WORLDS", dict.fromkeys((2, 3, 4), tries(1, 2)))
    monkeypatch.setattr(expert, "MOVES", tries(2, 3))
    assert lookahead.check(range(tries(1, 2)), every=tries(15, 12)) >= 8


def test_all_matches_were_played() -> None:
    played = [Match(f.better, f.other, f.players, len(f.ends)) for f in FOUND]
    assert played == MATCHES


@sampled(3)
@pytest.mark.parametrize("match", MATCHES if SOAK else QUICK, ids=str)
def test_what_was_measured_comes_out_again(match: Match) -> None:
    """Where this fails, the opponents play otherwise now: `make strength` measures them again."""
    ends = next(
        found.ends
        for found in FOUND
        if (found.better, found.other, found.players) == (match.better, match.other, match.players)
    )
    games = range(
        {"fairly-hard": tries(1, 4), "hard": tries(1, 4), **dict.fromkeys(SLOW, tries(1, 2))}.get(
            match.better, tries(1, 12)
        )
    )
    assert [str(play(match, game)) for game in games] == [ends[game] for game in games]


def test_an_interval_is_that_of_a_mean() -> None:
    mean, half = Played("hard", "normal", 2, "1" * 75 + "0" * 25).interval()
    assert mean == 75
    assert half == pytest.approx(1.96 * (0.75 * 0.25 / 99) ** 0.5 * 100)
    assert Played("hard", "normal", 3, "1203").interval()[0] == pytest.approx(100 * 11 / 6 / 4)


@pytest.mark.parametrize("lang", ["en", "de", "fr", "nl"])
def test_players_are_told_what_was_measured(lang: str) -> None:
    text = (ROOT / "docs" / ("" if lang == "en" else lang) / "player.md").read_text("utf-8")
    told = re.findall(
        r"^- `([\w-]+)` \w+ `([\w-]+)` ?: (\d+), \w+ (\d+) \w+ (\d+)\.?$", text, re.MULTILINE
    )
    meant = []
    for found in FOUND:
        if found.players == 2 and LADDER.index(found.better) == LADDER.index(found.other) + 1:
            mean, half = found.interval()
            numbers = (mean, mean - half, mean + half)
            meant.append((found.better, found.other, *(str(round(n)) for n in numbers)))
    assert told == meant


def test_the_recipe_has_the_table() -> None:
    text = (ROOT / "training" / "README.md").read_text("utf-8")
    assert "\n".join(f"    {found.line()}" for found in FOUND) in text
