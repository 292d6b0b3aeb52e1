"""`serve`: serves tables for others to make and play at."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._game import add_player_options, console_for, online_modules, run_game
from splendor_access.commands._serving import add_serving_options, serving_options
from splendor_access.talk.messages import say

if TYPE_CHECKING:
    from splendor_access.online.host import Serving

PLACE = 28


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `serve`."""
    parser.add_argument("--config", metavar="FILE", help=about("config"))
    add_serving_options(parser, about)
    add_player_options(parser, about)


def run(invocation: Invocation) -> int:
    """Serve tables until the end of the program."""
    with online_modules():
        import msgspec

        from splendor_access.online.host import serve
        from splendor_access.online.server.house import SERVED, House

        where = _configured(invocation) or msgspec.structs.replace(
            serving_options(invocation.arguments), house=House(SERVED)
        )
    console = console_for(invocation, encrypts=True)
    return run_game(console, lambda: serve(console, where))


def _configured(invocation: Invocation) -> "Serving | None":
    """Return what the file of `--config` says, or None without one. Raises CannotRun."""
    given = invocation.arguments
    if given.config is None:
        return None
    from splendor_access.online.configuration import Misconfigured, read_configuration

    if given.port or given.bind or given.ssh or given.lan or given.proxy or given.cert or given.key:
        raise CannotRun(say("usage-config"))
    try:
        return read_configuration(Path(given.config))
    except Misconfigured as error:
        raise CannotRun(error.message) from error
