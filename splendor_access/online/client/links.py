"""The tables that this player has a seat at, with the key of each seat."""

from collections.abc import Sequence

from splendor_access.settings.files import (
    Missing,
    NotKept,
    Unreadable,
    home,
    read_toml,
    replace_file,
)


class Links:
    """The file of tables, for the user alone."""

    def __init__(self) -> None:
        self._path = home() / "seats.toml"
        try:
            stored = read_toml(self._path)
        except (Missing, Unreadable):
            stored = {}
        self._keys = {link: key for link, key in stored.items() if isinstance(key, str)}

    @property
    def all(self) -> Sequence[str]:
        """The links, the one used last first."""
        return [*reversed(self._keys)]

    def named(self, typed: str) -> str:
        """Return the link that was typed, or that of a number in the list of all."""
        number = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 4 else 0
        return self.all[number - 1] if 0 < number <= len(self._keys) else typed

    def key(self, link: str) -> str:
        """Return the key of the seat at a link, or an empty text."""
        return self._keys.get(link, "")

    def keep(self, link: str, key: str) -> bool:
        """Keep the key of a seat, as the one used last; say whether that could be done."""
        self._keys.pop(link, None)
        self._keys[link] = key
        try:
            replace_file(self._path, self._keys)
        except NotKept:
            return False
        return True
