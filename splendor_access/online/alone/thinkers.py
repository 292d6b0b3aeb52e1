"""Computer opponents of a page, which think in another worker of the browser."""

from collections.abc import Awaitable, Callable

import msgspec

from splendor_access.game.notation import action_text
from splendor_access.table.opponents import BotQuestion, Opponents, decide_here

Exchange = Callable[[str], Awaitable[str]]
"""Sends a line to the worker that thinks, and returns its answer, empty if there is none."""


class OpponentsBeside(Opponents):
    """Computer opponents in another worker. What it does not decide is decided here.

    An obsolete decision is thought to its end, and nobody waits for it.
    """

    def __init__(self, ask: Exchange) -> None:
        super().__init__()
        self._asks = ask

    async def exchange(self, line: bytes) -> bytes:
        """See `Worker`."""
        return (await self._asks(line.decode())).encode()


def decided(line: str) -> str:
    """Return the answer to a line of `OpponentsBeside`."""
    return action_text(decide_here(msgspec.json.decode(line, type=BotQuestion)))
