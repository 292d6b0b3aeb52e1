"""Undo: the turns of a seat taken back, when everybody whose turns they were agrees."""

from collections.abc import Sequence

from splendor_access.session.dialogue import Company, Dialogue
from splendor_access.session.prompts import Confirm
from splendor_access.session.saving import Saving
from splendor_access.table.database import SaveError
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages, say


class Undo:
    """Undo for one seat. The news tells its effect."""

    def __init__(
        self, table: Table, seat: int, dialogue: Dialogue, saving: Saving, company: Company
    ) -> None:
        self._table = table
        self._seat = seat
        self._dialogue = dialogue
        self._saving = saving
        self._company = company

    def begin(self, turns: int = 1, *, asks: bool = False) -> Messages:
        """Undo the seat's last turns and everything since, if the others agree.

        `asks`: the end of a game is taken back only if its player says so once more.
        """
        self._dialogue.prompt = None
        to = self._table.last_turn_of(self._seat, turns)
        if to is None:
            had = len(self._table.turns_of(self._seat))
            return [say("undo-too-many", count=had) if had else say("nothing-to-undo")]
        if asks and self._table.over:
            agreed = self._dialogue.unless_changed(lambda: self.begin(turns))
            question = say("ask-undo-over")
            return self._dialogue.confirm(Confirm([question], agreed, lambda: [say("not-done")]))
        acting = {moment.state.to_act for moment in self._table.moments[to:]}
        others = acting & set(self._table.humans) - {self._seat}
        return self._ask(to, sorted(others))

    def _ask(self, to: int, seats: Sequence[int]) -> Messages:
        """Ask the people whose turns would be undone, one after another."""
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
