"""The tables of a server on its disk: one folder each, with its people and its games.

A folder is named by the digest of the code, so that a lookup compares no secret. `table.json`
replaces the previous one as a whole, and ends with a digest of everything before it. `table.copy`
is the same once more. Games are files as at home, numbered from 1.
"""

import os
import re
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

import msgspec

from splendor_access import bots
from splendor_access.game.digests import sha256
from splendor_access.game.notation import NotationError
from splendor_access.game.position import parse_rules
from splendor_access.game.record import HUMAN
from splendor_access.online.protocol.frames import LONGEST_AWAY
from splendor_access.online.server.doors import digest
from splendor_access.online.server.port import (
    Aged,
    ResumedGame,
    SharedFigures,
    Stage,
    StoredSeat,
    StoredTable,
    StoreNotice,
    TableCopy,
)
from splendor_access.online.server.shelf import FolderShelf
from splendor_access.saved_games import restore
from splendor_access.settings import files
from splendor_access.settings.system import explain
from splendor_access.table import contents, saves
from splendor_access.table.chain import Row, is_tally_damaged, read_tally, tally_path
from splendor_access.table.database import SaveError, check_free, translated_errors
from splendor_access.table.saves import Save
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages, say

FILE = "table.json"
COPY = "table.copy"
FORMAT = 1

BANNED = "banned.toml"

SHELF = "shelf"
"""The folder of what belongs to no table."""

_NAME = re.compile(r"[0-9a-f]{64}")

GONE = ".gone"
"""The suffix of a folder that is being deleted."""

_CHECKED = re.compile(rb'(.*),"check":"([0-9a-f]{64})"}', re.DOTALL)
"""A file with its digest. Those of older versions have none until they are written again."""


class Store:
    """The folder of a server: a `TableStore`. `clock` tells the seconds since 1970."""

    def __init__(self, folder: Path | None = None, clock: Callable[[], float] = time.time) -> None:
        self.now = clock
        self._folder = folder or files.home() / "tables"
        self.shelf = FolderShelf(self._folder / SHELF)
        self._subscribers: list[Callable[[StoreNotice], None]] = []
        # What was last read: if the file is damaged meanwhile, no ban is lost.
        self._banned: list[str] = []

    def find(self, code: str) -> "TableFolder | None":
        """Return the folder of the table with a code, or None."""
        place = self._place(code)
        there = any((place.path / name).is_file() for name in (FILE, COPY))
        # Where both are lost, its games are left to be told of.
        return place if there or place.newest() else None

    def make(self, code: str, kept: StoredTable) -> "TableFolder":
        """Make the folder of a new table. Raises SaveError."""
        place = self._place(code)
        if place.newest():
            # Its games belong to others, whose `table.json` is lost.
            raise SaveError("table")
        with translated_errors():
            place.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        place.write(kept)
        return place

    def banned(self) -> list[str]:
        """Return the addresses and networks from which nobody may come. Raises Unreadable."""
        try:
            found = files.read_twice(self._folder / BANNED).get("addresses")
            self._banned = msgspec.convert(found, list[str])
        except files.Missing:
            self._banned = []
        except msgspec.ValidationError as error:
            raise files.Unreadable(say("file-not-ours")) from error
        return self._banned

    def mend_bans(self) -> Messages:
        """Mend the file of bans if it is damaged, and say so; say what is lost if it cannot be."""
        told = files.mend_told(self._folder / BANNED)
        try:
            self.banned()
        except files.Unreadable:
            return [*told, say("operator-bans-lost")]
        return told

    def ban(self, address: str, *, on: bool) -> None:
        """Keep that an address is banned, or no longer. Raises Unwritable.

        A file that cannot be read is kept beside the new one.
        """
        with suppress(files.Unreadable):
            self.banned()
        kept = [each for each in self._banned if each != address]
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise files.Unwritable(explain(error)) from error
        files.replace_twice(self._folder / BANNED, {"addresses": [*kept, address] if on else kept})

    def publish(self, notice: StoreNotice) -> None:
        """Tell all subscribers: a folder has one server, in one process."""
        for take in self._subscribers:
            take(notice)

    def subscribe(self, take: Callable[[StoreNotice], None]) -> None:
        """Let a server hear what is published from now on."""
        self._subscribers.append(take)

    def serve(self, address: str) -> str:  # noqa: ARG002  # nobody else asks
        """Return a secret: a folder has one server."""
        return token_hex()

    def lead(self) -> None:
        """Return None: a folder has one server."""

    def is_alone(self) -> bool:
        """Whether no other server has this folder: always."""
        return True

    def figures(self) -> SharedFigures | None:
        """Return None: nobody else has this folder."""
        return None

    def close(self) -> None:
        """Do nothing: all is on the disk."""

    def _place(self, code: str) -> "TableFolder":
        return TableFolder(self._folder / digest(code), self.now)

    def places(self) -> list["TableFolder"]:
        """Return all tables, whole or not."""
        names = sorted(path.name for path in self._folder.glob("*") if _NAME.fullmatch(path.name))
        return [TableFolder(self._folder / name, self.now) for name in names]

    def adopt(self, copy: TableCopy) -> "TableFolder":
        """Keep a table of another store, whole or not at all, unless it is there. Raises SaveError.

        Return what is there.
        """
        path = self._folder / copy.name
        if path.exists():
            return TableFolder(path, self.now)
        # A folder with this name is deleted by the next server if this program ends before.
        half = TableFolder(path.with_name(f"{copy.name}{GONE}"), lambda: copy.at)
        with translated_errors():
            shutil.rmtree(half.path, ignore_errors=True)
            half.path.mkdir(mode=0o700, parents=True)
        game = half.path / f"{copy.game}.sqlite"
        if copy.beginning:
            log = saves.replace_at(game, copy.beginning, copy.rows)
            for seat, card in copy.wanted.items():
                log.want(seat, card)
            log.close()
        half.write(copy.people)
        with translated_errors():
            for file in half.path.iterdir():
                os.utime(file, (copy.at, copy.at))
            half.path.replace(path)
            saves.sync(self._folder)
        return TableFolder(path, self.now)

    def ages(self) -> list[Aged]:
        """Return all tables whose stage is certain, with their age; delete what is half deleted."""
        found = []
        try:
            paths = [*self._folder.iterdir()]
        except OSError:
            return []
        for path in paths:
            if path.name.endswith(GONE):
                shutil.rmtree(path, ignore_errors=True)
                continue
            if path.name == SHELF:
                continue
            place = TableFolder(path, self.now)
            age = place.age()
            if age:
                found.append(Aged(place, *age))
        return found


class TableFolder:
    """The folder of one table: a `Place`."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self._clock = clock

    @property
    def name(self) -> str:
        """The name of the folder."""
        return self.path.name

    def claim(self) -> str | None:
        """Return None: there is no other server."""
        return None

    def is_held(self) -> bool:
        """Return whether it is this server's: always."""
        return True

    def release(self) -> None:
        """Do nothing: there is no other server."""

    def touch(self) -> None:
        """Note that the table is in use now."""
        with suppress(OSError):
            os.utime(self.path / FILE, (self._clock(),) * 2)

    def age(self) -> tuple[Stage, float] | None:
        """Return the stage of the table, and when it was last used; None if that is uncertain.

        Any unknown file counts as a game. A game has ended when that has been told.
        """
        try:
            names = {file.name for file in self.path.iterdir()}
            file = self.path / FILE if FILE in names else self.path
            if not names - {name + end for name in (FILE, COPY) for end in ("", ".new")}:
                return "unbegun", file.stat().st_mtime
            game = self.path / f"{self.newest()}.sqlite"
            tally = read_tally(game)
            if FILE not in names or tally is None:
                return None
            used = max(each.stat().st_mtime for each in (file, game, tally_path(game)))
        except OSError:
            return None
        return "over" if tally.ended else "playing", used

    def expire(self, stage: Stage, before: float) -> bool:
        """Delete a table of this stage that was last used before a time; return whether it is gone.

        One in another stage, or in use since, stays; so does one whose files cannot be read.
        """
        found = self.age()
        if found is None or found[0] != stage or found[1] >= before:
            return False
        try:
            if any((self.path / name).exists() for name in (FILE, COPY)):
                kept = self.read()
                if stage == "unbegun" and kept.games:
                    # It may have had a game.
                    return False
            if stage != "unbegun":
                check_free(self.path / f"{self.newest()}.sqlite")
        except SaveError:
            return False
        # Its code leads nowhere from now on, even if the program ends before the files do.
        gone = self.path.with_name(f"{self.name}{GONE}")
        try:
            self.path.replace(gone)
        except OSError:
            return False
        shutil.rmtree(gone, ignore_errors=True)
        return True

    def copy(self) -> TableCopy:
        """Return all of the table as it is now. Raises SaveError if anything is damaged."""
        age = self.age()
        copy = TableCopy(self.name, self.read(), age[1] if age else self._clock())
        number = self.newest()
        return self._with_game(copy, number) if number else copy

    def finished(self) -> Iterator[TableCopy]:
        """Yield the games that are over, the oldest first. Raises SaveError."""
        copy = TableCopy(self.name, self.read(), self._clock())
        for number in range(1, self.newest() + 1):
            with suppress(SaveError):
                found = self._with_game(copy, number)
                if found.over:
                    yield found

    def _with_game(self, copy: TableCopy, number: int) -> TableCopy:
        """Return a copy with a game. Raises SaveError if that is damaged."""
        found = contents.read_contents(self.path / f"{number}.sqlite")
        if found.flawed or found.missing:
            raise SaveError("corrupt", f"{number}")
        return msgspec.structs.replace(
            copy, game=number, beginning=found.beginning, rows=found.rows, wanted=found.wanted
        )

    def read(self) -> StoredTable:
        """Read the people of a table, exactly as written. Raises SaveError.

        Where `table.json` is lost or damaged, its copy is read.
        """
        refused = None
        for name in (FILE, COPY):
            try:
                kept, checked = _read(self.path / name)
            except SaveError as error:
                # What is said is what is wrong with `table.json`.
                refused = refused or error
                continue
            if not checked and (self.path / COPY).is_file():
                # Who writes a copy writes a digest.
                refused = refused or SaveError("table")
                continue
            return kept
        assert refused
        raise refused

    def write(self, kept: StoredTable) -> None:
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
                new = self.path / f"{name}.new"
                file = os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
                with os.fdopen(file, "wb") as stream:
                    stream.write(checked)
                    stream.flush()
                    os.fsync(stream.fileno())
                os.utime(new, (self._clock(),) * 2)
                new.replace(self.path / name)
                saves.sync(self.path)

    def mend(self, kept: StoredTable) -> tuple[StoredTable, list[str]]:
        """Write a copy anew that is lost or damaged; what cannot be written waits for a change.

        Returns the table, whose people will be told of a damage, and the names of damaged files:
        one that is lost may never have been written. Among them is the tally of the last game,
        which is written anew when that is opened.
        """
        damaged = [name for name in (FILE, COPY) if _is_damaged(self.path / name)]
        game = self.path / f"{kept.games}.sqlite"
        if is_tally_damaged(game):
            damaged.append(tally_path(game).name)
        if damaged:
            kept = kept.with_people(lambda place: msgspec.structs.replace(place, mended=True))
        with suppress(SaveError):
            if any(not _is(self.path / name, kept) for name in (FILE, COPY)):
                self.write(kept)
        return kept, damaged

    def newest(self) -> int:
        """Return the number of the newest game, whatever `table.json` says; 0 for none."""
        stems = [path.stem for path in self.path.glob("*.sqlite")]
        return max((int(stem) for stem in stems if re.fullmatch(r"[0-9]{1,9}", stem)), default=0)

    def begin(self, number: int, table: Table) -> Save:
        """Begin the save of a game with an unused number. Raises SaveError."""
        return saves.create_at(self.path / f"{number}.sqlite", table.kept())

    def open(self, kept: StoredTable) -> ResumedGame:
        """Open the last game of a table, to resume it. Raises SaveError.

        A damaged one continues from its last good row. Its files are copied to other names first,
        and everybody at the table will be told.
        """
        path = self.path / f"{kept.games}.sqlite"
        found = restore.replay_game(path.stem, contents.read_contents(path))
        rows = found.contents.rows
        if [player.name for player in found.table.players] != kept.names:
            raise SaveError("table")
        if not found.damaged:
            return ResumedGame(kept, found.table, rows, saves.open_at(path, found.contents))
        check_free(path)
        # The note to tell everybody is on the disk before the game is repaired.
        missing = found.contents.missing
        kept = _damaged(kept, saves.keep_at(path).name, missing)
        self.write(kept)
        log = saves.replace_at(path, found.contents.beginning, rows)
        return ResumedGame(kept, found.table, rows, log, missing)

    def rows_from(self, game: int, start: int) -> Sequence[Row]:
        """Read the rows of a game behind the first ones, whoever has it open. Raises SaveError."""
        return contents.read_contents(self.path / f"{game}.sqlite").rows[start:]

    def shown(self, file: str) -> str:
        """Return a file's path, from the folder of the server."""
        return f"{self.path.parent.name}/{self.name}/{file}"

    def kept_files(self) -> list[str]:
        """Return the names of the kept files of the last game, the oldest first."""
        name = re.compile(rf"{self.newest()}\.({saves.ASIDE}|{saves.LEFT})[0-9]*")
        found = [file for file in self.path.iterdir() if name.fullmatch(file.name)]
        return [file.name for file in sorted(found, key=lambda file: file.stat().st_mtime_ns)]

    def go_back(self, name: str) -> str:
        """Put one of `kept_files` in the place of the last game; return where that is kept now.

        Raises SaveError, and leaves everything as it was.
        """
        path, kept = self.path / f"{self.newest()}.sqlite", self.read()
        check_free(path)
        # What cannot be read at all would only close the table.
        contents.read_contents(self.path / name)
        left = saves.keep_at(path, saves.LEFT).name
        # Who has not yet heard of other losses hears of those of the file instead.
        places = tuple(msgspec.structs.replace(place, missing=None) for place in kept.places)
        self.write(msgspec.structs.replace(kept, places=places))
        saves.put_back(self.path / name, path)
        return left


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


def _damaged(kept: StoredTable, file: str, missing: int) -> StoredTable:
    """Return a table whose people must be told how many moves are lost."""

    def lost(place: StoredSeat) -> StoredSeat:
        return msgspec.structs.replace(place, missing=(place.missing or 0) + missing)

    return msgspec.structs.replace(kept.with_people(lost), damaged=file)
