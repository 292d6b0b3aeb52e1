"""A server that lives for a year, by a clock of its own: what it keeps has bounds.

`make test` has a small club, the soak one of 500 people with 2,000 tables, and prints figures.
"""

import random
import sys
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text
from splendor_access.game.state import State
from splendor_access.online.protocol import frames
from splendor_access.online.protocol.frames import ToSeat, WantedTable
from splendor_access.online.server.house import DAY, House, Lives
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.online.server.store import Store
from splendor_access.online.server.tables import REST, Tables, Unwanted
from splendor_access.talk.locale import Locale
from tests.driver import PATIENCE, sentence
from tests.online.browsers import Browser
from tests.online.guests import hosting, kept, run
from tests.online.test_port import Clock
from tests.online.test_resting import _open_files
from tests.tiers import SOAK, time_limit, tries

PEOPLE = 500 if SOAK else 20
TABLES = 2_000 if SOAK else 30
DAYS = tries(5, 1)
"""How often a server tidies up, in days."""

LIVES = Lives(playing=90 * DAY, over=30 * DAY)
RULES = "2024+points=1"


class Member:
    """A seat that hears nothing but its own key."""

    address = ""

    def __init__(self) -> None:
        self.key = ""

    @staticmethod
    def had(_game: int, rows: int) -> int:
        """Return that all has arrived."""
        return rows

    def deliver(self, frame: ToSeat) -> None:
        """Keep the key of the seat."""
        if isinstance(frame, frames.WelcomeFrame):
            self.key = frame.key or self.key


def greedy(state: State) -> str:
    """Return an action that soon leads to a point."""
    action = load("normal")(state, Chance(1), 1)
    return action_text(with_payment(state, action))


@asynccontextmanager
async def _tables(folder: Path, clock: Clock, house: House) -> AsyncIterator[Tables]:
    with ThreadPoolExecutor(2) as beside:
        tables = Tables(Store(folder, clock.now), beside, house)
        try:
            yield tables
        finally:
            await tables.close()


async def _visit(table: SharedTable, names: list[str], moves: int) -> None:
    """Let people come, make so many moves, and leave; with fewer than two no game begins."""
    members = [Member() for _name in names]
    for name, member in zip(names, members, strict=True):
        assert await table.enter(member, frames.HelloFrame(1, name=name))
    for number in range(moves):
        game = table.game
        assert game
        state = game.table.state
        if state.phase == "over":
            break
        act = frames.ActFrame(f"{number}", len(game.rows), greedy(state))
        await table.do(members[state.to_act], act)
    for member in members:
        table.leave(member)
    assert table._resting
    await table._resting
    assert table.game is None


def test_a_year_of_a_club_leaves_what_is_young_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance, clock = random.Random(5), Clock()
    folder = tmp_path / "tables"
    club = [f"M{number}" for number in range(PEOPLE)]
    most: Counter[str] = Counter()

    async def test() -> None:
        async with _tables(folder, clock, House(LIVES)) as tables:
            for day in range(0, 365 + 91, DAYS):
                made = TABLES * (day + DAYS) // 365 - TABLES * day // 365 if day < 365 else 0
                for _table in range(made):
                    code = tables.make(WantedTable("", 2, RULES), Locale("en")).code
                    table = await tables.find(code)
                    assert table
                    names = chance.sample(club, chance.choice([1, 2, 2, 2]))
                    moves = chance.choice([1, 500]) if len(names) == 2 else 0
                    await _visit(table, names, moves)
                clock.time += DAYS * DAY + 1
                await tables.tidy()
                found = Store(folder, clock.now).ages()
                assert len(found) == len([*folder.iterdir()] if folder.exists() else [])
                for each in found:
                    life = LIVES.of(each.stage)
                    assert life is not None
                    assert each.at >= clock.time - life
                assert not _open_files(folder)
                assert not tables.opened, "nobody is there"
                assert len(tables._unbegun) <= made
                stages = Counter(each.stage for each in found)
                most.update({stage: max(0, stages[stage] - most[stage]) for stage in stages})
                size = sum(file.stat().st_size for file in folder.glob("*/*"))
                most["kilobytes"] = max(most["kilobytes"], size // 1024)
            assert not [*folder.iterdir()]

    run(test, seconds=time_limit(6, 60) * PATIENCE)
    assert most["over"] >= TABLES // 30 > 0
    assert most["playing"] >= TABLES // 20
    with capsys.disabled():
        sys.stdout.write(f"\n{TABLES} tables in a year: at most {dict(most)}\n" * tries(0, 1))


def test_a_game_is_dropped_from_memory_soon_and_found_again(tmp_path: Path) -> None:
    clock = Clock()

    async def test() -> None:
        async with _tables(tmp_path, clock, House(LIVES)) as tables:
            code = tables.make(WantedTable("", 2, "2024"), Locale("en")).code
            table = await tables.find(code)
            assert table
            await _visit(table, ["Ana", "Ben"], 3)
            await tables.tidy()
            assert tables.opened
            clock.time += REST
            await tables.tidy()
            assert not tables.opened
            again = await tables.find(code)
            assert again
            assert again.people == ["Ana", "Ben"]
            # Each visit begins its life anew, by whoever knows the code.
            for _time in range(3):
                clock.time += 80 * DAY
                zoe = Member()
                assert await again.enter(zoe, frames.HelloFrame(1, name="Zoe", watch=True))
                again.leave(zoe)
                assert again._resting
                await again._resting
                await tables.tidy()
                found = await tables.find(code)
                assert found
                again = found
            clock.time += 91 * DAY
            await tables.tidy()
            assert await tables.find(code) is None

    run(test)


def test_the_quota_of_a_server_heals(tmp_path: Path) -> None:
    """One client cannot fill it, and what many have filled is free again after a day."""
    clock = Clock()

    async def test() -> None:
        house = House(LIVES, tables=10, makes=((3, 600.0), (5, DAY)))
        async with _tables(tmp_path, clock, house) as tables:

            def fill(address: str) -> int:
                made = 0
                try:
                    while True:
                        tables.make(WantedTable("", 2, "2024"), Locale("en"), address=address)
                        made += 1
                except Unwanted:
                    return made

            assert fill("mallory") == 3
            clock.time += 600
            assert fill("mallory") == 2
            assert [fill(address) for address in ("a", "b", "c")] == [3, 2, 0]
            clock.time += DAY + 1
            await tables.tidy()
            assert [fill(address) for address in ("mallory", "c")] == [3, 3]

    run(test)


@pytest.mark.parametrize("days", [1, 30, None])
def test_a_page_tells_how_long_a_finished_game_is_kept(tmp_path: Path, days: int | None) -> None:
    house = House(Lives(over=None if days is None else days * DAY), contact="ana@club.example")
    told = sentence("stored-over", count=days or 30)

    async def test() -> None:
        async with hosting(tmp_path, house=house) as host:
            table = msgspec.structs.replace(kept(2), rules=RULES)
            link = await host.make(table)
            async with Browser(link) as ana, Browser(link) as ben:
                await ana.open("/about")
                assert "ana@club.example" in ana.text
                assert (told in ana.text) == (days is not None)
                assert (sentence("stored-for-ever") in ana.text) == (days is None)
                await ana.sit("Ana")
                await ben.sit("Ben")
                assert told not in ben.text
                (shared,) = host.server.tables.opened.values()
                game = shared.game
                assert game
                while game.table.state.phase != "over":
                    state, version = game.table.state, len(game.rows)
                    browser = (ana, ben)[state.to_act]
                    await browser.open()
                    await browser.type(greedy(state))
                    assert len(game.rows) > version
                await ben.open()
                assert (told in ben.text) == (days is not None)

    run(test)
