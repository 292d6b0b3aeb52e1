"""An online seat on a braille display alone, by its cells and keys."""

import asyncio
import threading
from pathlib import Path

from tests.braille_display.json_display import JsonDisplay
from tests.braille_display.test_games import program
from tests.braille_display.test_json_game import Fingers
from tests.driver import PATIENCE
from tests.online.guests import Guest, hosting, kept, run


class Moments:
    """The events that the two sides of a test wait for."""

    def __init__(self) -> None:
        self.chosen = threading.Event()
        self.held = threading.Event()
        self.sent = threading.Event()


def _felt(place: Path, link: str, moments: Moments) -> None:
    """Take gems, feel the other player's action, and leave as when the system ends the program."""
    with (
        JsonDisplay() as display,
        program(display, place, link, "--name", "Ana", command="join") as game,
    ):
        display.connect()
        fingers = Fingers(display)
        fingers.until("you 0p 0t")
        last = fingers.pick("4s", "4e", "4r")
        moments.chosen.set()
        assert moments.held.wait(PATIENCE)
        # The table has not answered yet: the move is on its way, and nothing else can be done.
        fingers.press("route", last, then="sent")
        moments.sent.set()
        # Ben answers by himself, perhaps before it can be felt that he is waited for.
        fingers.until("you 0p 3t")
        game.terminate()
        assert (game.rest(), game.end()) == ("", 0)


def test_a_game_elsewhere_is_played_by_touch(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path / "server") as host:
            link = await host.make(kept(2))
            home = tmp_path / "ana"
            home.mkdir()
            moments = Moments()
            feeling = asyncio.create_task(asyncio.to_thread(_felt, home, link, moments))
            ben = Guest(link, "Ben")
            shared = await host.server.tables.find(link.rpartition("/")[2])
            assert shared
            while not shared.kept.places:
                await asyncio.sleep(0.01)
            await ben.come()
            await asyncio.to_thread(moments.chosen.wait, PATIENCE)
            async with shared.order:
                moments.held.set()
                await asyncio.to_thread(moments.sent.wait, PATIENCE)
            await ben.hears("Ana took blue, green, red.")
            await ben.type("take ser")
            await feeling
            await ben.go()

    run(test)
