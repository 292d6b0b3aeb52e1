"""What members wish: tables that wait, seats, devices, a tournament; or to leave the club."""

import asyncio
import time
from concurrent.futures import Executor
from contextlib import suppress
from random import Random
from secrets import SystemRandom

import msgspec

from splendor_access import bots
from splendor_access.game.record import HUMAN
from splendor_access.online.club.desk import NEWS_PATIENCE, ClubWish, Desk
from splendor_access.online.club.evening import MOST_ROUNDS, DrawnTable, StoredEvening, groups
from splendor_access.online.club.lobby import Lobby, waiting_document, without
from splendor_access.online.club.members import Member, Members, with_table
from splendor_access.online.post.service import PostService
from splendor_access.online.protocol import refusals
from splendor_access.online.protocol.frames import Fact, WantedTable
from splendor_access.online.server.doors import Limit, RateLimit, digest
from splendor_access.online.server.port import ClubTable, StoredSeat, TableStore
from splendor_access.online.server.tables import Tables, Unwanted
from splendor_access.table.database import SaveError
from splendor_access.talk.locale import Locale

WISHES: Limit = 120, 60.0
"""The most wishes of a member, in a number of seconds."""

TABLES_WAITING = 3
"""The most tables that a member may let wait at once."""

LONGEST_PACE = 14 * 24
"""The most hours that a move may take."""

LONGEST_WAIT = 1440
"""The most minutes after which computer opponents fill in."""

FALLBACK = "fair"
"""The opponent at a table of a tournament that one more is needed at."""


class NotNow(Exception):  # a refusal in words, not a fault
    """A wish cannot be fulfilled: `why` is a reason of `refusals`, with its facts."""

    def __init__(self, why: str, facts: dict[str, Fact] | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.facts = facts or {}


class Club(Lobby):
    """The club of a server: its lobby, and the wishes of its members."""

    def __init__(
        self, members: Members, tables: Tables, store: TableStore, beside: Executor
    ) -> None:
        super().__init__(members, tables, store, beside)
        self._often = RateLimit(store.now)
        self._drawing = asyncio.Lock()
        self.post: PostService | None = None

    async def wish(self, key: str, wish: ClubWish) -> Desk | None:
        """Fulfil a wish of the member with a key, and return the desk; None without a member."""
        member = self.members.of_key(key)
        if member is None:
            return None
        if self._often.too_many(member.number, [WISHES]):
            return Desk(member.name, since=wish.since, why="club-much")
        self._often.add(member.number, [WISHES])
        self._last[member.number] = time.monotonic()
        done = Desk(member.name)
        try:
            done = await self._fulfil(member, wish)
        except NotNow as error:
            done = Desk(member.name, why=error.why, facts=error.facts)
        except Unwanted as error:
            why, facts = refusals.reason(error.message)
            done = Desk(member.name, why=why, facts=facts)
        except SaveError as error:
            done = Desk(member.name, why=f"save-{error.reason}", facts={"detail": ""})
        await self.settle()
        changed = self.members.of_key(key)
        if changed is None:
            return done if wish.do in ("depart", "revoke") else None
        shown = await self.desk(changed, key, wish.since)
        return msgspec.structs.replace(
            shown,
            word=done.word,
            made=done.made,
            why=done.why,
            facts=done.facts,
            ladder=done.ladder,
            evening=done.evening,
            post=done.post,
        )

    async def _fulfil(self, me: Member, wish: ClubWish) -> Desk:
        """Do what is wished; return what there is to tell beside the desk. Raises NotNow."""
        told = Desk(me.name)
        match wish.do:
            case "look":
                if wish.waits:
                    await self._wait(me.number, wish.since)
            case "make":
                return msgspec.structs.replace(told, made=await self._make(me, wish))
            case "sit":
                await self._sit(me, wish.table)
            case "rise":
                found = await self._standing(wish.table)
                table = await self._tables.find(wish.table) if found else None
                if table:
                    await table.give_up_seat(me.number)
            case "change" if wish.settings:
                chosen = wish.settings
                await self.members.change(
                    me.number, lambda found: msgspec.structs.replace(found, settings=chosen)
                )
            case "device":
                return msgspec.structs.replace(told, word=self.members.new_word(me))
            case "revoke":
                if not 1 <= wish.number <= len(me.keys):
                    raise NotNow("device-which")
                await self.members.revoke(me.number, me.keys[wish.number - 1].digest)
            case "depart":
                await self._depart(me)
            case "ladder":
                names = {number: each.name for number, each in self.members.all.items()}
                try:
                    ladder = await self.results.ladder(names, me.number, wish.season)
                except ImportError as error:  # the results are kept, and wait for the library
                    raise NotNow("club-no-ladder") from error
                return msgspec.structs.replace(told, ladder=ladder)
            case "evening":
                pass
            case "post" | "address" | "mute" | "quiet" if self.post:
                why = await self.post.obey(
                    me.number, self._form(self.post, me, wish), wish.language
                )
                if why and why.name not in ("post-asked", "page-unreadable"):
                    raise NotNow(*refusals.reason(why))
                return msgspec.structs.replace(told, post=self.post.shown(me.number))
            case "announce" | "enter" | "withdraw" | "draw" | "skip" | "finish":
                async with self._drawing:
                    await self._hold_evening(me, wish)
            case _:
                pass
        if wish.do in ("evening", "announce", "enter", "withdraw", "draw", "skip", "finish"):
            return msgspec.structs.replace(
                told, evening=self.evenings.shown(self.members, me.number)
            )
        return told

    def _form(self, post: PostService, me: Member, wish: ClubWish) -> dict[str, str]:
        """Return what the page of the post would send for a wish. Raises NotNow."""
        if wish.do == "mute":
            return {"do": "stop"}
        if wish.do == "address":
            if not post.mails:
                raise NotNow("post-none")
            return {"do": "address", "address": wish.text}
        if wish.do == "post":
            return {}
        begins, ends, *zone = [*wish.text.split(), "", ""] if wish.text else ("0", "0")
        known = post.posts.of(me.number).zone
        form = {"do": "quiet", "zone": " ".join(zone).strip() or known}
        chosen = {"quiet": "on"} if wish.text else {}
        return {**form, **chosen, "begins": begins, "ends": ends}

    async def _wait(self, number: str, since: int) -> None:
        """Wait for news after a number, or a change of the member."""
        event = asyncio.Event()
        self._listening[number].append(event)
        try:
            if not self._closed and not any(each.number > since for each in self._news[number]):
                with suppress(TimeoutError):
                    async with asyncio.timeout(NEWS_PATIENCE):
                        await event.wait()
        finally:
            self._listening[number].remove(event)
            if not self._listening[number]:
                del self._listening[number]

    async def _make(self, me: Member, wish: ClubWish) -> str:
        """Make a table that waits, and return its code. Raises NotNow, Unwanted and SaveError."""
        if wish.level and (wish.level not in bots.names() or not 1 <= wish.minutes <= LONGEST_WAIT):
            raise NotNow("club-fill", {"most": LONGEST_WAIT})
        if not 0 <= wish.pace <= LONGEST_PACE:
            raise NotNow("club-pace", {"most": LONGEST_PACE // 24})
        own = [await self._standing(code) for code in self._waiting]
        if sum(found is not None and found.members[:1] == [me.number] for found in own) >= (
            TABLES_WAITING
        ):
            raise NotNow("club-waiting-much", {"count": TABLES_WAITING})
        code = await self._lay(me, wish.size, wish.rules, wish)
        await self._beside_do(self._store.shelf.write, waiting_document(code), code, 0)
        self._waiting.append(code)
        for number in [each for each, events in self._listening.items() if events]:
            if number != me.number:
                self._tell(number, "waits", code, [me.name])
        return code

    async def _lay(self, me: Member, size: int, rules: str, wish: ClubWish) -> str:
        """Make a table with its first seat, and return its code."""
        made = await self._tables.made(
            WantedTable("", size, rules),
            Locale("en"),
            address=me.number,
            club=ClubTable(
                int(self._store.now()),
                wish.rated,
                wish.level,
                wish.minutes,
                wish.pace,
                wish.ends,
            ),
            seat=StoredSeat(me.name, HUMAN, member=me.number),
        )
        await self._standing(made.code)
        await self.members.change(me.number, lambda found: with_table(found, made.code))
        return made.code

    async def _sit(self, me: Member, code: str) -> None:
        found = await self._standing(code)
        table = await self._tables.find(code) if found else None
        if table is None:
            raise NotNow("club-no-table")
        why = await table.take_seat(me.number)
        if why:
            raise NotNow(why)
        await self.members.change(me.number, lambda found: with_table(found, code))

    async def _depart(self, me: Member) -> None:
        """Let a member leave: seats are given up, and all that is kept is erased."""
        for code in me.tables:
            with suppress(SaveError):
                table = await self._tables.find(code)
                if table:
                    await table.give_up_seat(me.number)
        await self.evenings.forget(me.number)
        await self.members.leave(me.number)
        for code in me.tables:
            # The name is still known here where others are.
            self._standings.pop(digest(code), None)
            self._tables.drop(digest(code))

    # The tournament

    async def _hold_evening(self, me: Member, wish: ClubWish) -> None:
        now = self.evenings.now
        if wish.do == "announce":
            if now and not now.over:
                raise NotNow("evening-there", {"name": self.members.name_of(now.leader)})
            if not 1 <= wish.number <= MOST_ROUNDS:
                raise NotNow("evening-rounds", {"most": MOST_ROUNDS})
            await self.evenings.keep(StoredEvening(me.number, wish.number, (me.number,)))
            for number in self.members.all:
                if number != me.number:
                    self._tell(number, "announced", names=[me.name])
            return
        if now is None or now.over:
            raise NotNow("evening-none")
        if wish.do in ("enter", "withdraw"):
            inside = tuple(each for each in now.inside if each != me.number)
            inside = (*inside, me.number) if wish.do == "enter" else inside
            await self.evenings.keep(msgspec.structs.replace(now, inside=inside))
            return
        if now.leader != me.number and now.leader in self.members.all:
            raise NotNow("evening-leader", {"name": self.members.name_of(now.leader)})
        if wish.do == "draw" and now.playing:
            names = [self.members.name_of(each) for table in now.playing for each in table.members]
            raise NotNow("evening-playing", {"names": ", ".join(filter(None, names))})
        if wish.do == "finish" or len(now.drawn) == now.rounds:
            await self.evenings.keep(msgspec.structs.replace(now, over=True))
            for number in now.points():
                self._tell(number, "finished")
            return
        await self._draw(now)

    async def _draw(self, now: StoredEvening) -> None:
        """Draw the tables of the next round, and begin the games."""
        inside = [each for each in now.inside if each in self.members.all]
        chance: Random = SystemRandom()
        drawn = groups(now.points(), inside, chance)
        if not drawn:
            raise NotNow("evening-few", {"count": len(inside)})
        tables, number = [], len(now.drawn) + 1
        for group in drawn:
            size = max(3, len(group))
            first = self.members.all[group[0]]
            code = await self._lay(first, size, "2024", ClubWish("make", rated=True))
            for each in group[1:]:
                await self._sit(self.members.all[each], code)
            table = await self._tables.find(code)
            if table and len(group) < size:
                await table.fill(FALLBACK)
            tables.append(DrawnTable(code, tuple(group)))
        await self.evenings.keep(msgspec.structs.replace(now, drawn=(*now.drawn, tuple(tables))))
        for laid in tables:
            names = [self.members.name_of(member) for member in laid.members]
            for member in laid.members:
                others = without(names, self.members.name_of(member))
                self._tell(member, "drawn", laid.code, others, round_=number)
