"""What is sent from a page and does not arrive is put back and said, and never done twice."""

import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import get_args

import pytest

from splendor_access.online.page.handlers import ServerPages
from splendor_access.online.server import people
from splendor_access.online.server.tables import Tables
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.online.browsers import Browser
from tests.online.chromium import chromium
from tests.online.guests import Guest, Host, hosting, kept, run
from tests.online.relay import Fault, Moment, relaying
from tests.online.test_browser import sit
from tests.tiers import SOAK

UNSENT = Locale("en").text(say("page-unsent"))
MOMENTS = get_args(Moment)
LOG = "document.getElementById('talk').textContent"
LIVE = "document.getElementById('live').textContent"
VALUE = "document.getElementById('line').value"


async def closing(
    host: Host, at: type[Tables | ServerPages], does: Callable[[], Awaitable[None]]
) -> None:
    """Close the server, and do something as soon as its tables or its pages have closed."""
    close = at.close

    async def closed(self: Tables | ServerPages, **how: bool) -> None:
        await close(self, **how)  # type: ignore[arg-type]
        await does()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(at, "close", closed)
        await host.server.close()


@pytest.mark.parametrize("at", [Tables, ServerPages])
def test_what_comes_while_a_server_closes_is_said_and_done_after(
    tmp_path: Path, at: type[Tables | ServerPages]
) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            async with Browser(link) as ana, Browser(link) as ben, Browser(link) as cleo:
                await ana.sit("Ana")
                await ben.sit("Ben")
                await ana.open()
                await cleo.open()
                seat = dict(cleo.page.forms[0].form_values()) | {"name": "Cleo"}
                address = ana.page.get_element_by_id("command").get("action")
                form = {**dict(ana.page.get_element_by_id("command").form_values())}
                form["line"] = "take ser"

                async def late() -> None:
                    await ana.send(address, form)
                    assert ana.status == 503
                    assert UNSENT in ana.text
                    await cleo.send(cleo.page.forms[0].get("action"), seat)
                    assert UNSENT in cleo.text
                    await ben.open()
                    # Never a page that asks for a name, as if the seat were lost.
                    assert not ben.page.xpath("//input[@id='name']")
                    assert "The table is closed for now." in ben.text

                await closing(host, at, late)
                await host.start()
                for _time in range(2):
                    await ana.send(address, form)
                    assert ana.status == 200
                (shared,) = host.server.tables.opened.values()
                assert shared.game
                assert [row.text for row in shared.game.rows] == ["take ser"]

    run(test)


FAULTS = [Fault(begin, moment) for begin in ("POST", "GET /{}?after") for moment in MOMENTS]
"""In the place of {} comes the code of the table."""

TRIED = FAULTS if SOAK else FAULTS[::3]


def test_a_line_that_is_lost_on_its_way_is_put_back_and_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real browser: whatever becomes of a form or of its answer, and however long it takes."""
    monkeypatch.setattr(people, "CHAT_LIMIT", (100, 1.0))

    async def test() -> None:
        async with (
            hosting(tmp_path / "tables") as host,
            relaying(host.port) as relay,
            chromium() as browser,
        ):
            link = await host.make(kept(2))
            code = link.rpartition("/")[2]
            page = await browser.page(f"http://127.0.0.1:{relay.port}/{code}", clock=True)
            await sit(page, "Ana")
            ben = Guest(link, "Ben")
            await ben.come()
            await ben.begun()
            await page.until("(next ?? document).title.startsWith('Your turn')")
            await page.tab_to("it.id === 'line'")
            for number, (begin, moment) in enumerate(TRIED):
                line = f"say this is number {number}"
                await page.eval("document.getElementById('live').replaceChildren()")
                relay.hit.clear()
                relay.fault = Fault(begin.format(code), moment)
                await page.type(line)
                await page.press("Enter")
                await relay.hit.wait()
                await page.until(f"{VALUE} === '{line}' || pass(500) && false")
                await page.until(f"{LIVE}.includes({UNSENT!r}) || pass(500) && false")
                relay.fault = None
                await page.press("Enter")
                await page.eval("sending")
                assert await page.eval(VALUE) == ""
                said = f"You say: this is number {number}"
                await page.until(f"{LOG}.includes('{said}') || later(500)")
            # The move itself.
            relay.hit.clear()
            relay.fault = Fault("POST", "unanswered")
            await page.type("take ser")
            await page.press("Enter")
            await relay.hit.wait()
            # What is typed meanwhile follows.
            await page.type("score")
            await page.press("Enter")
            relay.fault = None
            await page.until(f"{VALUE} === 'take ser' || pass(500) && false")
            await page.until(f"{LOG}.includes('no points') || later(500)")
            assert await page.eval(VALUE) == "take ser"
            # News that was asked for and did not come is asked for again.
            relay.hit.clear()
            relay.fault = Fault(f"GET /{code}?after", "unheard")
            await ben.hears("Your turn")
            await ben.type("take odr")
            await relay.hit.wait()
            relay.fault = None
            await page.until(f"{LOG}.includes('Ben took') || pass(500) && false")
            told = [each for each in ben.lines if "number" in each]
            assert told == [f"Ana says: this is number {n}" for n in range(len(TRIED))]
            await ben.go()

    run(test)


def test_an_open_page_says_that_its_table_is_gone(tmp_path: Path) -> None:
    """At once where the operator closes it, and when a server is back that has lost it."""

    async def test() -> None:
        async with hosting(tmp_path / "tables") as host, chromium() as browser:
            page = await browser.page(await host.make(kept(2)), clock=True)
            await sit(page, "Ana")
            await page.until("wire.open()")
            (name,) = host.server.tables.opened
            assert await host.server.tables.close_for_good(name)
            gone = Locale("en").text(say("friends-closed"))
            told = f"document.activeElement.innerText.includes({gone!r})"
            await page.until(f"{told} || later(500)")
            assert await page.eval("document.activeElement.tagName") == "MAIN"
            page = await browser.page(await host.make(kept(2)), clock=True)
            await sit(page, "Ana")
            await page.until("wire.open()")
            await host.server.close()
            shutil.rmtree(tmp_path / "tables")
            await host.start()
            gone = Locale("en").text(say("page-gone"))
            await page.until(f"{LIVE}.includes({gone!r}) || later(500)")

    run(test)


def test_a_page_that_has_lost_the_connection_says_later_that_its_table_is_gone(
    tmp_path: Path,
) -> None:
    """Once each, however often it asks; and it leads back as soon as the table is there."""

    async def test() -> None:
        folder = tmp_path / "tables"
        async with hosting(folder) as host, chromium() as browser:
            page = await browser.page(await host.make(kept(2)), clock=True)
            await sit(page, "Ana")
            await page.until("wire.open()")
            await host.server.close()
            lost, gone, back = (
                Locale("en").text(say(name))
                for name in ("connection-lost", "page-gone", "connection-back")
            )
            await page.until(f"{LIVE}.includes({lost!r}) || later(500)")
            shutil.move(folder, tmp_path / "away")
            await host.start()
            await page.until(f"{LIVE}.includes({gone!r}) || later(500)")
            for _time in range(60):
                await page.until("!later(500)")
            told = f"{LIVE}.split({{}}).length - 1"
            assert await page.eval(f"{told.format(repr(gone))}") == 1
            assert await page.eval(f"{told.format(repr(lost))}") == 1
            shutil.move(tmp_path / "away", folder)
            await page.until(f"{LIVE}.includes({back!r}) || later(500)")

    run(test)
