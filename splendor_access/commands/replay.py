"""`replay`: tells the moves of a record, line by line."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from splendor_access import bots
from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.exit_codes import BAD_FILE, DONE
from splendor_access.game.events import Ended
from splendor_access.game.notation import NotationError
from splendor_access.game.record import (
    HUMAN,
    Player,
    Record,
    RecordError,
    Undone,
    parse_record,
    steps,
)
from splendor_access.preferences.reading import Unreadable, read_text
from splendor_access.preferences.settings import CHOICES
from splendor_access.talk.messages import Arg, Message, clean, say
from splendor_access.talk.narrate import misread, narrate, refused, result, standing

PLACE = 30


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `replay`."""
    parser.add_argument("file", metavar="FILE", help=about("file"))
    parser.add_argument("--verbosity", choices=CHOICES["verbosity"], help=about("verbosity"))


def run(invocation: Invocation) -> int:
    """Tell the game that a file records."""
    path = Path(invocation.arguments.file)
    try:
        record = parse_record(read_text(path))
    except Unreadable as error:
        message = say("unreadable-file", file=clean(path.name), detail=error.detail)
        raise CannotRun(message, BAD_FILE) from error
    except RecordError as error:
        raise CannotRun(explain(error), BAD_FILE) from error
    form = invocation.settings.verbosity
    lines = [invocation.locale.text(message, form) for message in narrated(record)]
    invocation.terminal().write(lines)
    return DONE


def narrated(record: Record) -> Iterator[Message]:
    """Yield the messages of a whole game, as a spectator hears them."""
    names = [player.name for player in record.players]
    players: list[Arg] = [*map(_introduced, record.players)]
    yield say("replay-opening", players=players)
    state = record.start
    ended = None
    for _before, entry, state, events in steps(record):  # noqa: B007  # the last one is used below
        if isinstance(entry, Undone):
            name = "replay-undone-seen" if entry.seen else "replay-undone"
            yield say(name, count=entry.decisions)
        for event in events:
            if isinstance(event, Ended):
                ended = event
            yield from narrate(event, names, None)
    if ended:
        yield from result(state, ended, names, None)
        return
    yield say("replay-unfinished")
    for seat in range(len(names)):
        yield standing(state, seat, names, None)


def _introduced(player: Player) -> Message:
    if player.kind == HUMAN:
        return say("player-human", name=player.name)
    # A record may come from a program with other computer opponents.
    level: Arg = say(f"level-{player.kind}") if player.kind in bots.names() else player.kind
    return say("player-bot", name=player.name, level=level)


def explain(error: RecordError) -> Message:
    """Say why a record cannot be read."""
    cause = error.cause
    if isinstance(cause, NotationError):
        return say("replay-line", line=error.line, problem=misread(cause))
    return say("replay-line", line=error.line, problem=refused(cause))
