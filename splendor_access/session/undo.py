"""Taking back moves, down to the last turn of the seat that wants it."""

from collections.abc import Sequence

from splendor_access.dialogue.dialogue import Dialogue
from splendor_access.session.company import Company
from splendor_access.session.saving import Saving
from splendor_access.store.database import SaveError
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages, say


class Undo:
    """Undo for one seat. Nothing of it is told here: news tells what was taken back."""

    def __init__(
        self, table: Table, seat: int, dialogue: Dialogue, saving: Saving, company: Company
    ) -> None:
        self._table = table
        self._seat = seat
        self._dialogue = dialogue
        self._saving = saving
        self._company = company

    def begin(self) -> Messages:
        """Take back the last turn of the seat and all since, when the others agree."""
        self._dialogue.prompt = None
        to = self._table.last_turn_of(self._seat)
        if to is None:
            return [say("nothing-to-undo")]
        turns = {moment.state.to_act for moment in self._table.moments[to:]}
        others = turns & set(self._table.humans) - {self._seat}
        return self._ask(to, sorted(others))

    def _ask(self, to: int, seats: Sequence[int]) -> Messages:
        """Ask the other people whose turns would be taken back, one after another."""
        if not seats:
            return self._undo_to(to)
        first, *others = seats
        agreed = self._dialogue.unless_changed(lambda: self._ask(to, others))
        return self._company.ask_undo(self._seat, first, agreed)

    def _undo_to(self, decisions: int) -> Messages:
        try:
            self._table.undo_to(decisions, self._seat)
        except SaveError as error:
            return self._saving.trouble(error, lambda: self._undo_to(decisions))
        return []
