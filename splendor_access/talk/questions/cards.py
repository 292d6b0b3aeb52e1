"""Cards: those that a player has bought, by colour, which lie open to all."""

import msgspec

from splendor_access.game.cards import COLOURS, ORDER, Card, Gems, as_gems
from splendor_access.game.notation import card_code
from splendor_access.talk.messages import Arg, Message, say
from splendor_access.talk.question import Asked, asked_seat


class BoughtColour(msgspec.Struct, frozen=True):
    """The bought cards with one bonus, the most points first."""

    bonus: str
    codes: list[str]
    points: list[int]


class Answer(msgspec.Struct, frozen=True):
    """What a seat has bought; `points` are those of its cards alone."""

    seat: int
    cards: int
    points: int
    colours: list[BoughtColour]


def ask(asked: Asked) -> Answer:
    """Sort the bought cards of the asker, or of the player whose name or seat follows."""
    seat = asked_seat(asked, "cards")
    cards = asked.state.seats[seat].cards
    return Answer(
        seat,
        len(cards),
        sum(card.points for card in cards),
        [_colour(ORDER[i], cards) for i in COLOURS if any(c.bonus == ORDER[i] for c in cards)],
    )


def _colour(bonus: str, cards: tuple[Card, ...]) -> BoughtColour:
    there = sorted((c for c in cards if c.bonus == bonus), key=lambda c: (-c.points, c.level))
    return BoughtColour(bonus, [*map(card_code, there)], [card.points for card in there])


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Say how many there are, and of each colour how many and their points."""
    mine = answer.seat == asked.seat
    who: dict[str, Arg] = {} if mine else {"name": asked.scene.names[answer.seat]}
    name = "bought-cards-me" if mine else "bought-cards"
    lines = [say(name, cards=answer.cards, points=answer.points, **who)]
    for colour in answer.colours:
        each: list[Arg] = [points for points in colour.points if points]
        counts = {"points": sum(colour.points), "without": len(colour.points) - len(each)}
        lines.append(say("bought-colour", gems=_gems(colour), each=each, **counts))
    return lines


def _gems(colour: BoughtColour) -> Gems:
    return as_gems(len(colour.codes) * (letter == colour.bonus) for letter in ORDER)
