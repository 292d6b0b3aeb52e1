"""A second store of tables, in memory: servers share it by its name, and a lease runs out."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from splendor_access.online.server.doors import digest
from splendor_access.online.server.port import (
    LEASE,
    Aged,
    ResumedGame,
    SharedFigures,
    Stage,
    StoredTable,
    StoredText,
    StoreNotice,
    TableCopy,
)
from splendor_access.saved_games import restore
from splendor_access.table.chain import ENDED, Beginning, Row
from splendor_access.table.contents import Contents
from splendor_access.table.database import SaveError
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages


class StoredGame:
    """A game: its rows, what its seats want, and whose it is until when."""

    def __init__(self, beginning: Beginning) -> None:
        self.beginning = beginning
        self.rows: list[Row] = []
        self.wanted: dict[int, str] = {}
        self.owner: object = None
        self.until = 0.0


class StoredPlace(msgspec.Struct):
    """A table: its people, its games, and when it was last used."""

    kept: StoredTable
    games: dict[int, StoredGame]
    at: float


class SharedMemory:
    """What all servers of one name have."""

    def __init__(self) -> None:
        self.places: dict[str, StoredPlace] = {}
        self.banned: list[str] = []
        self.texts: dict[str, StoredText] = {}
        self.subscribers: list[Callable[[StoreNotice], None]] = []


_SHARED: dict[Path, SharedMemory] = {}


class MemoryLog:
    """The rows of a game: a `GameLog`."""

    def __init__(self, game: StoredGame, place: "MemoryPlace") -> None:
        self._game = game
        self._place = place
        game.owner = self
        self.renew()

    @property
    def version(self) -> int:
        """The number of rows."""
        return len(self._game.rows)

    def _check(self) -> None:
        if self._game.owner is not self:
            raise SaveError("busy")
        self._place.touch()

    def append(self, row: Row, expected: int) -> None:
        """Keep one more row."""
        self._check()
        if expected != self.version:
            raise SaveError("busy")
        self._game.rows.append(row)

    def renew(self) -> None:
        """Renew the lease."""
        self._check()
        self._game.until = self._place.now() + LEASE

    def want(self, seat: int, card: str) -> None:
        """Keep what a seat wants."""
        self._check()
        self._game.wanted[seat] = card

    def unwant(self, seat: int) -> None:
        """Keep that a seat wants nothing any more."""
        self._check()
        self._game.wanted.pop(seat, None)

    def close(self) -> None:
        """Let others open the game."""
        if self._game.owner is self:
            self._game.owner = None


class MemoryPlace:
    """What is kept of one table: a `Place`."""

    def __init__(self, name: str, memory: SharedMemory, now: Callable[[], float]) -> None:
        self.name = name
        self.now = now
        self._memory = memory

    @property
    def _stored(self) -> StoredPlace:
        if self.name not in self._memory.places:
            raise SaveError("table")
        return self._memory.places[self.name]

    def copy(self) -> TableCopy:
        """Return all of the table."""
        stored = self._stored
        found = TableCopy(self.name, stored.kept, stored.at)
        if not stored.games:
            return found
        game = stored.games[self.newest()]
        return msgspec.structs.replace(
            found,
            game=self.newest(),
            beginning=game.beginning,
            rows=tuple(game.rows),
            wanted=dict(game.wanted),
        )

    def finished(self) -> Iterator[TableCopy]:
        """Yield the games that are over."""
        for number, game in sorted(self._stored.games.items()):
            if game.rows[-1:] == [Row(ENDED)]:
                copy = TableCopy(self.name, self._stored.kept, self._stored.at, number)
                yield msgspec.structs.replace(copy, beginning=game.beginning, rows=tuple(game.rows))

    def read(self) -> StoredTable:
        """Return the people."""
        return self._stored.kept

    def write(self, kept: StoredTable) -> None:
        """Keep the people."""
        self._stored.kept = kept
        self.touch()

    def mend(self, kept: StoredTable) -> tuple[StoredTable, list[str]]:
        """Return the people: nothing is ever damaged here."""
        return kept, []

    def newest(self) -> int:
        """Return the number of the newest game."""
        return max(self._stored.games, default=0)

    def begin(self, number: int, table: Table) -> MemoryLog:
        """Begin the log of a game."""
        self._stored.games[number] = StoredGame(table.kept())
        return self._log(number)

    def _log(self, number: int) -> MemoryLog:
        game = self._stored.games[number]
        if game.owner is not None and game.until >= self.now():
            raise SaveError("busy")
        return MemoryLog(game, self)

    def open(self, kept: StoredTable) -> ResumedGame:
        """Read the last game, and open its log."""
        log, game = self._log(kept.games), self._stored.games[kept.games]
        read = Contents(game.beginning, tuple(game.rows), "", wanted=dict(game.wanted))
        found = restore.replay_game(str(kept.games), read)
        return ResumedGame(kept, found.table, found.contents.rows, log)

    def rows_from(self, game: int, start: int) -> Sequence[Row]:
        """Read the rows of a game behind the first ones."""
        return tuple(self._stored.games[game].rows[start:])

    def shown(self, file: str) -> str:
        """Return the name of a kept file, of which there is none."""
        return file

    def kept_files(self) -> list[str]:
        """Return nothing: no file is kept."""
        return []

    def go_back(self, file: str) -> str:
        """Go back to nothing."""
        raise SaveError("missing", file)

    def claim(self) -> str | None:
        """Return None: whoever asks for a table gets it."""
        return None

    def is_held(self) -> bool:
        """Return whether it is this server's: always."""
        return True

    def release(self) -> None:
        """Do nothing."""

    def touch(self) -> None:
        """Note that the table is in use now."""
        self._stored.at = self.now()

    @property
    def stage(self) -> Stage:
        """How far the last game is."""
        game = self._stored.games.get(self.newest())
        if game is None:
            return "unbegun"
        return "over" if game.rows[-1:] == [Row(ENDED)] else "playing"

    def expire(self, stage: Stage, before: float) -> bool:
        """Delete a table of this stage that was last used before a time."""
        game = self._stored.games.get(self.newest())
        used = game is not None and game.owner is not None and game.until >= self.now()
        if self.stage != stage or self._stored.at >= before or used:
            return False
        del self._memory.places[self.name]
        return True


class MemoryShelf:
    """Documents: a `Shelf`."""

    def __init__(self, texts: dict[str, StoredText]) -> None:
        self._texts = texts

    def read(self, name: str) -> StoredText | None:
        """Return a document, or None."""
        return self._texts.get(name)

    def write(self, name: str, text: str, expected: int) -> int:
        """Put a document in the place of the expected version."""
        before = self._texts.get(name)
        if expected != (before.version if before else 0):
            raise SaveError("busy")
        self._texts[name] = StoredText(text, expected + 1)
        return expected + 1

    def erase(self, name: str) -> None:
        """Erase a document."""
        self._texts.pop(name, None)

    def texts(self, kind: str) -> dict[str, StoredText | None]:
        """Return all documents of a kind."""
        return {name: self._texts[name] for name in self.names(kind)}

    def kinds(self) -> Sequence[str]:
        """Return the kinds of all documents."""
        return sorted({name.partition("/")[0] for name in self._texts})

    def names(self, kind: str) -> Sequence[str]:
        """Return the names of a kind."""
        return sorted(name for name in self._texts if name.startswith(f"{kind}/"))


class MemoryStore:
    """What a server keeps, for as long as this program runs: a `TableStore`."""

    def __init__(self, name: Path, now: Callable[[], float]) -> None:
        self.now = now
        self._memory = _SHARED.setdefault(name, SharedMemory())
        self.shelf = MemoryShelf(self._memory.texts)

    def _place(self, name: str) -> MemoryPlace:
        return MemoryPlace(name, self._memory, self.now)

    def find(self, code: str) -> MemoryPlace | None:
        """Return the table with a code."""
        return self._place(digest(code)) if digest(code) in self._memory.places else None

    def make(self, code: str, kept: StoredTable) -> MemoryPlace:
        """Keep a new table."""
        self._memory.places[digest(code)] = StoredPlace(kept, {}, self.now())
        return self._place(digest(code))

    def places(self) -> list[MemoryPlace]:
        """Return all tables."""
        return [*map(self._place, self._memory.places)]

    def adopt(self, copy: TableCopy) -> MemoryPlace:
        """Keep a table of another store, unless it is there."""
        if copy.name in self._memory.places:
            return self._place(copy.name)
        games = {}
        if copy.beginning:
            games[copy.game] = StoredGame(copy.beginning)
            games[copy.game].rows = [*copy.rows]
            games[copy.game].wanted = dict(copy.wanted)
        self._memory.places[copy.name] = StoredPlace(copy.people, games, copy.at)
        return self._place(copy.name)

    def ages(self) -> list[Aged]:
        """Return all tables with their age."""
        there = [(self._place(name), stored.at) for name, stored in self._memory.places.items()]
        return [Aged(place, place.stage, at) for place, at in there]

    def banned(self) -> Sequence[str]:
        """Return the addresses from which nobody may come."""
        return [*self._memory.banned]

    def mend_bans(self) -> Messages:
        """Say nothing: nothing is ever damaged here."""
        return []

    def ban(self, address: str, *, on: bool) -> None:
        """Keep that an address is banned, or no longer."""
        kept = [each for each in self._memory.banned if each != address]
        self._memory.banned = [*kept, address] if on else kept

    def publish(self, notice: StoreNotice) -> None:
        """Tell all servers."""
        for take in self._memory.subscribers:
            take(notice)

    def subscribe(self, take: Callable[[StoreNotice], None]) -> None:
        """Let a server hear what is published."""
        self._memory.subscribers.append(take)

    def serve(self, address: str) -> str:  # noqa: ARG002  # nobody else asks
        """Return a secret."""
        return "secret"

    def lead(self) -> str | None:
        """Return None: whoever asks for the club gets it."""
        return None

    def is_alone(self) -> bool:
        """Whether no other server runs: nobody knows."""
        return True

    def figures(self) -> SharedFigures | None:
        """Return None: nobody counts."""
        return None

    def close(self) -> None:
        """Do nothing."""
