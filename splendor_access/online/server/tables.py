"""The tables of a server: made, found by code, opened on arrival of a visitor."""

import asyncio
import math
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypedDict, TypeVar, Unpack
from weakref import WeakValueDictionary

import msgspec

from splendor_access import bots
from splendor_access.game.notation import NotationError
from splendor_access.game.position import parse_rules, rules_text
from splendor_access.game.record import HUMAN
from splendor_access.online.protocol.frames import LONGEST_AWAY, MOST_SEATS, NewTable, WantedTable
from splendor_access.online.server.attendance import Visitor
from splendor_access.online.server.doors import RateLimit, derived_code, digest, is_within, new_code
from splendor_access.online.server.game import Thinkers, with_bots
from splendor_access.online.server.house import House
from splendor_access.online.server.membership import Membership, NoMembers, hidden
from splendor_access.online.server.port import (
    SHORT,
    STAGES,
    Aged,
    ClubTable,
    SharedFigures,
    Stage,
    StoredSeat,
    StoredTable,
    StoreNotice,
    TableStore,
)
from splendor_access.online.server.real_company import RealCompany
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.settings.error_log import EVENTS
from splendor_access.settings.files import (
    Missing,
    Unreadable,
    Unwritable,
    home,
    read_twice,
    replace_twice,
)
from splendor_access.table.database import SaveError
from splendor_access.table.names import name_problem, tidy_name
from splendor_access.table.setup import first_problem
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, say
from splendor_access.talk.narrate import misread
from splendor_access.talk.parsing.vocabulary import Vocabulary

FEWEST = 2
"""The least size of a table."""

REST = 3600.0
"""Seconds after which a table that nobody comes to is dropped from memory."""

TIDY = 3600.0
"""Seconds between searches for tables that have been kept long enough."""


CLOSING = 30
"""How often a table that is closed for good is tried to delete, each tenth of a second."""

T = TypeVar("T")


class HeldElsewhere(SaveError):
    """Another server has a table, or the club, at an address: a request can be passed on to it.

    With `patience`, its answer may take so many seconds longer than others.
    """

    def __init__(self, address: str, patience: float = 0.0) -> None:
        super().__init__("busy", address)
        self.address = address
        self.patience = patience


class Making(TypedDict, total=False):
    """What `Tables.make` takes besides the table."""

    keep: bool
    secret: str
    address: str
    club: ClubTable | None
    seat: StoredSeat | None


class Unwanted(Exception):  # a refusal in words, not a fault
    """A table cannot be made like that: a message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.name)
        self.message = message


class Tables:
    """The tables in a store, by name. `opened` are those in memory.

    `house` says how long each is kept, and how many there may be. All that takes time goes by the
    clock of the store.
    """

    def __init__(
        self,
        store: TableStore,
        beside: Executor,
        house: House,
        members: Membership | None = None,
    ) -> None:
        self.opened: dict[str, SharedTable] = {}
        self.house = house
        self._store = store
        self._beside = beside
        self._members = members or NoMembers()
        self._thinkers = Thinkers()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # Set when a table may have been lost to another server.
        self.doubted = asyncio.Event()
        self._made = RateLimit(store.now)
        self._unbegun: set[str] = set()
        # Tables closed for good, whose files may still be there for a moment.
        self._ended: set[str] = set()
        self._tidying = asyncio.Lock()
        self._real: dict[str, RealCompany] = {}
        self._obeying: set[asyncio.Task[None]] = set()
        self.banned: Sequence[str] = self._read_banned()
        store.subscribe(self._hear)

    def add_real(self, company: RealCompany) -> str:
        """Register a real table until the server ends, and return its code."""
        self._real[digest(company.code)] = company
        return company.code

    async def find_any(self, code: str) -> SharedTable | RealCompany | None:
        """Return the table with a code, which may be a real one, or None. Raises SaveError."""
        return self._real.get(digest(code)) or await self.find(code)

    async def find(self, code: str) -> SharedTable | None:
        """Return the table with a code, or None.

        Raises SaveError if it cannot be read, and HeldElsewhere if another server has it.
        """
        name = digest(code)
        async with self._turn(name):
            if name in self._ended:
                return None
            if name not in self.opened:
                place = await self._in_thread(self._store.find, code)
                if place is None:
                    return None
                address = await self._in_thread(place.claim)
                if address is not None:
                    raise HeldElsewhere(address)
                # It is read in the loop, because its objects belong to the loop.
                self.opened[name] = SharedTable(
                    place, self._beside, self._thinkers, self._store.now, self._members
                )
            return self.opened[name]

    def _turn(self, name: str) -> asyncio.Lock:
        """Return what whoever opens or forgets a table holds meanwhile."""
        return self._turns.setdefault(name, asyncio.Lock())

    async def _in_thread(self, work: Callable[..., T], *given: object) -> T:
        """Let a thread ask the store, which may be slow."""
        return await asyncio.get_running_loop().run_in_executor(self._beside, work, *given)

    async def renew(self) -> list[Visitor]:
        """Renew the leases on all open games; a table that has lost its own is read anew.

        Where any may be lost, all tables are looked at.

        Return the visitors who have to come again for that.
        """
        gone: list[Visitor] = []
        doubted = self.doubted.is_set()
        self.doubted.clear()
        for name, table in [*self.opened.items()]:
            if (
                (table.game or doubted)
                and not await table.renew()
                and self.opened.get(name) is table
            ):
                del self.opened[name]
                gone += table.visitors
        return gone

    async def tidy(self) -> None:
        """Delete tables that have been kept long enough, and drop others from memory.

        The table of this machine's host is kept.
        """
        async with self._tidying:
            await self._tidy()

    async def _tidy(self) -> None:
        known = frozenset(self._unbegun)
        aged = await self._in_thread(self._store.ages)
        unbegun = {each.place.name for each in aged if each.stage == "unbegun"}
        # Tables made meanwhile may not be among them.
        self._unbegun = unbegun | self._unbegun - known
        places = {each.place.name: each.place for each in aged}
        for name, table in [*self.opened.items()]:
            if not table.empty:
                if name in places:
                    await self._in_thread(places[name].touch)
            elif table.is_forgotten(REST):
                async with self._turn(name):
                    if table.is_forgotten(REST):
                        self.opened.pop(name).end("closing")
                        await self._in_thread(table.release)
        try:
            made = await self._in_thread(self.last_made)
        except Unreadable:
            # Any of them may be the table of this machine's host.
            return
        own = await self._in_thread(self._store.find, made.code) if made else None
        now = self._store.now()
        for each in aged:
            if self.house.lives.ends(each, now) and (own is None or each.place.name != own.name):
                await self._end(each, now)

    async def _end(self, aged: Aged, now: float) -> None:
        """Delete a table that has been kept long enough, unless it has visitors."""
        name, life = aged.place.name, self.house.lives.of(aged.stage)
        assert life is not None
        async with self._turn(name):
            table = self.opened.get(name)
            if table and not table.is_forgotten(0):
                return
            if table:
                # If it is kept after all, whoever comes opens it anew.
                self.opened.pop(name).end("no-table")
            if not await self._in_thread(aged.place.expire, aged.stage, now - life):
                return
        self._unbegun.discard(name)
        EVENTS.info("table-deleted table=%s stage=%s", name[:SHORT], aged.stage)
        self._members.note(name)

    async def made(self, wanted: WantedTable, locale: Locale, **more: Unpack[Making]) -> NewTable:
        """Make a table, as `make` does, without anybody waiting for the store but this caller."""
        return await self._in_thread(partial(self.make, wanted, locale, **more))

    def make(
        self,
        wanted: WantedTable,
        locale: Locale,
        *,
        keep: bool = False,
        secret: str = "",
        address: str = "",
        club: ClubTable | None = None,
        seat: StoredSeat | None = None,
    ) -> NewTable:
        """Make a table; `keep` saves its code for the next time. Raises SaveError and Unwanted.

        A secret, known to one browser only, makes one table. The number of tables from an address
        is limited. A table of a `club` begins with the `seat` of a member, who is the host.
        """
        name = tidy_name(wanted.name)
        problem = name_problem(name, [], Vocabulary(locale)) if wanted.name else None
        if problem:
            raise Unwanted(problem)
        first = wanted.first.strip()
        problem = name_problem(first, [], Vocabulary(locale)) if first else None
        if problem:
            raise Unwanted(problem)
        rules = rules_of(wanted)
        if len(self._unbegun) >= self.house.tables:
            raise Unwanted(say("friends-too-many"))
        made = NewTable(new_code(), new_code())
        if secret:
            made = NewTable(derived_code(f"code {secret}"), derived_code(f"key {secret}"))
            if self._store.find(made.code):
                return made
        if address and self._made.too_many(address, self.house.makes):
            raise Unwanted(say("friends-made-much"))
        own = (StoredSeat(name, HUMAN, digest(made.key)),) if name else ()
        if seat:
            own = (msgspec.structs.replace(seat, key=digest(made.key)),)
        others = with_bots(wanted.bots, [name], locale)
        kept = StoredTable(
            1,
            (*own, *others),
            rules,
            wanted.size,
            host=digest(made.key),
            away=wanted.away,
            first=first,
            club=club,
        )
        place = self._store.make(made.code, hidden(kept))
        self._unbegun.add(place.name)
        EVENTS.info("table-made table=%s seats=%d", place.name[:SHORT], wanted.size)
        if address:
            self._made.add(address, self.house.makes)
        if keep:
            # Without it the next start makes another table.
            with suppress(Unwritable):
                replace_twice(last_path(), msgspec.to_builtins(made))
        return made

    def last_made(self) -> NewTable | None:
        """Return the table made last on this machine, or None. Raises Unreadable."""
        try:
            made = msgspec.convert(read_twice(last_path()), NewTable)
        except Missing:
            return None
        except msgspec.ValidationError as error:
            raise Unreadable(say("file-not-ours")) from error
        return made if self._store.find(made.code) else None

    def others_at(self, code: str, wanted: WantedTable) -> Sequence[str] | None:
        """Return who sits at a table beside its host if another one is wanted, or None.

        Of a table that cannot be read it is not known whether it is another one.
        """
        place = self._store.find(code)
        try:
            kept = place.read() if place else None
        except SaveError:
            kept = None
        if kept is None:
            return None
        bots = [place.kind for place in kept.places if place.kind != HUMAN]
        same = (kept.size, kept.rules, kept.away, kept.first.strip(), sorted(bots))
        rules = rules_of(wanted)
        if same == (wanted.size, rules, wanted.away, wanted.first.strip(), sorted(wanted.bots)):
            return None
        return [
            clean(place.name)
            for place in kept.places
            if place.key != kept.host and (place.kind == HUMAN or kept.games)
        ]

    def go_back(self, code: str, name: str) -> str:
        """Go back to a kept file of a table's last game; return where the game is kept now.

        The table has not been opened yet. Raises Unwanted for an unknown file, and SaveError.
        """
        place = self._store.find(code)
        names = place.kept_files() if place else []
        if place is None or name not in names:
            raise Unwanted(
                say("friends-restore-none", typed=clean(name), names=[*names], count=len(names))
            )
        return place.go_back(name)

    def drop(self, name: str) -> None:
        """Drop a table from memory, unless somebody is there; it is read anew when it is needed."""
        table = self.opened.get(name)
        if table and table.is_forgotten(0):
            self.opened.pop(name).end("closing")

    def send_away_revoked(self) -> None:
        """Send away all members whose keys are theirs no more."""
        for table in self.opened.values():
            table.send_away_revoked()

    # The operator

    def is_banned(self, address: str) -> bool:
        """Return whether nobody may come from an address."""
        return any(is_within(address, banned) for banned in self.banned)

    def _read_banned(self) -> Sequence[str]:
        try:
            return self._store.banned()
        except Unreadable:
            # A new ban keeps the unreadable file beside its own.
            return ()

    @property
    def present(self) -> int:
        """How many people are connected, at all tables."""
        return sum(len(table.everybody) for table in self.opened.values())

    async def count(self) -> dict[Stage, int]:
        """Return how many tables there are in each stage."""
        aged = await self._in_thread(self._store.ages)
        return {stage: sum(each.stage == stage for each in aged) for stage in STAGES}

    async def figures(self) -> SharedFigures | None:
        """Return what the operator is told of a store that servers share, or None."""
        return await self._in_thread(self._store.figures)

    async def close_for_good(self, name: str) -> bool:
        """Delete a table by its name, or the beginning of it; return whether there is one."""
        aged = await self._in_thread(self._store.ages)
        found = [each.place.name for each in aged if each.place.name.startswith(name)]
        if len(found) != 1 or len(name) < SHORT:
            return False
        EVENTS.info("operator-close table=%s", name[:SHORT])
        self._store.publish(StoreNotice("close", found[0]))
        await asyncio.gather(*self._obeying)
        for _try in range(CLOSING):
            aged = await self._in_thread(self._store.ages)
            there = [each for each in aged if each.place.name == found[0]]
            if all([await self._in_thread(e.place.expire, e.stage, math.inf) for e in there]):
                break
            # Another server has yet to close it.
            await asyncio.sleep(0.1)
        return True

    def ban(self, address: str, *, on: bool) -> None:
        """Let nobody come from an address, or end that. Raises Unwritable."""
        self._store.ban(address, on=on)
        EVENTS.info("operator-ban" if on else "operator-unban")
        self._store.publish(StoreNotice("ban", address))

    def tell_all(self, text: str) -> None:
        """Tell everybody at all tables what the operator says."""
        EVENTS.info("operator-message people=%d", self.present)
        self._store.publish(StoreNotice("message", text))

    def _hear(self, notice: StoreNotice) -> None:
        """Do what the operator wants of every server."""
        match notice.what:
            case "close":
                self._ended.add(notice.about)
                table = self.opened.pop(notice.about, None)
                if table:
                    closing = asyncio.create_task(table.close("closed"))
                    self._obeying.add(closing)
                    closing.add_done_callback(self._obeying.discard)
                self._unbegun.discard(notice.about)
                self._members.note(notice.about)
            case "ban":
                self.banned = self._read_banned()
                for table in self.opened.values():
                    table.send_away_from(self.is_banned)
            case "message":
                for table in self.opened.values():
                    table.tell_from_server(notice.about)
            case "away" | "back":
                EVENTS.info("store-%s people=%d", notice.what, self.present)
                for table in self.opened.values():
                    table.tell_of_store(notice.what)
                self.doubted.set()
            case "lost":
                EVENTS.info("table-lost table=%s", notice.about[:SHORT] or "any")
                self.doubted.set()

    async def close(self, *, soon: bool = False, quiet: bool = False) -> None:
        """Save, and say goodbye to everyone. `soon`: the server will be back soon.

        `quiet`: another server takes all tables, and nothing is said.
        """
        for table in self.opened.values():
            await table.close("closing", soon=soon, quiet=quiet)
        for company in self._real.values():
            await company.close()
        await self._thinkers.close()


def rules_of(wanted: WantedTable) -> str:
    """Return the rules of a table for its file. Raises Unwanted for unplayable ones."""
    try:
        rules = parse_rules(wanted.rules)
    except NotationError as error:
        raise Unwanted(misread(error)) from error
    unknown = [level for level in wanted.bots if level not in bots.names()]
    problem = None
    if wanted.size < FEWEST:
        problem = say("setup-too-few", count=FEWEST)
    elif wanted.size > MOST_SEATS:
        problem = say("player-count", count=wanted.size, least=FEWEST, most=MOST_SEATS)
    elif len(wanted.bots) >= wanted.size:
        problem = say("usage-host-bots", count=wanted.size)
    elif unknown:
        problem = say("usage-bot", typed=clean(unknown[0]), names=", ".join(bots.names()))
    elif not 1 <= wanted.away <= LONGEST_AWAY:
        problem = say("usage-away", typed=str(wanted.away), most=LONGEST_AWAY)
    problem = problem or first_problem(rules.first, wanted.size)
    if problem:
        raise Unwanted(problem)
    return rules_text(rules)


def last_path() -> Path:
    """Return the path of the file with the table made last on this machine."""
    return home() / "hosted.toml"
