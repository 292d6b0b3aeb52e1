"""Stores of a server that are named on a command line: copied, and examined."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from splendor_access import ExitCode
from splendor_access.commands import CannotRun, Invocation
from splendor_access.commands._game import online_modules
from splendor_access.commands._serving import check_nats, check_store
from splendor_access.talk.messages import PATH, Arg, Messages, clean, say

if TYPE_CHECKING:
    from splendor_access.online.jetstream.store import JetStore
    from splendor_access.online.server.copying import Copied
    from splendor_access.online.server.port import TableStore

TABLES = "tables"
"""The folder of tables in that of a server."""


def copy_stores(invocation: Invocation, places: list[str]) -> int:
    """Copy all that one store keeps to another one, and tell what came of it. Raises CannotRun."""
    if len(places) != 2:
        raise CannotRun(say("copy-words"))
    with online_modules():
        from splendor_access.online.server.copying import copy_all
        from splendor_access.table.database import SaveError

    source, target = places
    with closing(_opened(source, there=True)) as one, closing(_opened(target)) as other:
        try:
            copied = copy_all(one, other)
        except SaveError as error:
            raise CannotRun(say("copy-broken"), ExitCode.FAILED) from error
    invocation.terminal().write([invocation.locale.text(each) for each in _told(copied)])
    return ExitCode.FAILED if copied.damaged or copied.other else ExitCode.DONE


def export_games(invocation: Invocation, places: list[str]) -> int:
    """Write the records of all games that are over into a folder. Raises CannotRun."""
    if len(places) != 2:
        raise CannotRun(say("export-words"))
    with online_modules():
        from splendor_access.online.server.copying import export_records
        from splendor_access.table.database import SaveError

    source, folder = places
    with closing(_opened(source, there=True)) as store:
        try:
            count = export_records(store, Path(folder))
        except (SaveError, OSError) as error:
            raise CannotRun(say("copy-broken"), ExitCode.FAILED) from error
    told = say("export-done", count=count, folder=clean(folder, PATH))
    invocation.terminal().write([invocation.locale.text(told)])
    return ExitCode.DONE


def _opened(typed: str, *, there: bool = False) -> "TableStore":
    """Open a store by its folder or the address of NATS. Raises CannotRun if a server uses it.

    From NATS can be copied while servers use it: each table is read at one moment.
    """
    if "://" in typed:
        store = open_named(typed)
        if not there and not store.is_alone():
            store.close()
            raise CannotRun(say("copy-busy", place=clean(typed, PATH)), ExitCode.FAILED)
        return store
    from splendor_access.online.server.operator import is_served
    from splendor_access.online.server.store import Store

    home = Path(typed)
    if there and not (home / TABLES).is_dir():
        raise CannotRun(say("copy-nothing", place=clean(typed, PATH)))
    if is_served(home):
        raise CannotRun(say("copy-busy", place=clean(typed, PATH)), ExitCode.FAILED)
    return Store(home / TABLES)


def open_named(address: str, credentials: str = "") -> "JetStore":
    """Open the store of NATS at an address. Raises CannotRun."""
    check_store(address)
    check_nats(credentials)
    with online_modules():
        from splendor_access.online.jetstream.opening import NoStore, open_store
    try:
        return open_store(address, credentials)
    except NoStore as error:
        raise CannotRun(error.message, ExitCode.FAILED) from error


def _told(copied: "Copied") -> Messages:
    told = [
        say(
            "copy-done",
            tables=copied.tables,
            documents=copied.documents,
            digest=copied.digest,
        )
    ]
    other: list[Arg] = [*map(clean, copied.other)]
    damaged: list[Arg] = [*map(clean, copied.damaged)]
    told += [say("copy-other", names=other)] if other else []
    return [*told, *([say("copy-damaged", names=damaged)] if damaged else [])]


def examine_store(invocation: Invocation, address: str, credentials: str) -> int:
    """Tell what is found in NATS, and what is wrong with it. Raises CannotRun."""
    with closing(open_named(address, credentials)) as store:
        from splendor_access.online.jetstream.opening import examine_nats

        told = examine_nats(store)
    invocation.terminal().write([invocation.locale.text(each) for each in told])
    return ExitCode.DONE
