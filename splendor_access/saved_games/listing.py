"""The list of saved games: number, state, day and players of each.

It must not include a game that this process has open: reading its file would release its lock.
"""

import re
from collections.abc import Sequence
from datetime import date

from splendor_access.game.events import Ended
from splendor_access.saved_games import restore
from splendor_access.saved_games.restore import FoundGame
from splendor_access.table import saves
from splendor_access.table.database import SaveError, explain
from splendor_access.table.table import Table
from splendor_access.talk import narrate
from splendor_access.talk.messages import Arg, Message, Messages, clean, fold, say
from splendor_access.talk.rulebook import USUAL, house_named

MOST = 10
"""How many games are listed at once."""


_NAME = re.compile(r"[^\W\d_][\w-]{0,39}")


def listing(*, whole: bool = False, who: Sequence[str] = (), unfinished: bool = False) -> Messages:
    """Return a list of the saved games, latest first: all, or the first `MOST`.

    Only those with all players of `who`, given by a part of their names, or by the name that the
    game was given; and with `unfinished` only those that are not over.
    """
    names = saves.save_names()
    head = "games-head"
    if who or unfinished:
        head = "games-filtered"
        names = [name for name in names if _fits(name, who, unfinished=unfinished)]
    shown = names if whole else names[:MOST]
    lines = [say(head, count=len(names)), *map(_line, shown)]
    more = len(names) - len(shown)
    return [*lines, say("games-more", count=more), say("games-by-name")] if more else lines


def describe_game(found: FoundGame) -> Message:
    """Describe a resumable game: number, state, day and players."""
    return say("game-listed", **_facts(found, _state(found)))


def count_others(name: str) -> int:
    """Return the number of unfinished games other than this one."""
    beside = restore.unfinished([each for each in saves.save_names() if each != name])
    return sum(isinstance(each, FoundGame) for each in beside)


def delete_game(name: str) -> Message:
    """Delete a game, and return how far it was. Raises SaveError, also if it is open elsewhere."""
    saves.check_not_played(name)
    told = _line(name)
    saves.delete(name)
    return say("game-deleted", game=told)


def rename_game(name: str, new: str) -> Message:
    """Give a game another name, or return why it cannot have it. Raises SaveError."""
    saves.check_not_played(name)
    if not _NAME.fullmatch(new):
        return say("game-name-wrong", typed=clean(new))
    if new in saves.save_names():
        return say("game-name-taken", name=clean(new))
    saves.rename(name, new)
    return say("game-renamed", game=clean(name), name=clean(new))


def _fits(name: str, who: Sequence[str], *, unfinished: bool) -> bool:
    """Return whether a game has these players or is called so; what is unreadable fits nothing."""
    try:
        found = restore.find(name)
    except SaveError:
        return False
    names = [fold(each) for each in (*found.table.names, *([] if name.isdecimal() else [name]))]
    there = all(any(fold(part) in each for each in names) for part in who)
    return there and not (unfinished and found.contents.finished)


def _line(name: str) -> Message:
    try:
        found = restore.find(name)
        state = _state(found)
        if not found.contents.finished:
            saves.check_not_played(name)
    except SaveError as error:
        if error.reason != "busy":
            return say("game-unreadable", game=clean(name), problem=explain(error))
        state = say("game-open", round=found.table.round)
    return say("game-listed", **_facts(found, state))


def _facts(found: FoundGame, state: Message) -> dict[str, Arg]:
    table = found.table
    players: list[Arg] = [_player(table, seat) for seat in range(len(table.players))]
    name, rules = found.name, table.start.rules
    named = house_named(rules, len(players))
    return {
        "game": clean(name),
        "state": state,
        "played": _last_played(name),
        "players": players,
        "edition": "usual" if rules.edition == USUAL.edition else rules.edition,
        "house": "some" if named else "none",
        "named": named,
    }


def _state(found: FoundGame) -> Message:
    table = found.table
    if found.damaged:
        return say("game-damaged", count=found.contents.missing, round=table.round)
    if not table.over:
        return say("game-in-round", round=table.round)
    if not found.contents.finished:
        return say("game-untold")
    ended = table.log[-1].event if table.log else None
    winners: list[Arg] = []
    if isinstance(ended, Ended):
        winners = [table.names[seat] for seat in ended.winners]
    return say("game-won", names=winners) if winners else say("game-ended")


def _player(table: Table, seat: int) -> Message:
    player, points = table.players[seat], table.state.seats[seat].points
    return say("game-player", player=narrate.introduced(player), points=points)


def _last_played(name: str) -> Message:
    """Name the day on which a game was last played, with its year unless it is this one."""
    day = date.fromtimestamp(saves.last_written(name))
    today = date.today()
    year = 0 if day.year == today.year else day.year
    return say("played", days=(today - day).days, day=day.day, month=day.month, year=year)
