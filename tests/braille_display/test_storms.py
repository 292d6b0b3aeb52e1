"""Many keys at once: moves are merged, and what is typed is kept, in its order."""

import asyncio
from time import monotonic

from splendor_access.braille_display.channel import MOST_WAITING, DisplayChannel
from splendor_access.out.displays import Key, KeyName
from splendor_access.session.intents import Intent
from tests import driver
from tests.braille_display.slate import Slate

BURST = 1000


class Storm:
    """A game on a slate in a loop, to which keys come faster than they are served."""

    def __init__(self) -> None:
        self.slate = Slate(40)
        self.session = driver.session(driver.table("human", "easy", "easy", "easy"))
        self.posted: list[Intent] = []
        self.channel = DisplayChannel(lambda: self.slate, self.session.style, alone=True)

    async def begin(self) -> None:
        """Begin the game."""
        self.session.opening()
        self.channel.start()
        self.channel.begin(self.session, self.posted.append)
        self.channel.tell([], None)
        await asyncio.sleep(0)

    def strike(self, name: KeyName, argument: int = 0) -> None:
        """Strike a key at once after the one before."""
        self.slate.on_key(Key(name, argument, self.slate.pictures[-1].number, 1.0, 0.001))

    async def settle(self, most: int) -> int:
        """Let the loop run until so many calls have come; return how many pictures came."""
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


def test_fifty_keys_are_all_served() -> None:
    async def play() -> None:
        storm = Storm()
        await storm.begin()
        for _ in range(MOST_WAITING):
            storm.strike("line_down")
        assert await storm.settle(3) == MOST_WAITING

    asyncio.run(play())
