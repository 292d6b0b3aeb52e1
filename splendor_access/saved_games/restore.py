"""Saved games resumed: their decisions are replayed by the rules, as far as they are legal."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec

from splendor_access.game.cards import Card
from splendor_access.game.events import IllegalAction
from splendor_access.game.notation import parse_action
from splendor_access.game.record import HUMAN, Player, is_kind
from splendor_access.game.state import State
from splendor_access.table import saves
from splendor_access.table.chain import (
    ENDED,
    Beginning,
    Row,
    is_under_way,
    parse_beginning,
    parse_real_beginning,
)
from splendor_access.table.contents import Contents
from splendor_access.table.database import SaveError
from splendor_access.table.real_table import RealTable
from splendor_access.table.table import PLANS, Table, parse_wanted, save_to
from splendor_access.talk.messages import Message, Messages, clean, say

_REPLAY_ERRORS = (
    IllegalAction,
    ValueError,
    LookupError,
    AssertionError,
    TypeError,
    AttributeError,
    ArithmeticError,
    RecursionError,
)
"""Exceptions raised by replaying rows of unknown origin."""


class FoundGame(msgspec.Struct, frozen=True):
    """A saved game, as far as it can be read and replayed.

    `contents` end with the last legal row, and `table` is the position after it. `mended` is the
    name of a damaged file that is written anew when the game is resumed.
    """

    name: str
    contents: Contents
    table: Table
    mended: str = ""

    @property
    def damaged(self) -> bool:
        """Whether a new file has to replace the old one."""
        return self.contents.flawed or self.contents.missing > 0


def find(name: str) -> FoundGame:
    """Read and replay a saved game. Raises SaveError if not even its beginning is valid."""
    found, tally = replay_game(name, saves.read_save(name)), saves.damaged_tally(name)
    return msgspec.structs.replace(found, mended=tally)


def replay_game(name: str, contents: Contents) -> FoundGame:
    """Replay the contents of a game. Raises SaveError if not even their beginning is valid."""
    try:
        table = _initial_table(contents.beginning)
    except _REPLAY_ERRORS as error:
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
    for number, code in contents.wanted.items():
        with suppress(ValueError):
            wanted = parse_wanted(code)
            if number < PLANS:
                table.wanted[number] = wanted
            elif isinstance(wanted, Card):
                table.plans[number - PLANS] = wanted
    return FoundGame(name, contents, table)


def _initial_table(kept: Beginning) -> Table:
    """Return the table at the beginning of a game. Raises ValueError if that is invalid."""
    players = [*map(_printable, kept.players)]
    if kept.real:
        start = parse_real_beginning(kept)
        _check_players(kept.players, start)
        if not 0 <= kept.me < len(players):
            raise ValueError(kept.me)
        return RealTable(players, start, kept.me, under_way=is_under_way(kept))
    start, deal, chance = parse_beginning(kept)
    _check_players(kept.players, start)
    return Table(players, start, deal, chance)


def _play(table: Table, rows: Sequence[Row]) -> int:
    """Replay rows, and return the number of legal ones."""
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
        except _REPLAY_ERRORS:
            return number
    return len(rows)


def _printable(player: Player) -> Player:
    """Return a player with a printable name, whatever the save has."""
    return Player(clean(player.name) or "-", player.kind)


def _check_players(players: Sequence[Player], start: State) -> None:
    kinds = {player.kind for player in players}
    # A kind that is no opponent of this program names a file of the player's own, which may be
    # gone.
    strange = {kind for kind in kinds if not is_kind(kind)}
    if len(players) != len(start.seats) or HUMAN not in kinds or strange:
        raise ValueError(" ".join(sorted(kinds)))


def unfinished(names: Sequence[str] | None = None) -> Iterator[FoundGame | tuple[str, SaveError]]:
    """Yield the resumable games among these, by default among all, latest first.

    Games that cannot be resumed come between them, each with the reason.
    """
    for name in saves.save_names() if names is None else names:
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
    """Return the next older unfinished game, or None."""
    names = saves.save_names()
    older = unfinished(names[names.index(name) + 1 :])
    return next((found.name for found in older if isinstance(found, FoundGame)), None)


def explain_damage(found: FoundGame) -> Message:
    """Say what a damaged game has lost."""
    return say("resume-damaged", game=found.name, count=found.contents.missing)


def explain_reopened(found: FoundGame, table: Table) -> Messages:
    """Say what a resumed game has lost, and where it continues, or which file was mended."""
    if found.damaged:
        assert table.save
        return [explain_damage(found), say("resume-new-file", game=table.save.name)]
    return [say("friends-mended", file=found.mended)] if found.mended else []


def reopen(found: FoundGame) -> Table:
    """Return the table of a saved game, ready to play on. Raises SaveError.

    A damaged game, or one in an old format, continues in a new file, and the old one is kept.
    """
    table, contents = found.table, found.contents
    if found.damaged:
        saves.check_not_played(found.name)
        save_to(table, saves.create(contents.beginning, contents.rows))
        saves.set_aside(found.name)
    elif contents.format == 1:
        table.save = saves.convert(found.name, contents)
    else:
        table.save = saves.open_save(found.name, contents)
    return table
