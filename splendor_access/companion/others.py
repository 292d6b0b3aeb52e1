"""What others have entered at the same real table, told to somebody with a device of their own."""

from collections.abc import Callable

from splendor_access.companion.differences import differences
from splendor_access.companion.tells import entry_told
from splendor_access.dialogue.answers import Answers
from splendor_access.game.actions import Action
from splendor_access.table.book import Known
from splendor_access.table.real_table import Change, RealTable
from splendor_access.talk.messages import Messages, say


class OtherEntries:
    """What one seat has not heard of the entries that no event tells.

    `entered`: others have entered anything since this seat did. `changed`: among what was taken
    last were corrections, so that entries have other numbers.
    """

    def __init__(self, table: RealTable, seat: int, answers: Callable[[], Answers]) -> None:
        self.entered = False
        self.changed = False
        self._table = table
        self._seat = seat
        self._answers = answers
        self._told = len(table.changes)
        self._version = table.version

    def skip(self) -> None:
        """Take what has been entered so far as told."""
        self._told = len(self._table.changes)
        self._version = self._table.version

    def take(self) -> Messages:
        """Tell what has been entered since."""
        new = self._table.changes[self._told :]
        self.entered = self._table.version != self._version
        self.skip()
        self.changed = any(each.corrected or each.taken_back for each in new)
        return [message for each in new for message in self._tell(each)]

    def _tell(self, change: Change) -> Messages:
        mine = [place for seat, place in change.misread if seat == self._seat]
        lines = [say("companion-misread", place=place) for place in mine]
        if change.corrected:
            before, after = change.corrected.before, change.corrected.after
            return [*lines, *differences(before, after, self._answers().scene())]
        if change.step is None or isinstance(change.step.entered.what, Known):
            return lines
        if change.taken_back and isinstance(change.step.entered.what, Action):
            answers = self._answers()
            told = [
                message
                for event in change.step.events
                for message in answers.narrated(event, shared=True)
            ]
            return [*lines, *(say("taken-back", told=each) for each in told)]
        entry = entry_told(change.step, self._table.names, self._answers())
        return [*lines, say("taken-back", told=entry) if change.taken_back else entry]
