"""What went wrong at a real table, as people tell it: `we skipped Ben`, `Ben forgot his gold`."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, get_args

import msgspec

from splendor_access.companion.saying_words import MARKS, idle_words, split_words
from splendor_access.game.cards import GOLD, NO_GEMS, ORDER, Gems, as_gems, gems, plus
from splendor_access.game.legality import TOKEN_LIMIT
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.read_words import word_lists, words_read
from splendor_access.talk.parsing.vocabulary import Vocabulary

Sign = Literal[
    "forgot",
    "skipped",
    "swapped",
    "seen",
    "dropped",
    "counted",
    "later",
    "wrong",
    "twice",
    "few",
    "gone",
    "instead",
    "although",
    "fourth",
    "refilled",
    "nobody",
    "stays-empty",
]

SIGNS: tuple[Sign, ...] = get_args(Sign)

MishapKind = Literal[
    "swapped",
    "seen",
    "unturned",
    "counted",
    "gold",
    "noble",
    "given",
    "nothing-given",
    "skipped",
    "twice",
    "corrected",
    "unpaid",
    "gone",
    "some",
    "although",
    "fourth",
    "no",
    "wrong",
]


MOST_TOLD = 5
"""More tokens than this are not the right ones of one turn."""


class Mishap(msgspec.Struct, frozen=True):
    """Something that went wrong.

    `later`: it is made good now. `gems` are those that were told, `instead` those that a `not`
    stands before. `described` are the words that may describe a card, or what was done although
    it is against the rules. `count` is how many tokens were told of without their colours.
    """

    kind: MishapKind
    seat: int | None = None
    places: tuple[str, ...] = ()
    gems: Gems = NO_GEMS
    instead: Gems = NO_GEMS
    later: bool = False
    described: str = ""
    count: int = 0


def mishap(line: str, vocabulary: Vocabulary, names: Sequence[str]) -> Mishap | None:
    """Return the mishap that a line tells of, or None if it tells of none."""
    return _Told(line, vocabulary, names).mishap() if "?" not in line else None


@lru_cache(maxsize=8)
def _sayings(language: str) -> dict[str, tuple[str, ...]]:
    """Return how each sign is said, with a space around; and the other words that count."""
    locale = Locale(language)
    verbs = ("return", "put", "pay", "reserve", "take", "get")
    names = (*SIGNS, *verbs, "denying", "rather", "free", "held", "blind", "turn", "left")
    lists = {name: locale.words(f"said-{name}") for name in names}
    lists["without"] = locale.words("words-without")
    return {
        name: tuple(f" {' '.join(split_words(saying))} " for saying in sayings)
        for name, sayings in lists.items()
    }


class _Told:
    """One line, with what is in it."""

    def __init__(self, line: str, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._language = vocabulary.locale.language
        words = split_words(line)
        self._words = [word for word in words if word not in MARKS]
        behind = words[len(words) - words[::-1].index(":") :] if ":" in words else words
        self._behind = [word for word in behind if word not in MARKS]
        agrees = [vocabulary.agrees(word) for word in self._words[:1]]
        self._denies = agrees == [False]
        self._text = f" {' '.join(self._words)} "
        found = [at for at, name in enumerate(names) if f" {fold(name)} " in self._text]
        self.seat = found[0] if len(found) == 1 else None
        self._many = len(found) > 1
        self._places = tuple(self._places_told())
        sayings = _sayings(self._language).values()
        self._signs = frozenset(word for each in sayings for say in each for word in say.split())
        own = {part for name in names for part in fold(name).split()}
        self._said = [word for word in self._words if word not in own]
        # "the card of Ana: white" describes it behind the colon
        self._behind = [word for word in self._behind if word not in own]

    def _is(self, *names: str) -> bool:
        """Return whether one of some things is said."""
        said = _sayings(self._language)
        return any(saying in self._text for name in names for saying in said[name])

    def _places_told(self) -> Sequence[str]:
        all_places = (*MARKET_PLACES, *HAND_PLACES, *TILE_PLACES)
        return [word for word in self._words if word in all_places]

    def _gems(self) -> tuple[Gems, Gems]:
        """Return the gems that are told, and those behind a `not`."""
        said = self._said[self._denies :]
        parts = [*self._split(said, "instead"), *self._split(said, "denying")]
        told, instead = next(iter(parts), (said, []))
        return self._counted(told), self._counted(instead)

    def _split(self, words: Sequence[str], name: str) -> Iterator[tuple[list[str], list[str]]]:
        """Yield the words before and behind the first saying of a kind, if there is one."""
        text = f" {' '.join(words)} "
        found = [
            (text.index(saying), saying)
            for saying in _sayings(self._language)[name]
            if saying in text
        ]
        if found:
            at, saying = min(found)
            yield text[:at].split(), text[at + len(saying) :].split()

    def _counted(self, words: Sequence[str]) -> Gems:
        """Return the gems among words, whatever else they say; a bare number counts nothing."""
        idle = idle_words(self._language) | self._signs
        said = [word for word in words if len(word) > 1 and not word.endswith("'")]
        tokens = words_read(said, self._vocabulary, idle).tokens
        total, before = NO_GEMS, 1
        for token in tokens:
            if token.kind == "number":
                before = int(str(token.value))
            elif isinstance(token.value, frozenset) and len(token.value) == 1:
                [letter] = token.value
                total = plus(total, as_gems(before * (each == letter) for each in ORDER))
                before = 1
        return total

    def mishap(self) -> Mishap | None:
        """Return what went wrong, or None."""
        kind = self._kind()
        if self._many:
            return Mishap("wrong") if kind in ("wrong", "skipped", "noble") else None
        if kind is None:
            return None
        told, instead = self._gems()
        places = self._places
        if kind == "noble":
            ordinals = word_lists(self._language).ordinals
            places += tuple(f"n{ordinals[word]}" for word in self._words if word in ordinals)
            places = tuple(place for place in places if place in TILE_PLACES)
        sayings = _sayings(self._language)
        shown = (*sayings["seen"], *sayings["dropped"])
        seen = {word for saying in shown for word in saying.split()}
        described = [word for word in self._behind if word not in seen]
        if kind == "although":
            described = self._before_although()
        return Mishap(
            kind,
            self.seat,
            places,
            told,
            instead,
            self._is("later"),
            " ".join(described),
            self._bare_number(),
        )

    def _before_although(self) -> list[str]:
        """Return the words of what was done, which come before what speaks against it."""
        for name in ("although", "denying", "without"):
            for before, _behind in self._split(self._words, name):
                return before
        return []

    def _bare_number(self) -> int:
        """Return the number that is told without a colour, or 0."""
        found = [self._vocabulary.number(word) or 0 for word in self._said]
        return max(found, default=0)

    def _kind(self) -> MishapKind | None:
        told, instead = self._gems()
        gold = told[GOLD] or instead[GOLD]
        held = self._is("held", "reserve")
        noble = not self._vocabulary.words("tile").isdisjoint(self._words)
        rows = [place for place in self._places if place in MARKET_PLACES]
        late = self._is("forgot", "later")
        wrong = self._is("wrong", "forgot")
        chips = not self._vocabulary.words("chip").isdisjoint(self._words)
        only_gold = plus(told, instead) == gems("g")
        cards = not self._vocabulary.words("card").isdisjoint(self._words)
        deck = not self._vocabulary.words("deck").isdisjoint(self._words)
        no_gold = held and gold and self._lacks()
        said_so: Sequence[tuple[MishapKind, object]] = (
            ("fourth", self._is("fourth") and self._is("reserve")),
            ("although", self._is("although")),
            ("swapped", self._is("swapped") and len(rows) == 2),
            ("seen", self._is("seen", "dropped") and held),
            ("seen", self._is("dropped") and cards and self.seat is not None and not deck),
            ("unturned", self._is("stays-empty") and rows),
            ("unturned", self._is("gone") and rows and cards and not any(told)),
            ("unturned", self._is("refilled") and self._is("forgot", "nobody", "denying")),
            ("counted", self._is("counted") and any(told)),
            ("noble", noble and (late or wrong)),
            ("wrong", noble and self._lacks()),
            ("although", no_gold and rows and self._is("reserve") and not late),
            ("gold", late and gold),
            ("gold", no_gold),
            ("gold", only_gold and self._is("left")),
            ("gold", only_gold and self._is("take", "get") and self._lacks()),
            ("gone", told[GOLD] > 1),
            ("nothing-given", self._is("return") and self._lacks() and not any(told)),
            ("given", self._is("return", "put") and late and any(told)),
            ("skipped", self._is("skipped") or (self._is("forgot") and self._is("turn"))),
            ("twice", self._is("twice") and self.seat is not None and not any(told)),
            ("fourth", self._is("fourth") and (held or self.seat is not None)),
            ("unpaid", self._is("few") and (self._is("pay") or self._places)),
            ("corrected", any(told) and any(instead) and sum(told) <= MOST_TOLD),
            (
                "gone",
                self._is("counted", "gone", "few") or (self._is("seen", "dropped") and any(told)),
            ),
            ("some", self._is("take") and self._bare_number() > 2 and not any(told)),
            ("no", self._denies and self._only_denies()),
            ("corrected", self._denies and any(told)),
            ("gone", chips and self._bare_number() > TOKEN_LIMIT),
            ("wrong", wrong),
            ("wrong", self._many and self._is("denying")),
        )
        return next((kind for kind, is_so in said_so if is_so), None)

    def _only_denies(self) -> bool:
        """Return whether nothing is said but that something is wrong: `no, that's wrong`."""
        known = self._signs | idle_words(self._language)
        return len(self._words) > 1 and all(word in known for word in self._words[1:])

    def _lacks(self) -> bool:
        """Return whether something is said not to have been done, or to have been nothing."""
        return self._is("free", "denying", "without")
