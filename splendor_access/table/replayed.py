"""The game of a record: its decisions one by one, and the table before each of them."""

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
    """A decision of a record with the cards that it turned over, or the mark of an undo."""

    entries: tuple[Entry, ...]
    after: State
    events: tuple[Event, ...]

    @property
    def undone(self) -> Undone | None:
        """The mark, or None where this is a decision."""
        first = self.entries[0]
        return first if isinstance(first, Undone) else None


class Replayed:
    """A game with all its decisions. `turns` has the number of the turn of each of them.

    Turns are counted over all players, from 1. If the game is not over, `turns` ends with the turn
    in which the record stops.
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
        """The number of turns of the record."""
        return self.turns[-1]

    def table(self, at: int) -> Table:
        """Return the table before a decision, for questions and not for play."""
        record = self.record
        table = Table(record.players, record.start, record.deal or Deal(()), Chance(0))
        for decision in self.decisions[:at]:
            if decision.undone:
                table.entries += decision.entries
            else:
                table.take_in(decision.entries, decision.after, decision.events)
        return table

    def start_of(self, turn: int) -> int | None:
        """Return the index of the first decision of a turn, or None if there is no such turn."""
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
