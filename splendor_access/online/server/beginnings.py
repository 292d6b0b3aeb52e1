"""How games begin at a table whose members need not come, and how it rests while nobody is there.

The seats of members are taken without a visit, and known by all keys of the member.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress

import msgspec

from splendor_access.game.position import parse_rules
from splendor_access.game.record import HUMAN, Player
from splendor_access.online.protocol import frames
from splendor_access.online.server.attendance import Visitor
from splendor_access.online.server.devices import Owners
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.game import SharedGame, with_bots
from splendor_access.online.server.membership import (
    Membership,
    TableStanding,
    called,
    hidden,
    shown,
    standing_of,
)
from splendor_access.online.server.people import unsaved_frame
from splendor_access.online.server.port import (
    SHORT,
    GameLog,
    LeaseLost,
    Place,
    ResumedGame,
    StoredSeat,
)
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError
from splendor_access.table.names import is_taken
from splendor_access.table.setup import new_rematch, new_table
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale
from splendor_access.talk.parsing.vocabulary import seats_named

MOST_GAMES = 500
"""The most games at one table, each of which is kept in a file."""


class Beginnings(Owners):
    """The people at a table, who can begin one game after another. Raises SaveError."""

    def __init__(
        self, place: Place, beside: Executor, members: Membership, now: Callable[[], float]
    ) -> None:
        super().__init__(place, beside, members, now)
        self._unbegun = self._told_missing = False

    async def _want_begin(self, visitor: Visitor, seat: int, frame: frames.BeginFrame) -> None:
        if frame.game < self.kept.games:
            return
        over = self.game is not None and self.game.table.over
        if self.game is not None and not over:
            visitor.deliver(frames.RefusedFrame("begun"))
            return
        if self.kept.games >= MOST_GAMES:
            visitor.deliver(frames.RefusedFrame("games-much"))
            return
        host = self.kept.places[seat].key == self.kept.host
        if host and not self.kept.games and frame.first in self.kept.names:
            with suppress(SaveError):  # then they begin in the order of their seats
                await self._keep(first=frame.first)
        self._ready.add(seat)
        self._tell_seats()
        there = {seat for seat in self._there.seats if self.kept.places[seat].kind == HUMAN}
        if there <= self._ready:
            if len(self.kept.places) < 2:
                self._ready.clear()
                visitor.deliver(frames.RefusedFrame("alone"))
                return
            await self._begin()

    async def _begin(self) -> None:
        """Begin the first game, or the next with rotated seats; else tell everybody why not."""
        # A game begun in vain, without a saved table, is never overwritten.
        number = max(self.kept.games, self._place.newest()) + 1
        places = [
            msgspec.structs.replace(place, missing=None, told=0) for place in self.kept.places
        ]
        log: GameLog | None = None
        try:
            table = self._next_table()
            if isinstance(table, frames.RefusedFrame):
                self._tell_unbegun(table)
                return
            log = await asyncio.get_running_loop().run_in_executor(
                self._beside, self._place.begin, number, called(table, hidden(self.kept).names)
            )
            await self._keep(games=number, places=tuple(places))
        except SaveError as error:
            if log:
                log.close()
            self._tell_unbegun(unsaved_frame(error, ""))
            return
        except Exception:  # no error may shut anybody out of the table
            logging.getLogger(__name__).exception("a game cannot begin")
            self._tell_unbegun(frames.RefusedFrame("unbegun"))
            return
        if self.game:
            await self.game.close()
        EVENTS.info(
            "game-begun table=%s game=%d people=%d", self._place.name[:SHORT], number, len(places)
        )
        self._ready.clear()
        self._told.clear()
        self._lost = None
        self._agreements.forget()
        self.game = game = SharedGame(number, table, (), log, self._beside)
        self._there.tell(self._there.everybody, game.frame)
        self._members.note(self._place.name)

    def _next_table(self) -> Table | frames.RefusedFrame:
        """Return the table of the next game, or why the people present cannot play it."""
        if self.game:
            return new_rematch(self.game.table)
        rules, count = parse_rules(self.kept.rules), len(self.kept.places)
        if self.kept.first:
            named = seats_named(self.kept.first, self.kept.names)
            if len(named) == 1:
                rules = msgspec.structs.replace(rules, first=named[0])
            elif not self._told_missing:
                self._told_missing = True
                return self._first_missing(rules.first)
        if rules.first >= count:
            return frames.RefusedFrame(
                "first-absent", {"first": rules.first, "count": rules.first + 1}
            )
        players = [Player(place.name, place.kind) for place in self.kept.places]
        return new_table(players, rules, None)

    def _first_missing(self, seat: int) -> frames.RefusedFrame:
        """Say once that who was to begin is not there, but who is; then the game can begin."""
        names = self.kept.names
        begins = names[seat] if seat < len(names) else names[0]
        facts: dict[str, str | int] = {
            "name": self.kept.first,
            "names": ", ".join(names),
            "begins": begins,
        }
        return frames.RefusedFrame("first-missing", facts)

    def _tell_unbegun(self, why: frames.RefusedFrame) -> None:
        """Tell everybody once why no game begins; a new request tries again."""
        self._unbegun = True
        self._ready.clear()
        self._tell_seats()
        self._there.tell_all(why)


class RestingTable(Beginnings):
    """The people at a table, and its game, which is opened and closed. Raises SaveError.

    `_closed` is the reason why nobody can come any more, or nothing.
    """

    _closed = ""

    async def _wake(self) -> None:
        """Open a resting game. Raises SaveError."""
        number = self.kept.games
        if self.game or not number:
            return

        opening = asyncio.get_running_loop().run_in_executor(
            self._beside, self._place.open, hidden(self.kept)
        )
        try:
            self._go_on(number, await asyncio.shield(opening))
        except asyncio.CancelledError:
            # The caller may be cancelled; a thread that reads is not.
            self._go_on(number, await opening)
            raise

    def _go_on(self, number: int, found: ResumedGame) -> None:
        self.kept = shown(found.kept, self._members)
        if found.missing is not None:
            self._lost = found.missing
        table = called(found.table, self.kept.names)
        self.game = SharedGame(number, table, found.rows, found.log, self._beside)

    async def renew(self) -> bool:
        """Renew the lease on an open game; return whether the table can go on.

        If it is lost, everybody is sent away and comes back to what is kept now, and nothing of
        what was known here is written.
        """
        async with self.order:
            game = self.game
            try:
                if game:
                    await game.renew()
                elif not await asyncio.to_thread(self._place.is_held):
                    raise LeaseLost
            except SaveError:
                EVENTS.info("game-lost table=%s", self._place.name[:SHORT])
                self.game, self._closed = None, "closing"
                self.absence.close()
                self._there.tell_all(frames.GoodbyeFrame("closing", {"soon": 1}))
                if game:
                    await game.close()
        return not self._closed

    async def _rest_in_order(self) -> None:
        async with self.order:
            await self._rest()

    async def _rest(self) -> None:
        """Close the game and its files if nobody is connected."""
        game = self.game
        if game and self._there.empty:
            await self._note_told()
            self.game, self._over = None, game.table.over
            await game.close()


class MemberSeats(RestingTable):
    """The people at a table, among them members of the club. Raises SaveError."""

    def seat_of_member(self, number: str) -> int | None:
        """Return the seat of a member, or None."""
        places = self.kept.places
        there = (seat for seat, p in enumerate(places) if p.member == number and p.kind == HUMAN)
        return next(there, None) if number else None

    @property
    def standing(self) -> TableStanding | None:
        """How the table stands, or None while its game is not open."""
        game = self.game
        return (
            standing_of(self.kept, game.table, len(game.rows))
            if game
            else standing_of(self.kept, None)
        )

    @property
    def has_members(self) -> bool:
        """Whether any seat is that of a member."""
        return any(place.member for place in self.kept.places)

    @property
    def members_there(self) -> set[str]:
        """The numbers of the members who are connected."""
        return {self.kept.places[seat].member for seat in self._there.seats} - {""}

    async def look(self) -> TableStanding:
        """Open the game if it is not open, and return how the table stands. Raises SaveError."""
        async with self.order:
            if self._closed:
                raise SaveError("table")
            await self._wake()
            found = self.standing
            assert found
            await self._rest()
            return found

    def _member_refusal(self, number: str) -> str:
        """Return the reason why a member cannot take a seat, or nothing."""
        if self.kept.locked or self.kept.games or len(self.kept.places) >= self.kept.size:
            return "no-seat"
        return "name-taken" if is_taken(self._members.name_of(number), self.kept.names) else ""

    async def _seat_member(self, number: str) -> None:
        """Give a free seat to a member, whose own keys lead to it."""
        name, secret = self._members.name_of(number), digest(new_code())
        place = StoredSeat(name, HUMAN, secret, member=number)
        await self._keep(places=(*self.kept.places, place))
        self._ready.clear()
        self._tell_seats()

    async def take_seat(self, number: str) -> str:
        """Give a seat to a member who need not come; return the reason why not, or nothing.

        The last one begins the game.
        """
        async with self.order:
            if self.seat_of_member(number) is not None:
                return ""
            why = self._member_refusal(number)
            if why:
                return why
            await self._seat_member(number)
            if len(self.kept.places) == self.kept.size:
                await self._begin()
            await self._rest()
            return ""

    async def give_up_seat(self, number: str) -> None:
        """Free the seat of a member; in a game a computer opponent plays on."""
        async with self.order:
            seat = self.seat_of_member(number)
            if seat is not None:
                await self._wake()
                host = self.kept.places[seat].key == self.kept.host
                await self._remove(seat)
                heirs = [place.key for place in self.kept.places if place.kind == HUMAN]
                if host and heirs:
                    await self._keep(host=heirs[0])
                await self._rest()

    async def fill(self, level: str) -> bool:
        """Let computer opponents take the free seats, and begin; return whether the game began."""
        async with self.order:
            free = self.kept.size - len(self.kept.places)
            if not self.kept.games and self.kept.places and free >= 0:
                bots = with_bots([level] * free, self.kept.names, Locale("en"))
                await self._keep(places=(*self.kept.places, *bots))
                self._tell_seats()
                await self._begin()
            await self._rest()
            return self.kept.games > 0
