"""Which of several servers has the club: the others pass on to it whoever wants something there.

With the club go the tables of its members, the post, and the tournament: all that one server alone
may do. If the server dies, the next one that looks takes the club over, from what is kept.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor

from aiohttp import web

from splendor_access.online.page.notices import in_words
from splendor_access.online.server.doors import Handler
from splendor_access.online.server.port import StoreNotice, TableStore
from splendor_access.online.server.tables import HeldElsewhere
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError


class ClubDuty:
    """Whether this server has the club of its store. `begins` are done, in order, when it gets it.

    They take what another server has kept before; also when what keeps everything was away.
    """

    def __init__(self, store: TableStore, beside: Executor) -> None:
        self.begins: list[Callable[[], Awaitable[None]]] = []
        self._store = store
        self._beside = beside
        self._order = asyncio.Lock()
        # Where no servers share anything, all was read when the server began.
        self._has = store.figures() is None
        store.subscribe(self._hear)

    def _hear(self, notice: StoreNotice) -> None:
        """Read everything anew where this server may not have heard of a change."""
        if notice.what == "back" or notice == StoreNotice("lost", ""):
            self._has = False

    async def take(self, patience: float = 0.0) -> None:
        """Have the club here, or raise HeldElsewhere, with a patience; or SaveError."""
        async with self._order:
            loop = asyncio.get_running_loop()
            try:
                address = await loop.run_in_executor(self._beside, self._store.lead)
            except SaveError:
                # What is kept cannot be reached: who had the club before can still tell of it.
                if not self._has:
                    raise
                return
            if address is not None:
                self._has = False
                raise HeldElsewhere(address, patience)
            if not self._has:
                for begin in self.begins:
                    await begin()
                self._has = True
                EVENTS.info("club-taken")

    async def has(self) -> bool:
        """Return whether the club is here, and take it if no server has it."""
        try:
            await self.take()
        except SaveError:
            return False
        return True

    def here(self, handler: Handler) -> Handler:
        """Return a handler in words that answers where the club is."""

        async def answered(request: web.Request) -> web.StreamResponse:
            await self.take()
            return await handler(request)

        return in_words(answered)
