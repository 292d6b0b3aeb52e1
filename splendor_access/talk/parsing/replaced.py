"""Gems of a take that others replace: `white, green and red, no, blue instead of red`."""

import re

from splendor_access.game.actions import Take
from splendor_access.game.cards import ORDER
from splendor_access.game.legality import legal_actions
from splendor_access.game.state import State
from splendor_access.talk.parsing.commands import Act
from splendor_access.talk.parsing.senses import Reader
from splendor_access.talk.parsing.vocabulary import Vocabulary

_OTHER = (
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
    if any(each.has(*_OTHER) and not each.has("filler", "idle") for each in reader.tokens(line)):
        return None
    before = _letters(line[: mark.start()], reader, vocabulary)
    behind = _letters(line[mark.end() :], reader, vocabulary)
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


def _letters(text: str, reader: Reader, vocabulary: Vocabulary) -> list[str]:
    """Return the gems that a part of a line names, in its order."""
    each = (vocabulary.gems_begun(t.word) for t in reader.tokens(text) if t.has("colour"))
    return [letters[0] for letters in each if len(letters) == 1]
