"""`server`: orders of the operator to the server that this user runs on this machine.

Two of them, `copy` and `export`, need no server: they open the stores that are named behind them,
as `doctor` does to examine one.
"""

import argparse
import sys
from base64 import b64encode
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from splendor_access import ExitCode
from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._game import online_modules
from splendor_access.commands._serving import check_nats, check_store
from splendor_access.talk.messages import PATH, Arg, Messages, clean, say

if TYPE_CHECKING:
    from splendor_access.online.jetstream.store import JetStore
    from splendor_access.online.server.copying import Copied
    from splendor_access.online.server.operator import Report, ServerOrder
    from splendor_access.online.server.port import TableStore


PLACE = 31

ORDERS = (
    *("list", "close", "ban", "unban", "message", "mail", "stop"),
    *("invite", "members", "expel", "copy", "export"),
)

ALONE = ("list", "stop", "members", "mail")
"""Orders without words."""


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `server`."""
    parser.add_argument("order", choices=ORDERS, metavar="ACTION", help=about("server-order"))
    parser.add_argument("words", nargs="*", metavar="WORDS", help=about("server-words"))


def run(invocation: Invocation) -> int:
    """Give an order, and tell what came of it."""
    given = invocation.arguments
    if given.order == "copy":
        return copy_stores(invocation, given.words)
    if given.order == "export":
        return export_games(invocation, given.words)
    about = " ".join(given.words).strip()
    if bool(about) == (given.order in ALONE):
        raise CannotRun(say("operator-alone" if about else "operator-words", order=given.order))
    with online_modules():
        from splendor_access.online.post.reading import LARGEST_MAIL
        from splendor_access.online.server.operator import NoServer, ServerOrder, give_order
    failed = ExitCode.FAILED
    if given.order == "mail":
        # Of a longer one the rest is not read: its first lines are what counts.
        about = b64encode(sys.stdin.buffer.read(LARGEST_MAIL)).decode()
        failed = ExitCode.LATER
    try:
        order = ServerOrder(given.order, about)
        report = give_order(order)
    except NoServer:
        windows = sys.platform == "win32"
        told = say("operator-on-windows") if windows else say("operator-no-server")
        raise CannotRun(told, failed) from None
    if report.why:
        from splendor_access.online.protocol import refusals

        named = report.why in refusals.REASONS
        told = (
            refusals.explain(report.why, report.facts)
            if named
            else say(f"operator-{report.why}", typed=clean(about))
        )
        raise CannotRun(told, failed)
    invocation.terminal().write([invocation.locale.text(each) for each in _told(order, report)])
    return ExitCode.DONE


def _told(order: "ServerOrder", report: "Report") -> Messages:
    match order.do:
        case "list":
            return _listed(report)
        case "close":
            return [say("operator-closed")]
        case "ban":
            return [say("operator-banned", address=order.about)]
        case "unban":
            return [say("operator-unbanned", address=order.about)]
        case "message":
            return [say("operator-told", count=report.told)]
        case "invite":
            (member,) = report.members
            told = say("operator-invited", name=member.name, days=report.told)
            return [told, say("line", text=report.link)]
        case "members":
            return _members(report)
        case "expel":
            (member,) = report.members
            return [say("operator-expelled", name=member.name)]
        case "mail":
            return []
        case "stop":
            return [say("operator-stopped", count=report.told)]


def _listed(report: "Report") -> Messages:
    """List the tables where somebody is, then count all, then the bans."""
    told = []
    for table in report.tables:
        people: list[Arg] = [*map(clean, table.people)]
        people += [say("operator-computer", name=clean(each)) for each in table.computers]
        addresses: list[Arg] = [*map(clean, table.addresses)]
        told.append(
            say(
                "operator-table",
                table=table.name,
                count=table.here,
                names=people,
                addresses=addresses,
            )
        )
    waiting, playing, over = (report.kept.get(each, 0) for each in ("unbegun", "playing", "over"))
    told.append(say("operator-kept", waiting=waiting, playing=playing, over=over))
    if report.shared:
        of = report.shared
        told.append(say("operator-shared", count=of.others, lost=of.losses, away=of.gaps))
    banned: list[Arg] = [*map(clean, report.banned)]
    return [*told, say("operator-bans", addresses=banned)] if banned else told


def _members(report: "Report") -> Messages:
    """Count the members, then list them."""
    told = [say("operator-members", count=len(report.members))]
    for each in report.members:
        invited = "yes" if each.invited else "no"
        told.append(say("operator-member", name=each.name, devices=each.devices, invited=invited))
    return told


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
    invocation.terminal().write([invocation.locale.text(each) for each in _told_of_copy(copied)])
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
        from splendor_access.online.jetstream.store import NoStore, open_store
    try:
        return open_store(address, credentials)
    except NoStore as error:
        raise CannotRun(error.message, ExitCode.FAILED) from error


def _told_of_copy(copied: "Copied") -> Messages:
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
        from splendor_access.online.jetstream.store import examine_nats

        told = examine_nats(store)
    invocation.terminal().write([invocation.locale.text(each) for each in told])
    return ExitCode.DONE
