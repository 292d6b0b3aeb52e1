"""Descriptions of cards: `red two points`, `level b cheap`, `cost no onyx`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from splendor_access.game.cards import LEVELS, ORDER, Card
from splendor_access.game.notation import NotationError, parse_counts
from splendor_access.game.payment import default_payment, price
from splendor_access.game.state import Seat
from splendor_access.talk.messages import whole_word
from splendor_access.talk.parsing.descriptions import CardDescription, level_told, read_description
from splendor_access.talk.parsing.read_words import read_words
from splendor_access.talk.parsing.vocabulary import Vocabulary

Kind = Literal["level", "points", "scoring", "bonus", "cost", "total", "colours"]

_ANY = ("level", "points", "bonus", "total")
"""Of these a card has one: cards of level a or b are meant by two levels."""


class Trait(msgspec.Struct, frozen=True):
    """A property that a card has or lacks.

    A `scoring` card has points. `values` are levels, points or gems of which one will do; a cost
    has any of its gems, or just `count` of them; a total is what the whole cost comes to, and
    colours are how many different ones are in it.
    """

    kind: Kind
    values: tuple[str | int, ...] = ()
    count: int | None = None

    def is_of(self, card: Card) -> bool:
        """Return whether a card has the property."""
        match self.kind:
            case "scoring":
                return card.points > 0
            case "total":
                return sum(card.cost) in self.values
            case "colours":
                return sum(map(bool, card.cost)) in self.values
            case "cost":
                counts = (card.cost[ORDER.index(str(letter))] for letter in self.values)
                return any(n > 0 if self.count is None else n == self.count for n in counts)
            case _:
                return getattr(card, self.kind) in self.values


class Filter(msgspec.Struct, frozen=True):
    """What cards must have, and must not have.

    `first`: which come first where they are listed, or None for the order of their places.
    `described` is what was read out of one card, and all that is asked then.
    """

    wanted: tuple[Trait, ...] = ()
    unwanted: tuple[Trait, ...] = ()
    first: Literal["cheap", "expensive"] | None = None
    described: CardDescription | None = None

    def fits(self, card: Card) -> bool:
        """Return whether a card fits."""
        if self.described:
            return bool(self.described.fitting([card]))
        if any(trait.is_of(card) for trait in self.unwanted):
            return False
        each = {trait.kind: False for trait in self.wanted if trait.kind in _ANY}
        for trait in self.wanted:
            if trait.kind in each:
                each[trait.kind] |= trait.is_of(card)
            elif not trait.is_of(card):
                return False
        return all(each.values())

    def in_order(self, cards: Mapping[str, Card], mine: Seat) -> list[str]:
        """Return the places of the cards that fit, in the order in which they are listed."""
        sign = {None: 0, "cheap": 1, "expensive": -1}[self.first]
        fitting = [place for place, card in cards.items() if self.fits(card)]
        return sorted(fitting, key=lambda place: sign * sum(price(mine, cards[place])))

    def meant(self, cards: Mapping[str, Card], mine: Seat, *, buying: bool) -> list[str]:
        """Return the places of the cards that are meant where one is to be named.

        Of those that fit these are the cheapest, or the most expensive, where that is asked;
        for a purchase among the cards that can be paid, if there are any.
        """
        places = self.in_order(cards, mine)
        if self.first is None:
            return places
        payable = [p for p in places if buying and default_payment(mine, cards[p]) is not None]
        places = payable or places
        prices = {place: sum(price(mine, cards[place])) for place in places}
        return [place for place in places if prices[place] == prices[places[0]]]


def places_of(
    words: Sequence[str],
    there: Mapping[str, Card],
    vocabulary: Vocabulary,
    mine: Seat,
    *,
    buying: bool,
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
    return None if asked is None else asked.meant(there, mine, buying=buying)


def parse_filter(
    words: Sequence[str], vocabulary: Vocabulary, *, number: Literal["points", "level"]
) -> Filter | None:
    """Parse a description, or return None where a word means nothing.

    A number without a word for level or points beside it counts as `number` says. A word such as
    `no` denies what comes after it, with all that is joined to that by `and` or `or`.

    What tells numbers of a cost is the description of one card, and read as everywhere.
    """
    described = _read_out(words, vocabulary)
    if described:
        return Filter(described=described)
    reading = _Reading(vocabulary, number)
    telling = [word for word in map(whole_word, words) if not reading.is_idle(word)]
    telling = [*_with_levels(telling, vocabulary)]
    for at, word in enumerate(telling):
        following = telling[at + 1] if at + 1 < len(telling) else ""
        if not reading.take(word, following, alone=len(telling) == 1):
            return None
    return reading.read()


def _with_levels(words: Sequence[str], vocabulary: Vocabulary) -> Iterator[str]:
    """Yield words, with the letter of a level for two that name it: `bottom row`, `second row`."""
    rows, left = vocabulary.words("level"), [*words]
    while left:
        pair = read_words(" ".join(left[:2]), vocabulary).tokens if rows & {*left[:2]} else ()
        named = level_told(pair, 0) if any(word.kind == "row" for word in pair) else None
        if named and named[1] == 2:
            del left[0]
        yield named[0] if named and named[1] == 2 else left[0]
        del left[0]


def _read_out(words: Sequence[str], vocabulary: Vocabulary) -> CardDescription | None:
    """Return the description of one card that is read out with its cost, or None."""
    if any(re.search(r"\d[a-z]|[a-z]\d", word) for word in words):
        return None  # codes are no words
    told = read_description(" ".join(words), vocabulary)
    return told if told and told.certain and told.is_read_out else None


class _Reading:
    """A description that is read word by word: what it asks for so far, and what is awaited."""

    def __init__(self, vocabulary: Vocabulary, number: Literal["points", "level"]) -> None:
        self._vocabulary = vocabulary
        words = vocabulary.words
        self._words = {
            "and": words("and"),
            "or": words("or"),
            "without": words("without"),
            "level": words("level"),
            "cost": words("cost"),
            "points": words("points"),
            "colours": words("colours"),
            "cheap": words("cheap"),
            "expensive": words("expensive"),
            "idle": words("filler") - {*LEVELS} | words("with"),  # the French "à" is no level
        }
        self._number: Kind = number
        self._traits: list[tuple[Trait, bool]] = []  # each with whether it is denied
        self._first: Literal["cheap", "expensive"] | None = None
        self._denied = self._in_cost = self._costs_denied = self._odd = False
        self._joined: Literal["and", "or"] | None = None
        self._awaited: Literal["level", "cost"] | None = None
        self._amount: int | None = None

    def is_idle(self, word: str) -> bool:
        """Return whether a word says nothing here."""
        return self._is(word, "idle") and not self._is(word, "and", "or")

    def _is(self, word: str, *kinds: str) -> bool:
        return any(word in self._words[kind] for kind in kinds)

    def take(self, word: str, following: str, *, alone: bool) -> bool:
        """Take a word, and return whether it means anything. `alone`: it is the only one."""
        amount = self._vocabulary.number(word)
        if self._is(word, "and", "or"):
            self._joined = "or" if self._is(word, "or") else "and"
        elif self._is(word, "without"):
            self._denied = True
        elif self._is(word, "level"):
            self._awaited = "level"
        elif self._is(word, "cost"):
            self._in_cost, self._costs_denied, self._awaited = True, self._denied, "cost"
        elif self._is(word, "cheap", "expensive"):
            self._first = "cheap" if self._is(word, "cheap") != self._denied else "expensive"
            self._denied = False
        elif self._is(word, "points"):
            self._points()
        elif self._is(word, "colours"):
            return self._last() == "colours"
        elif amount is not None:
            return self._take_number(word, amount, following, alone=alone)
        elif word in tuple(LEVELS):
            self._add(Trait("level", (word,)))
        else:
            letters = self._vocabulary.bonus(word)
            if not letters:
                return False
            self._add(Trait("cost" if self._in_cost else "bonus", (*sorted(letters),)))
        return True

    def _last(self) -> Kind | None:
        return self._traits[-1][0].kind if self._traits else None

    def _points(self) -> None:
        """Take a word for points; of `2 points of prestige` both belong to the number."""
        if self._last() not in ("points", "scoring") or self._denied:
            self._add(Trait("scoring"))

    def _take_number(self, word: str, amount: int, following: str, *, alone: bool) -> bool:
        after_level = self._awaited == "level" or (self._joined and self._last() == "level")
        if self._is(following, "points"):
            self._add(Trait("points", (amount,)))
        elif self._is(following, "colours"):
            self._add(Trait("colours", (amount,)))
        elif self._last() == "scoring" and not (after_level or self._denied or self._awaited):
            _scoring, self._denied = self._traits.pop()  # "points 3"
            self._add(Trait("points", (amount,)))
        elif after_level or (self._number == "level" and not self._in_cost):
            if not 1 <= amount <= len(LEVELS):
                return False
            self._add(Trait("level", (LEVELS[amount - 1],)))
        elif self._in_cost and self._vocabulary.bonus(following):
            self._amount = amount
        elif self._awaited == "cost":
            self._add(Trait("total", (amount,)))
        elif alone or amount != 1 or not word.isalpha():  # not of "the red one", "une bleue"
            self._add(Trait("points", (amount,)))
        return True

    def _add(self, trait: Trait) -> None:
        """Add what a card has, or has not if it is denied."""
        if trait.kind == "cost":
            trait = msgspec.structs.replace(trait, count=self._amount)
            self._denied |= self._costs_denied
        if self._joined:
            self._join(trait)
        else:
            self._traits.append((trait, self._denied))
        self._denied, self._joined, self._awaited, self._amount = False, None, None, None

    def _join(self, trait: Trait) -> None:
        """Add what is joined to the trait before it, which shares what denies it."""
        alike = self._last() == trait.kind
        denied = self._denied or (alike and self._traits[-1][1])
        if self._joined == "or" and alike and trait.kind == "cost":
            before, _denied = self._traits.pop()
            self._odd |= before.count != trait.count
            trait = msgspec.structs.replace(trait, values=before.values + trait.values)
        elif self._joined == "or" and not (alike and trait.kind in _ANY):
            self._odd = True
        self._traits.append((trait, denied))

    def read(self) -> Filter | None:
        """Return what was asked for, or None where a word is left that belongs to none."""
        if self._odd or self._joined or self._denied or self._awaited:
            return None
        return Filter(
            wanted=tuple(trait for trait, denied in self._traits if not denied),
            unwanted=tuple(trait for trait, denied in self._traits if denied),
            first=self._first,
        )
