"""A tournament: names in, rounds of tables of three or four drawn by points, a result.

One member announces it, and leads it. There is one at a time, and the last one stays to be read.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor
from random import Random

import msgspec

from splendor_access.online.club.desk import Evening, EveningLine, EveningTable
from splendor_access.online.club.members import Members
from splendor_access.online.server.port import StoredText, TableStore

NAME = "club/evening"
"""The document of the tournament."""

POINTS = (4, 2, 1, 0)
"""The points for the first, the second and so on at a table, of whatever size."""

MOST_ROUNDS = 9

FEWEST = 3
"""The fewest people of a tournament."""


class DrawnTable(msgspec.Struct, frozen=True):
    """A table of a round: its code, the members, and their ranks once it is over."""

    code: str
    members: tuple[str, ...]
    ranks: tuple[int, ...] = ()


class StoredEvening(msgspec.Struct, frozen=True):
    """A tournament: the numbers of its leader and of all who are in, and the rounds drawn."""

    leader: str
    rounds: int
    inside: tuple[str, ...] = ()
    drawn: tuple[tuple[DrawnTable, ...], ...] = ()
    over: bool = False

    @property
    def playing(self) -> list[DrawnTable]:
        """The tables of the last round that are not over."""
        return [table for table in (self.drawn or ((),))[-1] if not table.ranks]

    def points(self) -> dict[str, int]:
        """Return the points of all who are or were in."""
        found = dict.fromkeys(self.inside, 0)
        for table in (table for tables in self.drawn for table in tables):
            ranks = table.ranks or (len(POINTS),) * len(table.members)
            for member, rank in zip(table.members, ranks, strict=True):
                found[member] = found.get(member, 0) + POINTS[rank - 1]
        return found


def sizes(count: int) -> list[int]:
    """Return how many sit at each table: four or three; of five, two sit at one.

    None where there are too few.
    """
    if count < FEWEST:
        return []
    if count == 5:
        return [3, 2]
    threes = next(n for n in range(4) if (count - 3 * n) % 4 == 0 and count >= 3 * n)
    return [4] * ((count - 3 * threes) // 4) + [3] * threes


def groups(points: dict[str, int], inside: Sequence[str], chance: Random) -> list[list[str]]:
    """Draw the tables of a round: who has as many points meets, and chance decides the rest."""
    order = [*inside]
    chance.shuffle(order)
    order.sort(key=lambda each: -points.get(each, 0))
    drawn, at = [], 0
    for size in sizes(len(order)):
        drawn.append(order[at : at + size])
        at += size
    return drawn


class Evenings:
    """The tournament of a server."""

    def __init__(self, store: TableStore, beside: Executor) -> None:
        self._store = store
        self._beside = beside
        self._version = 0
        self.now: StoredEvening | None = None
        self._take(store.shelf.read(NAME))

    def _take(self, found: StoredText | None) -> None:
        self._version = found.version if found else 0
        self.now = msgspec.json.decode(found.text, type=StoredEvening) if found else None

    async def catch_up(self) -> None:
        """Take what another server has kept meanwhile. Raises SaveError."""
        read = self._store.shelf.read
        self._take(await asyncio.get_running_loop().run_in_executor(self._beside, read, NAME))

    async def keep(self, evening: StoredEvening) -> None:
        """Keep the tournament as it is now. Raises SaveError."""
        text = msgspec.json.encode(evening).decode()
        self._version = await asyncio.get_running_loop().run_in_executor(
            self._beside, self._store.shelf.write, NAME, text, self._version
        )
        self.now = evening

    async def take_result(self, code: str, ranks: Sequence[tuple[str, int]]) -> bool:
        """Keep the ranks at a table of a round; return whether it is one. Raises SaveError.

        A round that has been counted does not change.
        """
        evening = self.now
        if evening is None or evening.over or not evening.drawn:
            return False
        tables, known = [], dict(ranks)
        for table in evening.drawn[-1]:
            if table.code == code and not table.ranks:
                last = max(known.values(), default=len(POINTS))
                got = tuple(known.get(each, last) for each in table.members)
                table = msgspec.structs.replace(table, ranks=got)  # noqa: PLW2901
            tables.append(table)
        drawn = (*evening.drawn[:-1], tuple(tables))
        if drawn == evening.drawn:
            return False
        await self.keep(msgspec.structs.replace(evening, drawn=drawn))
        return True

    async def forget(self, number: str) -> None:
        """Take somebody out who leaves the club. Raises SaveError."""
        if self.now and number in self.now.inside:
            inside = tuple(each for each in self.now.inside if each != number)
            await self.keep(msgspec.structs.replace(self.now, inside=inside))

    def shown(self, members: Members, me: str) -> Evening | None:
        """Return the tournament as a member sees it, or None."""
        evening = self.now
        if evening is None:
            return None
        points = evening.points()
        named = [(points[each], members.name_of(each)) for each in points]
        ordered = sorted(
            (each for each in named if each[1]), key=lambda each: (-each[0], each[1].casefold())
        )
        lines = tuple(
            EveningLine(1 + sum(other > own for other, _name in ordered), name, own)
            for own, name in ordered
        )
        return Evening(
            members.name_of(evening.leader),
            evening.rounds,
            len(evening.drawn),
            evening.over,
            evening.leader == me,
            me in evening.inside,
            lines,
            tuple(_shown(table, members, me) for table in (evening.drawn or ((),))[-1]),
        )


def _shown(table: DrawnTable, members: Members, me: str) -> EveningTable:
    names = tuple(filter(None, map(members.name_of, table.members)))
    first = [
        m for m, rank in zip(table.members, table.ranks, strict=False) if rank == min(table.ranks)
    ]
    winners = tuple(filter(None, map(members.name_of, first)))
    return EveningTable(names, winners, table.code if me in table.members else "")
