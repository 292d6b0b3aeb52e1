"""The pages of a club, as a browser without script sees them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from splendor_access.online.club.desk import invitation
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.port import StoredSeat
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.driver import sentence
from tests.online.browsers import SHOWN, Browser
from tests.online.guests import Guest, Host, hosting, kept, run


def _said(page: Browser) -> list[str]:
    """Return the lines of a page."""
    return [" ".join(each.text_content().split()) for each in page.page.xpath(SHOWN)]


@asynccontextmanager
async def member(host: Host, name: str, language: str = "en") -> AsyncIterator[Browser]:
    """Invite somebody, who comes in with a browser."""
    link = f"http://127.0.0.1:{host.port}/club"
    _member, word = await host.server.members.invite(name)
    async with Browser(link, language) as page:
        await page.open()
        enter = Locale(language).attribute("club-enter")
        await page.press(enter, word=invitation(f"http://127.0.0.1:{host.port}/", word))
        assert page.status == 200
        yield page


async def _press_at(page: Browser, line: str, button: str) -> None:
    """Press the button of a list item whose line begins so."""
    items = [each for each in page.page.iter("li") if each.text_content().strip().startswith(line)]
    assert len(items) == 1, _said(page)
    (form,) = [each for each in items[0].iter("form") if each.text_content().strip() == button]
    await page.send(form.get("action"), dict(form.form_values()))


@pytest.mark.parametrize("language", languages())
def test_who_is_invited_comes_in_and_sees_the_lobby(tmp_path: Path, language: str) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, member(host, "Ana", language) as ana:
            locale = Locale(language)
            assert locale.text(say("club-welcome", name="Ana")) in _said(ana)
            assert locale.text(say("club-mine", count=0)) in _said(ana)
            assert locale.text(say("club-waiting", count=0)) in _said(ana)
            await ana.open()
            assert locale.text(say("club-welcome", name="Ana")) not in _said(ana)

    run(test)


def test_a_member_watches_under_the_own_name_and_nobody_else_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, member(host, "Ana") as ana:
            link = await host.make(kept(2, StoredSeat("Cleo")))
            (key,) = [each.value for each in ana.cookies if each.key == "member"]
            await host.server.members.invite("Ben")
            for known, name in (("", "Ana"), (key, "Ben"), (key, "ana")):
                guest = Guest(link, name, key=known, watches=True)
                await guest.come()
                assert bool(guest.seat.gone) == (name != "ana")
                await guest.go()
            await ana.open(link)
            await ana.press("Watch without a seat", name="Ana")
            table = await host.server.tables.find(link.rpartition("/")[2])
            assert table
            pages = host.server._pages
            for _time in range(2):
                assert [*table._there.watchers.values()] == ["Ana"]
                # Also at a server that begins anew she is known by her key.
                for seat in pages._seats.values():
                    seat.go()
                pages._seats.clear()
                assert not table._there.watchers
                await ana.open(link)
            async with Browser(link) as eve:
                await eve.open()
                await eve.press("Watch without a seat", name="Ana")
                assert eve.status == 422

    run(test)


def test_a_table_waits_is_found_and_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            hosting(tmp_path) as host,
            member(host, "Ana") as ana,
            member(host, "Ben") as ben,
        ):
            await ana.press("Make a table that waits", size="2", rated="yes")
            assert sentence("club-made") in _said(ana)
            assert any(line.startswith("1, waits for 1 more") for line in _said(ana)), _said(ana)
            await ben.open()
            waiting = "1, Ana: 1 of 2, 2024, for the ladder"
            assert any(line.startswith(waiting) for line in _said(ben)), _said(ben)
            await _press_at(ben, waiting, "Sit down")
            assert any(line.startswith("1, turn of Ana, with Ana") for line in _said(ben))
            await ana.open()
            assert any(line.startswith("1, your turn, with Ben") for line in _said(ana))
            # The seat is there at once, by the key of the member alone.
            await ana.follow("1, your turn, with Ben")
            assert ana.title.startswith("Your turn")
            await ana.type("take ser")
            await ben.follow("1, turn of Ana, with Ana")
            assert ben.title.startswith("Your turn")
            # Nobody else sits there.
            link = ana.address.partition("?")[0]
            guest = Guest(link, "Cleo")
            await guest.come()
            assert [each.name for each in guest.seat.gone] == ["club-members-only"]
            await guest.go()

    run(test)


def test_a_seat_is_given_up_and_a_table_that_nobody_sits_at_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, member(host, "Ana") as ana:
            await ana.press("Make a table that waits", size="2")
            await _press_at(ana, "1, waits", "Give up the seat")
            assert sentence("club-risen") in _said(ana)
            assert sentence("club-mine", count=0) in _said(ana)
            async with member(host, "Ben") as ben:
                assert sentence("club-waiting", count=0) in _said(ben)

    run(test)


def test_a_stolen_link_a_guess_and_a_revoked_device_lead_nowhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, member(host, "Ana") as ana:
            await ana.press("One more device")
            (link,) = [line for line in _said(ana) if line.startswith("http")]
            async with Browser(ana.link) as phone, Browser(ana.link) as thief:
                await phone.open()
                await phone.press("Come in", word=link)
                assert sentence("club-welcome", name="Ana") in _said(phone)
                for word in (link, new_code(), "", "x" * 300):
                    await thief.open()
                    await thief.press("Come in", word=word)
                    assert thief.status == 422
                    assert sentence("club-word") in _said(thief)
                # The key is in no page, and no address has the word.
                (key,) = [each.value for each in phone.cookies if each.key == "member"]
                await phone.open()
                assert key not in phone.text
                assert "#" not in phone.address
                await ana.open()
                await ana.press("Shut out device 2")
                await phone.open()
                assert phone.status == 403
                assert sentence("club-key") in _said(phone)
                assert not [each for each in phone.cookies if each.key == "member"]

    run(test)


def test_a_member_is_called_so_at_any_table_and_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, member(host, "Ana") as ana:
            link = await host.make(kept(2))
            guest = Guest(link, "An\u00e1")
            await guest.come()
            assert [each.name for each in guest.seat.gone] == ["name-twice"]
            await guest.go()
            await ana.open(link)
            form = ana.page.forms[0]
            fields = {**dict(form.form_values()), "name": "Somebody"}
            await ana.send(form.get("action"), fields)
            assert "Ana" in ana.text
            (table,) = host.server.tables.opened.values()
            assert [place.name for place in table.kept.places] == ["Ana"]
            # A device that is shut out has no seat there either, and is sent away at once.
            (number,) = host.server.members.all
            (key,) = [each.value for each in ana.cookies if each.key == "member"]
            await host.server.members.revoke(number, digest(key))
            assert table.empty
            await ana.open(link)
            assert "no longer has your seat" in ana.text
            await ana.open(link)
            assert "does not know your seat" in ana.text

    run(test)


def test_a_tournament_is_led_from_the_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            hosting(tmp_path) as host,
            member(host, "Ana") as ana,
            member(host, "Ben") as ben,
            member(host, "Cleo") as cleo,
        ):
            await ana.follow("Tournament")
            await ana.press("Announce a tournament", number="1")
            assert "Tournament of Ana: not begun, rounds: 1." in _said(ana)
            for other in (ben, cleo):
                await other.follow("Tournament")
                await other.press("Play along")
                assert sentence("evening-in") in _said(other)
                assert "Draw the next round" not in other.buttons
            await ana.press("Draw the next round")
            (table,) = [line for line in _said(ana) if line.startswith("Table: ")]
            assert all(name in table for name in ("Ana", "Ben", "Cleo"))
            assert table.endswith(", playing")
            await ben.open("/club/tournament")
            await ben.follow("To table 1")
            assert "Your turn" in ben.title or "wait" in ben.title
            await ana.press("End the tournament")
            assert "Tournament of Ana: over after 1 of 1 rounds." in _said(ana)
            await ana.follow("To the club")
            await ana.follow("Ladder")
            assert sentence("ladder-none") in _said(ana)

    run(test)


def test_who_leaves_is_asked_first_and_forgotten_then(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, member(host, "Ana") as ana:
            await ana.press("Make a table that waits", size="2")
            await ana.follow("Leave the club")
            assert sentence("club-leave-sure") in _said(ana)
            await ana.press("Leave the club for good")
            assert sentence("club-departed") in _said(ana)
            assert not host.server.members.all
            await ana.open()
            assert sentence("club-enter-help") in _said(ana)
            for file in tmp_path.rglob("*"):
                assert not file.is_file() or b"Ana" not in file.read_bytes(), file

    run(test)


def test_forms_of_other_sites_and_programs_in_pages_do_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, member(host, "Ana") as ana:
            fields = {"do": "depart"}
            await ana.send("/club/do", fields)
            assert ana.status == 403
            await ana.send("/club/do", fields, Origin="http://example.org")
            assert ana.status == 403
            await ana.open()
            token = ana.page.forms[0].form_values()[0][1]
            await ana.send("/club/do", {"do": "fly", "token": token})
            assert ana.status == 400
            desk = f"{ana.root}/club/desk"
            async with aiohttp.ClientSession() as session:
                for headers, status in (({"Origin": ana.root}, 403), ({}, 403)):
                    async with session.post(desk, data=b"{}", headers=headers) as answer:
                        assert answer.status == status
                async with session.post(desk, data=b"x") as answer:
                    assert answer.status == 400
            assert len(host.server.members.all) == 1

    run(test)
