"""The call to act: what a player hears when the turn has come."""

from splendor_access.dialogue.listener import Listener
from splendor_access.dialogue.menus import choices, nobles
from splendor_access.game.cards import as_gems, lacking
from splendor_access.preferences.style import Style
from splendor_access.session.intents import Said
from splendor_access.table.table import Table
from splendor_access.talk.messages import colours, say
from splendor_access.talk.narrate import your_turn


class TurnCall:
    """Calls one seat to act. With `by_name` it is one of several people who hear it."""

    def __init__(self, table: Table, listener: Listener, style: Style, *, by_name: bool) -> None:
        self._table = table
        self._listener = listener
        self._style = style
        self._by_name = by_name

    def due(self) -> list[Said]:
        """Call the seat if it is to act and has not been called for this state of the table."""
        return [] if self._listener.called == self._table.version else self.again()

    def again(self) -> list[Said]:
        """Call the seat if it is to act."""
        state, seat = self._table.state, self._listener.seat
        if state.to_act != seat or state.phase == "over":
            return []
        self._listener.called = self._table.version
        if state.phase == "noble":
            lines = nobles(state).lines()
        else:
            lines = your_turn(state, seat, self._table.names[seat] if self._by_name else None)
        if state.phase == "act" and choices("pass", state):
            lines.append(say("only-pass"))
        bank = self._bank() if state.phase == "act" else []
        return [*bank, *(Said(message, "turn") for message in lines)]

    def _bank(self) -> list[Said]:
        """Tell which gems have run out in the bank, or are there again, since the last turn.

        Where what has changed is said at the start of a turn, that says so too.
        """
        gone = as_gems(int(not n) for n in self._table.state.bank)
        was, self._listener.gone = self._listener.gone, gone
        if self._style.settings.changed == "on" or not self._style.says("market"):
            return []
        told = [("bank-none", lacking(gone, was)), ("bank-again", lacking(was, gone))]
        return [
            Said(say(name, gems=colours(counts)), "market") for name, counts in told if any(counts)
        ]
