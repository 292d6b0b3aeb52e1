"""`teach`: teaches the notation in braille, at a terminal, from a pipe or on a display."""

import argparse

import msgspec

from splendor_access.commands import About, Invocation
from splendor_access.settings.settings import CHOICES
from splendor_access.talk.messages import say

PLACE = 80


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `teach`."""
    add = parser.add_argument
    add("--table", choices=CHOICES["table"], metavar="NAME", help=about("teach-table"))
    add("--plain", action="store_true", help=about("plain"))
    add("--display-only", action="store_true", help=about("display-only"))


def run(invocation: Invocation) -> int:
    """Lead through the course. Raises BrailleUnavailable."""
    from splendor_access.braille.tables import TerminalBraille, default_table
    from splendor_access.console.guide import lead_through
    from splendor_access.settings.style import Style
    from splendor_access.teaching.braille_course import (
        Course,
        Teacher,
        load_progress,
        progress_keeper,
    )

    locale, settings = invocation.locale, invocation.settings
    # A table named on the command line replaces the setting.
    if settings.notation == "label" and invocation.arguments.table is None:
        on_labels = default_table(locale.language, "paper").name
        settings = msgspec.structs.replace(settings, table=on_labels)
    progress, unreadable = load_progress()
    style = Style(locale.language, settings)
    course = Course(style.table, progress)

    def follow(terminal: TerminalBraille | None) -> None:
        style.terminal_braille = terminal
        course.table = style.table

    teacher = Teacher(course, locale, progress_keeper(progress, unreadable).keep)
    console = msgspec.structs.replace(invocation, settings=settings).console(
        plain=invocation.arguments.plain, display_only=invocation.arguments.display_only
    )
    if unreadable:
        console.notices.append(say("teach-unreadable", detail=unreadable))
    return lead_through(console, teacher, follow)
