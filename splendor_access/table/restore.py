"""The table of a saved game: its decisions played again by the rules."""

from collections.abc import Sequence

from splendor_access import bots
from splendor_access.game.events import IllegalAction
from splendor_access.game.notation import NotationError, parse_action
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import State
from splendor_access.table.saves import ENDED, Beginning, Save, SaveError, begun
from splendor_access.table.table import Table


def restored(save: Save) -> Table:
    """Return the table of a saved game. Raises SaveError when the save makes no sense."""
    table = played(save.beginning(), save.rows())
    table.save = save
    return table


def played(kept: Beginning, rows: Sequence[str]) -> Table:
    """Return the table that rows of a save lead to. Raises SaveError."""
    try:
        start, deal, chance = begun(kept)
        _check_players(kept.players, start)
        table = Table(kept.players, start, deal, chance)
        for row in rows:
            word, _, rest = row.partition(" ")
            if word == "undo":
                table.undo_to(int(rest))
            elif word != ENDED:
                table.act(parse_action(row))
    except (NotationError, IllegalAction, ValueError, LookupError, AssertionError) as error:
        raise SaveError("corrupt", str(error)) from error
    return table


def _check_players(players: Sequence[Player], start: State) -> None:
    kinds = {player.kind for player in players}
    strange = kinds - {HUMAN, *bots.names()}
    if len(players) != len(start.seats) or HUMAN not in kinds or strange:
        raise ValueError(" ".join(sorted(kinds)))
