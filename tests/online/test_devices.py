"""A seat at several devices: a word of one use brings another one, which can be sent away again."""

import asyncio
import re
import time
from pathlib import Path

import pytest

from splendor_access.online.server import devices
from splendor_access.online.server.doors import Guesses, digest, new_code
from splendor_access.online.server.game import with_bots
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.driver import PATIENCE, Piped
from tests.online.browsers import Browser
from tests.online.guests import Guest, hosting, kept, run, seated

WORD = re.compile(r"(?:[2-9a-z]{4}-){6}[2-9a-z]{4}")


async def _word(guest: Guest) -> str:
    """Ask for a word."""
    before = len(guest.lines)
    await guest.type("device new")
    await guest.hears("within 10 minutes", since=before)
    (found,) = WORD.findall(guest.lines[-1])
    return str(found)


async def _devices(guest: Guest) -> list[str]:
    before = len(guest.lines)
    await guest.type("device")
    await guest.hears("To play at one more", since=before)
    return guest.lines[before:-1]


def test_a_seat_is_played_on_at_another_device(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            link = ana.connection.link
            assert await _devices(ana) == ["1, this device, the first."]
            word = await _word(ana)
            async with Browser(link) as phone:
                await phone.sit(word.upper())
                assert phone.title.startswith("Your turn")
                await phone.type("take ser")
                await ben.hears("Ana took")
                await ana.hears("You took")
                # It was for one use, and is no key.
                late = Guest(link, "", key=word)
                await late.come()
                assert [each.name for each in late.seat.gone] == ["friends-key-unknown"]
                await late.go()
                assert await _devices(ana) == [
                    "1, this device, the first.",
                    "2, added today.",
                ]
                # All of it outlives the server.
                await host.server.close()
                await host.start()
                await ana.hears("connection is back")
                await phone.open()
                assert phone.title.startswith("wait")
                await ana.type("device 1")
                await ana.hears("Which device?")
                before = len(ana.lines)
                await ana.type("device 2")
                await ana.hears("To play at one more", since=before)
                await phone.open()
                assert "no longer has your seat" in phone.text
                await phone.open()
                assert "does not know your seat" in phone.text
            assert await _devices(ana) == ["1, this device, the first."]

    run(test, seconds=2 * PATIENCE)


def test_the_first_device_can_be_lost_and_a_host_stays_the_host(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            key = new_code()
            link = await host.make(kept(3), digest(key))
            ana = Guest(link, "Ana")
            await ana.come()
            (shared,) = host.server.tables.opened.values()
            await shared._keep(host=shared.kept.places[0].key)
            new = Guest(link, "", key=await _word(ana))
            await new.come()
            assert new.seat.key != ana.seat.key
            await new.type("device 1")
            await ana.until(lambda: bool(ana.seat.gone))
            assert [each.name for each in ana.seat.gone] == ["friends-revoked"]
            gone = Guest(link, "", key=ana.seat.key)
            await gone.come()
            assert [each.name for each in gone.seat.gone] == ["friends-key-unknown"]
            again = Guest(link, "", key=new.seat.key)
            await again.come()
            assert again.seat.host
            for guest in (ana, gone, again, new):
                await guest.go()

    run(test)


def test_of_three_devices_the_one_that_is_named_is_sent_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, _ben):
            phone = Guest(ana.connection.link, "", key=await _word(ana))
            await phone.come()
            tablet = Guest(ana.connection.link, "", key=await _word(phone))
            await tablet.come()
            await phone.type("device 4")
            await phone.hears("Which device?")
            await ana.type("device 2")
            await phone.until(lambda: bool(phone.seat.gone))
            assert [each.name for each in phone.seat.gone] == ["friends-revoked"]
            assert await _devices(tablet) == ["1, the first.", "2, this device, added today."]
            await tablet.type("device 1")
            await ana.until(lambda: bool(ana.seat.gone))
            assert await _devices(tablet) == ["1, this device, the first."]
            for guest in (phone, tablet):
                await guest.go()

    run(test)


def test_a_word_is_void_after_a_while_and_by_the_next_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, _ben):
            first, second = await _word(ana), await _word(ana)
            void = Guest(ana.connection.link, "", key=first)
            await void.come()
            assert void.seat.gone
            (shared,) = host.server.tables.opened.values()
            shared._words._now = lambda: time.time() + devices.LIFE + 1
            late = Guest(ana.connection.link, "", key=second)
            await late.come()
            assert late.seat.gone
            for guest in (void, late):
                await guest.go()

    run(test)


def test_no_seat_has_more_devices_than_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "MOST_DEVICES", 1)

    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, _ben):
            await ana.type("device new")
            await ana.until(lambda: bool(ana.lines) and "device" in ana.lines[-1])
            assert "at 1 devices already" in ana.lines[-1]

    run(test, seconds=PATIENCE)


def test_a_word_is_no_guess_and_no_key_is_that_of_a_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        bots = with_bots(["easy"], [], Locale("en"))
        async with hosting(tmp_path) as host, seated(host, 2, *bots) as (ana, _ben):
            wrong = Guest(ana.connection.link, "", key=new_code())
            await wrong.come()
            assert [each.name for each in wrong.seat.gone] == ["friends-key-unknown"]
            monkeypatch.setattr(Guesses, "wrong", lambda *_what: True)
            right = Guest(ana.connection.link, "", key=await _word(ana))
            await right.come()
            assert not right.seat.gone
            assert right.seat.number == ana.seat.number
            for guest in (wrong, right):
                await guest.go()

    run(test, seconds=PATIENCE)


def test_a_terminal_comes_with_a_word_in_place_of_a_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, _ben):
            word = await _word(ana)
            with Piped("join", ana.connection.link, "--name", word) as program:
                program.type("me", "quit", "yes")
                heard = await asyncio.to_thread(program.finish)
                assert await asyncio.to_thread(program.end) == 0
            assert "you and Ben" in heard

    run(test, seconds=2 * PATIENCE)


@pytest.mark.parametrize("language", languages())
def test_what_is_told_of_devices(language: str) -> None:
    locale = Locale(language)
    for days in (0, 1, 5):
        text = locale.text(say("friends-device", number=2, here="no", added="yes", days=days))
        assert text.startswith("2")
        assert text.endswith(".")
        assert ("5" in text) == (days == 5)
