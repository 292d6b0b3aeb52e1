"""Turns that people tell in words of their own: what they mean now, and those that wait."""

from collections.abc import Callable, Iterator, Sequence

from splendor_access.companion.clauses import Deed
from splendor_access.companion.meant import action_meant
from splendor_access.companion.reports import ReportedAction
from splendor_access.companion.sayings import deeds
from splendor_access.game.actions import Revealed
from splendor_access.game.set_right import LeaveEmpty
from splendor_access.table.real_table import RealTable
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages, clean, say
from splendor_access.talk.parsing.commands import Context
from splendor_access.talk.parsing.vocabulary import Vocabulary


class OwnWords:
    """Reads the lines of one seat. `speaker` is the seat of `I`, or None if anybody may type."""

    def __init__(
        self, table: Table, speaker: int | None, vocabulary: Callable[[], Vocabulary]
    ) -> None:
        self._table = table
        self._speaker = speaker
        self._vocabulary = vocabulary

    def deeds(self, typed: str) -> list[Deed]:
        """Return the deeds that a line tells of."""
        return deeds(typed, self._vocabulary(), self._table.names, self._speaker) or []

    def reported(self, typed: str) -> ReportedAction | None:
        """Return what the one deed of a line means at the table as it is, or None."""
        found = self.deeds(typed)
        if len(found) != 1:
            return None
        [deed] = found
        state = self._table.state
        actor = state.to_act if deed.seat is None else deed.seat
        context = Context(state.view(None), actor, self._table.names, strict=False, sentences=False)
        meant = action_meant(deed, context, self._vocabulary())
        return None if meant is None else ReportedAction(deed.seat, meant)

    def lines(self, told: Sequence[Deed]) -> Iterator[str]:
        """Yield a line for each deed; what follows a turn without a name is of who had it."""
        seat: int | None = None
        for deed in told:
            if deed.what in ("return", "noble") and deed.seat is None and seat is not None:
                yield f"{self._table.names[seat]} {deed.text}"
            else:
                yield deed.text
            seat = deed.seat if deed.what != "reveal" else seat


class KeptLines:
    """The lines of one seat that are still to be entered, the first one first.

    `begun` is the version of the table for which the first one waits.
    """

    def __init__(self, table: RealTable) -> None:
        self.begun = 0
        self._table = table
        self._lines: list[str] = []

    def __bool__(self) -> bool:
        """Return whether any wait."""
        return bool(self._lines)

    def add(self, lines: Sequence[str]) -> None:
        """Keep more lines behind those that wait."""
        if not self._lines:
            self.begun = self._table.version
        self._lines += lines

    @property
    def only_cards_came(self) -> bool:
        """Whether nothing but cards that were awaited has been entered since."""
        since = [each.entered for each in self._table.passed[self.begun :]]
        return all(each and isinstance(each.what, Revealed | LeaveEmpty) for each in since)

    @property
    def first(self) -> str:
        """The line whose turn is next."""
        return self._lines[0]

    def take(self) -> str:
        """Return the next line, which waits no more."""
        return self._lines.pop(0)

    def wait_for(self, place: str) -> Messages:
        """Say which lines wait for the card at a place."""
        return [say("companion-kept-until", place=place, text=clean("; ".join(self._lines)))]

    def drop(self) -> Messages:
        """Forget all lines that wait, and say which."""
        left, self._lines = self._lines, []
        return [say("companion-not-entered", text=clean("; ".join(left)))] if left else []
