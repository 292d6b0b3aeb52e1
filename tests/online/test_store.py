"""A table's files: a damaged game goes on from its last good row, and the old file is kept."""

import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from splendor_access.game.position import position_text
from splendor_access.online.page import handlers
from splendor_access.online.server.store import TableFolder
from tests.driver import decision, sentence, table
from tests.online.chromium import chromium
from tests.online.guests import Guest, hosting, kept, laid_out, run, seated

if sys.platform != "win32":
    from tests.online.test_browser import sit


def test_a_damaged_game_goes_on_in_a_new_file_and_the_old_one_is_kept(tmp_path: Path) -> None:
    laid = table("human", "human")
    folder = laid_out(tmp_path, laid)
    positions = []
    for _ in range(4):
        positions.append(position_text(laid.state))
        laid.act(decision(laid))
    assert laid.save
    laid.save.close()
    with closing(sqlite3.connect(folder / "1.sqlite")) as file, file:
        file.execute("UPDATE entries SET digest = 'x' WHERE number = 4")
        file.execute("UPDATE entries SET row = 'x' WHERE number = 4")
    damaged = (folder / "1.sqlite").read_bytes()
    for _time in range(2):
        found = TableFolder(folder).open(TableFolder(folder).read())
        assert len(found.rows) == 3
        assert position_text(found.table.state) == positions[3]
        found.log.close()
        assert (folder / "1.damaged").read_bytes() == damaged
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}


def test_a_table_that_has_changed_since_is_not_forgotten(tmp_path: Path) -> None:
    folder = tmp_path / "table"
    folder.mkdir()
    place = TableFolder(folder)
    age = place.age()
    assert age
    stage, at = age
    assert stage == "unbegun"
    assert not place.expire("unbegun", at)
    assert not place.expire("over", at + 1)
    assert folder.exists()
    assert place.expire("unbegun", at + 1)
    assert not folder.exists()


def test_a_server_whose_file_was_replaced_writes_nothing_and_reads_it_anew(tmp_path: Path) -> None:
    """As where somebody puts a copy in its place: nobody plays on in a file that is gone."""

    async def test() -> None:
        async with hosting(tmp_path) as host, seated(host) as (ana, ben):
            await ana.type("take ser")
            await ben.hears("Ana took")
            path = next(tmp_path.iterdir()) / "1.sqlite"
            await host.server.renew()
            assert host.server.tables.opened
            copy = path.with_name("copy")
            shutil.copyfile(path, copy)
            copy.replace(path)
            assert sentence("save-busy") in await ben.type("take ser")
            assert ben.state.to_act == 1
            await host.server.renew()
            for guest in (ana, ben):
                await guest.hears("The connection is back")
            assert ben.state.to_act == 1
            await ben.type("take ser")
            await ana.hears("Ben took")

    run(test)


def test_a_page_hears_news_of_a_table_that_was_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a sign of life that finds its seat to be another one now. How soon is not held."""
    monkeypatch.setattr(handlers, "PULSE", 10_000.0)

    async def test() -> None:
        async with hosting(tmp_path) as host, chromium() as browser:
            link = await host.make(kept(2))
            page, ben = await browser.page(link), Guest(link, "Ben")
            await sit(page, "Ana")
            await ben.come()
            await ben.begun()
            await page.until("document.title.startsWith('Your turn') && wire.open()")
            path = next(tmp_path.iterdir()) / "1.sqlite"
            copy = path.with_name("copy")
            shutil.copyfile(path, copy)
            copy.replace(path)
            await host.server.renew()
            await ben.hears("The connection is back")
            await page.tab_to("it.id === 'line'")
            await page.type("take ser")
            await page.press("Enter")
            await ben.hears("Ana took")
            await ben.type("take odr")
            await page.until("document.getElementById('talk').textContent.includes('Ben took')")
            await ben.go()

    run(test)
