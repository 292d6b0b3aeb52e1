"""Who has been away from a table for a while: told once, and not at every blip."""

import asyncio
import time
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
        self._since: dict[int, float] = {}
        self._begin = time.monotonic()

    def leave(self, seat: int) -> None:
        """Take note that a seat is not connected any more."""
        loop = asyncio.get_running_loop()
        self._since[seat] = time.monotonic()
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

    def minutes(self, seat: int) -> float:
        """Return how long a seat has been away; nobody was there before the table was opened."""
        return (time.monotonic() - self._since.get(seat, self._begin)) / 60

    def close(self) -> None:
        """Wait for nobody any more."""
        for going in self._going.values():
            going.cancel()
