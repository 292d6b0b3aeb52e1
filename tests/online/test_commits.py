"""A game written beside the loop: waiting for it can be cancelled, writing cannot."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from splendor_access.game.notation import parse_action
from splendor_access.online.server.game import SharedGame
from splendor_access.table import contents
from splendor_access.table.chain import Row
from splendor_access.table.saves import Save
from splendor_access.table.table import start_saving
from tests.driver import PATIENCE, saved_rows, table
from tests.online.browsers import Browser
from tests.online.guests import Guest, hosting, kept, run


class Disk:
    """A disk that writes no row before it `goes_on`; the first one before that sets `asked`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = threading.Event()
        self.goes_on = threading.Event()
        commit = Save.commit

        def later(save: Save, row: Row) -> None:
            self.asked.set()
            assert self.goes_on.wait(PATIENCE)
            commit(save, row)

        monkeypatch.setattr(Save, "commit", later)


def test_who_is_cancelled_while_a_row_is_written_leaves_it_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = table("human", "human")
    start_saving(one)
    save = one.save
    assert save
    disk = Disk(monkeypatch)

    async def test() -> None:
        with ThreadPoolExecutor(2) as beside:
            game = SharedGame(1, one, (), save, beside)
            waiting = asyncio.create_task(game.act(parse_action("take ser")))
            await asyncio.sleep(0)
            waiting.cancel()
            with suppress(asyncio.CancelledError):
                await waiting
            assert one.version == 0
            disk.goes_on.set()
            await game.wait_for_writes()

    asyncio.run(test())
    save.close()
    assert saved_rows() == ["take ser"]


def test_who_leaves_a_page_while_a_row_is_written_has_still_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            link = await host.make(kept(2))
            ben = Guest(link, "Ben")
            async with Browser(link) as ana:
                await ana.sit("Ana")
                await ben.come()
                await ben.begun()
                disk = Disk(monkeypatch)
                typing = asyncio.create_task(ana.type("take ser"))
                await asyncio.to_thread(disk.asked.wait, PATIENCE)
                (seat,) = host.server._pages._seats.values()
                seat.go()
                disk.goes_on.set()
                await ben.hears("Ana took blue, green, red.")
                await ben.type("take ser")
                await typing
                await ana.open()
                assert "Ben took blue, green, red." in ana.lines
                rows = contents.read_contents(next(tmp_path.glob("*/1.sqlite"))).rows
                assert [(row.text, row.seat) for row in rows] == [("take ser", 0), ("take ser", 1)]
            await ben.go()

    run(test)
