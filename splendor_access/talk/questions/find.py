"""Find: the cards on the table and in one's hand that fit a description."""

import msgspec

from splendor_access.game.cards import Card
from splendor_access.game.legality import price
from splendor_access.game.notation import as_dict, card_code
from splendor_access.talk.messages import Message, say
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.question import Asked, not_counted, unclear


class FittingCard(msgspec.Struct, frozen=True):
    """A card that fits, and its price for the asker: gems after bonuses."""

    place: str
    code: str
    price: dict[str, int]


class Answer(msgspec.Struct, frozen=True):
    """The cards that fit, by place, or the cheapest first where that was asked."""

    cards: list[FittingCard]


def ask(asked: Asked) -> Answer:
    """Find cards by level, points, bonus and gems of the cost; `cheap` puts the cheapest first."""
    wanted = parse_filter(asked.words, asked.vocabulary, number="points")
    if wanted is None or not asked.words:
        raise unclear(asked, "find")
    cards = asked.cards()
    places = wanted.in_order(cards, asked.mine)
    return Answer([_found(place, cards[place], asked) for place in places])


def _found(place: str, card: Card, asked: Asked) -> FittingCard:
    return FittingCard(place, card_code(card), as_dict(price(asked.mine, card)))


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Say how many fit, and each."""
    cards = asked.cards()
    lines = [say("found", count=len(answer.cards))]
    lines += [say("placed", place=it.place, card=cards[it.place]) for it in answer.cards]
    return lines + not_counted(asked)
