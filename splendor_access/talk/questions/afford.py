"""Afford: what can be bought now, and what is one or two gems short; the hand included."""

import msgspec

from splendor_access.game.cards import GOLD, Card, gems
from splendor_access.game.legality import default_payment, missing
from splendor_access.game.notation import as_dict, card_code, from_dict
from splendor_access.talk.describe import has_veiled
from splendor_access.talk.messages import Handful, Head, Message, say
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.question import Asked, CannotAnswer, not_counted, unclear
from splendor_access.talk.questions._outlook import can_pay

MOST_SHORT = 2
"""Cards that are short of more gems than this are left out."""


class Reach(msgspec.Struct, frozen=True):
    """A card that can be bought (`short` 0), or is short of gems after gold.

    `payment` is the one proposed; any `short` gems of those `missing` would do.
    """

    place: str
    code: str
    short: int
    payment: dict[str, int] | None
    missing: dict[str, int]


class Answer(msgspec.Struct, frozen=True):
    """Cards by how short they are; `veiled`: cards that only the asker may see are left out.

    `nearest` has those with the smallest gap where `cards` has none, the most points first.
    """

    cards: list[Reach]
    veiled: bool
    nearest: list[Reach]


def ask(asked: Asked) -> Answer:
    """Find the cards in reach, the cheapest gap first; words filter them (`red`, `2`, `points`)."""
    if asked.state.phase == "over":
        raise CannotAnswer(say("game-over"))
    wanted = parse_filter(asked.words, asked.vocabulary, number="level")
    if wanted is None:
        raise unclear(asked, "afford")
    cards = asked.cards()
    places = wanted.in_order(cards, asked.mine)
    reaches = [_reach(asked, place, cards[place]) for place in places]
    reaches.sort(key=lambda reach: reach.short)
    near = [reach for reach in reaches if reach.short <= MOST_SHORT]
    nearest = [] if near else [each for each in reaches if each.short == reaches[0].short]
    nearest.sort(key=lambda each: -cards[each.place].points)
    return Answer(near, has_veiled(asked.scene), nearest)


def _reach(asked: Asked, place: str, card: Card) -> Reach:
    lacks = missing(asked.mine, card)
    payment = default_payment(asked.mine, card)
    return Reach(
        place=place,
        code=card_code(card),
        short=max(0, sum(lacks) - asked.mine.tokens[GOLD]),
        payment=as_dict(payment) if payment is not None else None,
        missing=as_dict(lacks),
    )


def tell(answer: Answer, asked: Asked) -> list[Message]:
    """Say what can be bought with its payment, then what is short and of which gems.

    Where there is neither, one line tells what is nearest. Of cards that words describe it is not
    said that nothing at all can be bought. Whoever has just acted, and has only
    tokens to return or a noble to choose, hears what can be bought next.
    """
    cards, state = asked.cards(), asked.state
    acted = state.to_act == asked.seat and state.phase in ("return", "noble")
    now = [reach for reach in answer.cards if not reach.short]
    if acted:
        now = [reach for reach in now if can_pay(asked.mine, cards[reach.place])]
    of_some = "yes" if asked.words else "no"
    lines = [say("afford-next" if acted else "afford", count=len(now), some=of_some)]
    lines += [_bought(reach, cards[reach.place]) for reach in now]
    lines += _all_short([reach for reach in answer.cards if reach.short], cards)
    if answer.nearest:
        lines.append(_nearest(answer.nearest, cards))
    return lines + not_counted(asked)


def _all_short(reaches: list[Reach], cards: dict[str, Card]) -> list[Message]:
    """Say what each card lacks: under one head, or where gold counts under one for each gap."""
    lines: list[Message] = []
    golds = [sum(each.missing.values()) - each.short for each in reaches]
    gaps = {each.short for each in reaches}
    if len(gaps) > 1 and not any(golds):
        lines.append(say("afford-close", count=len(reaches)))
        gaps = set()
    for reach, gold in zip(reaches, golds, strict=True):
        if reach.short in gaps:
            gaps.remove(reach.short)
            count = sum(each.short == reach.short for each in reaches)
            with_gold = "yes" if gold else "no"
            lines.append(say("afford-short", count=count, short=reach.short, gold=with_gold))
        lines.append(_short(reach, cards[reach.place], gold))
    return lines


def _bought(reach: Reach, card: Card) -> Message:
    payment, head = from_dict(reach.payment or {}), Head(card)
    if not any(payment):
        return say("reach-free", place=reach.place, card=card, head=head)
    paid = Handful(payment, listed=True)
    return say("reach", place=reach.place, card=card, head=head, payment=payment, paid=paid)


def _nearest(reaches: list[Reach], cards: dict[str, Card]) -> Message:
    first, *others = reaches
    card = cards[first.place]
    lacks = from_dict(first.missing)
    gold = sum(lacks) - first.short
    return say(
        "afford-nearest",
        place=first.place,
        card=card,
        missing=lacks,
        gold=gold,
        held=gems("g" * gold),
        others=len(others),
    )


def _short(reach: Reach, card: Card, gold: int) -> Message:
    lacks = from_dict(reach.missing)
    return say(
        "reach-lacks",
        place=reach.place,
        card=card,
        head=Head(card),
        missing=lacks,
        lacks=Handful(lacks, listed=True),
        gold=gold,
        held=gems("g" * gold),
    )
