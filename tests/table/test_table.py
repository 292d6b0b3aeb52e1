"""The table and its save: what is told is on the disk, and what is on the disk comes back."""

import shutil
import sqlite3
from functools import partial
from itertools import product
from typing import Any

import pytest

from splendor_access.game.legality import legal_actions
from splendor_access.game.record import Player, Undone, record_text
from splendor_access.game.state import EDITIONS
from splendor_access.saved_games.restore import find
from splendor_access.table.chain import ENDED, Row
from splendor_access.table.database import SaveError
from splendor_access.table.saves import Save, create, folder
from splendor_access.table.table import Table, start_saving
from tests.driver import decision, play_out, reopened, saved_rows, table
from tests.tiers import sampled, tries


def saved(*kinds: str, seed: int = 1, edition: str = EDITIONS[0]) -> Table:
    laid = table(*kinds, seed=seed, edition=edition)
    start_saving(laid)
    return laid


def after_power_loss(laid: Table) -> Table:
    """Return the table that a program started after a loss of power would find."""
    assert laid.save
    found = folder() / "found.sqlite"
    for end in (".sqlite", ".sqlite-wal", ".tally"):
        file = laid.save.path.with_name(f"{laid.save.name}{end}")
        if file.exists():
            shutil.copy(file, found.with_name(f"found{end}"))
    back = find("found")
    assert not back.damaged
    for file in folder().glob("found.*"):
        file.unlink()
    return back.table


def same(one: Table, two: Table) -> None:
    assert one.state == two.state
    assert one.players == two.players
    assert one.entries == two.entries
    assert one.deal.decks == two.deal.decks
    assert one.moments == two.moments
    assert [logged.event for logged in one.log] == [logged.event for logged in two.log]
    assert record_text(one.record(), with_deck=True) == record_text(two.record(), with_deck=True)
    assert (one.chance, one.round) == (two.chance, two.round)


APART = tries(11, 1)
"""In `make test` power is lost at every fifth decision."""


@sampled(2)
@pytest.mark.parametrize(("players", "edition"), [*product((2, 3, 4), EDITIONS)][:: tries(2, 1)])
def test_a_game_comes_back_at_every_decision(players: int, edition: str) -> None:
    laid = saved("human", *["easy", "normal", "random"][: players - 1], seed=3, edition=edition)
    same(laid, after_power_loss(laid))
    while not laid.over:
        laid.act(decision(laid))
        if len(laid.moments) % APART and not laid.over:
            continue
        back = after_power_loss(laid)
        same(laid, back)
        if not laid.over:
            assert decision(back) == decision(laid)


def test_a_game_that_is_gone_on_with_after_each_decision_is_the_same_game() -> None:
    uninterrupted = table("human", "easy", "random", seed=8)
    play_out(uninterrupted)
    laid = saved("human", "easy", "random", seed=8)
    while not laid.over:
        laid.act(decision(laid))
        if len(laid.moments) % tries(3, 1) and not laid.over:
            continue
        assert laid.save
        laid.save.close()
        laid = reopened()
    same(laid, uninterrupted)


def test_all_that_is_written_is_synced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with an sqlite that was built not to sync."""
    modes: list[int] = []

    class Unsynced(sqlite3.Connection):
        def __init__(self, *args: Any, **how: Any) -> None:
            super().__init__(*args, **how)
            super().execute("PRAGMA synchronous = OFF")

        def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
            if sql.startswith("BEGIN"):
                modes.append(super().execute("PRAGMA synchronous").fetchone()[0])
            return super().execute(sql, *args)

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Unsynced))
    laid = saved("human", "easy")
    laid.act(decision(laid))
    full = 2
    # The file, its opening and the row.
    assert modes == [full] * 3


def test_undo_comes_back_too() -> None:
    laid = saved("human", "easy", seed=5)
    undone = 0
    while not laid.over:
        laid.act(decision(laid))
        if len(laid.moments) % 4 == 3 and undone < 12:
            to = laid.last_turn_of(0)
            assert to is not None
            laid.undo_to(to)
            undone += 1
            same(laid, after_power_loss(laid))
            laid.act(laid.chance.pick(legal_actions(laid.state), "test", undone))
        same(laid, after_power_loss(laid))
    assert undone == 12
    assert sum(isinstance(entry, Undone) for entry in laid.entries) == 12


def test_the_same_moves_come_after_undo() -> None:
    laid = saved("human", "random", "easy", seed=6)
    for _ in range(20):
        laid.act(decision(laid))
    to = laid.last_turn_of(0)
    assert to is not None
    after = len(laid.moments)
    record = laid.record()
    laid.undo_to(to)
    while len(laid.moments) < after:
        laid.act(decision(laid))
    undone = [entry for entry in laid.entries if not isinstance(entry, Undone)]
    assert undone == list(record.entries)


def test_undo_takes_from_the_log_what_it_takes_back() -> None:
    laid = table("human", "random", "easy", seed=6)
    logs = [[*laid.log]]
    for _ in range(12):
        laid.act(decision(laid))
        logs.append([*laid.log])
    for decisions in (9, 4, 0):
        laid.undo_to(decisions)
        assert laid.log == logs[decisions]
    # What happens then has numbers that nobody has heard.
    laid.act(decision(laid))
    assert laid.log[0].number > logs[-1][-1].number


def fill_up(save: Save) -> None:
    """Let the disk be full for this save: sqlite may make no more pages, and a row needs many."""
    pages = save._connection.execute("PRAGMA page_count").fetchone()[0]
    save._connection.execute(f"PRAGMA max_page_count = {pages}")
    save._connection.execute(
        "CREATE TEMP TRIGGER no_room BEFORE INSERT ON entries BEGIN"
        " INSERT INTO game VALUES (zeroblob(100000), ''); END"
    )


def test_what_cannot_be_saved_is_not_done() -> None:
    laid = saved("human", "easy", seed=2)
    for _ in range(6):
        laid.act(decision(laid))
    before = (laid.state, list(laid.entries), list(laid.log), list(laid.moments), laid.version)
    assert laid.save
    fill_up(laid.save)
    with pytest.raises(SaveError) as caught:
        laid.act(decision(laid))
    assert caught.value.reason == "full"
    with pytest.raises(SaveError):
        laid.undo_to(0)
    assert before == (laid.state, laid.entries, laid.log, laid.moments, laid.version)
    laid.save._connection.execute("DROP TRIGGER no_room")
    laid.act(decision(laid))
    same(laid, after_power_loss(laid))


def test_an_end_that_cannot_be_marked_is_an_end_all_the_same() -> None:
    laid = saved("human", "easy", seed=2)
    assert laid.save
    play_out(laid)
    laid.save._connection.execute(
        "CREATE TEMP TRIGGER no_end BEFORE INSERT ON entries WHEN NEW.row = 'ended'"
        " BEGIN SELECT RAISE(FAIL, 'no room'); END"
    )
    laid.mark_end_told()
    assert ENDED not in saved_rows()
    same(laid, after_power_loss(laid))


@pytest.mark.parametrize(
    "row", ["take sss", "undo 9", "undo -1", "undo x", "dance", "", "buy h1", "return s"]
)
def test_a_game_goes_on_before_the_row_that_makes_no_sense(row: str) -> None:
    laid = saved("human", "easy")
    laid.act(decision(laid))
    assert laid.save
    laid.save.add(Row(row, 1))
    laid.save.add(Row("pass", 1))
    laid.save.close()
    found = find("1")
    assert found.damaged
    assert (len(found.contents.rows), found.contents.missing) == (1, 2)
    same(laid, found.table)


def test_a_game_whose_beginning_makes_no_sense_is_a_damaged_save() -> None:
    good = table("human", "easy").kept()
    short = tuple(deck[:-1] for deck in good.decks)
    for kept in (
        type(good)(good.players, "sp1", good.decks, good.seed),
        type(good)(good.players, good.start, (("x",),), good.seed),
        type(good)(good.players, good.start, ((), (), ()), good.seed),
        type(good)(good.players, good.start, short, good.seed),
        type(good)(good.players, good.start, good.decks[:2], good.seed),
        type(good)(good.players, good.start, good.decks[::-1], good.seed),
        type(good)(good.players[:1], good.start, good.decks, good.seed),
        type(good)((Player("A"), Player("B", "an oracle")), good.start, good.decks, good.seed),
        type(good)((Player("A", "easy"),) * 2, good.start, good.decks, good.seed),
    ):
        save = create(kept)
        save.add(Row("take ser", 0))
        save.close()
        with pytest.raises(SaveError) as caught:
            find(save.name)
        assert caught.value.reason == "corrupt"


def test_who_sent_a_row_and_the_id_of_its_command_are_kept() -> None:
    laid = saved("human", "human", seed=4)
    laid.act(decision(laid), "a-1")
    laid.act(decision(laid), "b-1")
    laid.undo_to(1, 0, "a-2")
    laid.act(decision(laid))
    assert laid.save
    laid.save.close()
    sent = [(row.seat, row.command) for row in find("1").contents.rows]
    assert sent == [(0, "a-1"), (1, "b-1"), (0, "a-2"), (1, None)]
