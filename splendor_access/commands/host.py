"""`host`: makes a table for friends elsewhere."""

import argparse

from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._arguments import check_name, offered_bots, parse_away, parse_bots
from splendor_access.commands._game import (
    add_player_options,
    console_for,
    online_modules,
    rules_option,
    run_game,
)
from splendor_access.commands._serving import add_serving_options, serving_options
from splendor_access.game.state import EDITIONS
from splendor_access.talk.messages import say

PLACE = 26


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `host`."""
    add = parser.add_argument
    add("--name", metavar="NAME", help=about("name"))
    add("--seats", metavar="N", choices=("2", "3", "4"), help=about("seats"))
    add("--bot", action="append", default=[], metavar="LEVEL", help=about("bot", bots=offered_bots))
    add("--edition", choices=EDITIONS, help=about("edition"))
    add("--house", action="append", default=[], metavar="RULE", help=about("house"))
    add("--first", metavar="NAME", help=about("first"))
    add("--away", metavar="N", help=about("away"))
    add("--new", action="store_true", help=about("new-table"))
    add("--restore", metavar="FILE", help=about("restore"))
    add("--no-play", action="store_true", help=about("no-play"))
    add("--at", metavar="ADDRESS", help=about("at"))
    add_serving_options(parser, about)
    add_player_options(parser, about)


def run(invocation: Invocation) -> int:
    """Make a table, and play at it."""
    given = invocation.arguments
    check_name(given.name, invocation.locale)
    bots = parse_bots(given.bot, invocation.locale)
    console = console_for(invocation, encrypts=True)

    with online_modules():
        from splendor_access.game.position import rules_text
        from splendor_access.online.client.connection import NotThere, split_address
        from splendor_access.online.host import HostOptions, host
        from splendor_access.online.protocol.refusals import not_there
        from splendor_access.table.setup import first_problem

        where = serving_options(given)
    if given.at is not None:
        try:
            split_address(given.at)
        except NotThere as error:
            raise CannotRun(not_there(error.why, given.at)) from error
    rules = rules_option(given)
    if given.first is not None and any(rule.startswith("first=") for rule in given.house):
        raise CannotRun(say("usage-first-twice"))
    size = int(given.seats or 4)
    nobody = first_problem(rules.first, size)
    if nobody:
        raise CannotRun(nobody)
    away = parse_away(given.away)
    if len(bots) >= size:
        raise CannotRun(say("usage-host-bots", count=size))
    described = bool(
        given.seats or bots or given.edition or given.house or given.away or given.first
    )
    if given.restore is not None and (given.new or described or given.at is not None):
        raise CannotRun(say("usage-restore"))
    options = HostOptions(
        serving=where,
        name=given.name,
        size=size,
        bots=bots,
        rules=rules_text(rules),
        new=given.new,
        described=described,
        away=away,
        plays=not given.no_play,
        at=given.at,
        first=given.first or "",
        restore=given.restore or "",
    )
    return run_game(console, lambda: host(console, options))
