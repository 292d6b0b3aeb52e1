"""Games on disk: one sqlite file a game, one row an entry, each committed before it is told.

A row is a decision (`take ser`) or `undo K`, which goes back to the first K decisions. The
first row of the table `game` has what the decisions need: players, first position, the order of
the decks and the seed. Rows are only ever added.
"""

import os
import re
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from splendor_access.game.chance import Chance, Deal
from splendor_access.game.notation import card_code, parse_card
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import Player
from splendor_access.game.state import State
from splendor_access.preferences.files import home, make_home
from splendor_access.talk.messages import Message, clean, say

VERSION = 1
TABLES = (
    "CREATE TABLE game (beginning TEXT NOT NULL)",
    "CREATE TABLE entries (number INTEGER PRIMARY KEY, row TEXT NOT NULL)",
    f"PRAGMA user_version = {VERSION}",
)
HEADER = b"SQLite format 3\x00"
"""How every file of sqlite begins."""

ENDED = "ended"
"""The row after which a game is over; without it a game can be gone on with."""


class SaveError(Exception):
    """A game cannot be saved or opened: a reason, and the system's words."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


def explain(error: SaveError) -> Message:
    """Say why a saved game cannot be opened."""
    return say(f"resume-{error.reason}", detail=clean(error.detail))


class Beginning(msgspec.Struct, frozen=True):
    """What a game began with, as it is kept: texts in the notation."""

    players: tuple[Player, ...]
    start: str
    decks: tuple[tuple[str, ...], ...]
    seed: int


def beginning(players: Iterable[Player], start: State, deal: Deal, chance: Chance) -> Beginning:
    """Return what must be kept of a game before its first decision."""
    decks = tuple(tuple(map(card_code, deck)) for deck in deal.decks)
    return Beginning(tuple(players), position_text(start), decks, chance.seed)


def begun(kept: Beginning) -> tuple[State, Deal, Chance]:
    """Return what was kept as values. Raises NotationError."""
    decks = tuple(tuple(map(parse_card, deck)) for deck in kept.decks)
    return parse_position(kept.start), Deal(decks), Chance(kept.seed)


class Save:
    """One game's file, held open and locked by this program alone."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.path.stem

    def add(self, row: str) -> None:
        """Commit one row to the disk. Raises SaveError when that fails."""
        self._write("INSERT INTO entries (row) VALUES (?)", row)

    def rows(self) -> list[str]:
        """Return all rows. Raises SaveError."""
        try:
            found = self._connection.execute("SELECT row FROM entries ORDER BY number").fetchall()
        except sqlite3.Error as error:
            raise _trouble(error) from error
        return [str(row) for (row,) in found]

    def begin(self, kept: Beginning) -> None:
        """Commit the tables and what the game began with, all or nothing. Raises SaveError."""
        text = msgspec.json.encode(kept).decode()
        self._write("INSERT INTO game (beginning) VALUES (?)", text, before=TABLES)

    def beginning(self) -> Beginning:
        """Return what the game began with. Raises SaveError."""
        try:
            row = self._connection.execute("SELECT beginning FROM game").fetchone()
            return msgspec.json.decode(row[0], type=Beginning)
        except sqlite3.Error as error:
            raise _trouble(error) from error
        except (TypeError, msgspec.MsgspecError) as error:
            raise SaveError("corrupt", str(error)) from error

    def close(self) -> None:
        """Let other programs have the file."""
        self._connection.close()

    def _write(self, statement: str, text: str, before: Sequence[str] = ()) -> None:
        try:
            with self._connection:
                for first in ("BEGIN IMMEDIATE", *before):
                    self._connection.execute(first)
                self._connection.execute(statement, (text,))
        except sqlite3.Error as error:
            raise _trouble(error) from error


def folder() -> Path:
    """Return the folder of games."""
    return home() / "games"


def names() -> list[str]:
    """Return the names of all games, the one played last first."""
    paths = folder().glob("*.sqlite") if folder().is_dir() else iter(())
    return [path.stem for path in sorted(paths, key=_last_used, reverse=True)]


def _last_used(path: Path) -> tuple[float, str]:
    times = [
        file.stat().st_mtime for file in (path, path.with_name(f"{path.name}-wal")) if file.exists()
    ]
    return max(times, default=0.0), path.stem


def create(kept: Beginning) -> Save:
    """Make the file of a new game, named by the next free number. Raises SaveError.

    It is written under another name and gets its own when it is whole: a file of half a game
    would look like a damaged one.
    """
    try:
        make_home()
        folder().mkdir(mode=0o700, exist_ok=True)
        unnamed = _claim()
    except OSError as error:
        raise SaveError("not-writable", error.strerror or str(error)) from error
    path = unnamed.with_suffix(".sqlite")
    try:
        _begin(unnamed, kept)
        unnamed.rename(path)
    except OSError as error:
        raise SaveError("not-writable", error.strerror or str(error)) from error
    finally:
        for file in (unnamed, unnamed.with_name(f"{unnamed.name}-journal")):
            with suppress(OSError):
                file.unlink(missing_ok=True)
    return Save(path, _connect(path))


def _begin(path: Path, kept: Beginning) -> None:
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            Save(path, connection).begin(kept)
    except sqlite3.Error as error:
        raise _trouble(error) from error


def _claim() -> Path:
    """Make an empty file whose number no game has, and no other program that begins one."""
    files = [path for suffix in ("sqlite", "new") for path in folder().glob(f"*.{suffix}")]
    numbers = [int(path.stem) for path in files if re.fullmatch(r"[0-9]+", path.stem)]
    number = max(numbers, default=0)
    while True:
        number += 1
        unnamed = folder() / f"{number}.new"
        try:
            os.close(os.open(unnamed, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        except FileExistsError:
            continue
        if not unnamed.with_suffix(".sqlite").exists():
            return unnamed
        unnamed.unlink()


def open_save(name: str) -> Save:
    """Open a game's file. Raises SaveError: missing, busy, newer or corrupt."""
    return _open(_path(name))


def read(name: str) -> tuple[Beginning, list[str]]:
    """Return what a game began with and its rows, also while it is played. Raises SaveError."""
    # Loaded late: a game that is played needs no copy.
    import shutil
    from tempfile import TemporaryDirectory

    path = _path(name)
    try:
        with TemporaryDirectory() as copies:
            copy = Path(copies) / path.name
            # In this order what goes from the log to the file meanwhile is not missed.
            for end in ("-wal", ""):
                with suppress(FileNotFoundError):
                    shutil.copyfile(f"{path}{end}", f"{copy}{end}")
            with closing(_open(copy)) as save:
                return save.beginning(), save.rows()
    except OSError as error:
        raise SaveError("failed", error.strerror or str(error)) from error


def _path(name: str) -> Path:
    if name not in names():
        raise SaveError("missing", name)
    return folder() / f"{name}.sqlite"


def _open(path: Path) -> Save:
    try:
        with path.open("r+b") as file:
            # sqlite would make a new game of an empty file.
            header = file.read(len(HEADER))
    except OSError as error:
        raise SaveError("not-writable", error.strerror or str(error)) from error
    if header != HEADER:
        raise SaveError("corrupt", path.stem)
    save = Save(path, _connect(path))
    try:
        version = save._connection.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.Error as error:
        raise _trouble(error) from error
    if version > VERSION:
        raise SaveError("newer", str(version))
    if version < 1:
        raise SaveError("corrupt", path.stem)
    return save


def _connect(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, isolation_level=None, timeout=0.2)
        # With the lock held for good, a second program cannot write between two of our rows.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise _trouble(error) from error
    return connection


def _trouble(error: sqlite3.Error) -> SaveError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    reasons = {
        sqlite3.SQLITE_BUSY: "busy",
        sqlite3.SQLITE_LOCKED: "busy",
        sqlite3.SQLITE_FULL: "full",
        sqlite3.SQLITE_CORRUPT: "corrupt",
        sqlite3.SQLITE_NOTADB: "corrupt",
        sqlite3.SQLITE_READONLY: "not-writable",
        sqlite3.SQLITE_CANTOPEN: "not-writable",
        sqlite3.SQLITE_PERM: "not-writable",
    }
    return SaveError(reasons.get(code, "failed"), str(error))


def latest() -> tuple[str | None, list[tuple[str, SaveError]]]:
    """Return the unfinished game that was played last, and the newer ones that cannot be read."""
    troubles = []
    for name in names():
        try:
            save = open_save(name)
            try:
                rows = save.rows()
            finally:
                save.close()
        except SaveError as error:
            troubles.append((name, error))
            continue
        if not rows or rows[-1] != ENDED:
            return name, troubles
    return None, troubles
