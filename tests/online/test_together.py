"""What people at a table elsewhere tell each other, and what only the host may do."""

import re
from pathlib import Path

import pytest

from splendor_access.online.protocol import frames
from splendor_access.online.server.doors import digest
from splendor_access.online.server.people import CHAT_LIMIT
from splendor_access.online.server.port import StoredSeat
from tests.driver import opened, told
from tests.online.guests import Guest, hosting, kept, run, seated


def test_what_is_said_is_heard_as_it_was_typed(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            await ana.type("say  Take ser, Ben! Ça va?")
            await ana.hears("You say: Take ser, Ben! Ça va?")
            await ben.hears("Ana says: Take ser, Ben! Ça va?")
            assert ana.state.to_act == 0, "what is said is never done"
            assert await ana.type("say that again") == ["You say: Take ser, Ben! Ça va?"]
            await ben.type("settings talk off", "say hush")
            await ana.hears("Ben says: hush")
            await ana.type("say still there?", "take ser")
            await ben.hears("Ana took")
            assert not [line for line in ben.lines if "still there" in line]

    run(test)


MARKED = "<b>x</b> \x1b[2J\x07\u202egnol\u202c \ud800 &amp;"


def test_what_could_harm_a_terminal_or_a_page_is_not_passed_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            ana.connection.send(frames.TalkFrame(MARKED.replace("\ud800", "")))
            await ben.hears("Ana says: <b>x</b>")
            line = next(each for each in ben.lines if "<b>" in each)
            assert line.isprintable()
            assert not re.search("[\u202a-\u202e\u2066-\u2069]", line)
            ana.connection.send(frames.TalkFrame("x" * 3000))
            await ben.hears("xxx")
            assert len(ben.lines[-1]) < 600

    run(test)


def test_nobody_drowns_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            for number in range(CHAT_LIMIT[0] + 2):
                await ana.type(f"say {number}")
            await ana.hears("lot at once")
            await ana.type("take ser")
            await ben.hears("Ana took")
            assert len([line for line in ben.lines if "says" in line]) == CHAT_LIMIT[0]

    run(test)


def test_a_host_mutes_removes_and_locks(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            key = digest("secret")
            link = await host.make(kept(4, StoredSeat("Ana", key=key)), host=key)
            ana = Guest(link, "Ana", key="secret")
            ben, cleo, dan = (Guest(link, name) for name in ("Ben", "Cleo", "Dan"))
            for guest in (ana, ben, cleo):
                await guest.come()
            await ana.hears("Cleo is here")
            ana.seat.online_command("mute", "ben")
            await ben.hears("Ben is muted")
            ben.seat.online_command("say", "hello")
            await ben.hears("The host has muted you")
            ben.seat.online_command("begin", "")
            await ana.hears("Ben wants to begin")
            assert _told(ben, ben.seat.online_command("lock", "")) == ["Only the host can do this."]
            ana.seat.online_command("remove", "ben")
            await ben.until(lambda: bool(ben.seat.gone))
            assert _told(ben, ben.seat.gone) == ["The host has removed you from this table."]
            await cleo.until(lambda: cleo.seat.number == 1)
            ana.seat.online_command("lock", "")
            await cleo.hears("The table is locked")
            await dan.come()
            assert "No seat" in _told(dan, dan.seat.gone)[0]
            for guest in (ana, cleo):
                guest.seat.online_command("begin", "")
            for guest in (ana, cleo):
                await guest.begun()
            await ana.type("take ser")
            await cleo.hears("Your turn")
            await ana.type("remove cleo")
            # The computer plays on for her.
            await ana.hears("Cleo was removed")
            await ana.hears("Your turn", since=len(ana.lines) - 1)
            await ana.type("take ser")
            for guest in (ana, ben, cleo, dan):
                await guest.go()

    run(test)


def test_a_wish_to_begin_outlives_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(3))
            ana, ben = Guest(link, "Ana"), Guest(link, "Ben")
            for guest in (ana, ben):
                await guest.come()
            ana.seat.online_command("begin", "")
            await ben.hears("Ana wants to begin")
            await host.server.close()
            await host.start()
            for guest in (ana, ben):
                await guest.hears("The connection is back.")
            ben.seat.online_command("begin", "")
            for guest in (ana, ben):
                await guest.begun()
            # A wish that comes once more, after the game has begun, asks for nothing.
            ana.connection.send(frames.BeginFrame(0))
            await ana.type("take ser")
            assert not [line for line in ana.lines if "begun already" in line]
            ana.connection.send(frames.BeginFrame(1))
            await ana.hears("The game has begun already.")
            for guest in (ana, ben):
                await guest.go()

    run(test)


def test_who_is_here_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host, 3) as (ana, ben, cleo):
            assert await ana.type("here") == ["Here: Ana, Ben and Cleo."]
            await ben.go()
            await ana.until(lambda: not ana.seat.people[1].here)
            assert await ana.type("here") == [
                "Here: Ana and Cleo.",
                "Away: Ben. Their seats are kept.",
            ]
            assert cleo.seat.people[2].here

    run(test)


def test_who_goes_is_told_once_and_not_at_every_blip(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host, 3) as (ana, first, cleo):
            ben = first
            (shared,) = host.server.tables.opened.values()
            for after in (3600.0, 0.0):
                shared.absence.after = after
                await ben.go()
                if after:
                    await ana.until(lambda: not ana.seat.people[1].here)
                    (going,) = shared.absence._going.values()
                else:
                    await cleo.hears("Ben has gone; the seat is kept.")
                ben = Guest(first.connection.link, "Ben", key=first.seat.key)
                await ben.come()
                await ben.begun()
            assert going.cancelled()
            await cleo.hears("Ben is back.")
            await ana.hears("Ben is back.")
            for guest in (ana, cleo):
                assert len([line for line in guest.lines if "gone" in line or "back" in line]) == 2
            assert not [line for line in ben.lines if "Ben" in line and "back" in line]
            await ben.go()

    run(test)


def test_who_goes_before_the_game_has_begun_is_only_missing_from_the_list(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(3))
            ana, ben = Guest(link, "Ana"), Guest(link, "Ben")
            await ana.come()
            await ben.come()
            (shared,) = host.server.tables.opened.values()
            assert not shared.absence._tell(1, False)
            await ben.go()
            await ana.until(lambda: len(ana.seat.people) == 2 and not ana.seat.people[1].here)
            assert not [line for line in ana.lines if "gone" in line]
            await ana.go()

    run(test)


@pytest.mark.parametrize("line", ["say hello there", "here", "begin", "mute Ben", "lock"])
def test_at_home_it_is_told_where_such_a_command_belongs(line: str) -> None:
    assert told(opened("human", "human"), line) == [
        "This is for tables with friends elsewhere. To make one: splendor-access host"
    ]


def _told(guest: Guest, messages: object) -> list[str]:
    assert isinstance(messages, list)
    return [guest.seat.style.text(each) for each in messages]
