"""Whole games on a real BRLTTY, through cells and keys alone."""

import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.braille_display.fingertips import Fingertips, words
from tests.driver import PATIENCE, PROGRAM, environment
from tests.out.json_display import JsonDisplay
from tests.out.virtual_display import Model, VirtualDisplay

Game = tuple[int, Model, str]

GAMES: list[Game] = [
    (columns, model, "en")
    for columns in (12, 20, 40, 80)
    for model in ("VarioUltra", "Orbit")  # with routing keys and without
]
GAMES += [(20, "VarioUltra", "fr"), (20, "Orbit", "nl")]


class Played(NamedTuple):
    """How a game went: what was felt at its end, what was printed and written, and the keys."""

    won: str
    printed: str
    written: str
    code: int
    turns: list[int]


@contextmanager
def program(
    display: VirtualDisplay | JsonDisplay, home: Path, *arguments: str, command: str = "play"
) -> Iterator[subprocess.Popen[str]]:
    """Run the program on a display, without a terminal."""
    env = environment(**display.environment(), SPLENDOR_ACCESS_HOME=str(home))
    with subprocess.Popen(
        [*PROGRAM, command, "--display-only", *arguments],
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def play(columns: int, model: Model, language: str, home: Path) -> Played:
    """Play a game to its end."""
    wishes = ("--quick", "--seed", str(columns), "--lang", language)
    with VirtualDisplay(columns, model) as display, program(display, home, *wishes) as process:
        fingers = Fingertips(display, language)
        fingers.until(lambda text: text.startswith(f"{fingers.words.you} 0p"))
        won = fingers.play()
        fingers.leave()
        printed, _ = process.communicate(timeout=PATIENCE)
        written = (home / "display.log").read_text(encoding="utf-8")
        return Played(won, printed, written, process.returncode, fingers.turns)


def test_whole_games_are_played_by_cells_and_keys(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """All games at once: fingers wait most of the time."""
    with ThreadPoolExecutor(len(GAMES)) as threads:
        games = {
            game: threads.submit(play, *game, tmp_path_factory.mktemp("game")) for game in GAMES
        }
    for game, played in games.items():
        check(game, played.result())


def check(game: Game, played: Played) -> None:
    """Hold the end of a game against what the program wrote."""
    assert (played.code, played.printed) == (0, ""), game
    *_, language = game
    assert played.won.startswith(words(language).won), game
    locale = Locale(language)
    assert any(
        locale.text(say(name, points=points, **who)) in played.written
        for name, who in (("won-me", {}), ("won", {"name": "Ada"}))
        for points in range(15, 30)
    ), game
    assert len(played.turns) > 10, game
    assert median(played.turns) < 10, game
