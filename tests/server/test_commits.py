"""A game that is written beside the loop: what waits for it may be cancelled, writing is not."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest

from splendor_access.game.notation import parse_action
from splendor_access.server.game import SharedGame
from splendor_access.table.saves import Save
from splendor_access.table.table import keep
from tests.driver import saved_rows, table


def test_who_is_cancelled_while_a_row_is_written_leaves_it_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = table("human", "human")
    keep(one)
    goes_on = threading.Event()
    count = Save.count

    def later(save: Save) -> None:
        assert goes_on.wait(20)
        count(save)

    monkeypatch.setattr(Save, "count", later)

    async def test() -> None:
        with ThreadPoolExecutor(2) as beside:
            game = SharedGame(1, one, (), beside)
            # It is told as soon as its row is on the disk.
            await game.act(parse_action("take ser"))
            waiting = asyncio.create_task(game.act(parse_action("take odr")))
            await asyncio.sleep(0)
            waiting.cancel()
            with suppress(asyncio.CancelledError):
                await waiting
            goes_on.set()
            await game.written()
            await game.act(parse_action("take ser"))
            await game.written()

    asyncio.run(test())
    assert one.save
    one.save.close()
    assert saved_rows() == ["take ser", "take ser"]
