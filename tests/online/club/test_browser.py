"""The pages of a club in a real browser: by keyboard alone, for the eye, and read aloud by Orca."""

from pathlib import Path

import pytest

from splendor_access.online.club.desk import ClubWish, invitation
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.driver import PATIENCE
from tests.online.chromium import Page, chromium
from tests.online.guests import Host, hosting, run
from tests.online.orca import BROWSERS, Desktop, desktop
from tests.tiers import SOAK, drawn, quiet, soak_only

SCHEMES = [(language, scheme) for language in languages() for scheme in ("light", "dark")]


async def invited(host: Host, name: str) -> str:
    """Return the link of an invitation."""
    _member, word = await host.server.members.invite(name)
    return invitation(f"http://127.0.0.1:{host.port}/", word)


async def came(host: Host, name: str) -> str:
    """Let a member come in without a browser; return the key."""
    _member, word = await host.server.members.invite(name)
    found = await host.server.members.come_in(word)
    assert found
    return found[1]


async def press(page: Page, text: str) -> None:
    """Go to a button or link by keys, and press it; wait for the next page."""
    await page.eval("document.body.dataset.old = 'yes'")
    await page.tab_to(f"it.textContent.trim() === {text!r}")
    await page.press("Enter")
    await page.until("document.readyState === 'complete' && !document.body.dataset.old")


@drawn(2)
@pytest.mark.parametrize(("language", "scheme"), SCHEMES if SOAK else [("fr", "dark")])
def test_a_member_comes_in_by_the_link_alone_and_axe_finds_nothing(
    tmp_path: Path, language: str, scheme: str
) -> None:
    async def test() -> None:
        words = Locale(language).attribute
        async with hosting(tmp_path) as host, chromium() as browser:
            ben = await came(host, "Ben")
            link = await invited(host, "Ana")
            page = await browser.page(link, language=language, scheme=scheme)
            # The word is out of the address, and in the field; what is left is to press Enter.
            await page.until("document.activeElement.textContent")
            assert await page.eval("location.hash") == ""
            assert (
                await page.eval("document.getElementById('word').value") == link.partition("#")[2]
            )
            shown = [await page.axe()]
            await page.eval("document.body.dataset.old = 'yes'")
            await page.press("Enter")
            await page.until("document.getElementById('lists') && !document.body.dataset.old")
            await press(page, words("club-new"))
            club = host.server.club
            await club.wish(ben, ClubWish("make", size=2, level="fair", minutes=5, rated=True))
            await page.open(link.partition("#")[0])
            shown.append(await page.axe())
            for name in ("club-ladder", "club-tournament", "club-depart"):
                await press(page, words(name))
                shown.append(await page.axe())
                await press(page, words("club-home"))
            for problem in shown:
                assert problem == []

    run(test, seconds=3 * PATIENCE)


def test_news_is_told_at_once_and_takes_nothing_out_of_the_hand(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, chromium() as browser:
            ben = await came(host, "Ben")
            page = await browser.page(await invited(host, "Ana"))
            await page.until("document.activeElement.textContent")
            await page.press("Enter")
            await page.until("document.getElementById('lists')")
            await page.tab_to("it.id === 'size'")
            (ana,) = [each for each in host.server.members.all.values() if each.name == "Ana"]
            while not host.server.club._listening[ana.number]:
                await page.eval("1")
            await host.server.club.wish(ben, ClubWish("make", size=2))
            await page.until("document.getElementById('live').innerText.includes('Ben waits')")
            await page.until(
                "document.getElementById('lists').innerText.includes('1, Ben: 1 of 2')"
            )
            assert await page.eval("document.activeElement.id") == "size"
            # Who is in the list keeps it, until it is left.
            await page.tab_to("it.textContent === 'Sit down'")
            await page.eval("document.activeElement.dataset.held = 'yes'")
            await host.server.club.wish(ben, ClubWish("make", size=2))
            await page.until("document.getElementById('live').children.length === 2")
            assert await page.eval("document.activeElement.dataset.held") == "yes"
            assert page.complaints == []

    run(test, seconds=3 * PATIENCE)


async def _tab_to(desk: Desktop, what: str) -> None:
    """Press Tab until something is reached, from wherever Orca reads: once around the page."""
    met: list[str] = []
    for _press in range(90):
        desk.forget()
        await desk.keys("Tab")
        await desk.hears("tab")
        met += [each.text for each in desk.heard]
        if any(what in text for text in met):
            return
    raise AssertionError((what, met))


@soak_only
@quiet
@drawn(1)
@pytest.mark.parametrize("browser", BROWSERS)
def test_orca_leads_from_the_invitation_to_the_first_move(tmp_path: Path, browser: str) -> None:
    async def test() -> None:
        async with hosting(tmp_path / "tables") as host:
            ben = await came(host, "Ben")
            link = await invited(host, "Ana")
            async with desktop(tmp_path, browser, link) as desk:
                await desk.hears("Come in")
                desk.forget()
                await desk.keys("Return")
                await desk.hears("Ana, you are in the club.", "Finished loading")
                await _tab_to(desk, "Make a table that waits push button")
                await desk.keys("Return")
                await desk.hears("Your table waits. You are told when it begins.")
                desk.forget()
                club = host.server.club
                (mine,) = host.server.members.all[host.server.members.number_of(ben)].tables or (
                    "",
                )
                assert not mine
                (code,) = club._waiting
                await club.wish(ben, ClubWish("sit", table=code))
                begun = Locale("en").text(say("club-news-begun", number=1, names=["Ben"]))
                await desk.hears(begun)
                assert [each.text for each in desk.heard].count(begun) == 1
                await _tab_to(desk, "1, your turn, with Ben")
                await desk.keys("Return")
                await desk.hears("Finished loading Your turn")
                await _tab_to(desk, "Command entry")
                desk.forget()
                await desk.type("take ser")
                await desk.keys("Return")
                await desk.hears("You took")

    run(test, seconds=10 * PATIENCE)
