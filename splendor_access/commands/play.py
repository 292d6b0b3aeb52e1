"""`play`: begins a game."""

import argparse

from splendor_access.commands import About, Invocation
from splendor_access.commands._arguments import offered_bots, parse_all_bots, parse_seed
from splendor_access.commands._game import add_player_options, console_for, run_game, start_options
from splendor_access.game.state import EDITIONS
from splendor_access.settings.files import is_first_run

PLACE = 10


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `play`."""
    add = parser.add_argument
    add("--seat", action="append", default=[], metavar="NAME", help=about("seat"))
    add(
        "--bot",
        action="append",
        default=[],
        metavar="LEVEL",
        help=about("bot-or-file", bots=offered_bots),
    )
    add("--seed", metavar="N", help=about("seed"))
    add("--edition", choices=EDITIONS, help=about("edition"))
    add("--house", action="append", default=[], metavar="RULE", help=about("house"))
    add("--quick", action="store_true", help=about("quick"))
    add("--tutorial", action="store_true", help=about("tutorial"))
    beginning = parser.add_mutually_exclusive_group()
    beginning.add_argument("--first", metavar="NAME", help=about("first"))
    beginning.add_argument("--position", metavar="LINE", help=about("position"))
    add_player_options(parser, about)


def run(invocation: Invocation) -> int:
    """Begin a game and play it."""
    given = invocation.arguments
    seed = None if given.seed is None else parse_seed(given.seed)
    bots, files = parse_all_bots(given.bot, invocation.locale)
    beginning = start_options(given)
    console = console_for(invocation)

    from splendor_access.console.setup.new_game import PlayOptions, play
    from splendor_access.table.opponents import store_path

    for name, file in files.items():
        store_path(name, file)

    chosen = given.lang or given.quick or given.seat or given.position
    options = PlayOptions(
        seats=given.seat,
        bots=bots,
        seed=seed,
        rules=beginning.rules,
        position=beginning.position,
        quick=given.quick or given.tutorial,
        tutorial=given.tutorial,
        begins=beginning.begins,
        first_run=is_first_run() and not chosen,
    )
    return run_game(console, lambda: play(console, options))
