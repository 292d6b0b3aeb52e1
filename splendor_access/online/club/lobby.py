"""The lobby: how the tables of members stand, which of them wait, and what is new for whom."""

import asyncio
import math
import time
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import suppress

import msgspec

from splendor_access.online.club.desk import ClubNews, Desk, DeskTable
from splendor_access.online.club.evening import Evenings
from splendor_access.online.club.ladder import Results
from splendor_access.online.club.members import DAY, Member, Members
from splendor_access.online.protocol.frames import SeatDevice
from splendor_access.online.server.doors import digest, is_code
from splendor_access.online.server.membership import TableStanding
from splendor_access.online.server.passing import ClubDuty
from splendor_access.online.server.port import ClubTable, TableStore
from splendor_access.online.server.tables import Tables
from splendor_access.table.database import SaveError

WAITING = "wait"
"""The kind of document of a table that waits: it has the code of the table."""

SHOWN = 30
"""The most tables, and the most people, that are told at once."""

LATEST = 50
"""How much news is kept for each member."""

HERE = 90.0
"""Seconds after the last wish for which a member counts as being here."""

TICK = 5.0
"""Seconds between looks at the tables that are to be filled."""


class Lobby:
    """The tables of the members of a server."""

    def __init__(
        self, members: Members, tables: Tables, store: TableStore, beside: Executor
    ) -> None:
        self.members = members
        self.house = tables.house
        self.results = Results(store, beside, tables.house.season)
        self.evenings = Evenings(store, beside)
        self._tables = tables
        self._store = store
        self._beside = beside
        # The codes of tables by their names, and how each stands.
        self._codes: dict[str, str] = {}
        self._standings: dict[str, TableStanding] = {}
        self._there: dict[str, set[str]] = {}
        self._waiting: list[str] = []
        # Events have numbers that grow from one start of the server to the next.
        self._number = int(store.now() * 1000)
        self._news: defaultdict[str, deque[ClubNews]] = defaultdict(lambda: deque(maxlen=LATEST))
        self._listening: defaultdict[str, list[asyncio.Event]] = defaultdict(list)
        self._last: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        members.noted.append(self._note)
        members.changed.append(self._changed)
        for number in members.all:
            self._learn(number)
        self._waiting += [each.text for each in store.shelf.texts(WAITING).values() if each]

    async def catch_up(self) -> None:
        """Take what another server has kept, which had the club before. Raises SaveError."""
        loop = asyncio.get_running_loop()
        waiting = await loop.run_in_executor(self._beside, self._store.shelf.texts, WAITING)
        await self.results.catch_up()
        await self.evenings.catch_up()
        self._waiting = [each.text for each in waiting.values() if each]
        # What is told from now on is later than all that the other one has told.
        self._number = max(self._number, int(self._store.now() * 1000))
        self._standings.clear()

    def _learn(self, number: str) -> None:
        """Know the tables of a member, also before anybody looks at them here."""
        member = self.members.all.get(number)
        self._codes |= {digest(code): code for code in (member.tables if member else ())}

    # What happens at tables

    def _note(self, name: str) -> None:
        """Take in how a table stands now, and tell its members what is new."""
        table, before = self._tables.opened.get(name), self._standings.get(name)
        self._there.pop(name, None)
        if table is None:
            self._standings.pop(name, None)
            return
        if not (before or table.has_members):
            return
        if table.members_there:
            self._there[name] = table.members_there
        found = table.standing
        if found is None:
            return
        self._standings[name] = found
        code = self._codes.get(name, "")
        if before and code:
            self._tell_change(code, before, found)
        if found.stage == "over" and code:
            self._do(self._take_result(code, found))

    def _tell_change(self, code: str, before: TableStanding, found: TableStanding) -> None:
        others = tuple(found.kept.names)
        if found.kept.games > before.kept.games:
            for number in found.members:
                self._tell(number, "begun", code, without(others, self.members.name_of(number)))
            if code in self._waiting:
                self._do(self._wait_no_more(code))
            return
        if found.stage != "unbegun":
            if (before.stage, found.stage) == ("playing", "over"):
                winners = [n for n, rank in zip(others, found.ranks, strict=True) if rank == 1]
                for number in found.members:
                    self._tell(number, "over", code, tuple(winners))
            return
        # Of the last one who sits down all hear when the game begins.
        came = [name for name in found.people if name not in before.people and found.free]
        went = [name for name in before.people if name not in found.people]
        for number in found.members:
            for what, names in (("sat", came), ("rose", went)):
                told = without(names, self.members.name_of(number))
                if told:
                    self._tell(number, what, code, told)

    def _tell(
        self, number: str, what: str, table: str = "", names: Iterable[str] = (), round_: int = 0
    ) -> None:
        """Tell a member, now or with the next wish."""
        if number not in self.members.all:
            return
        self._number += 1
        news = msgspec.convert(
            {"number": self._number, "what": what, "table": table, "names": [*names]}
            | {"round": round_},
            ClubNews,
        )
        self._news[number].append(news)
        for event in self._listening.get(number, ()):
            event.set()

    def _do(self, what: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beside_do(self, what: Callable[..., object], *about: object) -> None:
        """Do what takes the disk, while other tables go on."""
        loop = asyncio.get_running_loop()
        await asyncio.shield(loop.run_in_executor(self._beside, what, *about))

    @property
    def latest(self) -> int:
        """The number of the latest news."""
        return self._number

    async def settle(self) -> None:
        """Wait until all that follows from events has been kept."""
        while self._tasks:
            await asyncio.wait([*self._tasks])

    async def _take_result(self, code: str, found: TableStanding) -> None:
        """Keep the result of a game that counts."""
        ranks = [
            (number, rank)
            for number, rank in zip(found.members, found.ranks, strict=True)
            if number
        ]
        with suppress(SaveError):
            # What cannot be kept is taken when the table is looked at the next time.
            if found.kept.club and found.kept.club.rated:
                await self.results.record(digest(code), found.kept.games, ranks)
            await self.evenings.take_result(code, ranks)

    async def _wait_no_more(self, code: str) -> None:
        if code in self._waiting:
            self._waiting.remove(code)
        with suppress(SaveError):
            await self._beside_do(self._store.shelf.erase, waiting_document(code))

    def _changed(self, number: str) -> None:
        """Send away who has no key any more."""
        self._tables.send_away_revoked()
        self._learn(number)
        if number not in self.members.all:
            for kept in (self._news, self._last):
                kept.pop(number, None)
        for event in self._listening.get(number, ()):
            event.set()

    async def tick(self) -> None:
        """Fill the tables that have waited long enough, and forget those that are gone.

        Also see how tables of the tournament stand that have gone on elsewhere.
        """
        evening = self.evenings.now
        for drawn in evening.playing if evening and not evening.over else ():
            await self._standing(drawn.code)
        for code in [*self._waiting]:
            found = await self._standing(code)
            if found is None or found.stage != "unbegun" or not found.people:
                await self._wait_no_more(code)
            elif found.kept.club and found.kept.club.level and self._left(found.kept.club) <= 0:
                table = await self._tables.find(code)
                with suppress(SaveError):
                    if table:
                        await table.fill(found.kept.club.level)

    def _left(self, waits: ClubTable) -> float:
        """Return the seconds for which a table still waits."""
        return waits.made + 60 * waits.minutes - self._store.now()

    async def fill_in_time(self, duty: ClubDuty) -> None:
        """Look at the tables that wait, again and again, while the club is at this server."""
        while True:
            if await duty.has():
                await self.tick()
            await asyncio.sleep(TICK)

    async def close(self) -> None:
        """Let nobody wait for news any more, and keep what has happened."""
        self._closed = True
        for events in self._listening.values():
            for event in events:
                event.set()
        await self.settle()

    # What members see

    async def _standing(self, code: str) -> TableStanding | None:
        """Return how a table stands, or None if there is none any more."""
        if not is_code(code):
            return None
        name = digest(code)
        self._codes[name] = code
        found = self._standings.get(name)
        if found is None:
            try:
                table = await self._tables.find(code)
                if table is None:
                    del self._codes[name]
                    return None
                found = table.standing or await table.look()
            except SaveError:
                return None
            self._standings[name] = found
            if found.stage == "over":
                await self._take_result(code, found)
        return found

    def _shown(self, code: str, found: TableStanding, me: Member) -> DeskTable:
        kept = found.kept
        waits = kept.club or ClubTable(0)
        turn = kept.names[found.turn] if found.turn is not None else ""
        own = next((n for n, number in enumerate(found.members) if number == me.number), None)
        left = math.ceil(max(0.0, self._left(waits)) / 60) if waits.level else 0
        return DeskTable(
            code,
            found.stage,
            tuple(name for n, name in enumerate(kept.names) if n != own),
            kept.size,
            found.free,
            kept.rules,
            waits.rated,
            waits.level,
            left,
            turn,
            found.turn is not None and found.turn == own,
            own is not None and found.stage == "over" and found.ranks[own] == 1,
            waits.pace,
            waits.ends,
        )

    async def desk(self, member: Member, key: str = "", since: int = 0) -> Desk:
        """Return what a member sees now, and the news after a number."""
        mine, gone, waiting = [], [], []
        for code in member.tables:
            found = await self._standing(code)
            if found is None and digest(code) in self._codes:
                # It cannot be read now.
                continue
            if found is None or member.number not in found.members:
                gone.append(code)
            else:
                mine.append(self._shown(code, found, member))
        for code in self._waiting[-SHOWN:]:
            found = await self._standing(code)
            open_ = found is not None and found.stage == "unbegun" and bool(found.people)
            if found and open_ and member.number not in found.members:
                waiting.append(self._shown(code, found, member))
        if gone:
            self._do(self._forget_tables(member.number, gone))
        news = tuple(each for each in self._news[member.number] if since and each.number > since)
        return Desk(
            member.name,
            tuple(sorted(mine, key=_rank)),
            tuple(waiting),
            tuple(self._here(member)),
            member.settings,
            tuple(self._devices(member, key)),
            news=news,
            since=self._number,
        )

    async def _forget_tables(self, number: str, gone: Sequence[str]) -> None:
        def left(found: Member) -> Member:
            tables = tuple(code for code in found.tables if code not in gone)
            return msgspec.structs.replace(found, tables=tables)

        with suppress(SaveError):
            await self.members.change(number, left)

    def _here(self, me: Member) -> list[str]:
        """Return the names of the others who are here, and wish to be seen."""
        now = time.monotonic()
        # Members who have gone are forgotten: a look takes as long as there are people, not more.
        self._last = {each: at for each, at in self._last.items() if now - at < HERE}
        there = {each for each, events in self._listening.items() if events} | self._last.keys()
        there = there.union(*self._there.values())
        found = (self.members.all.get(number) for number in there - {me.number})
        return sorted(each.name for each in found if each and each.settings.shown)[:SHOWN]

    def _devices(self, member: Member, key: str) -> list[SeatDevice]:
        now, own = int(self._store.now()), digest(key)
        return [
            SeatDevice(each.digest == own, True, max(0, now - each.at) // DAY)
            for each in member.keys
        ]


def waiting_document(code: str) -> str:
    """Return the name of the document of a table that waits."""
    return f"{WAITING}/{digest(code)[:32]}"


def without(names: Iterable[str], own: str) -> tuple[str, ...]:
    """Return the names but one's own."""
    return tuple(name for name in names if name != own)


def _rank(table: DeskTable) -> int:
    """Return where a table stands in the list: one's turn first, then what waits, then the rest."""
    if table.mine:
        return 0
    return {"playing": 1, "unbegun": 2, "over": 3}[table.stage]
