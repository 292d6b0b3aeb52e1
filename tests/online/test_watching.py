"""Who watches a table hears and asks all that everybody may know, and plays nothing."""

import asyncio
import json
from pathlib import Path

import pytest

from splendor_access.online.protocol import frames
from splendor_access.online.server import attendance
from splendor_access.online.server.doors import digest
from splendor_access.online.server.port import StoredSeat
from splendor_access.talk.locale import Locale
from splendor_access.talk.parsing.commands import COMMANDS
from tests.driver import Piped, sentence
from tests.online.browsers import Browser
from tests.online.guests import Guest, hosting, kept, run, seated, settle
from tests.tiers import tries

REFUSED = "You are watching. You can ask anything, and type here, say or quit."


def test_who_watches_hears_everybody_by_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            zoe = Guest(ana.connection.link, "Zoe", watches=True)
            await zoe.come()
            await zoe.hears("It is Ana's turn.")
            assert zoe.lines == ["Splendor, edition 2024: Ana and Ben.", REFUSED, zoe.lines[-1]]
            await ana.hears("Zoe is watching.")
            for line in ("take ser", "undo", "rematch", "begin", "lock", "tutorial"):
                assert await zoe.type(line) == [REFUSED], line
            await ana.type("reserve c", "yes")
            for guest in (zoe, ben):
                await guest.hears("Ana reserved")
            await ben.type("take ser")
            await zoe.hears("Ben took blue, green, red.")
            assert "Ana" in (await zoe.type("turn"))[0]
            assert (await zoe.type("me"))[0].startswith("Ana: ")
            assert "level c" in (await zoe.type("hand"))[-1]
            assert "only you" not in " ".join(zoe.lines)
            assert (await zoe.type("afford"))[0] == "For Ana:"
            await ana.hears("Ben took")
            assert await ana.type("here") == ["Here: Ana and Ben.", "Watching: Zoe."]
            # A connection that comes back is not told once more.
            assert zoe.connection.socket
            zoe.connection.socket.transport.abort()
            await ana.type("take odr")
            await zoe.hears("Ana took", since=len(zoe.lines))
            assert ana.lines.count("Zoe is watching.") == 1
            assert await zoe.type("quit") == [
                "You have stopped watching. To watch again, use the same link."
            ]
            await zoe.go()
            await ana.until(lambda: not ana.seat.watchers)

    run(test)


def test_every_command_is_answered_to_one_who_watches(tmp_path: Path) -> None:
    """At a table with cards that were reserved unseen, before each seat has its turn."""

    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host, 3) as guests:
            zoe = Guest(guests[0].connection.link, "Zoe", watches=True)
            await zoe.come()
            for turn in range(tries(3, 6)):
                guest = guests[turn % 3]
                await guest.type("reserve c" if turn < 3 else "take ser", *["yes"] * (turn < 3))
                await settle([*guests, zoe])
                for name in COMMANDS:
                    if name not in ("quit", "say", "json", "record", "key", "alias"):
                        for word in (Locale("en").words(f"command-{name}")[0], "json " + name):
                            assert await zoe.type(word), word
                            await zoe.type("no")
            await zoe.go()

    run(test)


def test_a_host_mutes_locks_out_and_removes_who_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "MOST_WATCHERS", 3)

    async def test() -> None:
        async with hosting(tmp_path) as host:
            key = digest("secret")
            link = await host.make(kept(2, StoredSeat("Ana", key=key)), host=key)
            ana, ben = Guest(link, "Ana", key="secret"), Guest(link, "Ben")
            zoe, other = (Guest(link, "Zoe", watches=True) for _ in range(2))
            await ana.come()
            await zoe.come()
            await other.come()
            await ana.hears("Zoe 2 is watching.")
            assert (await zoe.type("begin"))[0] == (
                "The game has not begun. You are watching, and can type here, say or quit."
            )
            await zoe.type("say hello")
            await ana.hears("Zoe says: hello")
            await zoe.hears("You say: hello")
            await other.hears("Zoe says: hello")
            await ana.type("mute zoe 2")
            await other.hears("Zoe 2 is muted")
            await other.type("say no")
            await other.hears("The host has muted you")
            await ana.type("lock")
            await zoe.hears("locked")
            await zoe.type("say still")
            await zoe.hears("The table is locked, so only players are heard.")
            late = Guest(link, "Yan", watches=True)
            await late.come()
            assert "locked this table" in late.seat.style.text(late.seat.gone[0])
            await ana.type("lock", "remove zoe 2")
            await other.until(lambda: bool(other.seat.gone))
            as_ana = Guest(link, "Ana", watches=True)
            await as_ana.come()
            assert "cannot both be called" in as_ana.seat.style.text(as_ana.seat.gone[0])
            await ben.come()
            for guest in (ana, ben, zoe):
                await guest.begun()
            zoe.connection.send(frames.ActFrame("1", 0, "take ser"))
            await zoe.hears(REFUSED, since=len(zoe.lines))
            assert not [line for line in ben.lines if " no" in line or "still" in line]
            for guest in (ana, ben, zoe, other, late, as_ana):
                await guest.go()

    run(test)


def test_a_terminal_watches(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            home = {"SPLENDOR_ACCESS_HOME": str(tmp_path / "zoe")}
            link = ana.connection.link
            with Piped("join", link, "--watch", "--name", "Zoe", "--lang", "fr", env=home) as zoe:
                await asyncio.to_thread(zoe.until, "C'est à Ana de jouer.")
                await ana.type("take ser")
                await asyncio.to_thread(zoe.until, "Ana prend bleu, vert, rouge.")
                zoe.type("banque", "dire bravo")
                await asyncio.to_thread(zoe.until, "Banque : ")
                await ben.hears("Zoe says: bravo")
                assert "Vous ne regardez plus" in await asyncio.to_thread(zoe.finish)
                assert zoe.end() == 0
            assert not (tmp_path / "zoe" / "seats.toml").exists()

    run(test)


def test_what_is_typed_at_once_is_answered_from_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, _ben):
            with Piped("join", ana.connection.link, "--watch", "--name", "Zoe") as zoe:
                zoe.type("bank")
                heard = await asyncio.to_thread(zoe.finish)
                assert zoe.end() == 0
            assert "Bank: " in heard
            assert sentence("friends-watching-wait") not in heard

    run(test)


def test_a_page_watches(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            async with Browser(link) as ana, Browser(link) as ben, Browser(link, "nl") as zoe:
                await ana.sit("Ana")
                await zoe.open()
                await zoe.press("Toekijken zonder plaats", name="Zoe")
                assert "Het spel is nog niet begonnen. Je kijkt toe" in " ".join(zoe.lines)
                assert "Spel beginnen" not in zoe.buttons
                await ben.sit("Ben")
                await ana.open()
                assert any("Watching: Zoe." in line for line in _shown(ana))
                await ana.type("take ser")
                await zoe.follow("Wat is er nieuw")
                assert zoe.title == "wacht – Splendor"
                assert "Ana neemt blauw, groen, rood." in zoe.new
                assert [each.text_content() for each in zoe.page.xpath("//section[h2]/h2")][
                    -3:-1
                ] == [
                    "Ana",
                    "Ben",
                ]
                assert "You" not in zoe.text
                assert not [each for each in zoe.buttons if "a1" in each]
                assert (await zoe.type("neem ser"))[0].startswith("Je kijkt toe.")
                await zoe.type("zeg hoi")
                await ben.open()
                assert "Zoe says: hoi" in ben.lines
                # The server begins again, and whoever watched still does.
                await host.server.close()
                await host.start()
                await zoe.open()
                assert "Ben is aan de beurt." in zoe.page.findtext(".//h1")
                await zoe.type("stop")
                await zoe.open()
                assert "Toekijken zonder plaats" in zoe.buttons, "a full table can be watched"
                assert json.dumps([each.key for each in zoe.cookies]).count("watch") == 0

    run(test)


def _shown(browser: Browser) -> list[str]:
    return [each.text_content() for each in browser.page.xpath("//p")]
