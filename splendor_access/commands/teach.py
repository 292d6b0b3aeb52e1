"""`teach`: the course at a terminal, from a pipe or on a display."""

from splendor_access.braille.tables import Table
from splendor_access.braille_course.course import Course
from splendor_access.braille_course.progress import Keeper, load
from splendor_access.braille_course.teacher import Teacher
from splendor_access.console.console import DONE, Console
from splendor_access.console.guide import lead_through
from splendor_access.console.keyboard import Keyboard
from splendor_access.talk.messages import clean, say


def teach(console: Console, table: Table) -> int:
    """Teach the codes of a table, and return the exit code. Raises BrailleUnavailable."""
    progress, unreadable = load()
    troubles = [say("teach-unreadable", detail=clean(unreadable))] if unreadable else []
    keeper = Keeper(progress, unreadable)
    teacher = Teacher(Course(table, progress), console.locale, keeper.keep)

    async def lead(keyboard: Keyboard) -> int:
        console.say(*console.notices, *troubles, *teacher.opening())
        await lead_through(console, teacher, keyboard)
        return DONE

    return console.run(lead, words=list)
