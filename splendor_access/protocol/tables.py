"""How a table is made on a server elsewhere: a POST of `Wanted`, answered by `Made`."""

from typing import Annotated

import msgspec
from msgspec import Meta

WHERE = "tables"
"""The path that tables are made at. No code of a table is so short."""


AWAY = 5
"""Minutes that somebody may be away, where nothing else was agreed."""

LONGEST_AWAY = 10_080
"""Minutes in a week: more cannot be agreed."""

Number = Annotated[int, Meta(ge=0, lt=2**31)]

Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_~-]+$", max_length=200)]
"""A code or a key: it stands in links, and is read out and typed."""


class Wanted(msgspec.Struct, frozen=True):
    """The table that is wanted: the host's name, how many sit there, rules, computer opponents.

    Without a name the host does not play. `rules` are as in a position. When somebody has been
    `away` for so many minutes, the others may let the computer play.
    """

    name: str
    size: Number
    rules: str
    bots: list[str] = []
    away: Number = AWAY


class Made(msgspec.Struct, frozen=True):
    """A table that was made: the code of its link, and the key of the host."""

    code: Secret
    key: Secret
