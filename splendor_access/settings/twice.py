"""TOML files that are kept twice, each with a digest: keys and the like, which nobody makes anew.

`seats.toml` has a copy `seats.copy`. Each ends with a comment that has the digest of everything
before it. Those of older versions have neither until they are written again.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path

from splendor_access.game.digests import sha256
from splendor_access.settings.files import (
    Missing,
    Unreadable,
    Unwritable,
    parse_toml,
    read_bytes,
    read_text,
    replace_bytes,
    toml_bytes,
)
from splendor_access.settings.system import explain
from splendor_access.talk.messages import Messages, say

_CHECKED = re.compile(r"(.*)# check ([0-9a-f]{64})\n", re.DOTALL)


def read_twice(path: Path) -> dict[str, object]:
    """Read such a file, or its copy where it is lost or damaged. Raises Unreadable."""
    refused: Unreadable | None = None
    for file in (path, _copy(path)):
        try:
            return _read(file, has_copy=_copy(path).exists())
        except Unreadable as error:
            if refused is None or isinstance(refused, Missing):
                refused = error
    assert refused
    raise refused


def replace_twice(path: Path, content: Mapping[str, object]) -> None:
    """Replace such a file and its copy. One that cannot be read is kept. Raises Unwritable."""
    try:
        read_twice(path)
    except Missing:
        pass
    except Unreadable:
        _keep(path)
    text = _checked(content)
    replace_bytes(path, text)
    replace_bytes(_copy(path), text)


def mend_twice(path: Path) -> list[str]:
    """Write such a file anew where it or its copy is not whole; return the names of damaged ones.

    One of an older version gets its digest and its copy so. What cannot be written waits for a
    change. Raises Unreadable.
    """
    content, damaged = read_twice(path), []
    texts: list[bytes] = []
    for file in (path, _copy(path)):
        try:
            _read(file, has_copy=_copy(path).exists())
        except Missing:
            continue
        except Unreadable:
            damaged.append(file.name)
        else:
            texts.append(read_bytes(file))
    if texts != 2 * [_checked(content)]:
        with suppress(Unwritable):
            replace_twice(path, content)
    return damaged


def mend_told(path: Path) -> Messages:
    """Mend a damaged file from its copy, and say so; say if neither can be read."""
    try:
        return [say("friends-mended", file=name) for name in mend_twice(path)]
    except Missing:
        return []
    except Unreadable as error:
        return [say("unreadable-file", file=str(path), detail=error.detail)]


def mend_all(folder: Path) -> Messages:
    """Mend the damaged files of a folder from their copies, and say so.

    Those of older versions have no copy, and stay as they are.
    """
    told: Messages = []
    for copy in sorted(folder.glob("*.copy")):
        with suppress(Unreadable):
            mended = mend_twice(copy.with_suffix(".toml"))
            told += [say("friends-mended", file=name) for name in mended]
    return told


def free_place(path: Path) -> Path:
    """Return where such a file is kept if it cannot be read."""
    return next(each for each in _places(path) if not each.exists())


def _read(file: Path, *, has_copy: bool) -> dict[str, object]:
    text = read_text(file)
    checked = _CHECKED.fullmatch(text)
    # Who writes a copy writes a digest.
    if has_copy if checked is None else _digest(checked[1].encode()) != checked[2]:
        raise Unreadable(say("file-damaged"))
    return parse_toml(text)


def _checked(content: Mapping[str, object]) -> bytes:
    text = toml_bytes(content)
    return text + f"# check {_digest(text)}\n".encode()


def _digest(text: bytes) -> str:
    return sha256(text).hexdigest()


def _copy(path: Path) -> Path:
    return path.with_suffix(".copy")


def _places(path: Path) -> Iterator[Path]:
    yield path.with_suffix(".damaged")
    for number in count(2):
        yield path.with_suffix(f".damaged{number}")


def _keep(path: Path) -> None:
    """Move what cannot be read, and its copy, to where nothing replaces them."""
    try:
        for file in (path, _copy(path)):
            if file.exists():
                file.replace(free_place(path))
    except OSError as error:
        raise Unwritable(explain(error)) from error
