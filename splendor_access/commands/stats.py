"""`stats`: prints statistics of the saved games, in lines, as CSV or as JSON."""

import argparse
import sys

from splendor_access import ExitCode
from splendor_access.commands import About, CannotRun, Invocation

PLACE = 29


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `stats`."""
    parser.add_argument("--me", metavar="NAME", help=about("stats-me"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help=about("csv"))
    form.add_argument("--json", action="store_true", help=about("json"))


def run(invocation: Invocation) -> int:
    """Print one player's statistics. Raises CannotRun if nobody has that name."""
    import msgspec

    from splendor_access.saved_games import statistics
    from splendor_access.talk.messages import Arg, clean, say

    given, locale = invocation.arguments, invocation.locale
    gathered = statistics.gather()
    try:
        counted = statistics.statistics(gathered, given.me)
    except statistics.UnknownPerson as nobody:
        names: list[Arg] = [*map(clean, nobody.people)]
        raise CannotRun(say("stats-nobody", typed=clean(given.me), names=names)) from nobody
    form = invocation.settings.verbosity
    left_out = [locale.text(each, form) for each in statistics.explain_left_out(counted, gathered)]
    if given.json:
        invocation.write_data([msgspec.json.encode(counted).decode()])
    elif given.csv:
        invocation.write_data(statistics.as_csv(counted))
        sys.stderr.writelines(f"{line}\n" for line in left_out)
    else:
        lines = statistics.sentences(counted, given.me)
        if not gathered.outcomes and not gathered.unreadable:
            lines = [say("games-head", count=0)]
        invocation.terminal().write([*(locale.text(each, form) for each in lines), *left_out])
    return ExitCode.DONE
