"""`server`: orders of the operator to the server that this user runs on this machine."""

import argparse
import sys
from base64 import b64encode
from typing import TYPE_CHECKING

from splendor_access import ExitCode
from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._game import online_modules
from splendor_access.commands._stores import copy_stores, export_games
from splendor_access.talk.messages import Arg, Messages, clean, say

if TYPE_CHECKING:
    from splendor_access.online.server.operator import Report, ServerOrder

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
