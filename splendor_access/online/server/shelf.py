"""The documents of a server on its disk: a `Shelf` of files, each kept twice with a digest."""

import re
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from splendor_access.online.server.port import StoredText
from splendor_access.settings.files import (
    Missing,
    Unreadable,
    Unwritable,
    mend_twice,
    read_twice,
    replace_twice,
)
from splendor_access.settings.system import explain
from splendor_access.table.database import SaveError, translated_errors

_NAME = re.compile("[a-z0-9-]+/[a-z0-9-]+")


class FolderShelf:
    """A folder of documents: those of one kind are in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        # Documents are read and written in threads.
        self._order = threading.Lock()

    def read(self, name: str) -> StoredText | None:
        """Return a document, or None. Raises SaveError for a damaged one."""
        with self._order:
            return self._read(self._path(name))

    def write(self, name: str, text: str, expected: int) -> int:
        """Put a document in the place of the expected version; return its version."""
        path = self._path(name)
        with self._order:
            before = self._read(path)
            if expected != (before.version if before else 0):
                raise SaveError("busy")
            try:
                path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                replace_twice(path, {"version": expected + 1, "text": text})
            except OSError as error:
                raise SaveError("failed", explain(error)) from error
            except Unwritable as error:
                raise SaveError("failed", error.detail) from error
        return expected + 1

    def erase(self, name: str) -> None:
        """Erase a document, its copy, and what was kept of damaged ones."""
        path = self._path(name)
        with self._order, translated_errors():
            for file in path.parent.glob(f"{path.stem}.*"):
                file.unlink()

    def texts(self, kind: str) -> Mapping[str, StoredText | None]:
        """Return all documents of a kind by their names; None for a damaged one."""
        found: dict[str, StoredText | None] = {}
        for name in self.names(kind):
            found[name] = None
            with suppress(SaveError):
                found[name] = self.read(name)
        return found

    def kinds(self) -> Sequence[str]:
        """Return the kinds of all documents, in their order."""
        return sorted(each.name for each in self._folder.glob("*") if self.names(each.name))

    def names(self, kind: str) -> Sequence[str]:
        """Return the names before whose slash the kind stands, in their order."""
        return [f"{kind}/{stem}" for stem in sorted({p.stem for p in self._files(kind)})]

    def _files(self, kind: str) -> Sequence[Path]:
        return [
            file for file in (self._folder / kind).glob("*") if file.suffix in (".toml", ".copy")
        ]

    def _path(self, name: str) -> Path:
        assert _NAME.fullmatch(name)
        return self._folder / f"{name}.toml"

    @staticmethod
    def _read(path: Path) -> StoredText | None:
        try:
            found = read_twice(path)
            mend_twice(path)
        except Missing:
            return None
        except Unreadable as error:
            raise SaveError("corrupt") from error
        text, version = found.get("text"), found.get("version")
        if not isinstance(text, str) or not isinstance(version, int):
            raise SaveError("corrupt")
        return StoredText(text, version)
