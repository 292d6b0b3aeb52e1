"""Leaving a table elsewhere, for now or for the next game: its server saves the game."""

from collections.abc import Callable

from splendor_access.session.dialogue import Dialogue
from splendor_access.session.saving import Another, Saving
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages, say


class Leaving(Saving):
    """The questions and messages for a seat that leaves. `again` requests the next game.

    A player who `watches` has no seat to keep.
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
        """Ask whether to leave; leave at once if the game is over."""
        return self.leave() if self._table.over else self._ask(say("ask-leave-table"), self.leave)

    def leave(self) -> Messages:
        """Leave for now."""
        self.finished = True
        if self._watches:
            return [say("left-watching")]
        return [say("goodbye" if self._table.over else "left-table")]

    def leave_for(self, another: Another) -> Messages:
        """Request the next game of the same players; any other needs another table."""
        if another == "new":
            return [say("friends-no-new")]
        return self._again() if self._table.over else [say("friends-not-over")]

    def coach(self) -> Messages:
        """Say that the coach is elsewhere: the game here may continue."""
        return [say("coach-elsewhere" if self._table.over else "coach-early")]

    def go_on(self) -> None:
        """Leave for the next game, which has begun."""
        self.finished, self.another = True, "rematch"
