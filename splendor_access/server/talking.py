"""Who may say something at a table, and how much of it."""

import time
from collections import deque

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
