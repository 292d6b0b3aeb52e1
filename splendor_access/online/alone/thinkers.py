"""Computer opponents of a page, and its coach: they think in another worker of the browser."""

from collections.abc import Awaitable, Callable

import msgspec

from splendor_access.game.notation import action_text
from splendor_access.game.record import Record, parse_record, record_text
from splendor_access.table.opponents import BotQuestion, Opponents, decide_here
from splendor_access.table.review import Review, review

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


_REVIEW = "review"


async def review_beside(ask: Exchange, record: Record, seat: int) -> Review:
    """Review the turns of a seat in another worker; here if that does not."""
    told = await ask(f"{_REVIEW} {seat}\n{record_text(record)}")
    return msgspec.json.decode(told, type=Review) if told else review(record, seat)


def decided(line: str) -> str:
    """Return the answer to a line of `OpponentsBeside`, or to that of `review_beside`."""
    head, _, rest = line.partition("\n")
    if head.startswith(_REVIEW):
        return msgspec.json.encode(review(parse_record(rest), int(head.split()[1]))).decode()
    return action_text(decide_here(msgspec.json.decode(line, type=BotQuestion)))
