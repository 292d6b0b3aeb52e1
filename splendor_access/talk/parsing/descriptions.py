"""Cards as people read them out: `green, one blue two white`, `the one that costs five red`.

The one reader of descriptions for all of the program. `read_description(text, vocabulary)` returns
a `CardDescription`, or None for a line that describes no card. Of some cards:

- `description.fitting(cards)` are those that everything said fits. One alone may be taken where
  `description.certain` is true; several, or one that is not certain, are to be asked about.
- `description.unfinished(cards)` fit if the cost goes on. They may be offered, never taken.
- `description.ignored` are the words that mean nothing here.

A number and a colour side by side may be counted in two ways, so a description may have several
readings; only those that leave nothing over are kept. Words that dictation writes for others
(`to green` for two green) count where nothing else fits.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

import msgspec

from splendor_access.game.cards import LEVELS, ORDER, Card
from splendor_access.talk.parsing.read_words import SaidWord, read_words
from splendor_access.talk.parsing.vocabulary import Vocabulary

MOST_WORDS = 40
"""The most words of a description."""

MOST_READINGS = 64
"""The most readings of one; what could be read in more ways says nothing for certain."""

_replace = msgspec.structs.replace


class Reading(msgspec.Struct, frozen=True):
    """One meaning of a description; what is None or empty was not told.

    `cost` has colours with their counts, or None for a colour without a number. `whole`: no other
    colour is in the cost. `partly`: only a part of it was told. `odd` counts what most people would
    say otherwise. `kinds`: where other things than cards are told, too, `tile` or `chip`.
    """

    bonus: frozenset[str] | None = None
    points: int | None = None
    level: str | None = None
    cost: tuple[tuple[frozenset[str], int | None], ...] = ()
    without: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    partly: bool = False
    whole: bool = False
    in_cost: bool = False
    odd: int = 0

    def fits_head(self, card: Card) -> bool:
        """Return whether level, points and bonus fit, and no colour that is not in the cost is."""
        return (
            (self.level is None or card.level == self.level)
            and (self.points is None or card.points == self.points)
            and (self.bonus is None or card.bonus in self.bonus)
            and not any(card.cost[ORDER.index(letter)] for letter in self.without)
        )

    def fits(self, card: Card, *, whole: bool) -> bool:
        """Return whether a card fits; with `whole` what was told must be all of its cost."""
        counts = dict(zip(ORDER, card.cost, strict=True))
        used: set[str] = set()
        for colours, count in self.cost:
            found = [c for c in colours if counts[c] and count in (None, counts[c])]
            found = [letter for letter in found if letter not in used]
            if not found:
                return False
            used.add(found[0])
        missing = any(n and letter not in used for letter, n in counts.items())
        return self.fits_head(card) and not (whole and missing)

    @property
    def tells_whole(self) -> bool:
        """Whether the cost was read out to its end."""
        counted = bool(self.cost) and all(count is not None for _colours, count in self.cost)
        # "Seven black" alone may be all that somebody says of a card.
        more = self.bonus is not None or self.points is not None or len(self.cost) > 1
        return counted and (self.whole or (more and not self.partly))


class CardDescription(msgspec.Struct, frozen=True):
    """The readings of a description.

    `guessed`: a word was taken for one that is like it, or said in an odd way.
    """

    readings: tuple[Reading, ...]
    ignored: tuple[str, ...] = ()
    guessed: bool = False

    @property
    def certain(self) -> bool:
        """Whether every word of it is understood, so that one card that fits may be taken."""
        return not (self.ignored or self.guessed)

    @property
    def is_read_out(self) -> bool:
        """Whether one card is read out, with its bonus or points and all of its cost."""
        named = all(r.bonus is not None or r.points is not None for r in self.readings)
        return named and all(reading.tells_whole for reading in self.readings)

    @property
    def counts_cost(self) -> bool:
        """Whether gems of the cost are counted, and not only asked for: `cost 3 red`."""
        counted = (any(n is not None for _c, n in reading.cost) for reading in self.readings)
        return all(counted) and (self.is_read_out or not any(r.in_cost for r in self.readings))

    def fitting(self, cards: Iterable[Card]) -> list[Card]:
        """Return the cards that everything said fits."""
        return [
            card for card in cards if any(r.fits(card, whole=r.tells_whole) for r in self.readings)
        ]

    def unfinished(self, cards: Iterable[Card]) -> list[Card]:
        """Return the cards that fit if more of their cost was to be said."""
        fits = self.fitting(cards := list(cards))
        wider = [card for card in cards if any(r.fits(card, whole=False) for r in self.readings)]
        return [card for card in wider if card not in fits]

    def nearest(self, cards: Iterable[Card], count: int) -> list[Card]:
        """Return the few cards to which the least of what was said does not fit."""
        ranked = sorted(
            (min(_misfit(r, card) for r in self.readings), at, card)
            for at, card in enumerate(cards)
        )
        return [card for _misfits, _at, card in ranked[:count]]


def _misfit(reading: Reading, card: Card) -> int:
    """Return how far a card is from a reading."""
    counts = dict(zip(ORDER, card.cost, strict=True))
    wrong = 4 * (reading.level not in (None, card.level))
    wrong += 2 * (reading.points not in (None, card.points))
    wrong += 2 * (reading.bonus is not None and card.bonus not in reading.bonus)
    wrong += sum(2 for letter in reading.without if counts[letter])
    for colours, count in reading.cost:
        off = [abs(counts[c] - (count or counts[c])) for c in colours if counts[c]]
        wrong += min([3, *off])
    told = sum(count or 0 for _colours, count in reading.cost)
    return wrong + (abs(sum(card.cost) - told) if reading.tells_whole else 0)


def read_description(text: str, vocabulary: Vocabulary) -> CardDescription | None:
    """Return what a line says of a card, or None where it describes none."""
    words = read_words(text, vocabulary)
    if not words.tokens or len(words.tokens) > MOST_WORDS:
        return None
    found: list[Reading] = []
    for first in ("number", "colour"):
        if not any(reading.cost and not reading.odd for reading in found):
            readings = _Reader(words.tokens, first).readings(0, Reading())
            found += islice(readings, MOST_READINGS)
    if not found or len(found) >= MOST_READINGS:
        return None
    least = min(reading.odd for reading in found)
    kept = tuple(dict.fromkeys(reading for reading in found if reading.odd == least))
    if all(_replace(reading, odd=0) == Reading() for reading in kept):
        return None
    return CardDescription(kept, words.ignored, words.guessed or least > 0)


def level_told(tokens: Sequence[SaidWord], at: int) -> tuple[str, int] | None:
    """Return the level that `level two`, `row b`, `bottom row`, `second row` and the like name.

    Beside it is how many words from `at` on do.
    """
    here, following = tokens[at], tokens[at + 1 : at + 2]
    value, length = here.value, 1
    if here.kind == "level":
        if not following or following[0].kind not in ("number", "row", "letter"):
            return None
        value, length = following[0].letter or following[0].value, 2
    elif here.kind == "row" and following and following[0].kind == "level":
        length = 2
    if isinstance(value, int):
        value = LEVELS[value - 1] if 1 <= value <= len(LEVELS) else ""
    return (value, length) if isinstance(value, str) and value else None


class _Reader:
    """Reads the words of a description from the left, in every way that leaves nothing over.

    `first`: whether the number or the colour is said first of a part of the cost.
    """

    def __init__(self, tokens: Sequence[SaidWord], first: str) -> None:
        self._tokens = tokens
        self._first = first

    def _kind(self, at: int) -> str:
        return self._tokens[at].kind if 0 <= at < len(self._tokens) else ""

    def readings(self, at: int, told: Reading) -> Iterator[Reading]:
        """Yield the readings of the words from `at` on, after what was told before them."""
        if at == len(self._tokens):
            yield told
            return
        match self._tokens[at].kind:
            case "number":
                yield from self._number(at, told)
            case "colour":
                yield from self._colour(at, told)
            case "level" | "row" | "letter":
                yield from self._level(at, told)
            case "points":
                yield from self._points(at, told)
            case "gives":
                yield from self._gives(at, told)
            case "without":
                yield from self._without(at, told)
            case "each":
                yield from self._each(at, told)
            case "cost":
                yield from self.readings(at + 1, _replace(told, in_cost=True))
            case "only":
                yield from self.readings(at + 1, _replace(told, whole=True))
            case "partly":
                yield from self.readings(at + 1, _replace(told, partly=True))
            case _:
                yield from self.readings(at + 1, told)

    # Level and points

    def _level(self, at: int, told: Reading) -> Iterator[Reading]:
        found = level_told(self._tokens, at)
        if found is None:
            return
        value, length = found
        if told.level in (None, value):
            yield from self.readings(at + length, _replace(told, level=value))

    def _points(self, at: int, told: Reading) -> Iterator[Reading]:
        """Read a word for points that no number stands before: `points three`."""
        if told.points is not None:
            yield from self.readings(at + 1, told)
        elif self._kind(at + 1) == "number" and self._kind(at + 2) not in ("colour", "points"):
            value = self._tokens[at + 1].value
            yield from self.readings(at + 2, _replace(told, points=value))

    def _number(self, at: int, told: Reading) -> Iterator[Reading]:
        token, following = self._tokens[at], self._kind(at + 1)
        if following == "points":
            if told.points in (None, token.value):
                yield from self.readings(at + 2, _replace(told, points=token.value))
            return
        if following == "each":
            yield from self._shared(at + 2, told, token.value)
            return
        if following == "colour" and self._first == "number":
            yield from self._part(at + 1, told, token.value, at + 2)
            if token.article and told.bonus is None and not (told.cost and token.bare):
                yield from self._colour(at + 1, told)
            if token.article or told.points is not None:
                return
        elif token.article:
            yield from self.readings(at + 1, told)  # "the green one"
            if not token.bare:
                return
        if told.points is None and following != "gives":
            named = self._kind(at - 1) == "colour" and not told.cost and told.bonus is not None
            odd = 0 if named or (at == 0 and following == "number") else 1
            more = _replace(told, points=token.value, odd=told.odd + odd)
            yield from self.readings(at + 1, more)

    # Colours

    def _part(self, at: int, told: Reading, count: object, end: int) -> Iterator[Reading]:
        """Read a part of the cost: the colour at `at`, with its count."""
        colours = self._tokens[at].value
        assert isinstance(colours, frozenset)
        if count == 0:
            more = _replace(told, without=told.without | colours)
        elif any(colours == each for each, _count in told.cost):
            return
        else:
            assert count is None or isinstance(count, int)
            more = _replace(told, cost=(*told.cost, (colours, count)))
        yield from self.readings(end, more)

    def _colour(self, at: int, told: Reading) -> Iterator[Reading]:
        """Read a colour that no number belongs to, or whose number comes after it."""
        colours = self._tokens[at].value
        assert isinstance(colours, frozenset)
        following = self._kind(at + 1)
        if following == "without" and self._kind(at + 2) not in ("colour", "points", "number"):
            yield from self.readings(at + 2, _replace(told, without=told.without | colours))
            return
        if following == "number" and self._first == "colour" and self._kind(at + 2) != "points":
            yield from self._part(at, told, self._tokens[at + 1].value, at + 2)
            if at:
                return
        in_cost = told.partly or told.in_cost
        named = following == "gives" and self._kind(at + 2) != "colour"
        early = self._first == "number" or not told.cost
        if early and (told.bonus is None or told.bonus == colours):
            odd = 1 if in_cost and not named and told.bonus is None and not told.points else 0
            end = at + 2 if named else at + 1
            yield from self.readings(end, _replace(told, bonus=colours, odd=told.odd + odd))
        if not named and (in_cost or told.bonus is not None):
            odd = told.odd + (not in_cost)
            yield from self._part(at, _replace(told, odd=odd), None, at + 1)

    def _gives(self, at: int, told: Reading) -> Iterator[Reading]:
        """Read `gives green`, `bonus white`, `gives one green`."""
        end = at + 1
        if self._kind(end) == "number" and self._tokens[end].value == 1:
            end += 1
        if self._kind(end) != "colour":
            yield from self.readings(at + 1, told)
            return
        colours = self._tokens[end].value
        assert isinstance(colours, frozenset)
        if told.bonus in (None, colours):
            yield from self.readings(end + 1, _replace(told, bonus=colours))

    def _without(self, at: int, told: Reading) -> Iterator[Reading]:
        match self._kind(at + 1):
            case "points":
                if told.points in (None, 0):
                    yield from self.readings(at + 2, _replace(told, points=0))
            case "colour":
                colours = self._tokens[at + 1].value
                assert isinstance(colours, frozenset)
                yield from self.readings(at + 2, _replace(told, without=told.without | colours))
            case _:
                return

    def _each(self, at: int, told: Reading) -> Iterator[Reading]:
        """Read `each one of green, red and black`; a word for each at the end says no more."""
        if self._kind(at + 1) == "number":
            yield from self._shared(at + 2, told, self._tokens[at + 1].value)
        else:
            yield from self.readings(at + 1, told)

    def _shared(self, at: int, told: Reading, count: object) -> Iterator[Reading]:
        """Read colours that share a number."""
        end = at
        while self._kind(end) == "colour":
            colours = self._tokens[end].value
            assert isinstance(colours, frozenset)
            assert isinstance(count, int)
            told = _replace(told, cost=(*told.cost, (colours, count)))
            end += 1
        if end > at:
            yield from self.readings(end, told)
