"""A game with a real box at this keyboard: who plays, and which of them asks."""

from collections.abc import Sequence

import msgspec

from splendor_access.console.console import Console
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.console.setup import MOST, Left, Setup, beginner
from splendor_access.exit_codes import DONE, USAGE
from splendor_access.game.record import Player
from splendor_access.game.state import RuleSet, State
from splendor_access.table.book import blank
from splendor_access.table.real_table import RealTable
from splendor_access.table.setup import name_problem
from splendor_access.talk.messages import Message, say
from splendor_access.talk.vocabulary import Vocabulary


class CompanionOptions(msgspec.Struct, frozen=True):
    """What `companion` was asked for.

    `me` and `begins` are names, or None where the first player is meant; `begins` may be a seat.
    `position` is what lies on the table already.
    """

    seats: Sequence[str] = ()
    me: str | None = None
    begins: str | int | None = None
    rules: RuleSet = RuleSet()
    position: State | None = None


def accompany(console: Console, options: CompanionOptions) -> int:
    """Begin a game with a real box and follow it. Returns the exit code."""
    return console.run(lambda keyboard: _accompany(console, options, keyboard))


async def _accompany(console: Console, options: CompanionOptions, keyboard: Keyboard) -> int:
    console.say(*console.notices)
    try:
        table = await _table(console, options, keyboard)
    except (Left, EOFError, Interrupted):
        return DONE
    if isinstance(table, Message):
        console.complain(table)
        return USAGE
    session = console.session(table)
    trouble = session.begin_save(ask=console.typed)
    return await console.play(session, keyboard, [*trouble, *session.opening()])


async def _table(
    console: Console, options: CompanionOptions, keyboard: Keyboard
) -> RealTable | Message:
    """Return the table, or why there can be none with the names that were given."""
    names = [name.strip() for name in options.seats]
    me: str | int | None = options.me
    begins = options.begins
    if not names:
        names, me, begins = await Setup(console, keyboard).ask_real(me, begins)
    vocabulary = Vocabulary(console.locale)
    for i, name in enumerate(names):
        problem = name_problem(name, names[:i], vocabulary)
        if problem:
            return problem
    position = options.position
    least, most = (len(position.seats),) * 2 if position else (2, MOST)
    if len(names) > most:
        return say("player-count", count=len(names), least=least, most=most)
    if len(names) < least:
        return say("setup-too-few", count=least)
    first = beginner(0 if begins is None else begins, names)
    mine = beginner(0 if me is None else me, names)
    if isinstance(first, Message):
        return first
    if isinstance(mine, Message):
        return mine
    rules = msgspec.structs.replace(options.rules, first=first)
    return RealTable([*map(Player, names)], position or blank(rules, len(names)), mine)
