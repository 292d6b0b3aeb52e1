"""The words of a description of a card, sorted: numbers, colours, levels, and words about them."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from splendor_access.game.cards import LEVELS, ORDER
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold, whole_word
from splendor_access.talk.parsing.vocabulary import Vocabulary

Kind = Literal[
    "number",
    "colour",
    "level",
    "row",
    "letter",
    "points",
    "cost",
    "gives",
    "without",
    "partly",
    "only",
    "each",
    "unsure",
    "or",
    "and",
    "cheap",
    "expensive",
    "colours",
    "tile",
    "chip",
]

NEAR = 0.8
"""How alike a misspelt colour or number and the right one are, of 1."""

SHORTEST = 4
"""A word of fewer letters is like too many others."""


MOST_ROUNDS = 99
"""More rounds than any game has."""


class SaidWord(msgspec.Struct, frozen=True):
    """A word that says something of a card.

    `value` is a number, a set of colours, or a level. `article`: the number may be an article,
    and is nothing else unless it is `bare`. `letter`: the level that a word is after `level`.
    """

    kind: Kind
    value: int | frozenset[str] | str = ""
    article: bool = False
    bare: bool = False
    letter: str = ""


class ReadWords(msgspec.Struct, frozen=True):
    """The words of a line: those that say something, and those that mean nothing.

    `guessed`: a word was taken for one that is like it.
    """

    tokens: tuple[SaidWord, ...]
    ignored: tuple[str, ...]
    guessed: bool


_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*|\d+|\?+")

_DOUBTS: Sequence[Kind] = ("unsure", "or", "tile", "chip")
"""What is said beside by whoever could not tell for sure, and of other things than cards."""

_ASKED: Sequence[Kind] = ("or", "and", "cheap", "expensive", "colours")
"""What is said beside by whoever asks for cards of a kind."""


def read_words(text: str, vocabulary: Vocabulary, *, doubts: bool = False) -> ReadWords:
    """Sort the words of a line; with `doubts` also those for what could not be told for sure.

    These are question marks, and words such as `dark` and `or`, and those for other things than
    cards.
    """
    if doubts:
        return _Sorting(vocabulary, [text], beside=_DOUBTS).read()
    return _Sorting(vocabulary, [text.replace("?", " ")]).read()


def words_read(
    words: Sequence[str], vocabulary: Vocabulary, idle: frozenset[str] = frozenset()
) -> ReadWords:
    """Sort words that are folded already; those of `idle` say nothing either."""
    return _Sorting(vocabulary, [" ".join(words).replace("?", " ")], idle).read()


def asked_words(words: Sequence[str], vocabulary: Vocabulary) -> ReadWords:
    """Sort the folded words of a question for cards: also `or`, `cheapest`, `two colours`.

    Fewer words say nothing than where one card is read out: each could narrow the question down.
    """
    return _Sorting(vocabulary, words, beside=_ASKED).read()


class WordLists(msgspec.Struct, frozen=True):
    """The lists of words of one language that descriptions need beside its vocabulary."""

    sorted_kinds: tuple[tuple[Kind, frozenset[str]], ...]
    rows: tuple[tuple[str, frozenset[str]], ...]
    ordinals: dict[str, int]
    idle: frozenset[str]
    heard: dict[str, str]
    articles: frozenset[str]


@lru_cache(maxsize=8)
def word_lists(language: str) -> WordLists:
    """Return the lists of a language."""
    locale = Locale(language)

    def words(name: str) -> frozenset[str]:
        return frozenset(map(fold, locale.words(name)))

    heard = (pair.split() for pair in locale.words("said-heard"))
    kinds: tuple[tuple[Kind, str], ...] = (
        ("gives", "said-gives"),
        ("only", "said-only"),
        ("partly", "said-partly"),
        ("each", "said-each"),
        ("partly", "said-needs"),
    )
    ordinals = enumerate(locale.words("said-ordinal"), 1)
    return WordLists(
        sorted_kinds=tuple((kind, words(name)) for kind, name in kinds),
        rows=tuple(
            (level, words(f"said-row-{name}"))
            for level, name in zip(LEVELS, ("lowest", "middle", "highest"), strict=True)
        ),
        ordinals={fold(word): at for at, several in ordinals for word in several.split()},
        idle=words("said-chat") | _typed(locale),
        heard={fold(said): fold(" ".join(right)) for said, *right in heard},
        articles=words("words-article"),
    )


def rounds_counted(text: str, vocabulary: Vocabulary) -> tuple[int, int] | None:
    """Return the first and last of rounds: `4`, `5-7`, `6-`; `-1` and `-3-` count back from now."""
    found = re.fullmatch(r"(-?\d{1,2})-(\d{1,2})?", text)
    if found:
        return int(found[1]), int(found[2] or MOST_ROUNDS)
    number = vocabulary.number(text.removeprefix("-"))
    if not number:
        return None
    number = -number if text.startswith("-") else number
    return number, number


def _typed(locale: Locale) -> frozenset[str]:
    """Return the words that say nothing of a card, among those of the vocabulary."""
    names = ("filler", "card", "and", "deck")
    return frozenset(fold(word) for name in names for word in locale.words(f"words-{name}"))


class _Sorting:
    """Sorts the words of one line."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        texts: Sequence[str],
        idle: frozenset[str] = frozenset(),
        *,
        beside: Sequence[Kind] = (),
    ) -> None:
        self._vocabulary = vocabulary
        self._beside = beside
        self._lists = word_lists(vocabulary.locale.language)
        self._idle = self._lists.idle | idle
        self._asked = beside is _ASKED
        if self._asked:  # the French "à" is no level
            self._idle = vocabulary.words("filler") - {*LEVELS} | vocabulary.words("with")
        self._words = [word for text in texts for word in self._split(text)]
        self._tokens: list[SaidWord] = []
        self._ignored: list[str] = []
        self._guessed = False

    def _split(self, text: str) -> Iterator[str]:
        """Yield the words, folded, without elided ones before them; digits apart from letters."""
        if "-" in text and any(text in self._vocabulary.words(kind) for kind in self._beside):
            yield text  # `least-expensive`
            return
        for found in _WORD.findall(text.replace("\u2019", "'")):
            word = fold(found)
            if word not in self._lists.idle and "'" in word:
                word = whole_word(word)
            yield from self._compound(word)

    def _compound(self, word: str) -> Iterator[str]:
        """Yield the number and the word for points that are one word: `Dreipunkter`."""
        stems = [stem for stem in self._vocabulary.words("points") if len(stem) >= SHORTEST]
        for number in self._vocabulary.number_words():
            if len(number) > 2 and word.startswith(number):
                rest = word.removeprefix(number)
                found = next((stem for stem in stems if rest.startswith(stem)), None)
                if found:
                    yield number
                    yield found
                    return
        yield word

    def read(self) -> ReadWords:
        """Sort all words."""
        for at, word in enumerate(self._words):
            following = self._words[at + 1] if at + 1 < len(self._words) else ""
            if not self._take(word, following):
                self._ignored.append(word)
        return ReadWords(tuple(self._tokens), tuple(self._ignored), self._guessed)

    def _take(self, word: str, following: str) -> bool:
        """Take one word, and return whether it means anything."""
        beside = self._said_beside(word)
        if beside is not None:
            self._tokens.append(beside)
            return True
        if self._asked and word in self._idle:
            return True
        right = self._heard(word, following)
        found = self._sorted(right, following) if right else None
        if found is None and word in self._idle:
            return True
        if found is None:
            found = self._guess(word, following)
        if found is not None:
            self._tokens.append(found)
        return found is not None

    def _said_beside(self, word: str) -> SaidWord | None:
        """Return the meaning of a word that is no part of what is read out of a card, or None."""
        if word[0] == "?":
            return SaidWord("unsure")
        found = (kind for kind in self._beside if word in self._vocabulary.words(kind))
        return next(map(SaidWord, found), None)

    def _heard(self, word: str, following: str) -> str:
        """Return the word that was meant by one as dictation writes it.

        A word that mostly says nothing, such as `for`, is a number before a colour or points alone.
        """
        right = self._lists.heard.get(word)
        if right is None:
            return word
        if word not in self._lists.idle:
            return right
        kept = ("number", "level", "without")
        follows = bool(self._tokens) and self._tokens[-1].kind in kept
        counts = self._colours(following) or following in self._vocabulary.words("points")
        return right if counts and not follows else ""

    def _sorted(self, word: str, following: str) -> SaidWord | None:
        vocabulary, lists = self._vocabulary, self._lists
        for level, words in lists.rows:
            if word in words:
                return SaidWord("row", level)
        after_level = bool(self._tokens) and self._tokens[-1].kind == "level"
        about_level = following in vocabulary.words("level") or after_level
        if about_level and 1 <= lists.ordinals.get(word, 0) <= len(LEVELS):
            return SaidWord("row", LEVELS[lists.ordinals[word] - 1])
        for kind, words in lists.sorted_kinds:
            if word in words:
                return SaidWord(kind)
        number = vocabulary.number(word)
        article = word in lists.articles
        if number is not None or article:
            letter = word if word in tuple(LEVELS) else ""
            bare = number is not None
            return SaidWord("number", 1 if number is None else number, article, bare, letter)
        for kind, name in _KINDS:
            if word in vocabulary.words(name):
                return SaidWord(kind)
        if word in tuple(LEVELS) and (after_level or word not in lists.idle):
            return SaidWord("letter", word)
        colours = self._colours(word)
        return SaidWord("colour", colours) if colours else None

    def _colours(self, word: str) -> frozenset[str]:
        """Return the colours that a word can be: a letter only after a number."""
        if len(word) == 1:
            counted = bool(self._tokens) and self._tokens[-1].kind == "number"
            known = counted or bool(self._beside)
            return frozenset(word) & frozenset(ORDER) if known else frozenset()
        word = self._lists.heard.get(word, word)
        whole = self._vocabulary.gems(word)
        shortest = 2 if self._asked else SHORTEST - 1
        begun = self._vocabulary.gems_begun(word) if len(word) >= shortest else []
        return frozenset(whole or begun)

    def _guess(self, word: str, following: str) -> SaidWord | None:
        """Return the meaning of a misspelt colour or number, or None."""
        if len(word) < SHORTEST:
            return None
        # Loaded late: most lines have no such word.
        from difflib import get_close_matches

        known = [*self._vocabulary.gem_names(), *self._vocabulary.number_words()]
        near = get_close_matches(word, known, n=1, cutoff=NEAR)
        self._guessed |= bool(near)
        return self._sorted(near[0], following) if near else None


_KINDS: Sequence[tuple[Kind, str]] = (
    ("points", "points"),
    ("level", "level"),
    ("cost", "cost"),
    ("without", "without"),
    ("gives", "bonus"),
)
