"""The people of a table: seats and spectators, what they are told, and what they ask of each other.

All frames go to `Visitor.deliver`, so that a seat is served alike whether it is remote, on a page
or behind ssh. The host has powers of its own. Other requests of a seat need the agreement of
others, such as the one that the computer plays for somebody who is away, until the person comes
back.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import Literal

import msgspec

from splendor_access import __version__
from splendor_access.game.record import HUMAN
from splendor_access.online.client.seat import LONGEST_TALK
from splendor_access.online.protocol import frames
from splendor_access.online.protocol.refusals import REASONS
from splendor_access.online.server.attendance import Absence, Attendance, Visitor
from splendor_access.online.server.game import SharedGame
from splendor_access.online.server.membership import Membership, hidden, shown
from splendor_access.online.server.port import Place, StoredSeat
from splendor_access.table.database import SaveError
from splendor_access.table.names import is_taken, name_problem
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, clean
from splendor_access.talk.parsing.vocabulary import Vocabulary

SERVER_NAME = "server"
"""The name of the server when it speaks, which nobody at a table can have."""


class People:
    """The people at a table, and its game once it has begun. Raises SaveError.

    While nobody is connected the game is on the disk alone, and `game` is None. `_over` then says
    whether it has ended. Callers of a method with a lasting effect hold `order`. `mended` names the
    files that were damaged, and have been written anew from their copies.
    """

    def __init__(self, place: Place, beside: Executor, members: Membership) -> None:
        kept, self.mended = place.mend(place.read())
        self.kept = shown(kept, members)
        self.game: SharedGame | None = None
        self._over = False
        self.order = asyncio.Lock()
        self.absence = Absence(self._tell_presence)
        self._place = place
        self._beside = beside
        self._members = members
        self._there = Attendance()
        self._talking = Talking()
        self._agreements = Agreements(self._there)
        self._ready: set[int] = set()
        # How many moves were lost when the game was opened: for spectators, who have no place.
        self._lost: int | None = None
        # How many rows were told to each seat that has been connected since the game was opened.
        self._told: dict[int, int] = {}

    @property
    def empty(self) -> bool:
        """Whether nobody is connected."""
        return self._there.empty

    @property
    def everybody(self) -> Sequence[int]:
        """The connected seats, and the negative numbers of spectators."""
        return self._there.everybody

    @property
    def visitors(self) -> Sequence[Visitor]:
        """The connections of everybody who is there."""
        return [*self._there.visitors]

    @property
    def addresses(self) -> Sequence[str]:
        """The addresses from which the connected people come."""
        return sorted({visitor.address for visitor in self.visitors})

    def tell_from_server(self, text: str) -> None:
        """Tell everybody what the operator of the server says."""
        self._there.tell_all(frames.SaidFrame(frames.SERVER, SERVER_NAME, text))

    def tell_of_store(self, what: Literal["away", "back"]) -> None:
        """Tell everybody that nothing can be kept for now, or that it can again."""
        self._there.tell_all(frames.RefusedFrame(f"store-{what}"))

    def _name(self, seat: int) -> str:
        return self.kept.places[seat].name if seat >= 0 else self._there.watchers[seat]

    def _problem(self, name: str, key: str = "") -> Message | None:
        """Return why somebody who may have a member's key cannot be called so, or None."""
        taken = [place.name for place in self.kept.places]
        own = self._members.name_of(self._members.number_of(key))
        if self._members.is_taken(name) and not (own and is_taken(name, [own])):
            # A member has a key that leads to a seat without a name.
            taken.append(name)
        problems = (
            name_problem(name, taken, Vocabulary(Locale(language))) for language in languages()
        )
        return next((problem for problem in problems if problem), None)

    async def _keep(self, **changes: object) -> None:
        """Save a change of people. Raises SaveError, without any change."""
        kept = msgspec.structs.replace(self.kept, **changes)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._beside, self._place.write, hidden(kept))
        self.kept = kept

    # Telling

    def _welcome(self, seat: int, key: str = "", *, looks: bool = False) -> frames.WelcomeFrame:
        place = self.kept.places[seat] if seat >= 0 else None
        host = place is not None and place.key == self.kept.host
        missing = None if looks else place.missing if place else self._lost
        told = host and missing is not None
        file = self._place.shown(self.kept.damaged) if told else ""
        mended = place is not None and place.mended and not looks
        return frames.WelcomeFrame(
            frames.VERSION, __version__, seat, host, key, self.kept.games, missing, file, mended
        )

    async def _note_heard(self, seat: int) -> None:
        """Save that a seat has heard of a damage; if that fails, it hears of it again."""
        places = [*self.kept.places]
        if places[seat].missing is not None or places[seat].mended:
            places[seat] = msgspec.structs.replace(places[seat], missing=None, mended=False)
            with suppress(SaveError):
                await self._keep(places=tuple(places))

    def _told_before(self, seat: int) -> int | None:
        """Return how many rows a seat has been told, by whatever program, if that is known."""
        return self._told.get(seat, self.kept.places[seat].told) if seat >= 0 else None

    def _note_had(self, seat: int, visitors: Iterable[Visitor]) -> None:
        """Note how much of the game has reached a seat by these connections."""
        if self.game:
            number, rows = self.game.number, len(self.game.rows)
            had = (visitor.had(number, rows) for visitor in visitors)
            self._told[seat] = max(self._told_before(seat) or 0, *had)

    async def _note_told(self) -> None:
        """Save how much each seat has been told; if that fails, some of it is told again."""
        for seat in self._there.seats:
            self._note_had(seat, self._there.at(seat))
        places = tuple(
            msgspec.structs.replace(place, told=self._told.get(seat, place.told))
            for seat, place in enumerate(self.kept.places)
        )
        if places != self.kept.places:
            with suppress(SaveError):
                await self._keep(places=places)

    def _seats(self) -> frames.SeatsFrame:
        people = tuple(
            frames.SeatedPerson(
                place.name,
                place.kind,
                seat in self._there.seats or place.kind != HUMAN,
                place.computer,
            )
            for seat, place in enumerate(self.kept.places)
        )
        watchers = tuple(frames.Watcher(*each) for each in self._there.watchers.items())
        ready = tuple(sorted(self._ready))
        rules, first = ("", "") if self.kept.games else (self.kept.rules, self.kept.first)
        return frames.SeatsFrame(people, self.kept.size, ready, watchers, rules, first)

    def _tell_seats(self) -> None:
        self._there.tell_all(self._seats())
        self._members.note(self._place.name)

    def _tell_presence(self, seat: int, here: bool) -> bool:  # a callback
        """Tell the others about an absence or a return."""
        over = self.game.table.over if self.game else self._over
        playing = self.kept.games > 0 and not over
        if not here and not (playing and self.kept.places[seat].kind == HUMAN):
            return False
        others = [each for each in self._there.everybody if each != seat]
        self._there.tell(others, lambda _seat: frames.PresenceFrame(seat, here))
        return True

    # Requests of people

    def _talk(self, visitor: Visitor, seat: int, text: str) -> None:
        """Pass on a chat message, within the limit."""
        said = clean(text, LONGEST_TALK)
        why = self._talking.refusal(seat, locked=self.kept.locked) if said else None
        if why:
            visitor.deliver(frames.RefusedFrame(why))
        elif said:
            self._there.tell_all(frames.SaidFrame(seat, self._name(seat), said))

    async def _manage(self, visitor: Visitor, seat: int, frame: frames.ManageFrame) -> None:
        """Do what only the host may: mute or remove a person, or lock the table."""
        watches = frame.seat in self._there.watchers
        there = (0 <= frame.seat < len(self.kept.places) and frame.seat != seat) or watches
        if self.kept.places[seat].key != self.kept.host or not (there or frame.what == "lock"):
            visitor.deliver(frames.RefusedFrame("host-only"))
            return
        name = "" if frame.what == "lock" else self._name(frame.seat)
        on = True
        try:
            if frame.what == "lock":
                on = not self.kept.locked
                await self._keep(locked=on)
            elif frame.what == "mute":
                on = frame.seat not in self._talking.muted
                self._talking.muted ^= {frame.seat}
            else:
                await self._remove(frame.seat)
        except SaveError as error:
            visitor.deliver(unsaved_frame(error, ""))
            return
        self._there.tell_all(frames.ManagedFrame(frame.what, name, on))

    async def _remove(self, seat: int) -> None:
        """Take a seat from a person; in a game a computer opponent takes over."""
        places = [*self.kept.places]
        if self.game and seat >= 0:
            places[seat] = StoredSeat(places[seat].name, "easy", member=places[seat].member)
        elif seat >= 0:
            del places[seat]
        await self._keep(places=tuple(places))
        for visitor in self._there.send_away(seat):
            visitor.deliver(frames.GoodbyeFrame("removed"))
        self._talking.forget(seat)
        if seat >= 0:
            self._ready.clear()
        if seat >= 0 and not self.game:
            self._there.move_up(seat)
            self._talking.move_up(seat)
            self._there.tell(self._there.everybody, self._welcome)
        self._tell_seats()


def unopened_frame(error: SaveError) -> frames.GoodbyeFrame:
    """Return the frame about table files that cannot be opened."""
    why = f"resume-{error.reason}"
    if why not in REASONS:
        return frames.GoodbyeFrame("unopened")
    return frames.GoodbyeFrame(
        why, {"detail": error.detail} if isinstance(error.detail, str) else {}
    )


def unsaved_frame(error: SaveError, command: str) -> frames.RefusedFrame:
    """Return the frame about a command that could not be saved."""
    detail = error.detail if isinstance(error.detail, str) else ""
    return frames.RefusedFrame(f"save-{error.reason}", {"detail": detail}, command)


class SeatRequest(msgspec.Struct):
    """A request of a seat, the asker: `open` are the others who have not replied yet.

    `version` is that of the game, or None if moves do not make the request obsolete. `then` fulfils
    it. `command` is the id of its command. `about` and `who` are those of its question.
    """

    asker: int
    open: set[int]
    then: Callable[[], Awaitable[None]]
    command: str = ""
    version: int | None = None
    about: Literal["undo", "replace"] = "undo"
    who: int = -1

    def question(self, number: int) -> frames.AskedFrame:
        """Return the question to the others, by its number."""
        return frames.AskedFrame(number, self.asker, self.about, self.who)

    def stale(self, version: int) -> bool:
        """Return whether the game has moved on since."""
        return self.version not in (None, version)


class Agreements:
    """The open requests of a table.

    Their numbers begin with the time, so that none is repeated after a restart of the server.
    """

    def __init__(self, there: Attendance) -> None:
        self._there = there
        self._wishes: dict[int, SeatRequest] = {}
        self._asked = int(time.time())

    def forget(self) -> None:
        """Drop all requests."""
        self._wishes.clear()

    async def ask(self, wish: SeatRequest) -> None:
        """Ask everybody who must agree; without any, fulfil the request at once."""
        if not wish.open:
            await wish.then()
            return
        self._asked += 1
        # An earlier request is closed.
        self._wishes = {self._asked: wish}
        question = wish.question(self._asked)
        # Only now does the asker know that anybody is asked; an undo waits for known ones.
        told = wish.open | ({wish.asker} if wish.about == "replace" else set())
        self._there.tell(told, lambda _seat: question)

    def remind(self, seat: int, visitor: Visitor, version: int) -> None:
        """Repeat the open questions to a seat that has come back."""
        for number, wish in self._wishes.items():
            if seat in wish.open and not wish.stale(version):
                visitor.deliver(wish.question(number))

    async def reply(self, seat: int, frame: frames.ReplyFrame, version: int) -> None:
        """Take a seat's reply at a version of the game."""
        wish = self._wishes.get(frame.question)
        if wish is None or seat not in wish.open:
            return
        if wish.stale(version):
            del self._wishes[frame.question]
            stale = frames.RefusedFrame("stale", id=wish.command)
            self._there.tell([wish.asker], lambda _: stale)
        elif not frame.yes:
            del self._wishes[frame.question]
            answered = frames.AnsweredFrame(seat, wish.about)
            self._there.tell([wish.asker], lambda _: answered)
        else:
            wish.open.discard(seat)
            if not wish.open:
                del self._wishes[frame.question]
                await wish.then()


CHAT_LIMIT = 5, 10.0
"""The chat limit of a person: the most messages in a number of seconds."""


class Talking:
    """The chat of each seat. `muted` are those whom nobody hears."""

    def __init__(self) -> None:
        self.muted: set[int] = set()
        self._spoken: dict[int, deque[float]] = {}

    def refusal(self, seat: int, *, locked: bool) -> str | None:
        """Return why nobody hears a seat now, or None; at a locked table only players talk."""
        spoken, now = self._spoken.setdefault(seat, deque(maxlen=CHAT_LIMIT[0])), time.monotonic()
        if seat in self.muted:
            return "muted"
        if locked and seat < 0:
            return "hushed"
        if len(spoken) == CHAT_LIMIT[0] and now - spoken[0] < CHAT_LIMIT[1]:
            return "talk-much"
        spoken.append(now)
        return None

    def forget(self, seat: int) -> None:
        """Note that a seat or a spectator has gone for good."""
        self.muted.discard(seat)
        self._spoken.pop(seat, None)

    def move_up(self, empty: int) -> None:
        """Renumber the seats after an empty one."""
        self.forget(empty)
        self.muted = {at - (at > empty) for at in self.muted}
        self._spoken = {at - (at > empty): each for at, each in self._spoken.items()}


STAND_IN = "normal"
"""The computer opponent that plays for an absent person."""


class StandIns(People):
    """The people at a table, with the computer at the seats of those who are away."""

    async def _replace(self, visitor: Visitor, asker: int, seat: int) -> None:
        """Ask everybody present whether the computer may play for an absent person."""
        why = self._replacement_refusal(seat)
        if why:
            visitor.deliver(why)
            return
        others = {at for at in self._there.seats if self.kept.places[at].player == HUMAN} - {asker}

        async def agreed() -> None:
            refused = self._replacement_refusal(seat) or await self._play_for(seat, STAND_IN)
            if refused:
                self._there.tell([asker], lambda _: refused)

        await self._agreements.ask(SeatRequest(asker, others, agreed, about="replace", who=seat))

    def _replacement_refusal(self, seat: int) -> frames.RefusedFrame | None:
        """Return why the computer cannot play for a seat, or None."""
        if self.game is None or self.game.table.over:
            return frames.RefusedFrame("not-begun")
        place = self.kept.places[seat] if 0 <= seat < len(self.kept.places) else None
        if place is None or place.player != HUMAN:
            return frames.RefusedFrame("replaced", {"name": place.name if place else ""})
        if seat in self._there.seats:
            return frames.RefusedFrame("present", {"name": place.name})
        if self.absence.minutes(seat) < self.kept.away:
            return frames.RefusedFrame("away-short", {"name": place.name, "count": self.kept.away})
        return None

    async def _play_for(self, seat: int, level: str) -> frames.RefusedFrame | None:
        """Let the computer play for a person, or stop it; return why that failed."""
        places = [*self.kept.places]
        places[seat] = msgspec.structs.replace(places[seat], computer=level)
        try:
            await self._keep(places=tuple(places))
        except SaveError as error:
            return unsaved_frame(error, "")
        self._there.tell_all(frames.ReplacedFrame(seat, level))
        self._tell_seats()
        return None

    async def stand_in(self, seat: int) -> None:
        """Let the computer play for somebody who is late, until the person comes back."""
        async with self.order:
            if not self.kept.places[seat].computer:
                await self._play_for(seat, STAND_IN)
