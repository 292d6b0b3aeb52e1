"""A computer opponent plays for somebody who is away, as the others agree, until they are back."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from splendor_access.online import join
from splendor_access.online.client.links import Links
from splendor_access.settings.settings import Settings
from splendor_access.talk.locale import Locale
from tests.driver import run as run_here
from tests.online.browsers import Browser
from tests.online.guests import Guest, Host, hosting, kept, run, seated, settle


def _away(host: Host, minutes: int) -> None:
    """Let everybody who has gone be away for so long."""
    (shared,) = host.server.tables.opened.values()
    since = shared.absence._since
    since.update({seat: moment - 60 * minutes for seat, moment in since.items()})


def test_the_one_left_lets_the_computer_play_and_who_comes_back_plays_again(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            await ana.type("replace ben")
            await ana.hears("Ben is here and can play.")
            await ben.go()
            await ana.until(lambda: not ana.seat.people[1].here)
            await ana.type("replace ben")
            await ana.hears("Not yet: at this table somebody may be away for 5 minutes.")
            _away(host, 6)
            await ana.type("take ser", "replace")
            await ana.hears("The computer plays for Ben now, until Ben comes back.")
            await ana.hears("Your turn", since=len(ana.lines) - 1)
            assert ana.state.seats[1].tokens != (0,) * 6 or any(ana.state.seats[1].hand)
            heard = await ana.type("here")
            assert heard[:2] == ["Here: Ana.", "The computer plays for Ben."]
            await ana.type("replace ben")
            await ana.hears("A computer opponent plays there already.")
            # It is kept, and goes on after a new start of the server.
            await host.server.close()
            await host.start()
            await ana.hears("connection is back")
            before = len(ana.lines)
            await ana.type("reserve c", "yes")
            await ana.hears("Your turn", since=before)
            back = Guest(ben.connection.link, "Ben", key=ben.seat.key)
            await back.come()
            await back.hears("The computer has played for you. Now you play again.")
            await ana.hears("Ben is back and plays again.")
            await ana.type("reserve b", "yes")
            await back.hears("Your turn")
            await back.type("reserve c", "yes")
            await ana.hears("Ben reserved", since=len(ana.lines) - 3)
            await back.go()

    run(test)


@pytest.mark.parametrize("reply", ["yes", "no"])
def test_all_who_are_present_are_asked(tmp_path: Path, reply: str) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host, 4) as guests:
            ana, ben, cleo, dan = guests
            zoe = Guest(ana.connection.link, "Zoe", watches=True)
            await zoe.come()
            await ben.go()
            await ana.until(lambda: not ana.seat.people[1].here)
            _away(host, 6)
            assert await ana.type("replace ben") == []
            await ana.hears("Asking Cleo and Dan.")
            for guest in (cleo, dan):
                await guest.hears("may the computer play for Ben, who is away? Ana asks.")
            await cleo.type("yes")
            await dan.type(reply)
            if reply == "yes":
                for guest in (ana, cleo, dan, zoe):
                    await guest.hears("The computer plays for Ben now")
                await ana.type("take ser")
                await cleo.hears("Your turn")
            else:
                await ana.hears("Dan did not agree; the seat stays empty.")
                assert not ana.seat.people[1].computer
                await ana.type("take ser")
            await settle([ana, cleo, dan])
            await zoe.go()

    run(test)


def test_where_nobody_is_asked_nobody_is_said_to_be(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host, 3) as (ana, ben, _cleo):
            await ben.go()
            await ana.until(lambda: not ana.seat.people[1].here)
            await ana.type("replace ben")
            await ana.hears("Not yet: at this table")
            assert not any("Asking" in line for line in ana.lines)

    run(test)


def test_who_is_back_in_time_is_not_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host, 3) as (ana, ben, cleo):
            await ben.go()
            await ana.until(lambda: not ana.seat.people[1].here)
            _away(host, 6)
            await ana.type("replace ben")
            await cleo.hears("may the computer play for Ben")
            back = Guest(ben.connection.link, "Ben", key=ben.seat.key)
            await back.come()
            await cleo.type("yes")
            await ana.hears("Ben is here and can play.")
            await back.go()

    run(test)


def test_a_page_has_a_button_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            ben = Guest(link, "Ben")
            async with Browser(link, "fr") as ana:
                await ana.sit("Ana")
                await ben.come()
                await ben.begun()
                await ana.open()
                button = "Laisser l'ordinateur jouer pour Ben"
                assert button not in ana.buttons
                await ben.go()
                (shared,) = host.server.tables.opened.values()
                assert shared.seat_of(ben.seat.key) == 1
                while button not in ana.buttons:
                    await ana.open()
                await ana.press(button)
                assert ana.new[0].startswith("Pas encore : à cette table")
                _away(host, 6)
                await ana.press(button)
                assert "L'ordinateur joue maintenant pour Ben, jusqu'à son retour." in ana.new
                await ana.type("prendre ser")
                assert ana.title.startswith("À vous")
                assert button not in ana.buttons

    run(test)


def test_how_long_somebody_may_be_away_is_agreed_with_the_table() -> None:
    refused = run_here("host", "--away", "0")
    assert refused.code == 2
    assert "whole number from 1 to 10080" in refused.err


def test_a_look_at_the_list_of_tables_is_no_coming_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path))
    console: Any = SimpleNamespace(locale=Locale("en"), settings=Settings())

    async def test() -> None:
        async with hosting(tmp_path / "tables") as host, seated(host) as (ana, ben):
            link = ben.connection.link

            async def listed(key: str) -> str:
                links = Links()
                links.save(link, key)
                state, _link = await join._about(console, links, link)
                return Locale("en").text(state)

            await ben.go()
            await ana.until(lambda: not ana.seat.people[1].here)
            assert await listed(ben.seat.key) == "Ana's turn, with Ana."
            _away(host, 6)
            await ana.type("replace ben")
            replaced = "the computer plays for you until you come back, with Ana."
            assert await listed(ben.seat.key) == replaced
            before = len(ana.lines)
            await ana.type("take ser")
            await ana.hears("Your turn", since=before)
            assert ana.seat.people[1].computer
            assert not ana.seat.people[1].here
            assert not [line for line in ana.lines if "Ben is back" in line]
            assert "does not know your seat" in await listed("wrong")

    run(test)
