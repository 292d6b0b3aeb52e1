"""A tournament: names in, tables drawn by points, rounds, and a result."""

from pathlib import Path
from random import Random

import pytest

from splendor_access.online.club import words
from splendor_access.online.club.desk import Evening
from splendor_access.online.club.evening import DrawnTable, StoredEvening, groups, sizes
from tests.online.club.guild import Guild, guild
from tests.online.guests import run

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")


@pytest.mark.parametrize("count", range(3, 40))
def test_all_sit_at_tables_of_four_or_three(count: int) -> None:
    assert sum(sizes(count)) == count
    assert set(sizes(count)) <= ({3, 4} if count != 5 else {3, 2})


@pytest.mark.parametrize("count", [0, 1, 2])
def test_too_few_have_no_table(count: int) -> None:
    assert sizes(count) == []


def test_who_has_as_many_points_meets() -> None:
    points = {name: place // 4 for place, name in enumerate("abcdefgh")}
    drawn = groups(points, "abcdefgh", Random(1))
    assert [set(group) for group in drawn] == [set("efgh"), set("abcd")]
    assert groups(points, "abcdefgh", Random(1)) == drawn
    assert groups(points, "abcdefgh", Random(2)) != drawn


def test_points_are_those_of_the_places_and_none_for_a_game_that_never_ended() -> None:
    first = DrawnTable("one", ("a", "b", "c"), (2, 1, 2))
    second = DrawnTable("two", ("a", "d", "e"))
    evening = StoredEvening("a", 3, ("a", "b", "c", "f"), ((first,), (second,)))
    assert evening.points() == {"a": 2, "b": 4, "c": 2, "f": 0, "d": 0, "e": 0}
    assert evening.playing == [second]


async def _evening(club: Guild, name: str, do: str = "evening", **how: int) -> Evening:
    desk = await club.wish(name, do, **how)
    assert not desk.why, desk.why
    assert desk.evening
    return desk.evening


def test_an_evening_of_two_rounds_is_led_to_its_result(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, *NAMES) as club:
            since = (await club.wish("Ben")).since
            assert (await club.wish("Ana", "evening")).evening is None
            assert (await club.wish("Ana", "draw")).why == "evening-none"
            assert (await club.wish("Ana", "announce", number=99)).why == "evening-rounds"
            await _evening(club, "Ana", "announce", number=2)
            assert (await club.wish("Ben", "announce", number=2)).why == "evening-there"
            (news,) = (await club.wish("Ben", since=since)).news
            assert news.what == "announced"
            assert (await club.wish("Ana", "draw")).why == "evening-few"
            for name in NAMES[1:]:
                await _evening(club, name, "enter")
            assert (await club.wish("Ben", "draw")).why == "evening-leader"
            drawn = await _evening(club, "Ana", "draw")
            assert (drawn.round, drawn.leads, drawn.inside) == (1, True, True)
            assert sorted(len(table.names) for table in drawn.tables) == [3, 4]
            ben = await club.wish("Ben", "evening", since=since)
            assert ben.news[-1].what == "drawn"
            assert ben.evening
            (own,) = [table.code for table in ben.evening.tables if table.code]
            assert ben.mine[0].code == own
            # The next round waits for the last game; a new start of the server forgets nothing.
            told = await club.wish("Ana", "draw")
            assert told.why == "evening-playing"
            assert "Ben" in str(told.facts["names"])
            await _play_round(club)
            await _evening(club, "Gus", "withdraw")
            await club.server.close()
        async with guild(tmp_path, clock=club.clock) as again:
            again.keys = club.keys
            second = await _evening(again, "Ana", "draw")
            assert second.round == 2
            assert sorted(len(table.names) for table in second.tables) == [3, 3]
            await _play_round(again)
            over = await _evening(again, "Ana", "draw")
            assert (over.over, over.round) == (True, 2)
            assert over.lines[0].place == 1
            points = [line.points for line in over.lines]
            assert points == sorted(points, reverse=True)
            assert {line.name for line in over.lines} == {*NAMES}
            assert sum(points) >= 4 * 4
            assert (await again.wish("Ana", "enter")).why == "evening-none"
            # Its games counted for the ladder.
            ladder = (await again.wish("Ana", "ladder")).ladder
            assert ladder
            assert {line.games for line in ladder.lines} <= {1, 2}
            await _evening(again, "Ben", "announce", number=1)

    run(test)


async def _play_round(club: Guild) -> None:
    now = club.club.evenings.now
    assert now
    for table in now.playing:
        await club.play(table.code)


def test_a_table_that_is_never_over_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, *NAMES) as club:
            await _evening(club, "Ana", "announce", number=2)
            for name in NAMES[1:]:
                await _evening(club, name, "enter")
            await _evening(club, "Ana", "draw")
            now = club.club.evenings.now
            assert now
            slow, quick = now.playing
            assert (await club.wish("Ana", "draw")).why == "evening-playing"
            await club.play(quick.code)
            assert (await club.wish("Ana", "draw")).why == "evening-playing"
            assert (await club.wish("Ben", "skip")).why == "evening-leader"
            before = await _evening(club, "Ana")
            assert [deed for deed, _word, _text in words.leading(before)] == ["skip", "finish"]
            second = await _evening(club, "Ana", "skip")
            assert second.round == 2
            assert [deed for deed, _word, _text in words.leading(second)] == ["draw", "finish"]
            # What ends later gives no points there.
            await club.play(slow.code)
            assert (await _evening(club, "Ana")).lines == second.lines
            await _play_round(club)
            assert (await _evening(club, "Ana", "skip")).over

    run(test)


def test_five_get_a_computer_and_a_leader_who_left_leaves_it_to_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, *NAMES[:6]) as club:
            await _evening(club, "Finn", "announce", number=3)
            for name in NAMES[:5]:
                await _evening(club, name, "enter")
            await club.server.members.leave(club.number("Finn"))
            drawn = await _evening(club, "Ana", "draw")
            assert sorted(len(table.names) for table in drawn.tables) == [2, 3]
            now = club.club.evenings.now
            assert now
            for each in now.playing:
                table = await club.server.tables.find(each.code)
                assert table
                assert len(table.kept.places) == 3
            # It can be ended as it stands.
            over = await _evening(club, "Ana", "finish")
            assert over.over
            assert {line.points for line in over.lines} == {0}

    run(test)
