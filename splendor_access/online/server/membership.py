"""What a table has to know of the members of its server, and what they learn of a table."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from splendor_access.game.record import HUMAN
from splendor_access.game.state import State
from splendor_access.online.server.port import Stage, StoredTable
from splendor_access.table.table import Table


class Membership(Protocol):
    """The members of a server, for its tables."""

    def number_of(self, key: str) -> str:
        """Return the number of the member with a key, or nothing."""

    def name_of(self, number: str) -> str:
        """Return the name of the member with a number, or nothing."""

    def has_key(self, number: str, key: str) -> bool:
        """Return whether the member with a number has a key, of which the digest is given."""

    def is_taken(self, name: str) -> bool:
        """Return whether a name is that of a member."""

    def note(self, table: str) -> None:
        """Note that something has changed at the table of a name, or that it has gone."""


class NoMembers:
    """The members of a server that is no club: a `Membership`."""

    def number_of(self, _key: str) -> str:
        """Return nothing."""
        return ""

    def name_of(self, _number: str) -> str:
        """Return nothing."""
        return ""

    def has_key(self, _number: str, _key: str) -> bool:
        """Return that there is no such member."""
        return False

    def is_taken(self, _name: str) -> bool:
        """Return that no name is taken."""
        return False

    def note(self, table: str) -> None:
        """Let it pass."""


class TableStanding(msgspec.Struct, frozen=True):
    """How a table stands, for its members.

    `members` has the number of the member at each seat, or nothing. `turn` is the seat to act in a
    game. `ranks` are those of the seats once it is over: 1 for who has won.
    """

    kept: StoredTable
    stage: Stage
    turn: int | None = None
    ranks: Sequence[int] = ()

    @property
    def members(self) -> list[str]:
        """The numbers of the members at the seats, nothing for others."""
        return [place.member for place in self.kept.places]

    @property
    def free(self) -> int:
        """How many seats can be taken."""
        return 0 if self.kept.games else self.kept.size - len(self.kept.places)

    @property
    def people(self) -> list[str]:
        """The names of the people."""
        return [place.name for place in self.kept.places if place.kind == HUMAN]


def standing_of(kept: StoredTable, table: Table | None) -> TableStanding | None:
    """Return how a table stands, or None while its game is not open."""
    if not kept.games:
        return TableStanding(kept, "unbegun")
    if table is None:
        return None
    if table.over:
        return TableStanding(kept, "over", ranks=_ranks(table.state))
    return TableStanding(kept, "playing", turn=table.state.to_act)


def _ranks(state: State) -> list[int]:
    """Return the rank of each seat: the most points, then the fewest cards; ties share."""
    reached = [(-seat.points, len(seat.cards)) for seat in state.seats]
    return [1 + sum(other < own for other in reached) for own in reached]
