"""Takes that do not name every gem: `three different ones but no blue`, `two of the same`."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from splendor_access.game.actions import Action, Take
from splendor_access.game.cards import ORDER, Gems
from splendor_access.game.legality import legal_actions, refusal
from splendor_access.game.state import State
from splendor_access.talk.parsing.senses import Sensed
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
