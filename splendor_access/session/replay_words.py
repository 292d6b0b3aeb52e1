"""What a typist says in their own words while walking through a recorded game."""

from functools import cached_property
from typing import Literal

from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.vocabulary import Vocabulary

ORDINALS = range(1, 11)
"""The ordinals that have a word."""


class ReplayWords:
    """Reads such lines, of one language."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def goes_back(self, text: str) -> bool:
        """Return whether a line is the word for back, a please beside it."""
        return self._only(text, "back")

    def asks_better(self, text: str) -> bool:
        """Return whether a line asks what would have been better in a reviewed turn, and why."""
        return self._only(text.rstrip(" ?"), "asking-better")

    def rank(self, text: str, at: int | None, count: int) -> int | None:
        """Return which of `count` reviewed turns a line goes to; `at` is the one shown now.

        As in `go to the second mistake`, or `the next one`.
        """
        if self._only(text, "next-mistake"):
            found = (at or 0) + 1
        else:
            words = self._vocabulary.words
            said = self._vocabulary.sayings(text, {**self._beside, "mistake": words("blunders")})
            named = [int(kind) for kind in said or () if kind.isdecimal()]
            found = named[0] if len(named) == 1 else 0
        return found if 0 < found <= count else None

    def chosen(self, text: str, count: int) -> int | Literal["no"] | None:
        """Return which of `count` guesses a line chooses; a yes is enough for a single one."""
        agrees = self._vocabulary.agrees(text)
        if agrees is False:
            return "no"
        number = 1 if agrees and count == 1 else self._vocabulary.number(text.strip())
        if text.strip().isdecimal():
            number = int(text)
        return number if number and number <= count else None

    def _only(self, text: str, sayings: str) -> bool:
        kinds = {"meant": self._vocabulary.words(sayings), **self._beside}
        said = self._vocabulary.sayings(text, kinds) or ()
        return "meant" in said and not any(kind.isdecimal() for kind in said)

    @cached_property
    def _beside(self) -> dict[str, frozenset[str]]:
        """Return the words that may stand beside those that count: each ordinal is a kind."""
        words, locale = self._vocabulary.words, self._vocabulary.locale
        ordinals = {
            str(number): frozenset(map(fold, locale.words(f"senses-ordinal-{number}")))
            for number in ORDINALS
        }
        return {"beside": words("beside-walking") | words("polite"), **ordinals}
