"""The people connected to a table, at a seat or watching, and the frames for them."""

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from splendor_access.online.protocol.frames import ToSeat

MOST_WATCHERS = 50
"""The most spectators of a table."""


class Visitor(Protocol):
    """A connection to a table from an `address`: a socket, a page, a line of ssh."""

    address: str

    def had(self, game: int, rows: int) -> int:
        """Return how many rows of a game have reached the person, of those delivered."""

    def deliver(self, frame: ToSeat) -> None:
        """Take a frame for the seat, and return at once."""


class Attendance:
    """The connected visitors, by seat; a spectator has a negative number.

    While it is `held`, the table is open though nobody may be connected.
    """

    def __init__(self) -> None:
        self.held = 0
        self._here: dict[int, list[Visitor]] = {}
        self._watchers: dict[int, str] = {}
        self._watched = 0

    @property
    def empty(self) -> bool:
        """Whether nobody is connected, and the table is not held open."""
        return not self._here and not self.held

    @property
    def everybody(self) -> list[int]:
        """The connected seats and spectators."""
        return [*self._here]

    @property
    def seats(self) -> set[int]:
        """The connected seats."""
        return {seat for seat in self._here if seat >= 0}

    @property
    def visitors(self) -> list[Visitor]:
        """All connections."""
        return [visitor for there in self._here.values() for visitor in there]

    @property
    def watchers(self) -> Mapping[int, str]:
        """The names of the spectators by number."""
        return self._watchers

    def number_of(self, visitor: Visitor) -> int | None:
        """Return a visitor's seat or spectator's number, or None."""
        return next((seat for seat, there in self._here.items() if visitor in there), None)

    def come(self, seat: int, visitor: Visitor) -> None:
        """Note a new connection."""
        self._here.setdefault(seat, []).append(visitor)

    def watch(self, name: str, visitor: Visitor) -> int:
        """Add a spectator, and return the number. No two names are alike."""
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
        """Note a lost connection; return its seat if nobody is left there, or None."""
        seat = self.number_of(visitor)
        if seat is None:
            return None
        self._here[seat].remove(visitor)
        if self._here[seat]:
            return None
        self.send_away(seat)
        return seat

    def at(self, seat: int) -> Sequence[Visitor]:
        """Return the connections of a seat."""
        return [*self._here.get(seat, ())]

    def send_away(self, seat: int) -> list[Visitor]:
        """Remove everybody at a seat, and return them."""
        self._watchers.pop(seat, None)
        return self._here.pop(seat, [])

    def move_up(self, empty: int) -> None:
        """Renumber the seats after an empty one."""
        self._here = {at - (at > empty): there for at, there in self._here.items()}

    def tell(self, seats: Iterable[int], frame: Callable[[int], ToSeat]) -> None:
        """Send seats the frames made by `frame`, which is called only for connected ones."""
        for seat in seats:
            visitors = [*self._here.get(seat, ())]
            made = frame(seat) if visitors else None
            for visitor in visitors:
                assert made
                visitor.deliver(made)

    def tell_all(self, frame: ToSeat) -> None:
        """Send everybody the same frame."""
        self.tell(self.everybody, lambda _seat: frame)


AWAY = 15.0
"""Seconds after which the others are told of an absence."""


class Absence:
    """The seats whose people have gone. `tell` gets a seat, and whether it is back.

    It returns whether anybody had to be told. `after` is how long an absence stays unnoticed, in
    seconds.
    """

    def __init__(self, tell: Callable[[int, bool], bool]) -> None:
        self.after = AWAY
        self._tell = tell
        self._told: set[int] = set()
        self._going: dict[int, asyncio.TimerHandle] = {}
        self._since: dict[int, float] = {}
        self._begin = time.monotonic()

    def leave(self, seat: int) -> None:
        """Note that a seat is no longer connected."""
        loop = asyncio.get_running_loop()
        self._since[seat] = time.monotonic()
        self._going[seat] = loop.call_later(self.after, self._gone, seat)

    def _gone(self, seat: int) -> None:
        self._going.pop(seat, None)
        if self._tell(seat, False):  # a callback without keywords
            self._told.add(seat)

    def come(self, seat: int) -> None:
        """Note that a seat is connected."""
        going = self._going.pop(seat, None)
        if going:
            going.cancel()
        if seat in self._told:
            self._told.discard(seat)
            self._tell(seat, True)

    def minutes(self, seat: int) -> float:
        """Return the minutes of a seat's absence, at most since the table was opened."""
        return (time.monotonic() - self._since.get(seat, self._begin)) / 60

    def close(self) -> None:
        """Cancel all announcements."""
        for going in self._going.values():
            going.cancel()
