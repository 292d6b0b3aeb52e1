"""Saved games gone on with: their decisions played again by the rules, as far as they are good."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec

from splendor_access.game.events import IllegalAction
from splendor_access.game.notation import parse_action, parse_any_card
from splendor_access.game.record import HUMAN, Player, is_kind
from splendor_access.game.state import State
from splendor_access.table import saves
from splendor_access.table.beginning import Beginning, begun, is_under_way, really_begun
from splendor_access.table.chain import ENDED, Row
from splendor_access.table.contents import Contents
from splendor_access.table.database import SaveError
from splendor_access.table.real_table import RealTable
from splendor_access.table.table import Table, adopt
from splendor_access.talk.messages import Message, clean, say

_SENSELESS = (
    IllegalAction,
    ValueError,
    LookupError,
    AssertionError,
    TypeError,
    AttributeError,
    ArithmeticError,
    RecursionError,
)
"""What playing rows raises that somebody else wrote."""


class FoundGame(msgspec.Struct, frozen=True):
    """A saved game as far as it can be read and played.

    `contents` are cut to the rows that make sense; `table` is where they lead to.
    """

    name: str
    contents: Contents
    table: Table

    @property
    def damaged(self) -> bool:
        """Whether a new file has to take the place of the old one."""
        return self.contents.flawed or self.contents.missing > 0


def find(name: str) -> FoundGame:
    """Read a saved game and play it. Raises SaveError where not even its beginning is good."""
    return played(name, saves.read(name))


def played(name: str, contents: Contents) -> FoundGame:
    """Play what was read of a game. Raises SaveError where not even its beginning is good."""
    try:
        table = _begun(contents.beginning)
    except _SENSELESS as error:
        raise SaveError("corrupt", str(error)) from error
    good = _play(table, contents.rows)
    if good < len(contents.rows):
        dropped = contents.rows[good:]
        lost = sum(row.text != ENDED for row in dropped)
        contents = msgspec.structs.replace(
            contents,
            rows=contents.rows[:good],
            missing=contents.missing + lost,
            flawed=True,
        )
    for seat, code in contents.wanted.items():
        with suppress(ValueError):
            table.wanted[seat] = parse_any_card(code)
    return FoundGame(name, contents, table)


def _begun(kept: Beginning) -> Table:
    """Return the table of a game as it began. Raises ValueError where it makes no sense."""
    players = [*map(_printable, kept.players)]
    if kept.real:
        start = really_begun(kept)
        _check_players(kept.players, start)
        if not 0 <= kept.me < len(players):
            raise ValueError(kept.me)
        return RealTable(players, start, kept.me, under_way=is_under_way(kept))
    start, deal, chance = begun(kept)
    _check_players(kept.players, start)
    return Table(players, start, deal, chance)


def _play(table: Table, rows: Sequence[Row]) -> int:
    """Play rows, and return how many make sense."""
    for number, row in enumerate(rows):
        word, _, rest = row.text.partition(" ")
        try:
            if row.text == ENDED:
                table.mark_end_told()
            elif isinstance(table, RealTable):
                table.redo(row)
            elif word == "undo":
                table.undo_to(int(rest), row.seat, row.command)
            else:
                table.act(parse_action(row.text), row.command)
        except _SENSELESS:
            return number
    return len(rows)


def _printable(player: Player) -> Player:
    """Return a player whose name can be printed, whoever made the save."""
    return Player(clean(player.name) or "-", player.kind)


def _check_players(players: Sequence[Player], start: State) -> None:
    kinds = {player.kind for player in players}
    # What is no opponent of this program is a file of the player's own, here or gone.
    strange = {kind for kind in kinds if not is_kind(kind)}
    if len(players) != len(start.seats) or HUMAN not in kinds or strange:
        raise ValueError(" ".join(sorted(kinds)))


def unfinished(names: Sequence[str] | None = None) -> Iterator[FoundGame | tuple[str, SaveError]]:
    """Yield which of these games, by default of all, can be gone on with, the latest first.

    Between them come those that cannot, with the reason.
    """
    for name in saves.names() if names is None else names:
        if saves.is_finished(name):
            continue
        try:
            found = find(name)
            if not found.contents.finished:
                saves.check_not_played(name)
                yield found
        except SaveError as error:
            yield name, error


def older_than(name: str) -> str | None:
    """Return the unfinished game that was played before this one, or None."""
    names = saves.names()
    older = unfinished(names[names.index(name) + 1 :])
    return next((found.name for found in older if isinstance(found, FoundGame)), None)


def explain_damage(found: FoundGame) -> Message:
    """Say what of a damaged game is missing."""
    return say("resume-damaged", game=found.name, count=found.contents.missing)


def reopen(found: FoundGame) -> Table:
    """Return the table of a saved game, ready to be gone on with. Raises SaveError.

    A damaged game goes on in a new file, and the old one is kept; so it is with an old format.
    """
    table, contents = found.table, found.contents
    if found.damaged:
        saves.check_not_played(found.name)
        adopt(table, saves.create(contents.beginning, contents.rows))
        saves.set_aside(found.name)
    elif contents.format == 1:
        table.save = saves.convert(found.name, contents)
    else:
        table.save = saves.open_save(found.name, contents)
    return table
