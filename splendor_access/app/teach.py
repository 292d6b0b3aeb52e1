"""`teach`: the course at a terminal, from a pipe or on a display; where its progress is kept."""

from collections.abc import Sequence
from pathlib import Path
from secrets import randbits
from typing import Protocol

import msgspec

from splendor_access.app import settings
from splendor_access.app.course import LESSONS, Course, Progress
from splendor_access.app.keyboard import Interrupted, Keyboard
from splendor_access.app.play import DONE, House
from splendor_access.app.questions import Told
from splendor_access.app.teacher import Teacher
from splendor_access.braille.tables import Table
from splendor_access.talk.messages import Message, clean, say


def progress_path() -> Path:
    """Return the file of what was learned."""
    return settings.home() / "teach.toml"


def load() -> tuple[Progress, str | None]:
    """Return what was learned so far, and what is wrong with its file if it cannot be read."""
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

    def keep(self) -> Told:
        """Write what was learned; where that fails, say so once."""
        if not self._keeps:
            return []
        try:
            settings.replace_file(progress_path(), msgspec.to_builtins(self._progress))
        except OSError as error:
            self._keeps = False
            return [say("teach-not-kept", detail=clean(error.strerror or str(error)))]
        return []


def teach(house: House, table: Table) -> int:
    """Teach the codes of a table, and return the exit code. Raises BrailleUnavailable."""
    progress, unreadable = load()
    troubles = [say("teach-unreadable", detail=clean(unreadable))] if unreadable else []
    keeper = Keeper(progress, unreadable)
    teacher = Teacher(Course(table, progress), house.locale, keeper.keep)

    async def lead(keyboard: Keyboard) -> int:
        house.say(*house.notices, *troubles, *teacher.opening())
        await lead_through(house, teacher, keyboard)
        return DONE

    return house.run(lead, words=list)


class Guide(Protocol):
    """Something that leads through questions and answers, line by line, until it is finished."""

    finished: bool

    @property
    def prompt(self) -> Message:
        """What stands before a line that is typed."""

    def handle(self, text: str) -> Sequence[Message]:
        """Return the answer to a line."""

    def offers(self) -> Sequence[tuple[Message, str]]:
        """Return what can be chosen on a display instead of typed: a message and its line each."""

    def leave(self) -> Sequence[Message]:
        """Finish, and return what is told then."""


async def lead_through(house: House, teacher: Guide, keyboard: Keyboard) -> None:
    """Read line after line, until the guide is finished. The end of input leaves it."""
    while not teacher.finished:
        if house.display:
            house.display.offer(teacher.offers())
        try:
            line = await keyboard.read(lambda: f"{house.locale.text(teacher.prompt)}> ")
        except EOFError:
            house.say(*teacher.leave())
        except Interrupted:
            house.say(say("how-to-leave"))
        else:
            house.say(*teacher.handle(line))
