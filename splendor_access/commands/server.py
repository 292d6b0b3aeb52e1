"""`server`: orders of the operator to the server that this user runs on this machine."""

import argparse
from typing import TYPE_CHECKING

from splendor_access import ExitCode
from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._game import online_modules
from splendor_access.talk.messages import Arg, Messages, clean, say

if TYPE_CHECKING:
    from splendor_access.online.server.operator import Report, ServerOrder

PLACE = 31

ORDERS = ("list", "close", "ban", "unban", "message", "stop")

ALONE = ("list", "stop")
"""Orders without words."""


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `server`."""
    parser.add_argument("order", choices=ORDERS, metavar="ACTION", help=about("server-order"))
    parser.add_argument("words", nargs="*", metavar="WORDS", help=about("server-words"))


def run(invocation: Invocation) -> int:
    """Give an order, and tell what came of it."""
    given = invocation.arguments
    about = " ".join(given.words).strip()
    if bool(about) == (given.order in ALONE):
        raise CannotRun(say("operator-alone" if about else "operator-words", order=given.order))
    with online_modules():
        from splendor_access.online.server.operator import NoServer, ServerOrder, give_order
    try:
        order = ServerOrder(given.order, about)
        report = give_order(order)
    except NoServer:
        raise CannotRun(say("operator-no-server"), ExitCode.FAILED) from None
    if report.why:
        raise CannotRun(say(f"operator-{report.why}", typed=clean(about)), ExitCode.FAILED)
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
    banned: list[Arg] = [*map(clean, report.banned)]
    return [*told, say("operator-bans", addresses=banned)] if banned else told
