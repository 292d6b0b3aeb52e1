"""Questions that narrow a few cards down to one, for what a phone or an eye could not tell."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from splendor_access.game.cards import ORDER, Card, Noble
from splendor_access.labels.planning.content import LabelItem
from splendor_access.talk.messages import Colour, Message, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

Answer = int | str | None


class CardQuestion(msgspec.Struct, frozen=True):
    """A question about a card: how it is asked, what its answer is for a thing, and its form."""

    name: str
    message: Message
    answer: Callable[[LabelItem], Answer]
    takes: Literal["number", "level", "colour"]

    def parse(self, text: str, vocabulary: Vocabulary) -> Answer:
        """Return a typed answer, or None where it is none."""
        words = vocabulary.split(text)
        if self.takes == "level":
            return vocabulary.level(words)
        if len(words) != 1:
            return None
        if self.takes == "number":
            return vocabulary.number(words[0])
        found = vocabulary.gems(words[0]) or vocabulary.gems_begun(words[0])
        return found[0] if len(found) == 1 else None


def _level(item: LabelItem) -> Answer:
    return item.thing.level if isinstance(item.thing, Card) else None


def _bonus(item: LabelItem) -> Answer:
    return item.thing.bonus if isinstance(item.thing, Card) else None


def _points(item: LabelItem) -> Answer:
    return item.thing.points if isinstance(item.thing, Card | Noble) else None


def _colours(item: LabelItem) -> Answer:
    return sum(map(bool, item.thing.cost)) if isinstance(item.thing, Card | Noble) else None


def _cost(letter: str) -> Callable[[LabelItem], Answer]:
    def answer(item: LabelItem) -> Answer:
        thing = item.thing
        return thing.cost[ORDER.index(letter)] if isinstance(thing, Card | Noble) else None

    return answer


QUESTIONS = (
    CardQuestion("points", say("label-find-ask-points"), _points, "number"),
    CardQuestion("colours", say("label-find-ask-colours"), _colours, "number"),
    CardQuestion("level", say("label-find-ask-level"), _level, "level"),
    CardQuestion("bonus", say("label-find-ask-bonus"), _bonus, "colour"),
    *(
        CardQuestion(
            letter, say("label-find-ask-cost", gem=Colour(letter)), _cost(letter), "number"
        )
        for letter in "serod"
    ),
)
"""What is easiest to tell comes first: numbers, then colours."""


def best_question(items: Sequence[LabelItem], asked: set[str]) -> CardQuestion | None:
    """Return the question that leaves the fewest things on average, or None if none helps."""
    best: tuple[int, CardQuestion] | None = None
    for question in QUESTIONS:
        answers = Counter(map(question.answer, items))
        if question.name in asked or len(answers) < 2:
            continue
        left = sum(count * count for count in answers.values())
        if best is None or left < best[0]:
            best = left, question
    return best[1] if best else None
