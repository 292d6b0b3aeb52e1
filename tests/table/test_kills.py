"""A game killed at random moments: what was told is on the disk, and goes on as it would have."""

import random
import time

import pytest

from splendor_access.saved_games.restore import find
from splendor_access.table.saves import save_names
from tests.driver import PROGRAM, AtTerminal, Piped, run, run_python, sentence
from tests.table.announced import undisturbed
from tests.tiers import tries

KILLS = tries(8, 300)


class Game:
    """A whole game in processes that are killed, one after another."""

    def __init__(self, seed: int) -> None:
        self.whole = undisturbed(seed)
        self.rows, self.typed = self.whole.rows, self.whole.typed

    def play(self, name: str | None, chance: random.Random) -> tuple[str, bool]:
        """Play on in a process that is killed; return the game's name and whether it is over."""
        saved, before = self._saved(name), save_names()
        mine = [row for seat, row in zip(_seats(name), self.rows, strict=False) if seat == 0]
        arguments = ("resume", name) if name else self.whole.arguments
        with Piped(*arguments) as process:
            if chance.random() < 0.7:
                process.until("\n")
            process.type(*self.typed[len(mine) :])
            # Mostly in the middle of what comes, and now and then before or after all of it.
            time.sleep(chance.choice([0.0, 0.01, 0.05, 0.2, 0.6]) * chance.random())
            process.process.kill()
            process.rest()
        # A new game may have been killed before it had a file.
        name = name or next((each for each in save_names() if each not in before), None)
        if name is None:
            assert not self.whole.announced(process.said)
            return "", False
        after = self._saved(name)
        assert after >= saved + self.whole.announced(process.said, saved)
        over = after == len(self.rows)
        assert over or sentence("game-over") not in process.said
        return name, over

    def _saved(self, name: str | None) -> int:
        """Return how many rows are saved; each is as it would have been, payments too."""
        if name is None:
            return 0
        found = find(name)
        assert not found.damaged
        rows = [row.text for row in found.contents.rows if row.text != "ended"]
        assert rows == self.rows[: len(rows)]
        return len(rows)


def _seats(name: str | None) -> list[int | None]:
    return [row.seat for row in find(name).contents.rows] if name else []


def test_kills_lose_nothing_that_was_told() -> None:
    chance = random.Random(14)
    seed, kills, finished, name = 0, 0, 0, None
    game = Game(seed)
    while kills < KILLS:
        name, over = game.play(name, chance)
        name = name or None
        kills += 1
        if over:
            assert name
            # Its end was told, or is told now.
            last = run("resume")
            assert last.code == 0 or last.lines[0] == sentence("resume-none")
            assert (sentence("game-over") in last.lines) == (last.code == 0)
            assert run("resume").lines[0] == sentence("resume-none")
            seed, finished, name = seed + 1, finished + 1, None
            game = Game(seed)
    assert finished or KILLS < 100


END_NOT_TOLD = """
import os, sys
from splendor_access.commands import _cli as cli
from splendor_access.session.news import News
told = News.take
def take(news, answers):
    if news._table.over:
        os._exit(9)
    return told(news, answers)
News.take = take
sys.exit(cli.main())
"""


@pytest.fixture
def not_told() -> list[str]:
    """Leave a game that was killed between its last move and what was to be said of it."""
    arguments, _rows, typed, _told = undisturbed(5)
    killed = run_python("-c", END_NOT_TOLD, *arguments, typed="".join(f"{t}\n" for t in typed))
    assert killed.code == 9
    assert sentence("game-over") not in killed.lines
    whole = run(*arguments, typed="".join(f"{t}\n" for t in typed)).lines
    return whole[whole.index(sentence("game-over")) :]


def test_an_end_that_was_not_told_is_told(not_told: list[str]) -> None:
    done = run("resume", "1")
    assert (done.code, done.err) == (0, "")
    assert done.lines[0] == sentence("resumed-end")
    assert done.lines[1:] == not_told
    assert run("resume").lines[0] == sentence("resume-none")
    assert run("resume", "1").lines == not_told


def test_play_offers_an_end_that_was_not_told(not_told: list[str]) -> None:
    with AtTerminal("play", columns=200, program=PROGRAM) as game:
        game.shows("yes or no>")
        assert sentence("setup-resume-end") in game.lines
        game.press("yes\r", "over>")
        assert not_told[0] in game.lines
        game.press("undo\r", "yes or no>")
        game.press("yes\r", "you>")
        assert game.lines[-1] == "you>"


def test_an_end_that_was_taken_back_is_no_end() -> None:
    arguments, _rows, typed, _told = undisturbed(5)
    run(*arguments, typed="".join(f"{t}\n" for t in [*typed, "undo"]))
    again = run("resume", typed=f"{typed[-1]}\n")
    assert again.lines[0].startswith("Your game continues")
    assert sentence("game-over") in again.lines
    assert run("resume").lines[0] == sentence("resume-none")
