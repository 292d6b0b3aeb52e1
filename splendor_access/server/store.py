"""The tables of a server on its disk: one folder each, with who sits there and the games.

A folder has the name of the digest of the code, so that looking a code up compares no secret.
`table.json` replaces the one before it whole. Games are files as at home, numbered from 1.
"""

import os
import shutil
from contextlib import suppress
from pathlib import Path

import msgspec

from splendor_access.game.record import HUMAN
from splendor_access.preferences.files import home
from splendor_access.protocol.tables import AWAY
from splendor_access.saved_games import restore
from splendor_access.server.keys import digest
from splendor_access.store import contents, saves
from splendor_access.store.chain import Row
from splendor_access.store.database import SaveError, told
from splendor_access.table.table import Table

FILE = "table.json"
FORMAT = 1


class Place(msgspec.Struct, frozen=True):
    """A seat as it is kept: who has it, and the digest of the key that proves it.

    `computer` is the level of the opponent that plays for somebody who is away.
    """

    name: str
    kind: str = HUMAN
    key: str = ""
    computer: str = ""

    @property
    def player(self) -> str:
        """Who decides at this seat now: `human`, or the level of a computer opponent."""
        return self.computer or self.kind


class Kept(msgspec.Struct, frozen=True):
    """A table as it is kept. `rules` are as in a position, `size` how many can sit there.

    `away` is how many minutes somebody may be away before the computer may play.
    """

    v: int
    places: tuple[Place, ...]
    rules: str
    size: int
    games: int = 0
    host: str = ""
    locked: bool = False
    away: int = AWAY


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
    """Read who sits at a table. Raises SaveError."""
    with told():
        text = (folder / FILE).read_bytes()
    try:
        return msgspec.json.decode(text, type=Kept)
    except msgspec.MsgspecError as error:
        raise SaveError("corrupt", str(error)) from error


def write(folder: Path, kept: Kept) -> None:
    """Keep who sits at a table. Raises SaveError, with the old file as it was."""
    new = folder / f"{FILE}.new"
    with told():
        file = os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(file, "wb") as stream:
            stream.write(msgspec.json.encode(kept))
            stream.flush()
            os.fsync(stream.fileno())
        new.replace(folder / FILE)
        saves.sync(folder)


def begin_game(folder: Path, number: int, table: Table) -> None:
    """Begin the save of a game. Raises SaveError."""
    table.save = saves.create_at(folder / f"{number}.sqlite", table.kept())


def open_game(folder: Path, number: int) -> tuple[Table, tuple[Row, ...]]:
    """Return the last game of a table, ready to be gone on with, and its rows.

    A damaged one goes on from its last good row; the old file is kept. Raises SaveError.
    """
    path = folder / f"{number}.sqlite"
    found = restore.played(path.stem, contents.read(path))
    rows = found.contents.rows
    if found.damaged:
        saves.set_aside_at(path)
        found.table.save = saves.create_at(path, found.contents.beginning, rows)
    else:
        found.table.save = saves.open_at(path, found.contents)
    return found.table, rows


def remove(folder: Path) -> None:
    """Forget a table and its games."""
    shutil.rmtree(folder, ignore_errors=True)
