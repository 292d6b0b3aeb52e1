"""`doctor`: reports what works on this machine, and what to install or start for the rest."""

import argparse

from splendor_access import ExitCode
from splendor_access.commands import About, Invocation
from splendor_access.settings.settings import CHOICES

PLACE = 90


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the option for speech."""
    parser.add_argument("--speech", choices=CHOICES["speech"], help=about("speech"))


def run(invocation: Invocation) -> int:
    """Examine every channel, and at a terminal try them."""
    from splendor_access.console.diagnosis import run_doctor

    run_doctor(invocation.locale, invocation.settings, invocation.terminal(), invocation.notices)
    return ExitCode.DONE
