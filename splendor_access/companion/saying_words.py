"""The words by which people tell what they did, sorted by what they mean."""

import re
from functools import lru_cache
from typing import Literal

import msgspec

from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold

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
