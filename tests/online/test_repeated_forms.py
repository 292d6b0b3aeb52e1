"""A form that comes twice is done once: two presses, a page sent again, a server killed between."""

import asyncio
import random
import signal
from contextlib import suppress
from pathlib import Path

import aiohttp

from splendor_access.online.server.doors import new_code
from splendor_access.online.server.store import Store
from splendor_access.table import contents
from tests.driver import Piped
from tests.online.browsers import Browser
from tests.online.guests import hosting, kept, run
from tests.tiers import time_limit, tries


def _form(browser: Browser, line: str) -> dict[str, str]:
    return {**dict(browser.page.get_element_by_id("command").form_values()), "line": line}


def test_what_was_done_before_a_server_began_again_is_not_done_once_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            async with Browser(link) as ana, Browser(link) as ben:
                await ana.sit("Ana")
                await ben.sit("Ben")
                await ana.open()
                address = ana.page.get_element_by_id("command").get("action")
                takes = _form(ana, "take ser")
                for _time in range(2):
                    await ana.send(address, takes)
                undoes = _form(ana, "undo")
                await ana.send(address, undoes)
                await ana.type("take odr")
                for form in (takes, undoes):
                    await host.server.close()
                    await host.start()
                    await ana.send(address, form)
                    assert ana.status == 200
                    assert "meanwhile" not in " ".join(ana.new)
                (shared,) = host.server.tables.opened.values()
                assert shared.game
                assert [row.text for row in shared.game.rows] == ["take ser", "undo 0", "take rod"]

    run(test)


def test_two_presses_take_one_seat_and_make_one_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host, Browser(f"http://127.0.0.1:{host.port}/") as ana:
            await ana.open("/")
            form = dict(ana.page.forms[0].form_values()) | {"name": "Ana", "size": "3"}
            addresses = set()
            for _press in range(2):
                await ana.send("/", form)
                addresses.add(ana.address)
            assert len(addresses) == 1
            link = addresses.pop()
            async with Browser(link) as ben:
                await ben.open(link)
                form = dict(ben.page.forms[0].form_values()) | {"name": "Ben"}
                address = ben.page.forms[0].get("action")
                for _press in range(2):
                    await ben.send(address, form)
                    # The first answer, with the key of the seat, may never have come.
                    ben.forget("seat")
                await host.server.close()
                await host.start()
                await ben.send(address, form)
                assert ben.status == 200
                assert "wait" in ben.title
            (shared,) = host.server.tables.opened.values()
            assert [place.name for place in shared.kept.places] == ["Ana", "Ben"]

    run(test)


def test_forms_survive_a_server_that_is_killed(tmp_path: Path) -> None:
    """Each form is sent until it is answered, whatever becomes of the server meanwhile."""
    chance = random.Random(3)
    code = new_code()
    folder = Store(tmp_path / "tables").make(code, kept(2)).path
    home = {"SPLENDOR_ACCESS_HOME": str(tmp_path)}
    lines = ["take ser", "undo", "take odr", "undo", "take sed", "undo", "take ero", "undo"]

    def served(port: int) -> tuple[Piped, int]:
        server = Piped("serve", "--port", str(port), env=home)
        server.until("http://127.0.0.1:")
        return server, int(server.until("/").rstrip("/"))

    server, port = served(0)
    link = f"http://127.0.0.1:{port}/{code}"

    async def test() -> None:
        nonlocal server
        async with Browser(link) as ana, Browser(link) as ben:
            await ana.sit("Ana")
            await ben.sit("Ben")
            await ana.open()
            for number in range(tries(1, 60)):
                form = _form(ana, lines[number % len(lines)])
                sending = asyncio.create_task(ana.send(f"/{code}/do", form))
                await asyncio.wait([sending], timeout=chance.uniform(0.0, 0.03))
                server.kill()
                server, _port = await asyncio.to_thread(served, port)
                with suppress(aiohttp.ClientError):
                    await sending
                for _time in range(2):
                    await ana.send(f"/{code}/do", form)
                assert ana.status == 200
                rows = read_rows()
                assert rows == number + 1, (number, ana.lines[-3:])

    def read_rows() -> int:
        return len(contents.read_contents(folder / "1.sqlite").rows)

    try:
        run(test, seconds=time_limit(30, 600))
    finally:
        server.process.send_signal(signal.SIGTERM)
        said = server.rest()
        server.kill()
    assert "Traceback" not in said
