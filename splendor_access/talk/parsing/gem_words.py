"""Which gems are meant by words: `two red`, `3s1e`, `sed`, `blue and green`."""

from itertools import product

from splendor_access.game.cards import NONE, ORDER, Gems, as_gems, gems, plus
from splendor_access.game.notation import NotationError, letter_text, parse_counts
from splendor_access.talk.parsing.filters import whole_word
from splendor_access.talk.parsing.vocabulary import Vocabulary


def parse_gems(
    words: list[str], vocabulary: Vocabulary, *, strict: bool, either: bool = False
) -> list[Gems]:
    """Return every count of gems that words can mean; none when one means nothing.

    Where it is `strict`, gem letters in the order of the notation are never an abbreviation. A
    colour is no run of letters, as the English `red` could be, unless it may be `either`; no other
    word beside a colour is one, such as `or` and `so`.
    """
    together = "".join(words)
    try:
        return [parse_counts(together)]
    except NotationError:
        pass
    fillers, articles = vocabulary.words("filler"), vocabulary.words("article")
    parts: list[list[Gems]] = []
    times = None
    words = [*map(whole_word, words)]
    telling = [word for word in words if word not in fillers | articles]
    colours = [word for word in telling if _is_colour(word, vocabulary)]
    if colours and vocabulary.words("or").intersection(words) - {*colours}:
        return []  # "red or green" is not both; the Dutch word for it is an English filler
    for at, word in enumerate(words):
        if word in fillers:
            continue
        number = vocabulary.number(word)
        if number is not None and times is None and not (word in articles and at == len(words) - 1):
            times = number
            continue
        if word in articles:
            continue  # "a blue", and "the blue one"
        beside = len(colours) > (word in colours)
        letters = not beside and (either or not vocabulary.holds_colour(word))
        found = _parse_word(word, times, vocabulary, strict=strict, letters=letters)
        if not found:
            return []
        parts.append(found)
        times = None
    if times is not None or not parts:
        return []
    meanings: list[Gems] = []
    for choice in product(*parts):
        total = NONE
        for counts in choice:
            total = plus(total, counts)
        if total not in meanings:
            meanings.append(total)
        if len(meanings) > 9:
            break
    return meanings


def _is_colour(word: str, vocabulary: Vocabulary) -> bool:
    """Return whether a word names a gem, or begins to and can be nothing else."""
    could_be_letters = not set(word) - set(ORDER)
    return bool(vocabulary.gems_begun(word)) and (
        not could_be_letters or vocabulary.holds_colour(word)
    )


def _parse_word(
    word: str, times: int | None, vocabulary: Vocabulary, *, strict: bool, letters: bool
) -> list[Gems]:
    """Return what one word can mean, with the number said before it.

    `letters`: more than one letter may be a run of them.
    """
    found: list[Gems] = []
    is_run = not set(word) - set(ORDER) and ((letters and times is None) or len(word) == 1)
    run = gems(word)
    if is_run and times is not None:
        run = as_gems(n * times for n in run)
    # Nothing of more than three gems is written so, and the Dutch word for red, rood, is one.
    written = strict and len(word) <= 3 and word == letter_text(run)
    if is_run and (len(word) == 1 or written):
        return [run]
    for letter in vocabulary.gems_begun(word):
        found.append(gems(letter * (1 if times is None else times)))
    if not found:
        try:
            return [parse_counts(word)] if times is None else []
        except NotationError:
            pass
    return [*found, run] if is_run else found
