"""The connection of a seat to its server, as a channel of a game."""

import shutil
from pathlib import Path

from splendor_access.session.intents import Intent
from tests.driver import sentence
from tests.online.guests import Guest, hosting, kept, run, seated


def test_what_came_before_the_game_is_handed_to_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path) as host:
            guest = Guest(await host.make(kept(2)), "Ana")
            connection = guest.connection
            await connection.open()
            await connection.arrived.wait()
            posted: list[Intent] = []
            connection.begin(None, posted.append)  # type: ignore[arg-type]  # no game is needed
            for intent in posted:
                assert intent.happened
                intent.happened()
            assert posted
            assert not connection.waiting
            await guest.go()

    run(test)


def test_a_seat_hears_once_that_its_table_is_gone_and_is_led_back(tmp_path: Path) -> None:
    """After a server has stopped, which was told, and is back without the table."""
    folder = tmp_path / "tables"

    async def test() -> None:
        async with hosting(folder) as host, seated(host) as (ana, ben):
            await host.server.close()
            shutil.move(folder, tmp_path / "away")
            await host.start()
            for guest in (ana, ben):
                await guest.hears(sentence("page-gone"))
            shutil.move(tmp_path / "away", folder)
            for guest in (ana, ben):
                await guest.hears(sentence("connection-back"))
                assert guest.lines.count(sentence("page-gone")) == 1
            await ana.type("take ser")
            await ben.hears("Ana took")

    run(test)
