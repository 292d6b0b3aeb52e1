"""`labels`: makes braille labels for the cards, and reads label files."""

import argparse
import sys

from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.labels.options import arguments
from splendor_access.talk.messages import say

PLACE = 70


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `labels`."""
    arguments.add_options(parser, about)


def run(invocation: Invocation) -> int:
    """Make labels or read them. Raises BrailleUnavailable."""
    if not invocation.arguments.out:
        raise CannotRun(say("usage-out"))
    from splendor_access.labels.command import run as run_labels
    from splendor_access.settings.style import Style

    locale = invocation.locale
    writing = Style(locale.language, invocation.settings).locale.writing
    outcome = run_labels(
        invocation.arguments, locale, writing, lambda sentence: sys.stderr.write(f"{sentence}\n")
    )
    if outcome.guide is not None:
        from splendor_access.console.guide import lead_through

        console = invocation.console(plain=True)
        console.notices += outcome.messages
        return lead_through(console, outcome.guide)
    if outcome.data is None:
        invocation.terminal().write([locale.text(each) for each in outcome.messages])
    else:
        invocation.write_data([outcome.data])
    for error in outcome.errors:
        sys.stderr.write(f"{locale.text(error)}\n")
    return outcome.code
