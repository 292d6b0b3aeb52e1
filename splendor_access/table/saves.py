"""Games on disk: one sqlite file a game, one row an entry, each committed before it is told.

A row is a decision (`take ser`) or `undo K`, which goes back to the first K decisions. The
first row of the table `game` has what the decisions need: players, first position, the order of
the decks and the seed. Rows are only ever added. Each row has a digest of all that comes before
it (`chain`), and a small file beside the game says how many there are (`tally`). That file has a
second copy of the beginning too.
"""

import os
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from splendor_access.settings.files import home, make_home
from splendor_access.table import contents
from splendor_access.table.chain import (
    ENDED,
    FORMAT,
    Beginning,
    Row,
    Tally,
    TallyFile,
    beginning_digest,
    file_digest,
    is_tally_damaged,
    read_tally,
    row_digest,
    tally_path,
    wanted_text,
    write_tally,
)
from splendor_access.table.contents import Contents, logs_of
from splendor_access.table.database import (
    SaveError,
    check_free,
    check_header,
    open_database,
    translated_errors,
)

TABLES = (
    "CREATE TABLE game (beginning TEXT NOT NULL, digest TEXT NOT NULL)",
    "CREATE TABLE entries (number INTEGER PRIMARY KEY, row TEXT NOT NULL, seat INTEGER,"
    " command TEXT, digest TEXT NOT NULL)",
    f"PRAGMA user_version = {FORMAT}",
)
WANTED = "CREATE TABLE IF NOT EXISTS wanted (seat INTEGER PRIMARY KEY, card TEXT NOT NULL)"
"""The card that a player has in mind is no part of the game: no digest covers it."""

ASIDE = "damaged"
"""The suffix of a damaged game that a new file has replaced."""

LEFT = "left"
"""The suffix of a server's game that its host has left for one kept before."""

OLD = "format1"
"""The suffix of a game of format 1 that was converted."""


class Save:
    """The file of one game, held open and locked by this program."""

    def __init__(
        self, path: Path, connection: sqlite3.Connection, file: TallyFile, tally: Tally
    ) -> None:
        self.path = path
        self._connection = connection
        self._file = file
        self._tally = tally
        self._opened = _identity(path)

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.path.stem

    @property
    def version(self) -> int:
        """The number of rows."""
        return self._tally.rows

    def add(self, row: Row) -> None:
        """Commit a row to the disk, and count it in the tally. Raises SaveError."""
        self.commit(row)
        self.count()

    def commit(self, row: Row) -> None:
        """Commit a row to the disk. Raises SaveError."""
        number = self._tally.rows + 1
        digest = row_digest(self._tally.digest, number, row)
        with translated_errors(), self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            _insert(self._connection, number, row, digest)
        self._tally = Tally(self._tally.played, number, digest, ended=row.text == ENDED)

    def append(self, row: Row, expected: int) -> None:
        """Commit a row after the expected number of rows. Raises SaveError, and adds nothing.

        Many games of a server share a disk, which has to write once for each row: the tally comes
        later.
        """
        if expected != self.version:
            raise SaveError("busy", self.name)
        self.renew()
        self.commit(row)
        self.count(at_once=False)

    def renew(self) -> None:
        """Check that the file is still the one that was opened. Raises SaveError.

        Its lock lasts as long as this program, but somebody may have put another file in its place.
        """
        if _identity(self.path) != self._opened:
            raise SaveError("busy", self.name)

    def count(self, *, at_once: bool = True) -> None:
        """Write the tally of the rows on the disk; a tally that is behind does no harm."""
        with suppress(OSError):
            self._file.write(self._tally, at_once=at_once)

    def want(self, seat: int, card: str) -> None:
        """Commit the code of the card or noble that a seat wants. Raises SaveError."""
        text = wanted_text(seat, card)
        with translated_errors(), self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute(WANTED)
            self._connection.execute("INSERT OR REPLACE INTO wanted VALUES (?, ?)", (seat, text))

    def unwant(self, seat: int) -> None:
        """Commit that a seat wants nothing any more. Raises SaveError."""
        with translated_errors(), self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute(WANTED)
            self._connection.execute("DELETE FROM wanted WHERE seat = ?", (seat,))

    def close(self) -> None:
        """Close and unlock the file, and note its digest in the tally."""
        self._connection.close()
        with suppress(OSError, SaveError):
            self.renew()
            if not any(log.exists() for log in logs_of(self.path)):
                closed = msgspec.structs.replace(self._tally, file=file_digest(self.path))
                # Twice: of two that are equal but for this the first one is read.
                for _copy in range(2):
                    self._file.write(closed, at_once=False)
        self._file.close()


def _identity(path: Path) -> tuple[int, int] | None:
    """Return by what the system tells a file from all others, or None if it is not there."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _insert(connection: sqlite3.Connection, number: int, row: Row, digest: str) -> None:
    values = (number, row.text, row.seat, row.command, digest)
    connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", values)


def folder() -> Path:
    """Return the folder of games."""
    return home() / "games"


def save_names() -> list[str]:
    """Return the names of all games, the one played last first."""
    try:
        paths = [path for path in folder().glob("*.sqlite") if path.is_file()]
    except OSError:
        # No folder can have such a name, so there are no games.
        return []
    return [path.stem for path in sorted(paths, key=_last_played, reverse=True)]


def _last_played(path: Path) -> tuple[int, int, str]:
    tally = read_tally(path)
    number = int(path.stem) if _is_number(path.stem) else 0
    return tally.played if tally else 0, number, path.stem


def _is_number(stem: str) -> bool:
    return bool(re.fullmatch(r"[0-9]{1,18}", stem))


def last_written(name: str) -> float:
    """Return the time of the last write to a game, in seconds since 1970."""
    path = folder() / f"{name}.sqlite"
    times = [file.stat().st_mtime for file in (path, tally_path(path)) if file.exists()]
    return max(times, default=0.0)


def is_finished(name: str) -> bool:
    """Return whether the end of a game has been told, by its tally."""
    tally = read_tally(folder() / f"{name}.sqlite")
    return tally is not None and tally.ended


def _next_played() -> int:
    tallies = map(read_tally, folder().glob("*.sqlite"))
    return max((tally.played for tally in tallies if tally), default=0) + 1


def create(kept: Beginning, rows: Sequence[Row] = ()) -> Save:
    """Create the file of a game, named by the next free number. Raises SaveError.

    It is written under another name and renamed when complete: half a game would look like a
    damaged one.
    """
    with translated_errors():
        _make_folder()
        unnamed = _claim()
    try:
        return _named(unnamed, kept, rows)
    finally:
        _remove(unnamed)


def create_at(path: Path, kept: Beginning) -> Save:
    """Create the file of a server's game, under a new name. Raises SaveError."""
    if path.exists():
        raise SaveError("failed", path.name)
    return replace_at(path, kept)


def replace_at(path: Path, kept: Beginning, rows: Sequence[Row] = ()) -> Save:
    """Create the file of a server's game in the place of a damaged one. Raises SaveError."""
    unnamed = path.with_suffix(".new")
    with translated_errors():
        _remove(unnamed)
        os.close(os.open(unnamed, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        return _named(unnamed, kept, rows, played=0)
    finally:
        _remove(unnamed)


def _named(unnamed: Path, kept: Beginning, rows: Sequence[Row], played: int | None = None) -> Save:
    """Write a whole game under another name, rename the file, and open it."""
    path = unnamed.with_suffix(".sqlite")
    with translated_errors():
        text, digest = _write(unnamed, kept, rows)
        ended = bool(rows) and rows[-1].text == ENDED
        number = _next_played() if played is None else played
        tally = Tally(number, len(rows), digest, ended=ended)
        tallied = write_tally(path, tally, text)
        try:
            for log in logs_of(path):
                # It belongs to the old file, and sqlite would apply it to the new one.
                log.unlink(missing_ok=True)
            unnamed.replace(path)
            sync(path.parent)
            connection = open_database(path)
        except BaseException:
            tallied.close()
            raise
    return Save(path, connection, tallied, tally)


def _write(path: Path, kept: Beginning, rows: Sequence[Row]) -> tuple[str, str]:
    """Write a whole game in one transaction; return what it begins with, and its last digest."""
    beginning = msgspec.json.encode(kept).decode()
    digest = beginning_digest(beginning)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection, connection:
        # It has no name yet, so a loss of power leaves nothing that looks like a game.
        unsafe = "PRAGMA journal_mode = OFF"
        for statement in (unsafe, "PRAGMA synchronous = FULL", "BEGIN IMMEDIATE", *TABLES):
            connection.execute(statement)
        connection.execute("INSERT INTO game VALUES (?, ?)", (beginning, digest))
        for number, row in enumerate(rows, 1):
            digest = row_digest(digest, number, row)
            _insert(connection, number, row, digest)
    return beginning, digest


def _remove(unnamed: Path) -> None:
    with suppress(OSError):
        unnamed.unlink(missing_ok=True)


def _make_folder() -> None:
    """Make the folder of games, readable by the user alone, and sync it. Raises OSError."""
    make_home()
    if not folder().exists():
        folder().mkdir(mode=0o700, exist_ok=True)
        sync(home())
        sync(home().parent)


def sync(place: Path) -> None:
    """Sync the names in a folder to the disk, if the system can."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with suppress(OSError):  # a folder above may be closed to the user
        opened = os.open(place, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _claim() -> Path:
    """Create an empty file with the next free number, safe against other programs."""
    numbers = [int(path.stem) for path in folder().iterdir() if _is_number(path.stem)]
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


def open_save(name: str, found: Contents) -> Save:
    """Open a game's file to continue it from its contents. Raises SaveError."""
    return open_at(_path(name), found, played=_next_played())


def open_at(path: Path, found: Contents, played: int = 0) -> Save:
    """Open the file of a server's game to continue it from its contents. Raises SaveError."""
    check_header(path, writable=True)
    tally = Tally(played, len(found.rows), found.digest, found.finished)
    connection = open_database(path)
    try:
        with translated_errors():
            return Save(path, connection, write_tally(path, tally, found.text), tally)
    except SaveError:
        connection.close()
        raise


def read_save(name: str) -> Contents:
    """Return the contents of a game, also while it is open elsewhere.

    Raises SaveError, which names the file that a newer program has kept for this one.
    """
    path = _path(name)
    try:
        return contents.read_contents(path)
    except SaveError as error:
        kept = path.with_suffix(f".format{FORMAT}")
        if error.reason == "newer" and kept.exists():
            raise SaveError("newer-kept", kept.name) from error
        raise


def check_not_played(name: str) -> None:
    """Raise SaveError for a game that is open in another program; its files stay as they are."""
    check_free(_path(name))


def damaged_tally(name: str) -> str:
    """Return the name of a game's tally if it is damaged, else an empty string."""
    path = _path(name)
    return tally_path(path).name if is_tally_damaged(path) else ""


def set_aside(name: str) -> None:
    """Rename the files of a damaged game. Raises SaveError."""
    path = _path(name)
    with translated_errors():
        for file, end in _files(path):
            file.replace(path.with_suffix(f".{ASIDE}{end}"))
        sync(path.parent)


def delete(name: str) -> None:
    """Delete the files of a game, the game itself first. Raises SaveError."""
    path = _path(name)
    with translated_errors():
        for file, _ in reversed(_files(path)):
            file.unlink()
        sync(path.parent)


def rename(name: str, new: str) -> None:
    """Give the files of a game another name, the game itself last. Raises SaveError."""
    path = _path(name)
    with translated_errors():
        for file, _ in _files(path):
            file.replace(file.with_name(new + file.name.removeprefix(path.stem)))
        sync(path.parent)


def keep_at(path: Path, ending: str = ASIDE) -> Path:
    """Copy the files of a server's game to new names: the first free ones with this ending.

    Return the path of the copied game. Raises SaveError.
    """
    kept, number = path.with_suffix(f".{ending}"), 1
    while kept.exists():
        number += 1
        kept = path.with_suffix(f".{ending}{number}")
    with translated_errors():
        for file, end in _files(path):
            _keep(file, kept.with_name(f"{kept.name}{end}"))
        sync(path.parent)
    return kept


def put_back(kept: Path, path: Path) -> None:
    """Copy the files of a game that was kept to the place of a server's game. Raises SaveError."""
    new = path.with_suffix(".new")
    places = [*zip(contents.LOGS, logs_of(path), strict=True), ("-tally", tally_path(path))]
    with translated_errors():
        for end, place in [*places, ("", path)]:
            file = kept.with_name(f"{kept.name}{end}")
            if file.exists():
                _keep(file, new)
                new.replace(place)
            else:
                place.unlink(missing_ok=True)
        sync(path.parent)


def _files(path: Path) -> list[tuple[Path, str]]:
    """Return the files of a game, the game itself last, with the suffix for each copy."""
    files = [*logs_of(path), tally_path(path), path]
    ends = [f.name.removeprefix(path.name).removeprefix(path.stem) for f in files]
    named = zip(files, ends, strict=True)
    return [(file, end.replace(".", "-")) for file, end in named if file.exists()]


def convert(name: str, found: Contents) -> Save:
    """Convert a game of format 1, and keep the old file. Raises SaveError."""
    path = _path(name)
    check_header(path, writable=True)
    # This merges the log into the file.
    open_database(path).close()
    unnamed = path.with_suffix(".new")
    with translated_errors():
        _keep(path, path.with_suffix(f".{OLD}"))
        _remove(unnamed)
        os.close(os.open(unnamed, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        return _named(unnamed, found.beginning, found.rows)
    finally:
        _remove(unnamed)


def _keep(path: Path, other: Path) -> None:
    """Copy a file under another name, readable by the user alone, and sync it. Raises OSError."""
    # Loaded late: few games are copied.
    import shutil

    flags = os.O_CREAT | os.O_TRUNC | os.O_WRONLY
    with path.open("rb") as source, os.fdopen(os.open(other, flags, 0o600), "wb") as copy:
        shutil.copyfileobj(source, copy)
        copy.flush()
        os.fsync(copy.fileno())


def _path(name: str) -> Path:
    path = folder() / f"{name}.sqlite"
    try:
        there = path.parent == folder() and path.is_file()
    except (OSError, ValueError):  # an impossible file name
        there = False
    if not there:
        raise SaveError("missing", name)
    return path
