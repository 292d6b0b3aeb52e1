"""`companion`: follows a game that is played with a real box."""

import argparse

from splendor_access.commands import About, Invocation
from splendor_access.commands._game import add_player_options, beginning_of, console_for, run_game
from splendor_access.game.state import EDITIONS

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
    beginning = beginning_of(given)
    console = console_for(invocation)

    from splendor_access.console.companion import CompanionOptions, accompany

    options = CompanionOptions(
        seats=given.seat,
        me=given.me,
        begins=beginning.begins,
        rules=beginning.rules,
        position=beginning.position,
    )
    return run_game(console, lambda: accompany(console, options))
