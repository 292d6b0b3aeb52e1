"""Gems that are taken beside one that is denied: `skip red, I take blue, green and white`."""

from collections.abc import Sequence
from itertools import pairwise

from splendor_access.game.actions import Action, Take
from splendor_access.game.cards import ORDER
from splendor_access.game.legality import legal_actions
from splendor_access.game.state import State
from splendor_access.talk.parsing.commands import Act
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

_DENYING = ("not", "without", "except", "pass")
"""What denies the colour right behind it."""

_OTHER = (
    *("place", "card", "name", "noble", "points", "cost", "past", "should", "able", "held"),
    *("what", "who", "many", "why", "happen", "buy", "reserve", "pay", "need", "have", "payment"),
)
"""What such a line is not about."""


def beside_denied(tokens: Sequence[Sensed], state: State, vocabulary: Vocabulary) -> Act | None:
    """Return the take of the gems that are named beside denied ones; None where it is none.

    Of `every` colour those are taken that the bank has; `something without red` is anything.
    """
    if any(each.has(*_OTHER) and not each.has("filler", "idle") for each in tokens):
        return None
    named = [each for each in tokens if not each.has("filler") or each.has("colour", "or")]
    denied: set[str] = set()
    told: set[str] = set()
    for before, each in pairwise([None, *named]):
        letters = vocabulary.gems_begun(each.word) if each and each.has("colour") else []
        denies = before is not None and before.has(*_DENYING)
        (denied if denies else told).update(letters)
    if not denied:
        return None
    wanted = told - denied
    if not wanted and any(each.has("every") and not each.has("any") for each in tokens):
        there = {c for c, count in zip(ORDER, state.bank, strict=True) if count and c != "g"}
        wanted = there - denied
    return next((Act(each) for each in legal_actions(state) if _takes(each, wanted)), None)


def _takes(action: Action, letters: set[str]) -> bool:
    """Return whether an action takes one gem of each of these and nothing else."""
    counts = dict.fromkeys(letters, 1)
    wanted = tuple(counts.get(letter, 0) for letter in ORDER)
    return isinstance(action, Take) and action.gems == wanted
