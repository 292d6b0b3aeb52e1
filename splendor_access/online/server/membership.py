"""What a table has to know of the members of its server, and what they learn of a table."""

from collections.abc import Sequence
from copy import copy
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
        """Return the name of the member with a number, or one that was left behind, or nothing."""

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


MEMBER = "="
"""Before the number of a member, in place of a name that is not written down with a table."""

NOBODY = "N. N."
"""What somebody is called, with the number of the seat, of whom no name is kept any more."""


def hidden(kept: StoredTable) -> StoredTable:
    """Return the people of a table as they are written: without the names of members."""
    written = {place.name: f"{MEMBER}{place.member}" for place in kept.places if place.member}
    places = tuple(
        msgspec.structs.replace(place, name=written.get(place.name, place.name))
        for place in kept.places
    )
    return msgspec.structs.replace(kept, places=places, first=written.get(kept.first, kept.first))


def names_now(written: Sequence[str], members: Membership) -> list[str]:
    """Return the names at the seats of a table as they were written, with those of members now."""
    found = []
    for seat, name in enumerate(written, 1):
        number = name.removeprefix(MEMBER)
        now = name if number == name else members.name_of(number)
        found.append(now or f"{NOBODY} {seat}")
    return found


def shown(kept: StoredTable, members: Membership) -> StoredTable:
    """Return the people of a table as they were written, with the names that members have now."""
    names = names_now([place.name for place in kept.places], members)
    written = dict(zip(kept.names, names, strict=True))
    places = tuple(
        msgspec.structs.replace(place, name=name)
        for place, name in zip(kept.places, names, strict=True)
    )
    return msgspec.structs.replace(kept, places=places, first=written.get(kept.first, kept.first))


def called(table: Table, names: Sequence[str]) -> Table:
    """Return the same game with other names of its players."""
    other = copy(table)
    other.players = tuple(
        msgspec.structs.replace(player, name=name)
        for player, name in zip(table.players, names, strict=True)
    )
    return other


class TableStanding(msgspec.Struct, frozen=True):
    """How a table stands, for its members.

    `members` has the number of the member at each seat, or nothing. `turn` is the seat to act in a
    game, `version` how many rows that has. `ranks` are those of the seats once it is over: 1 for
    who has won.
    """

    kept: StoredTable
    stage: Stage
    turn: int | None = None
    ranks: Sequence[int] = ()
    version: int = 0

    @property
    def members(self) -> list[str]:
        """The numbers of the members at the seats, nothing for others."""
        return [place.member if place.kind == HUMAN else "" for place in self.kept.places]

    @property
    def free(self) -> int:
        """How many seats can be taken."""
        return 0 if self.kept.games else self.kept.size - len(self.kept.places)

    @property
    def people(self) -> list[str]:
        """The names of the people."""
        return [place.name for place in self.kept.places if place.kind == HUMAN]


def standing_of(kept: StoredTable, table: Table | None, version: int = 0) -> TableStanding | None:
    """Return how a table stands, or None while its game, of so many rows, is not open."""
    if not kept.games:
        return TableStanding(kept, "unbegun")
    if table is None:
        return None
    if table.over:
        return TableStanding(kept, "over", ranks=_ranks(table.state))
    return TableStanding(kept, "playing", turn=table.state.to_act, version=version)


def _ranks(state: State) -> list[int]:
    """Return the rank of each seat: the most points, then the fewest cards; ties share."""
    reached = [(-seat.points, len(seat.cards)) for seat in state.seats]
    return [1 + sum(other < own for other in reached) for own in reached]
