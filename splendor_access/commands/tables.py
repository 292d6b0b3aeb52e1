"""`tables`: lists the available braille tables."""

import argparse

from splendor_access import ExitCode
from splendor_access.commands import About, Invocation

PLACE = 60


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `tables`."""
    parser.add_argument("--json", action="store_true", help=about("json"))


def run(invocation: Invocation) -> int:
    """List the tables, in sentences or as JSON. Raises BrailleUnavailable."""
    from splendor_access.settings.table_list import own_listing, tables_json, tables_listing

    locale = invocation.locale
    if invocation.arguments.json:
        invocation.write_data([tables_json(locale.language)])
    else:
        listed = (*tables_listing(locale.language), *own_listing(locale.language))
        invocation.terminal().write([locale.text(each) for each in listed])
    return ExitCode.DONE
