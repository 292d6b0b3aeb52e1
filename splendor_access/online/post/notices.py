"""Whose turn it is at the tables of members, since when, and who has been told.

A table may say how long a move may take. Who is late is reminded once; then the computer plays, or
the game is given up, as the table has it.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor

import msgspec

from splendor_access.game.record import HUMAN
from splendor_access.online.club.members import Members
from splendor_access.online.post.kept import HOUR, wait_for
from splendor_access.online.post.office import NoSeat, PostOffice
from splendor_access.online.server.doors import digest
from splendor_access.online.server.port import SHORT, ClubTable, StoredText, TableStore
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.online.server.tables import Tables
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import Message, say

KIND = "turn"
"""The kind of document that says whose turn it is."""

GRACE = 24
"""The most hours between the reminder and what happens then."""


AGAIN = 60.0
"""Seconds before a table is looked at again that cannot be read now."""


class TurnClock(msgspec.Struct, frozen=True):
    """Whose turn it is at a table, by the number of the member, and since when.

    `told`: the member has been told, or was there. `reminded` is when that was, or 0.
    """

    code: str
    game: int
    version: int
    number: str
    since: int
    told: bool = False
    reminded: int = 0


def grace(pace: int) -> int:
    """Return how many hours somebody has after the reminder, where a move takes so many hours."""
    return min(max(pace // 4, 1), GRACE)


class TurnNotices:
    """Tells members whose turn it is. `note` is told of changed tables, `tend` does what is due."""

    def __init__(
        self, office: PostOffice, tables: Tables, store: TableStore, beside: Executor
    ) -> None:
        self.changed = office.outbox.wake
        self._office = office
        self._members: Members = office.posts.members
        self._tables = tables
        self._store = store
        self._beside = beside
        self._noted: set[str] = set()
        self._due: dict[str, float] = {}
        self._clocks: dict[str, TurnClock] = {}
        self._versions: dict[str, int] = {}
        self._codes: dict[str, str] = {}
        self._members.changed.append(self._hear_member)
        for number in self._members.all:
            self._hear_member(number)
        self._take(store.shelf.texts(KIND))

    def _take(self, documents: Mapping[str, StoredText | None]) -> None:
        """Take all clocks as they are kept."""
        for document, found in documents.items():
            name = document.partition("/")[2]
            if found:
                self._clocks[name] = msgspec.json.decode(found.text, type=TurnClock)
                self._versions[name] = found.version
            # What happened while nobody was here to hear of it is found by looking.
            self.note(name)

    async def catch_up(self) -> None:
        """Take what another server has kept, which had the club before. Raises SaveError."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._beside, self._store.shelf.texts, KIND)
        self._clocks.clear()
        self._versions.clear()
        self._take(found)
        for name in self._codes:
            self.note(name)

    def _hear_member(self, number: str) -> None:
        member = self._members.all.get(number)
        for code in member.tables if member else ():
            name = digest(code)
            if name not in self._codes:
                self._codes[name] = code
                self.note(name)

    def note(self, name: str) -> None:
        """Note that something has changed at the table of a name."""
        if name in self._codes:
            self._noted.add(name)
            self.changed.set()

    async def tend(self) -> float | None:
        """Do what is due; return in how many seconds something is again, or None for nothing."""
        now = self._store.now()
        names = self._noted | {name for name, due in self._due.items() if due <= now}
        self._noted = set()
        self.changed.clear()
        for name in sorted(names):
            self._due.pop(name, None)
            try:
                await self._look_at(name)
            except NoSeat:
                EVENTS.info("notice-failed table=%s", name[:SHORT])
            except SaveError as error:
                EVENTS.info("notice-failed table=%s", name[:SHORT])
                if error.reason in ("away", "busy"):
                    self._due[name] = now + AGAIN
        return max(0.0, min(self._due.values()) - now) if self._due else None

    async def _look_at(self, name: str) -> None:
        """See whose turn it is at a table, and do what is due there."""
        code = self._codes[name]
        table = await self._tables.find(code)
        members = [place.member for place in table.kept.places if place.member] if table else []
        if table is None:
            del self._codes[name]
        if table is None or not self._matters(table, members):
            await self._drop(name)
            return
        found = await table.look()
        if found.turn is None:
            known = self._clocks.get(name)
            await self._drop(name)
            if found.stage == "over" and known:
                await self._tell_others(table, code, members)
            return
        at, game, version = found.turn, found.kept.games, found.version
        place = table.kept.places[at]
        if place.player != HUMAN:
            # At a table where somebody is, they play by themselves.
            if table.empty and await table.play_on():
                self.note(name)
            return
        if not place.member:
            await self._drop(name)
            return
        agreed = table.kept.club
        if at in table.everybody and not (agreed and agreed.pace):
            # Who goes is noted, and then the turn is.
            return
        clock = self._clocks.get(name)
        if clock is None or (clock.game, clock.version) != (game, version):
            now = int(self._store.now())
            clock = TurnClock(code, game, version, place.member, now)
            await self._keep(name, clock)
        await self._attend(name, clock, table, at)

    async def _attend(self, name: str, clock: TurnClock, table: SharedTable, at: int) -> None:
        """Tell whose turn it is, remind who is late, or do what was agreed then."""
        now, agreed = self._store.now(), table.kept.club
        pace = agreed.pace if agreed else 0
        answered = self._office.posts.of(clock.number).has_key(
            clock.code, clock.game, clock.version
        )
        if not clock.told and not answered and at not in table.everybody:
            if self._waits(name, clock):
                return
            clock = await self._keep(name, msgspec.structs.replace(clock, told=True))
            await self._office.tell(table, clock.code, clock.number)
        if not agreed or not pace:
            return
        late = clock.since + pace * HOUR
        if clock.reminded:
            ends = clock.reminded + grace(pace) * HOUR
            if now >= ends:
                await self._end(name, clock, table, at)
            else:
                self._due[name] = ends
        elif now < late:
            self._due[name] = late
        elif not self._waits(name, clock):
            await self._keep(name, msgspec.structs.replace(clock, told=True, reminded=int(now)))
            self._due[name] = now + grace(pace) * HOUR
            await self._office.tell(table, clock.code, clock.number, _late(agreed))

    def _matters(self, table: SharedTable, members: Sequence[str]) -> bool:
        """Return whether anybody is to be told of a table, or may be late there."""
        agreed, posts = table.kept.club, map(self._office.posts.of, members)
        timed = bool(members) and agreed is not None and agreed.pace > 0
        return timed or any(post.mailed or post.browsers for post in posts)

    def _waits(self, name: str, clock: TurnClock) -> bool:
        """Return whether a member must not be told now, but later, which is noted."""
        post, now = self._office.posts.of(clock.number), self._store.now()
        wait = wait_for(post.told, clock.code, post.quiet, post.zone, now)
        if wait > 0 and (post.mailed or post.browsers):
            self._due[name] = now + wait
            return True
        return False

    async def _end(self, name: str, clock: TurnClock, table: SharedTable, at: int) -> None:
        """Do what was agreed for somebody who was late, and reminded."""
        EVENTS.info("late table=%s seat=%d", name[:SHORT], at)
        if not (table.kept.club and table.kept.club.ends):
            await table.stand_in(at)
            self.note(name)
            return
        names = [place.member for place in table.kept.places if place.member]
        late = say("mail-given-up", name=table.kept.places[at].name)
        await self._tell_others(table, clock.code, names, late)
        await self._drop(name)
        await self._tables.close_for_good(name)

    async def _tell_others(
        self, table: SharedTable, code: str, members: Sequence[str], why: Message | None = None
    ) -> None:
        """Tell members who are not there how a game has ended."""
        for number in members:
            if table.seat_of_member(number) not in table.everybody:
                await self._office.tell(table, code, number, why)

    async def _keep(self, name: str, clock: TurnClock) -> TurnClock:
        """Keep a clock before anybody is told: of several servers one does. Raises SaveError."""
        text, before = msgspec.json.encode(clock).decode(), self._versions.get(name, 0)
        try:
            await self._do(self._store.shelf.write, f"{KIND}/{name}", text, before)
        except SaveError:
            self._read(name)
            raise
        self._clocks[name], self._versions[name] = clock, before + 1
        return clock

    def _read(self, name: str) -> None:
        """Take the clock of a table as it is kept."""
        found = self._store.shelf.read(f"{KIND}/{name}")
        if found:
            self._clocks[name] = msgspec.json.decode(found.text, type=TurnClock)
            self._versions[name] = found.version

    async def _drop(self, name: str) -> None:
        if self._clocks.pop(name, None):
            self._versions.pop(name)
            await self._do(self._store.shelf.erase, f"{KIND}/{name}")

    async def _do(self, what: Callable[..., object], *about: object) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.shield(loop.run_in_executor(self._beside, what, *about))


def _late(agreed: ClubTable) -> Message:
    count = grace(agreed.pace)
    if agreed.ends:
        return say("mail-late-given-up", count=count)
    return say("mail-late-computer", count=count)
