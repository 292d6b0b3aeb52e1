"""The words by which people tell what they did, and what numbers and colours in them count."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Literal

import msgspec

from splendor_access.game.cards import GOLD, LEVELS, NO_GEMS, ORDER, Gems, as_gems, plus
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.read_words import SaidWord, word_lists, words_read
from splendor_access.talk.parsing.vocabulary import Vocabulary


def counted(tokens: Sequence[SaidWord]) -> Gems | None:
    """Return the gems that numbers and colours count: `two red and a blue`, or None.

    A number that no colour follows must be how many the others are: `three of them, all red`.
    """
    total, sums = NO_GEMS, []
    before: int | None = None
    for token, following in pairwise([*tokens, None]):
        assert token
        if token.kind == "number":
            if following and following.kind == "colour":
                before = int(str(token.value))
            elif not token.article or not total:
                sums.append(token.value)
        elif (
            token.kind == "colour" and isinstance(token.value, frozenset) and len(token.value) == 1
        ):
            [letter] = token.value
            count = 1 if before is None else before
            total = plus(total, as_gems(count * (each == letter) for each in ORDER))
            before = None
        elif token.kind not in ("each", "partly", "only"):
            return None
    return total if all(each == sum(total) for each in sums) else None


def is_take(taken: Gems) -> bool:
    """Return whether gems are three different ones, or two of one colour."""
    return not taken[GOLD] and sorted(taken)[-3:] in ([1, 1, 1], [0, 0, 2])


def deck_level(words: Sequence[str], vocabulary: Vocabulary) -> str | None:
    """Return the level of the deck that is named: `deck a`, `the top card of the second deck`."""
    levels = {"a": "a", "b": "b", "c": "c", 1: "a", 2: "b", 3: "c"}
    ordinals = word_lists(vocabulary.locale.language).ordinals
    decks = vocabulary.words("deck")
    ends = {"", *vocabulary.words("and"), *word_lists(vocabulary.locale.language).articles}
    named = [
        word
        for before, word, after in zip(words, words[1:], [*words[2:], ""], strict=False)
        if before in decks and word in tuple(LEVELS) and after in ends
    ]
    if len(named) == 1:
        return named[0]  # another "a" is an article: "a gold, and deck a"
    # The top card is that of any deck where the deck is named otherwise.
    below = [word for word in words if word not in decks]
    for names in (below, words):
        said = [levels[ordinals[word]] for word in names if ordinals.get(word) in levels]
        others = [word for word in names if word not in ordinals]
        level = _level(said, words_read(others, vocabulary).tokens, levels)
        if level:
            return level
    return None


def _level(
    said: Sequence[str], tokens: Sequence[SaidWord], levels: Mapping[object, str]
) -> str | None:
    """Return the one level among words that are about nothing else, or None."""
    if any(token.kind not in ("row", "letter", "number", "level", "partly") for token in tokens):
        return None
    named = [token for token in tokens if token.kind not in ("level", "partly")]
    sure = [token for token in named if not token.article]
    # "a" may be a deck, or an article.
    letters = [token for token in named if token.letter] if not (sure or said) else []
    found = [*said, *(levels.get(each.letter or each.value, "") for each in (*sure, *letters))]
    return found[0] if len(found) == 1 else None


Verb = Literal["take", "get", "come", "buy", "pay", "reserve", "put", "return", "reveal"]

VERBS: tuple[Verb, ...] = (
    *("take", "get", "come", "buy", "pay"),
    *("reserve", "put", "return", "reveal"),
)

PLACES = frozenset((*MARKET_PLACES, *HAND_PLACES, *TILE_PLACES))


class SayingLists(msgspec.Struct, frozen=True):
    """The words of one language, folded, by what they say of a deed."""

    verbs: dict[str, Verb]
    idle: frozenset[str]
    free: frozenset[str]
    held: frozenset[str]
    hand: frozenset[str]
    letters: dict[str, str]
    whose: frozenset[str]
    he: frozenset[str]
    i: frozenset[str]
    paying: frozenset[str]
    denying: frozenset[str]
    own: frozenset[str]
    rather: frozenset[str]
    turning: tuple[str, ...]
    without: frozenset[str]
    blind: frozenset[str]
    beside: frozenset[str]


@lru_cache(maxsize=8)
def saying_lists(language: str) -> SayingLists:
    """Return the words of a language."""
    locale = Locale(language)

    def words(name: str) -> frozenset[str]:
        return frozenset(map(fold, locale.words(name)))

    letters = (pair.split() for pair in locale.words("said-letter"))
    return SayingLists(
        verbs={word: verb for verb in VERBS for word in words(f"said-{verb}")},
        idle=words("said-chat")
        | words("said-idle")
        | words("words-filler")
        | words("words-and")
        | words("words-between"),
        free=words("said-free"),
        held=words("said-held"),
        hand=words("said-hand"),
        letters={fold(said): letter for said, letter in letters},
        whose=words("said-whose"),
        he=words("said-he"),
        i=words("said-i"),
        paying=words("said-paying"),
        denying=words("said-denying"),
        own=words("said-self") | words("said-i"),
        rather=words("said-rather"),
        turning=tuple(
            f" {' '.join(split_words(saying))} "
            for name in ("said-instead", "said-although")
            for saying in locale.words(name)
        ),
        without=words("words-without") - words("said-denying"),
        blind=words("said-blind"),
        beside=(words("said-idle") | words("said-chat"))
        - {fold(pair.split()[0]) for pair in locale.words("said-heard")},
    )


def idle_words(language: str) -> frozenset[str]:
    """Return the words that say nothing of a deed."""
    return saying_lists(language).idle


MARKS = (".", ",", ";", ":", "!", "\n")
_PIECE = re.compile(r"[^\W_]+(?:'[^\W_]+)*'?|[.,;:!?\n]")


def split_words(line: str) -> list[str]:
    """Return the words and marks of a line, folded, elided words apart: `j'ai` is two."""
    found: list[str] = []
    for piece in _PIECE.findall(line.replace("\u2019", "'")):
        word = fold(piece)
        begun, mark, rest = word.partition("'")
        if mark and len(begun) <= 2:  # l', d', j', qu'
            found += [f"{begun}'", rest] if rest else [f"{begun}'"]
        else:
            found.append(word.removesuffix("'").removesuffix("'s"))
    return found
