"""The card or tile that words mean: by a place, a row, a code, or a description."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise, product

from splendor_access.game.cards import (
    LEVELS,
    NO_GEMS,
    ORDER,
    Card,
    Gems,
    Noble,
    as_gems,
    gems,
    plus,
)
from splendor_access.game.notation import (
    NotationError,
    letter_text,
    parse_card,
    parse_counts,
    parse_noble,
)
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES, hand_places
from splendor_access.talk.messages import Arg, Message, as_typed, clean, fold, say, whole_word
from splendor_access.talk.parsing.commands import Context, Parsed, Unclear, Which
from splendor_access.talk.parsing.descriptions import level_told
from splendor_access.talk.parsing.filters import places_of
from splendor_access.talk.parsing.read_words import read_words, word_lists
from splendor_access.talk.parsing.vocabulary import Vocabulary

CARDS_IN_ROW = 4
"""The places of a row."""

LONGEST = 3
"""The most words that name a row: `rangée du bas`."""


def with_places(words: Sequence[str], vocabulary: Vocabulary) -> list[str]:
    """Return words with the place of a card in a row: `the third card in the middle row` is b3.

    So is `card number three in the middle row`.
    """
    counted = _with_ordinal(words, vocabulary)
    if counted != [*words]:
        named = with_places(counted, vocabulary)
        return named if named != counted else [*words]
    ordinals = word_lists(vocabulary.locale.language).ordinals
    levels = vocabulary.words("level")
    counted_in = [
        at
        for at, word in enumerate(words)
        if ordinals.get(word, 5) <= CARDS_IN_ROW and not levels.intersection(words[at + 1 : at + 2])
    ]
    if len(counted_in) != 1 or vocabulary.words("deck").intersection(words):
        return [*words]
    [at] = counted_in
    for begin, end, level in _rows(words, vocabulary):
        if begin > at and end <= len(words):
            place = f"{level}{ordinals[words[at]]}"
            return [*words[:at], place, *words[at + 1 : begin], *words[end:]]
    return [*words]


def with_rows(words: Sequence[str], vocabulary: Vocabulary) -> list[str]:
    """Return words with places as above, and each row that is told by where it lies by its letter.

    `the red one in the bottom row` becomes `the red one in row a`.
    """
    levels = vocabulary.words("level")
    words = _with_level(_with_letter(words, vocabulary), vocabulary)
    named = with_places(words, vocabulary)
    for begin, end, level in _rows(named, vocabulary):
        if level not in named[begin:end]:
            word = next(each for each in named[begin:end] if each in levels)
            return with_rows([*named[:begin], word, level, *named[end:]], vocabulary)
    return named


def _with_ordinal(words: Sequence[str], vocabulary: Vocabulary) -> list[str]:
    """Return words with an ordinal for the number of a card in a row: `number two` is `second`."""
    ordinals = word_lists(vocabulary.locale.language).ordinals
    levels, numbering = vocabulary.words("level"), vocabulary.words("numbering")
    for at, word in enumerate(words[1:], 1):
        number = vocabulary.number(word)
        of_row = levels.intersection(words[max(at - 2, 0) : at])
        if words[at - 1] in numbering and not of_row and number and number <= CARDS_IN_ROW:
            ordinal = next(each for each, counts in ordinals.items() if counts == number)
            return [*words[: at - 1], ordinal, *words[at + 1 :]]
    return [*words]


def _with_letter(words: Sequence[str], vocabulary: Vocabulary) -> list[str]:
    """Return words with the letter of a row behind its word: `the b row` is `the row b`.

    A letter that may be the word `a` needs another article before it.
    """
    levels, small = vocabulary.words("level"), vocabulary.words("filler")
    parted = [part for word in words for part in _hyphened(word, levels)]
    for at, (letter, word) in enumerate(pairwise(parted)):
        named = letter not in small or (at > 0 and parted[at - 1] in small)
        if word in levels and letter in LEVELS and named:
            return [*parted[:at], word, letter, *parted[at + 2 :]]
    return [*words]


def _hyphened(word: str, levels: frozenset[str]) -> list[str]:
    """Return the two parts of a row that is written as `a-row`; any other word alone."""
    letter, _, row = word.partition("-")
    return [letter, row] if letter in LEVELS and row in levels else [word]


def _with_level(words: Sequence[str], vocabulary: Vocabulary) -> list[str]:
    """Return words with the word `row` where only its height is told: `the first at the bottom`."""
    ordinals = word_lists(vocabulary.locale.language).ordinals
    others = vocabulary.words("level") | vocabulary.words("deck")
    if others.intersection(words) or not any(ordinals.get(w, 5) <= CARDS_IN_ROW for w in words):
        return [*words]
    for at, word in enumerate(words):
        read = read_words(word, vocabulary).tokens
        behind = words[at + 1 : at + 2]
        counted = behind and vocabulary.number(behind[0]) is not None  # "under 3 points"
        if len(read) == 1 and read[0].kind == "row" and word not in ordinals and not counted:
            row = vocabulary.locale.words("words-level")[-1]
            return [*words[:at], fold(row), *words[at:]]
    return [*words]


def _rows(words: Sequence[str], vocabulary: Vocabulary) -> Iterator[tuple[int, int, str]]:
    """Yield where a row is named, from the first word to behind the last one, and its level."""
    levels, decks = vocabulary.words("level"), vocabulary.words("deck")
    if not levels.intersection(words):
        return
    for begin, length in product(range(len(words)), range(2, LONGEST + 1)):
        said = words[begin : begin + length]
        if len(said) < length or not levels.intersection((said[0], said[-1])):
            continue
        if any(word in decks and not read_words(word, vocabulary).tokens for word in said):
            continue  # `the top deck, level three`
        read = read_words(" ".join(said), vocabulary)
        found = level_told(read.tokens, 0) if read.tokens else None
        if found and found[1] == len(read.tokens) and not (read.ignored or read.guessed):
            yield begin, begin + length, found[0]


Make = Callable[[str], Parsed]
"""Turns a place into what the line means for it."""


def parse_one_card(
    command: str,
    words: list[str],
    line: str,
    context: Context,
    vocabulary: Vocabulary,
    make: Make,
) -> Parsed:
    """Return what a line means for the one card that words of it name.

    That is `Which` if they name several cards, and `Unclear` if they name none.
    """
    text = " ".join(words)
    places = (*MARKET_PLACES, *hand_places(context.state.seats[context.seat]))
    fillers = vocabulary.words("filler")
    named = [word for word in words if word not in fillers]
    if len(named) == 1 and named[0] in places:
        if command == "reserve" and named[0] in HAND_PLACES:
            return Unclear(_why_not_from_hand(named[0], context))
        return make(str(named[0]))
    if len(named) == 1 and named[0] in TILE_PLACES:
        return Unclear(say("place-of-noble", place=named[0]))
    there = context.known_cards()
    if command == "reserve":
        there = {place: card for place, card in there.items() if place in MARKET_PLACES}
    if len(named) == 1 and re.fullmatch(r"[a-z]\d", named[0]):
        return _no_such_place(named[0], there, make)
    item = by_code(text)
    if isinstance(item, Card):
        meant = [place for place, card in there.items() if card == item]
        if not meant:
            return Unclear(say("card-not-there", card=item))
        return make(meant[0])
    mine = context.state.seats[context.seat]
    matching = places_of(words, there, vocabulary, mine, buying=command == "buy")
    if matching is None:
        return Unclear(vocabulary.not_understood(command, line))
    if not matching:
        return Unclear(say("no-card-fits", typed=clean(as_typed(words))))
    if len(matching) == 1:
        return make(matching[0])
    return Which(
        say("which-card", typed=clean(as_typed(words)), count=len(matching)),
        _options(matching, there, make),
    )


def _why_not_from_hand(place: str, context: Context) -> Message:
    held = context.state.seats[context.seat].held_at(place)
    return say("already-reserved" if held else "reserve-from-market", place=place)


def parse_held_card(
    command: str,
    words: list[str],
    line: str,
    context: Context,
    vocabulary: Vocabulary,
    make: Make,
) -> Parsed:
    """Return what a line means for a card of one's own hand: `my reserved card`."""
    there = {place: card for place, card in context.known_cards().items() if place in HAND_PLACES}
    idle = vocabulary.words("filler") | vocabulary.words("mine") | vocabulary.words("held")
    described = [word for word in words if word not in idle]
    mine = context.state.seats[context.seat]
    matching: list[str] | None = [*there]
    if described:
        matching = places_of(described, there, vocabulary, mine, buying=command == "buy")
    if matching is None:
        return Unclear(vocabulary.not_understood(command, line))
    typed = clean(as_typed(words))
    if not matching:
        return Unclear(say("no-card-fits", typed=typed))
    if len(matching) == 1:
        return make(matching[0])
    options = _options(matching, there, make)
    return Which(say("which-card", typed=typed, count=len(matching)), options)


_TOTALLED = 5
"""The fewest words of a number with what it counts: `two: a red, a green`."""

_DIGITS = {"a": 4, "b": 4, "c": 4, "h": 3, "n": 5}
"""How many places begin with a letter."""


def joined_place(words: list[str], vocabulary: Vocabulary) -> str | None:
    """Return the place that two words are, as they come from dictation: `b 2`, `c three`."""
    if len(words) != 2:
        return None
    letter, most = words[0], _DIGITS.get(words[0], 0)
    number = vocabulary.number(words[1]) if most else None
    return f"{letter}{number}" if number and number <= most else None


def by_code(text: str) -> Card | Noble | None:
    """Return the card or tile of a code, wherever it lies."""
    for parse in (parse_card, parse_noble):
        try:
            return parse(text)
        except NotationError:
            continue
    return None


def tile_text(words: Iterable[str], vocabulary: Vocabulary) -> str:
    """Return what may be the place or the code of a tile, without the small words about it."""
    about = vocabulary.words("filler") | vocabulary.words("tile")
    return " ".join(word for word in words if word not in about)


def place_of(item: Card | Noble, context: Context) -> str | None:
    """Return where a card or tile lies, as far as the speaker may know."""
    if isinstance(item, Noble):
        tiles = context.state.tiles
        return TILE_PLACES[tiles.index(item)] if item in tiles else None
    return next((place for place, card in context.known_cards().items() if card == item), None)


def _options(
    places: Iterable[str], there: dict[str, Card], make: Make
) -> tuple[tuple[Message, Parsed], ...]:
    return tuple((say("placed", place=p, card=there[p]), make(p)) for p in places)


def _no_such_place(place: str, there: dict[str, Card], make: Make) -> Parsed:
    level, digit = place[0], place[1]
    if level not in LEVELS:
        return Unclear(say("no-such-place", place=place))
    fitting = [p for p, c in there.items() if c.level == level and c.points == int(digit)]
    facts: dict[str, Arg] = {"place": place, "level": level, "points": int(digit)}
    if not fitting:
        return Unclear(say("no-such-place-no-card", **facts))
    return Which(
        say("no-such-place-cards", count=len(fitting), **facts), _options(fitting, there, make)
    )


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
    of_all, rest = _totalled(words, vocabulary) if len(words) >= _TOTALLED else (0, words)
    if of_all:
        counted = parse_gems(rest, vocabulary, strict=strict, either=either)
        if whole := [each for each in counted if sum(each) == of_all]:
            return whole
    telling = [word for word in words if word not in fillers | articles]
    colours = [word for word in telling if _is_colour(word, vocabulary)]
    if colours and vocabulary.words("or").intersection(words) - {*colours}:
        return []  # "red or green" is not both; the Dutch word for it is an English filler
    summed = _summed([w for w in words if w not in fillers], vocabulary) if either else None
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
    meanings = [summed] if summed else []
    for choice in product(*parts):
        total = NO_GEMS
        for counts in choice:
            total = plus(total, counts)
        if total not in meanings:
            meanings.append(total)
        if len(meanings) > 9:
            break
    return meanings


def _totalled(words: list[str], vocabulary: Vocabulary) -> tuple[int, list[str]]:
    """Return the number of all gems and what counts them: `three: a red, a green and a white`.

    The number is 0 where no others, or articles, stand behind it.
    """
    idle = vocabulary.words("filler") - vocabulary.words("article")
    told = [word for word in words if word not in idle or vocabulary.number(word) is not None]
    articles = vocabulary.words("article")
    counting = [word in articles or vocabulary.number(word) is not None for word in told]
    counts = all(counting[:2]) and sum(counting) > 2  # "take 2 2 red" counts nothing
    total = (vocabulary.number(told[0]) or 0) if counts else 0
    return (total, told[1:]) if total > 1 else (0, told)


def _summed(words: list[str], vocabulary: Vocabulary) -> Gems | None:
    """Return the gems of `three: red, green and white`, where the number is that of the colours."""
    letters = [vocabulary.gems(word) for word in words[1:]]
    if len(letters) != 3 or vocabulary.number(words[0]) != 3 or any(len(e) != 1 for e in letters):
        return None
    found = gems("".join(each[0] for each in letters))
    return found if max(found) == 1 else None


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
    run = gems(word) if is_run else NO_GEMS
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
