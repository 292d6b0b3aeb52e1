"""Tells the moves of a record, line by line."""

from collections.abc import Iterator

from splendor_access import bots
from splendor_access.game.events import Ended
from splendor_access.game.notation import NotationError
from splendor_access.game.record import HUMAN, Player, Record, RecordError, Undone, steps
from splendor_access.talk.messages import Arg, Message, say
from splendor_access.talk.narrate import misread, narrate, refused, result, standing


def told(record: Record) -> Iterator[Message]:
    """Yield the messages of a whole game, for one who watches."""
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


def problem(error: RecordError) -> Message:
    """Tell why a record cannot be read."""
    cause = error.cause
    if isinstance(cause, NotationError):
        return say("replay-line", line=error.line, problem=misread(cause))
    return say("replay-line", line=error.line, problem=refused(cause))
