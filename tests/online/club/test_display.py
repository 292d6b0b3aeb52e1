"""The lobby on a braille display alone, without a key for letters."""

import asyncio
import threading
from pathlib import Path

from splendor_access.online.club.desk import invitation
from tests.braille_display.json_display import JsonDisplay
from tests.braille_display.test_games import program
from tests.braille_display.test_json_game import Fingers
from tests.driver import PATIENCE
from tests.online.club.test_terminal import visits
from tests.online.guests import hosting, run


def _choose(fingers: Fingers, begin: str, *, at: str, then: str) -> None:
    """Go right, from the beginning of what begins so, to a choice, and choose it."""
    row = fingers.until(at)
    for _window in range(40):
        if begin in row:
            fingers.press("route", row.index(begin), then=then)
            return
        row = fingers.press("window_right", then="")
    raise AssertionError(row)


def _felt(home: Path, link: str, made: threading.Event) -> None:
    with JsonDisplay() as display, program(display, home, link, command="club") as game:
        display.connect(dots_keys=False)
        fingers = Fingers(display)
        _choose(fingers, "new", at="Ana, you are", then="Splendor")
        _choose(fingers, "table for 2", at="Splendor", then="Your table")
        made.set()
        # Ben sits down now, and it is told by itself.
        _choose(fingers, "1, your turn", at="It begins", then="you 0p 0t")
        last = fingers.pick("4s", "4e", "4r")
        fingers.press("route", last, then="sent")
        fingers.until("you 0p 3t")
        game.terminate()
        assert (game.rest(), game.end()) == ("", 0)


def test_a_table_is_made_and_played_at_without_letters(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path / "tables") as host:
            _ana, word = await host.server.members.invite("Ana")
            link = invitation(f"http://127.0.0.1:{host.port}/", word)
            ben = await visits(host, tmp_path, "Ben")
            with ben:
                home = tmp_path / "ana"
                home.mkdir()
                made = threading.Event()
                feeling = asyncio.create_task(asyncio.to_thread(_felt, home, link, made))
                await asyncio.to_thread(ben.until, "Ana waits at a new table: 1")
                assert await asyncio.to_thread(made.wait, PATIENCE)
                ben.type("1")
                await asyncio.to_thread(ben.until, "1, turn of Ana, with Ana")
                ben.type("1")
                await asyncio.to_thread(ben.until, "Ana took")
                ben.type("take ser")
                await feeling

    run(test)
