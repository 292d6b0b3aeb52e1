"""What the learner knows of the notation, and the file where it is kept."""

from pathlib import Path
from secrets import randbits

from splendor_access.braille_course.course import LESSONS, Progress
from splendor_access.preferences import files
from splendor_access.preferences.kept import Keeper, read_kept
from splendor_access.talk.messages import Arg, clean, say


def progress_path() -> Path:
    """Return the path of the file."""
    return files.home() / "teach.toml"


def load() -> tuple[Progress, Arg | None]:
    """Return the progress so far, and what is wrong with its file if it cannot be read."""
    progress, unreadable = read_kept(progress_path(), Progress)
    if progress is None:
        return Progress(seed=randbits(32)), unreadable
    if progress.lesson not in (lesson.name for lesson in LESSONS):
        return Progress(seed=randbits(32)), clean(progress.lesson)
    return progress, None


def keeper(progress: Progress, unreadable: Arg | None) -> Keeper:
    """Return what writes the progress after each answer."""
    return Keeper(
        progress_path(),
        progress,
        lambda detail: say("teach-not-kept", detail=detail),
        unreadable=unreadable,
    )
