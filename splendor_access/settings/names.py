"""The words of a language for settings and their values; English words are understood too.

The settings file, the flags and the environment use the program's own names. A player hears and
types `.name` of `setting-NAME`, and `value-VALUE`, from the locale files.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import get_args

from splendor_access.braille.tables import OFFERED
from splendor_access.settings.settings import CHOICES, PROFILE, PROFILES, SETTINGS, Group
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import fold

LANGUAGE = "language"
"""The name of the language, which is typed like a setting but determined differently."""

NAMES = (*CHOICES, LANGUAGE, PROFILE)

_OTHERS: dict[str, Group] = {PROFILE: "amount", LANGUAGE: "screen"}

GROUPS = {
    group: (
        *(name for name, setting in SETTINGS.items() if setting.group == group),
        *(name for name, listed_under in _OTHERS.items() if listed_under == group),
    )
    for group in get_args(Group)
}
"""All names by their group, in the order of the list."""

FOR_GUESTS = (
    *(*GROUPS["amount"], *GROUPS["order"]),
    *("codes", "felt", "cards", "compact", "signal", LANGUAGE),
)
"""The settings of a guest at another machine: none that touch files or devices of this one."""


def values(name: str) -> Sequence[str]:
    """Return the values of a setting, the languages, or the profiles. Raises KeyError."""
    match name:
        case "profile":
            return tuple(PROFILES)
        case "language":
            return languages()
        case _:
            return CHOICES[name]


class Words:
    """The words of one language for settings and values."""

    def __init__(self, locale: Locale) -> None:
        self._locale = locale

    def name(self, name: str) -> str:
        """Return the word for a setting."""
        return self._locale.attribute(f"setting-{name}", "name")

    def value(self, value: str) -> str:
        """Return the word for a value.

        A braille table has no other word than its name, and a language is called what it calls
        itself.
        """
        if value in languages():
            return Locale(value).attribute("language-name")
        whole = f"value-{value}"
        if self._locale.has(whole):
            return self._locale.attribute(whole)
        parts = value.split("-")
        if all(self._locale.has(f"value-{part}") for part in parts):
            return "-".join(self._locale.attribute(f"value-{part}") for part in parts)
        return value

    def offered_values(self, name: str) -> list[str]:
        """Return the values to offer for a setting: of braille tables those of the language."""
        own = self._locale.language
        others = {table.name for table in OFFERED if table.language != own}
        return [value for value in values(name) if value not in others]

    @property
    def all(self) -> set[str]:
        """The words that mean all settings."""
        locales = {self._locale.language: self._locale, "en": Locale("en")}
        return {fold(word) for each in locales.values() for word in each.words("words-all")}

    def parse_name(self, word: str) -> str | None:
        """Return the setting that a word names."""
        return self._meant(word, NAMES, Words.name)

    def parse_value(self, words: str, among: Sequence[str]) -> str | None:
        """Return the value that words name, also with spaces for hyphens (`bonus points cost`)."""
        word = "-".join(words.split())
        return (
            self._meant(word, among, Words.value)
            or self._meant(word, among, Words.language)
            or next((each for each in among if fold(each) == word), None)
        )

    def language(self, value: str) -> str:
        """Return the name of a language in this one, or else its own name for itself."""
        entry = f"language-{value}"
        if self._locale.has(entry):
            return self._locale.attribute(entry)
        return Locale(value).attribute("language-name") if value in languages() else value

    def _meant(
        self, word: str, among: Sequence[str], called: Callable[["Words", str], str]
    ) -> str | None:
        others = () if self._locale.language == "en" else (Words(Locale("en")),)
        for words in (self, *others):
            for each in among:
                if fold(called(words, each)).replace(" ", "-") == fold(word):
                    return each
        return None


def language_named(typed: str) -> str | None:
    """Return the language that a word of any language names: `deutsch`, `German`, `de`."""
    word = fold(typed.strip())
    offered = languages()
    for value in offered:
        own = Locale(value).attribute("language-name")
        called = (Words(Locale(each)).language(value) for each in offered)
        if word in map(fold, (value, own, *called)):
            return value
    return None


def language_wanted(line: str, *, plainly: bool = False) -> str | None:
    """Return the language that a line asks for in the words of any language: `sprache deutsch`.

    So whoever changed to a language that they cannot read gets back. The word for `language` alone
    asks for none yet: an empty text. Other words of one language may say it: `deutsch bitte`,
    but not where it must be said `plainly`.
    """
    words = [fold(word.strip(".,:;!")) for word in line.split()]
    if words and words[0] in _called("command-settings"):
        del words[0]
    if words and words[0] in _called(LANGUAGE):
        named = language_named(" ".join(words[1:])) if words[1:] else ""
        if named is not None:
            return named
    return None if plainly or "?" in line else _language_in_words(words)


def _language_in_words(words: Sequence[str]) -> str | None:
    """Return the one language that words name, if all others do no more than ask for it."""
    called = _languages_called()
    named = [word for word in words if word in called]
    if len(named) != 1 or len(words) == 1:
        return None
    others = {word for word in words if word not in called}
    asking = (_wanting(language) for language in languages())
    return called[named[0]] if any(others <= each for each in asking) else None


@cache
def _languages_called() -> dict[str, str]:
    """Return the languages by what each is called in any language, but for their codes."""
    offered = languages()
    return {
        fold(called): value
        for value in offered
        for called in (
            Locale(value).attribute("language-name"),
            *(Words(Locale(each)).language(value) for each in offered),
        )
    }


@cache
def _wanting(language: str) -> frozenset[str]:
    """Return the words of a language that ask for another one, beside its name."""
    return frozenset(map(fold, Locale(language).words("words-wanting-language")))


@cache
def _called(what: str) -> frozenset[str]:
    """Return the words of all languages for `settings`, or for the setting `language`."""
    locales = [Locale(each) for each in languages()]
    if what == LANGUAGE:
        return frozenset(fold(Words(each).name(LANGUAGE)) for each in locales)
    return frozenset(word for each in locales for word in each.words(what))
