"""`club`: meets the members of a club, and plays with them."""

import argparse

from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._game import add_player_options, console_for, online_modules, run_game
from splendor_access.commands._serving import add_verbose

PLACE = 33


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `club`."""
    parser.add_argument("link", nargs="?", metavar="LINK", help=about("club-link"))
    add_verbose(parser, about)
    add_player_options(parser, about)


def run(invocation: Invocation) -> int:
    """Visit a club; without a link, the one of the last time."""
    given = invocation.arguments
    console = console_for(invocation, encrypts=True)

    with online_modules():
        from splendor_access.online.client.connection import NotThere, split_address
        from splendor_access.online.club.terminal import visit_club
        from splendor_access.online.protocol.refusals import not_there

    if given.link is not None:
        try:
            split_address(given.link)
        except NotThere as error:
            raise CannotRun(not_there(error.why, given.link)) from error
    return run_game(console, lambda: visit_club(console, given.link))
