"""A whole game of four, entered from three pages and the keyboard at once, as it is spoken."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from splendor_access.companion.session import CompanionSession
from splendor_access.game.actions import Buy, Reserve, Revealed
from splendor_access.game.cards import Card
from splendor_access.game.record import Player, Record
from splendor_access.game.rules import unknown_start
from splendor_access.game.state import HAND_INDEX, State
from splendor_access.online.server.real_company import RealCompany
from splendor_access.session.intents import Intent
from splendor_access.settings.settings import Settings
from splendor_access.settings.style import Style
from splendor_access.table.real_table import RealTable
from tests.companion.entering import NAMES, laying
from tests.companion.reading_out import read_out
from tests.companion.spoken import said
from tests.companion.test_entering import played, states
from tests.online.browsers import Browser
from tests.online.guests import hosting, run
from tests.tiers import tries

ENTRIES = 16
"""How much of the game `make test` enters; a soak enters all of it."""


class FastTable:
    """A real table of four: Ana at the keyboard, the others each at a page."""

    def __init__(self, table: RealTable, keyboard: CompanionSession, company: RealCompany) -> None:
        self.table = table
        self.pages: dict[int, Browser] = {}
        self.answers: list[str] = []
        self._keyboard = keyboard
        self._company = company

    def keyboard_told(self, intent: Intent) -> Sequence[str]:
        """Let the keyboard handle an intent, and the pages hear what it enters."""
        heard = self._keyboard.handle(intent)
        self._company.tell(heard, intent)
        return [self._keyboard.style.text(each.message, each.kind) for each in heard]

    def hear(self, intent: Intent) -> None:
        """Let the keyboard hear what a page has entered."""
        self.answers += self.keyboard_told(intent)

    async def type(self, seat: int, line: str) -> None:
        """Type a line where a seat is, on the page as it was loaded last."""
        if seat in self.pages:
            answer: Sequence[str] = await self.pages[seat].type(line)
        else:
            version = self.table.version
            answer = self.keyboard_told(Intent("keyboard", text=line, seen=version, begun=version))
        self.answers += answer
        if any(" moved meanwhile. " in each for each in answer):
            await self.type(seat, "yes")


@asynccontextmanager
async def fast_table(folder: Path, start: State) -> AsyncIterator[FastTable]:
    """Lay the cards at the keyboard, and let the others open their pages."""
    real = RealTable([*map(Player, NAMES)], unknown_start(start.rules, 4))
    keyboard = CompanionSession(real, 0, Style("en", Settings()))
    keyboard.opening()
    async with hosting(folder) as host:
        company = RealCompany(real)
        at = FastTable(real, keyboard, company)
        company.begin(keyboard, at.hear)
        link = f"http://127.0.0.1:{host.port}/{host.server.tables.add_real(company)}"
        async with Browser(link) as ben, Browser(link) as cyd, Browser(link) as dan:
            at.pages = {1: ben, 2: cyd, 3: dan}
            for _place, line in laying(start):
                await at.type(0, line)
            for seat, browser in at.pages.items():
                await browser.open()
                await browser.press(NAMES[seat])
            yield at


class Told(NamedTuple):
    """Lines that are typed at once, each where a seat is, and the public state behind them."""

    lines: Sequence[tuple[int, str]]
    after: State


def told_at_once(record: Record, rng: Random) -> Iterator[Told]:
    """Yield the entries of a game: a card that is turned up at once with the turn behind it."""
    before = states(record)
    steps = [*zip(record.entries, before, before[1:], strict=False)]
    at = 0
    while at < len(steps):
        entry, state, after = steps[at]
        lines = [(state.to_act, said(entry, state, NAMES, "en", rng))]
        at += 1
        if isinstance(entry, Reserve) and not entry.place[1:]:
            after = steps[at][2]  # the card from the deck is drawn at once, unknown
            at += 1
        if isinstance(entry, Buy) and entry.place in HAND_INDEX:
            held = state.seats[state.to_act].hand[HAND_INDEX[entry.place]]
            if held and held.blind and isinstance(held.card, Card):
                lines.append((state.to_act, read_out(held.card, "en", rng)))
                for line in lines[:1]:
                    yield Told([line], state.view(None))
                lines = lines[1:]
        if isinstance(entry, Revealed):
            lines = [(rng.randrange(4), lines[0][1])]
            behind = steps[at : at + 1]
            for turn, acted, reached in behind:
                if not isinstance(turn, Buy | Reserve) and acted.to_act != lines[0][0]:
                    lines.append((acted.to_act, said(turn, acted, NAMES, "en", rng)))
                    after = reached
                    at += 1
            rng.shuffle(lines)
        yield Told(lines, after.view(None))


@pytest.mark.parametrize("seed", range(34, 34 + tries(1, 2)))
def test_everybody_enters_at_once_and_no_state_is_wrong(tmp_path: Path, seed: int) -> None:
    async def test() -> None:
        record, rng = played(seed, 4), Random(seed)
        async with fast_table(tmp_path, record.start) as at:
            for told in islice(told_at_once(record, rng), tries(ENTRIES, 9999)):
                await asyncio.gather(*(at.type(*each) for each in told.lines))
                assert at.table.state.view(None) == told.after, (told.lines, at.answers[-6:])

    run(test)
