"""What gets a label, and the code that stands on it."""

import re
from collections.abc import Iterable
from enum import StrEnum

import msgspec

from splendor_access.game.cards import CARDS, NOBLES, ORDER, Card, Noble
from splendor_access.game.notation import card_code, noble_code


class Kind(StrEnum):
    """The things of the box, by the name of the file that has their labels."""

    CARDS = "cards"
    NOBLES = "nobles"
    TOKENS = "tokens"
    AIDS = "aids"


TOKENS = {"s": 7, "e": 7, "g": 5, "r": 7, "o": 7, "d": 7}
"""How many tokens of each gem are in the box."""


class Item(msgspec.Struct, frozen=True):
    """One thing that gets a label.

    `code` is its text in the notation. `fields` are the parts of the code that a space stands
    between, each a tuple of pieces that no line may break: a number stays with its letter.
    """

    kind: Kind
    code: str
    fields: tuple[tuple[str, ...], ...]
    thing: Card | Noble | str


_PIECE = re.compile(r"\d+[segrod]|.+")


def card_item(card: Card, order: str = ORDER) -> Item:
    """Return what stands on a card."""
    return _item(Kind.CARDS, card_code(card, order), card)


def noble_item(noble: Noble, order: str = ORDER) -> Item:
    """Return what stands on a noble tile."""
    return _item(Kind.NOBLES, noble_code(noble, order), noble)


def token_item(letter: str) -> Item:
    """Return what stands on a token, besides the full cell in front of it."""
    return Item(Kind.TOKENS, letter, ((letter,),), letter)


def _item(kind: Kind, code: str, thing: Card | Noble) -> Item:
    head, cost = code.split(" ")
    return Item(kind, code, ((head,), tuple(_PIECE.findall(cost))), thing)


def items(
    kind: Kind,
    order: str = ORDER,
    *,
    cards: Iterable[Card] = CARDS,
    nobles: Iterable[Noble] = NOBLES,
) -> tuple[Item, ...]:
    """Return all things of a kind that have a code, in the order of every sheet and list.

    Cards and tiles are in the order given, which for those of the box is the order of printed
    lists: level, bonus (d s e r o), points, cost. Aids are texts and have no code.
    """
    match kind:
        case Kind.CARDS:
            return tuple(card_item(card, order) for card in cards)
        case Kind.NOBLES:
            return tuple(noble_item(noble, order) for noble in nobles)
        case Kind.TOKENS:
            return tuple(token_item(letter) for letter in ORDER for _ in range(TOKENS[letter]))
        case Kind.AIDS:
            return ()
