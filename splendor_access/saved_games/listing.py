"""The list of saved games: number, state, day and players of each.

It must not include a game that this process has open: reading its file would release its lock.
"""

from datetime import date

from splendor_access.game.events import Ended
from splendor_access.saved_games import restore
from splendor_access.saved_games.restore import FoundGame
from splendor_access.table import saves
from splendor_access.table.database import SaveError, explain
from splendor_access.table.table import Table
from splendor_access.talk import narrate
from splendor_access.talk.messages import Arg, Message, Messages, clean, say
from splendor_access.talk.rulebook import USUAL, house_named

MOST = 10
"""How many games are listed at once."""


def listing(*, whole: bool = False) -> Messages:
    """Return a list of the saved games, latest first: all, or the first `MOST`."""
    names = saves.save_names()
    shown = names if whole else names[:MOST]
    lines = [say("games-head", count=len(names)), *map(_line, shown)]
    more = len(names) - len(shown)
    return [*lines, say("games-more", count=more)] if more else lines


def describe_game(found: FoundGame) -> Message:
    """Describe a resumable game: number, state, day and players."""
    return say("game-listed", **_facts(found, _state(found)))


def count_others(name: str) -> int:
    """Return the number of unfinished games other than this one."""
    beside = restore.unfinished([each for each in saves.save_names() if each != name])
    return sum(isinstance(each, FoundGame) for each in beside)


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
    """Name the day on which a game was last played."""
    day = date.fromtimestamp(saves.last_written(name))
    ago = (date.today() - day).days
    return say("played", days=ago, day=day.day, month=day.month, year=day.year)
