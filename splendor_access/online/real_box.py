"""A game with a real box at this keyboard: its players, and the one whose questions it answers."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from splendor_access import ExitCode
from splendor_access.console.console import Console
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.console.setup.questions import (
    MOST,
    PlayerLeft,
    RealAnswers,
    Setup,
    empty_table,
    first_seat,
)
from splendor_access.game.state import RuleSet, State
from splendor_access.saved_games import restore
from splendor_access.saved_games.restore import explain_reopened
from splendor_access.settings.files import mend_told
from splendor_access.table.database import SaveError, explain
from splendor_access.table.names import name_problem, tidy_name
from splendor_access.table.real_table import RealTable
from splendor_access.talk.messages import Message, clean, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

if TYPE_CHECKING:
    from splendor_access.online.server.house import Serving


@asynccontextmanager
async def pages(console: Console, serving: "Serving", table: RealTable) -> AsyncIterator[None]:
    """Serve the pages of a table, and of later ones. Raises CannotServe."""
    # Loaded late: a game without pages needs no server, and a page alone has none.
    from splendor_access.online.host import serving_at
    from splendor_access.online.server.house import explain_reach
    from splendor_access.online.server.real_company import RealCompany, pages_path

    async with serving_at(serving) as opened:
        console.say(*opened.mended, *mend_told(pages_path()))
        company = RealCompany(table)
        code = opened.server.tables.add_real(company)
        console.elsewhere = company
        console.say(say("friends-link", link=f"{opened.address}{code}"), say("companion-pages"))
        console.say(*explain_reach(serving))
        yield


class CompanionOptions(msgspec.Struct, frozen=True):
    """The options of `companion`.

    `me` and `begins` are names, or None for the first player; `begins` may be a seat. `position` is
    the position on the table; with `under_way` it is entered step by step. `game` is a saved one to
    resume. With `serving` each player has a page on a phone.
    """

    seats: Sequence[str] = ()
    me: str | None = None
    begins: str | int | None = None
    rules: RuleSet = RuleSet()
    position: State | None = None
    under_way: bool = False
    game: str | None = None
    serving: "Serving | None" = None


def accompany(console: Console, options: CompanionOptions) -> int:
    """Begin a game with a real box and follow it. Returns the exit code."""
    return console.run(lambda keyboard: _accompany(console, options, keyboard))


async def _accompany(console: Console, options: CompanionOptions, keyboard: Keyboard) -> int:
    console.say(*console.notices)
    try:
        table = await _table(console, options, keyboard)
    except (PlayerLeft, EOFError, Interrupted):
        return ExitCode.DONE
    if isinstance(table, Message):
        console.complain(table)
        return ExitCode.USAGE if options.game is None else ExitCode.FAILED
    resumed = table.save is not None
    if options.serving is None:
        return await _follow(console, keyboard, table, resumed=resumed)
    # Loaded late: mostly nobody has a page.
    from splendor_access.online.host import CannotServe

    try:
        async with pages(console, options.serving, table):
            return await _follow(console, keyboard, table, resumed=resumed)
    except CannotServe as error:
        console.say(*error.explain(verbose=console.verbose))
        return ExitCode.FAILED


async def _follow(console: Console, keyboard: Keyboard, table: RealTable, *, resumed: bool) -> int:
    session = console.session(table)
    trouble = [] if resumed else session.begin_save(ask=console.typed)
    return await console.play(session, keyboard, [*trouble, *session.opening(resumed=resumed)])


def _saved(console: Console, name: str) -> RealTable | Message:
    """Return the table of a saved game with a real box, or why there is none."""
    try:
        found = restore.find(name)
        if not isinstance(found.table, RealTable):
            return say("companion-not-real", game=clean(name))
        table = restore.reopen(found)
    except SaveError as error:
        return explain(error)
    assert isinstance(table, RealTable)
    console.say(*explain_reopened(found, table))
    return table


async def _table(
    console: Console, options: CompanionOptions, keyboard: Keyboard
) -> RealTable | Message:
    """Return the table, or an error about the given names."""
    if options.game is not None:
        return _saved(console, options.game)
    position = options.position
    asked = RealAnswers(
        [*map(tidy_name, options.seats)], options.me, options.begins, options.under_way
    )
    if position:
        asked.first = 0  # the position has it
    elif not asked.names and not options.under_way:
        asked.under_way = None
    if not asked.names:
        asked = await Setup(console, keyboard).ask_real(asked)
    names = asked.names
    vocabulary = Vocabulary(console.locale)
    for i, name in enumerate(names):
        problem = name_problem(name, names[:i], vocabulary)
        if problem:
            return problem
    least, most = (len(position.seats),) * 2 if position else (2, MOST)
    if len(names) > most:
        return say("player-count", count=len(names), least=least, most=most)
    if len(names) < least:
        return say("setup-too-few", count=least)
    for named in (asked.first, asked.me):
        found = first_seat(0 if named is None else named, names)
        if isinstance(found, Message):
            return found
    table = empty_table(asked, options.rules)
    return RealTable(table.players, position, table.me) if position else table
