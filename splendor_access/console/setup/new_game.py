"""A new game or a saved one: the questions before it, those of a first run, players, the deal."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from splendor_access import ExitCode
from splendor_access.console.console import Console, StartedGame
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.console.setup.questions import (
    MOST,
    PlayerLeft,
    RealBox,
    Setup,
    first_seat,
    real_table,
)
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet, State
from splendor_access.saved_games import restore
from splendor_access.saved_games.listing import count_others, listing
from splendor_access.saved_games.restore import FoundGame, explain_damage, explain_reopened
from splendor_access.session.intents import Said
from splendor_access.session.saving import Another
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.settings.system import how_started, program, without_liblouis
from splendor_access.table import saves
from splendor_access.table.database import SaveError, explain
from splendor_access.table.names import name_problem, tidy_name
from splendor_access.table.setup import new_rematch, new_table, opponents, table_from
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, Messages, clean, fold, line, say
from splendor_access.talk.parsing.vocabulary import Vocabulary


async def choose_language(console: Console, keyboard: Keyboard) -> None:
    """Ask for the language in a first run, and save the answer.

    Raises PlayerLeft when the player quits, and EOFError at the end of input.
    """

    async def read() -> str:
        if console.display:
            return await console.display.choose(named)
        console.offer(lambda: named)
        return await console.read(keyboard, say("prompt-setup"))

    offered = languages()
    if len(offered) == 1 or saves.save_names():
        return
    named = [(line(Locale(each).attribute("language-name")), each) for each in offered]
    chosen = await ask_language(
        read,
        lambda text, locale: console.tell([text], locale),
        offered,
        console.locale.language,
    )
    console.speak(chosen)


def without_braille() -> Messages:
    """Say at the first start from a file that was opened that it came without braille."""
    if how_started() != "window" or saves.save_names():
        return []
    # Loaded late: only a first start asks.
    from splendor_access.braille.liblouis import has_liblouis

    return [] if has_liblouis() else [without_liblouis()]


async def ask_language(
    read: Callable[[], Awaitable[str]],
    write: Callable[[str, Locale], None],
    offered: Sequence[str],
    default: str,
) -> str:
    """Ask for a language, one line each; a number, a code or its own name is an answer."""
    locales = [Locale(language) for language in offered]
    home = Locale(default)
    while True:
        for number, locale in enumerate(locales, 1):
            write(locale.text(say("language-offer", number=number)), locale)
        write(home.text(say("language-default")), home)
        typed = fold((await read()).strip())
        if not typed:
            return default
        if any(Vocabulary(locale).command(typed) == "quit" for locale in locales):
            raise PlayerLeft
        for number, locale in enumerate(locales, 1):
            own = fold(locale.attribute("language-name"))
            if typed in (str(number), locale.language) or (typed[1:] and own.startswith(typed)):
                return locale.language
        write(home.text(say("language-unknown", typed=clean(typed), count=len(locales))), home)


TUTORIAL_SEED = 8
"""Deals the cards of the tutorial: every step can be tried soon after the previous one."""


class PlayOptions(msgspec.Struct, frozen=True):
    """The options of `play`.

    `begins`: the name or seat of the first player; if it is None, `rules` or the player decide.
    `quick`: ask nothing before the game; `tutorial`: likewise, and explain it step by step.
    `first_run`: the first game on this machine, without a language on the command line.
    """

    seats: Sequence[str] = ()
    bots: Sequence[str] = ()
    seed: int | None = None
    rules: RuleSet = RuleSet()
    position: State | None = None
    begins: str | int | None = None
    quick: bool = False
    tutorial: bool = False
    first_run: bool = False

    @property
    def asks(self) -> bool:
        """Whether to ask for the players."""
        return not (self.quick or self.seats or self.position)


def play(console: Console, options: PlayOptions) -> int:
    """Begin a game and play it. Returns the exit code."""
    return console.run(lambda keyboard: _play(console, options, keyboard))


async def play_again(
    console: Console, keyboard: Keyboard, ended: Table, another: Another
) -> StartedGame | None:
    """Begin a game after another one, by its rules; return None if the player leaves instead."""
    if another == "rematch":
        return _start_game(console, new_rematch(ended), PlayOptions())
    options = PlayOptions(rules=ended.start.rules)
    with _leaving(console):
        return _start_game(
            console, await _table(console, options, Setup(console, keyboard)), options
        )
    return None


async def coach(console: Console, session: AnySession, keyboard: Keyboard) -> Sequence[Said]:
    """Review the turns of a game that has just ended; return what to say afterwards."""
    # Loaded late: most games end without it.
    from splendor_access.console import guide

    return await guide.coach(console, session, keyboard)


class _CannotBegin(Exception):  # a refusal in words, not a fault
    """The command line does not make a game."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.name)
        self.message = message


async def _play(console: Console, options: PlayOptions, keyboard: Keyboard) -> int:
    begun = None
    try:
        with _leaving(console):
            if console.typed and options.first_run:
                await choose_language(console, keyboard)
            setup = Setup(console, keyboard)
            console.say(*console.notices, *without_braille())
            name = await setup.game_to_resume() if console.typed and options.asks else None
            if name is not None:
                return await resume_named(console, keyboard, name)
            begun = _start_game(console, await _table(console, options, setup), options)
    except _CannotBegin as refusal:
        console.complain(refusal.message)
        return ExitCode.USAGE
    if begun is None:
        return ExitCode.DONE
    session, opening = begun
    return await console.play(session, keyboard, opening)


@contextmanager
def _leaving(console: Console) -> Iterator[None]:
    """Ask before a game; if the player leaves meanwhile, continue after this block."""
    try:
        yield
    except (PlayerLeft, EOFError, Interrupted):
        pass
    except asyncio.CancelledError:
        # Ctrl-C at a plain prompt comes from the system.
        if console.display or not console.typed:
            raise
        console.terminal.write([""])


def _start_game(console: Console, table: Table, options: PlayOptions) -> StartedGame:
    session = console.session(table)
    if options.tutorial:
        session.listener.tutor.begin()
    trouble = session.begin_save(ask=not options.quick)
    return session, [*trouble, *session.opening()]


async def _table(console: Console, options: PlayOptions, setup: Setup) -> Table:
    """Lay out a game. Raises _CannotBegin if the given names cannot be used."""
    count = len(options.position.seats) if options.position else None
    least, most = count or 2, count or MOST
    wanted = max(1, len(options.seats)) + len(options.bots)
    if wanted > most:
        raise _CannotBegin(say("player-count", count=wanted, least=least, most=most))
    if options.asks:
        try:
            players, rules = await setup.ask(options.bots, options.rules, options.begins)
        except RealBox:
            return await real_table(setup, options.rules, options.begins)
    else:
        players = _players(console, options, least)
        if options.position:
            return table_from(options.position, players, options.seed)
        begins = 0 if options.begins is None else options.begins
        seat = first_seat(begins, [player.name for player in players])
        if isinstance(seat, Message):
            raise _CannotBegin(seat)
        rules = msgspec.structs.replace(options.rules, first=seat)
    seed = TUTORIAL_SEED if options.tutorial and options.seed is None else options.seed
    return new_table(players, rules, seed)


def _players(console: Console, options: PlayOptions, least: int) -> list[Player]:
    names = [*map(tidy_name, options.seats)]
    if names:
        vocabulary = Vocabulary(console.locale)
        for i, name in enumerate(names):
            problem = name_problem(name, names[:i], vocabulary)
            if problem:
                raise _CannotBegin(problem)
    names = names or [console.locale.attribute("default-name")]
    levels = [*options.bots, *["easy"] * (least - len(names) - len(options.bots))]
    return [*map(Player, names), *opponents(levels, names, console.locale)]


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
        return [explain_damage(found), say("crashed-go-on", program=program(), game=name)]
    return [say("crashed-saved"), say("crashed-go-on", program=program(), game=name)]


def _list_games() -> Messages:
    """List the saved games, if there are any."""
    return listing() if saves.save_names() else []


def _offer_older(name: str) -> Messages:
    """Offer the next older unfinished game, if there is one."""
    older = restore.older_than(name)
    return [say("resume-older", program=program(), game=older)] if older else []
