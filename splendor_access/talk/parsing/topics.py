"""The words that `help` explains, and which of them a line is about."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from splendor_access.game.cards import ORDER
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import COMMANDS

SUBJECTS = ("words", "notation", "accessibility", "about", "display", "english")
"""What `help` tells in several lines; each has its words under `words-SUBJECT`."""

LONGEST = 3
"""A word that is explained may be a phrase of so many words."""


class Topics:
    """The words that help explains in one language."""

    def __init__(self, locale: Locale) -> None:
        self._locale = locale

    def words(self) -> Iterator[str]:
        """Yield every word that is explained, as it is written; words of the game first."""
        locale = self._locale
        yield from self._of("term-")
        yield from self._of("about-")
        for name in locale.names():
            if name.startswith("setting-") and (called := locale.attribute(name, "name")):
                yield called
        for letter in ORDER:
            yield from locale.words(f"gem-{letter}", "words")
        for name in locale.names():
            if name.startswith("prompt-"):
                yield locale.attribute(name)
        for command in COMMANDS:
            for attribute in (None, "short"):
                yield from locale.words(f"command-{command}", attribute)

    def explains(self, words: str) -> bool:
        """Say whether `help` and these words give an explanation."""
        return fold(words) in self._explained or fold(words) in self._subjects

    def about(self, words: Sequence[str]) -> str | None:
        """Return what a line is about: words of it that are explained, those of the game first.

        Words that stand in lines about anything are none.
        """
        found: list[tuple[int, int, str]] = []
        for length in range(LONGEST, 0, -1):
            for at in range(len(words) - length + 1):
                said = " ".join(words[at : at + length])
                if said in self._telling:
                    found.append((self._telling[said], at, self._explained[said]))
        return min(found)[2] if found else None

    def _of(self, prefix: str) -> Iterator[str]:
        for name in self._locale.names():
            if name.startswith(prefix):
                yield from self._locale.words(name)

    @cached_property
    def _explained(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for word in self.words():
            found.setdefault(fold(word), word)
        return found

    @cached_property
    def _subjects(self) -> set[str]:
        return {fold(word) for name in SUBJECTS for word in self._locale.words(f"words-{name}")}

    @cached_property
    def _telling(self) -> dict[str, int]:
        """The words a line can be about, with their kind: 0 for those of the game, then others."""
        common = {fold(word) for word in self._locale.words("words-common")}
        game, program = ({*map(fold, self._of(prefix))} for prefix in ("term-", "about-"))
        return {
            word: 0 if word in game else 1 if word in program else 2
            for word in self._explained
            if len(word) > 1 and word not in common
        }
