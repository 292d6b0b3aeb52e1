"""The page alone in real browsers: by keys, without a connection, and killed at any moment."""

import asyncio
import random
import re
from urllib.parse import urlsplit

import pytest

from tests.braille_display.test_faults import LAST_TURN
from tests.online.alone import (
    COMPILED,
    EVENING,
    OFFERS,
    READY,
    TOLD,
    Site,
    chosen,
    come_back,
    enter,
    moves,
    opened,
    press_line,
    since,
)
from tests.online.chromium import Page, chromium
from tests.online.guests import run
from tests.tiers import drawn, sampled

pytestmark = pytest.mark.soak


@drawn(1)
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_a_whole_game_by_keys_without_a_connection(browser: str, site: Site) -> None:
    async def test() -> None:
        async with opened(browser, site.address) as page:
            await page.until(READY)
            # The next start is that of the modules that were compiled meanwhile.
            while not await page.eval(COMPILED):
                await asyncio.sleep(0.2)
            site.cut()
            await page.open(site.address)
            await page.until(READY)
            for line in ("", "quit"):
                await enter(page, line)
            for line, text in EVENING:
                await enter(page, line, text)
            await enter(page, "play --quick --seed 3")
            for number in range(200):
                await page.until("!document.title.startsWith('wait')")
                if str(await page.eval("document.title")).startswith("over"):
                    break
                await enter(page, await chosen(page, number))
            assert str(await page.eval("document.title")) == "over – Splendor"
            assert page.complaints == []

    run(test, seconds=400)


OUTSIDE = "fetch('http://outside.example/').then(() => 'asked', () => 'refused')"


def test_no_address_outside_is_asked_and_none_can_be(site: Site) -> None:
    async def test() -> None:
        async with chromium() as whole:
            page = await whole.page(site.address, proxy=site.address.rstrip("/"))
            await page.until(READY)
            while not await page.eval(COMPILED):
                await asyncio.sleep(0.2)
            first = len(site.asked)
            for line in ("", "quit", "play --seat Ana --bot easy --seed 3 --house points=3"):
                await enter(page, line)
            for number in range(200):
                await page.until("!document.title.startsWith('wait')")
                if str(await page.eval("document.title")).startswith("over"):
                    break
                await enter(page, await chosen(page, number))
            assert str(await page.eval("document.title")) == "over – Splendor"
            workers = await page.workers()
            assert len(workers) == 1  # which has the other one
            for each in (page, *workers):
                assert await each.eval(OUTSIDE) == "refused"
            assert site.asked[first:] == []
            assert {urlsplit(each).netloc for each in site.asked} == {urlsplit(site.address).netloc}

    run(test, seconds=400)


MOVED = re.compile(r"^(?:You|Ada) (?:took|bought|reserved)", re.MULTILINE)


KILLS = 10
"""The kills of a part of the test: with all parts a hundred in each browser.

The moments are drawn by the name of the part.
"""


@sampled(2)
@drawn(1)
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
@pytest.mark.parametrize("part", range(10))
def test_what_was_announced_is_there_after_a_kill(part: int, browser: str, site: Site) -> None:
    async def test() -> None:
        chance, announced = random.Random(f"{browser} {part}"), 0
        there: list[str] = []
        begins = [("en", "Who plays"), ("quit", "What next?")]
        begins.append((f"play --seat Ana --bot easy --seed {part}", "Your turn"))
        again = [("yes", "Your game continues")]
        async with opened(browser, f"{site.address}icon.svg") as first:
            for number in range(KILLS):
                page = await first.another()
                asks = "unfinished game" if number else "Enter alone means English."
                await come_back(page, site.address, asks)
                for line, text in again if number else begins:
                    await enter(page, line, text)
                # It can be killed when tokens are to be given back: then that comes next.
                await page.until("!document.title.startsWith('wait')")
                assert await page.eval("document.activeElement.id") == "line"
                if number == 1:
                    # Before it is compiled each start takes three times as long.
                    while not await page.eval(COMPILED):
                        await asyncio.sleep(0.2)
                found = await moves(page)
                assert found[: len(there)] == there
                assert len(found) >= announced
                before = await press_line(page, await chosen(page, number))
                # At any moment: before it is kept, before it is told, while the opponent thinks.
                await asyncio.sleep(chance.random())
                told = since(before, str(await page.eval(TOLD)))
                there, announced = found, len(found) + len(MOVED.findall(told))
                await page.crash()

    run(test, seconds=1200)


@drawn(1)
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_a_second_tab_asks_and_takes_over(browser: str, site: Site) -> None:
    async def test() -> None:
        async with opened(browser, site.address) as first:
            await first.until(READY)
            await enter(first, "")
            second = await first.another()
            await second.open(site.address)
            await second.until("document.body.innerText.includes('open in another tab')")
            await second.until(OFFERS)
            if isinstance(second, Page):
                assert await second.axe() == []
            await second.press("Enter")
            await second.until(READY)
            await first.until("document.body.innerText.includes('goes on in another tab')")

    run(test, seconds=240)


def test_axe_finds_nothing_in_any_state(site: Site) -> None:
    async def test() -> None:
        async with chromium() as whole:
            page = await whole.page(site.address)
            await page.until(READY)
            states: dict[str, tuple[str, ...]] = {
                "the language": (),
                "who plays": ("en",),
                "beside a game": ("quit",),
                "a turn": ("play --seat Ana --bot easy --seed 3",),
                "a file": ("record mine.txt",),
                "a choice": ("take 2",),
                "a reserved card": ("no", "reserve a1"),
                "a question": ("quit",),
                "the short board, felt": ("no", "settings compact on", "settings felt on"),
                "a game that is over": (
                    "quit",
                    "yes",
                    f"play --seat Ana --bot easy --position '{LAST_TURN}'",
                    "buy c3",
                ),
            }
            for state, lines in states.items():
                for line in lines:
                    await enter(page, line)
                    await page.until("!document.title.startsWith('wait')")
                for width, scheme, forced in (
                    *((1280, "light", False), (320, "dark", False)),
                    (320, "dark", True),
                ):
                    await page.look(width, scheme, forced=forced)
                    assert await page.axe() == [], (state, width, forced)
                    wide = await page.eval("document.documentElement.scrollWidth")
                    assert wide <= width, (state, wide)
            assert page.complaints == []

    run(test, seconds=240)
