"""What numbers, colours and levels in the words of a turn count: gems, and the deck of a card."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from splendor_access.game.cards import GOLD, LEVELS, NO_GEMS, ORDER, Gems, as_gems, plus
from splendor_access.talk.parsing.read_words import SaidWord, word_lists, words_read
from splendor_access.talk.parsing.vocabulary import Vocabulary


def counted(tokens: Sequence[SaidWord]) -> Gems | None:
    """Return the gems that numbers and colours count: `two red and a blue`, or None.

    A number that no colour follows must be how many the others are: `three of them, all red`.
    """
    total, sums = NO_GEMS, []
    before: int | None = None
    for token, following in pairwise([*tokens, None]):
        assert token
        if token.kind == "number":
            if following and following.kind == "colour":
                before = int(str(token.value))
            elif not token.article or not total:
                sums.append(token.value)
        elif (
            token.kind == "colour" and isinstance(token.value, frozenset) and len(token.value) == 1
        ):
            [letter] = token.value
            count = 1 if before is None else before
            total = plus(total, as_gems(count * (each == letter) for each in ORDER))
            before = None
        elif token.kind not in ("each", "partly", "only"):
            return None
    return total if all(each == sum(total) for each in sums) else None


def is_take(taken: Gems) -> bool:
    """Return whether gems are three different ones, or two of one colour."""
    return not taken[GOLD] and sorted(taken)[-3:] in ([1, 1, 1], [0, 0, 2])


def deck_level(words: Sequence[str], vocabulary: Vocabulary) -> str | None:
    """Return the level of the deck that is named: `deck a`, `the top card of the second deck`."""
    levels = {"a": "a", "b": "b", "c": "c", 1: "a", 2: "b", 3: "c"}
    ordinals = word_lists(vocabulary.locale.language).ordinals
    decks = vocabulary.words("deck")
    ends = {"", *vocabulary.words("and"), *word_lists(vocabulary.locale.language).articles}
    named = [
        word
        for before, word, after in zip(words, words[1:], [*words[2:], ""], strict=False)
        if before in decks and word in tuple(LEVELS) and after in ends
    ]
    if len(named) == 1:
        return named[0]  # another "a" is an article: "a gold, and deck a"
    # The top card is that of any deck where the deck is named otherwise.
    below = [word for word in words if word not in decks]
    for names in (below, words):
        said = [levels[ordinals[word]] for word in names if ordinals.get(word) in levels]
        others = [word for word in names if word not in ordinals]
        level = _level(said, words_read(others, vocabulary).tokens, levels)
        if level:
            return level
    return None


def _level(
    said: Sequence[str], tokens: Sequence[SaidWord], levels: Mapping[object, str]
) -> str | None:
    """Return the one level among words that are about nothing else, or None."""
    if any(token.kind not in ("row", "letter", "number", "level", "partly") for token in tokens):
        return None
    named = [token for token in tokens if token.kind not in ("level", "partly")]
    sure = [token for token in named if not token.article]
    # "a" may be a deck, or an article.
    letters = [token for token in named if token.letter] if not (sure or said) else []
    found = [*said, *(levels.get(each.letter or each.value, "") for each in (*sure, *letters))]
    return found[0] if len(found) == 1 else None
