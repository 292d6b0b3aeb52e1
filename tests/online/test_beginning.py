"""Rules that a table cannot have, and games that cannot begin: said to all, and only once."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from splendor_access import ExitCode
from splendor_access.online.client import connection
from splendor_access.online.client.connection import NotThere
from splendor_access.online.host import make_table
from splendor_access.online.protocol import refusals
from splendor_access.online.protocol.frames import BeginFrame, Fact, NewTable, WantedTable
from splendor_access.online.server import beginnings
from splendor_access.table.setup import new_table
from splendor_access.talk.locale import Locale, languages
from tests.driver import AtTerminal, Piped, sentence
from tests.driver import run as run_program
from tests.online.browsers import Browser
from tests.online.guests import Guest, hosting, kept, run, seated
from tests.online.hostile_server import BYE, Told, hostile, seats, welcome
from tests.tiers import sampled

REFUSED = [
    ["first=2"],
    ["first=3"],
    ["first=4"],
    ["tiles=6"],
    ["tiles=-1"],
    ["points=0"],
    ["points=1000"],
    ["foo"],
    ["tiles=5", "tiles=5"],
    ["first=1", "first=0"],
    ["gold=missing", "gold"],
    [""],
    ["2014"],
]
"""House rules that no two can play by."""

LINE = "The game could not begin"


@pytest.mark.parametrize("house", REFUSED, ids=", ".join)
def test_what_play_refuses_every_table_elsewhere_refuses(house: list[str], tmp_path: Path) -> None:
    options = [word for rule in house for word in ("--house", rule)]
    play = run_program("play", "--seat", "Ana", "--bot", "easy", *options)
    assert (play.code, play.out) == (ExitCode.USAGE, "")
    for where in ([], ["--at", "http://127.0.0.1:9/"], ["--no-play"]):
        done = run_program("host", "--seats", "2", *where, *options)
        assert (done.code, done.out, done.err) == (ExitCode.USAGE, "", play.err), where

    async def test() -> None:
        async with hosting(tmp_path) as host:
            wanted = WantedTable("", 2, "+".join(["2024", *house]))
            with pytest.raises(NotThere) as error:
                await make_table(f"http://127.0.0.1:{host.port}/", wanted)
            told = refusals.not_there(error.value.why, "", error.value.facts)
            assert f"{Locale('en').text(told)}\n" == play.err

    run(test)


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "edition": ({"rules": "1999"}, '"1999" is not an edition.'),
    "one seat": ({"size": 1}, "A game needs two players or more."),
    "many seats": ({"size": 5}, "5 players are too many; a game has 4 at most."),
    "nobody plays": ({"bots": ["easy", "easy"]}, "At a table for 2 at least one seat must be left"),
    "no such opponent": ({"bots": ["dragon\x1b[2J"]}, '"dragon [2J" is not a computer opponent.'),
    "never away": ({"away": 0}, "Minutes of absence are a whole number"),
    "a name that is a command": ({"name": "take"}, '"take" is a command'),
    "a long name": ({"name": "x" * 21}, "is too long for a name"),
}


@pytest.mark.parametrize("changed", WRONG.values(), ids=WRONG)
def test_why_a_server_makes_no_table_is_said_with_what_was_wanted(
    changed: tuple[dict[str, Any], str], tmp_path: Path
) -> None:
    fields, why = changed

    async def test() -> None:
        async with hosting(tmp_path) as host:
            wanted = msgspec.structs.replace(WantedTable("", 2, "2024"), **fields)
            with pytest.raises(NotThere) as error:
                await make_table(f"http://127.0.0.1:{host.port}/", wanted)
            for language in languages():
                told = refusals.not_there(error.value.why, "", error.value.facts)
                text = Locale(language).text(told)
                assert language != "en" or why in text

    run(test)


@pytest.mark.parametrize("name", ["code", "key"])
def test_a_code_that_is_none_makes_no_link(name: str) -> None:
    for text in ("", "a/b", "http://elsewhere.example/a", "a\x1b[2J", "a b", "\u202ea", "a?b"):
        made = msgspec.json.encode({"code": "abc", "key": "abc", name: text})
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(made, type=NewTable)


FACTS: list[dict[str, Fact]] = [{}, {"name": 1}, {"count": "x", "typed": 1, "seat": "2"}]


def test_every_reason_is_said_whatever_facts_come_with_it() -> None:
    for language in languages():
        for why in refusals.REASONS:
            for facts in FACTS:
                assert Locale(language).text(refusals.explain(why, facts))


async def _all_hear(guests: list[Guest], text: str) -> None:
    for guest in guests:
        await guest.hears(text)


async def _begin(guests: list[Guest]) -> None:
    """Let all type begin; nothing comes to anybody before they all have."""
    for guest in guests:
        guest.lines += [
            guest.seat.style.text(each.message, each.kind) for each in guest.by_lines.type("begin")
        ]


def test_too_few_for_a_rule_are_told_once_and_may_go_on(tmp_path: Path) -> None:
    """Three type begin where the fourth seat begins; then a fourth comes."""

    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(msgspec.structs.replace(kept(4), rules="2024+first=3"))
            guests = [Guest(link, name) for name in ("Ana", "Ben", "Cleo", "Dan")]
            three = guests[:3]
            for guest in three:
                await guest.come()
            for times in (1, 2):
                await _begin(three)
                await _all_hear(three, "Not yet: by the house rule first=3")
                for guest in three:
                    await guest.until(partial(_heard_so_often, guest, "Not yet", times))
            await host.server.close()
            await host.start()
            # Nobody's wish is sent again with a new connection: it was refused.
            await _all_hear(three, "The connection is back.")
            for guest in three:
                await guest.type(f"say zebra {guest.seat.number}")
                await _all_hear(three, f"zebra {guest.seat.number}")
            for guest in three:
                assert sum("Not yet" in line for line in guest.lines) == 2
                wishes = [line for line in guest.lines if "wants to begin" in line]
                assert len(wishes) == 4, guest.lines
            await guests[3].come()
            for guest in guests:
                await guest.begun()
                assert guest.state.to_act == 3
            for guest in guests:
                await guest.go()

    run(test)


def _heard_so_often(guest: Guest, text: str, times: int) -> bool:
    return sum(text in line for line in guest.lines) >= times


@pytest.mark.parametrize("error", [RuntimeError("x"), ValueError(2, 2)])
def test_an_error_while_a_game_begins_is_told_to_all_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """To a program and to a page; who comes back begins nothing, and both can try again."""

    def fail(*_any: object) -> None:
        raise error

    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            monkeypatch.setattr(beginnings, "new_table", fail)
            ana = Guest(link, "Ana")
            await ana.come()
            async with Browser(link) as ben:
                await ben.sit("Ben")
                assert ben.status == 200
                await ben.open()
                assert sum(LINE in line for line in ben.lines) == 1
                await ana.hears(LINE)
                back = Guest(link, "Ana", key=ana.seat.key)
                await back.come()
                await back.type("say there")
                await ana.hears("there")
                await ben.open()
                assert sum(LINE in line for line in ben.lines) == 1
                assert sum(LINE in line for line in ana.lines) == 1
                assert not any(LINE in line for line in back.lines)
                monkeypatch.setattr(beginnings, "new_table", new_table)
                await ben.type("begin")
                await ana.type("begin")
                await ana.begun()
                await ben.open()
                assert ben.title.startswith("wait")
            for guest in (ana, back):
                await guest.go()

    run(test)


def test_an_error_while_the_next_game_begins_is_told_to_all_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_any: object) -> None:
        raise RuntimeError

    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as guests:
            shared = await host.server.tables.find(guests[0].connection.link.rpartition("/")[2])
            assert shared
            assert shared.game
            table = shared.game.table
            table.state = msgspec.structs.replace(table.state, phase="over")
            for guest in guests:
                assert guest.seat.session
                guest.seat.session.table.state = table.state
            monkeypatch.setattr(beginnings, "new_rematch", fail)
            await _begin(guests)
            await _all_hear(guests, LINE)
            await guests[0].type("say zebra")
            await _all_hear(guests, "zebra")
            assert [sum(LINE in line for line in guest.lines) for guest in guests] == [1, 1]

    run(test)


def test_a_wish_that_breaks_the_connection_is_sent_again_ever_more_slowly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As by a server that fails at it: nobody hears seven times a second who wants to begin."""
    pauses = (0.01, 0.05, 0.1, 0.2)
    monkeypatch.setattr(connection, "PAUSES", pauses)

    def script(number: int) -> list[Told]:
        return [welcome(game=0), seats(), "{"] if number < 4 else [BYE]

    with hostile(script) as (link, heard):

        async def test() -> None:
            ana = Guest(link, "Ana")
            await ana.come()
            await _begin([ana])
            await ana.until(lambda: bool(ana.seat.gone))
            await ana.go()

        run(test)
    gaps = [after - before for before, after in zip(heard.times, heard.times[1:], strict=False)]
    assert len(gaps) == 4
    assert all(gap >= pause for gap, pause in zip(gaps, pauses, strict=True)), gaps


def test_whoever_wants_to_begin_again_and_again_is_heard_once() -> None:
    wish: list[Told] = [seats(), seats(ready=[1])]

    def script(number: int) -> list[Told]:
        return [] if number else [welcome(game=0), *wish * 7, BYE]

    with hostile(script) as (link, _heard):

        async def test() -> None:
            ana = Guest(link, "Ana")
            await ana.come()
            await ana.until(lambda: bool(ana.seat.gone))
            assert sum("Ben wants to begin." in line for line in ana.lines) == 1
            await ana.go()

        run(test)


def test_a_piped_line_waits_until_the_table_is_known(tmp_path: Path) -> None:
    """Who is here was told as nobody, and then once more with names."""

    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(3))
            with Piped("join", link, "--name", "Ana") as program:
                program.type("here", "begin", "here", "quit")
                lines = (await asyncio.to_thread(program.finish)).splitlines()
                assert program.end() == ExitCode.DONE
            assert [line for line in lines if "Here" in line] == ["Here: Ana."] * 3
            help_at = lines.index(sentence("friends-waiting-help"))
            assert lines.index("Here: Ana.") < help_at < lines.index(sentence("friends-ready"))

    run(test)


@pytest.mark.parametrize(("first", "seat"), [("", 0), ("ana", 0), ("Ben", 1)])
def test_the_one_whom_the_host_names_begins(first: str, seat: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(msgspec.structs.replace(kept(2), first=first))
            guests = [Guest(link, name) for name in ("Ana", "Ben")]
            for guest in guests:
                await guest.come()
            for guest in guests:
                await guest.begun()
                assert guest.seat.session
                assert guest.seat.session.table.state.to_act == seat
            for guest in guests:
                await guest.go()

    run(test)


def test_who_is_to_begin_and_is_not_there_is_told_before_the_game_begins_anyway(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(msgspec.structs.replace(kept(2), first="Eve"))
            guests = [Guest(link, name) for name in ("Ana", "Ben")]
            for guest in guests:
                await guest.come()
            await _all_hear(guests, "Not yet: nobody here is called Eve, who was to begin.")
            await _all_hear(guests, "Here: Ana, Ben. Type begin, and Ana begins.")
            # The misspelt name does not keep them from playing.
            for guest in guests:
                await guest.type("begin")
            for guest in guests:
                await guest.begun()
                assert guest.seat.session
                assert guest.seat.session.table.state.to_act == 0
            for guest in guests:
                await guest.go()

    run(test)


@sampled(2)
@pytest.mark.parametrize(
    ("typed", "heard"),
    [(["ad"], "Ada begins."), ([""], "You begin."), (["Eve", "Ana"], "You begin.")],
)
def test_the_host_at_a_terminal_is_asked_who_begins(typed: list[str], heard: str) -> None:
    with AtTerminal("host", "--port", "0", "--seats", "3", "--bot", "easy", "--name", "Ana") as ana:
        ana.until("begin or quit.")
        ana.until("wait> ")
        ana.type("begin\r")
        ana.until("Which of Ana and Ada begins?")
        for line in typed:
            ana.until("wait> ")
            ana.type(f"{line}\r")
        said = ana.until("Your turn")
        assert ('"Eve" is not at this table.' in ana.said) == ("Eve" in typed)
        assert ("Ada took" in said) == (heard == "Ada begins.")


def test_who_is_no_host_names_nobody_who_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(3))
            ana, ben = guests = [Guest(link, name) for name in ("Ana", "Ben")]
            for guest in guests:
                await guest.come()
                assert guest.seat.choices_of_first == []
            ben.connection.send(BeginFrame(0, "Ben"))
            ana.connection.send(BeginFrame(0))
            for guest in guests:
                await guest.begun()
                assert guest.state.to_act == 0
                await guest.go()

    run(test)


def test_who_begins_is_said_once_and_by_a_name() -> None:
    for given in (["--house", "first=0", "--first", "Ana"], ["--first", "7"]):
        done = run_program("host", "--seats", "2", "--port", "0", *given)
        assert (done.code, done.out.count("http")) == (ExitCode.USAGE, 0), given
