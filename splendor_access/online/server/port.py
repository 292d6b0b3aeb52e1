"""What a server keeps of its tables, whatever keeps it: the one door between both.

A store finds a table by its code, and a `Place` has the people and the games of one table. A game
is a log of rows. Who opens it has a lease on it: until it is closed nobody else can open it, unless
the lease has not been renewed for `LEASE` seconds. Who has lost the lease adds nothing any more,
and each row is added with the number of rows expected before it, so that no two writers ever add
both. Everybody can read. `store` has all this on the disk of this machine.

What else a server keeps, such as the members of a club, is in documents on a `Shelf`. Each has a
version, and is replaced by whoever knows that: of two who change the same, one has to read again.
What is erased there is gone from everywhere.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from typing import Literal, Protocol, runtime_checkable

import msgspec

from splendor_access.game.digests import sha256
from splendor_access.game.record import HUMAN
from splendor_access.online.protocol.frames import AWAY
from splendor_access.table.chain import ENDED, Beginning, Row, beginning_digest, row_digest
from splendor_access.table.database import SaveError
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages, clean


class StoredKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One more key of a seat, as its digest, and when it was given, in seconds since 1970."""

    digest: str
    at: int


class StoredSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A stored seat: its owner, and the digest of the key that proves the ownership.

    `computer` is the level of the opponent that plays for an absent person. `missing` is the number
    of lost moves of a damaged game, until that has been told at this seat; so is `mended`, that a
    file of the table was damaged, and written anew. `told` is how many rows of the last game the
    person had been told when nobody was connected any more, if that is known. `keys` are those of
    the owner's other devices. `member` is the number of the member of the club who sits there, with
    any of the member's own keys.
    """

    name: str
    kind: str = HUMAN
    key: str = ""
    computer: str = ""
    missing: int | None = None
    mended: bool = False
    told: int | None = None
    keys: tuple[StoredKey, ...] = ()
    member: str = ""

    @property
    def player(self) -> str:
        """The player at this seat now: `human`, or the level of a computer opponent."""
        return self.computer or self.kind


class ClubTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the members of a club have agreed of a table: its seats are for them alone.

    `rated`: its games count for the ladder. `made` is when it was made, in seconds since 1970.
    After `minutes` computer opponents of a `level` take the seats that are free, if there is one.
    A move may take `pace` hours, 0 for any time; of who is late the computer plays then, or the
    game `ends`.
    """

    made: int
    rated: bool = False
    level: str = ""
    minutes: int = 0
    pace: int = 0
    ends: bool = False


class StoredTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stored table. `rules` are as in a position, `size` is the number of seats.

    `away` is how many minutes a player may be away before the computer may play. `damaged` is the
    last damaged file of the game. `first` names who begins the first one, if the host did. `club`
    is of a table of a club.
    """

    v: int
    places: tuple[StoredSeat, ...]
    rules: str
    size: int
    games: int = 0
    host: str = ""
    locked: bool = False
    away: int = AWAY
    damaged: str = ""
    first: str = ""
    club: ClubTable | None = None

    @property
    def names(self) -> list[str]:
        """The players' names, cleaned as in a save."""
        return [clean(place.name) for place in self.places]

    def with_people(self, change: Callable[[StoredSeat], StoredSeat]) -> "StoredTable":
        """Return the table with something changed at the seat of each person."""
        places = (change(place) if place.kind == HUMAN else place for place in self.places)
        return msgspec.structs.replace(self, places=tuple(places))


LEASE = 60.0
"""Seconds for which an open game is certainly its opener's. A store may let it be for longer."""


class LeaseLost(SaveError):
    """Another server has the table now, and everybody has to come again, to that one."""

    def __init__(self) -> None:
        super().__init__("busy")


class GameLog(Protocol):
    """The rows of one game, and the lease on it.

    Without the lease every change raises SaveError, of the reason `busy`, and changes nothing. What
    was added before stays.
    """

    @property
    def version(self) -> int:
        """The number of rows."""

    def append(self, row: Row, expected: int) -> None:
        """Keep one more row after the expected number of rows. Raises SaveError, and adds nothing.

        When this returns, no crash loses the row.
        """

    def renew(self) -> None:
        """Renew the lease. Raises SaveError if it is lost."""

    def want(self, seat: int, card: str) -> None:
        """Keep the code of the card or noble that a seat wants. Raises SaveError."""

    def unwant(self, seat: int) -> None:
        """Keep that a seat wants nothing any more. Raises SaveError."""

    def close(self) -> None:
        """Let others open the game. Without the lease nothing is done."""


@runtime_checkable
class QuickLog(GameLog, Protocol):
    """A log whose store adds rows beside all threads, so that none has to wait for it."""

    def append_soon(self, row: Row, expected: int) -> Future[None]:
        """Begin what `append` does; the future has its result."""


class ResumedGame(msgspec.Struct, frozen=True):
    """A resumed game: its people, its table, its rows from the start, and the log for more.

    `missing` is the number of lost moves of a damaged one.
    """

    kept: StoredTable
    table: Table
    rows: tuple[Row, ...]
    log: GameLog
    missing: int | None = None


class TableCopy(msgspec.Struct, frozen=True):
    """All of a table but its games before the last: what another store needs to take it over.

    `at` is when it was last used, in seconds since 1970, `wanted` has codes by seat.
    """

    name: str
    people: StoredTable
    at: float
    game: int = 0
    beginning: Beginning | None = None
    rows: tuple[Row, ...] = ()
    wanted: dict[int, str] = {}

    @property
    def over(self) -> bool:
        """Whether the end of the game has been told."""
        return self.rows[-1:] == (Row(ENDED),)

    @property
    def digest(self) -> str:
        """The digest of all of it but the time: that of the last row, with the people's."""
        found = beginning_digest(msgspec.json.encode(self.beginning).decode())
        for number, row in enumerate(self.rows, 1):
            found = row_digest(found, number, row)
        rest = self.name, self.people, self.game, sorted(self.wanted.items()), found
        return sha256(msgspec.json.encode(rest)).hexdigest()


class Place(Protocol):
    """What a store keeps of one table.

    Of several servers one has the table, while it claims it: who comes to another is passed on.
    """

    @property
    def name(self) -> str:
        """The name of the table: the digest of its code, from which nobody learns that."""

    def claim(self) -> str | None:
        """Take the table for this server; return None, or where the server is that has it.

        A table of members is for the server that has the club. Raises SaveError.
        """

    def is_held(self) -> bool:
        """Return whether a claimed table is still this server's. Raises SaveError."""

    def release(self) -> None:
        """Let another server have the table. Raises nothing."""

    def copy(self) -> TableCopy:
        """Return all of the table as it is now. Raises SaveError if anything is damaged."""

    def finished(self) -> Iterator[TableCopy]:
        """Yield the games that are over, the oldest first, each as the last of its table.

        Those that are damaged are left out. Raises SaveError.
        """

    def read(self) -> StoredTable:
        """Return the people, exactly as written. Raises SaveError."""

    def write(self, kept: StoredTable) -> None:
        """Keep the people. Raises SaveError, and leaves what was kept before."""

    def mend(self, kept: StoredTable) -> tuple[StoredTable, list[str]]:
        """Restore lost or damaged copies of the people.

        Return the table, whose people will be told of a damage, and the names of damaged files.
        """

    def newest(self) -> int:
        """Return the number of the newest game, whatever the people's part says; 0 for none."""

    def begin(self, number: int, table: Table) -> GameLog:
        """Begin the log of a game with an unused number, and open it. Raises SaveError."""

    def open(self, kept: StoredTable) -> ResumedGame:
        """Read the last game from its start, and open its log. Raises SaveError.

        A damaged one continues from its last good row, and everybody at the table will be told.
        """

    def rows_from(self, game: int, start: int) -> Sequence[Row]:
        """Read the rows of a game behind the first ones, whoever has it open. Raises SaveError."""

    def shown(self, file: str) -> str:
        """Return how a kept file of the table is named to its host."""

    def kept_files(self) -> list[str]:
        """Return the names of the kept files of the last game, the oldest first."""

    def go_back(self, file: str) -> str:
        """Put one of `kept_files` in the place of the last game; return where that is kept now.

        Raises SaveError, and leaves everything as it was.
        """

    def touch(self) -> None:
        """Note that the table is in use now."""

    def expire(self, stage: "Stage", before: float) -> bool:
        """Delete a table of this stage that was last used before a time; return whether it is gone.

        One in another stage, or in use since, stays.
        """


class StoredText(msgspec.Struct, frozen=True):
    """A document: its text, and its version, which grows with each change, from 1."""

    text: str
    version: int


class Shelf(Protocol):
    """Documents by name, each a text. Names have small letters, digits, hyphens and one slash.

    A change that must reach other servers is told them by `TableStore.publish`, as "shelf".
    """

    def read(self, name: str) -> StoredText | None:
        """Return a document, or None. Raises SaveError for a damaged one."""

    def write(self, name: str, text: str, expected: int) -> int:
        """Put a document in the place of the expected version, 0 for none; return its version.

        Raises SaveError, and changes nothing; of the reason `busy`, where another one is there.
        """

    def erase(self, name: str) -> None:
        """Erase a document and all that was ever in it, if there is one. Raises SaveError."""

    def texts(self, kind: str) -> Mapping[str, StoredText | None]:
        """Return all documents of a kind by their names, in their order; None for a damaged one."""

    def kinds(self) -> Sequence[str]:
        """Return the kinds of all documents, in their order."""

    def names(self, kind: str) -> Sequence[str]:
        """Return the names before whose slash the kind stands, in their order."""


Stage = Literal["unbegun", "playing", "over"]
"""How far the last game of a table is."""

SHORT = 8
"""The characters of a table's name that the operator and the log need."""

STAGES: tuple[Stage, ...] = ("unbegun", "playing", "over")


class Aged(msgspec.Struct, frozen=True):
    """A table, its stage, and when it was last used, in seconds since 1970."""

    place: Place
    stage: Stage
    at: float


class StoreNotice(msgspec.Struct, frozen=True):
    """What every server of a store must hear: of a table that closes for good, named in `about`.

    Or of a ban, and its end; or of a message of the operator, whose text is in `about`; or of a
    document on the shelf that has changed. One server alone hears of a table that it has lost to
    another, or, without a name, that it may have lost any; and that what keeps everything is away,
    or back.
    """

    what: Literal["close", "ban", "message", "shelf", "lost", "away", "back"]
    about: str


class SharedFigures(msgspec.Struct, frozen=True):
    """Of a store that servers share: how many others run now, and what has happened to this one.

    `losses` counts the tables that others took from it, `gaps` how often the store was away.
    """

    others: int
    losses: int
    gaps: int


class TableStore(Protocol):
    """What a server keeps. `shelf` has what belongs to no table."""

    @property
    def shelf(self) -> Shelf: ...  # noqa: D102

    def now(self) -> float:
        """Return the time, in seconds since 1970, by the clock of the store."""

    def find(self, code: str) -> Place | None:
        """Return the table with a code, or None."""

    def make(self, code: str, kept: StoredTable) -> Place:
        """Keep a new table. Raises SaveError."""

    def places(self) -> Sequence[Place]:
        """Return all tables, whole or not."""

    def adopt(self, copy: TableCopy) -> Place:
        """Keep a table of another store, whole or not at all, and return it.

        If there is one with its name, that stays as it is. Raises SaveError.
        """

    def ages(self) -> Sequence[Aged]:
        """Return all tables whose stage is certain, with their age."""

    def banned(self) -> Sequence[str]:
        """Return the addresses and networks from which nobody may come. Raises Unreadable."""

    def mend_bans(self) -> Messages:
        """Mend the bans if they are damaged, and say so; say what is lost if that cannot be."""

    def ban(self, address: str, *, on: bool) -> None:
        """Keep that an address is banned, or no longer. Raises Unwritable."""

    def publish(self, notice: StoreNotice) -> None:
        """Tell all servers of the store."""

    def subscribe(self, take: Callable[[StoreNotice], None]) -> None:
        """Let a server hear what is published from now on."""

    def serve(self, address: str) -> str:
        """Begin to serve, where other servers reach this one; return a secret of all of them.

        Raises SaveError.
        """

    def lead(self) -> str | None:
        """Take the club for this server; return None, or where the server is that has it.

        With it go all tables of members. Raises SaveError.
        """

    def is_alone(self) -> bool:
        """Whether no other server of the store runs.

        Asked before the end: what waits for a store that is away is given up then.
        """

    def close(self) -> None:
        """Give away what this server has, and end. Raises nothing."""

    def figures(self) -> SharedFigures | None:
        """Return figures for the operator; None where no servers share anything."""
