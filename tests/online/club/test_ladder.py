"""The ladder: every place can be computed again from the results, and a season ends in time."""

import json
import sys
from pathlib import Path

import msgspec
import pytest

from splendor_access.online.club.desk import Ladder
from splendor_access.online.club.ladder import GameResult, Results, ladder_lines, skills_of
from splendor_access.online.server.house import House
from splendor_access.online.server.store import Store
from tests.online.club.guild import Guild, guild
from tests.online.guests import run
from tests.online.test_port import Clock

DAY = 86_400
FIRST = 1_764_547_200.0
"""2025-12-01."""


async def _ladder(club: Guild, name: str, season: str = "") -> Ladder:
    found = (await club.wish(name, "ladder", season=season)).ladder
    assert found
    return found


def test_only_games_that_were_agreed_on_count_and_people_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben", "Cleo") as club:
            await club.play(await club.table("Ana", "Ben"))
            assert (await _ladder(club, "Ana")).lines == ()
            ranks = await club.play(await club.table("Ana", "Ben", "Cleo", rated=True))
            lines = (await _ladder(club, "Ana")).lines
            called = ("Ana", "Ben", "Cleo")
            in_order = sorted(zip(ranks, called, strict=True))
            assert [line.name for line in lines] == [name for _rank, name in in_order]
            assert {line.games for line in lines} == {1}
            assert [line.name for line in lines if line.me] == ["Ana"]
            # A computer that fills in is no opponent on the ladder.
            desk = await club.wish("Ana", "make", size=2, level="easy", minutes=1, rated=True)
            club.clock.time += 61
            await club.club.tick()
            await club.play(desk.made)
            assert (await _ladder(club, "Ana")).lines == lines

    run(test)


def test_without_its_library_the_ladder_says_so_and_no_game_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben") as club:
            monkeypatch.setitem(sys.modules, "openskill.models", None)
            await club.play(await club.table("Ana", "Ben", rated=True))
            told = await club.wish("Ana", "ladder")
            assert told.why == "club-no-ladder"
            monkeypatch.undo()
            assert len((await _ladder(club, "Ana")).lines) == 2

    run(test)


def test_every_place_is_computed_again_from_the_files(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        clock.time = FIRST
        names = ("Ana", "Ben", "Cleo", "Dan")
        async with guild(tmp_path, *names, clock=clock) as club:
            for count in (2, 3, 4, 2):
                await club.play(await club.table(*names[-count:], rated=True))
                clock.time += DAY
            told = await _ladder(club, "Ana")
            called = {club.number(name): name for name in names}
            me = club.number("Ana")
        results: list[GameResult] = []
        store = Store(tmp_path, clock.now)
        for name in store.shelf.names("result"):
            found = store.shelf.read(name)
            assert found
            results += msgspec.json.decode(found.text, type=list[GameResult])
        assert len(results) == 4
        assert ladder_lines(skills_of(reversed(results)), called, me) == told.lines
        # Of people there are only the numbers.
        assert not [name for name in names if name in json.dumps(msgspec.to_builtins(results))]
        # A server that starts anew tells the same.
        async with guild(tmp_path, clock=clock) as again:
            again.keys = club.keys
            assert await _ladder(again, "Ana") == told

    run(test)


def test_a_game_that_ends_after_a_restart_counts_though_nobody_was_in_the_lobby(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben") as club:
            code = await club.table("Ana", "Ben", rated=True)
        async with guild(tmp_path) as again:
            again.keys = club.keys
            await again.play(code)
            assert len((await _ladder(again, "Ana")).lines) == 2

    run(test)


def test_a_season_ends_with_its_day_and_stays_to_be_read(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        clock.time = FIRST
        house = House(season="2025-12-31")
        async with guild(tmp_path, "Ana", "Ben", clock=clock, house=house) as club:
            await club.play(await club.table("Ana", "Ben", rated=True))
            old = await _ladder(club, "Ana")
            assert (old.ends, old.over, len(old.lines)) == ("2025-12-31", False, 2)
            clock.time = FIRST + 31 * DAY - 1
            assert (await _ladder(club, "Ana")).lines == old.lines
            clock.time += 1
            new = await _ladder(club, "Ana")
            assert (new.ends, new.lines, new.earlier) == ("", (), ("2025-12-31",))
            await club.play(await club.table("Ana", "Ben", rated=True))
            assert [line.games for line in (await _ladder(club, "Ana")).lines] == [1, 1]
            over = await _ladder(club, "Ana", "2025-12-31")
            assert (over.over, over.lines) == (True, old.lines)
        # The next day that is named changes nothing that is over.
        house = House(season="2026-06-30")
        async with guild(tmp_path, clock=clock, house=house) as again:
            again.keys = club.keys
            assert (await _ladder(again, "Ana")).ends == "2026-06-30"
            assert (await _ladder(again, "Ana", "2025-12-31")).lines == old.lines

    run(test)


def test_who_has_left_has_no_line_and_the_others_keep_their_points(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben") as club:
            await club.play(await club.table("Ana", "Ben", rated=True))
            before = {line.name: line.points for line in (await _ladder(club, "Ana")).lines}
            await club.wish("Ben", "look")
            await club.server.members.leave(club.number("Ben"))
            (line,) = (await _ladder(club, "Ana")).lines
            assert (line.place, line.name, line.points) == (1, "Ana", before["Ana"])

    run(test)


def test_a_game_that_ends_anew_after_an_undo_counts_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben") as club:
            results: Results = club.club.results
            ana, ben = club.number("Ana"), club.number("Ben")
            await results.record("table", 1, [(ana, 1), (ben, 2)])
            await results.record("table", 1, [(ana, 1), (ben, 2)])
            await results.record("table", 1, [(ana, 2), (ben, 1)])
            await results.record("table", 2, [(ana, 1)])
            (kept,) = results.all
            assert kept.ranks == ((ana, 2), (ben, 1))
            assert [line.name for line in (await _ladder(club, "Ana")).lines] == ["Ben", "Ana"]

    run(test)
