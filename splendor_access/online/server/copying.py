"""All that a store keeps, copied to another one: from the disk to NATS, and back.

Each table is copied whole or not at all, and read back: a copy that was broken off goes on where it
was. What is there already stays as it is.
"""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import msgspec

from splendor_access.game.digests import sha256
from splendor_access.game.record import record_text
from splendor_access.online.club.members import Members
from splendor_access.online.server.membership import called, names_now
from splendor_access.online.server.port import SHORT, TableStore
from splendor_access.saved_games import restore
from splendor_access.settings.files import Unreadable
from splendor_access.table.contents import Contents
from splendor_access.table.database import SaveError


class Copied(msgspec.Struct):
    """What came of a copy: how many tables and documents are in both stores, and alike.

    `other` names those that the target has otherwise, `damaged` those that cannot be read where
    they are. `digest` is that of all tables alike.
    """

    tables: int = 0
    documents: int = 0
    other: list[str] = []
    damaged: list[str] = []
    digest: str = ""


def copy_all(source: TableStore, target: TableStore) -> Copied:
    """Copy all that a store keeps, which no server may use meanwhile. Raises SaveError."""
    copied, digests = Copied(), []
    for place in sorted(source.places(), key=lambda each: each.name):
        try:
            copy = place.copy()
        except SaveError as error:
            if error.reason == "away":
                raise
            copied.damaged.append(place.name[:SHORT])
            continue
        if target.adopt(copy).copy().digest == copy.digest:
            copied.tables += 1
            digests.append(copy.digest)
        else:
            copied.other.append(copy.name[:SHORT])
    copied.digest = sha256(" ".join(digests).encode()).hexdigest()
    _copy_documents(source, target, copied)
    with suppress(Unreadable):
        for address in {*source.banned()} - {*target.banned()}:
            target.ban(address, on=True)
    return copied


def _copy_documents(source: TableStore, target: TableStore, copied: Copied) -> None:
    for name in (name for kind in source.shelf.kinds() for name in source.shelf.names(kind)):
        document = source.shelf.read(name)
        if document is None:
            continue
        there = target.shelf.read(name)
        if there is None:
            target.shelf.write(name, document.text, 0)
        if there is None or there.text == document.text:
            copied.documents += 1
        else:
            copied.other.append(name)


def export_records(source: TableStore, folder: Path) -> int:
    """Write the record of each game that is over into a folder; return how many there are.

    Raises SaveError and OSError.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    count, members = 0, Members(source, ThreadPoolExecutor(1))
    for place in source.places():
        for copy in place.finished():
            assert copy.beginning
            found = restore.replay_game(copy.name, Contents(copy.beginning, copy.rows, ""))
            file = folder / f"{copy.name[:SHORT]}-{copy.game}.txt"
            table = called(found.table, names_now(found.table.names, members))
            file.write_text(record_text(table.record()), encoding="utf-8")
            count += 1
    return count
