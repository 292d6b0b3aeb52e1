"""What the learner knows of the notation, and the file where it is kept."""

from pathlib import Path
from secrets import randbits

import msgspec

from splendor_access.braille_course.course import LESSONS, Progress
from splendor_access.preferences import files
from splendor_access.talk.messages import Messages, clean, say


def progress_path() -> Path:
    """Return the path of the file."""
    return files.home() / "teach.toml"


def load() -> tuple[Progress, str | None]:
    """Return the progress so far, and what is wrong with its file if it cannot be read."""
    try:
        progress = msgspec.toml.decode(progress_path().read_bytes(), type=Progress)
    except FileNotFoundError:
        return Progress(seed=randbits(32)), None
    except (OSError, msgspec.MsgspecError) as error:
        return Progress(seed=randbits(32)), str(error)
    if progress.lesson not in (lesson.name for lesson in LESSONS):
        return Progress(seed=randbits(32)), progress.lesson
    return progress, None


class Keeper:
    """Writes progress after each answer. A file that could not be read is left as it is."""

    def __init__(self, progress: Progress, unreadable: str | None) -> None:
        self._progress = progress
        self._keeps = unreadable is None

    def keep(self) -> Messages:
        """Write the progress; if that fails, say so once."""
        if not self._keeps:
            return []
        try:
            files.replace_file(progress_path(), msgspec.to_builtins(self._progress))
        except OSError as error:
            self._keeps = False
            return [say("teach-not-kept", detail=clean(error.strerror or str(error)))]
        return []
