"""How a saved game went: who played it, and what each of them had at its end."""

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
from splendor_access.settings.files import (
    Missing,
    NotKept,
    Unreadable,
    home,
    make_home,
    read_toml,
    replace_file,
)
from splendor_access.table import saves
from splendor_access.table.real_table import RealTable
from splendor_access.table.review import game_digest
from splendor_access.table.table import Table

Kind = Literal["computer", "keyboard", "friends", "box"]
KINDS: tuple[Kind, ...] = ("computer", "keyboard", "friends", "box")
"""Against the computer, several people at one keyboard, friends elsewhere, with a real box."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game went, so far or to its end.

    `seat` is that of the player whose statistics these are; None where several people shared a
    keyboard and nothing says which of them that is. `points` and `turns` are those of each seat;
    `turns` is None where the game began in the middle. `day` is when it was played last. `digest`
    is that of a finished game; by it the coach finds the `loss`, what a turn of `seat` cost.
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
        """The names of the people by their seats."""
        return {at: each.name for at, each in enumerate(self.players) if each.kind == HUMAN}


def outcome(name: str) -> Outcome:
    """Read how a saved game went. Raises SaveError where it cannot be read."""
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
    """Return how the game at a table has gone so far."""
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
    """Return how many turns each seat has had."""
    acted = [each.state.to_act for each in table.moments if each.state.phase == "act"]
    return tuple(map(acted.count, range(len(table.players))))


def keep(link: str, number: int, table: Table, seat: int) -> None:
    """Keep how a game at a link has gone so far; where that cannot be written it is not counted."""
    # The address of a server may change; the code of a table does not.
    code = link.rstrip("/").rpartition("/")[2]
    name = f"{sha256(code.encode()).hexdigest()[:12]}-{number}"
    gone = outcome_of(table, name, date.today(), "friends", seat)
    with suppress(NotKept, OSError):
        make_home()
        _folder().mkdir(mode=0o700, exist_ok=True)
        facts = msgspec.to_builtins(gone)
        # TOML has nothing that means nothing.
        known = {name: fact for name, fact in facts.items() if fact is not None}
        replace_file(_folder() / f"{name}.toml", known)


def kept() -> Sequence[Outcome]:
    """Return how all of them went; what cannot be read is left out."""
    found = []
    for path in sorted(_folder().glob("*.toml")):
        with suppress(Missing, Unreadable, msgspec.ValidationError):
            found.append(msgspec.convert(read_toml(path), Outcome))
    return found


def _folder() -> Path:
    return home() / "elsewhere"
