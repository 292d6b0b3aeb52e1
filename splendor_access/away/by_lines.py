"""A seat that is played by lines: what is typed goes in, what is said comes out."""

from splendor_access.away.connection import Connection
from splendor_access.away.seat import Seat
from splendor_access.away.waiting_room import WaitingRoom
from splendor_access.session.intents import Intent, Said
from splendor_access.talk.messages import Message


class SeatByLines:
    """A seat before, in and between games. `left`: the player has gone, or the server has ended it.

    It knows no terminal: whoever has it waits for lines, and for `connection.arrived`.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._room = WaitingRoom(connection.seat)
        self._opened = 0

    @property
    def seat(self) -> Seat:
        """The seat itself."""
        return self.connection.seat

    @property
    def left(self) -> bool:
        """Whether nothing more is to come."""
        session = self.seat.session
        gone = session is not None and session.finished and self.seat.game == self._opened
        return bool(self.seat.gone) or gone or self._room.left

    @property
    def help(self) -> Message:
        """What can be typed before a game."""
        return self._room.help

    def take(self) -> list[Said]:
        """Take in all that has come, and return what is said of it."""
        said: list[Said] = []
        while self.connection.waiting:
            session = self.seat.session
            intent = Intent("server", happened=self.connection.take)
            said += session.handle(intent) if session else self.connection.take()
            now = self.seat.session
            if now and self.seat.game != self._opened:
                self._opened = self.seat.game
                said += now.opening(resumed=self.seat.resumed)
        return said

    def type(self, line: str) -> list[Said]:
        """Do what a line means, and return what is said at once."""
        session = self.seat.session
        if session:
            return session.handle(Intent("lines", text=line, seen=session.table.version))
        return [*map(Said, self._room.answer(line))]

    @property
    def waits(self) -> bool:
        """Whether the answer to a line is still to come from the server."""
        session = self.seat.session
        return session is not None and session.table.waits
