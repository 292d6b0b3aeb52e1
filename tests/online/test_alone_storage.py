"""The page alone where a browser keeps nothing, keeps no more, or has thrown away what it kept."""

from collections.abc import Awaitable, Callable

import pytest

from tests.online.alone import READY, TOLD, Site, enter
from tests.online.chromium import Page, chromium
from tests.online.firefox import firefox
from tests.online.guests import run

pytestmark = pytest.mark.soak

COPY = """
wire.send("file", { name: "splendor-games.zip" }).then(({ text }) => {
  sessionStorage.copy = JSON.stringify(Array.from(text));
})
"""
TAKEN = """
wire.send("take", { name: "mine.zip", data: new Uint8Array(JSON.parse(sessionStorage.copy)) })
"""

Does = Callable[[Page, Site], Awaitable[None]]


def playing(does: Does, site: Site) -> None:
    """Let something happen to a page on which a game has begun."""

    async def test() -> None:
        async with chromium() as whole:
            page = await whole.page(site.address)
            await page.until(READY)
            for line in ("en", "quit", "play --seat Ana --bot easy --seed 3", "take ser"):
                await enter(page, line)
            await page.until("document.title.startsWith('Your turn')")
            await does(page, site)

    run(test, seconds=300)


def test_what_is_full_is_said_and_what_is_free_again(site: Site) -> None:
    async def does(page: Page, site: Site) -> None:
        origin = site.address.rstrip("/")
        await page.ask("Storage.overrideQuotaForOrigin", origin=origin, quotaSize=1)
        told = ""
        # Chromium looks every half a minute how much room there is.
        while "Not saved: this browser keeps nothing now." not in told:
            await page.open(site.address)
            await page.until(f"{READY} && {TOLD}.includes('unfinished game')")
            told = str(await page.eval(TOLD)).partition("unfinished")[0]
        await page.ask("Storage.overrideQuotaForOrigin", origin=origin)
        assert "Your turn: no points, 3 tokens." in await enter(page, "yes")
        await enter(page, "take sod")
        await page.until("document.title.startsWith('Your turn')")
        assert "Saved again: this browser keeps the game now." in str(await page.eval(TOLD))
        await page.open(site.address)
        await page.until(f"{READY} && {TOLD}.includes('unfinished game')")
        assert "Your turn: no points, 6 tokens." in await enter(page, "yes")

    playing(does, site)


def test_a_browser_that_has_emptied_its_storage_is_told_and_games_come_back(site: Site) -> None:
    async def does(page: Page, site: Site) -> None:
        await page.eval(COPY)
        await page.ask(
            "Storage.clearDataForOrigin",
            origin=site.address.rstrip("/"),
            storageTypes="indexeddb,cache_storage,service_workers",
        )
        await page.open(site.address)
        await page.until(f"{READY} && {TOLD}")
        told = str(await page.eval(TOLD))
        assert "This browser has thrown away what it kept" in told
        for line in ("en", "quit"):
            await enter(page, line)
        await page.eval(TAKEN)
        await page.until(f"{TOLD}.includes('1 game is back.')")
        assert "Your turn: no points, 3 tokens." in await enter(page, "resume")
        await page.open(site.address)
        await page.until(f"{READY} && {TOLD}.includes('unfinished game')")
        assert "thrown away" not in str(await page.eval(TOLD))

    playing(does, site)


@pytest.mark.parametrize(
    ("preferences", "said"),
    [
        ({"network_cookie_cookieBehavior": 2}, "Not saved: this browser keeps nothing now."),
        (
            {"browser_privatebrowsing_autostart": True},
            "in a private window only until",
        ),
    ],
    ids=["no storage", "private"],
)
def test_where_nothing_is_kept_that_is_said_before_the_first_question(
    preferences: dict[str, bool | int], said: str, site: Site
) -> None:
    async def test() -> None:
        async with firefox(**preferences) as page:
            await page.open(site.address)
            await page.until(f"{READY} && {TOLD}.includes('Enter alone means English.')")
            told = str(await page.eval(TOLD))
            assert said in told.partition("For English")[0]
            for line in ("en", "quit", "play --seat Ana --bot easy --seed 3"):
                told = await enter(page, line)
            assert "Your turn" in told

    run(test, seconds=120)
