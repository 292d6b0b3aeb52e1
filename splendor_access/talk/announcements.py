"""How the program announces what somebody did, read from the entries of a language.

A name that sounds so would deceive whoever hears it.
"""

import re
from collections.abc import Iterator
from functools import cache

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold

_MINE = "-me"
"""Behind the name of the entry that tells the listener's own action."""

_AT_A_TABLE = ("friends-", "ask-")
"""How the names of entries about the people at a table begin."""

_PERSON = r"(?:=|\]|^) *%s\{ \$names? \}"
_BEHIND = re.compile(_PERSON % "" + r",? ([\w'\u2019]+)[^\n]*(?:[.:!?]|->)", re.MULTILINE)
_BEFORE = re.compile(_PERSON % r"([^\W\d_]+(?: [^\W\d_]+)+) " + r"(?!.*\?)", re.MULTILINE)
_SENTENCE = re.compile(r"= *([^\n{}]+ [^\n{}]+)[.!?]$", re.MULTILINE)
_FELT = re.compile(r"\n +\.braille *=.*", re.DOTALL)


@cache
def words_behind_a_name(language: str) -> frozenset[str]:
    """Return the folded words that the name of a player is followed by: took, wins, is."""
    locale = Locale(language)
    return frozenset(
        fold(word)
        for name, source in _heard(language)
        if locale.has(f"{name}{_MINE}") or name.startswith(_AT_A_TABLE)
        for word in _BEHIND.findall(source)
    )


@cache
def words_before_a_name(language: str) -> frozenset[str]:
    """Return the folded words, two or more, that sentences have before the name of a player."""
    return frozenset(
        _folded(before) for _name, source in _heard(language) for before in _BEFORE.findall(source)
    )


@cache
def whole_sentences(language: str) -> frozenset[str]:
    """Return the folded sentences in which nothing is filled in, without the mark at the end."""
    return frozenset(
        _folded(sentence)
        for _name, source in _heard(language)
        for sentence in _SENTENCE.findall(source)
    )


def _heard(language: str) -> Iterator[tuple[str, str]]:
    """Yield every message by its name, as it is written, without what is only felt."""
    for name, source in Locale(language).sources():
        yield name, _FELT.sub("", source)


def _folded(text: str) -> str:
    return " ".join(map(fold, text.replace(",", " ").split()))
