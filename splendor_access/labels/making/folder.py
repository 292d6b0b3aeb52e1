"""Writes files of labels atomically: all of them, or none that looks finished."""

import errno
import os
from pathlib import Path
from types import TracebackType
from typing import Self

from splendor_access.labels.refusal import LabelsRefused
from splendor_access.settings.system import explain
from splendor_access.talk.messages import PATH, clean, say


class Folder:
    """A folder in which files appear only when all of them are written and proven.

    Until then their names begin with a dot and end in `.part`. Links are not followed: an
    existing file is replaced, never written through. Raises LabelsRefused where the folder or a
    file cannot be written.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._parts: dict[str, Path] = {}
        self._stale: list[str] = []
        self._made = False

    def __enter__(self) -> Self:
        """Make the folder."""
        try:
            self._made = not self._path.exists()
            self._path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._unwritable(error) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Give the files their final names, or remove all of them after an error."""
        if kind is None:
            self._finish()
        else:
            self._discard()

    def check_free(self, names: list[str]) -> None:
        """Raise LabelsRefused if one of the files exists already."""
        for name in names:
            if os.path.lexists(self._path / name):
                raise LabelsRefused(say("label-file-exists", file=name))

    def drop(self, names: list[str]) -> None:
        """Remove files of an earlier export once all new ones are in place."""
        self._stale += names

    def write(self, name: str, data: bytes) -> Path:
        """Write a file under its temporary name, and return its path."""
        part = self._path / f".{name}.part"
        try:
            part.unlink(missing_ok=True)
            with part.open("xb") as file:
                self._parts[name] = part
                file.write(data)
        except OSError as error:
            raise self._unwritable(error) from error
        return part

    def _finish(self) -> None:
        try:
            for name, part in self._parts.items():
                part.replace(self._path / name)
            for name in self._stale:
                (self._path / name).unlink(missing_ok=True)
        except OSError as error:
            self._discard()
            raise self._unwritable(error) from error

    def _discard(self) -> None:
        for part in self._parts.values():
            part.unlink(missing_ok=True)
        if self._made:
            try:
                self._path.rmdir()
            except OSError:
                return  # not empty: it is used by others

    def _unwritable(self, error: OSError) -> LabelsRefused:
        # Windows says of a file on the way that it exists, or that nothing is there.
        unclear = error.errno in (errno.EEXIST, errno.ENOENT)
        if unclear and any(each.is_file() for each in self._path.parents):
            error = NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        folder = clean(str(self._path), PATH)
        return LabelsRefused(say("label-unwritable", folder=folder, detail=explain(error)))
