"""The page alone in real browsers: by keys, without a connection, and killed at any moment."""

import asyncio
import random
import re
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.notation import action_text
from splendor_access.game.payment import with_payment
from splendor_access.game.position import parse_position
from tests.online.chromium import Page, chromium
from tests.online.firefox import FirefoxPage, firefox
from tests.online.guests import run
from tests.release.page.__main__ import build

pytestmark = pytest.mark.soak

TOLD = (
    "[...document.querySelectorAll('#live>p, #past>p')].map(each => each.textContent).join('\\n')"
)
READY = "document.getElementById('line') && typeof spoken !== 'undefined'"
HEARD = "typeof spoken === 'undefined' || (spoken = [], 0)"
RECORD = "wire.send('file').then(answer => answer.text)"

AnyPage = Page | FirefoxPage


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_what: Any) -> None:
        """Say nothing."""


class Site:
    """A web server with the page, which can be cut off."""

    def __init__(self, folder: Path) -> None:
        handler = partial(_Quiet, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        """Take the server away, as in flight mode."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the page."""
    return build(tmp_path_factory.mktemp("built") / "page")


@pytest.fixture
def site(built: Path) -> Iterator[Site]:
    site = Site(built)
    yield site
    site.cut()


@asynccontextmanager
async def opened(browser: str, address: str) -> AsyncIterator[AnyPage]:
    """Open the page in a browser."""
    if browser == "firefox":
        async with firefox() as tab:
            await tab.open(address)
            yield tab
    else:
        async with chromium() as whole:
            yield await whole.page(address)


async def enter(page: AnyPage, line: str) -> str:
    """Type a line by keys, and return what was told since."""
    await page.eval(HEARD)
    before = str(await page.eval(TOLD))
    await page.type(line)
    await page.press("Enter")
    await page.until(f"{TOLD} !== {before!r}")
    after = str(await page.eval(TOLD))
    kept = next(at for at in range(len(before) + 1) if after.startswith(before[at:]))
    return after[len(before) - kept :]


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
            site.cut()
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
