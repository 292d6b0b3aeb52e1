"""Games from the command line: begin one, or go on with one that was saved."""

import asyncio
from collections.abc import Sequence

import msgspec

from splendor_access.console.console import DONE, FAILED, Console
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.console.setup import Left, ask_players
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet, State
from splendor_access.preferences.files import write_file
from splendor_access.preferences.style import Style
from splendor_access.table import saves
from splendor_access.table.saves import SaveError
from splendor_access.table.setup import name_problem, new_table, opponents, table_from
from splendor_access.table.table import restored
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, clean, line, say
from splendor_access.talk.vocabulary import Vocabulary

USAGE = 2

TUTORIAL_SEED = 8
"""Deals a tutorial's cards: every step can be tried soon after the one before it."""


class Wishes(msgspec.Struct, frozen=True):
    """What `play` was asked for.

    `quick`: ask nothing at all before the game; `tutorial`: so too, and explain it step by step.
    `first`: it is a first run, in which no language was named.
    """

    seats: Sequence[str] = ()
    bots: Sequence[str] = ()
    seed: int | None = None
    rules: RuleSet = RuleSet()
    position: State | None = None
    quick: bool = False
    tutorial: bool = False
    first: bool = False


def play(console: Console, wishes: Wishes) -> int:
    """Begin a game and play it. Returns the exit code."""
    return console.run(lambda keyboard: _play(console, wishes, keyboard))


async def _play(console: Console, wishes: Wishes, keyboard: Keyboard) -> int:
    try:
        asks = console.typed and not (wishes.quick or wishes.seats or wishes.position)
        if console.typed and wishes.first:
            await _choose_language(console, keyboard)
        console.say(*console.notices)
        if asks and await _wants_resume(console, keyboard):
            return await _resume_latest(console, keyboard)
        players = await _players(console, wishes, keyboard)
    except (Left, EOFError, Interrupted):
        return DONE
    except asyncio.CancelledError:
        # Ctrl-C at a plain prompt comes from the system.
        if console.display or not console.typed:
            raise
        console.terminal.write([""])
        return DONE
    if players is None:
        return USAGE
    if wishes.position:
        table = table_from(wishes.position, players, wishes.seed)
    else:
        seed = TUTORIAL_SEED if wishes.tutorial and wishes.seed is None else wishes.seed
        table = new_table(players, wishes.rules, seed)
    session = console.session(table)
    if wishes.tutorial:
        session.listener.tutor.begin()
    trouble = session.begin_save(ask=not wishes.quick)
    return await console.play(session, keyboard, [*trouble, *session.opening()])


async def _players(console: Console, wishes: Wishes, keyboard: Keyboard) -> list[Player] | None:
    """Return who plays, or None when the names that were given cannot be used."""
    locale = console.locale
    count = len(wishes.position.seats) if wishes.position else None
    least, most = count or 2, count or 4
    wished = max(1, len(wishes.seats)) + len(wishes.bots)
    if wished > most:
        console.complain(say("player-count", count=wished, least=least, most=most))
        return None
    if wishes.seats or wishes.quick or wishes.position:
        seats = [name.strip() for name in wishes.seats] or [locale.attribute("default-name")]
        if wishes.seats:
            vocabulary = Vocabulary(locale)
            for i, name in enumerate(seats):
                problem = name_problem(name, seats[:i], vocabulary)
                if problem:
                    console.complain(problem)
                    return None
        levels = list(wishes.bots)
        while len(seats) + len(levels) < least:
            levels.append("easy")
        players = [*map(Player, seats), *opponents(levels, seats, locale)]
    else:

        async def read() -> str:
            return await keyboard.read(lambda: f"{locale.text(say('prompt-setup'))}> ")

        vocabulary = Vocabulary(locale)
        players = await ask_players(read, console.say, locale, vocabulary, wishes.bots)
    return players


async def _choose_language(console: Console, keyboard: Keyboard) -> None:
    """Ask for the language in a first run, and keep the answer."""
    from splendor_access.console.language_choice import ask_language

    async def read() -> str:
        if console.display:
            return await console.display.choose(named)
        return await keyboard.read(lambda: f"{console.locale.text(say('prompt-setup'))}> ")

    offered = languages()
    if len(offered) == 1 or saves.names():
        return
    named = [(line(Locale(each).attribute("language-name")), each) for each in offered]
    chosen = await ask_language(
        read, lambda text: console.tell([text]), offered, console.locale.language
    )
    console.locale = Locale(chosen)
    if console.display:
        console.display.use(Style(chosen, console.settings))
    try:
        write_file({"lang": chosen})
    except OSError as error:
        console.say(say("settings-not-kept", detail=clean(error.strerror or str(error))))


async def _wants_resume(console: Console, keyboard: Keyboard) -> bool:
    if not saves.names() or saves.latest()[0] is None:
        return False
    console.say(say("setup-resume"))
    text = await keyboard.read(lambda: f"{console.locale.text(say('prompt-sure'))}> ")
    vocabulary = Vocabulary(console.locale)
    if vocabulary.command(text.strip()) == "quit":
        raise Left
    return vocabulary.is_yes(text)


def resume(console: Console, name: str | None) -> int:
    """Go on with a saved game: the one named, else the one played last. Returns the exit code."""

    async def go_on(keyboard: Keyboard) -> int:
        console.say(*console.notices)
        if name is None:
            return await _resume_latest(console, keyboard)
        return await _resume(console, keyboard, name)

    return console.run(go_on)


async def _resume_latest(console: Console, keyboard: Keyboard) -> int:
    name, troubles = saves.latest()
    for other, error in troubles:
        console.say(say("resume-passed-over", game=other), _told(error))
    if name is None:
        if not troubles:
            console.say(say("resume-none"))
        return FAILED
    return await _resume(console, keyboard, name)


async def _resume(console: Console, keyboard: Keyboard, name: str) -> int:
    try:
        table = restored(saves.open_save(name))
    except SaveError as error:
        console.say(_told(error))
        return FAILED
    session = console.session(table)
    return await console.play(session, keyboard, session.opening(resumed=True))


def _told(error: SaveError) -> Message:
    return say(f"resume-{error.reason}", detail=clean(error.detail))
