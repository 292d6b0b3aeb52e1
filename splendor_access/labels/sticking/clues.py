"""Clues in the description of a card in the hand, and the cards that fit them.

Descriptions are typed by players, or come from a phone: `level b blue 2 points cost white`,
`5 red, 3 black`, `red 5 black 3`, `the number 4, a blue gem, 3 red circles`. Words that mean
nothing are left out. A number and a colour side by side may be counted in two ways, so a
description has several readings.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import permutations

import msgspec

from splendor_access.game.cards import LEVELS, ORDER, Card, Noble
from splendor_access.labels.planning.content import Kind, LabelItem
from splendor_access.talk.messages import whole_word
from splendor_access.talk.parsing.vocabulary import Vocabulary

ANY = frozenset("serod")
"""The colours that one that cannot be told may be."""

MOST_WORDS, MOST_NUMBERS = 60, 6
"""The most words of a description, and numbers among them, that are read."""


class Part(msgspec.Struct, frozen=True):
    """A part of a cost: one of these colours, so many times; `None` where the number is open."""

    count: int | None
    colours: frozenset[str]


class Clues(msgspec.Struct, frozen=True):
    """One reading of a description; an empty set asks for nothing."""

    kinds: frozenset[Kind] = frozenset()
    levels: frozenset[str] = frozenset()
    points: frozenset[int] = frozenset()
    bonuses: frozenset[str] = frozenset()
    parts: tuple[Part, ...] = ()
    free_of: frozenset[str] = frozenset()

    def fits(self, item: LabelItem, *, whole: bool) -> bool:
        """Return whether a thing fits; with `whole` the parts must be all of its cost."""
        if self.kinds and item.kind not in self.kinds:
            return False
        if item.kind is Kind.TOKENS:
            tokens_named = Kind.TOKENS in self.kinds and not (self.levels or self.points)
            return tokens_named and (not self.bonuses or item.code in self.bonuses)
        if not isinstance(item.thing, Card | Noble):
            return False
        return self._fits_head(item.thing) and self._fits_cost(item.thing, whole=whole)

    def _fits_head(self, thing: Card | Noble) -> bool:
        if self.points and thing.points not in self.points:
            return False
        if isinstance(thing, Noble):
            return not (self.levels or self.bonuses)
        return (not self.levels or thing.level in self.levels) and (
            not self.bonuses or thing.bonus in self.bonuses
        )

    def _fits_cost(self, thing: Card | Noble, *, whole: bool) -> bool:
        cost = {letter: n for letter, n in zip(ORDER, thing.cost, strict=True) if n}
        if self.free_of & cost.keys() or len(self.parts) > len(cost):
            return False
        if whole and (len(self.parts) < len(cost) or any(p.count is None for p in self.parts)):
            return False
        return any(
            all(
                letter in part.colours and part.count in (None, cost[letter])
                for letter, part in zip(letters, self.parts, strict=True)
            )
            for letters in permutations(cost, len(self.parts))
        )

    def nearly(self) -> Iterator["Clues"]:
        """Yield the clues with one thing left open, as where a colour was told wrong."""
        change = msgspec.structs.replace
        for at, part in enumerate(self.parts):
            open_part = Part(part.count, ANY)
            yield change(self, parts=(*self.parts[:at], open_part, *self.parts[at + 1 :]))
        for name in ("bonuses", "points", "levels"):
            if getattr(self, name):
                yield change(self, **{name: frozenset()})


class Description(msgspec.Struct, frozen=True):
    """The readings of a description, and the words in it that mean nothing.

    `plain` are the readings in which each number has its colour, `others` all the rest.
    """

    plain: tuple[Clues, ...]
    others: tuple[Clues, ...]
    ignored: tuple[str, ...] = ()

    def ranked(self, items: Sequence[LabelItem]) -> Iterator[tuple[list[LabelItem], bool]]:
        """Yield the things that fit, the best first, and whether one thing was told wrong."""
        yield _fitting(self.plain, items, whole=True), False
        yield _fitting(self.others, items, whole=True), False
        for readings in (self.plain, self.others):
            yield _fitting(readings, items, whole=False), False
            nearly = [clues for each in readings for clues in each.nearly()]
            yield _fitting(nearly, items, whole=True), True


def _fitting(
    readings: Sequence[Clues], items: Sequence[LabelItem], *, whole: bool
) -> list[LabelItem]:
    return [item for item in items if any(each.fits(item, whole=whole) for each in readings)]


class _Token(msgspec.Struct, frozen=True):
    """A word that means something: a number, or colours; `in_cost` after the word for cost."""

    number: int | None = None
    colours: frozenset[str] = frozenset()
    in_cost: bool = False


def parse_clues(text: str, vocabulary: Vocabulary) -> Description | None:
    """Return the readings of a description, or None where no word of it means anything."""
    words = _words(text, vocabulary)[:MOST_WORDS]
    # "a" is a level, but in English also an article.
    parsers = [_Parser(words, vocabulary, article=article) for article in (False, True)]
    plain, others = (
        tuple(
            dict.fromkeys(
                clues
                for parser in parsers
                for clues, is_plain in parser.readings()
                if is_plain is wanted and clues != Clues()
            )
        )
        for wanted in (True, False)
    )
    return Description(plain, others, tuple(parsers[0].ignored)) if plain or others else None


_HEAD = re.compile(r"([abc])(\d)([serod])")


def _words(text: str, vocabulary: Vocabulary) -> list[str]:
    """Return the words of a description, folded, with numbers apart from letters: `3s` is two."""
    apart = re.sub(r"[^\w?'\u2019\s]+", " ", text)
    found: list[str] = []
    for typed in vocabulary.split(apart):
        bare = whole_word(typed)
        word = bare if len(bare) > 1 else typed
        found += [word] if _HEAD.fullmatch(word) else re.findall(r"[0-9]+|\?+|[^0-9?]+", word)
    return found


class _Parser:
    """Sorts the words of a description into what is told of the head, and all other tokens."""

    def __init__(self, words: Sequence[str], vocabulary: Vocabulary, *, article: bool) -> None:
        self.ignored: list[str] = []
        self._words = words
        self._vocabulary = vocabulary
        self._article = article
        self._at = 0
        self._in_cost = False
        self._head = Clues()
        self._tokens: list[_Token] = []
        while self._at < len(words):
            self._take()

    def readings(self) -> Iterator[tuple[Clues, bool]]:
        """Yield what numbers and colours can mean, and whether each number has its colour."""
        for number_first in (True, False):
            parts, loose = _paired(self._tokens, number_first=number_first)
            for clues in _with_loose(self._head, parts, loose):
                yield clues, all(each.number is None for each in loose)
            # The points and the bonus may come first or last: "4 blue, 3 red 6 white".
            if len(parts) > 1 and not (self._head.points or self._head.bonuses):
                for apart, others in ((parts[0], parts[1:]), (parts[-1], parts[:-1])):
                    points = frozenset({apart.count}) - {None}
                    head = msgspec.structs.replace(self._head, points=points, bonuses=apart.colours)
                    for clues in _with_loose(head, others, loose):
                        yield clues, False

    def _next(self) -> str:
        return self._words[self._at] if self._at < len(self._words) else ""

    def _add(self, **more: object) -> None:
        """Add something to the head."""
        joined = {name: getattr(self._head, name) | {value} for name, value in more.items()}
        self._head = msgspec.structs.replace(self._head, **joined)

    def _take(self) -> None:
        word = self._next()
        self._at += 1
        number = self._vocabulary.number(word)
        if word in self._vocabulary.words("level"):
            self._level()
        elif head := _HEAD.fullmatch(word):
            self._add(levels=head[1], points=int(head[2]), bonuses=head[3])
        elif word in self._vocabulary.words("points"):
            self._points()
        elif word in self._vocabulary.words("cost"):
            self._in_cost = True
        elif word in self._vocabulary.words("tile"):
            self._add(kinds=Kind.NOBLES)
        elif word in self._vocabulary.words("chip"):
            self._add(kinds=Kind.TOKENS)
        elif number is not None:
            self._tokens.append(_Token(number, in_cost=self._in_cost))
        elif word in LEVELS and len(word) == 1:
            if not (self._article and word == "a"):
                self._add(levels=word)
        elif not self._colour(word) and word not in self._vocabulary.words("filler"):
            self.ignored.append(word)

    def _level(self) -> None:
        level = self._vocabulary.level([self._next()])
        if level:
            self._add(levels=level)
            self._at += 1

    def _points(self) -> None:
        """Take the number before or after the word for points."""
        if self._at > 1 and self._vocabulary.number(self._words[self._at - 2]) is not None:
            self._add(points=self._tokens.pop().number)
            return
        number = self._vocabulary.number(self._next())
        if number is not None:
            self._add(points=number)
            self._at += 1

    def _colour(self, word: str) -> bool:
        """Take a colour, or a word that is about one; say whether it was either."""
        following = _colours(self._next(), self._vocabulary)
        if word in self._vocabulary.words("bonus"):
            if following:
                self._bonus(following)
                self._at += 1
            elif self._tokens and self._tokens[-1].colours:
                self._bonus(self._tokens.pop().colours)
        elif word in self._vocabulary.words("without") and following:
            for letter in following:
                self._add(free_of=letter)
            self._at += 1
        elif (
            word in self._vocabulary.words("or")
            and following
            and self._tokens
            and self._tokens[-1].colours
        ):
            last = self._tokens[-1]
            self._tokens[-1] = msgspec.structs.replace(last, colours=last.colours | following)
            self._at += 1
        elif following and _is_unsure(word, self._vocabulary):
            return True  # "dark blue" is blue
        elif colours := _colours(word, self._vocabulary):
            self._tokens.append(_Token(colours=colours, in_cost=self._in_cost))
        else:
            return False
        return True

    def _bonus(self, colours: frozenset[str]) -> None:
        for letter in colours:
            self._add(bonuses=letter)


def _colours(word: str, vocabulary: Vocabulary) -> frozenset[str]:
    if not word:
        return frozenset()
    if _is_unsure(word, vocabulary):
        return ANY
    if len(word) == 1:
        return frozenset(word) & frozenset(ORDER)
    return frozenset(vocabulary.gems_begun(word))


def _is_unsure(word: str, vocabulary: Vocabulary) -> bool:
    return word[0] == "?" or word in vocabulary.words("unsure")


def _paired(tokens: Sequence[_Token], *, number_first: bool) -> tuple[list[Part], list[_Token]]:
    """Return the numbers that have a colour beside them, on one side, and all other tokens."""
    parts: list[Part] = []
    loose: list[_Token] = []
    at = 0
    while at < len(tokens):
        pair = tokens[at : at + 2]
        number, colour = (pair[0], pair[-1]) if number_first else (pair[-1], pair[0])
        if number.number is not None and colour.colours:
            parts.append(Part(number.number, colour.colours))
            at += 2
        else:
            loose.append(tokens[at])
            at += 1
    return parts, loose


def _with_loose(head: Clues, parts: Sequence[Part], loose: Sequence[_Token]) -> Iterator[Clues]:
    """Yield what is left beside the parts of a cost: points, the bonus, or more of the cost."""
    bonuses = {letter for each in loose for letter in each.colours if not each.in_cost}
    numbers = [each.number for each in loose if each.number is not None and not each.in_cost]
    in_cost = [Part(each.number, each.colours or ANY) for each in loose if each.in_cost]

    def clues(points: Sequence[int], counts: Sequence[int]) -> Clues:
        whole = [*parts, *in_cost, *(Part(count, ANY) for count in counts)]
        none = {letter for part in whole if part.count == 0 for letter in part.colours}
        return msgspec.structs.replace(
            head,
            # "2 red tokens" may stand on a card.
            kinds=head.kinds - {Kind.TOKENS} if whole else head.kinds,
            points=head.points | {*points},
            bonuses=head.bonuses | bonuses,
            parts=tuple(part for part in whole if part.count != 0),
            free_of=head.free_of | (none if len(none) < len(ANY) else set()),
        )

    yield clues(numbers, ())
    # Numbers alone, as a phone reads them, may be those of the cost.
    if numbers:
        yield clues((), numbers)
    for at, number in enumerate(numbers[:MOST_NUMBERS]):
        yield clues((number,), numbers[:at] + numbers[at + 1 :])
