"""Descriptions of cards: `red two points`, `level b cheap`, `cost no onyx`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from splendor_access.game.cards import LEVELS, ORDER, Card
from splendor_access.game.legality import default_payment, price
from splendor_access.game.notation import NotationError, parse_counts
from splendor_access.game.state import Seat
from splendor_access.talk.parsing.descriptions import CardDescription, level_told, read_description
from splendor_access.talk.parsing.read_words import SaidWord, asked_words
from splendor_access.talk.parsing.vocabulary import Vocabulary

_OPPOSITE: Mapping[str, Literal["cheap", "expensive"]] = {
    "cheap": "expensive",
    "expensive": "cheap",
}

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

    def is_of_level(self, level: str) -> bool:
        """Return whether any card of a level fits, also one that is not known."""
        traits = self.wanted if not (self.unwanted or self.described) else ()
        return bool(traits) and all(t.kind == "level" and level in t.values for t in traits)

    def in_order(self, cards: Mapping[str, Card], mine: Seat) -> list[str]:
        """Return the places of the cards that fit, in the order in which they are listed."""
        sign = {None: 0, "cheap": 1, "expensive": -1}[self.first]
        fitting = [place for place, card in cards.items() if self.fits(card)]
        return sorted(fitting, key=lambda place: sign * sum(price(mine, cards[place])))

    def meant(self, cards: Mapping[str, Card], mine: Seat, *, buying: bool) -> list[str]:
        """Return the places of the cards that are meant where one is to be named.

        Of those that fit these are the cheapest, or the most expensive, where that is asked, by
        the whole price or by what one's bonuses leave of it; for a purchase among the cards that
        can be paid, if there are any.
        """
        places = self.in_order(cards, mine)
        if self.first is None:
            return places
        payable = [p for p in places if buying and default_payment(mine, cards[p]) is not None]
        places = payable or places
        left = {place: sum(price(mine, cards[place])) for place in places}
        whole = {place: sum(cards[place].cost) for place in places}
        end = min if self.first == "cheap" else max
        first = [{p for p in places if each[p] == end(each.values())} for each in (left, whole)]
        return [place for place in places if place in first[0] | first[1]]


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
    if asked is None:
        return None
    found = asked.meant(there, mine, buying=buying)
    if found or asked.described is None:
        return found
    # "the white one that costs five reds" may cost more than these
    wider = asked.described.unfinished(there.values())
    return [place for place, card in there.items() if card in wider]


def parse_filter(
    words: Sequence[str], vocabulary: Vocabulary, *, number: Literal["points", "level"]
) -> Filter | None:
    """Parse a description, or return None where a word means nothing.

    A number without a word for level or points beside it counts as `number` says. A word such as
    `no` denies what comes after it, with all that is joined to that by `and` or `or`.

    What counts gems of a cost is the description of one card, and read as everywhere.
    """
    if any(re.search(r"\d[a-z]|[a-z]\d", word) for word in words):
        return None  # codes are no words
    told = read_description(" ".join(words), vocabulary)
    counts = told and (told.is_read_out or (told.counts_cost and number == "points"))
    if told and told.certain and counts:
        return Filter(described=told)
    read = asked_words(words, vocabulary)
    if read.ignored or read.guessed:
        return None
    tokens = [*_with_rows(read.tokens)]
    reading = _Reading(number)
    for at, token in enumerate(tokens):
        following = tokens[at + 1].kind if at + 1 < len(tokens) else None
        if not reading.take(token, following, alone=len(tokens) == 1):
            return None
    return reading.read()


def _with_rows(tokens: Sequence[SaidWord]) -> Iterator[SaidWord]:
    """Yield words, with the letter of a level for those that say where it lies: `bottom row`."""
    at = 0
    while at < len(tokens):
        found = level_told(tokens, at)
        in_row = found and any(each.kind == "row" for each in tokens[at : at + found[1]])
        yield SaidWord("letter", found[0]) if found and in_row else tokens[at]
        at += found[1] if found and in_row else 1


class _Reading:
    """A description that is read word by word: what it asks for so far, and what is awaited."""

    def __init__(self, number: Literal["points", "level"]) -> None:
        self._number: Kind = number
        self._traits: list[tuple[Trait, bool]] = []  # each with whether it is denied
        self._first: Literal["cheap", "expensive"] | None = None
        self._denied = self._in_cost = self._costs_denied = self._odd = False
        self._joined: Literal["and", "or"] | None = None
        self._awaited: Literal["level", "cost"] | None = None
        self._amount: int | None = None

    def take(self, word: SaidWord, following: str | None, *, alone: bool) -> bool:
        """Take a word before one of the kind `following`, and return whether it means anything.

        `alone`: it is the only one.
        """
        match word.kind:
            case "and" | "or" as joined:
                self._joined = joined
            case "without":
                self._denied = True
            case "level":
                self._awaited = "level"
            case "cost":
                self._in_cost, self._costs_denied, self._awaited = True, self._denied, "cost"
            case "gives":
                self._in_cost = False
            case "cheap" | "expensive" as first:
                self._first = first if not self._denied else _OPPOSITE[first]
                self._denied = False
            case "points":
                self._points()
            case "colours":
                return self._last() == "colours"
            case "letter":
                self._add(Trait("level", (str(word.value),)))
            case "number":
                return self._take_number(word, following, alone=alone)
            case "colour":
                return self._colour(word)
            case _:
                return False
        return True

    def _colour(self, word: SaidWord) -> bool:
        assert isinstance(word.value, frozenset)
        letters = sorted(word.value - {"g"})
        if letters:
            self._add(Trait("cost" if self._in_cost else "bonus", (*letters,)))
        return bool(letters)

    def _last(self) -> Kind | None:
        return self._traits[-1][0].kind if self._traits else None

    def _points(self) -> None:
        """Take a word for points; of `2 points of prestige` both belong to the number."""
        if self._last() not in ("points", "scoring") or self._denied:
            self._add(Trait("scoring"))

    def _take_number(self, word: SaidWord, following: str | None, *, alone: bool) -> bool:
        """Take a number, or the letter of a level that may be an article: `a red one`."""
        amount = word.value
        assert isinstance(amount, int)
        after_level = self._awaited == "level" or (self._joined and self._last() == "level")
        if word.letter and (after_level or following in (None, "and", "or", "letter")):
            self._add(Trait("level", (word.letter,)))
        elif word.article and not word.bare:
            pass
        elif following == "points":
            self._add(Trait("points", (amount,)))
        elif following == "colours":
            self._add(Trait("colours", (amount,)))
        elif self._last() == "scoring" and not (after_level or self._denied or self._awaited):
            _scoring, self._denied = self._traits.pop()  # "points 3"
            self._add(Trait("points", (amount,)))
        elif after_level or (self._number == "level" and not self._in_cost):
            if not 1 <= amount <= len(LEVELS):
                return False
            self._add(Trait("level", (LEVELS[amount - 1],)))
        elif self._in_cost and following == "colour":
            self._amount = amount
        elif self._awaited == "cost":
            self._add(Trait("total", (amount,)))
        elif alone or not word.article:  # not of "the red one", "une bleue"
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
