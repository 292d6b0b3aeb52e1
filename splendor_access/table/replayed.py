"""The game of a record: its decisions one by one, and the table as it was before any of them."""

from collections.abc import Sequence
from itertools import accumulate

import msgspec

from splendor_access.game.actions import Revealed
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.events import Event, TurnBegan
from splendor_access.game.record import Entry, Record, Undone, steps
from splendor_access.game.state import State
from splendor_access.table.table import Table


class RecordedDecision(msgspec.Struct, frozen=True):
    """A decision of a record with the cards it turned over, or a mark that some were taken back."""

    entries: tuple[Entry, ...]
    after: State
    events: tuple[Event, ...]

    @property
    def undone(self) -> Undone | None:
        """The mark, or None where this is a decision."""
        first = self.entries[0]
        return first if isinstance(first, Undone) else None


class Replayed:
    """A game of which all decisions are known. `turns` has the number of the turn at each of them.

    Turns are counted over all players, from 1. Behind the last decision stands the turn that the
    record stops in, if the game is not over.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.decisions = _decisions(record)
        began = [
            sum(isinstance(event, TurnBegan) for event in decision.events)
            for decision in self.decisions
        ]
        self.turns = [turn + 1 for turn in accumulate(began, initial=0)]

    @property
    def count(self) -> int:
        """How many turns the record has."""
        return self.turns[-1]

    def table(self, at: int) -> Table:
        """Return the table as it was before a decision; it can be asked about, not played."""
        record = self.record
        table = Table(record.players, record.start, record.deal or Deal(()), Chance(0))
        for decision in self.decisions[:at]:
            if decision.undone:
                table.entries += decision.entries
            else:
                table.take_in(decision.entries, decision.after, decision.events)
        return table

    def start_of(self, turn: int) -> int | None:
        """Return where a turn begins, or None if the record has no such turn."""
        return self.turns.index(turn) if turn in self.turns else None


def _decisions(record: Record) -> Sequence[RecordedDecision]:
    found: list[RecordedDecision] = []
    for _before, entry, after, events in steps(record):
        if isinstance(entry, Revealed) and found and not found[-1].undone:
            begun = found.pop()
            entries, told = (*begun.entries, entry), (*begun.events, *events)
            found.append(RecordedDecision(entries, after, told))
        else:
            found.append(RecordedDecision((entry,), after, tuple(events)))
    return found
