"""The lobby on a braille display alone, without a key for letters."""

import asyncio
from pathlib import Path

from splendor_access.online.club.desk import invitation
from tests.braille_display.json_display import JsonDisplay
from tests.braille_display.test_games import program
from tests.braille_display.test_json_game import Fingers
from tests.online.club.test_terminal import visits
from tests.online.guests import hosting, run


def _choose(fingers: Fingers, display: JsonDisplay, begin: str) -> str:
    """Go right until a choice begins so, and choose it; return the window with it."""
    row = fingers.until("")
    for _window in range(40):
        if begin in row:
            display.press("route", row.index(begin))
            display.answered()
            return row
        row = fingers.press("window_right", then="")
    raise AssertionError(row)


def _felt(home: Path, link: str) -> None:
    with JsonDisplay() as display, program(display, home, link, command="club") as game:
        display.connect(dots_keys=False)
        fingers = Fingers(display)
        _choose(fingers, display, "new")
        _choose(fingers, display, "table for 2")
        # Ben sits down meanwhile, and it is told by itself.
        fingers.until("It begins")
        _choose(fingers, display, "1, your turn")
        fingers.until("you 0p 0t")
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
                feeling = asyncio.create_task(asyncio.to_thread(_felt, home, link))
                await asyncio.to_thread(ben.until, "Ana waits at a new table: 1")
                ben.type("1")
                await asyncio.to_thread(ben.until, "1, turn of Ana, with Ana")
                ben.type("1")
                await asyncio.to_thread(ben.until, "Ana took")
                ben.type("take ser")
                await feeling

    run(test)
