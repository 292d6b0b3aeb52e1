"""`serve`: serves tables for others to make and play at."""

import argparse

from splendor_access.commands import About, Invocation
from splendor_access.commands._game import add_player_options, console_for, online_modules, run_game
from splendor_access.commands._serving import add_serving_options, serving_options

PLACE = 28


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `serve`."""
    add_serving_options(parser, about)
    add_player_options(parser, about)


def run(invocation: Invocation) -> int:
    """Serve tables until the end of the program."""
    with online_modules():
        import msgspec

        from splendor_access.online.host import serve
        from splendor_access.online.server.house import SERVED, House

        where = serving_options(invocation.arguments)
        where = msgspec.structs.replace(where, house=House(SERVED))
    console = console_for(invocation, encrypts=True)
    return run_game(console, lambda: serve(console, where))
