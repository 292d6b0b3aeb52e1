"""The contents of a saved game, as far as its chain of digests and its tally prove them.

They are read from a copy, in memory if the file has no log. The files themselves are never touched:
sqlite would clear away damaged parts, and a game may be open elsewhere.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec

from splendor_access.table.beginning import Beginning
from splendor_access.table.chain import (
    ENDED,
    FORMAT,
    Row,
    Tally,
    beginning_digest,
    read_tally,
    row_digest,
)
from splendor_access.table.database import SaveError, check_header, open_database, translated_errors

LARGEST = 50_000_000
"""The bytes of the largest file that is read as a save: many times those of the longest game."""

LOGS = ("-journal", "-wal")
"""The suffixes of sqlite's logs beside a file that is open, or was at a crash."""

WAL_AT, WAL, NO_WAL = slice(18, 20), b"\2\2", b"\1\1"
"""The bytes in the header that say whether the file is written with a log, and their values."""


class Contents(msgspec.Struct, frozen=True):
    """The proven contents of a save, from the beginning to the last good row.

    `wanted` has the codes of wanted cards by seat, which nothing proves. `digest` is that of the
    last good row. `missing` is the number of rows known to come after it, without the mark of an
    end. `flawed`: the files are damaged, even if no row is missing.
    """

    beginning: Beginning
    rows: tuple[Row, ...]
    digest: str
    missing: int = 0
    flawed: bool = False
    format: int = FORMAT
    wanted: dict[int, str] = {}

    @property
    def finished(self) -> bool:
        """Whether the end of the game has been told."""
        return bool(self.rows) and self.rows[-1].text == ENDED


def read_contents(path: Path) -> Contents:
    """Read a save. Raises SaveError if not even the beginning is good."""
    check_header(path)
    # The tally first: the game may be played meanwhile, and the tally must not be ahead.
    tally = read_tally(path)
    with translated_errors(), _copy(path) as connection:
        try:
            return _contents(connection, tally)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
                raise
            # Every save has these tables and columns, so their names are damaged.
            raise SaveError("corrupt", str(error)) from error


@contextmanager
def _copy(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a copy of a save. Raises SaveError, OSError and sqlite3.Error."""
    logs = [each for end in LOGS if (each := Path(f"{path}{end}")).is_file()]
    if any(file.stat().st_size > LARGEST for file in (*logs, path)):
        raise SaveError("corrupt", path.stem)
    if not logs:
        content = path.read_bytes()
        if content[WAL_AT] == WAL:
            # In memory there is no log: sqlite asks for this.
            content = content[: WAL_AT.start] + NO_WAL + content[WAL_AT.stop :]
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            connection.deserialize(content)
            yield connection
        return
    # Loaded late: few games have a log.
    import shutil
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as copies:
        copy = Path(copies) / path.name
        # In this order nothing that moves from the log to the file meanwhile is missed.
        for original in (*logs, path):
            shutil.copyfile(original, f"{copy}{original.name.removeprefix(path.name)}")
        with closing(open_database(copy)) as connection:
            yield connection


def _contents(connection: sqlite3.Connection, tally: Tally | None) -> Contents:
    # A damaged row need not hold text.
    connection.text_factory = lambda stored: stored.decode("utf-8", "surrogateescape")
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    columns = [column[1] for column in connection.execute("PRAGMA table_info(entries)")]
    whole = _is_whole(connection)
    if "digest" in columns:
        proven = _prove(connection, tally, version, whole=whole)
        return msgspec.structs.replace(proven, wanted=_wanted(connection))
    if version > FORMAT:
        raise SaveError("newer", str(version))
    if version != 1:
        raise SaveError("corrupt", str(version))
    text = connection.execute("SELECT beginning FROM game").fetchone()
    found = connection.execute("SELECT row FROM entries ORDER BY number").fetchall()
    rows = tuple(Row(str(row)) for (row,) in found)
    return Contents(_decoded(text), rows, "", flawed=not whole, format=1)


def _wanted(connection: sqlite3.Connection) -> dict[int, str]:
    """Return the codes of wanted cards by seat; most games have none."""
    with suppress(sqlite3.Error, UnicodeError):
        found = connection.execute("SELECT seat, card FROM wanted").fetchall()
        return {seat: str(card) for seat, card in found}
    return {}


def _is_whole(connection: sqlite3.Connection) -> bool:
    try:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    except (sqlite3.Error, UnicodeError):
        return False


def _decoded(found: tuple[object, ...] | None) -> Beginning:
    """Return a beginning from its column."""
    try:
        if found is None or not isinstance(found[0], str):
            raise SaveError("corrupt")
        return msgspec.json.decode(found[0], type=Beginning)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise SaveError("corrupt", str(error)) from error


def _prove(
    connection: sqlite3.Connection, tally: Tally | None, version: int, *, whole: bool
) -> Contents:
    """Follow the chain as far as it goes; the last digest that fits proves all before it."""
    found = connection.execute("SELECT beginning, digest FROM game").fetchone()
    beginning = _decoded(found)
    digests = [beginning_digest(found[0])]
    rows: list[Row] = []
    entries = list(_stored(connection))
    good = 0 if found[1] == digests[0] else -1
    flawed = good < 0 or not whole or version != FORMAT
    for number, row, stored in entries:
        if row is None or number != len(rows) + 1:
            flawed = True
            break
        rows.append(row)
        digests.append(row_digest(digests[-1], len(rows), row))
        if stored == digests[-1]:
            good = len(rows)
        else:
            flawed = True
    known = len(entries)
    if tally:
        if tally.rows < len(digests) and tally.digest == digests[tally.rows]:
            good = max(good, tally.rows)
        else:
            flawed = True
        known = max(known, tally.rows)
        if good < tally.rows:
            known -= tally.ended
    if good < 0:
        raise SaveError("newer" if version > FORMAT else "corrupt", str(version))
    missing = max(0, known - good)
    return Contents(beginning, tuple(rows[:good]), digests[good], missing, flawed=flawed)


def _stored(connection: sqlite3.Connection) -> Iterator[tuple[object, Row | None, object]]:
    """Yield the number, the row and the digest of each entry, until sqlite finds no more."""
    query = "SELECT number, row, seat, command, digest FROM entries ORDER BY number"
    with suppress(sqlite3.Error):
        for number, *columns, digest in connection.execute(query):
            yield number, _row(*columns), digest


def _row(text: object, seat: object, command: object) -> Row | None:
    """Return a row from its columns, or None if they are not those of one."""
    if not (isinstance(text, str) and isinstance(seat, int | None)):
        return None
    if not isinstance(command, str | None):
        return None
    try:
        f"{text}{command}".encode()
    except UnicodeError:  # has no digest
        return None
    return Row(text, seat, command)
