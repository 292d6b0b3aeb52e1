"""Leaving a table that is elsewhere: the game goes on there, and the seat is kept."""

from collections.abc import Callable

from splendor_access.dialogue.dialogue import Dialogue
from splendor_access.session.saving import Another, Saving
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages, say


class Leaving(Saving):
    """What one seat is asked and told when it leaves. `again` asks for the next game.

    One who `watches` has no seat that could be kept.
    """

    def __init__(
        self, table: Table, dialogue: Dialogue, again: Callable[[], Messages], *, watches: bool
    ) -> None:
        super().__init__(table, dialogue)
        self._again = again
        self._watches = watches

    def tell(self) -> Messages:
        """Say who saves the game."""
        return [say("friends-saved")]

    def quit(self) -> Messages:
        """Ask whether to leave; when the game is over leave at once."""
        return self.leave() if self._table.over else self._ask(say("ask-leave-table"), self.leave)

    def leave(self) -> Messages:
        """Leave for now."""
        self.finished = True
        if self._watches:
            return [say("left-watching")]
        return [say("goodbye" if self._table.over else "left-table")]

    def leave_for(self, another: Another) -> Messages:
        """Ask for the next game of the same players; another one is begun by another table."""
        if another == "new":
            return [say("friends-no-new")]
        return self._again() if self._table.over else [say("friends-not-over")]

    def coach(self) -> Messages:
        """Say where the coach is: the game that is played here may go on."""
        return [say("coach-elsewhere" if self._table.over else "coach-early")]

    def go_on(self) -> None:
        """Leave for the next game, which has begun."""
        self.finished, self.another = True, "rematch"
