"""The tables that this player has a seat at, with the key of each seat."""

from splendor_access.preferences.files import NotKept, home, replace_file
from splendor_access.preferences.reading import Missing, Unreadable, read_toml


class Links:
    """The file of tables, for the user alone."""

    def __init__(self) -> None:
        self._path = home() / "seats.toml"
        try:
            stored = read_toml(self._path)
        except (Missing, Unreadable):
            stored = {}
        self._keys = {link: key for link, key in stored.items() if isinstance(key, str)}

    def key(self, link: str) -> str:
        """Return the key of the seat at a link, or an empty text."""
        return self._keys.get(link, "")

    def keep(self, link: str, key: str) -> bool:
        """Keep the key of a seat; say whether that could be done."""
        if self._keys.get(link) == key:
            return True
        self._keys[link] = key
        try:
            replace_file(self._path, self._keys)
        except NotKept:
            return False
        return True
