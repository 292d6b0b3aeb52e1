"""The parts of the rules, and the words that help explains, whose subject a line names.

An entry `subject-NAME` of a locale file has phrases about the entry NAME: a line is about it that
has all words of one of them, in any order. `deal-` stands for every word that begins so.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Ask, Do
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.rulebook import PARTS

SUBJECT, PART = "subject-", "part-"
"""How the names of the entries begin that have phrases, and those of the parts of the rules."""

_WORD, _PIECE = re.compile(r"\w+"), re.compile(r"\w+-?")


def subjects_named(line: str, locale: Locale, *, least: int = 1) -> list[Ask]:
    """Return the explanations whose subject a line names, those with the longest phrase first.

    `least`: in so many words.
    """
    said = _WORD.findall(fold(line))
    heads = {word[:count] for word in said for count in range(1, len(word) + 1)}
    begun = sorted(at for head in heads for at in _heads(locale.language).get(head, ()))
    phrases = [each for at in begun if len((each := _phrases(locale.language)[at])[0]) >= least]
    found = [(-len(phrase), asked) for phrase, asked in phrases if _all_in(phrase, said)]
    return list(dict.fromkeys(asked for _length, asked in sorted(found, key=lambda each: each[0])))


def goes_on(line: str, vocabulary: Vocabulary) -> bool:
    """Return whether a line wants the next part of a text: `go on with the rules`."""
    said = f"-{'-'.join(_WORD.findall(fold(line)))}-"
    return any(f"-{word}-" in said for word in vocabulary.words("going-on"))


def onward(asked: Ask | Do, line: str, vocabulary: Vocabulary) -> Ask | Do:
    """Return the next part of the rules where a line wants them to go on, else what is asked."""
    named = any(vocabulary.command(word) == "rules" for word in _WORD.findall(line))
    goes = asked == Ask("rules") and named and goes_on(line, vocabulary)
    return Ask("rules", vocabulary.locale.words("words-next")[0]) if goes else asked


def _all_in(phrase: Sequence[str], said: Sequence[str]) -> bool:
    """Return whether each word of a phrase is one of its own in a line."""
    left = list(said)
    for word in phrase:
        fits = (each for each in left if _fits(word, each))
        found = next(fits, None)
        if found is None:
            return False
        left.remove(found)
    return True


def _fits(word: str, said: str) -> bool:
    return said.startswith(word[:-1]) if word.endswith("-") else said == word


@cache
def _phrases(language: str) -> tuple[tuple[tuple[str, ...], Ask], ...]:
    """Return the phrases of a language, made at the first line that has to be guessed at."""
    return tuple(_written(Locale(language)))


@cache
def _heads(language: str) -> dict[str, list[int]]:
    """Return which phrases begin with a word, or with words that begin so."""
    found: dict[str, list[int]] = {}
    for at, (phrase, _asked) in enumerate(_phrases(language)):
        found.setdefault(phrase[0].removesuffix("-"), []).append(at)
    return found


def _written(locale: Locale) -> Iterator[tuple[tuple[str, ...], Ask]]:
    for name in locale.names(SUBJECT):
        entry = name.removeprefix(SUBJECT)
        if entry.startswith(PART):
            asked = Ask("rules", entry.removeprefix(PART))
        else:
            asked = Ask("help", locale.words(entry)[0])
        for phrase in locale.words(name):
            yield tuple(_PIECE.findall(fold(phrase))), asked


def part_named(words: str, vocabulary: Vocabulary) -> str | None:
    """Return the part that words name, if need be without fillers among them."""
    entries = {f"part-{part}": part for part in PARTS}
    fillers = vocabulary.words("filler")
    telling = " ".join(word for word in words.split() if word not in fillers)
    found = vocabulary.entry(words, [*entries]) or vocabulary.entry(telling, [*entries])
    return entries[found] if found else None


def is_part(about: str, vocabulary: Vocabulary) -> bool:
    """Return whether words are what `rules` takes: a part, its number, or where to read on."""
    places = (vocabulary.words(each) for each in ("parts", "all", "next", "back"))
    if vocabulary.number(about) is not None or any(about in each for each in places):
        return True
    return part_named(about, vocabulary) is not None
