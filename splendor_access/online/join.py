"""A game at a remote table, to play with all abilities of this program, or to watch."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from splendor_access import ExitCode
from splendor_access.console.console import Console, StartedGame
from splendor_access.console.keyboard import Interrupted, Keyboard, PlainKeyboard
from splendor_access.console.setup.questions import first_seat
from splendor_access.online.client.by_lines import SeatByLines, WaitingRoom
from splendor_access.online.client.connection import Connection, NotThere
from splendor_access.online.client.links import CLUBS, Links, OwnAims, aims_path
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.club.desk import club_of
from splendor_access.online.server.doors import is_code
from splendor_access.saved_games.statistics import save_outcome
from splendor_access.session.intents import Said
from splendor_access.session.saving import Another
from splendor_access.settings.files import mend_told
from splendor_access.settings.style import Style
from splendor_access.table.table import Table
from splendor_access.talk.messages import Arg, Message, Messages, clean, say

PATIENCE = 5.0
"""Seconds that a server has to describe its table in a list, or to somebody who leaves it."""

DESCRIBED = 30.0
"""Seconds that a piped line waits for a server that has given the seat, but tells nothing."""


def join(console: Console, link: str, name: str | None) -> int:
    """Join a table, and play there. Returns the exit code."""
    return console.run(lambda keyboard: join_table(console, keyboard, Links().resolve(link), name))


async def join_table(console: Console, keyboard: Keyboard, link: str, name: str | None) -> int:
    """Join a table, and play there; return the exit code."""
    links = Links()
    console.say(*console.notices, *links.mend(), *mend_told(aims_path()))
    # A word of the owner's other device stands in place of a name.
    word = name.lower() if name and is_code(name.lower()) else ""
    name = None if word else name
    try:
        connection = Connection(link, name or console.locale.attribute("default-name"))
    except NotThere as error:
        console.say(*error.explain(link, verbose=console.verbose))
        return ExitCode.FAILED
    style = Style(console.locale.language, console.settings)
    seat = RemoteSeat(
        style,
        connection.send,
        key=word or links.key(link) or Links(CLUBS).key(club_of(link)),
        strict=not console.typed,
        aims=OwnAims(link),
    )
    connection.seat = seat
    try:
        await connection.open()
    except NotThere as error:
        console.say(*error.explain(link, verbose=console.verbose))
        return ExitCode.FAILED
    try:
        begun = await _Waiting(console, keyboard, connection).wait_for_game()
        if seat.key:
            links.save(link, seat.key)
        if not begun:
            return ExitCode.FAILED if seat.gone else ExitCode.DONE

        played = seat.game

        async def again(_keyboard: Keyboard, ended: Table, _another: Another) -> StartedGame | None:
            # The seat has the next game already, or the same one from its start.
            nonlocal played
            if seat.game != played:
                save_outcome(link, played, ended, seat.number)
            played = seat.game
            return _start_session(console, connection)

        console.again = again
        console.elsewhere = connection
        session, opening = _start_session(console, connection)
        return await console.play(session, keyboard, opening)
    finally:
        if seat.session and seat.number >= 0:
            save_outcome(link, seat.game, seat.session.table, seat.number)
        await connection.close()


def _start_session(console: Console, connection: Connection) -> StartedGame:
    session = connection.seat.session
    assert session
    console.use(session)
    return session, session.opening(resumed=connection.seat.resumed)


class _Waiting:
    """The time before the game, while the others arrive."""

    def __init__(self, console: Console, keyboard: Keyboard, connection: Connection) -> None:
        self._console = console
        self._keyboard = keyboard
        self._connection = connection
        self._seat = connection.seat
        self._room = WaitingRoom(connection.seat)
        self._reading: asyncio.Task[str] | None = None
        self._kept_back = False
        # Whether the host has been asked who begins.
        self._asked = False

    async def wait_for_game(self) -> bool:
        """Wait for the others; return whether a game has begun."""
        told = False
        try:
            while not self._room.left:
                self._take()
                if self._seat.gone:
                    self._console.say(*self._seat.gone)
                    return False
                if self._seat.session is not None:
                    return True
                if self._seat.is_up_to_date and not told:
                    told = True
                    self._console.say(*self._seat.who_is_here(), say("friends-waiting-help"))
                await self._next()
            return False
        finally:
            if self._reading:
                self._reading.cancel()
                with suppress(asyncio.CancelledError, EOFError, Interrupted):
                    self._put_back(await self._reading)

    def _take(self) -> None:
        while self._connection.waiting and self._seat.session is None:
            said = self._connection.take()
            self._say(*(each.message for each in said))

    def _say(self, *messages: Message) -> None:
        self._keyboard.interrupt(partial(self._console.say, *messages))

    async def _next(self) -> None:
        """Wait for a line, or for news."""
        if self._reading is None and not self._kept_back:
            prompt = say("prompt-wait")
            self._reading = asyncio.create_task(self._console.read(self._keyboard, prompt))
        early = self._is_early
        self._connection.arrived.clear()
        arriving = asyncio.create_task(self._connection.arrived.wait())
        tasks: list[asyncio.Task[Any]] = [arriving]
        if self._reading and not early:
            tasks.append(self._reading)
        limit = (PATIENCE if self._room.ends(self._line) else DESCRIBED) if early else None
        done, _ = await asyncio.wait(tasks, timeout=limit, return_when=asyncio.FIRST_COMPLETED)
        arriving.cancel()
        if not done and not self._room.ends(self._line):
            self._seat.gone = [say("fault-silent")]
        elif self._has_line and not (done and self._is_early):
            line, self._reading = self._line, None
            self._handle_line(line)

    @property
    def _has_line(self) -> bool:
        return self._reading is not None and self._reading.done()

    @property
    def _is_early(self) -> bool:
        """Whether a piped line has to wait until the server has described the table."""
        known = self._seat.is_up_to_date or self._console.typed
        return self._has_line and not known

    @property
    def _line(self) -> str:
        """The line that has been read; at the end of the input, the wish to leave."""
        assert self._reading
        try:
            return self._reading.result()
        except (EOFError, Interrupted):
            return "quit"

    def _handle_line(self, line: str) -> None:
        if not self._console.typed and not self._room.understands(line):
            self._put_back(line)
            self._kept_back = True
            return
        self._console.say(*self._answer(line))

    def _put_back(self, line: str) -> None:
        """Keep a piped line for the game."""
        if isinstance(self._keyboard, PlainKeyboard):
            self._keyboard.put_back(line)

    def _answer(self, line: str) -> Messages:
        """Answer a line; the host at a terminal is asked who begins, as in `play`."""
        names, asked = self._seat.choices_of_first, self._asked
        self._asked = False
        if asked and names and not self._room.understands(line):
            first = first_seat(line.strip() or names[0], names)
            if isinstance(first, int):
                return self._seat.begin_with(names[first])
            self._asked = True
            return [first]
        if names and self._console.typed and self._room.begins(line) and not asked:
            self._asked = True
            shown = [clean(name) for name in names]
            return [say("setup-first", names=[*shown], name=shown[0])]
        return self._room.answer(line)


MOST = 20
"""The most tables to list, the latest ones."""


def list_tables(console: Console) -> int:
    """List the tables of this player. Returns the exit code."""

    async def tell(_keyboard: Keyboard) -> int:
        links = Links()
        console.say(*links.mend())
        if links.trouble:
            return ExitCode.FAILED
        if not links.all:
            console.say(say("friends-no-tables"))
            return ExitCode.DONE
        asked = [_about(console, links, link) for link in links.all[:MOST]]
        for number, lines in enumerate(await asyncio.gather(*asked), 1):
            console.say(say("friends-listed", number=number, state=lines[0]), *lines[1:])
        console.say(say("friends-listed-join"))
        return ExitCode.DONE

    return console.run(tell)


async def _about(console: Console, links: Links, link: str) -> Messages:
    """Return the messages about one table: its state and its link."""
    return [await _state(console, links, link), say("line", text=link)]


async def _state(console: Console, links: Links, link: str) -> Message:
    try:
        connection = Connection(link, "")
    except NotThere:
        return say("friends-state-away")
    style = Style(console.locale.language, console.settings)
    seat = connection.seat = RemoteSeat(style, connection.send, key=links.key(link), looks=True)
    try:
        async with asyncio.timeout(PATIENCE):
            await connection.open()
            await connection.receive_until(lambda: bool(seat.gone) or seat.is_up_to_date)
    except (NotThere, TimeoutError):
        return say("friends-state-away")
    finally:
        await connection.close()
    if seat.gone:
        return seat.gone[0]
    others: list[Arg] = [
        clean(each.name) for number, each in enumerate(seat.people) if number != seat.number
    ]
    names = say("friends-with", names=others) if others else say("friends-alone-there")
    session = seat.session
    if session is None:
        return say("friends-state-waiting", names=names)
    state = session.table.state
    if state.phase == "over":
        return say("friends-state-over", names=names)
    if seat.people[seat.number].computer:
        return say("friends-state-computer", names=names)
    if state.to_act == seat.number:
        return say("friends-state-you", names=names)
    return say("friends-state-wait", names=names, name=session.table.names[state.to_act])


WATCHED = 30.0
"""Seconds that a server has to describe its table to who watches it."""


def watch(console: Console, link: str, name: str | None) -> int:
    """Watch a table until the player leaves. Returns the exit code."""
    return console.run(lambda keyboard: _watch(console, keyboard, Links().resolve(link), name))


async def _watch(console: Console, keyboard: Keyboard, link: str, name: str | None) -> int:
    console.say(*console.notices)
    try:
        connection = Connection(link, name or console.locale.attribute("default-name"))
        style = Style(console.locale.language, console.settings)
        # A member of the club of that server may be called by the own name.
        key = Links(CLUBS).key(club_of(link))
        connection.seat = RemoteSeat(style, connection.send, key=key, watches=True)
        await connection.open()
    except NotThere as error:
        console.say(*error.explain(link, verbose=console.verbose))
        return ExitCode.FAILED
    try:
        return await _Watch(console, keyboard, SeatByLines(connection)).run()
    finally:
        await connection.close()


class _Watch:
    """News above the line being typed, and answers below it."""

    def __init__(self, console: Console, keyboard: Keyboard, lines: SeatByLines) -> None:
        self._console = console
        self._keyboard = keyboard
        self._lines = lines
        self._reading: asyncio.Task[str] | None = None
        # Whether the server has described the table.
        self._told = False

    async def run(self) -> int:
        """Narrate and answer until the end; return the exit code."""
        lines = self._lines
        try:
            while True:
                self._news(lines.take())
                seat = lines.seat
                if seat.is_up_to_date and not self._told:
                    self._told = True
                    begun = [] if seat.session else [say("friends-watching-wait")]
                    self._tell([*map(Said, [*seat.who_is_here(), *begun])])
                if seat.gone and seat.session is None:
                    self._console.say(*seat.gone)
                if lines.left:
                    return ExitCode.FAILED if seat.gone else ExitCode.DONE
                await self._next()
        finally:
            if self._reading:
                self._reading.cancel()
                with suppress(asyncio.CancelledError, EOFError, Interrupted):
                    await self._reading

    async def _next(self) -> None:
        """Wait for a line, or for news."""
        if self._reading is None:
            read = self._console.read(self._keyboard, self._prompt)
            self._reading = asyncio.create_task(read)
        arrived = self._lines.connection.arrived
        arrived.clear()
        arriving = asyncio.create_task(arrived.wait())
        # What is typed before the table is known would be answered as if no game had begun.
        tasks: list[asyncio.Task[Any]] = [arriving, *([self._reading] if self._told else [])]
        limit = None if self._told else WATCHED
        done, _ = await asyncio.wait(tasks, timeout=limit, return_when=asyncio.FIRST_COMPLETED)
        arriving.cancel()
        if not done:
            self._lines.seat.gone = [say("fault-silent")]
        elif self._told and self._reading.done():
            reading, self._reading = self._reading, None
            try:
                line = reading.result()
            except (EOFError, Interrupted):
                line = "quit"
            self._tell(self._lines.type(line))

    @property
    def _prompt(self) -> Message:
        session = self._lines.seat.session
        return session.prompt_word if session else say("prompt-wait")

    def _news(self, said: Sequence[Said]) -> None:
        if said:
            self._keyboard.interrupt(partial(self._tell, said))

    def _tell(self, said: Sequence[Said]) -> None:
        style = self._lines.seat.style
        self._console.tell([style.printed(each.message, each.kind) for each in said])
