"""The actions of players, and the reveals of chance, as frozen values.

Places are texts and never move: `a1` to `c4` in the market, `h1` to `h3` in one's hand,
`n1` to `n5` for noble tiles; a level letter alone (`c`) is the top of that deck.
"""

import msgspec

from splendor_access.game.cards import Card, Gems, Hidden


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take gems from the bank: different ones, or two of a colour."""

    gems: Gems


class Reserve(msgspec.Struct, frozen=True, tag="reserve"):
    """Reserve the card of a market place, or the unseen top of a deck."""

    place: str


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """Buy the card of a market or hand place; by default for the least gold."""

    place: str
    payment: Gems | None = None


class Return(msgspec.Struct, frozen=True, tag="return"):
    """Give surplus tokens back at the end of a turn."""

    gems: Gems


class ChooseNoble(msgspec.Struct, frozen=True, tag="noble"):
    """Choose which of several eligible tiles visits."""

    place: str


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Do nothing; legal only when no other action is."""


class Revealed(msgspec.Struct, frozen=True, tag="reveal"):
    """The card of an awaited reveal, from chance or from the people at a table."""

    card: Card | Hidden


Action = Take | Reserve | Buy | Return | ChooseNoble | Pass
"""A player's decision."""
