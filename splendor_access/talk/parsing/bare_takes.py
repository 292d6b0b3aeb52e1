"""Gems that a line names and nothing else: `gems: r, d, s`, `bluewhitered`, `once two whites`."""

from collections.abc import Iterator, Sequence
from functools import cache

from splendor_access.game.actions import Take
from splendor_access.game.cards import ORDER
from splendor_access.game.legality import legal_actions
from splendor_access.game.state import State
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Act
from splendor_access.talk.parsing.senses import LONGEST_GUESS, Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

_SHORTEST = 3
"""The fewest letters of a colour that is written in one word with others."""

_BESIDE = ("filler", "idle", "tokens", "take", "me", "want", "own", "turn", "future", "then")
"""What may stand beside the gems."""

_OTHERWISE = (
    *("card", "not", "without", "except", "or", "past", "name", "return", "many", "rule"),
    *("wish", "able", "should", "rather"),
)
"""What stands in no such line, unless it is a number, as `one`."""


def bare_take(line: str, reader: Reader, state: State, vocabulary: Vocabulary) -> Act | None:
    """Return the take of the gems that are all that a line names; None where it is none."""
    words = line.split()
    if line.rstrip().endswith("?") or (len(words) == 1 and not parted_colours(line, vocabulary)):
        return None
    tokens = [*_parted(reader.tokens(line), vocabulary)]
    counts = _counted(_without_once(tokens, vocabulary), vocabulary)
    if counts is None:
        return None
    wanted = tuple(counts.get(letter, 0) for letter in ORDER)
    takes = (each for each in legal_actions(state) if isinstance(each, Take))
    return next((Act(each) for each in takes if each.gems == wanted), None)


def parted_colours(word: str, vocabulary: Vocabulary) -> str:
    """Return the letters of the colours that are written as one word; nothing of any other."""
    if len(word) > LONGEST_GUESS:
        return ""
    return next(_parting(fold(word.strip(".,;:!")), _colours(vocabulary.locale.language)), "")


def _parting(word: str, colours: dict[str, str], found: str = "") -> Iterator[str]:
    """Yield the letters of the colours that a word is put together from, two or more."""
    if not word and len(found) > 1:
        yield found
    for name, letter in colours.items():
        if word.startswith(name):
            yield from _parting(word[len(name) :], colours, found + letter)


@cache
def _colours(language: str) -> dict[str, str]:
    """Return the names of the gems, without accents, each with its letter."""
    locale = Locale(language)
    named = ((fold(w), letter) for letter in ORDER for w in locale.words(f"gem-{letter}", "words"))
    return {name: letter for name, letter in named if len(name) >= _SHORTEST and name.isalpha()}


def _parted(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> Iterator[Sensed]:
    """Yield words, of colours in one word each."""
    for each in tokens:
        letters = "" if each.senses else parted_colours(each.word, vocabulary)
        yield from [Sensed(letter, frozenset(("colour",))) for letter in letters] or [each]


def _without_once(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> Sequence[Sensed]:
    """Return words without what says that gems are taken once: `one time two whites`."""
    once = [vocabulary.number(each.word) == 1 for each in tokens[:1]]
    timed = len(tokens) > 2 and tokens[1].has("often", "idle") and tokens[2].has("number")
    return tokens[2:] if any(once) and timed else tokens


def _counted(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> dict[str, int] | None:
    """Return how many of each gem are named; None where something else is, too."""
    counts: dict[str, int] = {}
    count = 1
    for each in tokens:
        letter = each.word if len(each.word) == 1 and each.word in ORDER else ""
        named = vocabulary.gems_begun(each.word) if each.has("colour") and not letter else letter
        number = vocabulary.number(each.word)
        if len(named) == 1:
            counts[named[0]] = counts.get(named[0], 0) + count
            count = 1
        elif number:
            count = number
        elif each.guessed or each.has(*_OTHERWISE) or not each.has(*_BESIDE):
            return None
    return counts if count == 1 else None
