"""Worth: what cards cost the asker after its bonuses, and the points a token brings."""

import msgspec

from splendor_access.game.cards import Card
from splendor_access.game.legality import price
from splendor_access.game.notation import card_code
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES
from splendor_access.talk.messages import Colour, Message, say
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.question import Asked, known_card, not_counted, unclear


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
    """Weigh the card at a place, or all known cards; words filter them as in `find`."""
    place = _place(asked)
    if place:
        return Answer([_value(place, known_card(asked, place), asked)])
    wanted = parse_filter(asked.words, asked.vocabulary, number="points")
    if wanted is None:
        raise unclear(asked, "worth")
    cards = asked.cards().items()
    values = [_value(place, card, asked) for place, card in cards if wanted.fits(card)]
    values.sort(key=lambda v: (v.tokens > 0, -(v.rate or 0), -v.points, v.tokens))
    return Answer(values)


def _place(asked: Asked) -> str | None:
    """Return the place that was asked about, or None."""
    word = asked.words[0] if len(asked.words) == 1 else None
    return str(word) if word in (*MARKET_PLACES, *HAND_PLACES) else None


def _value(place: str, card: Card, asked: Asked) -> Value:
    tokens = sum(price(asked.mine, card))
    rate = round(card.points / tokens, 2) if tokens else None
    return Value(place, card_code(card), card.points, tokens, rate)


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Describe each card's points, its price, and the rate where there is one."""
    cards, one = asked.cards(), _place(asked)
    lines = [] if one else [say("worth", count=len(answer.cards))]
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
    return lines if one else lines + not_counted(asked)
