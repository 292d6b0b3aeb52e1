"""A club of a test: members in this process, their wishes, and games that end at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from splendor_access.bots import load
from splendor_access.game.chance import Chance
from splendor_access.game.legality import with_payment
from splendor_access.online.club.desk import ClubWish, Desk
from splendor_access.online.server.house import House
from splendor_access.online.server.store import Store
from splendor_access.online.server.web import Server
from tests.online.test_port import Clock


class Guild:
    """The club of a server, mostly of one that listens nowhere; the test sets the clock."""

    def __init__(self, server: Server, clock: Clock) -> None:
        self.clock = clock
        self.server = server
        self.club = self.server.club
        self.keys: dict[str, str] = {}

    async def come(self, *names: str) -> None:
        """Let members come in."""
        for name in names:
            _member, word = await self.server.members.invite(name)
            came = await self.server.members.come_in(word)
            assert came
            self.keys[name] = came[1]

    def number(self, name: str) -> str:
        """Return the number of a member."""
        return self.server.members.number_of(self.keys[name])

    async def wish(self, name: str, do: Any = "look", **how: Any) -> Desk:
        """Return what a member sees after a wish."""
        desk = await self.club.wish(self.keys[name], ClubWish(do, **how))
        assert desk
        return desk

    async def table(self, *names: str, **how: Any) -> str:
        """Let members sit down at a new table, where the game begins; return its code."""
        made = await self.wish(names[0], "make", size=len(names), **how)
        assert not made.why, made
        for name in names[1:]:
            desk = await self.wish(name, "sit", table=made.made)
            assert not desk.why, desk
        return made.made

    async def play(self, code: str, turns: int = 10_000) -> list[int]:
        """Play on at a table, by easy opponents, to the end; return the ranks of the seats."""
        table = await self.server.tables.find(code)
        assert table
        async with table.order:
            await table._wake()
            game = table.game
            assert game
            while not game.table.over and turns:
                turns -= 1
                state = game.table.state
                action = load("easy")(state, Chance(turns), turns)
                await game.act(with_payment(state, action))
            table._tell_news(game, 0)
            await table._rest()
        await self.club.settle()
        found = table.standing or await table.look()
        return [*found.ranks]


@asynccontextmanager
async def guild(
    folder: Path, *names: str, clock: Clock | None = None, house: House | None = None
) -> AsyncIterator[Guild]:
    """Run a club with members."""
    clock = clock or Clock()
    found = Guild(Server(Store(folder, clock.now), house=house), clock)
    await found.come(*names)
    try:
        yield found
    finally:
        await found.server.close()
