"""Which cards are meant by a description: `red two points`, `level b cheap`, `cost no onyx`."""

import re
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from splendor_access.game.cards import LEVELS, ORDER, Card
from splendor_access.game.notation import NotationError, parse_counts
from splendor_access.talk.vocabulary import Vocabulary


class Filter(msgspec.Struct, frozen=True):
    """What cards must have; an empty set asks for nothing.

    `bonuses`, `costs` and `free_of` are gem letters: the bonus, gems the cost must have, and gems
    it must not have. `scoring`: at least one point. `cheap`: the cheapest first.
    """

    levels: frozenset[str] = frozenset()
    points: frozenset[int] = frozenset()
    bonuses: frozenset[str] = frozenset()
    costs: frozenset[str] = frozenset()
    free_of: frozenset[str] = frozenset()
    scoring: bool = False
    cheap: bool = False

    def fits(self, card: Card) -> bool:
        """Return whether a card fits."""
        return (
            (not self.levels or card.level in self.levels)
            and (not self.points or card.points in self.points)
            and (not self.bonuses or card.bonus in self.bonuses)
            and all(card.cost[ORDER.index(letter)] for letter in self.costs)
            and not any(card.cost[ORDER.index(letter)] for letter in self.free_of)
            and (card.points > 0 or not self.scoring)
        )


def places_of(
    words: Sequence[str], there: Mapping[str, Card], vocabulary: Vocabulary
) -> list[str] | None:
    """Return the places whose cards a description fits, or None when it is not one.

    A description is a filter, the head of a code (`b2r`), or a whole cost (`3s3o6d`).
    """
    head = re.fullmatch(r"([abc])(\d)([serod])", words[0]) if len(words) == 1 else None
    if head:
        level, digit, bonus = head.groups()
        wanted = (level, int(digit), bonus)
        return [p for p, c in there.items() if (c.level, c.points, c.bonus) == wanted]
    try:
        cost = parse_counts("".join(words))
        return [place for place, card in there.items() if card.cost == cost]
    except NotationError:
        pass
    asked = parse_filter(words, vocabulary, number="points")
    return None if asked is None else [p for p, card in there.items() if asked.fits(card)]


def whole_word(word: str) -> str:
    """Return a word without an elided one before it, such as the `d'` of `d'onyx`."""
    return re.sub("^\\w{1,2}['\u2019](?=\\w)", "", word)


def parse_filter(
    words: Sequence[str], vocabulary: Vocabulary, *, number: Literal["points", "level"]
) -> Filter | None:
    """Parse a description, or return None where a word means nothing.

    A number without a word for level or points beside it counts as `number` says.
    """
    sets: dict[str, set[str]] = {
        "levels": set(),
        "bonuses": set(),
        "costs": set(),
        "free_of": set(),
    }
    points: set[int] = set()
    scoring = cheap = after_level = in_cost = negated = counted = False
    words = [whole_word(word) for word in words]
    for at, word in enumerate(words):
        following = words[at + 1] if at + 1 < len(words) else ""
        amount = vocabulary.number(word)
        if word not in vocabulary.words("points") | vocabulary.words("filler"):
            # Of "2 points of prestige" both words belong to the number.
            counted = amount is not None
        if word in vocabulary.words("level"):
            after_level = True
            continue
        if word in vocabulary.words("cost"):
            in_cost = True
        elif word in vocabulary.words("without"):
            negated = in_cost = True
            continue
        elif word in vocabulary.words("cheap"):
            cheap = True
        elif word in vocabulary.words("points"):
            scoring |= not counted
        elif amount is not None:
            is_level = after_level or (
                number == "level" and following not in vocabulary.words("points")
            )
            if is_level and not 1 <= amount <= len(LEVELS):
                return None
            if is_level:
                sets["levels"].add(LEVELS[amount - 1])
            else:
                points.add(amount)
        elif word in tuple(LEVELS):
            sets["levels"].add(word)
        elif word not in vocabulary.words("filler"):
            letters = vocabulary.bonus(word)
            if not letters:
                return None
            kind = "free_of" if negated else "costs" if in_cost else "bonuses"
            sets[kind] |= letters
            negated = False
        after_level = False
    frozen = {kind: frozenset(letters) for kind, letters in sets.items()}
    return Filter(points=frozenset(points), scoring=scoring, cheap=cheap, **frozen)
