"""The connection of a seat to its server, as a channel of a game."""

from pathlib import Path

from splendor_access.session.intents import Intent
from tests.online.guests import Guest, hosting, kept, run


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
