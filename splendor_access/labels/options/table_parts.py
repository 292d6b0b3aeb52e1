"""Labels for what lies on the table beside the pieces: decks, places, bowls, mats, a marker."""

from collections.abc import Iterator

from splendor_access.game.cards import ORDER
from splendor_access.labels.planning.content import Item, Kind, OwnText, own_item
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Colour, Message, say

PLACES = (*(f"{level}{n}" for level in "abc" for n in range(1, 5)), *(f"n{n}" for n in range(1, 6)))
"""The places of open cards, row by row, and of noble tiles."""

MATS = 4


def table_parts(locale: Locale) -> tuple[Item, ...]:
    """Return a label for each part of the table, in words of the player's language."""
    return tuple(
        own_item(OwnText(braille, locale.text(ink)), Kind.TABLE) for braille, ink in _parts(locale)
    )


def _parts(locale: Locale) -> Iterator[tuple[str, Message]]:
    """Yield what is brailled on each label, and what stands on it in ink."""
    for level in "abc":
        yield level, say("table-deck", level=level)
    yield locale.text(say("table-start-braille")), say("table-start")
    for place in PLACES:
        yield place, say("table-place", place=place)
    for letter in ORDER:
        yield letter, say("table-bowl", gem=Colour(letter))
    for mat in range(1, MATS + 1):
        for letter in ORDER.replace("g", ""):
            yield letter, say("table-mat-bonus", mat=mat, gem=Colour(letter))
        yield locale.text(say("table-hand-braille")), say("table-mat-hand", mat=mat)
