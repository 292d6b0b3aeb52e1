"""`games`: lists the saved games, deletes them, and gives them names."""

import argparse

from splendor_access import ExitCode
from splendor_access.commands import About, CannotRun, Invocation

PLACE = 25


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `games`."""
    add = parser.add_argument
    add("who", nargs="*", metavar="NAME", help=about("games-who"))
    add("--all", action="store_true", help=about("games-all"))
    add("--unfinished", action="store_true", help=about("games-unfinished"))
    add("--delete", metavar="GAME", help=about("games-delete"))
    add("--rename", metavar="GAME", help=about("games-rename"))
    add("--to", metavar="NAME", default="", help=about("games-to"))


def run(invocation: Invocation) -> int:
    """List the games, latest first, or delete or rename one."""
    from splendor_access.saved_games.listing import delete_game, listing, rename_game
    from splendor_access.table.database import SaveError, explain

    given = invocation.arguments
    try:
        if given.delete is not None:
            lines = [delete_game(given.delete)]
        elif given.rename is not None:
            lines = [rename_game(given.rename, given.to)]
        else:
            lines = listing(whole=given.all, who=given.who, unfinished=given.unfinished)
    except SaveError as error:
        raise CannotRun(explain(error)) from error
    form = invocation.settings.verbosity
    invocation.terminal().write([invocation.locale.text(each, form) for each in lines])
    return ExitCode.DONE
