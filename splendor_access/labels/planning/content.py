"""The things that get a label, and the code on it."""

import re
from collections.abc import Iterable
from enum import StrEnum

import msgspec

from splendor_access.game.cards import CARDS, NOBLES, ORDER, Card, Noble
from splendor_access.game.notation import (
    USUAL,
    NotationError,
    Writing,
    card_code,
    noble_code,
    parse_any_card,
    parse_any_noble,
)


class Kind(StrEnum):
    """The things of the box, by the name of the file that has their labels."""

    CARDS = "cards"
    NOBLES = "nobles"
    TOKENS = "tokens"
    AIDS = "aids"
    RULES = "rules"
    TEXTS = "texts"
    TABLE = "table"


OF_THE_BOX = (Kind.CARDS, Kind.NOBLES, Kind.TOKENS, Kind.AIDS)
"""The kinds that are made by default."""

TEXT_PAGES = (Kind.AIDS, Kind.RULES)
"""The kinds that are pages of text, and no labels."""

WITHOUT_CODES = (*TEXT_PAGES, Kind.TEXTS, Kind.TABLE)
"""The kinds whose labels have texts, which are compared cell by cell."""


TOKENS = {"s": 7, "e": 7, "g": 5, "r": 7, "o": 7, "d": 7}
"""The number of tokens of each gem in the box."""


class OwnText(msgspec.Struct, frozen=True):
    """The braille and the ink of a label without a code; the braille may have line breaks."""

    braille: str
    ink: str


Thing = Card | Noble | OwnText | str
"""A card, a noble tile, a text of one's own, a token by its letter, or the text of a player aid."""


class LabelItem(msgspec.Struct, frozen=True):
    """One thing that gets a label.

    `code` is its text in the notation, or a text of one's own. `fields` are the parts of the code
    between spaces, each a tuple of pieces that stay on one line: a number stays with its letter.
    Between lines of one's own is an empty one.
    """

    kind: Kind
    code: str
    fields: tuple[tuple[str, ...], ...]
    thing: Thing


_PIECE = re.compile(r"\d+[segrod]|.+")


def parse_label_code(text: str) -> Thing:
    """Return the card, tile or token of a code. Raises NotationError."""
    if text in ORDER and len(text) == 1:
        return text
    try:
        return parse_any_card(text)
    except NotationError:
        return parse_any_noble(text)


def label_item(thing: Thing, writing: Writing = USUAL) -> LabelItem:
    """Return the label of a card, a tile or a token."""
    match thing:
        case Card():
            return _item(Kind.CARDS, card_code(thing, writing), thing)
        case Noble():
            return _item(Kind.NOBLES, noble_code(thing, writing), thing)
        case OwnText():
            return own_item(thing)
        case str():
            return LabelItem(Kind.TOKENS, thing, ((thing,),), thing)


def own_item(text: OwnText, kind: Kind = Kind.TEXTS) -> LabelItem:
    """Return the label of a text."""
    fields: list[tuple[str, ...]] = []
    for line in text.braille.split("\n"):
        fields += [(), *((word,) for word in line.split())]
    return LabelItem(kind, " ".join(text.braille.split()), tuple(fields[1:]), text)


def _item(kind: Kind, code: str, thing: Card | Noble) -> LabelItem:
    head, cost = code.split(" ")
    return LabelItem(kind, code, ((head,), tuple(_PIECE.findall(cost))), thing)


def items(
    kind: Kind,
    writing: Writing = USUAL,
    *,
    cards: Iterable[Card] = CARDS,
    nobles: Iterable[Noble] = NOBLES,
) -> tuple[LabelItem, ...]:
    """Return the labels of all things of a kind that have a code, in the order of sheets and lists.

    Cards and tiles stay in the given order, which for the box is that of printed lists: level,
    bonus (d s e r o), points, cost.
    """
    match kind:
        case Kind.CARDS:
            return tuple(label_item(card, writing) for card in cards)
        case Kind.NOBLES:
            return tuple(label_item(noble, writing) for noble in nobles)
        case Kind.TOKENS:
            return tuple(label_item(letter) for letter in ORDER for _ in range(TOKENS[letter]))
        case _:
            return ()
