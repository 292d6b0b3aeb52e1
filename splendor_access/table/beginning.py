"""What a game began with, as a save keeps it."""

from collections.abc import Iterable

import msgspec

from splendor_access.game.cards import LEVELS
from splendor_access.game.chance import Chance, Deal, unseen
from splendor_access.game.notation import card_code, parse_card
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import Player
from splendor_access.game.state import State


class Beginning(msgspec.Struct, frozen=True):
    """What a game began with: texts in the notation."""

    players: tuple[Player, ...]
    start: str
    decks: tuple[tuple[str, ...], ...]
    seed: int


def beginning(players: Iterable[Player], start: State, deal: Deal, chance: Chance) -> Beginning:
    """Return what must be kept of a game before its first decision."""
    decks = tuple(tuple(map(card_code, deck)) for deck in deal.decks)
    return Beginning(tuple(players), position_text(start), decks, chance.seed)


def begun(kept: Beginning) -> tuple[State, Deal, Chance]:
    """Return what was kept as values. Raises ValueError where it makes no sense."""
    start = parse_position(kept.start)
    deal = Deal(tuple(tuple(map(parse_card, deck)) for deck in kept.decks))
    if len(deal.decks) != len(LEVELS):
        raise ValueError(f"{len(deal.decks)} decks")
    for deck, left, pile in zip(deal.decks, start.decks, unseen(start), strict=True):
        if len(deck) < left or set(deck[len(deck) - left :]) != set(pile):
            raise ValueError("a deck that does not fit the first position")
    return start, deal, Chance(kept.seed)
