"""The folder of a player's files, and the settings file in it.

Settings are written when they are changed, to a new file that replaces the old one.
"""

import os
from collections.abc import Mapping
from pathlib import Path

from splendor_access.preferences.reading import Missing, Unreadable, read_toml
from splendor_access.talk.messages import Arg
from splendor_access.talk.system import explain


class NotKept(Exception):
    """A file cannot be written: `detail` says why."""

    def __init__(self, detail: Arg) -> None:
        super().__init__(str(detail))
        self.detail = detail


def home() -> Path:
    """Return the folder of saves, settings and logs."""
    chosen = os.environ.get("SPLENDOR_ACCESS_HOME")
    if chosen:
        return Path(chosen)
    # Loaded late: it takes 10 ms, and the variable often makes it needless.
    from platformdirs import user_data_path

    return user_data_path("splendor-access", appauthor=False)


def make_home() -> Path:
    """Make the folder for this program's files, for the user alone. Raises OSError."""
    folder = home()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def settings_path() -> Path:
    """Return the settings file."""
    return home() / "settings.toml"


def read_file() -> tuple[dict[str, object], Arg | None]:
    """Return what the settings file holds, and what is wrong with it if it cannot be read."""
    try:
        return read_toml(settings_path()), None
    except Missing:
        return {}, None
    except Unreadable as error:
        return {}, error.detail


def write_file(changes: Mapping[str, str | None]) -> None:
    """Keep settings for the next game; what is None is kept no longer. Raises NotKept."""
    stored, trouble = read_file()
    if trouble:
        raise NotKept(trouble)
    kept = {**stored, **changes}
    replace_file(settings_path(), {name: kept[name] for name in kept if kept[name] is not None})


def replace_file(path: Path, content: Mapping[str, object]) -> None:
    """Write a TOML file whole, in the place of the old one. Raises NotKept."""
    # Loaded late: only a change needs it.
    import tomli_w

    temporary = path.with_suffix(".new")
    flags = os.O_CREAT | os.O_WRONLY | os.O_TRUNC
    try:
        make_home()
        with os.fdopen(os.open(temporary, flags, 0o600), "wb") as file:
            tomli_w.dump(content, file)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        raise NotKept(explain(error)) from error


def write_text(path: Path, text: str, *, replace: bool) -> None:
    """Write a text file whole. Raises NotKept, and FileExistsError unless it is to be replaced."""
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
        raise NotKept(explain(error)) from error
    finally:
        if written != path:
            written.parent.rmdir()


def is_first_run() -> bool:
    """Say whether this player has kept nothing yet: no settings, and no language named."""
    try:
        return not (os.environ.get("SPLENDOR_ACCESS_LANG") or settings_path().exists())
    except OSError:
        return False
