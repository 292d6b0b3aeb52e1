"""Find: the cards on the table and in one's hand that fit a description."""

import msgspec

from splendor_access.game.notation import as_dict, card_code
from splendor_access.game.payment import price
from splendor_access.talk.filters import parse_filter
from splendor_access.talk.messages import Message, say
from splendor_access.talk.question import Asked, not_counted, unclear


class Found(msgspec.Struct, frozen=True):
    """A card that fits, and its price for the asker: gems after bonuses."""

    place: str
    code: str
    price: dict[str, int]


class Answer(msgspec.Struct, frozen=True):
    """The cards that fit, by place, or the cheapest first where that was asked."""

    cards: list[Found]


def ask(asked: Asked) -> Answer:
    """Find cards by level, points, bonus and gems of the cost; `cheap` orders them by price."""
    wanted = parse_filter(asked.words, asked.vocabulary, number="points")
    if wanted is None or not asked.words:
        raise unclear(asked, "find")
    found = [
        Found(place, card_code(card), as_dict(price(asked.mine, card)))
        for place, card in asked.cards().items()
        if wanted.fits(card)
    ]
    if wanted.cheap:
        found.sort(key=lambda card: sum(card.price.values()))
    return Answer(found)


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Say how many fit, and each."""
    cards = asked.cards()
    lines = [say("found", count=len(answer.cards))]
    lines += [say("placed", place=it.place, card=cards[it.place]) for it in answer.cards]
    return lines + not_counted(asked)
