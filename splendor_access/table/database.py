"""Connections to sqlite for saves, and the translation of their errors."""

import errno
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from splendor_access.settings import system
from splendor_access.talk.messages import Arg, Message, clean, say

HEADER = b"SQLite format 3\x00"
"""The first bytes of every file of sqlite."""


JOURNAL = "DELETE" if sys.platform == "emscripten" else "WAL"
"""How sqlite makes sure that a row is written whole or not at all."""


class SaveError(Exception):
    """A game cannot be saved or opened: a reason, and the detail that the player is told."""

    def __init__(self, reason: str, detail: Arg = "") -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = clean(detail) if isinstance(detail, str) else detail


def explain(error: SaveError) -> Message:
    """Say why a saved game cannot be opened."""
    return say(f"resume-{error.reason}", detail=error.detail)


@contextmanager
def translated_errors() -> Iterator[None]:
    """Turn exceptions of sqlite and the system into SaveError."""
    try:
        yield
    except sqlite3.Error as error:
        raise save_error(error) from error
    except (UnicodeError, OverflowError, MemoryError, SystemError) as error:
        # In a damaged file sqlite finds names and sizes that Python cannot hold.
        raise SaveError("corrupt", str(error)) from error
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
        reason = "full" if full else "not-writable"
        raise SaveError(reason, system.explain(error)) from error


_FUTURE = "unsupported file format"
"""What sqlite says of a file with a number of format that it does not know."""


def save_error(error: sqlite3.Error) -> SaveError:
    """Return the SaveError for an error of sqlite."""
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
    # A changed bit in the head of a file makes it one of a future sqlite.
    reason = "corrupt" if _FUTURE in str(error) else reasons.get(code, "failed")
    return SaveError(reason, _cause(code, error))


def _cause(code: int, error: sqlite3.Error) -> Arg:
    match code:
        case sqlite3.SQLITE_CANTOPEN:
            return say("system-closed")
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return system.explain(OSError(errno.EACCES, str(error)))
        case sqlite3.SQLITE_IOERR:
            return system.explain(OSError(errno.EIO, str(error)))
        case _:
            return str(error)


def check_header(path: Path, *, writable: bool = False) -> None:
    """Raise SaveError unless a file is one of sqlite and can be opened."""
    try:
        if not path.is_file():
            raise SaveError("corrupt", path.stem)
        with path.open("r+b" if writable else "rb") as file:
            # sqlite would turn an empty file into a new database.
            header = file.read(len(HEADER))
    except OSError as error:
        raise SaveError("not-writable", system.explain(error)) from error
    if header != HEADER:
        raise SaveError("corrupt", path.stem)


def open_database(path: Path) -> sqlite3.Connection:
    """Open the file of a game and lock it for this program alone. Raises SaveError."""
    with translated_errors():
        # A server commits in threads, but never in two at once for the same game.
        connection = sqlite3.connect(
            path, isolation_level=None, timeout=0.2, check_same_thread=False
        )
        try:
            # With the lock held for good, a second program cannot write between two of our rows.
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            # A browser keeps whole files, each with all that it says, and no log beside them.
            connection.execute(f"PRAGMA journal_mode = {JOURNAL}")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("COMMIT")
        except BaseException:
            connection.close()
            raise
    return connection


def check_free(path: Path) -> None:
    """Raise SaveError for a game that is open in another program; its files stay as they are.

    A file so damaged that sqlite cannot tell counts as free.
    """
    if not path.with_name(f"{path.name}-wal").exists():
        # A program with an open game has a log.
        return
    connection = None
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=0.2, uri=True)
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        if save_error(error).reason == "busy":
            raise save_error(error) from error
    except UnicodeError:
        return
    finally:
        if connection:
            connection.close()
        # For readers of a log sqlite leaves behind a file that this program never uses.
        with suppress(OSError):
            path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
