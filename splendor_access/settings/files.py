"""The files of a player: settings, progress outside of games, and keys that are kept twice.

Settings are written when they are changed, to a new file that replaces the old one.

Keys and the like, which nobody makes anew, are in TOML files that are kept twice, each with a
digest: `seats.toml` has a copy `seats.copy`. Each ends with a comment that has the digest of
everything before it. Those of older versions have neither until they are written again.
"""

import os
import re
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec

from splendor_access.game.digests import sha256
from splendor_access.settings.system import explain
from splendor_access.talk.messages import Arg, Message, Messages, say

MOST_BYTES = 2_000_000
"""The most bytes of a file that is read; no record or settings file comes near it."""


class Unreadable(Exception):
    """A file cannot be read; `detail` says why."""

    def __init__(self, detail: Arg) -> None:
        super().__init__(str(detail))
        self.detail = detail


class Missing(Unreadable):
    """There is no such file."""


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """Read a file, of a longer one `most` bytes and one more. Raises Unreadable."""
    # Opening a pipe without a writer must not block. Windows has no such flag.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        descriptor = os.open(path, flags)
    except FileNotFoundError as error:
        raise Missing(explain(error)) from error
    except (OSError, ValueError) as error:
        raise Unreadable(explain(error)) from error
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise Unreadable(say("file-not-ordinary"))
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            return file.read(most + 1)
    except OSError as error:
        raise Unreadable(explain(error)) from error
    finally:
        os.close(descriptor)


def read_text(path: Path) -> str:
    """Read a text file. Raises Unreadable."""
    data = read_bytes(path)
    if len(data) > MOST_BYTES:
        raise Unreadable(say("file-too-large", most=MOST_BYTES // 10**6))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(say("file-not-text")) from error


def read_toml(path: Path) -> dict[str, object]:
    """Read a TOML file. Raises Unreadable."""
    return parse_toml(read_text(path))


def parse_toml(text: str) -> dict[str, object]:
    """Parse the text of a TOML file. Raises Unreadable."""
    # Loaded late: most players have no such file.
    import tomllib

    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise Unreadable(say("file-too-deep")) from error
    except ValueError as error:  # also a number of thousands of digits, no TOMLDecodeError
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise Unreadable(say("file-not-toml", line=line)) from error


class Unwritable(Exception):
    """A file cannot be written; `detail` says why."""

    def __init__(self, detail: Arg) -> None:
        super().__init__(str(detail))
        self.detail = detail


def home() -> Path:
    """Return the folder of saves, settings and logs."""
    chosen = os.environ.get("SPLENDOR_ACCESS_HOME")
    if chosen:
        return Path(chosen)
    # Loaded late: it takes 10 ms, and the variable above often makes it needless.
    from platformdirs import user_data_path

    return user_data_path("splendor-access", appauthor=False)


def make_home() -> Path:
    """Make the folder of this program's files, readable by the user alone. Raises OSError."""
    folder = home()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def settings_path() -> Path:
    """Return the path of the settings file."""
    return home() / "settings.toml"


def read_settings() -> tuple[dict[str, object], Arg | None]:
    """Read the settings file; return its values, and why it cannot be read, if so."""
    try:
        return read_toml(settings_path()), None
    except Missing:
        return {}, None
    except Unreadable as error:
        return {}, error.detail


def write_settings(changes: Mapping[str, str | None]) -> None:
    """Write changes to the settings file; None removes a setting. Raises Unwritable."""
    stored, trouble = read_settings()
    if trouble:
        raise Unwritable(trouble)
    kept = {**stored, **changes}
    replace_toml(settings_path(), {name: kept[name] for name in kept if kept[name] is not None})


def replace_toml(path: Path, content: Mapping[str, object]) -> None:
    """Replace a TOML file atomically. Raises Unwritable."""
    replace_bytes(path, toml_bytes(content))


def toml_bytes(content: Mapping[str, object]) -> bytes:
    """Write the text of a TOML file."""
    # Loaded late: only a change needs it.
    import tomli_w

    return tomli_w.dumps(content).encode()


def replace_bytes(path: Path, data: bytes) -> None:
    """Replace a file in the folder of this program atomically. Raises Unwritable."""
    temporary = path.with_suffix(".new")
    flags = os.O_CREAT | os.O_WRONLY | os.O_TRUNC
    try:
        make_home()
        with os.fdopen(os.open(temporary, flags, 0o600), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        raise Unwritable(explain(error)) from error


def write_text(path: Path, text: str, *, replace: bool) -> None:
    """Write a text file atomically. Raises Unwritable, and FileExistsError unless `replace`."""
    written = path
    try:
        if replace:
            # Loaded late: few games change a setting.
            from tempfile import mkdtemp

            written = Path(mkdtemp(dir=path.parent)) / path.name
        with written.open("x", encoding="utf-8", newline="\n") as file:
            try:
                file.write(text)
                file.flush()
            except OSError:
                written.unlink()
                raise
        if replace:
            written.replace(path)
    except FileExistsError:
        raise
    except (OSError, ValueError) as error:  # no file has a name with a zero byte
        raise Unwritable(explain(error)) from error
    finally:
        if written != path:
            written.parent.rmdir()


def is_first_run() -> bool:
    """Return whether the player has no settings yet, and has named no language."""
    try:
        return not (os.environ.get("SPLENDOR_ACCESS_LANG") or settings_path().exists())
    except OSError:
        return False


_Value = TypeVar("_Value")


def read_value(path: Path, kind: type[_Value]) -> tuple[_Value | None, Arg | None]:
    """Read a value from a TOML file; return it, if any, and why it cannot be read, if so."""
    try:
        return msgspec.convert(read_toml(path), kind), None
    except Missing:
        return None, None
    except Unreadable as error:
        return None, error.detail
    except msgspec.ValidationError:
        return None, say("file-not-ours")


class Keeper:
    """Writes a value to a file after each change. A file that could not be read is left alone.

    `complain` makes the message that explains why the value cannot be written.
    """

    def __init__(
        self,
        path: Path,
        value: object,
        complain: Callable[[Arg], Message],
        *,
        unreadable: Arg | None = None,
    ) -> None:
        self._path = path
        self._value = value
        self._complain = complain
        self._keeps = unreadable is None

    def keep(self) -> Messages:
        """Write the value; return a message if that fails for the first time."""
        if not self._keeps:
            return []
        try:
            replace_toml(self._path, msgspec.to_builtins(self._value))
        except Unwritable as error:
            self._keeps = False
            return [self._complain(error.detail)]
        return []


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
