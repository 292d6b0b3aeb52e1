"""The tables of a server on its disk: one folder each, with who sits there and the games.

A folder has the name of the digest of the code, so that looking a code up compares no secret.
`table.json` replaces the one before it whole, and ends with a digest of all before that. Games are
files as at home, numbered from 1.
"""

import os
import re
import shutil
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
from splendor_access.table.chain import Row
from splendor_access.table.database import SaveError, check_free, told
from splendor_access.table.table import Table
from splendor_access.talk.messages import clean

FILE = "table.json"
FORMAT = 1

_CHECKED = re.compile(rb'(.*),"check":"([0-9a-f]{64})"}', re.DOTALL)
"""A file with its digest. Those of older versions have none until they are written again."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as it is kept: who has it, and the digest of the key that proves it.

    `computer` is the level of the opponent that plays for somebody who is away. `missing` is how
    many moves of a damaged game are lost, as long as that has not been told at this seat.
    """

    name: str
    kind: str = HUMAN
    key: str = ""
    computer: str = ""
    missing: int | None = None

    @property
    def player(self) -> str:
        """Who decides at this seat now: `human`, or the level of a computer opponent."""
        return self.computer or self.kind


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is kept. `rules` are as in a position, `size` how many can sit there.

    `away` is how many minutes somebody may be away before the computer may play. `damaged` is the
    file of the game as it was when it was found damaged last.
    """

    v: int
    places: tuple[Place, ...]
    rules: str
    size: int
    games: int = 0
    host: str = ""
    locked: bool = False
    away: int = AWAY
    damaged: str = ""

    @property
    def names(self) -> list[str]:
        """The names of those who sit there, as a save has them."""
        return [clean(place.name) for place in self.places]


class Store:
    """The folder of a server."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or home() / "tables"

    def find(self, code: str) -> Path | None:
        """Return the folder of the table with a code, or None."""
        folder = self._folder / digest(code)
        return folder if (folder / FILE).is_file() else None

    def not_begun(self) -> dict[Path, float]:
        """Return the folders of tables without a game, with the times of their last changes."""
        try:
            found = {folder: changed(folder) for folder in self._folder.iterdir()}
        except OSError:
            return {}
        return {folder: at for folder, at in found.items() if at is not None}

    def make(self, code: str, kept: Kept) -> Path:
        """Make the folder of a new table. Raises SaveError."""
        folder = self._folder / digest(code)
        if newest(folder):
            # Its games are those of others, whose `table.json` is lost.
            raise SaveError("table")
        with told():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write(folder, kept)
        return folder


def changed(folder: Path) -> float | None:
    """Return when a table without a game was changed last, or None for one that has a game.

    Whatever is in the folder that is not known counts as a game.
    """
    try:
        names = {file.name for file in folder.iterdir()}
        if names - {FILE, f"{FILE}.new"}:
            return None
        return (folder / FILE if FILE in names else folder).stat().st_mtime
    except OSError:
        return None


def touch(folder: Path) -> None:
    """Take note that a table is not forgotten."""
    with suppress(OSError):
        os.utime(folder / FILE)


def remove_unbegun(folder: Path, before: float) -> bool:
    """Forget a table whose game has not begun and which has not changed since; say if it is so."""
    at = changed(folder)
    if at is None or at >= before:
        return False
    try:
        if (folder / FILE).exists() and read(folder).games:
            return False
    except SaveError:
        # Nobody knows whether it had a game.
        return False
    shutil.rmtree(folder, ignore_errors=True)
    return True


def read(folder: Path) -> Kept:
    """Read who sits at a table, as it was written and no otherwise. Raises SaveError."""
    with told():
        text = (folder / FILE).read_bytes()
    checked = _CHECKED.fullmatch(text)
    if checked and sha256(checked[1]).hexdigest().encode() != checked[2]:
        raise SaveError("table")
    try:
        kept = msgspec.json.decode(checked[1] + b"}" if checked else text, type=Kept)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        # What is proven, and not understood, has been written by a newer version.
        raise SaveError("newer" if checked else "table", str(FORMAT + 1)) from error
    if checked and kept.v > FORMAT:
        raise SaveError("newer", str(kept.v))
    if not _makes_sense(kept):
        raise SaveError("table")
    return kept


def _makes_sense(kept: Kept) -> bool:
    """Say whether a table can be so: without a digest nothing else speaks for it."""
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


def write(folder: Path, kept: Kept) -> None:
    """Keep who sits at a table. Raises SaveError, with the old file as it was."""
    new = folder / f"{FILE}.new"
    text = msgspec.json.encode(kept)[:-1]
    with told():
        file = os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(file, "wb") as stream:
            stream.write(text + b',"check":"' + sha256(text).hexdigest().encode() + b'"}')
            stream.flush()
            os.fsync(stream.fileno())
        new.replace(folder / FILE)
        saves.sync(folder)


def newest(folder: Path) -> int:
    """Return the number of the newest game in a folder, whatever `table.json` says; 0 for none."""
    stems = [path.stem for path in folder.glob("*.sqlite")]
    return max((int(stem) for stem in stems if re.fullmatch(r"[0-9]{1,9}", stem)), default=0)


def begin_game(folder: Path, number: int, table: Table) -> None:
    """Begin the save of a game, where there is none of that number. Raises SaveError."""
    table.save = saves.create_at(folder / f"{number}.sqlite", table.kept())


class Opened(msgspec.Struct, frozen=True):
    """A game that is gone on with: who sits there now, the table, and the rows of its save.

    `missing` is how many moves are lost of one that was damaged.
    """

    kept: Kept
    table: Table
    rows: tuple[Row, ...]
    missing: int | None = None


def open_game(folder: Path, kept: Kept) -> Opened:
    """Open the last game of a table, to go on with it. Raises SaveError.

    A damaged one goes on from its last good row. Its files are copied to other names first, and
    all who sit there are to be told.
    """
    path = folder / f"{kept.games}.sqlite"
    found = restore.played(path.stem, contents.read(path))
    rows = found.contents.rows
    if [player.name for player in found.table.players] != kept.names:
        raise SaveError("table")
    if not found.damaged:
        found.table.save = saves.open_at(path, found.contents)
        return Opened(kept, found.table, rows)
    check_free(path)
    # That all are to be told is on the disk before the game is whole again.
    missing = found.contents.missing
    kept = _damaged(kept, saves.keep_at(path).name, missing)
    write(folder, kept)
    found.table.save = saves.replace_at(path, found.contents.beginning, rows)
    return Opened(kept, found.table, rows, missing)


def _damaged(kept: Kept, file: str, missing: int) -> Kept:
    """Return a table where all people are to be told how many moves are lost."""
    places = tuple(
        msgspec.structs.replace(place, missing=(place.missing or 0) + missing)
        if place.kind == HUMAN
        else place
        for place in kept.places
    )
    return msgspec.structs.replace(kept, places=places, damaged=file)


def remove(folder: Path) -> None:
    """Forget a table and its games."""
    shutil.rmtree(folder, ignore_errors=True)
