"""The cards and nobles of the last answers, and those of them that a line points at.

`the second`, `the cheaper one`, `the red one`, `left of it`, `the other`.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise

import msgspec

from splendor_access.game.cards import Card
from splendor_access.game.payment import default_payment, price
from splendor_access.game.state import MARKET_PLACES, TILE_PLACES, Seat
from splendor_access.session.last_answer import LastAnswer
from splendor_access.session.leaning.leaning_line import RANKING, LeaningLine
from splendor_access.talk.parsing.descriptions import read_description
from splendor_access.talk.parsing.vocabulary import Vocabulary

MOST_POINTED = 3
"""So many things that a line points at are asked about; of more it points at none."""

_LEAST = ("cheap", "small", "less", "fast")
"""Senses that choose the card that costs least, or has least points."""


_OF_ONE = ("look", "need", "worth", "code", "goal")
"""Questions by which things are told one after another."""

_CHOOSING = ("left", "right", "next", "neighbour", "middle")
"""Sayings that choose another thing than what was told alone."""


class Pointed(msgspec.Struct, frozen=True):
    """Places of cards or nobles that a line points at.

    `said` are the senses of the words that do so. `itself`: they are what was told last, and the
    line does not choose among several. Where it is not `sure`, its words may say something else.
    """

    places: tuple[str, ...]
    said: frozenset[str] = frozenset()
    itself: bool = False
    sure: bool = True


class ToldThings:
    """What was told lately: `last` is the answer, with those before it.

    `cards` are all cards that the player knows, by place.
    """

    def __init__(self, last: LastAnswer, cards: Mapping[str, Card], mine: Seat) -> None:
        self._last = last
        self._cards = cards
        self._mine = mine

    @cached_property
    def lately(self) -> tuple[str, ...]:
        """The things of the latest answers that each told one, the earliest first."""
        told: list[str] = []
        for answer in (self._last, *self._last.before):
            things = _things(answer)
            if len(things) > 1:
                break
            if answer.asked.command not in _OF_ONE:
                continue
            told = [each for each in told if each not in things]
            told = [*things, *told]
        return tuple(told)

    @property
    def is_last(self) -> bool:
        """Whether the last answer itself told things."""
        return bool(_things(self._last))

    @cached_property
    def current(self) -> tuple[str, ...]:
        """The things of the last answer, or where it has none of the one before it."""
        answers = (self._last, *self._last.before)
        return next((told for each in answers if (told := _things(each))), ())

    @cached_property
    def listed(self) -> tuple[str, ...]:
        """The things among which a line chooses: of the last list, or told one after another."""
        if len(self.current) > 1:
            return self._payable or self.current
        if len(self.lately) > 1:
            return self.lately
        lists = (_things(each) for each in self._last.before)
        return next((each for each in lists if len(each) > 1), self.current)

    @property
    def _payable(self) -> tuple[str, ...]:
        """The cards of a list that can be paid, which is told before those that nearly can be."""
        asked = self._last.asked
        if asked.command != "afford":
            return ()
        cards = ((each, self._cards.get(each)) for each in self.current)
        return tuple(each for each, card in cards if card and default_payment(self._mine, card))

    def pointed(self, line: LeaningLine, vocabulary: Vocabulary) -> Pointed | None:
        """Return what a line points at; None where nothing was told, or that is not there."""
        if named := line.named_places:
            return Pointed(named, frozenset(("place", "letter")))
        if not self.current:
            return None
        if (line.leads or line.says("meant")) and (meant := self._instead(line, vocabulary)):
            return meant
        chosen = self._beside(line) or self._ordered(line) or self._other(line)
        chosen = chosen or self._ranked(line) or self._described(line, vocabulary)
        if chosen:
            return chosen if 0 < len(chosen.places) <= MOST_POINTED else None
        if line.has("ordinal") or line.says(*_CHOOSING):
            return None
        whole = self.listed if line.says("of-them") else self.current
        return Pointed(whole, frozenset(("number",)) if line.says("of-them") else frozenset(), True)

    def _instead(self, line: LeaningLine, vocabulary: Vocabulary) -> Pointed | None:
        """Return the card that is meant in the place of the one that was told."""
        if len(self.current) != 1:
            return None
        (here,) = self.current
        numbers = line.named_numbers if line.says("meant") else ()
        places = [f"{here[0]}{vocabulary.number(word)}" for word in numbers]
        named = tuple(each for each in places if each in self._cards and each != here)
        counted = line.has("points", "colour", "turn", "round", "many")
        if named and not counted:
            return Pointed(named[-1:], frozenset(("number", "not")))
        described = line.has("points", "colour") and not line.has("many")
        told = read_description(line.rest, vocabulary) if described else None
        fitting = told.fitting(self._cards.values()) if told else []
        others = tuple(
            each for each, card in self._cards.items() if card in fitting and each != here
        )
        if not 0 < len(others) <= MOST_POINTED:
            return None
        said = ("colour", "points", "number", "level", "ordinal", "letter", "not", "other")
        return Pointed(others, frozenset(said))

    def _beside(self, line: LeaningLine) -> Pointed | None:
        """Return the card beside the one that was told: `left of it`, `the next in the row`."""
        steps = [("left", -1), ("right", 1), ("next", 1), ("neighbour", -1), ("neighbour", 1)]
        if len(self.current) != 1:
            return None
        (here,) = self.current
        row = [each for each in (*MARKET_PLACES, *TILE_PLACES) if each[0] == here[0]]
        if here not in row:
            return None
        at = row.index(here)
        found = [
            row[at + step] for kind, step in steps if line.says(kind) and _is_in(at + step, row)
        ]
        return Pointed(tuple(found), frozenset(("level", "next", "deck"))) if found else None

    def _ordered(self, line: LeaningLine) -> Pointed | None:
        """Return the thing of a list that its order names, or what was told before the last."""
        things = self.listed
        if any(line.has(f"ordinal-{at + 1}") for at in range(len(things), len(self.current))):
            things = self.current
        said = frozenset(("ordinal", "last", "wait", "number"))
        if len(things) < 2 or line.counts_turns:
            return None
        if line.says("middle"):
            return Pointed(things[(len(things) - 1) // 2 : len(things) // 2 + 1], said)
        for at in range(len(things)):
            if line.has(f"ordinal-{at + 1}"):
                return Pointed((things[at],), said)
        if line.has("ordinal-last"):
            return Pointed((things[-1],), said)
        if line.has("last") and len(self.lately) > 1 and self.current == self.lately[-1:]:
            return Pointed((self.lately[-2],), said)
        return None

    def _other(self, line: LeaningLine) -> Pointed | None:
        if not line.has("ordinal-other"):
            return None
        others = tuple(each for each in self.listed if each not in self.current)
        return Pointed(others, frozenset(("other", "ordinal-other")))

    def _ranked(self, line: LeaningLine) -> Pointed | None:
        """Return those of several cards that cost least or most, or that have most points."""
        cards = [each for each in self.listed if each in self._cards]
        if len(cards) < 2 or not line.ranks or line.names_letter:
            return None
        costs = [
            {each: sum(price(self._mine, self._cards[each])) for each in cards},
            {each: sum(self._cards[each].cost) for each in cards},
        ]
        if line.has("points"):
            costs = [{each: self._cards[each].points for each in cards}]
        choose = min if line.has(*_LEAST) and not line.has("big", "expensive") else max
        best = [{each for each in cards if one[each] == choose(one.values())} for one in costs]
        places = tuple(each for each in cards if any(each in ranked for ranked in best))
        return Pointed(places, frozenset((*RANKING, "points", "cost", "more", "what")))

    def _described(self, line: LeaningLine, vocabulary: Vocabulary) -> Pointed | None:
        """Return those of several cards that a line describes: `the red one`."""
        cards = {each: self._cards[each] for each in self.listed if each in self._cards}
        pairs = pairwise(line.tokens)
        if len(cards) < 2 or not line.has("colour", "points"):
            return None
        if any(a.has("many") and b.has("colour") for a, b in pairs):
            return None  # "how many reds"
        told = read_description(line.rest, vocabulary)
        fitting = told.fitting(cards.values()) if told else []
        places = tuple(each for each, card in cards.items() if card in fitting)
        if not places or len(places) == len(cards):
            return None
        said = frozenset(("colour", "points", "number", "level", "with", "letter"))
        return Pointed(places, said, sure=not line.has("many"))


def _things(answer: LastAnswer) -> tuple[str, ...]:
    return tuple(answer.cards) or tuple(answer.tiles)


def _is_in(at: int, row: Sequence[str]) -> bool:
    return 0 <= at < len(row)
