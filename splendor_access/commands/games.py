"""`games`: lists the saved games."""

import argparse

from splendor_access import ExitCode
from splendor_access.commands import About, Invocation

PLACE = 25


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `games`."""
    parser.add_argument("--all", action="store_true", help=about("games-all"))


def run(invocation: Invocation) -> int:
    """List the games, latest first."""
    from splendor_access.saved_games.listing import listing

    lines = listing(whole=invocation.arguments.all)
    form = invocation.settings.verbosity
    invocation.terminal().write([invocation.locale.text(each, form) for each in lines])
    return ExitCode.DONE
