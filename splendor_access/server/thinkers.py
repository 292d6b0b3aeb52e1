"""The computer opponents of a server."""

import asyncio
from collections.abc import Iterable

from splendor_access.game.actions import Action
from splendor_access.server.store import Place
from splendor_access.table.opponents import Opponents
from splendor_access.table.setup import opponents
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale


class Thinkers:
    """The computer opponents of all tables, in one process."""

    def __init__(self) -> None:
        self._opponents = Opponents()
        self._one = asyncio.Lock()

    async def choose(self, table: Table, kind: str, number: int) -> Action:
        """Return what a computer opponent does for the seat to act, after so many decisions."""
        view = table.state.view(table.state.to_act)
        async with self._one:
            return await self._opponents.choose(kind, view, table.chance, number)

    async def close(self) -> None:
        """End the process."""
        await self._opponents.close()


def with_bots(levels: Iterable[str], names: Iterable[str], locale: Locale) -> tuple[Place, ...]:
    """Return the places of computer opponents, with names that nobody else has."""
    return tuple(Place(p.name, p.kind) for p in opponents([*levels], [*names], locale))
