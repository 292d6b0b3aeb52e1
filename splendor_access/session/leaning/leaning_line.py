"""A line that may lean on the last answers: its words, and the sayings that point back."""

import re
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import pairwise

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

KINDS = (
    *("left", "right", "next", "neighbour", "above", "below", "middle", "of-them"),
    *("meant", "opposite", "further-back", "for-it", "repeating", "narrowing", "likewise"),
)
"""The kinds of sayings that point back; their words are `words-pointing-KIND`."""

RANKING = ("cheap", "expensive", "small", "big", "most", "less", "fast")
"""Senses that choose one of several things by comparing them."""

_CLAUSE = re.compile(r"[,;.:!\u2026]")

_IDLE = frozenset(("filler", "idle", "what", "is", "then", "and", "now", "card", "give", "am"))
"""Senses that say nothing of what is asked."""

_WEIGHTY = frozenset(
    ("not", "without", "except", "other", "name", "past", "only", "round", "turn", "deck", "hand")
)
"""Senses that are never idle, also in words that can be small ones."""


class LeaningLine:
    """One typed line. `tokens` are its words, `rest` what is left of it without its sayings."""

    def __init__(self, text: str, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self.text = text
        self._vocabulary = vocabulary
        self._language = vocabulary.locale.language
        self._reader = Reader(vocabulary, names)
        self.tokens = self._reader.tokens(text)

    def has(self, *senses: str) -> bool:
        """Return whether a word of the line can mean one of these."""
        return any(each.has(*senses) for each in self.tokens)

    @property
    def names_letter(self) -> bool:
        """Whether the line has the letter of a row or deck, which is no article."""
        return any(each.has("letter") and not each.has("filler") for each in self.tokens)

    @property
    def counts_turns(self) -> bool:
        """Whether an ordinal of the line counts no thing that was told: `a good first move`."""
        other = ("turn", "round", "game", "happen")
        return any(one.has("ordinal") and two.has(*other) for one, two in pairwise(self.tokens))

    @property
    def ranks(self) -> bool:
        """Whether the line compares things, by what they cost or by their points."""
        return self.has(*RANKING) or (self.has("more") and self.has("points"))

    def says(self, *kinds: str) -> bool:
        """Return whether the line has a saying of one of these kinds."""
        return not self._said.isdisjoint(kinds)

    @cached_property
    def named_places(self) -> tuple[str, ...]:
        """The places that the line names, and does not deny."""
        return self._named("place")

    @cached_property
    def named_numbers(self) -> tuple[str, ...]:
        """The numbers that the line names, and does not deny."""
        return self._named("number")

    def _named(self, sense: str) -> tuple[str, ...]:
        found: list[str] = []
        denied = False
        for token in self.tokens:
            named = token.has(sense) and not token.has("card")
            if named and not denied and token.word not in found:
                found.append(token.word)
            small = token.has("filler") and not token.has(sense)
            lead = fold(token.word) in self._vocabulary.words("no")  # "no, b3"
            denied = (token.has("not", "without") and not lead) or (denied and small)
        return tuple(found)

    @cached_property
    def leads(self) -> bool:
        """Whether the line begins as one that asks the same of something else: `and for`."""
        return bool(_pattern(self._language, "leaning-and").match(self._plain))

    @cached_property
    def _plain(self) -> str:
        return self.text.replace("\u2019", "'").casefold()

    @cached_property
    def _said(self) -> frozenset[str]:
        found = {
            each
            for each in KINDS
            if _pattern(self._language, f"pointing-{each}").search(self._plain)
        }
        begun = _CLAUSE.split(self._plain, maxsplit=1)
        known = Locale(self._language).words("words-correcting")
        corrects = len(begun) > 1 and begun[0].strip() in known
        return frozenset(found | {"meant"} if corrects else found)

    @cached_property
    def uncorrected(self) -> list[Sensed]:
        """The words without those that only correct something: `I wanted`."""
        return self._reader.tokens(_pattern(self._language, "pointing-meant").sub(" ", self._plain))

    @cached_property
    def rest(self) -> str:
        """The line without its sayings."""
        text = self._plain
        if self.leads:
            text = _pattern(self._language, "leaning-and").sub(" ", text, count=1)
        for kind in KINDS:
            text = _pattern(self._language, f"pointing-{kind}").sub(" ", text)
        return " ".join(text.split())

    def unsaid(self, said: frozenset[str]) -> list[Sensed]:
        """Return the words of the rest that were not understood, and are not idle."""
        return [each for each in self._reader.tokens(self.rest) if not _is_said(each, said)]


def _is_said(token: Sensed, said: frozenset[str]) -> bool:
    if token.guessed or not token.senses:
        return False
    small = not token.senses.isdisjoint(_IDLE)
    idle = small and token.senses.isdisjoint(_WEIGHTY)
    idle |= token.has("filler") and token.has("other")  # French `elle`
    return idle or not token.senses.isdisjoint(said)


@cache
def _pattern(language: str, entry: str) -> re.Pattern[str]:
    """Return what finds the words of an entry, the longest first."""
    known = sorted(map(str.casefold, Locale(language).words(f"words-{entry}")), key=len)
    either = "|".join(map(re.escape, reversed(known)))
    return re.compile(rf"(?<!\w)(?:{either})(?!\w)")
