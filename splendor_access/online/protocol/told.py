"""What a server can tell a seat of its table, one frame after another, and games in parts.

`frames` says what one frame alone can be. What it can be at this table, of so many seats and after
these frames, is said here, for the seat that hears it and for the server that sends it.

`game` or `news` has the first rows, and frames `more` have the others.
"""

from collections.abc import Iterable, Iterator

import msgspec

from splendor_access import bots
from splendor_access.game.notation import NotationError
from splendor_access.game.position import parse_rules
from splendor_access.game.record import HUMAN
from splendor_access.online.protocol import frames
from splendor_access.online.protocol.frames import (
    LARGEST_PART,
    GameFrame,
    MoreFrame,
    NewsFrame,
    ToSeat,
    UnreadableFrame,
)

LEVELS = frozenset(bots.names())
"""The levels of computer opponents."""

KINDS = LEVELS | {HUMAN}
"""The kinds of players at a seat."""


class Impossible(Exception):  # a broken connection, not a fault
    """No server that follows the protocol sends this frame now."""


class Told(msgspec.Struct, frozen=True):
    """What a seat has been told over a connection, and of its game before.

    `seat` is None before the welcome, unless it is known from the `players` of a game. `people`
    counts those who sit at the table, 0 before that has been told.
    """

    watches: bool = False
    seat: int | None = None
    players: int = 0
    people: int = 0
    welcomed: bool = False

    def after(self, frame: ToSeat) -> "Told":
        """Return what has been told with this frame too. Raises Impossible."""
        if not self._can_follow(frame):
            raise Impossible(type(frame).__name__)
        match frame:
            case frames.WelcomeFrame():
                return msgspec.structs.replace(self, seat=frame.seat, welcomed=True, people=0)
            case frames.SeatsFrame():
                return msgspec.structs.replace(self, people=len(frame.people))
            case frames.GameFrame():
                return msgspec.structs.replace(self, players=len(frame.players))
            case _:
                return self

    def _can_follow(self, frame: ToSeat) -> bool:
        match frame:
            case frames.WelcomeFrame():
                # Before a game people move up to an empty seat.
                stays = not self.players or (frame.seat == self.seat and not self.welcomed)
                return (frame.seat < 0) == self.watches and (stays or self._is_new_watcher)
            case frames.GoodbyeFrame() | frames.RefusedFrame():
                return True
            case _ if not self.welcomed:
                return False
            case frames.SeatsFrame():
                return self._can_sit(frame)
            case frames.GameFrame():
                count = len(frame.players)
                return (
                    frame.number > 0
                    and self._has_seat(count)
                    and count == (self.people or self.players or count)
                    and _are_different(player.name for player in frame.players)
                    and all(player.kind in KINDS for player in frame.players)
                )
            case frames.AskedFrame():
                for_somebody = frame.who >= 0 or frame.about == "undo"
                return (
                    frame.seat < self.players
                    and frame.who < self.players
                    and for_somebody
                    and (frame.seat != self.seat or frame.about == "replace")
                )
            case frames.AnsweredFrame() | frames.PresenceFrame():
                return frame.seat < self.players
            case frames.ReplacedFrame():
                return frame.seat < self.players and frame.level in {"", *LEVELS}
            case frames.SaidFrame():
                return frame.seat < (self.people or self.players or frames.MOST_SEATS)
            case frames.ManagedFrame():
                return frame.what == "lock" or bool(frame.name)
            case _:
                return True

    def _has_seat(self, count: int) -> bool:
        """Return whether the seat is one of so many, or a spectator's."""
        return self.watches or (self.seat is not None and self.seat < count)

    @property
    def _is_new_watcher(self) -> bool:
        """Whether this is a spectator's new connection, which gets another number."""
        return self.watches and not self.welcomed

    def _can_sit(self, frame: frames.SeatsFrame) -> bool:
        count = len(frame.people)
        return (
            self._has_seat(count)
            and count in ({self.players} if self.players else range(frame.size + 1))
            and all(at < count for at in frame.ready)
            and _are_different(each.name for each in frame.people)
            and all(each.kind in KINDS for each in frame.people)
            and all(each.computer in {"", *LEVELS} for each in frame.people)
            and _are_rules(frame.rules, frame.size)
        )


def _are_rules(text: str, seats: int) -> bool:
    """Return whether so many can play by these rules; a real table sends none."""
    try:
        return not text or parse_rules(text).first < seats
    except NotationError:
        return False


def _are_different(names: Iterable[str]) -> bool:
    listed = [*names]
    return len({*listed}) == len(listed)


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
