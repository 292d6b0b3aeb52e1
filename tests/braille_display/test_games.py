"""Whole games through cells and keys alone, on a real BRLTTY and on displays of JSON lines."""

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.braille_display.fingertips import (
    Fingertips,
    OnBrltty,
    OnLines,
    Reached,
    Turn,
)
from tests.braille_display.json_display import JsonDisplay
from tests.braille_display.mind import words
from tests.braille_display.virtual_display import Model, VirtualDisplay
from tests.driver import Piped
from tests.tiers import SOAK

Game = tuple[int, Model, str]

GAMES: list[Game] = [
    (columns, model, "en")
    for columns in (12, 20, 40, 80)
    for model in ("VarioUltra", "Orbit")  # with routing keys and without
]
GAMES += [(20, "VarioUltra", "fr"), (20, "Orbit", "nl")]

ON_LINES = GAMES if SOAK else GAMES[:1]


class Played(NamedTuple):
    """The result of a game: the final text, the output, the record, and the keys."""

    won: str
    printed: str
    written: str
    code: int
    turns: list[Turn]


@contextmanager
def program(
    display: VirtualDisplay | JsonDisplay,
    home: Path,
    *arguments: str,
    command: str = "play",
    env: Mapping[str, str] = {},
) -> Iterator[Piped]:
    """Run the program on a display, without a terminal and without input."""
    env = {**display.environment(), "SPLENDOR_ACCESS_HOME": str(home), **env}
    with Piped(command, "--display-only", *arguments, env=env) as game:
        assert game.process.stdin
        game.process.stdin.close()
        yield game


def play(reached: Reached, game: Piped, home: Path, language: str) -> Played:
    """Play a game to its end."""
    fingers = Fingertips(reached, language)
    fingers.until(lambda text: text.startswith(f"{fingers.words.you} 0p"))
    won = fingers.play()
    fingers.leave(game)
    printed, code = game.rest(), game.end()
    written = (home / "display.log").read_text(encoding="utf-8")
    return Played(won, printed, written, code, fingers.turns)


def options(columns: int, language: str) -> tuple[str, ...]:
    return ("--quick", "--seed", str(columns), "--lang", language)


def play_on_brltty(columns: int, model: Model, language: str, home: Path) -> Played:
    with (
        VirtualDisplay(columns, model) as display,
        program(display, home, *options(columns, language)) as game,
    ):
        return play(OnBrltty(display), game, home, language)


if SOAK:  # turns on BRLTTY are played by many other tests

    def test_whole_games_on_brltty(tmp_path_factory: pytest.TempPathFactory) -> None:
        """All games at once: fingers wait most of the time."""
        with ThreadPoolExecutor(len(GAMES)) as threads:
            games = {
                game: threads.submit(play_on_brltty, *game, tmp_path_factory.mktemp("game"))
                for game in GAMES
            }
        for game, played in games.items():
            check(game, played.result())


@pytest.mark.parametrize("game", ON_LINES, ids=str)
def test_a_whole_game_on_a_display_of_lines(game: Game, tmp_path: Path) -> None:
    columns, model, language = game
    routing = model != "Orbit"
    with (
        JsonDisplay(columns) as display,
        program(display, tmp_path, *options(columns, language)) as running,
    ):
        display.connect(routing=routing)
        check(game, play(OnLines(display, routing=routing), running, tmp_path, language))


def check(game: Game, played: Played) -> None:
    """Compare the end of a game with the program's output."""
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
    assert median(turn.reading + turn.doing for turn in played.turns) <= 10, game
