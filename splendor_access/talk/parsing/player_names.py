"""Which players a name means, and which computer opponent a word."""

from collections.abc import Sequence

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold


def seats_named(typed: str, names: Sequence[str]) -> list[int]:
    """Return the seat of a name, or else those of all names that begin with what was typed."""
    wanted = fold(typed.strip())
    folded = [*map(fold, names)]
    if wanted in folded:
        return [folded.index(wanted)]
    return [seat for seat, name in enumerate(folded) if wanted and name.startswith(wanted)]


def named_level(typed: str, levels: Sequence[str], locale: Locale) -> str | None:
    """Return the one of these computer opponents that a word of the language names, or None.

    English words and the opponents' own names are understood in every language.
    """
    for level in levels:
        called = [each.attribute(f"level-{level}") for each in (locale, Locale("en"))]
        if fold(typed.strip()) in map(fold, (level, *called)):
            return level
    return None
