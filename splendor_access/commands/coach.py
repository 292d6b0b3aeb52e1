"""`coach`: names the most costly turns of a recorded game, and better ones."""

import argparse

from splendor_access.commands import About, Invocation
from splendor_access.commands.replay import walk
from splendor_access.settings.settings import CHOICES

PLACE = 35


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `coach`."""
    add = parser.add_argument
    add("file", metavar="FILE", help=about("file"))
    add("--plain", action="store_true", help=about("plain"))
    add("--display-only", action="store_true", help=about("display-only"))
    add("--verbosity", choices=CHOICES["verbosity"], help=about("verbosity"))


def run(invocation: Invocation) -> int:
    """Review the turns of a player, and walk through the worst; over a pipe, tell all at once."""
    return walk(invocation, coached=True)
