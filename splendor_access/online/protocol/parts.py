"""Games sent in parts, so that frames are bounded however long a game is.

`game` or `news` has the first rows, and frames `more` have the others.
"""

from collections.abc import Iterator

import msgspec

from splendor_access.online.protocol.frames import (
    LARGEST_PART,
    GameFrame,
    MoreFrame,
    NewsFrame,
    ToSeat,
    UnreadableFrame,
)

PART = 500
"""The most rows in one frame."""

LARGEST_GAME = 16 * LARGEST_PART
"""The most bytes of all parts of one game: four times what a server lets one grow to."""


def is_long(frame: ToSeat) -> bool:
    """Return whether a frame has more rows than one part."""
    return isinstance(frame, GameFrame | NewsFrame) and len(frame.rows) > PART


def split(whole: GameFrame | NewsFrame) -> Iterator[ToSeat]:
    """Yield a frame in parts: itself with its first rows, and then the others."""
    rows = whole.rows
    yield msgspec.structs.replace(whole, rows=rows[:PART], left=max(0, len(rows) - PART))
    for at in range(PART, len(rows), PART):
        part = rows[at : at + PART]
        yield MoreFrame(part, len(rows) - at - len(part))


class Parts:
    """The parts received over one connection, up to a limit."""

    def __init__(self) -> None:
        self._first: GameFrame | NewsFrame | None = None
        self._more: list[MoreFrame] = []
        self._left = 0
        self._size = 0

    def take(self, frame: ToSeat, size: int) -> ToSeat | None:
        """Take a frame of `size` bytes; return the frame that it completes, or None.

        Raises UnreadableFrame for parts out of order, and for too many.
        """
        self._size = size + (self._size if self._first else 0)
        if self._size > LARGEST_GAME:
            raise UnreadableFrame(str(self._size))
        if isinstance(frame, GameFrame | NewsFrame):
            if self._first or frame.left < 0:
                raise UnreadableFrame(str(frame.left))
            if not frame.left:
                return frame
            self._first, self._left = frame, frame.left
            return None
        if not isinstance(frame, MoreFrame):
            return frame
        self._left -= len(frame.rows)
        if self._first is None or not frame.rows or frame.left != self._left or frame.left < 0:
            raise UnreadableFrame(str(frame.left))
        self._more.append(frame)
        if self._left:
            return None
        rows = [*self._first.rows, *(row for part in self._more for row in part.rows)]
        whole = msgspec.structs.replace(self._first, rows=tuple(rows), left=0)
        self._first, self._more = None, []
        return whole
