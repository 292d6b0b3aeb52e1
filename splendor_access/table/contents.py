"""The contents of a saved game, as far as its chain of digests and its tally prove them.

A page whose place is lost still holds its rows, and a log whose check does not fit still holds
pages. Whatever looks like a record is found here. The digests say which are.

It is read from a copy, in memory where it has no log. What sqlite does not find there is looked
for in the bytes themselves (`salvage`). The files themselves are never touched:
sqlite would clear away what is damaged in them, and a game that is being played can be read too.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec

from splendor_access.table.chain import (
    ENDED,
    FORMAT,
    Beginning,
    Row,
    Tally,
    beginning_digest,
    file_digest,
    proven_wanted,
    read_tally,
    row_digest,
    tally_path,
)
from splendor_access.table.database import SaveError, check_header, open_database, translated_errors

_DIGEST = 64
_DIGEST_KIND = b"\x81\x0d"
"""How sqlite writes that a text as long as a digest follows."""

_HEADS = range(6, 10)
"""How long the head of a record of `entries` can be."""

_LONGEST = 4096
"""Bytes of the longest row that is looked for."""

_BEGINNING = re.compile(rb'(\{"players":[^\0]+?\})([0-9a-f]{64})')
CODE = re.compile(r"[abc][0-5][serod] (?:[0-9][serod]){1,5}|3 (?:[34][serod]){2,3}|points")
"""What a seat wants, as older versions stored it."""

_WANTED = re.compile(
    rb"([\x00-\x07])\x03\x00[\x0f-\x7f]((?:%b)(?:#[0-9a-f]{16})?)" % CODE.pattern.encode()
)


class Records(msgspec.Struct):
    """The records of a save: beginnings with their digests, entries, and what seats want.

    An entry is its number, its row, or None where it cannot be one, and its digest. What a seat
    wants is as it is stored.
    """

    beginnings: list[tuple[object, object]] = []
    entries: list[tuple[object, Row | None, object]] = []
    wanted: dict[int, str] = {}


def records(content: bytes) -> Records:
    """Return what looks like records in the bytes of a file."""
    beginnings: list[tuple[object, object]] = [
        (_text(found[1]), _text(found[2])) for found in _BEGINNING.finditer(content)
    ]
    wanted = {found[1][0]: found[2].decode() for found in _WANTED.finditer(content)}
    return Records(beginnings, [*_entries(content)], wanted)


def _entries(content: bytes) -> Iterator[tuple[object, Row | None, object]]:
    at = content.find(_DIGEST_KIND)
    while at >= 0:
        end = at + len(_DIGEST_KIND)
        for length in _HEADS:
            head = content[max(0, end - length) : at]
            if head[:2] == bytes((length, 0)):
                # The number stands before the head.
                number = _numbers(content[max(0, end - length - 9) : end - length])[-1:]
                row, digest = _row(_numbers(head[2:]), content[end : end + _LONGEST])
                if row and number:
                    yield number[0], row, digest
        at = content.find(_DIGEST_KIND, at + 1)


def _row(kinds: list[int], content: bytes) -> tuple[Row | None, object]:
    """Return a row and its digest, from the kinds of its columns and what follows them."""
    if len(kinds) != 3:
        return None, None
    texts: list[object] = []
    at = 0
    for kind in (*kinds, 2 * _DIGEST + 13):
        size = 0 if kind in (0, 8, 9) else 1 if kind == 1 else (kind - 13) // 2
        part = content[at : at + size]
        at += size
        if kind in (0, 8, 9):
            texts.append(None if kind == 0 else kind - 8)
        elif kind == 1:
            texts.append(int.from_bytes(part, signed=True))
        else:
            texts.append(_text(part) if kind >= 13 and kind % 2 else b"")
    return as_row(*texts[:3]), texts[3]


def as_row(text: object, seat: object, command: object) -> Row | None:
    """Return a row from its columns, or None where they cannot be those of one."""
    if not (isinstance(text, str) and isinstance(seat, int | None)):
        return None
    if not isinstance(command, str | None):
        return None
    try:
        f"{text}{command}".encode()
    except UnicodeError:  # has no digest
        return None
    return Row(text, seat, command)


def _numbers(content: bytes) -> list[int]:
    """Return numbers as sqlite writes them: seven bits a byte, the last byte without the eighth."""
    numbers, number = [], 0
    for byte in content:
        number = number << 7 | byte & 127
        if byte < 128:
            numbers.append(number)
            number = 0
    return numbers


def _text(part: bytes) -> str:
    return part.decode("utf-8", "surrogateescape")


LARGEST = 50_000_000
"""The bytes of the largest file that is read as a save: many times those of the longest game."""

LOGS = ("-journal", "-wal")
"""The suffixes of sqlite's logs beside a file that is open, or was at a crash."""

WAL_AT, WAL, NO_WAL = slice(18, 20), b"\2\2", b"\1\1"
"""The bytes in the header that say whether the file is written with a log, and their values."""


class Contents(msgspec.Struct, frozen=True):
    """The proven contents of a save, from the beginning to the last good row.

    `wanted` has the codes of wanted cards by seat, and of those that hints keep to by the number of
    the seat and `PLANS`; those of older versions have no digest, and are left out of a flawed save.
    `digest` is that of the last good row. `missing` is how many rows are known to have come after
    it, not counting the mark of an end. `flawed`: the files are damaged, even if no row is missing.
    `text` is the beginning as it is stored.
    """

    beginning: Beginning
    rows: tuple[Row, ...]
    digest: str
    missing: int = 0
    flawed: bool = False
    format: int = FORMAT
    wanted: dict[int, str] = {}
    text: str = ""

    @property
    def finished(self) -> bool:
        """Whether the end of the game has been told."""
        return bool(self.rows) and self.rows[-1].text == ENDED


def read_contents(path: Path) -> Contents:
    """Read a save. Raises SaveError where not even one copy of the beginning is good."""
    # The tally first: meanwhile the game may be played on, and the tally must not be ahead.
    tally = read_tally(path)
    found, refused = _Found(), SaveError("corrupt", path.stem)
    try:
        found = _asked(path)
        if found.old:
            return found.old
        contents = _proven(found, tally)
        if not contents.flawed and not contents.missing and _is_as_closed(path, contents, tally):
            return contents
    except SaveError as error:
        if error.reason not in ("corrupt", "newer"):
            raise
        refused = error
    with translated_errors():
        _salvage(path, found)
    try:
        return _proven(found, tally)
    except SaveError as error:
        raise refused from error


def logs_of(path: Path) -> list[Path]:
    """Return where sqlite has the logs of a save, if any."""
    return [path.with_name(f"{path.name}{end}") for end in LOGS]


def _is_as_closed(path: Path, contents: Contents, tally: Tally | None) -> bool:
    """Return whether no byte has changed since a save was closed, as far as that is known."""
    if tally is None or not tally.file or tally.digest != contents.digest:
        return True
    if any(log.exists() for log in logs_of(path)):
        return True
    with translated_errors():
        # It may have been played on since the tally was read.
        return file_digest(path) == tally.file or read_tally(path) != tally


class _Found(msgspec.Struct):
    """What was found of a save; `old` is a whole one of format 1, `asked` one that sqlite reads."""

    version: int = FORMAT
    whole: bool = False
    asked: bool = False
    records: Records = msgspec.field(default_factory=Records)
    old: Contents | None = None


_DAMAGED = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CANTOPEN)
"""Errors of sqlite in a copy of a save whose head is changed, or the names of its tables.

Every save has these tables and columns, and the copy itself could be opened.
"""


def _asked(path: Path) -> _Found:
    """Return what sqlite finds in a save. Raises SaveError."""
    check_header(path)
    with translated_errors(), _copy(path) as connection:
        try:
            return _queried(connection)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in _DAMAGED:
                raise
            raise SaveError("corrupt", str(error)) from error


def _salvage(path: Path, found: _Found) -> None:
    """Add what is found in the bytes of a save. Raises OSError."""
    found.whole = False
    for file in (path, *logs_of(path), tally_path(path)):
        if not file.is_file() or file.stat().st_size > LARGEST:
            continue
        more = records(file.read_bytes())
        found.records.beginnings += more.beginnings
        found.records.entries += more.entries
        if not found.asked:
            found.records.wanted |= more.wanted


@contextmanager
def _copy(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a copy of a save. Raises SaveError, OSError and sqlite3.Error."""
    logs = [each for each in logs_of(path) if each.is_file()]
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


def _queried(connection: sqlite3.Connection) -> _Found:
    # What a bad row holds need not be text.
    connection.text_factory = lambda stored: stored.decode("utf-8", "surrogateescape")
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    columns = [column[1] for column in connection.execute("PRAGMA table_info(entries)")]
    whole = _is_whole(connection)
    if "digest" in columns:
        began = connection.execute("SELECT beginning, digest FROM game").fetchall()
        found = Records(began, [*_stored(connection)], _wanted(connection))
        return _Found(version, whole, True, found)
    if version > FORMAT:
        raise SaveError("newer", str(version))
    if version != 1:
        raise SaveError("corrupt", str(version))
    text = connection.execute("SELECT beginning FROM game").fetchone()
    entries = connection.execute("SELECT row FROM entries ORDER BY number").fetchall()
    rows = tuple(Row(str(row)) for (row,) in entries)
    old = Contents(_decoded(text and text[0]), rows, "", flawed=not whole, format=1)
    return _Found(old=old)


def _wanted(connection: sqlite3.Connection) -> dict[int, str]:
    """Return what is stored of wanted cards by seat; most games have none."""
    with suppress(sqlite3.Error, UnicodeError):
        found = connection.execute("SELECT seat, card FROM wanted").fetchall()
        return {seat: str(text) for seat, text in found}
    return {}


def _is_whole(connection: sqlite3.Connection) -> bool:
    try:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    except (sqlite3.Error, UnicodeError):
        return False


def _decoded(text: object) -> Beginning:
    """Return a beginning from the column it is stored in. Raises SaveError."""
    try:
        if not isinstance(text, str):
            raise SaveError("corrupt")
        return msgspec.json.decode(text, type=Beginning)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise SaveError("corrupt", str(error)) from error


def _proven(found: _Found, tally: Tally | None) -> Contents:
    """Return the most that the digests prove, from any copy of the beginning. Raises SaveError."""
    refused = SaveError("corrupt")
    proven: list[Contents] = []
    for text, digest in found.records.beginnings:
        try:
            beginning = _decoded(text)
            assert isinstance(text, str)
            proven.append(_followed(found, beginning, text, digest, tally))
        except SaveError as error:
            refused = error
    if not proven:
        raise refused
    best = max(proven, key=lambda contents: len(contents.rows))
    stored = found.records.wanted
    wanted = {seat: card for seat, text in stored.items() if (card := proven_wanted(seat, text))}
    older = {seat: text for seat, text in stored.items() if CODE.fullmatch(text)}
    flawed = best.flawed or not found.whole or len(wanted) + len(older) < len(stored)
    return msgspec.structs.replace(
        best, flawed=flawed, wanted=wanted if flawed else {**older, **wanted}
    )


def _followed(
    found: _Found, beginning: Beginning, text: str, digest: object, tally: Tally | None
) -> Contents:
    """Follow the chain as far as it goes; the last digest that fits proves all before it."""
    digests = [beginning_digest(text)]
    entries = found.records.entries
    rows: list[Row] = []
    good = 0 if digest == digests[0] else -1
    flawed = good < 0 or found.version != FORMAT
    numbered: dict[object, list[tuple[Row, object]]] = {}
    for number, row, stored in entries:
        if row:
            numbered.setdefault(number, []).append((row, stored))
    while True:
        number, previous = len(rows) + 1, digests[-1]
        here = numbered.get(number, [])
        step = _fitting(previous, number, here)
        if not step and (number in numbered or not found.whole):
            # Its number may be what is damaged.
            step = _fitting(previous, number, [row for each in numbered.values() for row in each])
        row = step or (here[0][0] if here else None)
        if row is None:
            break
        rows.append(row)
        digests.append(row_digest(previous, number, row))
        if step:
            good = number
        else:
            flawed = True
    flawed |= good < len(rows) or len(rows) < len(entries)
    known = max(good, 0)
    if tally:
        if tally.rows < len(digests) and tally.digest == digests[tally.rows]:
            good = max(good, tally.rows)
        else:
            flawed = True
        known = max(known, tally.rows)
    # Rows are counted by their numbers: damage may show one twice, or give it a wild number.
    used = {*digests}
    while any(stored not in used for _row, stored in numbered.get(known + 1, ())):
        known += 1
    if tally is None:
        known = max(known, len(numbered))
    elif good < tally.rows:
        known -= tally.ended
    if good < 0:
        raise SaveError("newer" if found.version > FORMAT else "corrupt", str(found.version))
    return Contents(
        beginning,
        tuple(rows[:good]),
        digests[good],
        max(0, known - good),
        flawed=flawed,
        text=text,
    )


def _fitting(previous: str, number: int, some: list[tuple[Row, object]]) -> Row | None:
    """Return the row whose digest fits behind the previous one."""
    fits = (row for row, stored in some if row_digest(previous, number, row) == stored)
    return next(fits, None)


def _stored(connection: sqlite3.Connection) -> Iterator[tuple[object, Row | None, object]]:
    """Yield the number, the row and the digest of each entry, until sqlite finds no more."""
    query = "SELECT number, row, seat, command, digest FROM entries ORDER BY number"
    with suppress(sqlite3.Error):
        for number, *columns, digest in connection.execute(query):
            yield number, as_row(*columns), digest
