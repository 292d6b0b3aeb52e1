"""What one seat wants to do only if others agree."""

import time
from collections.abc import Awaitable, Callable

import msgspec

from splendor_access.protocol import frames
from splendor_access.server.attendance import Attendance, Visitor


class Wish(msgspec.Struct):
    """What a seat has `asked` the others for: `open` are those who have not replied yet.

    `version` is that of the game it was meant for, where it is no longer wanted after a move.
    `then` does it. `command` is the id of the command that wanted it.
    """

    asked: frames.Asked
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

    async def reply(self, seat: int, frame: frames.Reply, version: int) -> None:
        """Take in what a seat replies at a version of the game."""
        wish = self._wishes.get(frame.question)
        if wish is None or seat not in wish.open:
            return
        asker, about = wish.asked.seat, wish.asked.about
        if wish.stale(version):
            del self._wishes[frame.question]
            stale = frames.Refused("stale", id=wish.command)
            self._there.tell([asker], lambda _: stale)
        elif not frame.yes:
            del self._wishes[frame.question]
            self._there.tell([asker], lambda _: frames.Answered(seat, about))
        else:
            wish.open.discard(seat)
            if not wish.open:
                del self._wishes[frame.question]
                await wish.then()
