"""Many keys at once: moves are merged, and typed text is kept, in its order."""

import asyncio
import time
from pathlib import Path
from time import monotonic

from splendor_access.braille.cells import BLANK, text_cells
from splendor_access.braille.layout import MARK
from splendor_access.braille.tables import default_table
from splendor_access.braille_display.channel import MOST_WAITING, DisplayChannel
from splendor_access.braille_display.displays import Key, KeyName
from splendor_access.session.intents import Intent
from tests import driver
from tests.braille_display.slate import Slate, SlateGame
from tests.braille_display.test_controller import acted
from tests.braille_display.test_games import program
from tests.braille_display.virtual_display import VirtualDisplay
from tests.tiers import tries

BURST = 1000


class Storm:
    """A game on a slate in a loop, with keys faster than their effects."""

    def __init__(self) -> None:
        self.slate = Slate(40)
        self.session = driver.session(driver.table("human", "easy", "easy", "easy"))
        self.posted: list[Intent] = []
        self.channel = DisplayChannel(lambda: self.slate, self.session.style, alone=True)

    async def begin(self) -> None:
        """Begin the game."""
        self.session.opening()
        self.channel.start()
        await asyncio.sleep(0)
        self.channel.begin(self.session, self.posted.append)
        self.channel.tell([], None)
        await asyncio.sleep(0)

    def strike(self, name: KeyName, argument: int = 0) -> None:
        """Strike a key at once after the previous one."""
        self.slate.on_key(Key(name, argument, self.slate.pictures[-1].number, 1.0, 0.001))

    async def settle(self, most: int) -> int:
        """Run the loop for that many calls; return the number of pictures."""
        before = len(self.slate.pictures)
        for _ in range(most):
            await asyncio.sleep(0)
        return len(self.slate.pictures) - before


def test_moves_beyond_fifty_are_merged_and_the_last_ones_count() -> None:
    async def play() -> None:
        storm = Storm()
        await storm.begin()
        for _ in range(BURST):
            storm.strike("line_down")
        storm.strike("home")
        began = monotonic()
        assert await storm.settle(3) <= MOST_WAITING + 2
        assert monotonic() - began < 10
        assert storm.slate.cells.startswith("\u283d\u2815\u2825")

    asyncio.run(play())


def test_typed_cells_are_neither_lost_nor_moved_among_very_many_keys() -> None:
    async def play() -> None:
        storm = Storm()
        await storm.begin()
        typed = "".join(chr(0x2801 + n % 20) for n in range(120))
        for cell in typed:
            storm.strike("dots", ord(cell) - 0x2800)
            for _ in range(5):
                storm.strike("nothing")
        await storm.settle(3)
        controller = storm.channel._controller
        assert controller
        typing = storm.channel._viewport.focus.typing  # type: ignore[union-attr]
        assert typing
        assert typing.cells == typed

    asyncio.run(play())


def typed_after(storm: Storm) -> str:
    """Return the cells of the line that is being typed."""
    viewport = storm.channel._viewport
    assert viewport
    return viewport.focus.typing.cells if viewport.focus.typing else ""


def test_typed_cells_among_very_many_keys_are_drawn_together() -> None:
    async def play() -> None:
        storm = Storm()
        await storm.begin()
        for _ in range(BURST):
            storm.strike("dots", 1)
            storm.strike("line_down")
        assert await storm.settle(3) <= 2 * MOST_WAITING + 2
        assert typed_after(storm) == "\u2801" * BURST

    asyncio.run(play())


def test_home_drops_what_waits_and_a_line_that_lost_cells_is_not_done() -> None:
    async def play() -> None:
        storm = Storm()
        await storm.begin()
        line = cells("take ser")
        for cell in line[:4]:
            storm.strike("dots", ord(cell) - 0x2800)
        await storm.settle(3)
        for _ in range(BURST):
            storm.strike("line_down")
        for cell in line[4:6]:
            storm.strike("dots", ord(cell) - 0x2800)
        storm.strike("home")
        assert await storm.settle(3) <= 2
        for cell in line[6:]:
            storm.strike("dots", ord(cell) - 0x2800)
        await storm.settle(3)
        assert typed_after(storm) == line[:4] + line[6:]
        storm.strike("enter")
        await storm.settle(3)
        assert storm.posted == []
        assert storm.slate.cells.startswith(cells("not done"))
        for cell in line:
            storm.strike("dots", ord(cell) - 0x2800)
        storm.strike("enter")
        await storm.settle(3)
        assert [intent.text for intent in storm.posted] == ["take ser"]

    asyncio.run(play())


def test_escape_drops_what_waits_and_the_next_line_is_done() -> None:
    async def play() -> None:
        storm = Storm()
        await storm.begin()
        for _ in range(BURST):
            storm.strike("dots", 1)
        storm.strike("escape")
        for cell in cells("undo"):
            storm.strike("dots", ord(cell) - 0x2800)
        storm.strike("enter")
        await storm.settle(3)
        assert [intent.text for intent in storm.posted] == ["undo"]

    asyncio.run(play())


def test_fifty_keys_are_all_served() -> None:
    async def play() -> None:
        storm = Storm()
        await storm.begin()
        for _ in range(MOST_WAITING):
            storm.strike("line_down")
        assert await storm.settle(3) == MOST_WAITING

    asyncio.run(play())


def cells(text: str) -> str:
    return text_cells(text, default_table("en", "display")).cells


def test_a_line_that_is_ended_before_the_last_one_is_answered_is_done_after_it() -> None:
    one = SlateGame(driver.table("human", "easy"), Slate(40))
    for text in ("take ser", "undo", "take sod"):
        for cell in cells(text):
            one.slate.press("dots", ord(cell) - ord(BLANK))
        one.slate.press("enter")
    while one.posted:
        one.do(one.posted.pop(0))
    assert one.session.table.undone
    assert acted(one) == ["take sod"]


def test_cells_typed_while_three_opponents_think_are_all_there_in_order(tmp_path: Path) -> None:
    """They come at 20 a second, the fastest typing of braille, on a real BRLTTY."""
    bots = ("--bot", "normal") * 3
    typed = (cells("abcdefghijklmnopqrstuvwxyz") * 3)[: tries(30, 70)]
    with VirtualDisplay(40) as display, program(display, tmp_path, "--quick", *bots):
        display.wait_for(cells("you"))
        display.type(cells("take ser"))
        display.press("ENTER")
        display.wait_for(lambda shown: not shown.startswith((cells("you 0p 0t"), cells("take"))))
        for cell in typed:
            display.type(cell)
            time.sleep(0.05)
        # A long line has scrolled.
        display.wait_for(lambda shown: typed[-15:] in shown)
        # News came meanwhile: its mark is on the last cell.
        display.wait_for(lambda shown: ord(shown[-1]) & MARK == MARK)
        display.press("ENTER")
        display.wait_for((cells('"') + typed)[:40])
