"""Goes on with a saved game."""

from splendor_access.console.console import Console
from splendor_access.console.keyboard import Keyboard
from splendor_access.exit_codes import FAILED
from splendor_access.table import saves
from splendor_access.table.restore import restored
from splendor_access.table.saves import SaveError
from splendor_access.talk.messages import say


def resume(console: Console, name: str | None) -> int:
    """Go on with a saved game: the one named, else the one played last. Returns the exit code."""

    async def go_on(keyboard: Keyboard) -> int:
        console.say(*console.notices)
        if name is None:
            return await resume_latest(console, keyboard)
        return await _resume(console, keyboard, name)

    return console.run(go_on)


async def resume_latest(console: Console, keyboard: Keyboard) -> int:
    """Go on with the game played last that can be opened; return the exit code."""
    name, troubles = saves.latest()
    for other, error in troubles:
        console.say(say("resume-passed-over", game=other), saves.explain(error))
    if name is None:
        if not troubles:
            console.say(say("resume-none"))
        return FAILED
    return await _resume(console, keyboard, name)


async def _resume(console: Console, keyboard: Keyboard, name: str) -> int:
    try:
        table = restored(saves.open_save(name))
    except SaveError as error:
        console.say(saves.explain(error))
        return FAILED
    session = console.session(table)
    return await console.play(session, keyboard, session.opening(resumed=True))
