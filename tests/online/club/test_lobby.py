"""The lobby: tables that wait, who fills in, what is new for whom, and who is seen."""

import asyncio
from pathlib import Path

import pytest

from splendor_access.online.club import lobby, wishes, words
from splendor_access.online.club.desk import ClubWish, Desk
from splendor_access.online.club.members import MemberSettings
from splendor_access.online.protocol.frames import HelloFrame, ToSeat
from splendor_access.online.server.house import House, Mailing
from splendor_access.talk.locale import Locale
from tests.driver import sentence
from tests.online.club.guild import Guild, guild
from tests.online.guests import run
from tests.online.test_port import Clock


class Silent:
    """A connection that tells nothing."""

    address = ""

    @staticmethod
    def had(_game: int, rows: int) -> int:
        """Return that all has arrived."""
        return rows

    def deliver(self, frame: ToSeat) -> None:
        """Let it pass."""


def _news(desk: Desk) -> list[tuple[str, tuple[str, ...]]]:
    return [(each.what, each.names) for each in desk.news]


def test_computers_fill_in_after_the_minutes_and_everybody_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben", "Cleo") as club:
            desk = await club.wish("Ana", "make", size=3, level="fair", minutes=10)
            await club.wish("Ben", "sit", table=desk.made)
            (table,) = (await club.wish("Cleo")).waiting
            assert (table.names, table.free, table.level, table.minutes) == (
                ("Ana", "Ben"),
                1,
                "fair",
                10,
            )
            club.clock.time += 541
            await club.club.tick()
            assert (await club.wish("Cleo")).waiting[0].minutes == 1
            # A server that starts anew knows the table, too.
            await club.server.close()
        async with guild(tmp_path, clock=club.clock) as again:
            again.keys = club.keys
            ben = await again.wish("Ben")
            again.clock.time += 60
            await again.club.tick()
            found = await again.wish("Ben", since=ben.since)
            assert [what for what, _names in _news(found)] == ["begun"]
            (mine,) = found.mine
            assert mine.stage == "playing"
            assert len(mine.names) == 2
            assert mine.turn == "Ana"
            assert (await again.wish("Cleo")).waiting == ()
            assert not [*(tmp_path / "shelf" / "wait").iterdir()]

    run(test)


def test_a_table_without_fill_waits_and_one_that_nobody_sits_at_does_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben") as club:
            desk = await club.wish("Ana", "make", size=2)
            club.clock.time += 3600
            await club.club.tick()
            assert len((await club.wish("Ben")).waiting) == 1
            await club.wish("Ana", "rise", table=desk.made)
            await club.club.tick()
            assert (await club.wish("Ben")).waiting == ()
            assert (await club.wish("Ben", "sit", table=desk.made)).mine
            assert (await club.wish("Ben", "sit", table="no-such-table")).why == "club-no-table"

    run(test)


def test_members_hear_what_concerns_them_once_and_others_do_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben", "Cleo") as club:
            before = {name: (await club.wish(name)).since for name in club.keys}
            desk = await club.wish("Ana", "make", size=3)
            await club.wish("Ben", "sit", table=desk.made)
            await club.wish("Ben", "rise", table=desk.made)
            await club.wish("Ben", "sit", table=desk.made)
            await club.wish("Cleo", "sit", table=desk.made)
            ana = await club.wish("Ana", since=before["Ana"])
            assert _news(ana) == [
                ("sat", ("Ben",)),
                ("rose", ("Ben",)),
                ("sat", ("Ben",)),
                ("begun", ("Ben", "Cleo")),
            ]
            assert _news(await club.wish("Ana", since=ana.since)) == []
            cleo = await club.wish("Cleo", since=before["Cleo"])
            assert _news(cleo) == [("begun", ("Ana", "Ben"))]
            # Who asks for the first time has missed nothing.
            assert (await club.wish("Cleo")).news == ()

    run(test)


def test_who_waits_for_news_gets_it_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben") as club:
            since = (await club.wish("Ben")).since
            waiting = asyncio.create_task(club.wish("Ben", since=since, waits=True))
            while not club.club._listening[club.number("Ben")]:
                await asyncio.sleep(0)
            desk = await club.wish("Ana", "make", size=2)
            found = await waiting
            assert _news(found) == [("waits", ("Ana",))]
            assert found.waiting[0].code == desk.made

    run(test)


def test_nobody_is_seen_who_has_not_chosen_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben") as club:
            await club.wish("Ben")
            assert (await club.wish("Ana")).here == ()
            await club.wish("Ben", "change", settings=MemberSettings(shown=True))
            assert (await club.wish("Ana")).here == ("Ben",)
            assert (await club.wish("Ben")).here == ()
            club.club._last.clear()
            assert (await club.wish("Ana")).here == ()
            # At a table one is here, too.
            code = await club.table("Ana", "Ben")
            club.club._last.clear()
            table = await club.server.tables.find(code)
            assert table
            ben = Silent()
            assert await table.enter(ben, HelloFrame(1, key=club.keys["Ben"]))
            assert (await club.wish("Ana")).here == ("Ben",)
            table.leave(ben)
            assert (await club.wish("Ana")).here == ()

    run(test)


def test_the_lobby_holds_nothing_of_members_who_have_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben", "Cleo") as club:
            for name in ("Ben", "Cleo"):
                await club.wish(name)
            waiting = asyncio.create_task(club.wish("Ben", waits=True, since=club.club.latest))
            while not club.club._listening:
                await asyncio.sleep(0)
            await club.table("Ana", "Ben")
            await waiting
            assert not club.club._listening
            assert club.club._last.keys() == {*map(club.number, ("Ana", "Ben", "Cleo"))}
            # As if all of it had been longer ago.
            monkeypatch.setattr(lobby, "HERE", 0.0)
            await club.wish("Ana")
            assert not club.club._last

    run(test)


def test_who_floods_the_lobby_is_slowed_down_and_the_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wishes, "WISHES", (20, 60.0))

    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben") as club:
            whys = []
            for _time in range(30):
                whys.append((await club.wish("Ana", "make", size=2)).why)
            assert whys.count("") == wishes.TABLES_WAITING
            assert whys[wishes.TABLES_WAITING] == "club-waiting-much"
            assert whys[-1] == "club-much"
            desk = await club.wish("Ben", "make", size=2)
            assert not desk.why
            assert len(desk.waiting) == wishes.TABLES_WAITING
            club.clock.time += 61
            assert (await club.wish("Ana", "look")).why == ""
            assert len(club.club._news[club.number("Ben")]) <= lobby.LATEST

    run(test)


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"size": 1}, "players-few"),
        ({"size": 5}, "players"),
        ({"rules": "1999"}, "no-such-edition"),
        ({"level": "wizard", "minutes": 10}, "club-fill"),
        ({"level": "fair", "minutes": 0}, "club-fill"),
        ({"level": "fair", "minutes": 10_000}, "club-fill"),
    ],
)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, how: dict[str, int], why: str) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana") as club:
            desk = await club.wish("Ana", "make", **how)
            assert desk.why == why
            assert desk.mine == ()

    run(test)


def test_a_game_goes_on_without_who_leaves_the_club(tmp_path: Path) -> None:
    async def test() -> None:
        async with guild(tmp_path, "Ana", "Ben") as club:
            code = await club.table("Ana", "Ben")
            key = club.keys["Ana"]
            assert await club.club.wish(key, ClubWish("depart"))
            assert await club.club.wish(key, ClubWish()) is None
            desk = await club.wish("Ben")
            (mine,) = desk.mine
            assert mine.stage == "playing"
            table = await club.server.tables.find(code)
            assert table
            assert (await table.look()).members == ["", club.number("Ben")]

    run(test)


def test_a_deleted_table_is_gone_from_the_lobby(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with guild(tmp_path, "Ana", "Ben", clock=clock) as club:
            desk = await club.wish("Ana", "make", size=2)
            clock.time += 10 * 86_400
            club.server.tables.opened.clear()
            await club.server.tables.tidy()
            await club.club.tick()
            assert (await club.wish("Ben")).waiting == ()
            assert (await club.wish("Ana")).mine == ()
            await club.club.settle()
            assert club.server.members.all[club.number("Ana")].tables == ()
            assert (await club.wish("Ben", "sit", table=desk.made)).why == "club-no-table"

    run(test)


async def _post(club: Guild, line: str) -> list[str]:
    """Return what Ana hears after a line about her post."""
    desk = await club.wish("Ana")
    numbers = words.TableNumbers(desk)
    heard = words.ClubLines(Locale("en")).hear(line, desk, numbers)
    assert heard.wish
    told = await club.club.wish(club.keys["Ana"], heard.wish)
    assert told
    return [Locale("en").text(each) for each in words.answer(heard, told, "", numbers)]


def test_mails_and_quiet_hours_are_chosen_in_words(tmp_path: Path) -> None:
    async def test() -> None:
        house = House(mailing=Mailing("club+*@club.example", "smtp://127.0.0.1:1"))
        async with guild(tmp_path, "Ana", house=house) as club:
            assert (await _post(club, "mail"))[:2] == ["No mails.", "No quiet hours."]
            (why,) = await _post(club, "mail ana")
            assert why.startswith("Not an address")
            asked = await _post(club, "mail ana@home.example")
            assert asked == [sentence("post-waits", address="ana@home.example")]
            await club.server.post.office.confirm(club.number("Ana"))
            assert (await _post(club, "post"))[0] == "On: mails go to ana@home.example"
            for typed, zone in (("berlin", "Europe/Berlin"), ("new york", "America/New_York")):
                hours = await _post(club, f"quiet 22 7.30 {typed}")
                assert hours == [f"Quiet from 22:00 to 7:30, {zone}."]
            # Without a zone it stays.
            assert await _post(club, "quiet 21:15 6") == [
                "Quiet from 21:15 to 6:00, America/New_York."
            ]
            (why,) = await _post(club, "quiet at night")
            assert why == sentence("post-no-time")
            assert await _post(club, "quiet end") == ["No quiet hours."]
            assert await _post(club, "mail stop") == ["No mails."]
        async with guild(tmp_path / "other", "Ana") as club:
            for line in ("mail", "mail ana@home.example"):
                assert await _post(club, line) == [sentence("post-none")]

    run(test)
