"""Cards as somebody tells them who cannot tell all for sure, as a phone reads them, or in a hurry.

The words are read as everywhere in the program, and so is a card that is read out without a doubt.
Of anything else, words that mean nothing are left out: `level b blue 2 points cost white`, `5 red,
3 black`, `red 5 black 3`, `the number 4, a blue gem, 3 red circles`. A number and a colour side by
side may be counted in two ways, so a description has several readings.
"""

import re
from collections.abc import Iterator, Sequence

import msgspec

from splendor_access.talk.parsing.descriptions import Reading, level_told, read_description
from splendor_access.talk.parsing.read_words import SaidWord, read_words
from splendor_access.talk.parsing.vocabulary import Vocabulary

ANY = frozenset("serod")
"""The colours that one that cannot be told may be."""

MOST_WORDS, MOST_NUMBERS = 60, 6
"""The most words of a description, and numbers among them, that are read."""

_replace = msgspec.structs.replace

Part = tuple[frozenset[str], int | None]
"""A part of a cost: one of these colours, so many times; `None` where the number is open."""


class LooseDescription(msgspec.Struct, frozen=True):
    """The readings of a description, and the words in it that mean nothing.

    `plain` are the readings in which each number has its colour, `others` all the rest.
    """

    plain: tuple[Reading, ...]
    others: tuple[Reading, ...]
    ignored: tuple[str, ...] = ()


class _Token(msgspec.Struct, frozen=True):
    """A word that means something: a number, or colours; `in_cost` after the word for cost."""

    number: int | None = None
    colours: frozenset[str] = frozenset()
    in_cost: bool = False


def read_loosely(text: str, vocabulary: Vocabulary) -> LooseDescription | None:
    """Return the readings of a description, or None where no word of it means anything."""
    told = read_description(text, vocabulary)
    if told and told.certain and told.is_read_out:
        return LooseDescription(told.readings, ())
    heads, rest = _HEAD.findall(text), _HEAD.sub(" ", text)
    read = read_words(" ".join(rest.split()[:MOST_WORDS]), vocabulary, doubts=True)
    # "a" is a level, but in English also an article.
    parsers = [_Parser(read.tokens, heads, article=article) for article in (False, True)]
    plain, others = (
        tuple(
            dict.fromkeys(
                reading
                for parser in parsers
                for reading, is_plain in parser.readings()
                if is_plain is wanted and reading != Reading()
            )
        )
        for wanted in (True, False)
    )
    return LooseDescription(plain, others, read.ignored) if plain or others else None


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
        self._head = Reading()
        self._tokens: list[_Token] = []
        for level, points, bonus in heads:
            self._add(level=level.lower(), points=int(points))
            self._bonus(frozenset(bonus.lower()))
        while self._at < len(words):
            self._take()

    def readings(self) -> Iterator[tuple[Reading, bool]]:
        """Yield what numbers and colours can mean, and whether each number has its colour."""
        for number_first in (True, False):
            parts, loose = _paired(self._tokens, number_first=number_first)
            for reading in _with_loose(self._head, parts, loose):
                yield reading, all(each.number is None for each in loose)
            # The points and the bonus may come first or last: "4 blue, 3 red 6 white".
            if len(parts) > 1 and self._head.points is None and not self._head.bonus:
                for (colours, count), others in ((parts[0], parts[1:]), (parts[-1], parts[:-1])):
                    head = _replace(self._head, points=count, bonus=colours)
                    for reading in _with_loose(head, others, loose):
                        yield reading, False

    def _next(self) -> SaidWord | None:
        return self._words[self._at] if self._at < len(self._words) else None

    def _add(self, **more: object) -> None:
        """Add something to the head; what was told last counts."""
        self._head = _replace(self._head, **more)

    def _take(self) -> None:
        word = self._words[self._at]
        self._at += 1
        following = _colours(self._next())
        match word.kind:
            case "level" | "row":
                found = level_told(self._words, self._at - 1)
                if found:
                    self._add(level=found[0])
                    self._at += found[1] - 1
            case "points":
                self._points()
            case "cost":
                self._in_cost = True
            case "tile":
                self._add(kinds=self._head.kinds | {"tile"})
            case "chip":
                self._add(kinds=self._head.kinds | {"chip"})
            case "letter" | "number" if word.kind == "letter" or _number(word) is None:
                level = word.value if word.kind == "letter" else word.letter
                if level and not self._article:
                    self._add(level=level)
            case "number":
                self._tokens.append(_Token(_number(word), in_cost=self._in_cost))
            case "gives" if following:
                self._bonus(following)
                self._at += 1
            case "gives" if self._tokens and self._tokens[-1].colours:
                self._bonus(self._tokens.pop().colours)
            case "without" if following:
                self._add(without=self._head.without | following)
                self._at += 1
            case "or" if following and self._tokens and self._tokens[-1].colours:
                last = self._tokens[-1]
                self._tokens[-1] = _replace(last, colours=last.colours | following)
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
        self._add(bonus=(self._head.bonus or frozenset()) | colours)


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
            parts.append((colour.colours, number.number))
            at += 2
        else:
            loose.append(tokens[at])
            at += 1
    return parts, loose


def _with_loose(head: Reading, parts: Sequence[Part], loose: Sequence[_Token]) -> Iterator[Reading]:
    """Yield what is left beside the parts of a cost: points, the bonus, or more of the cost."""
    bonuses = frozenset(letter for each in loose for letter in each.colours if not each.in_cost)
    numbers = [each.number for each in loose if each.number is not None and not each.in_cost]
    in_cost = [(each.colours or ANY, each.number) for each in loose if each.in_cost]

    def told(points: int | None, counts: Sequence[int]) -> Reading:
        whole: list[Part] = [*parts, *in_cost, *((ANY, count) for count in counts)]
        none = {letter for colours, count in whole if count == 0 for letter in colours}
        return _replace(
            head,
            # "2 red tokens" may stand on a card.
            kinds=head.kinds - {"chip"} if whole else head.kinds,
            points=head.points if points is None else points,
            bonus=(head.bonus or frozenset()) | bonuses or None,
            cost=tuple(part for part in whole if part[1] != 0),
            without=head.without | (none if len(none) < len(ANY) else set()),
        )

    # Numbers alone, as a phone reads them, may be those of the cost.
    if numbers:
        yield told(None, numbers)
    if numbers and head.points is not None:
        return
    alone: Sequence[int | None] = numbers[:MOST_NUMBERS] or [None]
    yield from (told(number, ()) for number in alone)
    for at, number in enumerate(numbers[:MOST_NUMBERS]):
        yield told(number, numbers[:at] + numbers[at + 1 :])
