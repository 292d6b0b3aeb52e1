"""The page alone where a browser keeps nothing, keeps no more, or has thrown away what it kept."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from tests.online.alone import (
    READY,
    TOLD,
    AnyPage,
    Site,
    chosen,
    come_back,
    enter,
    moves,
    opened,
    press_line,
)
from tests.online.chromium import Page, chromium
from tests.online.firefox import firefox
from tests.online.guests import run
from tests.tiers import drawn

pytestmark = pytest.mark.soak

BATCHES = "[...document.querySelectorAll('#live>p, #past>p')].map(each => each.textContent)"
COPY = """
wire.send("file", { name: "splendor-games.zip" }).then(({ text }) => {
  sessionStorage.copy = JSON.stringify(Array.from(text));
})
"""
TAKEN = """
wire.send("take", { name: "mine.zip", data: new Uint8Array(JSON.parse(sessionStorage.copy)) })
"""

FILL = """
(async () => {
  const filler = await caches.open("filler");
  let size = 1 << 22;
  for (let number = 0; size >= 1024; number++) {
    try {
      await filler.put(`filler${number}`, new Response(new Uint8Array(size)));
    } catch {
      size >>= 1;
    }
  }
})()
"""
"""Leaves a browser no room for anything more of this address."""

EMPTY = """
caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))
"""
"""Takes the files of the program from a browser, and leaves the worker that answers by them."""

COUNT = """
globalThis.compared = 0;
const { every } = Uint8Array.prototype;
Uint8Array.prototype.every = function (...how) {
  compared += this.length;
  return every.apply(this, how);
};
"""
"""Lets a worker count the bytes that it compares."""

LITTLE = {"dom_quotaManager_temporaryStorage_fixedLimit": 300_000}
"""Lets Firefox give little room: a part of these kilobytes to each address."""


@asynccontextmanager
async def with_little_room(browser: str, address: str) -> AsyncIterator[AnyPage]:
    """Open a file beside the page in a browser that has little room."""
    if browser == "firefox":
        async with firefox(**LITTLE) as tab:
            yield tab
    else:
        async with opened(browser, f"{address}icon.svg") as page:
            yield page


@asynccontextmanager
async def from_elsewhere(browser: str, site: Site) -> AsyncIterator[AnyPage]:
    """Open the page as another machine does: by a name that is not this machine's, unencrypted."""
    name = "ana.example"
    if browser == "firefox":
        async with firefox(network_dns_localDomains=name) as tab:
            await tab.open(site.address.replace("127.0.0.1", name))
            yield tab
    else:
        async with chromium() as whole:
            yield await whole.page(f"http://{name}/", proxy=site.address.rstrip("/"))


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


@drawn(1)
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_a_device_that_becomes_full_in_a_game(browser: str, site: Site) -> None:
    full, free = "Not saved: this browser keeps nothing now.", "Saved again: this browser keeps"

    async def told(page: AnyPage, text: str) -> None:
        """Let the page write something again and again, until it tells a text."""
        while True:
            # Chromium looks every half a minute how much room there is.
            for value in ("brief", "normal"):
                answer = f"verbosity is now {value}."
                if text in await enter(page, f"settings verbosity {value}", answer):
                    return

    async def move(page: AnyPage, number: int) -> list[str]:
        await enter(page, await chosen(page, number))
        await page.until("document.title.startsWith('Your turn')")
        return await moves(page)

    async def test() -> None:
        async with with_little_room(browser, site.address) as first:
            page = await first.another()
            await page.open(site.address)
            await page.until(READY)
            for line in ("en", "quit", "play --seat Ana --bot easy --seed 3"):
                await enter(page, line)
            await move(page, 1)
            if isinstance(page, Page):
                used = await page.eval("navigator.storage.estimate().then(({ usage }) => usage)")
                origin = site.address.rstrip("/")
                room = {"origin": origin, "quotaSize": int(used) + 3_000_000}
                await page.ask("Storage.overrideQuotaForOrigin", **room)
            await page.eval(FILL)
            await told(page, full)
            await move(page, 2)
            await page.eval("caches.delete('filler')")
            await told(page, free)
            kept = await move(page, 3)
            await page.eval(FILL)
            await told(page, full)
            await move(page, 4)
            await page.crash()
            page = await first.another()
            await come_back(page, site.address, "unfinished game")
            await enter(page, "yes")
            assert (await moves(page))[: len(kept)] == kept

    run(test, seconds=600)


@drawn(1)
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_a_browser_that_cannot_give_what_it_keeps_asks_the_server(browser: str, site: Site) -> None:
    async def test() -> None:
        async with opened(browser, site.address) as page:
            await page.until(READY)
            for line in ("en", "quit"):
                await enter(page, line)
            await page.eval(EMPTY)
            await page.open(site.address)
            await page.until(f"{READY} && {TOLD}.includes('Who plays at this keyboard?')")

    run(test, seconds=300)


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


def test_a_line_compares_no_file_that_it_has_not_touched(site: Site) -> None:
    size = 3_000_000
    large = f"wire.send('take', {{ name: 'kept.txt', data: new Uint8Array({size}) }})"

    async def does(page: Page, _site: Site) -> None:
        [worker] = await page.workers()
        await worker.eval(COUNT)
        await page.eval(large)
        await enter(page, "score")
        await worker.eval("compared = 0")
        await enter(page, "bank")
        assert int(await worker.eval("compared")) < size

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
            # In one batch: what is put into a new page before the question may not be heard.
            batch = f"text.includes({said!r}) && text.includes('For English')"
            assert await page.eval(f"{BATCHES}.some(text => {batch})")
            for line in ("en", "quit", "play --seat Ana --bot easy --seed 3"):
                told = await enter(page, line)
            assert "Your turn" in told

    run(test, seconds=120)


@drawn(1)
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_without_encryption_it_says_what_is_missing_and_two_tabs_lose_nothing(
    browser: str, site: Site
) -> None:
    async def test() -> None:
        async with from_elsewhere(browser, site) as page:
            address = str(await page.eval("location.origin + location.pathname"))
            for asks in ("Enter alone means English.", "unfinished game"):
                await page.until(f"{READY} && {TOLD}.includes({asks!r})")
                assert not await page.eval("isSecureContext || 'serviceWorker' in navigator")
                told = str(await page.eval(TOLD))
                assert "Not encrypted: " in told.partition(asks)[0]
                if asks.startswith("Enter"):
                    for line in ("en", "quit", "play --seat Ana --bot easy --seed 3", "take ser"):
                        await enter(page, line)
                    await page.until("document.title.startsWith('Your turn')")
                    await page.open(address)
            # Such a browser has no locks: a second tab has the game at once.
            await enter(page, "yes", "Your turn: no points, 3 tokens.")
            second = await page.another()
            await second.open(address)
            await second.until(f"{READY} && {TOLD}.includes('unfinished game')")
            await press_line(page, "take sod")
            await page.until("document.body.innerText.includes('goes on in another tab')")
            assert "Your turn: no points, 3 tokens." in await enter(second, "yes")
            assert page.complaints == []

    run(test, seconds=300)


BEGUN = "Enter alone means English."


@pytest.mark.parametrize(
    ("name", "times", "told"),
    [
        ("page.js", 2, BEGUN),
        ("page.js", 9, "Not loaded."),
        ("program.tar", 2, BEGUN),
        ("pyodide-lock.json", 2, BEGUN),
        ("program.tar", 9, "The program has stopped."),
    ],
)
def test_a_page_of_which_a_file_fails_is_not_silent(
    name: str, times: int, told: str, site: Site
) -> None:
    async def test() -> None:
        site.failing += [name] * times
        async with from_elsewhere("chromium", site) as page:
            await page.until(f"document.body.innerText.includes({told!r})")

    run(test, seconds=120)
