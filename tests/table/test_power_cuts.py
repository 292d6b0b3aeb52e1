"""A loss of power at each moment of a game, as strace saw it written: nothing told is lost."""

import os
import random
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from splendor_access.saved_games.restore import FoundGame, find, reopen, unfinished
from splendor_access.table.saves import folder
from tests.driver import PROGRAM, environment, run
from tests.table.announced import Undisturbed, undisturbed
from tests.table.disk import STRACE, Disk
from tests.table.old_format import format_1
from tests.tiers import drawn, sampled, tries

APART = tries(23, 1)
"""In `make test` power is cut at few of the moments."""

WORLDS = tries(1, 3)
"""So many disks that lost some of what was not synced are tried at each moment."""

HOME = "SPLENDOR_ACCESS_HOME"


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the program write below a folder that stands for a disk."""
    root = tmp_path / "disk"
    root.mkdir()
    monkeypatch.setenv(HOME, str(root / "home"))
    return root


def traced(root: Path, *arguments: str, typed: list[str]) -> Iterator[Disk]:
    """Run the program, and yield the disk at each moment of what it did."""
    before = Disk(root)
    log = root.parent / "trace"
    done = subprocess.run(
        [*STRACE, "-o", str(log), *PROGRAM, *arguments],
        input="".join(f"{line}\n" for line in typed).encode(),
        capture_output=True,
        env=environment(),
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    for _ in before.moments(log.read_text(encoding="ascii")):
        yield before
    assert before.said == done.stdout


def cut(
    disk: Disk, root: Path, world: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> Iterator[None]:
    """Lay out disks as a loss of power may leave this one, and let the program find each."""
    chances = [random.Random(f"{seed}/{i}") for i in range(WORLDS)]
    for keep, chance in ((True, None), (False, None), *((False, each) for each in chances)):
        shutil.rmtree(world, ignore_errors=True)
        disk.after_power_cut(world, chance, keep=keep)
        monkeypatch.setenv(HOME, str(world / "home"))
        yield
    monkeypatch.setenv(HOME, str(root / "home"))


def goes_on(game: Undisturbed, announced: int, *, damaged: bool = False) -> int:
    """Go on with the game played last, of which all that was told must be there.

    Return how many of its rows there are.
    """
    found = next(unfinished(), None)
    if found is None:
        assert not announced
        return 0
    assert isinstance(found, FoundGame), found
    rows = [row.text for row in found.contents.rows]
    assert rows == game.rows[: len(rows)]
    assert len(rows) >= announced
    assert damaged or not found.damaged
    table = reopen(found)
    assert table.save
    table.save.close()
    again = find(table.save.name)
    assert not again.damaged
    assert again.contents.rows == found.contents.rows
    return len(rows)


def begun(game: Undisturbed, moves: int) -> int:
    """Play so many moves of the person, and return how many rows are saved."""
    assert run(*game.arguments, typed="".join(f"{t}\n" for t in game.typed[:moves])).code == 0
    return len(find("1").contents.rows)


def _play(game: Undisturbed) -> tuple[tuple[str, ...], int, int]:
    """Begin a game."""
    return game.arguments, 0, 0


def _resume(game: Undisturbed) -> tuple[tuple[str, ...], int, int]:
    """Go on with a game."""
    return ("resume",), begun(game, 3), 3


def _convert(game: Undisturbed) -> tuple[tuple[str, ...], int, int]:
    """Go on with a game of format 1, a kill of which left a log."""
    begun(game, 3)
    laid = find("1").table
    rows = [row.text for row in find("1").contents.rows]
    shutil.rmtree(folder())
    format_1(laid, rows)
    return ("resume",), len(rows), 3


def _salvage(game: Undisturbed) -> tuple[tuple[str, ...], int, int]:
    """Go on with a damaged game, in which nothing is missing."""
    rows = begun(game, 3)
    path = folder() / "1.sqlite"
    content = path.read_bytes()
    digest = find("1").contents.digest.encode()
    assert digest in content
    path.write_bytes(content.replace(digest, b"0" * len(digest)))
    assert find("1").damaged
    return ("resume",), rows, 3


MOVES = tries(3, 10)


def is_kept(games: Path) -> bool:
    """Say whether there is a whole game of format 1, under its own name or aside."""
    return any(version(path) == 1 for path in games.iterdir() if path.suffix != ".tally")


def version(path: Path) -> int:
    """Return the format of a save that is a sound file of sqlite, or 0."""
    try:
        with closing(sqlite3.connect(path)) as game:
            sound = game.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            number = int(game.execute("PRAGMA user_version").fetchone()[0])
            return number if sound else 0
    except sqlite3.DatabaseError:
        return 0


@sampled(2)
@drawn(2)
@pytest.mark.parametrize("begin", [_play, _resume, _convert, _salvage], ids=lambda f: f.__name__)
def test_a_power_cut_loses_nothing_that_was_told(
    begin: Callable[[Undisturbed], tuple[tuple[str, ...], int, int]],
    disk: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = undisturbed(6)
    arguments, saved, typed = begin(game)
    world = tmp_path / "world"
    found: set[int] = set()
    numbers = count()
    for moment in traced(disk, *arguments, typed=game.typed[typed : typed + MOVES]):
        number = next(numbers)
        if number % APART:
            continue
        announced = saved + game.announced(moment.said.decode(), saved)
        for _ in cut(moment, disk, world, monkeypatch, number):
            found.add(goes_on(game, announced, damaged=begin is _salvage))
            assert begin is not _convert or is_kept(folder())
    # The moments were those of a game that was played.
    assert max(found) >= saved + MOVES
    assert next(numbers) > 20
    assert os.environ[HOME] == str(disk / "home")
