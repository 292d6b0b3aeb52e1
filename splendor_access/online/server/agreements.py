"""What one seat wants to do only if others agree."""

import time
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from splendor_access.online.protocol import frames
from splendor_access.online.server.attendance import Attendance, Visitor


class Wish(msgspec.Struct):
    """What a seat has `asked` the others for: `open` are those who have not replied yet.

    `version` is that of the game it was meant for, where it is no longer wanted after a move.
    `then` does it. `command` is the id of the command that wanted it.
    """

    asked: frames.AskedFrame
    open: set[int]
    then: Callable[[], Awaitable[None]]
    command: str = ""
    version: int | None = None

    def stale(self, version: int) -> bool:
        """Say whether the game has gone on since."""
        return self.version not in (None, version)


class Agreements:
    """The questions of a table that have not been answered by all.

    They are numbered from the time: after a new start of the server no number comes again.
    """

    def __init__(self, there: Attendance) -> None:
        self._there = there
        self._wishes: dict[int, Wish] = {}
        self._asked = int(time.time())

    def forget(self) -> None:
        """Wait for no reply any more."""
        self._wishes.clear()

    async def ask(self, wish: Wish) -> None:
        """Ask all who have to agree; where there are none it is done at once."""
        if not wish.open:
            await wish.then()
            return
        self._asked += 1
        wish.asked = asked = msgspec.structs.replace(wish.asked, question=self._asked)
        # A question that was asked before is not open any more.
        self._wishes = {self._asked: wish}
        self._there.tell(wish.open, lambda _seat: asked)

    def remind(self, seat: int, visitor: Visitor, version: int) -> None:
        """Ask one who was away, or has just come back, what has not been answered there."""
        for wish in self._wishes.values():
            if seat in wish.open and not wish.stale(version):
                visitor.deliver(wish.asked)

    async def reply(self, seat: int, frame: frames.ReplyFrame, version: int) -> None:
        """Take in what a seat replies at a version of the game."""
        wish = self._wishes.get(frame.question)
        if wish is None or seat not in wish.open:
            return
        asker, about = wish.asked.seat, wish.asked.about
        if wish.stale(version):
            del self._wishes[frame.question]
            stale = frames.RefusedFrame("stale", id=wish.command)
            self._there.tell([asker], lambda _: stale)
        elif not frame.yes:
            del self._wishes[frame.question]
            self._there.tell([asker], lambda _: frames.AnsweredFrame(seat, about))
        else:
            wish.open.discard(seat)
            if not wish.open:
                del self._wishes[frame.question]
                await wish.then()


MUCH = 5, 10.0
"""So many things may somebody say in so many seconds."""


class Talking:
    """What is said by each seat. `muted` are those whom nobody hears."""

    def __init__(self) -> None:
        self.muted: set[int] = set()
        self._spoken: dict[int, deque[float]] = {}

    def refusal(self, seat: int, *, locked: bool) -> str | None:
        """Return why nobody hears a seat now, or None; at a locked table only players talk."""
        spoken, now = self._spoken.setdefault(seat, deque(maxlen=MUCH[0])), time.monotonic()
        if seat in self.muted:
            return "muted"
        if locked and seat < 0:
            return "hushed"
        if len(spoken) == MUCH[0] and now - spoken[0] < MUCH[1]:
            return "talk-much"
        spoken.append(now)
        return None

    def forget(self, seat: int) -> None:
        """Take note that a seat, or somebody who watched, has gone for good."""
        self.muted.discard(seat)
        self._spoken.pop(seat, None)

    def move_up(self, empty: int) -> None:
        """Let whoever sits behind an empty seat move up."""
        self.forget(empty)
        self.muted = {at - (at > empty) for at in self.muted}
        self._spoken = {at - (at > empty): each for at, each in self._spoken.items()}
