"""A game at a table elsewhere, played with all that this program can do here."""

import asyncio
from contextlib import suppress
from functools import partial

from splendor_access.away.connection import Connection, NotThere
from splendor_access.away.links import Links
from splendor_access.away.seat import Seat
from splendor_access.console.console import Begun, Console
from splendor_access.console.keyboard import Interrupted, Keyboard
from splendor_access.exit_codes import DONE, FAILED
from splendor_access.preferences.style import Style
from splendor_access.protocol import refusals
from splendor_access.session.saving import Another
from splendor_access.table.table import Table
from splendor_access.talk.messages import Message, say


def join(console: Console, link: str, name: str | None) -> int:
    """Sit down at a table, and play there. Returns the exit code."""
    return console.run(lambda keyboard: join_table(console, keyboard, link, name))


async def join_table(console: Console, keyboard: Keyboard, link: str, name: str | None) -> int:
    """Sit down at a table, and play there; return the exit code."""
    console.say(*console.notices)
    links = Links()
    try:
        connection = Connection(link, name or console.locale.attribute("default-name"))
    except NotThere as error:
        console.say(_explain(error, link))
        return FAILED
    style = Style(console.locale.language, console.settings)
    seat = Seat(style, connection.send, key=links.key(link), strict=not console.typed)
    connection.seat = seat
    try:
        await connection.open()
    except NotThere as error:
        console.say(_explain(error, link))
        return FAILED
    try:
        if not await _waited(console, keyboard, connection, link, links):
            return FAILED if seat.gone else DONE

        async def again(_keyboard: Keyboard, _table: Table, _another: Another) -> Begun | None:
            return _begun(console, connection)

        console.again = again
        console.elsewhere = connection
        session, opening = _begun(console, connection)
        return await console.play(session, keyboard, opening)
    finally:
        await connection.close()


def _begun(console: Console, connection: Connection) -> Begun:
    session = connection.seat.session
    assert session
    console.use(session)
    return session, session.opening(resumed=connection.seat.resumed)


async def _waited(
    console: Console, keyboard: Keyboard, connection: Connection, link: str, links: Links
) -> bool:
    """Wait for the others; say whether a game has begun."""
    seat = connection.seat
    reading: asyncio.Task[str] | None = None
    waits = False
    try:
        while True:
            while connection.waiting and seat.session is None:
                said = connection.take()
                if seat.key:
                    links.keep(link, seat.key)
                keyboard.interrupt(partial(console.say, *(each.message for each in said)))
            if seat.gone:
                console.say(*seat.gone)
                return False
            if seat.session is not None:
                return True
            if seat.people and not waits:
                waits = True
                console.say(say("friends-waits", count=seat.size - len(seat.people)))
            if console.typed and reading is None:
                reading = asyncio.create_task(console.read(keyboard, say("prompt-wait")))
            connection.arrived.clear()
            arriving = asyncio.create_task(connection.arrived.wait())
            tasks = [arriving, *([reading] if reading else [])]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            arriving.cancel()
            if reading and reading.done():
                try:
                    reading.result()
                except (EOFError, Interrupted):
                    console.say(say("left-table"))
                    return False
                reading = None
    finally:
        if reading:
            reading.cancel()
            with suppress(asyncio.CancelledError, EOFError, Interrupted):
                await reading


def _explain(error: NotThere, link: str) -> Message:
    if error.why == "link":
        return say("friends-no-link", typed=link)
    if error.why in refusals.REASONS:
        return refusals.explain(error.why, {})
    return say("friends-not-reached", detail=error.why)
