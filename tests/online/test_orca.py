"""A real Orca reads the page in real browsers, while the focus stays in the command line."""

import asyncio
import math
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from splendor_access.braille.cells import BLANK
from splendor_access.online.server import beginnings
from splendor_access.table.setup import new_table
from tests.braille_display.virtual_display import VirtualDisplay
from tests.driver import PATIENCE
from tests.online.guests import Guest, hosting, kept, run
from tests.online.orca import BROWSERS, START, Desktop, desktop
from tests.tiers import SOAK, drawn, quiet

FAST, SLOW = 1 / 40, 1 / 16
"""Seconds of speech per character: for an expert, and by default."""

ALLOWED = 1 / 15
"""Seconds that the page allows for a character at most."""

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
    """Take a seat as Ana, and go to the command line."""
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
    """Type a text: only the echo of its letters is heard."""
    await desk.type(text)
    letters = [ECHO.get(letter, letter) for letter in text]
    await desk.hears(letters[-1])
    left = iter(letters)
    # An echo may be overtaken by the next one, but nothing else is said.
    assert all(each.text in left for each in desk.heard), desk.heard
    desk.forget()


async def said(desk: Desktop, *lines: str, echo: str = "") -> None:
    """Hear lines: each once, whole, in order, with nothing else but an echo."""
    await desk.hears(lines[-1])
    letters = {ECHO.get(letter, letter) for letter in echo}
    heard = [each for each in desk.heard if each.text not in letters]
    assert " ".join(each.text for each in heard) == " ".join(lines)
    assert {each.outcome for each in heard} == {"finished"}
    desk.forget()


async def told(desk: Desktop, *news: str, echo: str = "") -> None:
    """Hear lines of news, and wait until any key comes too late to have cut them.

    The page knows no voice: to who types slowly, as on a busy machine, it allows a slow one.
    """
    await said(desk, *news, echo=echo)
    await asyncio.sleep(0.5 + len(" ".join(news)) * ALLOWED)


async def answered(desk: Desktop, text: str, *answer: str) -> None:
    """Type a line: its answer is heard once, whole, with nothing else."""
    await types(desk, text)
    await desk.keys("Return")
    await said(desk, *answer, echo="\n")


async def warms_up(desk: Desktop) -> None:
    """Type until the page knows a fast listener, and use such a voice."""
    for _time in range(2):
        await types(desk, "present")
        await desk.keys("Return")
        await desk.hears("Here: Ana")
        desk.forget()
    desk.voice(FAST)


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
    await told(desk, "Ben took red, black, white.", "Your turn: no points, 3 tokens.")
    # The half line is still there.
    await answered(desk, "re", *SCORE)


async def types_slowly(desk: Desktop, low: float, high: float) -> None:
    """Press keys that many seconds apart until cancelled; some are no letters."""
    chance = Random(2)
    while True:
        ends = time.monotonic() + math.exp(chance.uniform(math.log(low), math.log(high)))
        await desk.keys(chance.choice([*"abcdefghijklm" * 2, "Shift_L", "Left", "BackSpace"]))
        await asyncio.sleep(ends - time.monotonic())


def heard(desk: Desktop, news: Sequence[str]) -> Iterator[tuple[str, bool]]:
    """Yield the news heard completely: for certain, or as it was just silenced."""
    for each in desk.heard:
        assert each.ended
        said = (each.ended - each.began - START) / SLOW
        for line in news:
            at = each.text.find(line)
            end = at + len(line)
            if at >= 0 and (each.outcome == "finished" or said >= end):
                yield line, each.outcome == "finished" or said >= end + 0.5 / SLOW


async def presses(desk: Desktop, keys: str, text: str) -> None:
    """Press a key, and hear something with a text in it."""
    desk.forget()
    await desk.keys(keys)
    await desk.hears(text)


if SOAK:  # it needs programs that only a soak sets up

    @quiet
    @drawn(1)
    @pytest.mark.parametrize("browser", BROWSERS)
    def test_orca_says_each_answer_and_all_news_once_whole_and_in_order(
        browser: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(
            beginnings, "new_table", lambda players, rules, _seed: new_table(players, rules, 7)
        )

        async def test() -> None:
            async with hosting(tmp_path / "tables") as host:
                link = await host.make(kept(2))
                async with desktop(tmp_path, browser, link) as desk:
                    await sits(desk)
                    await warms_up(desk)
                    ben = Guest(link, "Ben")
                    await ben.come()
                    await ben.begun()
                    await reads(desk, ben)
                    await ben.go()

        run(test, seconds=10 * PATIENCE)

    @quiet
    @drawn(1)
    @pytest.mark.parametrize("browser", BROWSERS)
    @pytest.mark.parametrize(("low", "high"), [(0.12, 3.0), (0.33, 0.46)])
    def test_who_types_slowly_hears_all_news_once(
        browser: str, tmp_path: Path, low: float, high: float
    ) -> None:
        async def test() -> None:
            async with hosting(tmp_path / "tables") as host:
                link = await host.make(kept(2))
                async with desktop(tmp_path, browser, link) as desk:
                    await sits(desk)
                    ben = Guest(link, "Ben")
                    await ben.come()
                    await ben.begun()
                    await desk.hears(BEGIN[-1])
                    desk.voice(SLOW)
                    news = [f"Ben says: this is number {number}" for number in range(12)]
                    typing = asyncio.create_task(types_slowly(desk, low, high))
                    chance = Random(1)
                    for line in news:
                        # Whoever says more than five things in ten seconds is not heard.
                        await asyncio.sleep(chance.uniform(2, 4))
                        await ben.type(line.replace("Ben says:", "say"))
                    typing.cancel()
                    with suppress(asyncio.CancelledError):
                        await typing
                    await desk.hears(news[-1])
                    told = [line for line, _surely in heard(desk, news)]
                    assert [*dict.fromkeys(told)] == news
                    surely = [line for line, surely in heard(desk, news) if surely]
                    assert len(surely) == len({*surely})
                    await ben.go()

        run(test, seconds=10 * PATIENCE)

    @quiet
    @drawn(1)
    @pytest.mark.parametrize("browser", BROWSERS)
    def test_the_reading_cursor_stays_on_its_card_while_another_moves(
        browser: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(
            beginnings, "new_table", lambda players, rules, _seed: new_table(players, rules, 7)
        )

        async def test() -> None:
            async with hosting(tmp_path / "tables") as host:
                link = await host.make(kept(2))
                async with desktop(tmp_path, browser, link) as desk:
                    await sits(desk)
                    ben = Guest(link, "Ben")
                    await ben.come()
                    await ben.begun()
                    await desk.hears(BEGIN[-1])
                    await desk.type("take ser")
                    await desk.keys("Return")
                    await desk.hears("You took")
                    # In browse mode: to the table, and in it to b2.
                    await presses(desk, "KP_Insert+a", "Browse mode")
                    await presses(desk, "t", "table")
                    await presses(desk, "alt+shift+Down", "a row header")
                    await presses(desk, "alt+shift+Down", "b row header")
                    await presses(desk, "alt+shift+Right", "b1, blue")
                    await presses(desk, "alt+shift+Right", "b2, red")
                    for line, news in (("say hello", "hello"), ("reserve b3", "Your turn")):
                        await ben.hears("Your turn")
                        desk.forget()
                        await ben.type(line)
                        await desk.hears(news)
                        await presses(desk, "alt+shift+Right", "b3, ")
                        await presses(desk, "alt+shift+Left", "b2, red")
                    # What is new in the cell is there, and the cursor is where it was.
                    await presses(desk, "Down", "Reserve b2")
                    await presses(desk, "Up", "b2, red")
                    await ben.go()

        run(test, seconds=10 * PATIENCE)

    @quiet
    @drawn(1)
    @pytest.mark.parametrize("browser", BROWSERS)
    def test_a_display_shows_the_code_of_a_card_where_the_voice_says_the_sentence(
        browser: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(
            beginnings, "new_table", lambda players, rules, _seed: new_table(players, rules, 7)
        )

        async def test(display: VirtualDisplay) -> None:
            async with hosting(tmp_path / "tables") as host:
                link = await host.make(kept(2))
                async with desktop(tmp_path, browser, link, display.environment()) as desk:
                    await sits(desk)
                    ben = Guest(link, "Ben")
                    await ben.come()
                    await ben.begun()
                    await told(desk, *BEGIN)
                    await desk.type("settings felt on")
                    await desk.keys("Return")
                    await desk.hears("felt is now on")
                    await presses(desk, "KP_Insert+a", "Browse mode")
                    await presses(desk, "t", "table")
                    await presses(desk, "alt+shift+Down", "a row header")
                    await presses(desk, "alt+shift+Down", "b row header")
                    await presses(desk, "alt+shift+Right", "b1, blue")
                    await presses(desk, "alt+shift+Right", "b2, red, 3 points, costs 6 red. card")
                    # b2 b3r 6r, where Orca has put its cursor below the first cell. For a moment
                    # it shows row and column instead.
                    code = BLANK.join(("\u2806", "\u2803\u2812\u2817", "\u2816\u2817"))
                    await asyncio.to_thread(
                        display.wait_for, lambda cells: cells[1:].startswith(code)
                    )
                    await ben.go()

        with VirtualDisplay(40) as display:
            run(lambda: test(display), seconds=10 * PATIENCE)
