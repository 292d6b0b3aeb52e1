"""All saved games of a page in one file, to be kept elsewhere and taken back later."""

import io
import re
import shutil
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from splendor_access.settings.files import make_home
from splendor_access.table.chain import tally_path
from splendor_access.table.contents import logs_of
from splendor_access.table.saves import folder, save_names

NAME = "splendor-games.zip"
"""The file's name."""

_FILE = re.compile(r"([0-9A-Za-z-]{1,40})\.(sqlite|tally)")

_LARGEST = 20_000_000
"""The most bytes of a file in a copy."""


def copy_of_games() -> bytes:
    """Return a copy of all games, the same bytes for the same games."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(save_names()):
            path = folder() / f"{name}.sqlite"
            archive.writestr(zipfile.ZipInfo(path.name), _whole(path))
            if tally_path(path).is_file():
                tally = zipfile.ZipInfo(tally_path(path).name)
                archive.writestr(tally, tally_path(path).read_bytes())
    return made.getvalue()


def _whole(path: Path) -> bytes:
    """Return a game as one file, with what its log has; the game may be open."""
    with TemporaryDirectory() as place:
        copied = Path(place) / path.name
        for file in (path, *logs_of(path)):
            if file.is_file():
                shutil.copy(file, copied.with_name(file.name))
        with closing(sqlite3.connect(copied)) as database:
            database.execute("PRAGMA journal_mode = DELETE")
        return copied.read_bytes()


def take_back(data: bytes) -> int:
    """Add the games of a copy that are not there; return their number. Raises ValueError.

    One whose name is taken by another game gets the next number.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data), metadata_encoding="utf-8") as archive:
            if any(not 0 <= each.file_size <= _LARGEST for each in archive.infolist()):
                raise ValueError("too large")
            files = {
                each: archive.read(each) for each in archive.namelist() if _FILE.fullmatch(each)
            }
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError) as error:
        raise ValueError(str(error)) from error
    make_home()
    folder().mkdir(exist_ok=True)
    there = {_whole(folder() / f"{name}.sqlite") for name in save_names()}
    taken = 0
    for file, game in sorted(files.items()):
        stem, _, ending = file.partition(".")
        if ending != "sqlite" or game in there:
            continue
        name = stem if not (folder() / file).exists() else _next_number()
        for each, suffix in ((files.get(f"{stem}.tally"), "tally"), (game, ending)):
            if each is not None:
                (folder() / f"{name}.{suffix}").write_bytes(each)
        taken += 1
    return taken


def _next_number() -> str:
    return f"{max((int(each) for each in save_names() if each.isdecimal()), default=0) + 1}"
