"""Tokens of a line, each with what it can mean: the senses of the locale files, and things."""

import re
from collections.abc import Sequence
from functools import cache, cached_property

import msgspec

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named

SENSES = "senses-"
"""The entries of a locale file whose words mean what the rest of their names says."""

LONGEST = 5
"""The most words of one saying."""

DIGITS = {"a": 4, "b": 4, "c": 4, "h": 3, "n": 5}
"""How many places begin with a letter."""

_WORD = re.compile(r"[\w']+|\?")
_ELIDED = re.compile(r"^(qu|[a-z])'(?=\w)")

_ENDINGS = ("s", "e", "n", "en", "es", "er", "em", "x", "te", "ten")
"""How the names of colours may end besides."""

LONG = 2
"""A word of more letters is compared with others."""

_KINDS = ("level", "points", "cost", "cheap", "expensive", "with", "without", "or", "deck", "held")
"""Kinds of words of descriptions, as a `Vocabulary` has them."""


class Sensed(msgspec.Struct, frozen=True):
    """Words of a line that mean one thing, and what they can mean.

    `word` is how a command would have them. `guessed`: they are not known as they stand.
    """

    word: str
    senses: frozenset[str]
    guessed: bool = False

    def has(self, *senses: str) -> bool:
        """Return whether it can mean one of these."""
        return not self.senses.isdisjoint(senses)

    @property
    def thing(self) -> bool:
        """Whether it can stand in the description of a card or of gems."""
        return self.has("colour", "number", "place", *_KINDS)


class Lexicon:
    """The senses of the words of one language."""

    def __init__(self, locale: Locale) -> None:
        self._senses: dict[tuple[str, ...], set[str]] = {}
        self._misheard: dict[tuple[str, ...], str] = {}
        for name in locale.names():
            if not name.startswith(SENSES) or name == "senses-misheard":
                continue
            for words in locale.words(name):
                self._senses.setdefault(tuple(_words(words)), set()).add(name[len(SENSES) :])
        for pair in locale.words("senses-misheard"):
            *heard, meant = _words(pair)
            self._misheard[tuple(heard)] = meant

    def senses(self, words: Sequence[str]) -> frozenset[str]:
        """Return what words mean together."""
        return frozenset(self._senses.get(tuple(words), ()))

    def misheard(self, words: Sequence[str]) -> str | None:
        """Return the word that dictation writes so."""
        return self._misheard.get(tuple(words))

    @cached_property
    def single(self) -> list[str]:
        """The single words of four letters and more."""
        return [words[0] for words in self._senses if len(words) == 1 and len(words[0]) > 3]


@cache
def lexicon(language: str) -> Lexicon:
    """Return the lexicon of a language, made at the first line that needs it."""
    return Lexicon(Locale(language))


def _words(text: str) -> list[str]:
    """Return the folded words of a text, elided ones parted: `j'achète` is two."""
    found: list[str] = []
    for word in _WORD.findall(fold(text.replace("\u2019", "'"))):
        elided = _ELIDED.match(word)
        if elided:
            found.append(elided[0].strip("'"))
        rest = word[elided.end() :] if elided else word
        found.append(rest if rest == "'k" else rest.strip("'") or rest)
    return found


class Reader:
    """Turns lines into tokens, by the words of a language and the names at the table."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._lexicon = lexicon(vocabulary.locale.language)
        self._names = names

    def tokens(self, line: str) -> list[Sensed]:
        """Return the tokens of a line, in their order."""
        words = [word for word in _words(line) if word != "?"]
        found: list[Sensed] = []
        at = 0
        while at < len(words):
            token, used = self._next(words[at:])
            found.append(token)
            at += used
        return found

    def _next(self, words: Sequence[str]) -> tuple[Sensed, int]:
        place = self._place(words)
        if place:
            return place
        for count in range(min(LONGEST, len(words)), 1, -1):
            senses = self._lexicon.senses(words[:count])
            if senses:
                return Sensed(" ".join(words[:count]), senses), count
        word = self._colour(words[0]) or words[0]
        senses = self._lexicon.senses(words[:1]) | self._thing(word)
        return (Sensed(word, senses) if senses else self._guess(word)), 1

    def _place(self, words: Sequence[str]) -> tuple[Sensed, int] | None:
        """Return a place, in one word or as dictation writes it: `see two`, `zeh eins`."""
        if re.fullmatch(r"[abc][1-4]|h[1-3]|n[1-5]", words[0]):
            return Sensed(words[0], frozenset(["place"])), 1
        for count in (1, 2):
            letter = words[0] if count == 1 else None
            if letter not in DIGITS:
                letter = self._lexicon.misheard(words[:count])
            if letter in DIGITS and len(words) > count:
                number = self._vocabulary.number(words[count])
                more = words[count + 1] if len(words) > count + 1 else ""
                if number and number <= DIGITS[letter] and not self._colour(more):
                    sure = count == 1 and letter == words[0]
                    place = frozenset(["place"])
                    return Sensed(f"{letter}{number}", place, guessed=not sure), count + 1
        return None

    def _thing(self, word: str) -> frozenset[str]:
        vocabulary = self._vocabulary
        found = {kind for kind in _KINDS if word in vocabulary.words(kind)}
        if self._colour(word):
            found.add("colour")
        if vocabulary.number(word) is not None:
            found.add("number")
        if word in map(fold, self._names) or (len(word) > 2 and seats_named(word, self._names)):
            found.add("name")
        if word in (vocabulary.words("filler") | vocabulary.words("polite")):
            found.add("filler")
        return frozenset(found)

    def _colour(self, word: str) -> str | None:
        """Return the name of a colour that a word is, in any of its forms."""
        if len(word) < 2:
            return None
        for ending in ("", *_ENDINGS):
            form = word.removesuffix(ending)
            whole = not ending or (form != word and len(form) > LONG)
            if whole and len(self._vocabulary.gems(form)) == 1:
                return form
        return None

    def _guess(self, word: str) -> Sensed:
        """Return a word that is one slip away from a known one, or that means nothing."""
        heard = self._lexicon.misheard([word])
        if heard and heard not in DIGITS:
            return Sensed(heard, self._lexicon.senses([heard]) | self._thing(heard), guessed=True)
        if len(word) > LONG:
            colours = self._vocabulary.gem_names()
            near = [each for each in (*colours, *self._lexicon.single) if one_slip(word, each)]
            if near:
                senses = self._lexicon.senses(near[:1]) | self._thing(near[0])
                return Sensed(near[0], senses, guessed=True)
        return Sensed(word, frozenset())


def one_slip(typed: str, right: str) -> bool:
    """Return whether a letter too many, missing or wrong, or two in each other's place, differ."""
    if typed == right or abs(len(typed) - len(right)) > 1 or len(right) < 3:
        return False
    begin = 0
    while begin < min(len(typed), len(right)) and typed[begin] == right[begin]:
        begin += 1
    one, two = typed[begin:], right[begin:]
    swapped = len(one) > 1 and one[:2] == two[1::-1] and one[2:] == two[2:]
    return swapped or one[1:] == two[1:] or one[1:] == two or one == two[1:]
