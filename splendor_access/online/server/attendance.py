"""Who is connected to a table, at a seat or to watch, and what is told to them."""

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from splendor_access.online.protocol.frames import ToSeat

MOST_WATCHERS = 50
"""So many may watch a table."""


class Visitor(Protocol):
    """Whoever is connected to a table: a socket, a page, a line of ssh."""

    def deliver(self, frame: ToSeat) -> None:
        """Take a frame for the seat. It returns at once."""


class Attendance:
    """Those who are connected, by their seats; one who watches has a number below 0 instead."""

    def __init__(self) -> None:
        self._here: dict[int, list[Visitor]] = {}
        self._watchers: dict[int, str] = {}
        self._watched = 0

    @property
    def empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._here

    @property
    def everybody(self) -> list[int]:
        """The seats that are connected, and the numbers of those who watch."""
        return [*self._here]

    @property
    def seats(self) -> set[int]:
        """The seats that are connected."""
        return {seat for seat in self._here if seat >= 0}

    @property
    def watchers(self) -> Mapping[int, str]:
        """The names of those who watch, by their numbers."""
        return self._watchers

    def number_of(self, visitor: Visitor) -> int | None:
        """Return the seat of somebody who is here, or the number of one who watches, or None."""
        return next((seat for seat, there in self._here.items() if visitor in there), None)

    def come(self, seat: int, visitor: Visitor) -> None:
        """Take note that somebody is connected."""
        self._here.setdefault(seat, []).append(visitor)

    def watch(self, name: str, visitor: Visitor) -> int:
        """Take note that somebody watches; return the number. Two names are never alike."""
        self._watched += 1
        taken, number = {*self._watchers.values()}, 1
        called = name
        while called in taken:
            number += 1
            called = f"{name} {number}"
        self._watchers[-self._watched] = called
        self.come(-self._watched, visitor)
        return -self._watched

    def go(self, visitor: Visitor) -> int | None:
        """Take note that somebody has gone; return a seat where nobody is now, or None."""
        seat = self.number_of(visitor)
        if seat is None:
            return None
        self._here[seat].remove(visitor)
        if self._here[seat]:
            return None
        self.send_away(seat)
        return seat

    def send_away(self, seat: int) -> list[Visitor]:
        """Let all at a seat go, and return them."""
        self._watchers.pop(seat, None)
        return self._here.pop(seat, [])

    def move_up(self, empty: int) -> None:
        """Let whoever sits behind an empty seat move up."""
        self._here = {at - (at > empty): there for at, there in self._here.items()}

    def tell(self, seats: Iterable[int], frame: Callable[[int], ToSeat]) -> None:
        """Tell seats what `frame` makes for each; it is made only where somebody is there."""
        for seat in seats:
            visitors = [*self._here.get(seat, ())]
            made = frame(seat) if visitors else None
            for visitor in visitors:
                assert made
                visitor.deliver(made)

    def tell_all(self, frame: ToSeat) -> None:
        """Tell everybody the same."""
        self.tell(self.everybody, lambda _seat: frame)


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
