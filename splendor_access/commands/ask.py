"""`ask`: answers a question about a saved game or a position, without playing."""

import argparse
import sys

from splendor_access import ExitCode
from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._arguments import whole_number

PLACE = 50


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `ask`."""
    add = parser.add_argument
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--game", metavar="NAME", help=about("game"))
    source.add_argument("--position", metavar="LINE", help=about("ask-position"))
    add("--seat", type=whole_number, metavar="N", help=about("ask-seat"))
    add("--json", action="store_true", help=about("json"))
    add("question", nargs="+", metavar="QUESTION", help=about("question"))


def run(invocation: Invocation) -> int:
    """Answer the question with the knowledge of one seat."""
    from splendor_access.commands._question import answer, position_table, saved_game
    from splendor_access.game.notation import NotationError
    from splendor_access.game.position import parse_position
    from splendor_access.saved_games.restore import explain_damage
    from splendor_access.settings.style import Style
    from splendor_access.talk.narrate import misread

    given = invocation.arguments
    style = Style(invocation.locale.language, invocation.settings)
    question = " ".join(given.question)
    try:
        if given.position is None:
            found = saved_game(given.game)
            table = found.table
            if found.damaged:
                sys.stderr.write(f"{style.text(explain_damage(found))}\n")
        else:
            table = position_table(parse_position(given.position), style)
        messages = answer(table, given.seat, question, style, as_json=given.json)
    except NotationError as error:
        raise CannotRun(misread(error)) from error
    lines = [*map(style.printed, messages)]
    if given.json:
        invocation.write_data(lines)
    else:
        invocation.terminal().write(lines)
    return ExitCode.DONE
