"""`companion`: follows a game that is played with a real box."""

import argparse

from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._game import add_player_options, console_for, run_game
from splendor_access.game.notation import NotationError
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
    beginning = parser.add_mutually_exclusive_group()
    beginning.add_argument("--first", metavar="NAME", help=about("companion-first"))
    beginning.add_argument("--from", dest="position", metavar="LINE", help=about("companion-from"))
    add_player_options(parser, about)


def run(invocation: Invocation) -> int:
    """Begin to follow a game."""
    given = invocation.arguments
    house_first = any(rule.startswith("first=") for rule in given.house)
    if house_first and given.first is not None:
        raise CannotRun(say("usage-first-twice"))
    if given.position is not None and (given.edition or given.house):
        raise CannotRun(say("usage-position-rules"))
    console = console_for(invocation)

    from splendor_access.console.companion import CompanionOptions, accompany
    from splendor_access.game.position import parse_position, parse_rules
    from splendor_access.talk.narrate import misread

    try:
        rules = parse_rules("+".join([given.edition or EDITIONS[0], *given.house]))
        position = None if given.position is None else parse_position(given.position)
    except NotationError as error:
        raise CannotRun(misread(error)) from error
    options = CompanionOptions(
        seats=given.seat,
        me=given.me,
        begins=rules.first if house_first else given.first,
        rules=rules,
        position=position,
    )
    return run_game(console, lambda: accompany(console, options))
