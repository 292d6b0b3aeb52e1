"""What belongs to no table, in JetStream: a `Shelf` with a message for each document."""

from collections.abc import Mapping, Sequence

from splendor_access.online.jetstream.client import PATIENCE, Found, JetStream
from splendor_access.online.server.port import StoredText
from splendor_access.table.database import SaveError

DOCUMENTS = "splendor.keep.shelf"

VERSION = "Splendor-Version"
"""The header with the version of a document."""


class JetShelf:
    """Documents by name. An erased one is gone from the stream, with all that was ever in it."""

    def __init__(self, jet: JetStream) -> None:
        self._jet = jet

    def read(self, name: str) -> StoredText | None:
        """Return a document, or None. Raises SaveError."""
        found = self._jet.get(_subject(name))
        return _text(found) if found else None

    def write(self, name: str, text: str, expected: int) -> int:
        """Put a document in the place of the expected version; return its version."""
        before = self._jet.get(_subject(name))
        if expected != (_version(before) if before else 0):
            raise SaveError("busy")
        headers = {VERSION: f"{expected + 1}"}
        number = before.number if before else 0
        self._jet.put(_subject(name), text.encode(), number, headers, seconds=PATIENCE)
        return expected + 1

    def erase(self, name: str) -> None:
        """Erase a document, if there is one. Raises SaveError."""
        self._jet.erase(_subject(name))

    def texts(self, kind: str) -> Mapping[str, StoredText | None]:
        """Return all documents of a kind by their names. Raises SaveError."""
        found = self._jet.each(f"{DOCUMENTS}.{kind}.*", bodies=True)
        return {name: _text(each) for name, each in sorted((_name(each), each) for each in found)}

    def kinds(self) -> Sequence[str]:
        """Return the kinds of all documents, in their order."""
        found = self._jet.each(f"{DOCUMENTS}.>", bodies=False)
        return sorted({each.subject.split(".")[-2] for each in found})

    def names(self, kind: str) -> Sequence[str]:
        """Return the names before whose slash the kind stands, in their order."""
        found = self._jet.each(f"{DOCUMENTS}.{kind}.*", bodies=False)
        return sorted(map(_name, found))


def _subject(name: str) -> str:
    kind, _, rest = name.partition("/")
    return f"{DOCUMENTS}.{kind}.{rest}"


def _name(found: Found) -> str:
    return "/".join(found.subject.split(".")[-2:])


def _text(found: Found) -> StoredText:
    return StoredText(found.body.decode(), _version(found))


def _version(found: Found) -> int:
    return int(found.headers.get(VERSION, "1"))
