"""`join`: joins another player's table, or lists the tables of this player."""

import argparse

from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._arguments import check_name
from splendor_access.commands._game import add_player_options, console_for, online_modules, run_game
from splendor_access.commands._serving import add_verbose

PLACE = 27


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `join`."""
    parser.add_argument("link", nargs="?", metavar="LINK", help=about("link"))
    parser.add_argument("--name", metavar="NAME", help=about("name"))
    parser.add_argument("--watch", action="store_true", help=about("watch"))
    add_verbose(parser, about)
    add_player_options(parser, about)


def run(invocation: Invocation) -> int:
    """Join a table to play or watch; without a link, list the player's tables."""
    given = invocation.arguments
    console = console_for(invocation, encrypts=True)

    with online_modules():
        from splendor_access.online.client.connection import NotThere, socket_address
        from splendor_access.online.client.links import Links
        from splendor_access.online.join import join, list_tables, watch
        from splendor_access.online.protocol.refusals import not_there
        from splendor_access.online.server.doors import is_code

    if given.link is None:
        return run_game(console, lambda: list_tables(console))
    links = Links()
    link = links.resolve(given.link)
    try:
        socket_address(link)
    except NotThere as error:
        # It may be the number of a seat that is not known now.
        why = links.trouble[0] if links.trouble else not_there(error.why, link)
        raise CannotRun(why) from error
    if not (given.name and is_code(given.name.lower())):
        check_name(given.name, invocation.locale)
    if given.watch:
        return run_game(console, lambda: watch(console, given.link, given.name))
    return run_game(console, lambda: join(console, given.link, given.name))
