"""Requests of one seat that need the agreement of others."""

import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from splendor_access.online.protocol import frames
from splendor_access.online.server.attendance import Attendance, Visitor


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
