"""What a colour in a description belongs to: a card, what it costs, or a comparison.

As in `red cards`, `cards that cost red` and `more red than white`.
"""

from collections.abc import Sequence
from itertools import pairwise

from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary


def colours_card(tokens: Sequence[Sensed]) -> bool:
    """Return whether a colour is that of a card, beside whose word it stands: `red cards`."""
    return any(is_of_card(tokens, at) for at, each in enumerate(tokens) if each.has("colour"))


def is_of_card(tokens: Sequence[Sensed], at: int) -> bool:
    """Return whether the colour at a place stands beside a word for a card."""
    beside = [*tokens[max(at - 1, 0) : at], *tokens[at + 1 : at + 2]]
    return any(each.has("card") for each in beside)


def is_given(tokens: Sequence[Sensed], at: int) -> bool:
    """Return whether the colour at a place is what a card gives, as no price stands nearer."""
    gives = [abs(n - at) for n, each in enumerate(tokens) if each.has("give", "bonus")]
    costs = [abs(n - at) for n, each in enumerate(tokens) if each.has("cost", "need")]
    return bool(gives) and min(gives) < min(costs, default=len(tokens))


def is_priced(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> bool:
    """Return whether a card is called by its colour and price: `the red one for two blue`."""
    coloured = next((at for at, each in enumerate(tokens) if each.has("colour")), len(tokens))
    behind = [each for each in tokens[coloured + 1 :] if not each.has("card")]
    pairs = pairwise(behind[:2])
    known = vocabulary.words("priced")
    return any(fold(one.word) in known and two.has("number") for one, two in pairs)


def compares_colours(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> bool:
    """Return whether two colours are compared: `more red than white`."""
    joining = vocabulary.words("and") | vocabulary.words("or")
    coloured = [at for at, each in enumerate(tokens) if each.has("colour")]
    for first, second in pairwise(coloured):
        between = tokens[first + 1 : second]
        joined = any(each.has("or") or each.word in joining for each in between)
        more = first > 0 and tokens[first - 1].has("more", "less")
        if more and between and not joined:
            return True
    return False
