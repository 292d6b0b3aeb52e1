"""Computer opponents that think in the process of their game, to start none for each game."""

from splendor_access.online.alone.thinkers import decided
from splendor_access.table.opponents import Opponents


async def think_here(_opponents: Opponents, line: bytes) -> bytes:
    """Return the answer to a decision, in place of `Opponents.exchange`."""
    return decided(line.decode()).encode()
