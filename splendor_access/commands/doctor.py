"""`doctor`: reports what works on this machine, and what to install or start for the rest."""

import argparse

from splendor_access import ExitCode
from splendor_access.commands import About, Invocation
from splendor_access.commands._serving import check_readable
from splendor_access.commands.server import examine_store
from splendor_access.settings.settings import CHOICES

PLACE = 90


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the option for speech."""
    parser.add_argument("--speech", choices=CHOICES["speech"], help=about("speech"))
    parser.add_argument("--store", metavar="ADDRESS", help=about("doctor-store"))
    parser.add_argument("--store-credentials", metavar="FILE", help=about("store-credentials"))


def run(invocation: Invocation) -> int:
    """Examine every channel, and at a terminal try them."""
    given = invocation.arguments
    if given.store is not None:
        if given.store_credentials:
            check_readable(given.store_credentials)
        return examine_store(invocation, given.store, given.store_credentials or "")
    from splendor_access.console.doctor import run_doctor

    run_doctor(invocation.locale, invocation.settings, invocation.terminal(), invocation.notices)
    return ExitCode.DONE
