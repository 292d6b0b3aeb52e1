"""Worth: what each card costs the asker after its bonuses, and the points a token brings."""

import msgspec

from splendor_access.game.notation import card_code
from splendor_access.game.rules import price
from splendor_access.talk.filters import read_filter
from splendor_access.talk.messages import Colour, Message, say
from splendor_access.talk.questions import Asked, not_counted, unclear


class Value(msgspec.Struct, frozen=True):
    """A card's points and its price in tokens after bonuses.

    `rate` is points for a token, to two places; None where the card costs nothing.
    """

    place: str
    code: str
    points: int
    tokens: int
    rate: float | None


class Answer(msgspec.Struct, frozen=True):
    """The cards, the most points for a token first, free ones before all; then the cheapest."""

    cards: list[Value]


def ask(asked: Asked) -> Answer:
    """Weigh the known cards; words filter them as in `find`."""
    wanted = read_filter(asked.words, asked.reader, number="points")
    if wanted is None:
        raise unclear(asked, "worth")
    values = []
    for place, card in asked.cards().items():
        if wanted.fits(card):
            tokens = sum(price(asked.mine, card))
            rate = round(card.points / tokens, 2) if tokens else None
            values.append(Value(place, card_code(card), card.points, tokens, rate))
    values.sort(key=lambda v: (v.tokens > 0, -(v.rate or 0), -v.points, v.tokens))
    return Answer(values)


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Tell each card's points, its price, and the rate where there is one."""
    cards = asked.cards()
    lines = [say("worth", count=len(answer.cards))]
    for value in answer.cards:
        bonus = Colour(cards[value.place].bonus)
        name = "worth-free" if not value.tokens else "worth-rate" if value.points else "worth-price"
        line = say(
            name,
            place=value.place,
            bonus=bonus,
            points=value.points,
            tokens=value.tokens,
            rate=value.rate or 0.0,
        )
        lines.append(line)
    return lines + not_counted(asked)
