"""The page alone in real browsers: by keys, without a connection, and killed at any moment."""

import asyncio
import random
import re
from contextlib import suppress
from urllib.parse import urlsplit

import pytest

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.notation import action_text
from splendor_access.game.payment import with_payment
from splendor_access.game.position import parse_position
from tests.braille_display.test_faults import LAST_TURN
from tests.online.alone import COMPILED, READY, RECORD, TOLD, AnyPage, Site, enter, opened
from tests.online.chromium import Page, chromium
from tests.online.guests import run

pytestmark = pytest.mark.soak


async def chosen(page: AnyPage, number: int) -> str:
    """Return an action that the easy opponent would do in the place of the person."""
    position = (await enter(page, "position")).split("sp1 ")[1].split("\n")[0].strip()
    state = parse_position(f"sp1 {position}")
    return action_text(with_payment(state, load("easy")(state, Chance(number), number)))


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
            for line in ("", "quit", "play --quick --seed 3"):
                await enter(page, line)
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
ACTIONS = ("take ", "buy ", "reserve ", "return ", "noble ", "pass")


async def moves(page: AnyPage) -> list[str]:
    """Return the actions of the game by its record."""
    record = str(await page.eval(RECORD))
    return [line for line in record.splitlines() if line.startswith(ACTIONS)]


def test_what_was_announced_is_there_after_a_kill(site: Site) -> None:
    async def test() -> None:
        chance, announced = random.Random(1), 0
        there: list[str] = []
        async with chromium() as whole:
            context = (await whole.ask("Target.createBrowserContext"))["browserContextId"]
            for number in range(20):
                target = await whole.ask(
                    "Target.createTarget", url="about:blank", browserContextId=context
                )
                attached = await whole.ask(
                    "Target.attachToTarget", targetId=target["targetId"], flatten=True
                )
                page = Page(whole, attached["sessionId"])
                await page.open(site.address)
                await page.until(f"{READY} && {TOLD}")
                for line in ("yes",) if number else ("", "quit", "play --quick --seed 3"):
                    await enter(page, line)
                await page.until("document.title.startsWith('Your turn')")
                found = await moves(page)
                assert found[: len(there)] == there
                assert len(found) >= announced
                line, before = await chosen(page, number), str(await page.eval(TOLD))
                await page.type(line)
                await page.press("Enter")
                # At any moment: before it is kept, before it is told, while the opponent thinks.
                await asyncio.sleep(chance.random())
                told = str(await page.eval(TOLD)).removeprefix(before)
                there, announced = found, len(found) + len(MOVED.findall(told))
                # A tab that has crashed does not say so.
                with suppress(TimeoutError, RuntimeError):
                    async with asyncio.timeout(1):
                        await page.ask("Page.crash")
                await whole.ask("Target.closeTarget", targetId=target["targetId"])
            await whole.ask("Target.disposeBrowserContext", browserContextId=context)

    run(test, seconds=600)


def test_a_second_tab_asks_and_takes_over(site: Site) -> None:
    async def test() -> None:
        async with chromium() as whole:
            first = await whole.page(site.address)
            await first.until(READY)
            await enter(first, "")
            [context] = (await whole.ask("Target.getBrowserContexts"))["browserContextIds"]
            target = await whole.ask(
                "Target.createTarget", url="about:blank", browserContextId=context
            )
            attached = await whole.ask(
                "Target.attachToTarget", targetId=target["targetId"], flatten=True
            )
            second = Page(whole, attached["sessionId"])
            await second.open(site.address)
            await second.until("document.body.innerText.includes('open in another tab')")
            await second.until("document.activeElement.textContent === 'Play here'")
            assert await second.axe() == []
            await second.press("Enter")
            await second.until(READY)
            await first.until("document.body.innerText.includes('goes on in another tab')")

    run(test, seconds=120)


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
