"""What can be typed at a table elsewhere before its game begins."""

from splendor_access.away.seat import Seat
from splendor_access.talk.messages import Message, Messages, Typed, fold, say
from splendor_access.talk.parsing.commands import COMMANDS
from splendor_access.talk.parsing.vocabulary import Vocabulary


class WaitingRoom:
    """The lines of a seat whose game has not begun. `left`: the player has gone."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._vocabulary = Vocabulary(seat.style.locale)
        self.left = False

    @property
    def help(self) -> Message:
        """What can be typed here."""
        return say("friends-watching-wait" if self._seat.watches else "friends-waiting-help")

    def understands(self, line: str) -> bool:
        """Say whether a line is for the waiting room, and not for the game."""
        return self._command(line) is not None

    def answer(self, line: str) -> Messages:
        """Do what a line means, and return what is answered."""
        command = self._command(line)
        about = line.strip().partition(" ")[2].strip()
        match command:
            case "quit":
                self.left = True
                return [say(self._leaves)]
            case str():
                return self._seat.together(command, Typed(fold(about), about))
            case None:
                return [self.help]

    @property
    def _leaves(self) -> str:
        """What is said to one who leaves; only who was given a seat can have one kept."""
        if self._seat.watches:
            return "left-watching"
        return "left-table" if self._seat.number >= 0 else "goodbye"

    def _command(self, line: str) -> str | None:
        command = self._vocabulary.command(fold(line.strip().partition(" ")[0]))
        known = command == "quit" or COMMANDS.get(command or "") == "friends"
        return command if known else None
