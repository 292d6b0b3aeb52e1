"""The tables elsewhere that this player has a seat at, and whose turn it is there."""

import asyncio

from splendor_access.away.connection import Connection, NotThere
from splendor_access.away.links import Links
from splendor_access.away.seat import Seat
from splendor_access.console.console import Console
from splendor_access.console.keyboard import Keyboard
from splendor_access.exit_codes import DONE
from splendor_access.preferences.style import Style
from splendor_access.talk.messages import Arg, Message, Messages, clean, say

PATIENCE = 5.0
"""Seconds that a server has to tell of its table."""

MOST = 20
"""So many tables are asked about, those used last."""


def list_tables(console: Console) -> int:
    """List the tables of this player. Returns the exit code."""

    async def tell(_keyboard: Keyboard) -> int:
        links = Links()
        if not links.all:
            console.say(say("friends-no-tables"))
            return DONE
        asked = [_about(console, links, link) for link in links.all[:MOST]]
        for number, lines in enumerate(await asyncio.gather(*asked), 1):
            console.say(say("friends-listed", number=number, state=lines[0]), *lines[1:])
        console.say(say("friends-listed-join"))
        return DONE

    return console.run(tell)


async def _about(console: Console, links: Links, link: str) -> Messages:
    """Return what is to be told of one table: its state, and the link."""
    return [await _state(console, links, link), say("line", text=link)]


async def _state(console: Console, links: Links, link: str) -> Message:
    try:
        connection = Connection(link, "")
    except NotThere:
        return say("friends-state-away")
    style = Style(console.locale.language, console.settings)
    seat = connection.seat = Seat(style, connection.send, key=links.key(link), looks=True)
    try:
        async with asyncio.timeout(PATIENCE):
            await connection.open()
            await connection.until(lambda: bool(seat.gone) or seat.is_up_to_date)
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
