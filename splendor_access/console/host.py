"""A table for friends elsewhere: the server in this program, and the host's own seat at it."""

import asyncio
from collections.abc import Sequence

import msgspec

from splendor_access.away.links import Links
from splendor_access.console.console import Console
from splendor_access.console.join import join_table
from splendor_access.console.keyboard import Keyboard
from splendor_access.exit_codes import FAILED
from splendor_access.game.record import HUMAN
from splendor_access.server.keys import digest, new_code, new_key
from splendor_access.server.store import Kept, Place
from splendor_access.server.thinkers import with_bots
from splendor_access.server.web import Server
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import say
from splendor_access.talk.system import explain


class HostOptions(msgspec.Struct, frozen=True):
    """What `host` was asked for. `rules` are as in a position."""

    name: str | None
    size: int
    bots: Sequence[str]
    rules: str
    port: int
    addresses: Sequence[str]
    plays: bool


def host(console: Console, options: HostOptions) -> int:
    """Make a table, and play at it. Returns the exit code."""
    return console.run(lambda keyboard: _host(console, keyboard, options))


async def _host(console: Console, keyboard: Keyboard, options: HostOptions) -> int:
    server = Server()
    try:
        try:
            port = await server.start(options.addresses, options.port)
        except OSError as error:
            console.say(say("friends-port", port=options.port, detail=explain(error)))
            return FAILED
        code, key = new_code(), new_key()
        link = f"http://{_named(options.addresses[0])}:{port}/{code}"
        name = options.name or console.locale.attribute("default-name")
        bots = with_bots(options.bots, [name], console.locale)
        own = (Place(name, HUMAN, digest(key)),) if options.plays else ()
        kept = Kept(1, (*own, *bots), options.rules, options.size, host=digest(key))
        try:
            server.make(code, kept)
        except SaveError as error:
            console.say(say(f"save-{error.reason}", detail=error.detail))
            return FAILED
        console.say(say("friends-link", link=link))
        if not options.plays:
            await asyncio.get_running_loop().create_future()
        Links().keep(link, key)
        return await join_table(console, keyboard, link, name)
    finally:
        await server.close()


def _named(address: str) -> str:
    return f"[{address}]" if ":" in address else address
