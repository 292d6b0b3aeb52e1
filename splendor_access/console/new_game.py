"""A new game: the questions before it, who plays, and what is dealt."""

import asyncio
from collections.abc import Sequence

import msgspec

from splendor_access.console.console import Console
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.console.language_choice import choose_language
from splendor_access.console.saved_game import resume_latest
from splendor_access.console.setup import Left, Setup
from splendor_access.exit_codes import DONE, USAGE
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet, State
from splendor_access.table.setup import name_problem, new_table, opponents, table_from
from splendor_access.table.table import Table
from splendor_access.talk.messages import say
from splendor_access.talk.vocabulary import Vocabulary

TUTORIAL_SEED = 8
"""Deals a tutorial's cards: every step can be tried soon after the one before it."""


class PlayOptions(msgspec.Struct, frozen=True):
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


def play(console: Console, options: PlayOptions) -> int:
    """Begin a game and play it. Returns the exit code."""
    return console.run(lambda keyboard: _play(console, options, keyboard))


async def _play(console: Console, options: PlayOptions, keyboard: Keyboard) -> int:
    try:
        if console.typed and options.first:
            await choose_language(console, keyboard)
        setup = Setup(console, keyboard)
        console.say(*console.notices)
        asks = console.typed and not (options.quick or options.seats or options.position)
        if asks and await setup.wants_to_resume():
            return await resume_latest(console, keyboard)
        players = await _players(console, options, setup)
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
    session = console.session(_table(options, players))
    if options.tutorial:
        session.listener.tutor.begin()
    trouble = session.begin_save(ask=not options.quick)
    return await console.play(session, keyboard, [*trouble, *session.opening()])


def _table(options: PlayOptions, players: Sequence[Player]) -> Table:
    if options.position:
        return table_from(options.position, players, options.seed)
    seed = TUTORIAL_SEED if options.tutorial and options.seed is None else options.seed
    return new_table(players, options.rules, seed)


async def _players(console: Console, options: PlayOptions, setup: Setup) -> list[Player] | None:
    """Return who plays, or None when the names that were given cannot be used."""
    count = len(options.position.seats) if options.position else None
    least, most = count or 2, count or 4
    wanted = max(1, len(options.seats)) + len(options.bots)
    if wanted > most:
        console.complain(say("player-count", count=wanted, least=least, most=most))
        return None
    if not (options.seats or options.quick or options.position):
        return await setup.players(options.bots)
    names = [name.strip() for name in options.seats]
    vocabulary = Vocabulary(console.locale)
    for i, name in enumerate(names):
        problem = name_problem(name, names[:i], vocabulary)
        if problem:
            console.complain(problem)
            return None
    names = names or [console.locale.attribute("default-name")]
    levels = [*options.bots, *["easy"] * (least - len(names) - len(options.bots))]
    return [*map(Player, names), *opponents(levels, names, console.locale)]
