"""Watching a remote game at a terminal: it is narrated, and questions are answered."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from splendor_access import ExitCode
from splendor_access.console.console import Console
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.online.client.by_lines import SeatByLines
from splendor_access.online.client.connection import Connection, NotThere
from splendor_access.online.client.links import CLUBS, Links
from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.club.desk import club_of
from splendor_access.session.intents import Said
from splendor_access.settings.style import Style
from splendor_access.talk.messages import Message, say

DESCRIBED = 30.0
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
        limit = None if self._told else DESCRIBED
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
