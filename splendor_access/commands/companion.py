"""`companion`: follows a game with a real box."""

import argparse

from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._game import (
    add_player_options,
    console_for,
    online_modules,
    run_game,
    start_options,
)
from splendor_access.commands._serving import add_serving_options, serving_options
from splendor_access.game.state import EDITIONS
from splendor_access.talk.messages import say

PLACE = 24


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `companion`."""
    add = parser.add_argument
    add("--seat", action="append", default=[], metavar="NAME", help=about("companion-seat"))
    add("--me", metavar="NAME", help=about("companion-me"))
    add("--edition", choices=EDITIONS, help=about("edition"))
    add("--house", action="append", default=[], metavar="RULE", help=about("house"))
    add("--first", metavar="NAME", help=about("companion-first"))
    add(
        "--from", dest="position", nargs="?", const="", metavar="LINE", help=about("companion-from")
    )
    add("--game", metavar="NAME", help=about("companion-game"))
    add("--host", action="store_true", help=about("companion-host"))
    add_serving_options(parser, about, tables=False)
    add_player_options(parser, about)


def run(invocation: Invocation) -> int:
    """Begin to follow a game."""
    given = invocation.arguments
    under_way = given.position == ""
    if given.position and given.first is not None:
        raise CannotRun(say("usage-position-first"))
    given.position = given.position or None
    beginning = start_options(given)
    hosts = given.host or given.lan or given.bind
    console = console_for(invocation, encrypts=bool(hosts))
    with online_modules():
        where = serving_options(given) if hosts else None

    from splendor_access.online.real_box import CompanionOptions, accompany

    options = CompanionOptions(
        seats=given.seat,
        me=given.me,
        begins=beginning.begins,
        rules=beginning.rules,
        position=beginning.position,
        under_way=under_way,
        game=given.game,
        serving=where,
    )
    return run_game(console, lambda: accompany(console, options))
