"""The state of a game at one moment, as a frozen value, and each seat's view of it."""

from typing import Literal

import msgspec

from splendor_access.game.cards import (
    LEVELS,
    NO_GEMS,
    ORDER,
    Card,
    Gems,
    Hidden,
    InvalidValue,
    Noble,
    check_whole,
)

EDITIONS = ("2024", "2014", "up-to-three")
MARKET_PLACES = tuple(level + digit for level in LEVELS for digit in "1234")
HAND_LIMIT = 3
HAND_PLACES = ("h1", "h2", "h3", "h4")
"""The last is there only where people have reserved a card more than the rules allow."""

TILE_PLACES = ("n1", "n2", "n3", "n4", "n5")
MARKET_INDEX = {place: i for i, place in enumerate(MARKET_PLACES)}
HAND_INDEX = {place: i for i, place in enumerate(HAND_PLACES)}
TILE_INDEX = {place: i for i, place in enumerate(TILE_PLACES)}

Phase = Literal["act", "return", "noble", "over"]
"""The decision that is due in a turn."""


class RuleSet(msgspec.Struct, frozen=True):
    """An edition and the house rules.

    `edition` is one of `EDITIONS`. `any_gold`: gold may pay for a gem that the player has; `first`:
    the seat that begins; `target`: the points that end the game; `tiles`: the number of nobles at
    the start. Raises InvalidValue for any other value.
    """

    edition: str = "2024"
    any_gold: bool = True
    first: int = 0
    target: int = 15
    tiles: int | None = None

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            raise InvalidValue("edition", self.edition, f"one of {', '.join(EDITIONS)}")
        if not isinstance(self.any_gold, bool):
            raise InvalidValue("any_gold", self.any_gold, "True or False")
        check_whole("first", self.first, 0, 3)
        check_whole("target", self.target, 1, 999)
        if self.tiles is not None:
            check_whole("tiles", self.tiles, 0, len(TILE_PLACES))

    def tile_count(self, players: int) -> int:
        """Return the number of noble tiles at the start of a game."""
        return players + 1 if self.tiles is None else self.tiles


class Held(msgspec.Struct, frozen=True):
    """A reserved card; `blind` if it came unseen from a deck, so that only its owner knows it."""

    card: Card | Hidden
    blind: bool = False


class Seat(msgspec.Struct, frozen=True):
    """All that one player has. `bonuses` and `points` follow from `cards` and `nobles`.

    `hand` has three places, or four while a card lies at the last of `HAND_PLACES`.
    """

    tokens: Gems = NO_GEMS
    cards: tuple[Card, ...] = ()
    hand: tuple[Held | None, ...] = (None, None, None)
    nobles: tuple[Noble, ...] = ()
    bonuses: Gems = NO_GEMS
    points: int = 0

    def held_at(self, place: str) -> Held | None:
        """Return what is reserved at a place of the hand. Raises KeyError for an unknown place."""
        at = HAND_INDEX[place]
        return self.hand[at] if at < len(self.hand) else None


class Reveal(msgspec.Struct, frozen=True):
    """An awaited reveal: a card of a level, for a place, from chance or the people at a table."""

    level: str
    place: str


class State(msgspec.Struct, frozen=True):
    """The whole table.

    `market` has twelve places, a1 to c4; `decks` counts the cards left of levels a, b, c;
    `passes` counts passes in a row; `ending` is set once a seat has the points that end the game;
    `erred` once people have acted against the rules or set something right.
    """

    rules: RuleSet
    bank: Gems
    market: tuple[Card | Hidden | None, ...]
    decks: tuple[int, ...]
    tiles: tuple[Noble | None, ...]
    seats: tuple[Seat, ...]
    to_act: int
    phase: Phase = "act"
    awaiting: Reveal | None = None
    ending: bool = False
    passes: int = 0
    erred: bool = False

    def card_at(self, place: str) -> Card | Hidden | None:
        """Return the card of a market place, or of a hand place of the seat to act.

        Raises KeyError for an unknown place.
        """
        if place in MARKET_INDEX:
            return self.market[MARKET_INDEX[place]]
        held = self.seats[self.to_act].held_at(place)
        return held.card if held else None

    def open_cards(self, seat: int) -> dict[str, Card | Hidden]:
        """Return the cards of the market and of a seat's hand by place."""
        held = [entry.card if entry else None for entry in self.seats[seat].hand]
        places = zip((*MARKET_PLACES, *HAND_PLACES), (*self.market, *held), strict=False)
        return {place: card for place, card in places if card}

    def known_cards(self, seat: int) -> dict[str, Card]:
        """Return the known cards of the market and of a seat's hand by place."""
        there = self.open_cards(seat).items()
        return {place: card for place, card in there if isinstance(card, Card)}

    def view(self, seat: int | None) -> "State":
        """Return the state as a seat may know it, or for None as everybody may.

        Raises InvalidValue for a seat that does not exist.
        """
        if seat is not None:
            check_whole("seat", seat, 0, len(self.seats) - 1)
        if not any(h and h.blind for i, s in enumerate(self.seats) if i != seat for h in s.hand):
            return self
        seats = tuple(s if i == seat else public_seat(s) for i, s in enumerate(self.seats))
        return msgspec.structs.replace(self, seats=seats)


def public_seat(seat: Seat) -> Seat:
    """Return a seat as everybody may know it."""
    hand = tuple(
        Held(Hidden(held.card.level), blind=True) if held and held.blind else held
        for held in seat.hand
    )
    return msgspec.structs.replace(seat, hand=hand)


def hand_places(seat: Seat) -> tuple[str, ...]:
    """Return the places of a seat's hand, empty ones too."""
    return HAND_PLACES[: len(seat.hand)]


def with_hand(seat: Seat, place: str, held: Held | None) -> Seat:
    """Return a seat with something else at a place of its hand."""
    at = HAND_INDEX[place]
    hand = (*seat.hand[:at], held, *seat.hand[at + 1 :])
    return msgspec.structs.replace(seat, hand=hand if hand[-1] else hand[:HAND_LIMIT])


def with_card(seat: Seat, card: Card) -> Seat:
    """Return a seat with one more bought card, its bonus and its points."""
    at = ORDER.index(card.bonus)
    bonuses = seat.bonuses[:at] + (seat.bonuses[at] + 1,) + seat.bonuses[at + 1 :]
    return msgspec.structs.replace(
        seat, cards=(*seat.cards, card), bonuses=bonuses, points=seat.points + card.points
    )


def with_noble(seat: Seat, noble: Noble) -> Seat:
    """Return a seat with one more noble tile and its points."""
    return msgspec.structs.replace(
        seat, nobles=(*seat.nobles, noble), points=seat.points + noble.points
    )
