"""A new game: the questions before it, its players, and the deal."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from splendor_access import ExitCode
from splendor_access.console.console import Console, StartedGame
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.console.setup.first_run import choose_language, without_braille
from splendor_access.console.setup.questions import (
    MOST,
    PlayerLeft,
    RealBox,
    Setup,
    first_seat,
    real_table,
)
from splendor_access.console.setup.saved_game import resume_named
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet, State
from splendor_access.session.intents import Said
from splendor_access.session.saving import Another
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.table.names import name_problem, tidy_name
from splendor_access.table.setup import new_rematch, new_table, opponents, table_from
from splendor_access.table.table import Table
from splendor_access.talk.messages import Message, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

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
    from splendor_access.console import coach_at_end

    return await coach_at_end.coach(console, session, keyboard)


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
