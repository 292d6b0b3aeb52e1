"""Rows and places as people name them: `bottom row`, `the third card in the middle row`."""

from collections.abc import Iterator, Sequence
from itertools import product

from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.descriptions import level_told
from splendor_access.talk.parsing.read_words import read_words, word_lists
from splendor_access.talk.parsing.vocabulary import Vocabulary

CARDS_IN_ROW = 4
"""The places of a row."""

LONGEST = 3
"""The most words that name a row: `rangée du bas`."""


def with_places(words: Sequence[str], vocabulary: Vocabulary) -> list[str]:
    """Return words with the place of a card in a row: `the third card in the middle row` is b3."""
    ordinals = word_lists(vocabulary.locale.language).ordinals
    levels = vocabulary.words("level")
    counted_in = [
        at
        for at, word in enumerate(words)
        if ordinals.get(word, 5) <= CARDS_IN_ROW and not levels.intersection(words[at + 1 : at + 2])
    ]
    if len(counted_in) != 1 or vocabulary.words("deck").intersection(words):
        return [*words]
    [at] = counted_in
    for begin, end, level in _rows(words, vocabulary):
        if begin > at and end <= len(words):
            place = f"{level}{ordinals[words[at]]}"
            return [*words[:at], place, *words[at + 1 : begin], *words[end:]]
    return [*words]


def with_rows(words: Sequence[str], vocabulary: Vocabulary) -> list[str]:
    """Return words with places as above, and each row that is told by where it lies by its letter.

    `the red one in the bottom row` becomes `the red one in row a`.
    """
    levels = vocabulary.words("level")
    words = _with_level(words, vocabulary)
    named = with_places(words, vocabulary)
    for begin, end, level in _rows(named, vocabulary):
        if level not in named[begin:end]:
            word = next(each for each in named[begin:end] if each in levels)
            return with_rows([*named[:begin], word, level, *named[end:]], vocabulary)
    return named


def _with_level(words: Sequence[str], vocabulary: Vocabulary) -> list[str]:
    """Return words with the word `row` where only its height is told: `the first at the bottom`."""
    ordinals = word_lists(vocabulary.locale.language).ordinals
    others = vocabulary.words("level") | vocabulary.words("deck")
    if others.intersection(words) or not any(ordinals.get(w, 5) <= CARDS_IN_ROW for w in words):
        return [*words]
    for at, word in enumerate(words):
        read = read_words(word, vocabulary).tokens
        behind = words[at + 1 : at + 2]
        counted = behind and vocabulary.number(behind[0]) is not None  # "under 3 points"
        if len(read) == 1 and read[0].kind == "row" and word not in ordinals and not counted:
            row = vocabulary.locale.words("words-level")[-1]
            return [*words[:at], fold(row), *words[at:]]
    return [*words]


def _rows(words: Sequence[str], vocabulary: Vocabulary) -> Iterator[tuple[int, int, str]]:
    """Yield where a row is named, from the first word to behind the last one, and its level."""
    levels, decks = vocabulary.words("level"), vocabulary.words("deck")
    if not levels.intersection(words):
        return
    for begin, length in product(range(len(words)), range(2, LONGEST + 1)):
        said = words[begin : begin + length]
        if len(said) < length or not levels.intersection((said[0], said[-1])):
            continue
        if any(word in decks and not read_words(word, vocabulary).tokens for word in said):
            continue  # `the top deck, level three`
        read = read_words(" ".join(said), vocabulary)
        found = level_told(read.tokens, 0) if read.tokens else None
        if found and found[1] == len(read.tokens) and not (read.ignored or read.guessed):
            yield begin, begin + length, found[0]
