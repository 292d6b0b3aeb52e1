"""What to warn of: labels that give a card away, and decks that grow too high."""

from collections.abc import Iterator, Sequence

from splendor_access.game.cards import LEVELS
from splendor_access.labels.content import Kind
from splendor_access.labels.formats import FormatKind
from splendor_access.labels.plan import Plan
from splendor_access.labels.wishes import Wishes
from splendor_access.talk.messages import Message, say

PAPER = 0.1
CARD = 0.3
HIGHEST = 40.0
"""The thickness of label paper and of a card, and how high a deck stands well, in mm."""


def cautions(wishes: Wishes, plans: Sequence[Plan], of: FormatKind) -> list[Message]:
    """Return the warnings for all files of a format."""
    told: list[Message] = []
    for plan in plans:
        if plan.kind is Kind.CARDS:
            told += (*_some_only(wishes), *_high_decks(wishes, plan, of))
        if of == "cells" and plan.kind is not Kind.AIDS:
            told += _uneven(plan)
    return told


def _some_only(wishes: Wishes) -> Iterator[Message]:
    """Tell of levels in which a label itself says something about the card."""
    for level in LEVELS:
        cards = sum(card.level == level for card in wishes.deck)
        labelled = sum(card.level == level for card in wishes.cards)
        if 0 < labelled < cards:
            yield say("label-some-only", level=level, count=labelled, cards=cards)


def _high_decks(wishes: Wishes, plan: Plan, of: FormatKind) -> Iterator[Message]:
    material = plan.machine.plate if of == "solid" else PAPER
    thickness = material + plan.measures.height
    for level in LEVELS:
        count = sum(card.level == level for card in wishes.deck)
        labelled = sum(card.level == level for card in wishes.cards)
        height = count * CARD + labelled * thickness
        if labelled and height > HIGHEST:
            yield say(
                "label-deck-high",
                level=level,
                before=round(count * CARD, 1),
                after=round(height, 1),
                thickness=round(thickness, 2),
            )


def _uneven(plan: Plan) -> Iterator[Message]:
    """Tell to cut labels alike where their lines differ and no outline is in the file."""
    lengths = [max(len(line.cells) for line in label.lines) for label in plan.labels]
    if min(lengths) < max(lengths):
        yield say(
            "label-uneven",
            kind=plan.kind.value,
            shortest=min(lengths),
            longest=max(lengths),
            width=plan.sheet.width,
            height=plan.sheet.height,
        )
