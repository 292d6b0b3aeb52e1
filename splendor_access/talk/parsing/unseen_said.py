"""The deck from which a sentence draws a card unseen: `blind one from the bottom pile`."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from splendor_access.game.cards import LEVELS
from splendor_access.talk.parsing.read_words import read_words
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

_OTHERWISE = ("place", "colour", "points", "cost", "name", "many", "who", "when", "why", "past")
"""What a line names that is not about drawing a card."""

_HOW = ("not", "without", "except", "able", "should", "rule", "every", "bank")
"""What asks, denies or doubts."""

_HIGHEST = ("most", "big", "expensive")
"""What says of a deck that no other is above it: `the highest deck`."""

NEAR = 2
"""So many words may stand between a deck and where it lies: `the deck in the middle`."""


def deck_said(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> str | None:
    """Return the level of the deck from which a card is drawn; None where none is."""
    decks = [at for at, each in enumerate(tokens) if each.has("deck")]
    drawn = len(decks) > 1 or any(each.has("reserve", "take", "hand") for each in tokens)
    asks = any(each.has(*_OTHERWISE) or (each.has(*_HOW) and not each.guessed) for each in tokens)
    if not decks or not drawn or asks or tokens[0].has("what"):
        return None
    return next(_levels(tokens, decks, vocabulary), None)


def _levels(
    tokens: Sequence[Sensed], decks: Sequence[int], vocabulary: Vocabulary
) -> Iterator[str]:
    """Yield the levels that are named: by letter, number or ordinal, or by where the deck lies."""
    for one, two in pairwise(tokens):
        number = vocabulary.number(two.word)
        if one.has("deck", "level") and two.word in LEVELS:
            yield two.word
        elif one.has("level") and number and number <= len(LEVELS):
            yield LEVELS[number - 1]
        elif two.has("deck") and one.word in LEVELS and not one.has("filler"):
            if one.word not in vocabulary.locale.words("words-article"):
                yield one.word  # "vom a-stapel"
        elif two.has("deck", "level") and one.has("ordinal"):
            yield from (LEVELS[n - 1] for n in range(1, 4) if one.has(f"ordinal-{n}"))
    told = [each for each in tokens if each.has("deck") or not each.has("filler")]
    decks = [at for at, each in enumerate(told) if each.has("deck")]
    for at, token in enumerate(told):
        near = any(0 < abs(at - deck) <= NEAR for deck in decks)
        read = read_words(token.word, vocabulary).tokens if near and not token.has("deck") else ()
        if len(read) == 1 and read[0].kind == "row" and isinstance(read[0].value, str):
            yield read[0].value
        elif near and token.has(*_HIGHEST):
            yield LEVELS[-1]
