"""`doctor`: tells what works on this machine, and what to install or start for the rest."""

import argparse

from splendor_access.commands import About, Invocation
from splendor_access.exit_codes import DONE

PLACE = 90


def add_options(_parser: argparse.ArgumentParser, _about: About) -> None:
    """Add nothing: doctor has no options of its own."""


def run(invocation: Invocation) -> int:
    """Look at every way to the player, and at a terminal try them."""
    from splendor_access.braille.tables import default_table, table
    from splendor_access.console.diagnosis import consult

    locale, settings = invocation.locale, invocation.settings
    chosen = (
        default_table(locale.language, "display")
        if settings.table == "default"
        else table(settings.table)
    )
    consult(locale, settings, chosen, invocation.terminal())
    return DONE
