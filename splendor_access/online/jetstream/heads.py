"""The head of a table in JetStream: all of it in one message, but older rows.

Those are in packs, which never change, so that a game is read by a few messages, however long.
"""

import re

import msgspec

from splendor_access.online.jetstream.client import Found
from splendor_access.online.server.port import Stage, StoredTable
from splendor_access.table.chain import ENDED, Row
from splendor_access.table.database import SaveError

FORMAT = 1
"""The number of the format of heads. A server writes the lowest of those that live now."""

PACK = 32
"""The rows of a pack, and the most in a head."""


class TableHead(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of a table but older rows. `owner` is the server that has it, or empty.

    `digest` is that of the last row, `packs` the number of packs before `rows`.
    """

    v: int
    people: StoredTable
    at: float
    owner: str = ""
    game: int = 0
    packs: int = 0
    rows: tuple[Row, ...] = ()
    digest: str = ""
    wanted: dict[int, str] = {}

    @property
    def version(self) -> int:
        """The number of rows of the game."""
        return self.packs * PACK + len(self.rows)

    @property
    def stage(self) -> Stage:
        """How far the newest game is."""
        if not self.game:
            return "unbegun"
        return "over" if self.rows[-1:] == (Row(ENDED),) else "playing"


def read_head(found: Found | None, newest: int) -> tuple[TableHead, int]:
    """Return a head, and its number. Raises SaveError."""
    if found is None:
        raise SaveError("table")
    try:
        head = msgspec.json.decode(found.body, type=TableHead)
    except msgspec.MsgspecError as error:
        version = re.match(rb'{"v":(\d+)', found.body)
        newer = version is not None and int(version[1]) > newest
        raise SaveError("newer" if newer else "table", f"{newest + 1}") from error
    if head.v > newest:
        raise SaveError("newer", f"{head.v}")
    return head, found.number
