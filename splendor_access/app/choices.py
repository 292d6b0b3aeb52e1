"""Settings and their values by the words of a language; English words are understood beside them.

The settings file, the flags and the environment know the names of the program alone. What a
player hears and types are `.name` of `setting-NAME`, and `value-VALUE`, in the locale files.
"""

from collections.abc import Callable, Iterable, Sequence

from splendor_access.app.settings import CHOICES, PROFILES
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold

PROFILE = "profile"
"""What sets several settings at once is typed as if it were one of them."""

NAMES = (*CHOICES, PROFILE)


def values(name: str) -> Sequence[str]:
    """Return the values of a setting, or the profiles. Raises KeyError."""
    return tuple(PROFILES) if name == PROFILE else CHOICES[name]


class Words:
    """The words of one language for settings and values."""

    def __init__(self, locale: Locale) -> None:
        self._locale = locale

    def name(self, name: str) -> str:
        """Return what a setting is called."""
        return self._locale.attribute(f"setting-{name}", "name")

    def value(self, value: str) -> str:
        """Return what a value is called; the name of a braille table is its own word."""
        whole = f"value-{value}"
        if self._locale.has(whole):
            return self._locale.attribute(whole)
        parts = value.split("-")
        if all(self._locale.has(f"value-{part}") for part in parts):
            return "-".join(self._locale.attribute(f"value-{part}") for part in parts)
        return value

    def named(self, word: str) -> str | None:
        """Return the setting that a word names."""
        return self._meant(word, NAMES, Words.name)

    def valued(self, words: str, among: Iterable[str]) -> str | None:
        """Return the value that words name, which may stand apart (`bonus points cost`)."""
        return self._meant("-".join(words.split()), [*among], Words.value)

    def _meant(
        self, word: str, among: Sequence[str], called: Callable[["Words", str], str]
    ) -> str | None:
        others = () if self._locale.language == "en" else (Words(Locale("en")),)
        for words in (self, *others):
            for each in among:
                if fold(called(words, each)).replace(" ", "-") == fold(word):
                    return each
        return None
