"""`replay`: walks through a record, or narrates it all at once."""

import argparse
from pathlib import Path

from splendor_access import ExitCode
from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.game.notation import NotationError
from splendor_access.game.record import Record, RecordError, parse_record
from splendor_access.settings.files import Unreadable, read_text
from splendor_access.settings.settings import CHOICES
from splendor_access.talk.messages import Message, clean, say
from splendor_access.talk.narrate import misread, refused

PLACE = 30


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `replay`."""
    add = parser.add_argument
    add("file", metavar="FILE", help=about("file"))
    add("--all", action="store_true", help=about("replay-all"))
    add("--plain", action="store_true", help=about("plain"))
    add("--display-only", action="store_true", help=about("display-only"))
    add("--verbosity", choices=CHOICES["verbosity"], help=about("verbosity"))


def run(invocation: Invocation) -> int:
    """Walk through the game in a file; narrate it at once over a pipe or on request."""
    return walk(invocation, at_once=invocation.arguments.all)


def walk(invocation: Invocation, *, at_once: bool = False, coached: bool = False) -> int:
    """Walk through a recorded game, or tell it or its review at once."""
    given = invocation.arguments
    record = _read(Path(given.file))

    from splendor_access.session.replay import Replay
    from splendor_access.settings.style import Style

    style = Style(invocation.locale.language, invocation.settings)
    walks = given.display_only or invocation.typed
    if at_once or not walks:
        replay = Replay(record, style)
        told = replay.reviews() if coached else replay.narration()
        invocation.terminal().write([*map(style.text, told)])
        return ExitCode.DONE

    from splendor_access.console.guide import lead_through

    console = invocation.console(plain=given.plain, display_only=given.display_only)
    words = not given.display_only
    led = Replay(record, style, words=words, coached=coached, typed=invocation.typed)
    return lead_through(console, led)


def _read(path: Path) -> Record:
    """Read a record. Raises CannotRun."""
    try:
        return parse_record(read_text(path))
    except Unreadable as error:
        message = say("unreadable-file", file=clean(path.name), detail=error.detail)
        raise CannotRun(message, ExitCode.BAD_FILE) from error
    except RecordError as error:
        raise CannotRun(explain(error), ExitCode.BAD_FILE) from error


def explain(error: RecordError) -> Message:
    """Explain why a record cannot be read."""
    cause = error.cause
    if isinstance(cause, NotationError):
        return say("replay-line", line=error.line, problem=misread(cause))
    return say("replay-line", line=error.line, problem=refused(cause))
