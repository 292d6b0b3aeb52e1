"""What the coach found in finished games, kept so that games can be compared.

There is a small file for each seat of a game that was looked at. It is found by the digest of the
game, so that it does not matter whether the coach was asked after the game or for a record.
"""

from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import msgspec

from splendor_access.game.actions import Revealed
from splendor_access.game.position import position_text
from splendor_access.game.record import Record, entry_text
from splendor_access.preferences.files import NotKept, home, make_home, replace_file
from splendor_access.preferences.reading import Missing, Unreadable, read_toml


class _Found(msgspec.Struct, frozen=True):
    """What a turn cost in the mean, in games of 100."""

    loss: Annotated[float, msgspec.Meta(ge=0, le=100)]


def digest(record: Record) -> str:
    """Return what tells a game from all others: its players, how it began and what they did."""
    # What lay hidden may be known in one record and not in another, so it does not count.
    start = position_text(record.start.view(None))
    players = [f"{each.kind} {' '.join(each.name.split())}" for each in record.players]
    done = [entry_text(each) for each in record.entries if not isinstance(each, Revealed)]
    return sha256("\n".join([start, *players, *done]).encode()).hexdigest()[:24]


def keep(record: Record, seat: int, loss: float) -> None:
    """Keep what a turn of a seat cost; where that cannot be written it is not compared."""
    with suppress(NotKept, OSError):
        make_home()
        _folder().mkdir(mode=0o700, exist_ok=True)
        replace_file(_path(digest(record), seat), {"loss": loss})


def kept(game: str, seat: int) -> float | None:
    """Return what was kept of a seat by the digest of the game; None where nothing can be read."""
    with suppress(Missing, Unreadable, msgspec.ValidationError):
        return msgspec.convert(read_toml(_path(game, seat)), _Found).loss
    return None


def _path(game: str, seat: int) -> Path:
    return _folder() / f"{game}-{seat}.toml"


def _folder() -> Path:
    return home() / "coach"
