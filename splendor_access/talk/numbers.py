"""How a language writes numbers, and the form of a word that goes with one: one, other and so on.

babel has that for every language. It takes longer to load than a game, so the forms of the
languages that are here are written down.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import babel

PluralRule = Callable[[float], str]


def _one(number: float) -> str:
    return "one" if abs(number) == 1 else "other"


def _below_two(number: float) -> str:
    return "one" if abs(number) < 2 else "other"


WRITTEN_DOWN: dict[str, PluralRule] = {"de": _one, "en": _one, "fr": _below_two, "nl": _one}


def plural_rule(language: str) -> PluralRule:
    """Return what tells the form of a word for a number in a language."""
    return WRITTEN_DOWN.get(language) or _by_babel(language).plural_form


def number_text(number: float, language: str) -> str:
    """Return a number as a language writes it; one without a fraction has digits alone."""
    if isinstance(number, int):
        return str(number)
    from babel.numbers import format_decimal

    return format_decimal(number, locale=_by_babel(language))


@cache
def _by_babel(language: str) -> "babel.Locale":
    """Return what babel knows of a language; one that it does not know counts as English."""
    import babel

    try:
        return babel.Locale.parse(language, sep="-")
    except (babel.UnknownLocaleError, ValueError):
        return babel.Locale("en")
