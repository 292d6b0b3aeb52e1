"""The beginning of a game, as a save stores it."""

from collections.abc import Iterable

import msgspec

from splendor_access.game.cards import LEVELS
from splendor_access.game.chance import Chance, Deal, unseen
from splendor_access.game.notation import card_code, parse_card
from splendor_access.game.position import (
    parse_position,
    parse_rules,
    position_text,
    rules_text,
)
from splendor_access.game.record import Player
from splendor_access.game.rules import unknown_start
from splendor_access.game.state import State


class Beginning(msgspec.Struct, frozen=True, omit_defaults=True):
    """The beginning of a game, in the notation.

    `real`: it is played with a real box, and has no decks and no seed. If not even the open cards
    were known, `start` has the rules and the number of players: `blank 2024 4`, or `under-way 2024
    4` for a game in which the players had tokens and cards already. `me` is then the seat whose
    questions are answered.
    """

    players: tuple[Player, ...]
    start: str
    decks: tuple[tuple[str, ...], ...]
    seed: int
    real: bool = False
    me: int = 0


def beginning(players: Iterable[Player], start: State, deal: Deal, chance: Chance) -> Beginning:
    """Return the beginning of a game, to save before its first decision."""
    decks = tuple(tuple(map(card_code, deck)) for deck in deal.decks)
    return Beginning(tuple(players), position_text(start), decks, chance.seed)


def real_beginning(
    players: Iterable[Player], start: State, me: int, *, under_way: bool
) -> Beginning:
    """Return the beginning of a game with a real box, to save before its first entry."""
    count = len(start.seats)
    bare = start == unknown_start(start.rules, count)
    word = "under-way" if under_way else "blank"
    text = f"{word} {rules_text(start.rules)} {count}" if bare else position_text(start)
    return Beginning(tuple(players), text, (), 0, real=True, me=me)


def is_under_way(kept: Beginning) -> bool:
    """Return whether a game with a real box was under way before its first entry."""
    return kept.start.startswith("under-way ")


def parse_real_beginning(kept: Beginning) -> State:
    """Return the first state of a game with a real box. Raises ValueError."""
    word, *fields = kept.start.split()
    if word not in ("blank", "under-way"):
        return parse_position(kept.start, kept=True)
    rules, players = fields
    if players not in ("2", "3", "4"):
        raise ValueError(players)
    return unknown_start(parse_rules(rules), int(players))


def parse_beginning(kept: Beginning) -> tuple[State, Deal, Chance]:
    """Parse a beginning into values. Raises ValueError if it makes no sense."""
    start = parse_position(kept.start, kept=True)
    deal = Deal(tuple(tuple(map(parse_card, deck)) for deck in kept.decks))
    if len(deal.decks) != len(LEVELS):
        raise ValueError(f"{len(deal.decks)} decks")
    for deck, left, pile in zip(deal.decks, start.decks, unseen(start), strict=True):
        if len(deck) < left or set(deck[len(deck) - left :]) != set(pile):
            raise ValueError("a deck that does not fit the first position")
    return start, deal, Chance(kept.seed)
