"""A seat played by lines: typed ones in, messages out."""

from splendor_access.online.client.connection import Connection
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.session.intents import Intent, Said
from splendor_access.talk.messages import Message, Messages, Typed, fold, say
from splendor_access.talk.parsing.commands import COMMANDS
from splendor_access.talk.parsing.vocabulary import Vocabulary


class WaitingRoom:
    """The lines of a seat before its game. `left`: the player has gone."""

    def __init__(self, seat: RemoteSeat) -> None:
        self._seat = seat
        self._vocabulary = Vocabulary(seat.style.locale)
        self.left = False

    @property
    def help(self) -> Message:
        """The commands of the waiting room."""
        return say("friends-watching-wait" if self._seat.watches else "friends-waiting-help")

    def begins(self, line: str) -> bool:
        """Return whether a line is a wish to begin."""
        return self._command(line) == "begin"

    def ends(self, line: str) -> bool:
        """Return whether a line is a wish to leave."""
        return self._command(line) == "quit"

    def understands(self, line: str) -> bool:
        """Return whether a line is for the waiting room, and not for the game."""
        return self._command(line) is not None

    def answer(self, line: str) -> Messages:
        """Handle a line, and return the answer."""
        command = self._command(line)
        about = line.strip().partition(" ")[2].strip()
        match command:
            case "quit":
                self.left = True
                return [say(self._farewell)]
            case str():
                return self._seat.online_command(command, Typed(fold(about), about))
            case None:
                return [self.help]

    @property
    def _farewell(self) -> str:
        """The farewell; a player without a seat has none to be kept."""
        if self._seat.watches:
            return "left-watching"
        return "left-table" if self._seat.number >= 0 else "goodbye"

    def _command(self, line: str) -> str | None:
        command = self._vocabulary.command(fold(line.strip().partition(" ")[0]))
        known = command == "quit" or COMMANDS.get(command or "") == "friends"
        return command if known else None


class SeatByLines:
    """A seat before, in and between games. `left`: the player has gone, or the server has ended it.

    It knows no terminal: the caller waits for lines, and for `connection.arrived`.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._room = WaitingRoom(connection.seat)
        self._opened = 0

    @property
    def seat(self) -> RemoteSeat:
        """The seat itself."""
        return self.connection.seat

    @property
    def left(self) -> bool:
        """Whether nothing more will come."""
        session = self.seat.session
        gone = session is not None and session.finished and self.seat.game == self._opened
        return bool(self.seat.gone) or gone or self._room.left

    @property
    def help(self) -> Message:
        """The commands before a game."""
        return self._room.help

    def take(self) -> list[Said]:
        """Take in everything that has arrived, and return the messages about it."""
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
        """Handle a line, and return the immediate answer."""
        session = self.seat.session
        if session:
            return session.handle(Intent("lines", text=line, seen=session.table.version))
        return [*map(Said, self._room.answer(line))]

    @property
    def waits(self) -> bool:
        """Whether the server has still to answer a line."""
        session = self.seat.session
        return session is not None and session.table.waits
