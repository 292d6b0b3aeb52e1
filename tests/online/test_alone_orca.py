"""A real Orca reads the page alone: the wait, and a whole game by keyboard without a connection."""

import asyncio
from pathlib import Path

import pytest

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text
from splendor_access.settings.files import write_settings
from tests.driver import PATIENCE
from tests.online.alone import Site
from tests.online.guests import run
from tests.online.orca import BROWSERS, desktop
from tests.online.test_alone import visit
from tests.online.test_orca import ALLOWED, told, types
from tests.tiers import SOAK, drawn, quiet

WAIT = (
    "megabytes. Once loaded, it works without a connection.",
    *(f"{percent} percent loaded." for percent in (25, 50, 75)),
)
"""What is said while the program is loaded; Orca leaves out what has passed where that is quick."""

LOADED = "Loaded. The program starts."

FIRST = "Enter alone means English."

KEPT = "What you play is kept in this browser alone"

BEGIN = "play --seat Ana --bot easy --seed 3 --house points=3"


async def whole_game() -> list[tuple[str, list[str]]]:
    """Return the lines of a person from the first question to the end, each with what is told."""
    async with visit() as ana:
        ana.hear()
        found = [("quit", await ana.line("quit")), (BEGIN, await ana.line(BEGIN))]
        session = ana.it.page.session
        assert session
        while not session.table.over:
            state = session.table.state
            move = load("easy")(state.view(0), Chance(len(found)), len(found))
            line = action_text(with_payment(state, move))
            found.append((line, [*await ana.line(line), *await ana.opponents()]))
        return found


if SOAK:  # it needs programs that only a soak sets up

    @quiet
    @drawn(1)
    @pytest.mark.parametrize("browser", BROWSERS)
    def test_orca_says_the_wait_and_each_line_of_a_whole_game_once(
        browser: str, tmp_path: Path, site: Site, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(tmp_path / "home"))
        (tmp_path / "files").mkdir()
        monkeypatch.chdir(tmp_path / "files")
        write_settings({"lang": "en"})

        async def test() -> None:
            game = await whole_game()
            async with desktop(tmp_path, browser, site.address) as desk:
                once = (LOADED, "Command entry.", "Focus mode", FIRST, KEPT)
                # A busy machine loads it for a minute.
                await desk.hears(*once, seconds=10 * PATIENCE)
                # The first visit is over: from now on there is no connection.
                site.cut()
                heard = "\n".join(each.text for each in desk.heard)
                assert [text for text in once if heard.count(text) != 1] == [], heard
                assert [text for text in WAIT if heard.count(text) > 1] == [], heard
                first = [each.text for each in desk.heard if FIRST in each.text]
                await asyncio.sleep(len(first[0]) * ALLOWED)
                desk.forget()
                for line, lines in (("en", ["Who plays at this keyboard?"]), *game[:2]):
                    await desk.type(line)
                    await desk.keys("Return")
                    await desk.hears(lines[-1])
                    await asyncio.sleep(len(desk.heard[-1].text) * ALLOWED)
                    desk.forget()
                for line, lines in game[2:]:
                    await types(desk, line)
                    await desk.keys("Return")
                    await told(desk, *lines, echo="\n")

        run(test, seconds=40 * PATIENCE)
