"""The tables of a server on its disk: one folder each, with its people and its games.

A folder is named by the digest of the code, so that a lookup compares no secret. `table.json`
replaces the previous one as a whole, and ends with a digest of everything before it. `table.copy`
is the same once more. Games are files as at home, numbered from 1.
"""

import os
import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from splendor_access import bots
from splendor_access.game.digests import sha256
from splendor_access.game.notation import NotationError
from splendor_access.game.position import parse_rules
from splendor_access.game.record import HUMAN
from splendor_access.online.protocol.frames import AWAY, LONGEST_AWAY
from splendor_access.online.server.doors import digest
from splendor_access.saved_games import restore
from splendor_access.settings.files import home
from splendor_access.table import contents, saves
from splendor_access.table.chain import Row, is_tally_damaged, tally_path
from splendor_access.table.database import SaveError, check_free, translated_errors
from splendor_access.table.table import Table
from splendor_access.talk.messages import clean

FILE = "table.json"
COPY = "table.copy"
FORMAT = 1

_CHECKED = re.compile(rb'(.*),"check":"([0-9a-f]{64})"}', re.DOTALL)
"""A file with its digest. Those of older versions have none until they are written again."""


class StoredSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stored seat: its owner, and the digest of the key that proves the ownership.

    `computer` is the level of the opponent that plays for an absent person. `missing` is the number
    of lost moves of a damaged game, until that has been told at this seat; so is `mended`, that a
    file of the table was damaged, and written anew.
    """

    name: str
    kind: str = HUMAN
    key: str = ""
    computer: str = ""
    missing: int | None = None
    mended: bool = False

    @property
    def player(self) -> str:
        """The player at this seat now: `human`, or the level of a computer opponent."""
        return self.computer or self.kind


class StoredTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stored table. `rules` are as in a position, `size` is the number of seats.

    `away` is how many minutes a player may be away before the computer may play. `damaged` is the
    last damaged file of the game. `first` names who begins the first one, if the host did.
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

    @property
    def names(self) -> list[str]:
        """The players' names, cleaned as in a save."""
        return [clean(place.name) for place in self.places]


class Store:
    """The folder of a server."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or home() / "tables"

    def find(self, code: str) -> Path | None:
        """Return the folder of the table with a code, or None."""
        folder = self._folder / digest(code)
        there = any((folder / name).is_file() for name in (FILE, COPY))
        # Where both are lost, its games are left to be told of.
        return folder if there or newest(folder) else None

    def unbegun(self) -> dict[Path, float]:
        """Return the folders of tables without a game, with the times of their last changes."""
        try:
            found = {folder: last_change(folder) for folder in self._folder.iterdir()}
        except OSError:
            return {}
        return {folder: at for folder, at in found.items() if at is not None}

    def make(self, code: str, kept: StoredTable) -> Path:
        """Make the folder of a new table. Raises SaveError."""
        folder = self._folder / digest(code)
        if newest(folder):
            # Its games belong to others, whose `table.json` is lost.
            raise SaveError("table")
        with translated_errors():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write(folder, kept)
        return folder


def last_change(folder: Path) -> float | None:
    """Return the time of the last change of a table without a game, or None if it has one.

    Any unknown file in the folder counts as a game.
    """
    try:
        names = {file.name for file in folder.iterdir()}
        if names - {name + end for name in (FILE, COPY) for end in ("", ".new")}:
            return None
        return (folder / FILE if FILE in names else folder).stat().st_mtime
    except OSError:
        return None


def touch(folder: Path) -> None:
    """Mark a table as in use."""
    with suppress(OSError):
        os.utime(folder / FILE)


def remove_unbegun(folder: Path, before: float) -> bool:
    """Remove a table without a game, unless it has changed since; return whether it is gone."""
    at = last_change(folder)
    if at is None or at >= before:
        return False
    try:
        if any((folder / name).exists() for name in (FILE, COPY)) and read(folder).games:
            return False
    except SaveError:
        # It may have had a game.
        return False
    shutil.rmtree(folder, ignore_errors=True)
    return True


def read(folder: Path) -> StoredTable:
    """Read the people of a table, exactly as written. Raises SaveError.

    Where `table.json` is lost or damaged, its copy is read.
    """
    refused = None
    for name in (FILE, COPY):
        try:
            kept, checked = _read(folder / name)
        except SaveError as error:
            # What is said is what is wrong with `table.json`.
            refused = refused or error
            continue
        if not checked and (folder / COPY).is_file():
            # Who writes a copy writes a digest.
            refused = refused or SaveError("table")
            continue
        return kept
    assert refused
    raise refused


def _read(file: Path) -> tuple[StoredTable, bool]:
    """Read one copy, and return whether it has a digest. Raises SaveError."""
    if not file.is_file():
        raise SaveError("table")
    with translated_errors():
        text = file.read_bytes()
    checked = _CHECKED.fullmatch(text)
    if checked and sha256(checked[1]).hexdigest().encode() != checked[2]:
        raise SaveError("table")
    try:
        kept = msgspec.json.decode(checked[1] + b"}" if checked else text, type=StoredTable)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        # A proven file that is not understood comes from a newer version.
        raise SaveError("newer" if checked else "table", str(FORMAT + 1)) from error
    if checked and kept.v > FORMAT:
        raise SaveError("newer", str(kept.v))
    if not _is_plausible(kept):
        raise SaveError("table")
    return kept, checked is not None


def _is_plausible(kept: StoredTable) -> bool:
    """Return whether a table's values are possible; without a digest there is no other check."""
    levels = {place.kind for place in kept.places} - {HUMAN}
    levels |= {place.computer for place in kept.places} - {""}
    try:
        parse_rules(kept.rules)
    except NotationError:
        return False
    return (
        kept.v == FORMAT
        and len(kept.places) <= kept.size <= 4
        and levels <= set(bots.names())
        and kept.games >= 0
        and 1 <= kept.away <= LONGEST_AWAY
    )


def _reads_back(text: bytes, kept: StoredTable) -> bool:
    """Return whether a table is read as it is written."""
    try:
        return msgspec.json.decode(text, type=StoredTable) == kept and _is_plausible(kept)
    except (msgspec.MsgspecError, UnicodeError):
        return False


def write(folder: Path, kept: StoredTable) -> None:
    """Save the people of a table, twice. Raises SaveError, and leaves the old file.

    What reading would refuse is not written either.
    """
    whole = msgspec.json.encode(kept)
    if not _reads_back(whole, kept):
        raise SaveError("failed", "invalid table")
    text = whole[:-1]
    checked = text + b',"check":"' + sha256(text).hexdigest().encode() + b'"}'
    with translated_errors():
        # The copy first: where it cannot be written, both are as they were.
        for name in (COPY, FILE):
            new = folder / f"{name}.new"
            file = os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
            with os.fdopen(file, "wb") as stream:
                stream.write(checked)
                stream.flush()
                os.fsync(stream.fileno())
            new.replace(folder / name)
            saves.sync(folder)


def mend(folder: Path, kept: StoredTable) -> tuple[StoredTable, list[str]]:
    """Write a copy anew that is lost or damaged; what cannot be written waits for a change.

    Returns the table, whose people will be told of a damage, and the names of damaged files: one
    that is lost may never have been written. Among them is the tally of the last game, which is
    written anew when that is opened.
    """
    damaged = [name for name in (FILE, COPY) if _is_damaged(folder / name)]
    game = folder / f"{kept.games}.sqlite"
    if is_tally_damaged(game):
        damaged.append(tally_path(game).name)
    if damaged:
        kept = _for_people(kept, lambda place: msgspec.structs.replace(place, mended=True))
    with suppress(SaveError):
        if any(not _is(folder / name, kept) for name in (FILE, COPY)):
            write(folder, kept)
    return kept, damaged


def _is_damaged(file: Path) -> bool:
    try:
        _kept, checked = _read(file)
    except SaveError:
        return file.is_file()
    return not checked and (file.parent / COPY).is_file()


def _is(file: Path, kept: StoredTable) -> bool:
    try:
        return _read(file) == (kept, True)
    except SaveError:
        return False


def newest(folder: Path) -> int:
    """Return the number of the newest game in a folder, whatever `table.json` says; 0 for none."""
    stems = [path.stem for path in folder.glob("*.sqlite")]
    return max((int(stem) for stem in stems if re.fullmatch(r"[0-9]{1,9}", stem)), default=0)


def begin_game(folder: Path, number: int, table: Table) -> None:
    """Begin the save of a game with an unused number. Raises SaveError."""
    table.save = saves.create_at(folder / f"{number}.sqlite", table.kept())


class ResumedGame(msgspec.Struct, frozen=True):
    """A resumed game: its people, its table, and the rows of its save.

    `missing` is the number of lost moves of a damaged one.
    """

    kept: StoredTable
    table: Table
    rows: tuple[Row, ...]
    missing: int | None = None


def open_game(folder: Path, kept: StoredTable) -> ResumedGame:
    """Open the last game of a table, to resume it. Raises SaveError.

    A damaged one continues from its last good row. Its files are copied to other names first, and
    everybody at the table will be told.
    """
    path = folder / f"{kept.games}.sqlite"
    found = restore.replay_game(path.stem, contents.read_contents(path))
    rows = found.contents.rows
    if [player.name for player in found.table.players] != kept.names:
        raise SaveError("table")
    if not found.damaged:
        found.table.save = saves.open_at(path, found.contents)
        return ResumedGame(kept, found.table, rows)
    check_free(path)
    # The note to tell everybody is on the disk before the game is repaired.
    missing = found.contents.missing
    kept = _damaged(kept, saves.keep_at(path).name, missing)
    write(folder, kept)
    found.table.save = saves.replace_at(path, found.contents.beginning, rows)
    return ResumedGame(kept, found.table, rows, missing)


def kept_files(folder: Path) -> list[str]:
    """Return the names of the kept files of the last game, the oldest first."""
    name = re.compile(rf"{newest(folder)}\.({saves.ASIDE}|{saves.LEFT})[0-9]*")
    found = [file for file in folder.iterdir() if name.fullmatch(file.name)]
    return [file.name for file in sorted(found, key=lambda file: file.stat().st_mtime_ns)]


def go_back(folder: Path, name: str) -> str:
    """Put one of `kept_files` in the place of the last game; return where that is kept now.

    Raises SaveError, and leaves everything as it was.
    """
    path, kept = folder / f"{newest(folder)}.sqlite", read(folder)
    check_free(path)
    # What cannot be read at all would only close the table.
    contents.read_contents(folder / name)
    left = saves.keep_at(path, saves.LEFT).name
    # Who has not yet heard of other losses hears of those of the file instead.
    places = tuple(msgspec.structs.replace(place, missing=None) for place in kept.places)
    write(folder, msgspec.structs.replace(kept, places=places))
    saves.put_back(folder / name, path)
    return left


def _damaged(kept: StoredTable, file: str, missing: int) -> StoredTable:
    """Return a table whose people must be told how many moves are lost."""

    def lost(place: StoredSeat) -> StoredSeat:
        return msgspec.structs.replace(place, missing=(place.missing or 0) + missing)

    return msgspec.structs.replace(_for_people(kept, lost), damaged=file)


def _for_people(kept: StoredTable, change: Callable[[StoredSeat], StoredSeat]) -> StoredTable:
    """Return a table with something changed at the seat of each person."""
    places = (change(place) if place.kind == HUMAN else place for place in kept.places)
    return msgspec.structs.replace(kept, places=tuple(places))


def remove(folder: Path) -> None:
    """Remove a table and its games."""
    shutil.rmtree(folder, ignore_errors=True)
