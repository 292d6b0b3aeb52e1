"""What one seat wants to do only if others agree."""

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from splendor_access.protocol import frames
from splendor_access.server.attendance import Attendance


class Wish(msgspec.Struct):
    """What a seat has asked the others for: `open` are those who have not replied yet.

    `version` is that of the game it was meant for, where it is no longer wanted after a move.
    `then` does it. `command` is the id of the command that wanted it, and `about` what it is.
    """

    asker: int
    open: set[int]
    then: Callable[[], Awaitable[None]]
    command: str = ""
    version: int | None = None
    about: Literal["undo", "replace"] = "undo"


class Agreements:
    """The questions of a table that have not been answered by all."""

    def __init__(self, there: Attendance) -> None:
        self._there = there
        self._wishes: dict[int, Wish] = {}
        self._asked = 0

    def forget(self) -> None:
        """Wait for no reply any more."""
        self._wishes.clear()

    async def ask(self, wish: Wish, asked: frames.Asked) -> None:
        """Ask all who have to agree; where there are none it is done at once."""
        if not wish.open:
            await wish.then()
            return
        self._asked += 1
        # A question that was asked before is not open any more.
        self._wishes = {self._asked: wish}
        numbered = msgspec.structs.replace(asked, question=self._asked)
        self._there.tell(wish.open, lambda _seat: numbered)

    async def reply(self, seat: int, frame: frames.Reply, version: int) -> None:
        """Take in what a seat replies at a version of the game."""
        wish = self._wishes.get(frame.question)
        if wish is None or seat not in wish.open:
            return
        if wish.version not in (None, version):
            del self._wishes[frame.question]
            stale = frames.Refused("stale", id=wish.command)
            self._there.tell([wish.asker], lambda _: stale)
        elif not frame.yes:
            del self._wishes[frame.question]
            self._there.tell([wish.asker], lambda _: frames.Answered(seat, wish.about))
        else:
            wish.open.discard(seat)
            if not wish.open:
                del self._wishes[frame.question]
                await wish.then()
