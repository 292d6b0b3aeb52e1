"""Counts what `labels find` makes of true descriptions, and of those with one mistake.

Each card of the box is described whole, as the program itself words it, and by its cost alone; then
with each single mistake: a part missed, a colour unsure, and a word that is wrong. The finder is
answered truthfully until it names a label.

    python -m tests.labels.descriptions [LANGUAGE ...]
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from splendor_access.game.cards import CARDS, ORDER, Card
from splendor_access.labels.planning.content import label_item
from splendor_access.labels.planning.printing import words
from splendor_access.labels.sticking.find import DoneLabels, Finder, MadeLabel
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import line

COLOURS = "serod"

Outcome = Literal["named", "asked", "refused", "wrong", "lost"]
"""What a description comes to: its card at once, or by questions; nothing; another card, without a
question or after some; or questions that do not lead to the card."""


class Described(NamedTuple):
    """A description of a card: the card, what is wrong with the description, and its words."""

    card: Card
    mistake: str
    text: str


def described(card: Card, locale: Locale, *, whole: bool) -> Iterator[Described]:
    """Yield the true description of a card, and all with one mistake."""
    counts = {letter: n for letter, n in zip(ORDER, card.cost, strict=True) if n}

    def text(told: Card) -> str:
        return locale.text(words(label_item(told))) if whole else _cost(told, locale)

    def costing(cost: dict[str, int]) -> str:
        return text(replace(card, cost=tuple(cost.get(letter, 0) for letter in ORDER)))

    yield Described(card, "true", text(card))
    for letter, count in counts.items():
        others = {key: n for key, n in counts.items() if key != letter}
        if others:
            yield Described(card, "part missed", costing(others))
        for colour in COLOURS:
            if colour not in counts:
                yield Described(card, "colour wrong", costing({**others, colour: count}))
        for number in range(1, 8):
            if number != count:
                yield Described(card, "number wrong", costing({**counts, letter: number}))
        unsure, gem = locale.words("words-unsure")[0], locale.attribute(f"gem-{letter}")
        said, told = f"{count} {gem}", costing(counts)
        if told.count(said) == 1:
            yield Described(card, "colour unsure", told.replace(said, f"{count} {unsure}"))
    if whole:
        level_told, bonus_told, cost_told = re.split(r"[:,] ", text(card), maxsplit=2)
        yield Described(card, "level missed", f"{bonus_told}, {cost_told}")
        yield Described(card, "bonus missed", f"{level_told}, {cost_told}")
        for level in "abc":
            if level != card.level:
                yield Described(card, "level wrong", text(replace(card, level=level)))
        for points in range(6):
            if points != card.points:
                yield Described(card, "points wrong", text(replace(card, points=points)))
        for bonus in COLOURS:
            if bonus != card.bonus:
                yield Described(card, "bonus wrong", text(replace(card, bonus=bonus)))


def ambiguous(language: str) -> list[Card]:
    """Return the cards whose whole true description is that of another card with one mistake.

    Who is never surely wrong has to ask about each of them.
    """
    locale = Locale(language)
    texts: dict[str, set[Card]] = {}
    for card in CARDS:
        for each in described(card, locale, whole=True):
            texts.setdefault(each.text, set()).add(card)
    true = (next(described(card, locale, whole=True)) for card in CARDS)
    return [each.card for each in true if len(texts[each.text]) > 1]


def _cost(card: Card, locale: Locale) -> str:
    """Return the cost of a card, such as `5 red 3 black`."""
    return " ".join(
        f"{n} {locale.attribute(f'gem-{letter}')}"
        for letter, n in zip(ORDER, card.cost, strict=True)
        if n
    )


CARD_LABELS = tuple(
    MadeLabel(label_item(card), "flat", 1, line(str(at)), label_item(card).code, "\u2801")
    for at, card in enumerate(CARDS)
)


def outcome(each: Described, locale: Locale) -> Outcome:
    """Describe a card to the finder, answer its questions truthfully, and return what comes of it.

    The finder also asks whether it is the card that fits but for one thing.
    """
    guide = Finder(CARD_LABELS, DoneLabels(), locale, list)
    guide.handle(each.text)
    asked = 0
    item = label_item(each.card)
    while guide.at is None and asked < len(COLOURS) + 4:
        if guide.search.question is not None:
            guide.handle(str(guide.search.question.answer(item)))
        elif guide.search.doubted is not None:
            answer = "words-yes" if guide.search.doubted == item else "words-no"
            guide.handle(locale.words(answer)[0])
        else:
            break
        asked += 1
    if guide.at is None:
        return "refused" if not asked else "lost"
    if CARD_LABELS[guide.at].item != item:
        return "wrong"
    return "asked" if asked else "named"


def counted(
    language: str, cards: Sequence[Card] = CARDS, *, whole: bool
) -> dict[str, Counter[Outcome]]:
    """Return how many descriptions of cards come to what, by their mistake."""
    locale = Locale(language)
    counts: dict[str, Counter[Outcome]] = {}
    for card in cards:
        for each in described(card, locale, whole=whole):
            counts.setdefault(each.mistake, Counter())[outcome(each, locale)] += 1
    return counts


def main(chosen: Sequence[str]) -> None:
    """Print the counts of each language."""
    for language in chosen or languages():
        for whole in (True, False):
            for mistake, counts in counted(language, whole=whole).items():
                told = ", ".join(f"{name} {n}" for name, n in sorted(counts.items()))
                head = f"{language} {'whole' if whole else 'cost alone'}, {mistake}"
                print(f"{head}: {told}; of {counts.total()}")  # noqa: T201 - it is a report


if __name__ == "__main__":
    main(sys.argv[1:])
