"""Saves with a changed bit or a lost end: told or harmless, and never another game."""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from splendor_access.game.record import record_text
from splendor_access.saved_games.restore import find, reopen
from splendor_access.settings import system
from splendor_access.table.chain import ENDED
from splendor_access.table.database import SaveError, open_database
from splendor_access.table.saves import folder
from splendor_access.table.table import Table, start_saving
from tests.driver import decision, run, saved_rows, sentence, table
from tests.tiers import sampled, tries

FLIPS = tries(50, 2000)
CUTS = tries(12, 300)


def game(kind: str) -> tuple[Table, dict[str, bytes]]:
    """Return a game and the files of its save: as a kill leaves them, or as leaving does."""
    laid = table("human", "easy", seed=4)
    start_saving(laid)
    while not laid.over and len(laid.moments) < 24:
        laid.act(decision(laid))
    assert laid.save
    if kind == "left":
        laid.save.close()
    files = {path.name: path.read_bytes() for path in folder().iterdir()}
    if kind == "killed":
        laid.save.close()
    assert ("1.sqlite-wal" in files) == (kind == "killed")
    return laid, files


def lay_out(files: dict[str, bytes]) -> None:
    """Leave these files in the folder of games, and an older game, which is number 0."""
    shutil.rmtree(folder())
    folder().mkdir()
    for name, content in files.items():
        (folder() / name).write_bytes(content)


def judge(laid: Table, true: list[str]) -> str:
    """Open what is left of a game; what of it is good is the same game. Return what was said."""
    found = find("1")
    rows = [row.text for row in found.contents.rows]
    assert rows == true[: len(rows)]
    assert found.contents.missing == len(true) - len(rows)
    assert found.table.players == laid.players
    assert found.table.deal.decks == laid.deal.decks
    assert found.table.chance == laid.chance
    if not found.damaged:
        assert rows == true
        assert record_text(found.table.record()) == record_text(laid.record())
        return "nothing"
    told = run("ask", "score")
    assert told.code == 0
    assert told.err.startswith("Game 1 is damaged")
    again = reopen(found)
    assert again.save
    again.save.close()
    assert saved_rows(again.save.name) == rows
    return "damaged"


@pytest.mark.parametrize("kind", ["killed", "left"])
def test_no_changed_bit_crashes_or_changes_the_game(kind: str) -> None:
    laid, files = game(kind)
    true = _rows(files)
    chance = random.Random(kind)
    said = {"nothing": 0, "damaged": 0}
    # All files alike often: the smallest counts as much as the largest.
    names = sorted(files)
    for number in range(FLIPS // 2):
        name = names[number % len(names)]
        content = bytearray(files[name])
        at = chance.randrange(len(content))
        content[at] ^= 1 << chance.randrange(8)
        lay_out({**files, name: bytes(content)})
        said[judge(laid, true)] += 1
    assert said["nothing"]
    assert said["damaged"]


def test_each_bit_that_says_how_a_file_is_written_is_told_or_harmless() -> None:
    laid, files = game("left")
    true = _rows(files)
    for at in (18, 19):
        for bit in range(8):
            content = bytearray(files["1.sqlite"])
            content[at] ^= 1 << bit
            lay_out({**files, "1.sqlite": bytes(content)})
            judge(laid, true)


def _rows(files: dict[str, bytes]) -> list[str]:
    lay_out(files)
    assert not find("1").damaged
    return saved_rows("1")


def test_no_lost_end_of_a_file_crashes_or_changes_the_game() -> None:
    laid, files = game("killed")
    true = _rows(files)
    chance = random.Random(3)
    for _ in range(CUTS):
        name = chance.choice(["1.sqlite", "1.sqlite-wal", "1.sqlite-wal"])
        content = files[name]
        lay_out({**files, name: content[: chance.randrange(len(content))]})
        # Of the file itself the log may have all that is needed.
        assert judge(laid, true) != "nothing" or name == "1.sqlite"


def test_every_row_that_the_log_lost_is_missed() -> None:
    laid, files = game("killed")
    true = _rows(files)
    log = files["1.sqlite-wal"]
    frame = 4096 + 24
    frames = (len(log) - 32) // frame
    for kept in range(0, frames, tries(8, 1)):
        lay_out({**files, "1.sqlite-wal": log[: 32 + kept * frame]})
        found = find("1")
        assert found.damaged
        assert found.contents.missing == len(true) - len(found.contents.rows) > 0
    assert laid.moments


def test_a_finished_game_whose_end_is_damaged_misses_no_move() -> None:
    laid = table("human", "easy", seed=4)
    start_saving(laid)
    while not laid.over:
        laid.act(decision(laid))
    laid.mark_end_told()
    assert laid.save
    laid.save.close()
    path = Path(laid.save.path)
    content = path.read_bytes()
    at = content.rindex(ENDED.encode())
    path.write_bytes(content[:at] + b"endee" + content[at + len(ENDED) :])
    found = find("1")
    assert found.damaged
    assert found.contents.missing == 0
    assert found.table.over
    assert run("resume").lines[0] == sentence("resume-none")


@sampled(4)
@pytest.mark.parametrize("damage", range(tries(12, 100)))
def test_an_older_game_is_reached_past_a_damaged_one(damage: int) -> None:
    older = table("human", "easy", seed=9)
    start_saving(older)
    older.act(decision(older))
    assert older.save
    older.save.close()
    newer = table("human", "easy", seed=4)
    start_saving(newer)
    for _ in range(10):
        newer.act(decision(newer))
    assert newer.save
    newer.save.close()
    chance = random.Random(damage)
    content = bytearray(newer.save.path.read_bytes())
    # The first page is where a single bit shut the player out.
    at = chance.randrange(4096)
    content[at] ^= 1 << chance.randrange(8)
    newer.save.path.write_bytes(bytes(content))
    done = run("resume")
    assert (done.code, done.err) == (0, "")
    first = next(line for line in done.lines if line != sentence("games-others", count=1))
    whole = first == sentence("resumed", round=6)
    told = sentence("resume-older", program=system.program(), game="1") in done.lines
    passed = first == sentence("resume-passed-over", game="2")
    assert whole or told or passed
    assert any(line.startswith("Your game continues") for line in done.lines)


def test_a_number_of_format_that_sqlite_does_not_know_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with closing(sqlite3.connect(path)) as made:
        made.execute("create table one (two)")
    whole = bytearray(path.read_bytes())
    whole[47] = 9  # of the four that there are
    path.write_bytes(whole)
    with pytest.raises(SaveError) as caught:
        open_database(path)
    assert caught.value.reason == "corrupt"
