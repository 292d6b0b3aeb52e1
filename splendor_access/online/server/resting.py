"""A table whose game is open only while somebody is connected."""

import asyncio

from splendor_access.online.protocol import frames
from splendor_access.online.server.beginnings import Beginnings
from splendor_access.online.server.game import SharedGame
from splendor_access.online.server.membership import called, hidden, shown
from splendor_access.online.server.port import SHORT, LeaseLost, ResumedGame
from splendor_access.settings.error_log import EVENTS
from splendor_access.table.database import SaveError


class RestingTable(Beginnings):
    """The people at a table, and its game, which is opened and closed. Raises SaveError.

    `_closed` is the reason why nobody can come any more, or nothing.
    """

    _closed = ""

    async def _wake(self) -> None:
        """Open a resting game. Raises SaveError."""
        number = self.kept.games
        if self.game or not number:
            return

        opening = asyncio.get_running_loop().run_in_executor(
            self._beside, self._place.open, hidden(self.kept)
        )
        try:
            self._go_on(number, await asyncio.shield(opening))
        except asyncio.CancelledError:
            # The caller may be cancelled; a thread that reads is not.
            self._go_on(number, await opening)
            raise

    def _go_on(self, number: int, found: ResumedGame) -> None:
        self.kept = shown(found.kept, self._members)
        if found.missing is not None:
            self._lost = found.missing
        table = called(found.table, self.kept.names)
        self.game = SharedGame(number, table, found.rows, found.log, self._beside)

    async def renew(self) -> bool:
        """Renew the lease on an open game; return whether the table can go on.

        If it is lost, everybody is sent away and comes back to what is kept now, and nothing of
        what was known here is written.
        """
        async with self.order:
            game = self.game
            try:
                if game:
                    await game.renew()
                elif not await asyncio.to_thread(self._place.is_held):
                    raise LeaseLost
            except SaveError:
                EVENTS.info("game-lost table=%s", self._place.name[:SHORT])
                self.game, self._closed = None, "closing"
                self.absence.close()
                self._there.tell_all(frames.GoodbyeFrame("closing", {"soon": 1}))
                if game:
                    await game.close()
        return not self._closed

    async def _rest_in_order(self) -> None:
        async with self.order:
            await self._rest()

    async def _rest(self) -> None:
        """Close the game and its files if nobody is connected."""
        game = self.game
        if game and self._there.empty:
            await self._note_told()
            self.game, self._over = None, game.table.over
            await game.close()
