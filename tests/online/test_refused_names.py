"""Names that a table refuses: who joins, watches or opens the page hears why, and another name."""

import asyncio
from pathlib import Path

from splendor_access import ExitCode
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.driver import Piped
from tests.online.browsers import Browser
from tests.online.guests import Guest, hosting, kept, run

YOU = say("name-word", typed="You", proposal="You K.")
"""Who is called so would be taken for the listener."""


def refused(why: str, code: int, *typed: str) -> None:
    """Start a program that is told why its name is refused, and ends."""
    with Piped(*typed) as program:
        program.until(why)
        assert program.end() == code


def test_who_joins_or_watches_hears_why_a_name_is_refused_and_another_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(3))
            ana = Guest(link, "Ana")
            await ana.come()
            for how in ((), ("--watch",)):
                twice = say("name-twice", typed="A-na", proposal="A-na K.")
                # One is wrong at any table, the other at this one.
                for name, why, code in (
                    ("You", YOU, ExitCode.USAGE),
                    ("A-na", twice, ExitCode.FAILED),
                ):
                    told = Locale("en").text(why)
                    await asyncio.to_thread(refused, told, code, "join", link, "--name", name, *how)
            # What was proposed is taken, and the next one is offered another initial.
            first, second = Guest(link, "You K."), Guest(link, "You", "de")
            await first.come()
            assert not first.seat.gone
            await second.come()
            assert second.seat.gone == [say("name-word", typed="You", proposal="You L.")]
            assert [each.name for each in first.seat.people] == ["Ana", "You K."]
            for guest in (ana, first, second):
                await guest.go()

    run(test)


def test_a_page_shows_why_a_name_is_refused_and_another_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(3))
            async with Browser(link) as ana, Browser(link, "nl") as zoe:
                await ana.sit("board")
                (problem,) = ana.page.xpath("//*[@id='problem']")
                wanted = say("name-command", typed="board", proposal="Board M.")
                assert Locale("en").text(wanted) in problem.text_content()
                await ana.sit("Board M.")
                assert not ana.page.xpath("//*[@id='problem']")
                await zoe.open()
                await zoe.press("Toekijken zonder plaats", name="You")
                (problem,) = zoe.page.xpath("//*[@id='problem']")
                assert Locale("nl").text(YOU) in problem.text_content()

    run(test)
