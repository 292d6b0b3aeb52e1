"""`resume`: resumes a saved game."""

import argparse

from splendor_access.commands import About, Invocation
from splendor_access.commands._game import add_player_options, console_for, run_game

PLACE = 20


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `resume`."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=about("game"))
    add_player_options(parser, about)


def run(invocation: Invocation) -> int:
    """Resume a game by name, or the latest."""
    console = console_for(invocation)

    from splendor_access.console.setup.new_game import resume

    return run_game(console, lambda: resume(console, invocation.arguments.game))
