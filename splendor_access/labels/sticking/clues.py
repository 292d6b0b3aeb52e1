"""Clues in the description of a card in the hand, and the cards that fit them.

The words are read as everywhere in the program, and so is a card that is read out without a doubt.
Descriptions are typed by players, or come from a phone: `level b blue 2 points cost white`,
`5 red, 3 black`, `red 5 black 3`, `the number 4, a blue gem, 3 red circles`. Words that mean
nothing are left out. A number and a colour side by side may be counted in two ways, so a
description has several readings.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from splendor_access.game.cards import ORDER, Card, Gems, Noble, as_gems
from splendor_access.labels.planning.content import Kind, LabelItem
from splendor_access.talk.parsing.descriptions import Reading, level_told, read_description
from splendor_access.talk.parsing.read_words import SaidWord, read_words
from splendor_access.talk.parsing.vocabulary import Vocabulary

ANY = frozenset("serod")
"""The colours that one that cannot be told may be."""

MOST_WORDS, MOST_NUMBERS = 60, 6
"""The most words of a description, and numbers among them, that are read."""


MOST_APART = 4
"""With more parts of a cost that it does not have, a thing is not compared any further."""


class Part(msgspec.Struct, frozen=True):
    """A part of a cost: one of these colours, so many times; `None` where the number is open."""

    count: int | None
    colours: frozenset[str]


Field = Literal["level", "points", "bonus", "cost", "missed", "without"]


class Mismatch(msgspec.Struct, frozen=True):
    """One way in which a thing is not as it was described: what it has, and what was told.

    A `cost` has another number or another colour than was told, `missed` was not told, and
    `without` was told not to be there. Of a cost, `letter` and `has` are the colour and the number,
    and `told` is the part that was told.
    """

    what: Field
    has: int | str = 0
    told: int | str | Part = 0
    letter: str = ""


class Clues(msgspec.Struct, frozen=True):
    """One reading of a description; an empty set asks for nothing."""

    kinds: frozenset[Kind] = frozenset()
    levels: frozenset[str] = frozenset()
    points: frozenset[int] = frozenset()
    bonuses: frozenset[str] = frozenset()
    parts: tuple[Part, ...] = ()
    free_of: frozenset[str] = frozenset()

    @property
    def unsure(self) -> bool:
        """Whether a colour of the cost was not told for sure."""
        return any(len(part.colours) > 1 for part in self.parts)

    @property
    def whole_cost(self) -> Gems | None:
        """The cost that was told, if it is told for sure, with all its numbers."""
        letters = [letter for part in self.parts for letter in part.colours]
        if not self.parts or self.unsure or len({*letters}) < len(letters):
            return None
        counts = dict(zip(letters, (part.count for part in self.parts), strict=True))
        if None in counts.values():
            return None
        return as_gems(counts.get(letter) or 0 for letter in ORDER)

    def differences(self, item: LabelItem) -> tuple[Mismatch, ...] | None:
        """Return how a thing differs from what was told; None where it is of another kind."""
        if self.kinds and item.kind not in self.kinds:
            return None
        if item.kind is Kind.TOKENS:
            tokens_named = Kind.TOKENS in self.kinds and not (self.levels or self.points)
            fits = tokens_named and (not self.bonuses or item.code in self.bonuses)
            return () if fits else None
        if not isinstance(item.thing, Card | Noble):
            return None
        return (*self._of_head(item.thing), *self._of_cost(item.thing))

    def _of_head(self, thing: Card | Noble) -> Iterator[Mismatch]:
        level, bonus = (thing.level, thing.bonus) if isinstance(thing, Card) else ("", "")
        if self.levels and level not in self.levels:
            yield Mismatch("level", level, min(self.levels))
        if self.points and thing.points not in self.points:
            yield Mismatch("points", thing.points, min(self.points))
        if self.bonuses and bonus not in self.bonuses:
            yield Mismatch("bonus", bonus, min(self.bonuses))

    def _of_cost(self, thing: Card | Noble) -> Iterator[Mismatch]:
        cost = {letter: n for letter, n in zip(ORDER, thing.cost, strict=True) if n}
        for letter in sorted(self.free_of & cost.keys()):
            yield Mismatch("without", cost.pop(letter), letter=letter)
        parts = []
        for part in self.parts:
            (letter, *others) = sorted(part.colours)
            if not others and letter in cost and part.count in (None, cost[letter]):
                del cost[letter]
            else:
                parts.append(part)
        # Where a number is left out, not all of the cost was meant to be told.
        whole = bool(self.parts) and all(part.count is not None for part in self.parts)
        if len(parts) > MOST_APART:
            yield from (Mismatch("cost", 0, part, min(part.colours)) for part in parts)
            return
        yield from _least(parts, cost, whole=whole)


def _least(parts: Sequence[Part], cost: dict[str, int], *, whole: bool) -> tuple[Mismatch, ...]:
    """Return the fewest differences of a cost from the parts that were told, in any order.

    A part that stands for no part of the cost counts twice: nobody sees what is not there. With
    `whole`, all of the cost was meant to be told.
    """
    if not parts:
        missed = (Mismatch("missed", n, letter=letter) for letter, n in cost.items())
        return tuple(missed) if whole else ()
    part, *others = parts
    best: tuple[Mismatch, ...] | None = None
    for letter in (*cost, ""):
        rest = {key: n for key, n in cost.items() if key != letter}
        first = _apart(letter, cost.get(letter, 0), part)
        if best is not None and len(first) >= len(best):
            continue
        found = (*first, *_least(others, rest, whole=whole))
        if best is None or len(found) < len(best):
            best = found
    assert best is not None
    return best


def _apart(letter: str, count: int, part: Part) -> tuple[Mismatch, ...]:
    """Return the differences of a part of a cost from one that was told."""
    right = letter in part.colours, part.count in (None, count)
    return (Mismatch("cost", count, part, letter),) * (2 - sum(right))


class Fit(msgspec.Struct, frozen=True):
    """A thing that a description may be of, and how it differs from it."""

    item: LabelItem
    differences: tuple[Mismatch, ...] = ()


class Description(msgspec.Struct, frozen=True):
    """The readings of a description, and the words in it that mean nothing.

    `plain` are the readings in which each number has its colour, `others` all the rest.
    """

    plain: tuple[Clues, ...]
    others: tuple[Clues, ...]
    ignored: tuple[str, ...] = ()

    def fits(self, items: Sequence[LabelItem]) -> list[Fit]:
        """Return the things that it may be of: all that fit but for one missed or wrong word.

        An unsure word is that one already. Of several readings, those count that are plain and
        that something fits whole, if there are any.
        """
        whole = [clues for clues in self.plain if _fits_something(clues, items)]
        if whole:
            return _fitting(whole, items)
        fits = _fitting((*self.plain, *self.others), items)
        if fits:
            return fits
        # More than one part of the cost may have been left out on purpose.
        return _fitting((*self.plain, *self.others), items, partly=True)

    @property
    def whole_cost(self) -> Gems | None:
        """The cost that was told in a plain reading, if it is told for sure."""
        return next((cost for clues in self.plain if (cost := clues.whole_cost)), None)


def _fits_something(clues: Clues, items: Sequence[LabelItem]) -> bool:
    return any(clues.differences(item) == () for item in items)


def _fitting(
    readings: Sequence[Clues], items: Sequence[LabelItem], *, partly: bool = False
) -> list[Fit]:
    """Return the things that differ in one word at most, or `partly` in what was missed alone."""
    best: dict[LabelItem, Fit] = {}
    for clues in readings:
        allowed = 0 if clues.unsure else 1
        for item in items:
            differences = clues.differences(item)
            if differences is None:
                continue
            missed = all(each.what == "missed" for each in differences)
            if len(differences) > allowed and not (partly and missed):
                continue
            before = best.get(item)
            if before is None or len(differences) < len(before.differences):
                best[item] = Fit(item, differences)
    return [best[item] for item in items if item in best]


class _Token(msgspec.Struct, frozen=True):
    """A word that means something: a number, or colours; `in_cost` after the word for cost."""

    number: int | None = None
    colours: frozenset[str] = frozenset()
    in_cost: bool = False


def parse_clues(text: str, vocabulary: Vocabulary) -> Description | None:
    """Return the readings of a description, or None where no word of it means anything."""
    told = read_description(text, vocabulary)
    if told and told.certain and told.is_read_out:
        return Description(tuple(map(_of_reading, told.readings)), ())
    heads, rest = _HEAD.findall(text), _HEAD.sub(" ", text)
    read = read_words(" ".join(rest.split()[:MOST_WORDS]), vocabulary, doubts=True)
    # "a" is a level, but in English also an article.
    parsers = [_Parser(read.tokens, heads, article=article) for article in (False, True)]
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
    return Description(plain, others, read.ignored) if plain or others else None


def _of_reading(reading: Reading) -> Clues:
    """Return the clues of a card that is read out as everywhere in the program."""
    return Clues(
        levels=frozenset(() if reading.level is None else (reading.level,)),
        points=frozenset(() if reading.points is None else (reading.points,)),
        bonuses=reading.bonus or frozenset(),
        parts=tuple(Part(count, colours) for colours, count in reading.cost),
        free_of=reading.without,
    )


_HEAD = re.compile(r"\b([abc])(\d{1,2})([serod])\b", re.IGNORECASE)


class _Parser:
    """Sorts the words of a description into what is told of the head, and all other tokens.

    `article`: a letter that may be an article is one, and no level.
    """

    def __init__(
        self, words: Sequence[SaidWord], heads: Sequence[Sequence[str]], *, article: bool
    ) -> None:
        self._words = words
        self._article = article
        self._at = 0
        self._in_cost = False
        self._head = Clues()
        self._tokens: list[_Token] = []
        for level, points, bonus in heads:
            self._add(levels=level.lower(), points=int(points), bonuses=bonus.lower())
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

    def _next(self) -> SaidWord | None:
        return self._words[self._at] if self._at < len(self._words) else None

    def _add(self, **more: object) -> None:
        """Add something to the head."""
        joined = {name: getattr(self._head, name) | {value} for name, value in more.items()}
        self._head = msgspec.structs.replace(self._head, **joined)

    def _take(self) -> None:
        word = self._words[self._at]
        self._at += 1
        following = _colours(self._next())
        match word.kind:
            case "level" | "row":
                found = level_told(self._words, self._at - 1)
                if found:
                    self._add(levels=found[0])
                    self._at += found[1] - 1
            case "points":
                self._points()
            case "cost":
                self._in_cost = True
            case "tile":
                self._add(kinds=Kind.NOBLES)
            case "chip":
                self._add(kinds=Kind.TOKENS)
            case "letter" | "number" if word.kind == "letter" or _number(word) is None:
                level = word.value if word.kind == "letter" else word.letter
                if level and not self._article:
                    self._add(levels=level)
            case "number":
                self._tokens.append(_Token(_number(word), in_cost=self._in_cost))
            case "gives" if following:
                self._bonus(following)
                self._at += 1
            case "gives" if self._tokens and self._tokens[-1].colours:
                self._bonus(self._tokens.pop().colours)
            case "without" if following:
                for letter in following:
                    self._add(free_of=letter)
                self._at += 1
            case "or" if following and self._tokens and self._tokens[-1].colours:
                last = self._tokens[-1]
                self._tokens[-1] = msgspec.structs.replace(last, colours=last.colours | following)
                self._at += 1
            case "unsure" if following:
                pass  # "dark blue" is blue
            case "colour" | "unsure":
                self._tokens.append(_Token(colours=_colours(word), in_cost=self._in_cost))
            case _:
                pass

    def _points(self) -> None:
        """Take the number before or after the word for points."""
        if self._at > 1 and _number(self._words[self._at - 2]) is not None and self._tokens:
            self._add(points=self._tokens.pop().number)
            return
        number = _number(self._next())
        if number is not None:
            self._add(points=number)
            self._at += 1

    def _bonus(self, colours: frozenset[str]) -> None:
        for letter in colours:
            self._add(bonuses=letter)


def _colours(word: SaidWord | None) -> frozenset[str]:
    """Return the colours that a word can stand for; none where it is about something else."""
    if word is None:
        return frozenset()
    if word.kind == "unsure":
        return ANY
    return word.value if isinstance(word.value, frozenset) else frozenset()


def _number(word: SaidWord | None) -> int | None:
    """Return the number that a word is, unless it is more likely an article."""
    counts = word is not None and (word.bare or not word.article)
    return word.value if word and counts and isinstance(word.value, int) else None


def _paired(tokens: Sequence[_Token], *, number_first: bool) -> tuple[list[Part], list[_Token]]:
    """Return the numbers that have a colour beside them, on one side, and all other tokens."""
    parts: list[Part] = []
    loose: list[_Token] = []
    at = 0
    while at < len(tokens):
        pair = tokens[at : at + 2]
        number, colour = (pair[0], pair[-1]) if number_first else (pair[-1], pair[0])
        together = number.in_cost == colour.in_cost
        if number.number is not None and colour.colours and together:
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

    # Numbers alone, as a phone reads them, may be those of the cost.
    if numbers:
        yield clues((), numbers)
    if numbers and head.points:
        return
    yield clues(numbers, ())
    for at, number in enumerate(numbers[:MOST_NUMBERS]):
        yield clues((number,), numbers[:at] + numbers[at + 1 :])
