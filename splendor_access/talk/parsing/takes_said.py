"""What a line says of a take in words of its own: open, bare, beside a denied gem, or replaced.

Gems may be left open, as in `three different ones but no blue` and `two of the same`, or named and
nothing else, as in `gems: r, d, s`, `bluewhitered` and `once two whites`. They may stand beside one
that is denied, as in `skip red, I take blue, green and white`, or replace others, as in `white,
green and red, no, blue instead of red`.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from splendor_access.game.actions import Action, Take
from splendor_access.game.cards import ORDER, Gems
from splendor_access.game.legality import legal_actions, refusal
from splendor_access.game.state import State
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Act
from splendor_access.talk.parsing.senses import LONGEST_GUESS, Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

_BESIDE = (
    *("filler", "idle", "me", "take", "tokens", "every", "any", "number", "same", "different"),
    *("colour", "colours", "except", "without", "not", "rather", "keep", "leave", "bid", "want"),
    *("future", "now", "then", "pair", "board", "only", "cancel", "again", "what"),
)
"""What all words of such a line may mean, but one that is not known."""

_DENYING = ("except", "without", "not", "keep", "leave", "bid")
"""What leaves out the colours behind it, or all colours where none is behind it."""

_OTHERS = ("other", "further", "more", "ordinal-other")
"""What says that more gems are taken than those that are named."""

_GEMS = ("take", "tokens", "same", "different", "colours", "pair")
"""What says that gems are taken; so does a number with a colour left out."""


def open_takes(tokens: Sequence[Sensed], state: State, vocabulary: Vocabulary) -> list[Action]:
    """Return the takes that a line leaves open; none where it is about something else."""
    if state.phase != "act" or not all(_fits(each, tokens) for each in tokens):
        return []
    if sum(each.guessed or not each.senses for each in tokens) > 1:
        return []

    def has(*senses: str) -> bool:
        return any(each.has(*senses) and not each.guessed for each in tokens)

    denied = _denied(tokens, vocabulary)
    wanted = {c for each in tokens for c in _letters(each, vocabulary)} - denied
    counts = {*_numbers(tokens, vocabulary)}
    alike = has("pair") or (has("same") and 2 in counts)
    size = 2 if alike or 2 in counts else 3 if 3 in counts or has("different", "colours") else 0
    says = has(*_GEMS) or (bool(denied) and size > 0)
    if not says or not (size or denied) or (wanted and not denied) or (alike and 3 in counts):
        return []
    return [
        each
        for each in legal_actions(state)
        if isinstance(each, Take)
        and sum(each.gems) == (size or 3)
        and (size == 2 or max(each.gems) == 1)
        and not denied & _taken(each.gems)
        and wanted <= _taken(each.gems)
    ]


def with_others(tokens: Sequence[Sensed], state: State, vocabulary: Vocabulary) -> list[Action]:
    """Return the takes of named gems beside others that are only counted: `blue and two others`."""
    others = next(_others(tokens, vocabulary), 0)
    wanted = {c for each in tokens for c in _letters(each, vocabulary)}
    beside = (*_BESIDE, *_OTHERS, "last", "bank", "with")
    known = [each for each in tokens if each.senses and not each.guessed]
    plain = all(t.has(*beside) and not t.has("place", "name", "noble") for t in known)
    plain = plain and len(known) >= len(tokens) - 1
    denied = any(each.has(*_DENYING, "or") and not each.has("filler") for each in tokens)
    denied |= any(each.has("card") and not each.has("number") for each in tokens)
    if not (plain and wanted and others) or denied or len(wanted) + others != 3:
        return []
    takes = [each for each in legal_actions(state) if isinstance(each, Take)]
    return [each for each in takes if wanted < _taken(each.gems) and max(each.gems) == 1]


def _others(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> Iterator[int]:
    """Yield how many gems are taken whose colour is not named: `any two more`, `another`."""
    told = [each for each in tokens if each.has("number", *_OTHERS) or not each.has("filler")]
    for before, each, behind in zip([None, *told], told, [*told[1:], None], strict=False):
        near = [one for one in (before, behind) if one and one.has(*_OTHERS)]
        number = vocabulary.number(each.word) if each.has("number") else None
        if number and near and not (behind and behind.has("colour")):
            yield number
        elif each.has("ordinal-other") and not (before and before.has("number")):
            yield 1


def completed(gems: Gems, state: State) -> list[Action]:
    """Return the takes that have one more colour than two that alone are not allowed."""
    two = _taken(gems)
    if len(two) != 2 or sum(gems) != 2 or refusal(state, Take(gems)) is None:
        return []
    takes = [each for each in legal_actions(state) if isinstance(each, Take)]
    return [each for each in takes if two < _taken(each.gems) and sum(each.gems) == 3]


def _fits(token: Sensed, tokens: Sequence[Sensed]) -> bool:
    """Return whether a word may stand in such a line; `two cards` may not."""
    if token.guessed or not token.senses:
        return True
    counted = any(one.has("number") and two is token for one, two in pairwise(tokens))
    card = token.has("card") and not token.has("number") and counted
    return token.has(*_BESIDE) and not token.has("place", "name", "noble") and not card


def _denied(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> set[str]:
    """Return the colours that are left out."""
    at = next((n for n, each in enumerate(tokens) if each.has(*_DENYING)), None)
    if at is None:
        return set()
    behind = {c for each in tokens[at:] for c in _letters(each, vocabulary)}
    return behind or {c for each in tokens for c in _letters(each, vocabulary)}


def _letters(token: Sensed, vocabulary: Vocabulary) -> list[str]:
    return vocabulary.gems_begun(token.word) if token.has("colour") else []


def _numbers(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> Iterator[int]:
    """Yield the numbers that count gems, but for those that may be articles."""
    for each in tokens:
        number = vocabulary.number(each.word) if each.has("number") else None
        if number is not None and number > 1:
            yield number


def _taken(gems: Gems) -> set[str]:
    return {letter for letter, count in zip(ORDER, gems, strict=True) if count}


_SHORTEST = 3
"""The fewest letters of a colour that is written in one word with others."""

_BESIDE_BARE = ("filler", "idle", "tokens", "take", "me", "want", "own", "turn", "future", "then")
"""What may stand beside the gems."""

_NOT_BARE = (
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
        elif each.guessed or each.has(*_NOT_BARE) or not each.has(*_BESIDE_BARE):
            return None
    return counts if count == 1 else None


_DENYING_NEXT = ("not", "without", "except", "pass")
"""What denies the colour right behind it."""

_NOT_BESIDE_DENIED = (
    *("place", "card", "name", "noble", "points", "cost", "past", "should", "able", "held"),
    *("what", "who", "many", "why", "happen", "buy", "reserve", "pay", "need", "have", "payment"),
)
"""What such a line is not about."""


def beside_denied(tokens: Sequence[Sensed], state: State, vocabulary: Vocabulary) -> Act | None:
    """Return the take of the gems that are named beside denied ones; None where it is none.

    Of `every` colour those are taken that the bank has; `something without red` is anything.
    """
    if any(each.has(*_NOT_BESIDE_DENIED) and not each.has("filler", "idle") for each in tokens):
        return None
    named = [each for each in tokens if not each.has("filler") or each.has("colour", "or")]
    denied: set[str] = set()
    told: set[str] = set()
    for before, each in pairwise([None, *named]):
        letters = vocabulary.gems_begun(each.word) if each and each.has("colour") else []
        denies = before is not None and before.has(*_DENYING_NEXT)
        (denied if denies else told).update(letters)
    if not denied:
        return None
    wanted = told - denied
    if not wanted and any(each.has("every") and not each.has("any") for each in tokens):
        there = {c for c, count in zip(ORDER, state.bank, strict=True) if count and c != "g"}
        wanted = there - denied
    return next((Act(each) for each in legal_actions(state) if _takes_each(each, wanted)), None)


def _takes_each(action: Action, letters: set[str]) -> bool:
    """Return whether an action takes one gem of each of these and nothing else."""
    counts = dict.fromkeys(letters, 1)
    wanted = tuple(counts.get(letter, 0) for letter in ORDER)
    return isinstance(action, Take) and action.gems == wanted


_NOT_REPLACED = (
    *("place", "card", "name", "noble", "points", "cost", "past", "should", "able", "held"),
    *("who", "many", "why", "buy", "reserve", "pay", "need", "payment", "pair"),
)
"""What such a line is not about."""


def with_replaced(line: str, reader: Reader, state: State, vocabulary: Vocabulary) -> Act | None:
    """Return the take of the gems that are named, the last of them put in the place of another.

    None where none is replaced, or where the gems that are left are no take.
    """
    found = _replacing(line, vocabulary)
    if found is None or line.rstrip().endswith("?"):
        return None
    mark, swaps = found
    if any(
        each.has(*_NOT_REPLACED) and not each.has("filler", "idle") for each in reader.tokens(line)
    ):
        return None
    before = _letters_named(line[: mark.start()], reader, vocabulary)
    behind = _letters_named(line[mark.end() :], reader, vocabulary)
    apart = not line[: mark.start()].rstrip() or line[: mark.start()].rstrip()[-1] in ",;:."
    if swaps or (len(behind) > 1 and (apart or len(before) > 2)):
        taken, (gone, come) = before, [*behind, "", ""][:2]  # "instead of red blue"
    else:
        taken, come, gone = before[:-1], ["", *before][-1], [*behind, ""][0]
    wanted = {*taken, come} - {gone}
    if gone not in taken or not come or len(wanted) != len(taken):
        return None
    gems = tuple(int(letter in wanted) for letter in ORDER)
    takes = (each for each in legal_actions(state) if isinstance(each, Take))
    return next((Act(each) for each in takes if each.gems == gems), None)


def _replacing(line: str, vocabulary: Vocabulary) -> tuple[re.Match[str], bool] | None:
    """Return the last words that replace something, and whether its substitute comes last."""
    for kind, swaps in (("said-instead", False), ("words-exchanging", True)):
        known = sorted(vocabulary.locale.words(kind), key=len, reverse=True)
        pattern = rf"(?<!\w)(?:{'|'.join(map(re.escape, known))})(?!\w)"
        found = [*re.finditer(pattern, line.replace("\u2019", "'"), re.IGNORECASE)]
        if found:
            return found[-1], swaps
    return None


def _letters_named(text: str, reader: Reader, vocabulary: Vocabulary) -> list[str]:
    """Return the gems that a part of a line names, in its order."""
    each = (vocabulary.gems_begun(t.word) for t in reader.tokens(text) if t.has("colour"))
    return [letters[0] for letters in each if len(letters) == 1]
