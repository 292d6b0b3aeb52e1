"""Resumes a saved game."""

from splendor_access import ExitCode
from splendor_access.console.console import Console
from splendor_access.console.keyboard import Keyboard
from splendor_access.saved_games import restore
from splendor_access.saved_games.listing import count_others, listing
from splendor_access.saved_games.restore import FoundGame, explain_damage, explain_reopened
from splendor_access.table import saves
from splendor_access.table.database import SaveError, explain
from splendor_access.talk.messages import Messages, say


def resume(console: Console, name: str | None) -> int:
    """Resume a saved game by name, or else the latest. Returns the exit code."""

    async def go_on(keyboard: Keyboard) -> int:
        console.say(*console.notices)
        if name is None:
            return await resume_latest(console, keyboard)
        return await resume_named(console, keyboard, name)

    return console.run(go_on)


async def resume_latest(console: Console, keyboard: Keyboard) -> int:
    """Resume the latest game that can be opened; return the exit code."""
    told = False
    for found in restore.unfinished():
        told = True
        if isinstance(found, FoundGame):
            count = 0 if found.damaged else count_others(found.name)
            if count:
                console.say(say("games-others", count=count))
            return await _resume(console, keyboard, found)
        name, error = found
        console.say(say("resume-passed-over", game=name), explain(error))
    if not told:
        console.say(say("resume-none"), *_list_games())
    return ExitCode.FAILED


async def resume_named(console: Console, keyboard: Keyboard, name: str) -> int:
    """Resume a game by name; return the exit code."""
    try:
        found = restore.find(name)
    except SaveError as error:
        console.say(explain(error))
        console.say(*(_list_games() if error.reason == "missing" else _offer_older(name)))
        return ExitCode.FAILED
    return await _resume(console, keyboard, found)


async def _resume(console: Console, keyboard: Keyboard, found: FoundGame) -> int:
    # Looked for first, because a damaged game gets another file.
    older = _offer_older(found.name) if found.damaged else []
    try:
        table = restore.reopen(found)
    except SaveError as error:
        console.say(explain(error))
        return ExitCode.FAILED
    console.say(*explain_reopened(found, table), *older)
    session = console.session(table)
    return await console.play(session, keyboard, session.opening(resumed=True))


def aftermath(console: Console) -> Messages:
    """Report what an error in the middle of a game has left of it on the disk."""
    table = console.table
    if table is None or table.end_told:
        return []
    if table.elsewhere:
        return [say("crashed-elsewhere")]
    if table.save is None:
        return [say("crashed-unsaved")]
    name = table.save.name
    try:
        found = restore.find(name)
    except SaveError as error:
        return [say("crashed-unreadable", game=name), explain(error)]
    if found.damaged:
        return [explain_damage(found), say("crashed-go-on", game=name)]
    return [say("crashed-saved"), say("crashed-go-on", game=name)]


def _list_games() -> Messages:
    """List the saved games, if there are any."""
    return listing() if saves.save_names() else []


def _offer_older(name: str) -> Messages:
    """Offer the next older unfinished game, if there is one."""
    older = restore.older_than(name)
    return [say("resume-older", game=older)] if older else []
