"""`join`: sits down at a table that somebody else hosts."""

import argparse

from splendor_access.commands import About, Invocation
from splendor_access.commands._game import add_player_options, console_for, friends, run_game

PLACE = 27


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `join`."""
    parser.add_argument("link", metavar="LINK", help=about("link"))
    parser.add_argument("--name", metavar="NAME", help=about("name"))
    add_player_options(parser, about)


def run(invocation: Invocation) -> int:
    """Sit down at a table, and play there."""
    given = invocation.arguments
    console = console_for(invocation)

    with friends():
        from splendor_access.console.join import join

    return run_game(console, lambda: join(console, given.link, given.name))
