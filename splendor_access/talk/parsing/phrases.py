"""Sentences in the players' own words, and the command lines that they mean.

The entries `phrases-...` of a locale file have a line each: a pattern, an equals sign and a command
line. In a pattern `a/b` is either word, words in `( )` may be missing, and `_` stands for any
words. `_` of the command line repeats those that came last; of two the first repeats those that
came first. `|` parts command lines that are all meant, so that it is asked which; after `;` comes
what is meant if none before makes sense.
"""

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import simple

ANY = "_"
"""Stands for any words."""

MOST_WORDS = 30
"""The most words of a sentence."""

_PIECE = re.compile(r"[()]|[^\s()]+")


class Phrase(msgspec.Struct, frozen=True):
    """A pattern, and the command lines that it means: each group where those before mean nothing.

    `begins` has the letters it can begin with; None when that is any.
    """

    pattern: str
    groups: tuple[tuple[str, ...], ...]
    begins: frozenset[str] | None

    def lines(self, words: list[str], text: str) -> list[list[str]]:
        """Return the groups of command lines that words mean; none when the pattern differs.

        `text` has the words as they are compared, each with a space behind it.
        """
        found = _expression(self.pattern).fullmatch(text)
        if not found:
            return []
        spans = [found.span(i + 1) for i in range(len(found.groups())) if found[i + 1]]
        first, last = (_said(words, text, *spans[at]) if spans else "" for at in (0, -1))

        def filled(line: str) -> str:
            line = line.replace(ANY, first, 1) if line.count(ANY) > 1 else line
            return line.replace(ANY, last).strip()

        return [[filled(line) for line in group] for group in self.groups]


def _said(words: list[str], text: str, begin: int, end: int) -> str:
    """Return a part of a text, as it was typed if that is whole words."""
    first, last = text[:begin].count(" "), text[:end].count(" ")
    if text[end] == " " and text[begin - 1 : begin] in ("", " "):
        return " ".join(words[first : last + 1])
    return text[begin:end]


class Phrases:
    """The phrases of some languages, those of the first before those of the next.

    The entries of the locale files whose names begin with `kind` have them. `left_out` are words
    that do not count.
    """

    def __init__(
        self, locales: list[Locale], left_out: frozenset[str], kind: str = "phrases-"
    ) -> None:
        self._left_out = left_out
        self._own, *others = (tuple(_written(locale, kind)) for locale in locales)
        self._phrases = _phrases(sum(others, self._own), left_out)
        self._by_letter: dict[str, list[Phrase]] = {}

    def __iter__(self) -> Iterator[Phrase]:
        return iter(self._phrases)

    def lines(self, line: str, *, whole: bool = False) -> Iterator[list[list[str]]]:
        """Yield the groups of command lines that a line means, by one phrase after the other.

        `whole`: only by phrases in which nothing stands for any words.
        """
        words = [(word, simple(word, self._left_out)) for word in line.split()]
        typed = [word for word, compared in words if compared]
        text = "".join(f"{compared} " for _word, compared in words if compared)
        for phrase in self._beginning(text[:1]) if 0 < len(typed) <= MOST_WORDS else ():
            if whole and ANY in phrase.pattern:
                continue
            meant = phrase.lines(typed, text)
            if meant:
                yield meant

    def words(self) -> Iterator[str]:
        """Yield the words of the first language that are a phrase each, as they are written."""
        for line in self._own:
            needed = re.sub(r"\([^()]*\)", "", line.partition(" = ")[0]).split()
            if len(needed) == 1 and ANY not in needed[0]:
                yield from needed[0].split("/")

    def _beginning(self, letter: str) -> list[Phrase]:
        """Return the phrases that can begin with a letter."""
        if letter not in self._by_letter:
            self._by_letter[letter] = [
                each for each in self._phrases if each.begins is None or letter in each.begins
            ]
        return self._by_letter[letter]


@cache
def _phrases(lines: tuple[str, ...], left_out: frozenset[str]) -> tuple[Phrase, ...]:
    """Return what lines of locale files say, once for all vocabularies of a language."""
    return tuple(_phrase(line, left_out) for line in lines)


def _phrase(line: str, left_out: frozenset[str]) -> Phrase:
    pattern, _, meant = line.partition(" = ")
    pieces = [_piece(piece, left_out) for piece in _PIECE.findall(pattern)]
    groups = tuple(tuple(group.split(" | ")) for group in meant.split(" ; "))
    return Phrase(" ".join(filter(None, pieces)), groups, _begins(pieces))


def _piece(piece: str, left_out: frozenset[str]) -> str:
    return "/".join(filter(None, (simple(word, left_out) for word in piece.split("/"))))


def _written(locale: Locale, kind: str) -> Iterator[str]:
    for name in locale.names(kind):
        yield from locale.attribute(name).splitlines()


def _begins(pieces: list[str]) -> frozenset[str] | None:
    """Return the letters that a pattern can begin with, or None when that is any."""
    letters: set[str] = set()
    depth = 0
    for piece in pieces:
        if piece in ("(", ")"):
            depth += 1 if piece == "(" else -1
            continue
        if ANY in piece:
            return None
        letters.update(word[0] for word in piece.split("/") if word)
        if not depth and piece:
            break
    return frozenset(letters)


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    """Compile a pattern, to match words that each end with a space."""
    parts = []
    for piece in _PIECE.findall(pattern):
        if piece in ("(", ")"):
            parts.append("(?:" if piece == "(" else ")?")
        else:
            parts.append(f"(?:{'|'.join(map(_word, piece.split('/')))}) ")
    return re.compile("".join(parts))


@cache
def _word(word: str) -> str:
    """Return a regular expression for a word, with optional apostrophes and hyphens."""
    if ANY in word:
        return re.escape(word).replace(ANY, "(.+?)")
    return re.escape(word).replace("'", "'?").replace(r"\-", "[- ]?")
