"""The chain of digests of a save: each covers the beginning of the game and all rows so far.

A digest that fits proves all that comes before it. How many rows there should be it cannot prove:
that is in the tally.
"""

import msgspec

from splendor_access.game.digests import sha256

FORMAT = 2
"""The number of the format, which each digest covers too."""

ENDED = "ended"
"""The row that is written when the end of the game has been told."""


class Row(msgspec.Struct, frozen=True):
    """One row of a save: a decision (`take ser`), `undo K`, which keeps K decisions, or `ended`.

    `seat` is who sent it, None for the table itself, and `command` the id of the command that it
    came with, where that had one.
    """

    text: str
    seat: int | None = None
    command: str | None = None


def first_digest(beginning: str) -> str:
    """Return the digest of what a game began with, a text of JSON."""
    return _digest(FORMAT, beginning)


def next_digest(previous: str, number: int, row: Row) -> str:
    """Return the digest of a row with this number, counted from 1."""
    return _digest(previous, number, row.text, row.seat, row.command)


def _digest(*values: str | int | None) -> str:
    return sha256(msgspec.json.encode(values)).hexdigest()
