"""Who has been away from a table for a while: told once, and not at every blip."""

import asyncio
from collections.abc import Callable

AWAY = 15.0
"""Seconds after which the others hear that somebody has gone."""


class Absence:
    """The seats whose people have gone. `tell` gets a seat, and whether it is back.

    It returns whether anybody had to be told. `after` is how long a seat may be away unnoticed.
    """

    def __init__(self, tell: Callable[[int, bool], bool]) -> None:
        self.after = AWAY
        self._tell = tell
        self._told: set[int] = set()
        self._going: dict[int, asyncio.TimerHandle] = {}

    def leave(self, seat: int) -> None:
        """Take note that a seat is not connected any more."""
        loop = asyncio.get_running_loop()
        self._going[seat] = loop.call_later(self.after, self._gone, seat)

    def _gone(self, seat: int) -> None:
        self._going.pop(seat, None)
        if self._tell(seat, False):  # a callback has no names
            self._told.add(seat)

    def come(self, seat: int) -> None:
        """Take note that a seat is connected."""
        going = self._going.pop(seat, None)
        if going:
            going.cancel()
        if seat in self._told:
            self._told.discard(seat)
            self._tell(seat, True)

    def close(self) -> None:
        """Wait for nobody any more."""
        for going in self._going.values():
            going.cancel()
