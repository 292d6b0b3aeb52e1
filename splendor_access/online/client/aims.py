"""Where the aim of a seat at a table elsewhere is kept, so that it outlives the program."""

from contextlib import suppress
from pathlib import Path
from typing import Protocol

from splendor_access.settings.files import (
    Missing,
    Unreadable,
    Unwritable,
    home,
)
from splendor_access.settings.twice import read_twice, replace_twice
from splendor_access.table.wanted import Wanted, parse_wanted, wanted_code


class Aims(Protocol):
    """The aims of one table, by the numbers of game and seat."""

    def kept(self, game: int, seat: int) -> Wanted | None:
        """Return what a seat wants in a game, or None."""

    def keep(self, game: int, seat: int, wanted: Wanted | None) -> None:
        """Keep what a seat wants, or that it wants nothing any more."""


def aims_path() -> Path:
    """Return the path of the file of aims."""
    return home() / "aims.toml"


class OwnAims:
    """The aims of this player at the table of a link, in a file that is private to the user.

    Only that of the latest game of a table is kept.
    """

    def __init__(self, link: str) -> None:
        self._link = link
        self._path = aims_path()

    def kept(self, game: int, seat: int) -> Wanted | None:
        """Return what a seat wants in a game, or None."""
        number, _, code = self._stored().get(self._link, "").partition(" ")
        if number != f"{game}.{seat}":
            return None
        with suppress(ValueError):  # the file can be edited
            return parse_wanted(code)
        return None

    def keep(self, game: int, seat: int, wanted: Wanted | None) -> None:
        """Keep what a seat wants, or that it wants nothing any more."""
        stored = self._stored()
        stored.pop(self._link, None)
        if wanted is not None:
            stored[self._link] = f"{game}.{seat} {wanted_code(wanted)}"
        with suppress(Unwritable):  # then it is known until the program ends
            replace_twice(self._path, stored)

    def _stored(self) -> dict[str, str]:
        try:
            stored = read_twice(self._path)
        except (Missing, Unreadable):
            return {}
        return {link: aim for link, aim in stored.items() if isinstance(aim, str)}
