"""One table of a server: its people, its games, and the effects of commands.

Commands are done one after another.
"""

import asyncio
import time
from collections.abc import Callable, Sequence, Set
from concurrent.futures import Executor
from functools import partial

import msgspec

from splendor_access.game.notation import NotationError, parse_action
from splendor_access.game.record import HUMAN
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.protocol import frames, refusals
from splendor_access.online.protocol.frames import ToSeat, ToServer
from splendor_access.online.server.attendance import MOST_WATCHERS, Visitor
from splendor_access.online.server.beginnings import MemberSeats
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.game import SharedGame, TableAims, Thinkers
from splendor_access.online.server.membership import Membership, NoMembers
from splendor_access.online.server.people import SeatRequest, StandIns, unsaved_frame
from splendor_access.online.server.port import SHORT, LeaseLost, Place, StoredSeat
from splendor_access.settings.error_log import EVENTS
from splendor_access.settings.style import Style
from splendor_access.table.database import SaveError
from splendor_access.table.names import tidy_name
from splendor_access.talk.messages import Message

MOST_ROWS = 50_000
"""The most decisions and undos in a game before it allows no undo.

Otherwise it could grow without end. People need a hundredth of that.
"""

LONGEST_GAME = 2 * MOST_ROWS
"""The most decisions and undos in a game: tokens can be taken and given back without end."""


class SharedTable(StandIns, MemberSeats):
    """A table with its people. Raises SaveError if its files cannot be read."""

    real = False

    def __init__(
        self,
        place: Place,
        beside: Executor,
        thinkers: Thinkers,
        now: Callable[[], float] = time.time,
        members: Membership | None = None,
    ) -> None:
        super().__init__(place, beside, members or NoMembers(), now)
        self._thinkers = thinkers
        self._thinking: asyncio.Task[None] | None = None
        self._resting: asyncio.Task[None] | None = None
        self._closed = ""
        self._left = self._now()
        # A game is on the disk before the table knows of it.
        games = max(self.kept.games, place.newest())
        self.kept = msgspec.structs.replace(self.kept, games=games)

    # To pages

    @property
    def commands(self) -> Set[str]:
        """The ids of the commands committed in this game."""
        return self.game.commands if self.game else frozenset()

    @property
    def people(self) -> Sequence[str]:
        """The names of those who have a seat."""
        return [place.name for place in self.kept.places]

    @property
    def free(self) -> Sequence[str]:
        """Nothing: newcomers give a name."""
        return ()

    @property
    def full(self) -> bool:
        """Whether all seats are taken."""
        return self.kept.games > 0 or len(self.kept.places) >= self.kept.size

    def sit(
        self, style: Style, send: Callable[[ToServer], None], key: str, *, watches: bool
    ) -> RemoteSeat:
        """Return a seat for a page; it is given when its player enters."""
        return RemoteSeat(style, send, key=key, watches=watches, aims=TableAims(lambda: self.game))

    # Presence

    async def enter(self, visitor: Visitor, hello: frames.HelloFrame, new_key: str = "") -> bool:
        """Admit a visitor who has said hello; return whether there is a seat.

        A newly taken seat gets the new key, or a random one. Raises SaveError if the game cannot be
        read.
        """
        async with self.order:
            try:
                if self._closed:
                    visitor.deliver(frames.GoodbyeFrame(self._closed))
                    return False
                if hello.watch:
                    return await self._watch(visitor, hello)
                return await self._sit_down(visitor, hello, new_key)
            finally:
                # A look is no presence.
                await self._rest()

    async def _sit_down(self, visitor: Visitor, hello: frames.HelloFrame, new_key: str) -> bool:
        """Admit a visitor to a seat, new or old."""
        seat, key = (self.seat_of(hello.key) if hello.key else None), ""
        added = self._seat_by_word(hello.key) if hello.key and not hello.look else None
        if seat is None and added is not None:
            key = new_key or new_code()
            try:
                await self._add_device(added, hello.key, key)
            except SaveError as error:
                visitor.deliver(unsaved_frame(error, ""))
                return False
            seat = added
        if seat is None:
            found = await self._new_seat(visitor, hello, new_key)
            if found is None:
                return False
            seat, key = found
        await self._wake()
        visitor.deliver(self._welcome(seat, key, looks=hello.look))
        if hello.look:
            visitor.deliver(self._seats())
            if self.game:
                visitor.deliver(self._catch_up(self.game, seat, hello))
            return True
        await self._note_heard(seat)
        if seat in self._there.seats:
            self._note_had(seat, self._there.at(seat))
        self._there.come(seat, visitor)
        EVENTS.info("came table=%s seat=%d", self._place.name[:SHORT], seat)
        self._device_of[visitor] = digest(key or hello.key)
        self.absence.come(seat)
        self._tell_seats()
        if self.game:
            visitor.deliver(self._catch_up(self.game, seat, hello))
            self._agreements.remind(seat, visitor, len(self.game.rows))
        elif len(self.kept.places) == self.kept.size and (key or not self._unbegun):
            await self._begin()
        if self.kept.places[seat].computer:
            await self._play_for(seat, "")
        self._think()
        return True

    async def _new_seat(
        self, visitor: Visitor, hello: frames.HelloFrame, new_key: str
    ) -> tuple[int, str] | None:
        """Give a visitor a free seat; return it with its key, or None after saying why not.

        The own keys of a member lead to the seat, which has no other one.
        """
        member = "" if hello.look else self._members.number_of(hello.key)
        why = self._member_refusal(member) if member else ""
        if (hello.key or hello.look) and not member:
            why = "key"
        elif self.kept.club and not member:
            why = "members-only"
        if why:
            visitor.deliver(frames.GoodbyeFrame(why))
            return None
        problem = None if member else self._problem(hello.name)
        if problem:
            visitor.deliver(_goodbye(problem))
            return None
        if self.kept.locked or self.full:
            visitor.deliver(frames.GoodbyeFrame("no-seat"))
            return None
        key = "" if member else new_key or new_code()
        try:
            if member:
                await self._seat_member(member)
            else:
                place = StoredSeat(tidy_name(hello.name), HUMAN, digest(key))
                await self._keep(places=(*self.kept.places, place))
        except SaveError as error:
            visitor.deliver(unsaved_frame(error, ""))
            return None
        return len(self.kept.places) - 1, key

    async def open_for(self, key: str) -> frames.WelcomeFrame:
        """Open the game before its host comes, and return what a welcome tells, to be told now.

        Raises SaveError if the game cannot be read.
        """
        async with self.order:
            await self._wake()
            seat = self.seat_of(key)
            welcome = self._welcome(-1 if seat is None else seat)
            if seat is not None:
                await self._note_heard(seat)
            await self._rest()
            return welcome

    async def _watch(self, visitor: Visitor, hello: frames.HelloFrame) -> bool:
        """Admit a spectator; a member may have the own name."""
        problem = self._problem(hello.name, hello.key)
        if problem:
            visitor.deliver(_goodbye(problem))
        elif self.kept.locked:
            visitor.deliver(frames.GoodbyeFrame("locked"))
        elif len(self._there.watchers) >= MOST_WATCHERS:
            visitor.deliver(frames.GoodbyeFrame("watchers"))
        else:
            await self._wake()
            number = self._there.watch(tidy_name(hello.name), visitor)
            visitor.deliver(self._welcome(number))
            self._tell_seats()
            if self.game:
                visitor.deliver(self._catch_up(self.game, number, hello))
            self._think()
            return True
        return False

    def _catch_up(self, game: SharedGame, seat: int, hello: frames.HelloFrame) -> ToSeat:
        known = hello.game == game.number and 0 <= hello.version <= len(game.rows)
        if known:
            return game.news(seat, hello.version)
        return game.frame(seat, self._told_before(seat))

    def leave(self, visitor: Visitor) -> None:
        """Note that a visitor has gone; the seat is kept."""
        here = self._there.number_of(visitor)
        if here is not None and here >= 0:
            self._note_had(here, [visitor])
        seat = self._there.go(visitor)
        if seat is None:
            return
        EVENTS.info("left table=%s seat=%d", self._place.name[:SHORT], seat)
        if seat < 0:
            self._talking.forget(seat)
        else:
            self._ready.discard(seat)
            self.absence.leave(seat)
        self._tell_seats()
        if self._there.empty:
            self._left = self._now()
            self._beside.submit(self._place.touch)
            self._resting = asyncio.create_task(self._rest_in_order())

    # Telling

    def _tell_news(self, game: SharedGame, version: int) -> None:
        if game.table.over:
            name, turns = self._place.name[:SHORT], len(game.turns)
            EVENTS.info("game-over table=%s game=%d turns=%d", name, game.number, turns)
        self._there.tell(self._there.everybody, lambda seat: game.news(seat, version))
        self._members.note(self._place.name)

    # Commands

    async def do(self, visitor: Visitor, frame: ToServer) -> None:
        """Handle a frame of a present visitor, and tell everybody."""
        async with self.order:
            seat = self._there.number_of(visitor)
            if seat is None or self._closed:
                return
            if seat < 0 and not isinstance(frame, frames.TalkFrame):
                name = frame.id if isinstance(frame, frames.ActFrame | frames.UndoFrame) else ""
                visitor.deliver(frames.RefusedFrame("watching", id=name))
                return
            match frame:
                case frames.ActFrame():
                    await self._act(visitor, seat, frame)
                case frames.UndoFrame():
                    await self._undo(visitor, seat, frame)
                case frames.ReplyFrame():
                    version = len(self.game.rows) if self.game else 0
                    await self._agreements.reply(seat, frame, version)
                case frames.BeginFrame():
                    await self._want_begin(visitor, seat, frame)
                case frames.TalkFrame():
                    self._talk(visitor, seat, frame.text)
                case frames.ReplaceFrame():
                    await self._replace(visitor, seat, frame.seat)
                case frames.ManageFrame():
                    await self._manage(visitor, seat, frame)
                case frames.DeviceFrame():
                    await self._manage_devices(visitor, seat, frame)
                case _:
                    pass
            self._think()

    async def _act(self, visitor: Visitor, seat: int, frame: frames.ActFrame) -> None:
        game = self._playable(visitor, frame)
        if game is None:
            return
        if len(game.rows) >= LONGEST_GAME:
            visitor.deliver(frames.RefusedFrame("game-long", id=frame.id))
            return
        state = game.table.state
        if state.phase == "over" or state.to_act != seat:
            visitor.deliver(frames.RefusedFrame("stale", id=frame.id))
            return
        try:
            action = parse_action(frame.action)
        except NotationError:
            action = None
        if action is None or game.table.refusal(action):
            visitor.deliver(frames.RefusedFrame("illegal", id=frame.id))
            return
        try:
            await game.act(action, frame.id)
        except LeaseLost:
            # Everybody has to come again: then it is sent again, and done once.
            return
        except SaveError as error:
            visitor.deliver(unsaved_frame(error, frame.id))
            return
        self._tell_news(game, frame.version)
        visitor.deliver(frames.DoneFrame(frame.id))

    def _playable(
        self, visitor: Visitor, frame: frames.ActFrame | frames.UndoFrame
    ) -> SharedGame | None:
        """Return the game if a command is possible now; else refuse it, and return None."""
        game = self.game
        if game is None:
            visitor.deliver(frames.RefusedFrame("not-begun", id=frame.id))
        elif frame.id in game.commands:
            visitor.deliver(frames.DoneFrame(frame.id))
        elif frame.version != len(game.rows):
            visitor.deliver(frames.RefusedFrame("stale", id=frame.id))
        else:
            return game
        return None

    async def _undo(self, visitor: Visitor, seat: int, frame: frames.UndoFrame) -> None:
        game = self._playable(visitor, frame)
        if game is None:
            return
        to = game.last_turn_of(seat)
        if to is None:
            visitor.deliver(frames.RefusedFrame("nothing-to-undo", id=frame.id))
            return
        if len(game.rows) >= MOST_ROWS:
            visitor.deliver(frames.RefusedFrame("undo-much", id=frame.id))
            return
        turns = {turn.seat for turn in game.turns[to:]}
        people = {i for i, place in enumerate(self.kept.places) if place.player == HUMAN}
        others = turns & people - {seat}
        take_back = partial(self._undo_to, seat, to, frame)
        wish = SeatRequest(seat, others, take_back, frame.id, frame.version)
        await self._agreements.ask(wish)

    async def _undo_to(self, seat: int, to: int, frame: frames.UndoFrame) -> None:
        # It may have been closed and opened since the question.
        game = self.game
        assert game
        try:
            await game.undo_to(to, seat, frame.id)
        except LeaseLost:
            return
        except SaveError as error:
            refused = unsaved_frame(error, frame.id)
            self._there.tell([seat], lambda _: refused)
            return
        self._tell_news(game, frame.version)
        self._there.tell([seat], lambda _: frames.DoneFrame(frame.id))

    # Computer opponents

    def _think(self) -> None:
        """Let the computer opponent decide whose turn it is, while anybody is present."""
        game = self.game
        if self._thinking or game is None or self._there.empty or not self._bot_due(game):
            return
        self._thinking = asyncio.create_task(self._think_on())

    def _bot_due(self, game: SharedGame) -> bool:
        if game.table.over or len(game.rows) >= LONGEST_GAME:
            return False
        return self.kept.places[game.table.state.to_act].player != HUMAN

    async def _think_on(self) -> None:
        try:
            while (game := self.game) and self._bot_due(game) and not self._there.empty:
                number, version = game.number, len(game.rows)
                action = await self._thinkers.choose(
                    game.table, self.kept.places[game.table.state.to_act].player, len(game.turns)
                )
                async with self.order:
                    # Meanwhile everybody may have gone, and come back.
                    game = self.game
                    if game is None or (game.number, len(game.rows)) != (number, version):
                        continue
                    if not self._bot_due(game):
                        # The absent person is back.
                        continue
                    try:
                        await game.act(action)
                    except SaveError as error:
                        self._there.tell_all(unsaved_frame(error, ""))
                        return
                    self._tell_news(game, version)
        finally:
            self._thinking = None

    async def play_on(self) -> bool:
        """Let computer opponents play while nobody is there; return whether any did."""
        self._there.held += 1
        try:
            async with self.order:
                await self._wake()
            game = self.game
            before = len(game.rows) if game else 0
            self._think()
            await (self._thinking or asyncio.sleep(0))
            return game is not None and len(game.rows) > before
        finally:
            self._there.held -= 1
            await self._rest_in_order()

    def is_forgotten(self, after: float) -> bool:
        """Return whether nobody has been here for `after` seconds, or is about to come."""
        busy = not self._there.empty or self.game is not None or self.order.locked()
        return not busy and self._now() - self._left >= after

    def end(self, why: str) -> None:
        """Close a forgotten table to all: its code will mean another one, or none."""
        self._closed = why
        self.absence.close()

    def send_away_from(self, is_banned: Callable[[str], bool]) -> None:
        """Send everybody away who comes from a banned address; their seats are kept."""
        for visitor in self._there.visitors:
            if is_banned(visitor.address):
                visitor.deliver(frames.GoodbyeFrame("banned"))
                self.leave(visitor)

    def send_away_revoked(self) -> None:
        """Send away whoever sits here as a member, with a key that is the member's no more."""
        for visitor in self._there.visitors:
            seat = self._there.number_of(visitor)
            member = self.kept.places[seat].member if seat is not None and seat >= 0 else ""
            if member and not self._members.has_key(member, self._device_of.get(visitor, "")):
                visitor.deliver(frames.GoodbyeFrame("revoked"))
                self.leave(visitor)

    def release(self) -> None:
        """Let another server have the table. Raises nothing."""
        self._place.release()

    async def close(self, why: str, *, soon: bool = False, quiet: bool = False) -> None:
        """Say goodbye to everyone, and close the files. `soon`: the server will be back soon.

        `quiet`: another server takes the table, and everybody with it.
        """
        if self._thinking:
            self._thinking.cancel()
        self.absence.close()
        async with self.order:
            self._closed = why
            if not quiet:
                self._there.tell_all(frames.GoodbyeFrame(why, {"soon": 1} if soon else {}))
            if self.game:
                await self._note_told()
            game, self.game = self.game, None
            if game:
                await game.close()


def _goodbye(problem: Message) -> frames.GoodbyeFrame:
    return frames.GoodbyeFrame(*refusals.reason(problem))
