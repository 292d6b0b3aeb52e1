"""The outcome of a saved game: its players, and their scores."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Literal

import msgspec

from splendor_access.game.position import rules_text
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.rules import winners
from splendor_access.game.state import Seat
from splendor_access.saved_games import restore
from splendor_access.settings.files import Unreadable, Unwritable, home, make_home
from splendor_access.settings.twice import mend_all, read_twice, replace_twice
from splendor_access.table import saves
from splendor_access.table.real_table import RealTable
from splendor_access.table.review import game_digest
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages

Kind = Literal["computer", "keyboard", "friends", "box"]
KINDS: tuple[Kind, ...] = ("computer", "keyboard", "friends", "box")
"""Against the computer, several people at one keyboard, online with friends, with a real box."""


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of a game, finished or not.

    `seat` belongs to the player whose statistics these are, or is None if several people shared a
    keyboard and nothing tells them apart. `points` and `turns` have one number for each seat;
    `turns` is None if the game began in the middle. `day` is the last day of play. `digest`
    identifies a finished game; the coach finds by it the `loss`, the average cost of a turn of
    `seat`.
    """

    game: str
    day: date
    kind: Kind
    rules: str
    players: tuple[Player, ...]
    seat: int | None
    points: tuple[int, ...]
    finished: bool
    winners: tuple[int, ...]
    turns: tuple[int, ...] | None = None
    digest: str | None = None
    loss: float | None = None

    @property
    def people(self) -> dict[int, str]:
        """The names of the people by seat."""
        return {at: each.name for at, each in enumerate(self.players) if each.kind == HUMAN}


def read_outcome(name: str) -> Outcome:
    """Read the outcome of a saved game. Raises SaveError if it cannot be read."""
    table = restore.find(name).table
    people = table.humans
    seat: int | None = None
    kind: Kind = "keyboard"
    if isinstance(table, RealTable):
        kind, seat = "box", table.me
    elif len(people) == 1:
        kind, seat = "computer", people[0]
    return outcome_of(table, name, date.fromtimestamp(saves.last_written(name)), kind, seat)


def outcome_of(table: Table, name: str, day: date, kind: Kind, seat: int | None) -> Outcome:
    """Return the outcome so far of the game at a table."""
    whole = all(each == Seat() for each in table.start.seats)
    return Outcome(
        game=name,
        day=day,
        kind=kind,
        rules=rules_text(table.start.rules),
        players=table.players,
        seat=seat,
        points=tuple(each.points for each in table.state.seats),
        finished=table.over,
        winners=tuple(winners(table.state)) if table.over else (),
        turns=_turns(table) if whole else None,
        digest=game_digest(table.record()) if table.over else None,
    )


def _turns(table: Table) -> tuple[int, ...]:
    """Return the number of turns of each seat."""
    acted = [each.state.to_act for each in table.moments if each.state.phase == "act"]
    return tuple(map(acted.count, range(len(table.players))))


def save_outcome(link: str, number: int, table: Table, seat: int) -> None:
    """Save the outcome so far of an online game; one that cannot be written is not counted."""
    # A server may change its address; the code of a table never changes.
    code = link.rstrip("/").rpartition("/")[2]
    name = f"{sha256(code.encode()).hexdigest()[:12]}-{number}"
    gone = outcome_of(table, name, date.today(), "friends", seat)
    with suppress(Unwritable, OSError):
        make_home()
        _folder().mkdir(mode=0o700, exist_ok=True)
        facts = msgspec.to_builtins(gone)
        # TOML has no null.
        known = {name: fact for name, fact in facts.items() if fact is not None}
        replace_twice(_folder() / f"{name}.toml", known)


class SavedOutcomes(msgspec.Struct, frozen=True):
    """The saved outcomes of online games, the names of unreadable ones, and what was mended."""

    outcomes: Sequence[Outcome]
    unreadable: Sequence[str]
    mended: Messages


def saved_outcomes() -> SavedOutcomes:
    """Read the saved outcomes of online games, and mend damaged ones."""
    mended, found, unreadable = mend_all(_folder()), [], []
    for path in sorted(_folder().glob("*.toml")):
        try:
            found.append(msgspec.convert(read_twice(path), Outcome))
        except (Unreadable, msgspec.ValidationError):
            unreadable.append(path.stem)
    return SavedOutcomes(found, unreadable, mended)


def _folder() -> Path:
    return home() / "elsewhere"
