"""The cost of a club's lobby: 500 members with 2,000 tables, beside a command at a table."""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

import msgspec
from aiohttp import ClientSession

from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import RuleSet
from splendor_access.online.club.desk import DESK, ClubWish, Desk
from splendor_access.online.club.members import Member
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.port import ClubTable, StoredKey, StoredSeat, StoredTable
from splendor_access.online.server.store import Store
from splendor_access.table import saves
from splendor_access.table.setup import new_table
from tests.bench.figures import Figure
from tests.bench.server_speed import make, measured, paced, served, spread

MEMBERS, TABLES, ASKING = 500, 2_000, 50


def _member(number: int) -> str:
    return f"{number:016x}"


def _fill(folder: Path) -> list[str]:
    """Make members and their tables, of four in a game; return the keys."""
    store, keys = Store(folder), [new_code() for _member_ in range(MEMBERS)]
    tables: dict[int, list[str]] = {number: [] for number in range(MEMBERS)}
    for table in range(TABLES):
        code = new_code()
        seated = [(table + step * 7) % MEMBERS for step in range(4)]
        names = [f"={_member(each)}" for each in seated]
        places = tuple(
            StoredSeat(name, HUMAN, digest(new_code()), member=_member(each))
            for name, each in zip(names, seated, strict=True)
        )
        kept = StoredTable(1, places, "2024", 4, games=1, club=ClubTable(0, rated=True))
        where = store.make(code, kept)
        laid = new_table([Player(name) for name in names], RuleSet(), table)
        saves.replace_at(where.path / "1.sqlite", laid.kept()).close()
        for each in seated:
            tables[each].append(code)
    for number, key in enumerate(keys):
        member = Member(
            _member(number),
            f"Member {number}",
            0,
            keys=(StoredKey(digest(key), 0),),
            tables=tuple(tables[number]),
        )
        store.shelf.write(f"member/{_member(number)}", msgspec.json.encode(member).decode(), 0)
    return keys


def lobby() -> Figure:
    """Measure how long a member waits for the lobby, and a player for a command, warm."""
    with tempfile.TemporaryDirectory() as home, served(Path(home)) as server:
        middle, most = spread(measured(server, make(Path(home), 1), paced(100, 50)))
    with tempfile.TemporaryDirectory() as home:
        keys = _fill(Path(home))
        with served(Path(home)) as server:
            cold, warm = asyncio.run(_ask(f"http://127.0.0.1:{server.port}/{DESK}", keys))
    return Figure(
        f"lobby of {MEMBERS} members with {TABLES:,} tables",
        f"{median(warm):.1f} ms, the first time {median(cold):.1f}",
        f"a command at a table takes {middle:.1f} ms, 95 % within {most:.1f}",
        "as fast as a table",
        median(warm) <= middle,
    )


async def _ask(address: str, keys: list[str]) -> tuple[list[float], list[float]]:
    """Return how long it takes to ask for the lobby, the first time and later."""
    cold: list[float] = []
    warm: list[float] = []
    async with ClientSession() as session:
        for at, took in enumerate((cold, warm, warm, warm)):
            for key in keys[:: MEMBERS // ASKING]:
                begin = time.perf_counter()
                async with session.post(
                    address,
                    data=msgspec.json.encode(ClubWish()),
                    headers={"Authorization": f"Bearer {key}"},
                ) as answer:
                    desk = msgspec.json.decode(await answer.read(), type=Desk)
                took.append(1000 * (time.perf_counter() - begin))
                assert len(desk.mine) == 4 * TABLES // MEMBERS, (at, desk)
    return cold, warm
