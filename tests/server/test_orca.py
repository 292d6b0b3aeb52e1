"""A real Orca reads the page in real browsers, while the focus stays in the command line."""

import asyncio
from pathlib import Path

import pytest

from splendor_access.server import shared_table
from splendor_access.table.setup import new_table
from tests.driver import PATIENCE
from tests.server.guests import Guest, hosting, kept, run
from tests.server.orca import BROWSERS, Desktop, desktop
from tests.tiers import SOAK

ECHO = {" ": "space", "\n": "return"}

SCORE = ("You: no points, no cards bought.", "Ben: no points, no cards bought.")

BEGIN = (
    "Ben is here.",
    "Splendor, edition 2024: you and Ben.",
    "Type board to hear the cards, tutorial to learn the game, help for commands.",
    "Your turn: no points, no tokens.",
)


async def tab_to(desk: Desktop, what: str) -> None:
    """Press Tab until something has the focus."""
    for _press in range(20):
        desk.forget()
        await desk.keys("Tab")
        await desk.hears("tab")
        if any(what in each.text for each in desk.heard):
            return
    raise AssertionError(what)


async def sits(desk: Desktop) -> None:
    """Sit down as Ana, and go to the command line."""
    await desk.hears("Nederlands")
    await tab_to(desk, "Your name entry")
    await desk.type("Ana")
    await desk.keys("Return")
    # Orca reads the whole page once.
    await desk.hears("Leave the table")
    await tab_to(desk, "Command entry")
    await desk.hears("Focus mode")
    desk.forget()


async def types(desk: Desktop, text: str) -> None:
    """Type a text: nothing but the echo of its letters is heard."""
    await desk.type(text)
    letters = [ECHO.get(letter, letter) for letter in text]
    await desk.hears(letters[-1])
    left = iter(letters)
    # An echo may be overtaken by the next one, but nothing else is said.
    assert all(each.text in left for each in desk.heard), desk.heard
    desk.forget()


async def told(desk: Desktop, *news: str, echo: str = "") -> None:
    """Hear lines of news: each once, whole, in order, and beside them nothing but an echo."""
    await desk.hears(news[-1])
    letters = {ECHO.get(letter, letter) for letter in echo}
    heard = [each for each in desk.heard if each.text not in letters]
    assert " ".join(each.text for each in heard) == " ".join(news)
    assert {each.outcome for each in heard} == {"finished"}
    desk.forget()


async def answered(desk: Desktop, text: str, *answer: str) -> None:
    """Type a line: its answer is said once, whole, and nothing else."""
    await types(desk, text)
    await desk.keys("Return")
    await told(desk, *answer, echo="\n")


async def reads(desk: Desktop, ben: Guest) -> None:
    """Hear answers and news of a game with Ben."""
    await told(desk, *BEGIN)
    for _time in range(5):
        await answered(desk, "score", *SCORE)
    board = await ben.type("board")
    assert len(board) > 10
    await answered(desk, "board", *board)
    # News in the middle of a line waits until no key is pressed.
    typing = asyncio.create_task(desk.type("take ser"))
    while not desk.heard:
        await asyncio.sleep(0.01)
    await ben.type("say one", "say two", "say three")
    await typing
    await told(desk, *(f"Ben says: {it}" for it in ("one", "two", "three")), echo="take ser")
    await desk.keys("Return")
    await told(desk, "You took blue, green and red.", echo="\n")
    # Orca leaves out what is the same as the last, where no key comes between.
    for _time in range(2):
        await ben.type("say hello")
        await told(desk, "Ben says: hello")
    await ben.hears("Your turn")
    await types(desk, "sco")
    await ben.type("take odr")
    await told(desk, "Ben took red, black and white.", "Your turn: no points, 3 tokens.")
    # The half line is still there.
    await answered(desk, "re", *SCORE)


if SOAK:  # it needs programs that only a soak sets up

    @pytest.mark.parametrize("browser", BROWSERS)
    def test_orca_says_each_answer_and_all_news_once_whole_and_in_order(
        browser: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(
            shared_table, "new_table", lambda players, rules, _seed: new_table(players, rules, 7)
        )

        async def test() -> None:
            async with hosting(tmp_path / "tables") as host:
                link = await host.make(kept(2))
                async with desktop(tmp_path, browser, link) as desk:
                    await sits(desk)
                    ben = Guest(link, "Ben")
                    await ben.come()
                    await ben.begun()
                    await reads(desk, ben)
                    await ben.go()

        run(test, seconds=10 * PATIENCE)
