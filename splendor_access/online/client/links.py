"""The tables at which this player has a seat, with the key and the aim of each."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from splendor_access.settings.files import (
    Missing,
    Unreadable,
    Unwritable,
    free_place,
    home,
    mend_told,
    read_twice,
    replace_twice,
)
from splendor_access.table.table import Wanted, parse_wanted, wanted_code
from splendor_access.talk.messages import Messages, say

SSH_SEATS, SSH_HOST_KEY = "ssh-seats.toml", "ssh-host-key.toml"
"""The files of a server with the keys of seats by ssh, and with its own key."""


SEATS, CLUBS = "seats.toml", "clubs.toml"
"""The files of a player with the keys of tables, and with those of clubs."""


class Links:
    """The file of tables, or of clubs, private to the user."""

    def __init__(self, file: str = SEATS) -> None:
        self._path = home() / file
        self.trouble: Messages = []
        try:
            stored = read_twice(self._path)
        except Missing:
            stored = {}
        except Unreadable:
            stored = {}
            kept = say("friends-seats-kept", file=free_place(self._path).name)
            self.trouble = [*mend_told(self._path), kept]
        self._keys = {link: key for link, key in stored.items() if isinstance(key, str)}

    def mend(self) -> Messages:
        """Mend a damaged file from its copy, and say so; say if neither can be read."""
        return self.trouble or mend_told(self._path)

    @property
    def all(self) -> Sequence[str]:
        """The links, latest first."""
        return [*reversed(self._keys)]

    def resolve(self, typed: str) -> str:
        """Return the link typed, or that of a number in the list."""
        number = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 4 else 0
        return self.all[number - 1] if 0 < number <= len(self._keys) else typed

    def key(self, link: str) -> str:
        """Return the key of the seat at a link, or an empty string."""
        return self._keys.get(link, "")

    def forget(self, link: str) -> None:
        """Forget the key of a link that leads nowhere any more."""
        if self._keys.pop(link, None):
            with suppress(Unwritable):
                replace_twice(self._path, self._keys)

    def save(self, link: str, key: str) -> bool:
        """Save the key of a seat as the latest one; return whether that succeeded."""
        self._keys.pop(link, None)
        self._keys[link] = key
        try:
            replace_twice(self._path, self._keys)
        except Unwritable:
            return False
        return True


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
