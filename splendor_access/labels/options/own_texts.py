"""Labels of one's own: reads a file with two columns, for braille and for ink.

In braille, a vertical bar or a line break within a field begins a line.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from splendor_access.braille.cells import dot_numbers, text_cells, unknown_characters
from splendor_access.braille.tables import BrailleTable, default_table, find_table
from splendor_access.game.cards import ORDER
from splendor_access.labels.options.decks import (
    MOST_ERRORS,
    MOST_ROWS,
    BadDeck,
    csv_rows,
    read_deck_text,
)
from splendor_access.labels.planning.content import Kind, LabelItem, OwnText, label_item, own_item
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Colour, Message, clean, fold, say

HEAD = ["braille", "ink"]
"""The names of the columns, optional in the first row."""

LONGEST = 200
"""The most characters of a text."""

_BREAK = re.compile(r"[|\n]")
_BLANK, _LAST = "\u2800", "\u283f"


def text_table(name: str | None, language: str) -> BrailleTable:
    """Return the table for texts: an offered one, or a file of liblouis.

    Raises LabelsRefused.
    """
    if name is None:
        return default_table(language, "paper")
    found = find_table(name, language)
    if found is None:
        raise LabelsRefused(say("label-text-table", typed=clean(name)), usage=True)
    return found


def read_own_texts(name: str, chosen: BrailleTable) -> tuple[LabelItem, ...]:
    """Read a file of texts, to be brailled in a table.

    Raises BadDeck with a line for each error, and BrailleUnavailable.
    """
    rows = csv_rows(read_deck_text(name))
    if rows and [fold(field.strip()) for field in rows[0][1]] == HEAD:
        rows = rows[1:]
    if not rows:
        raise BadDeck([say("label-text-empty", file=clean(Path(name).name))])
    if len(rows) > MOST_ROWS:
        raise BadDeck([say("label-deck-large", rows=MOST_ROWS)])
    items: list[LabelItem] = []
    faults: list[Message] = []
    for number, row in rows:
        lines = [" ".join(line.split()) for line in _BREAK.split(row[0])]
        fields = [" ".join(filter(None, lines)), *(" ".join(field.split()) for field in row[1:])]
        fault = _fault(number, fields, chosen)
        if fault is None:
            items.append(_item([*filter(None, lines)], fields[1] if len(fields) > 1 else ""))
        else:
            faults.append(fault)
    if len(faults) > MOST_ERRORS:
        faults[MOST_ERRORS:] = [say("label-deck-more", count=len(faults) - MOST_ERRORS)]
    if faults:
        raise BadDeck(faults)
    return tuple(items)


def _fault(number: int, fields: list[str], chosen: BrailleTable) -> Message | None:
    """Return a message about the fault of a row, or None."""
    braille = fields[0]
    if len(fields) > len(HEAD):
        return say("label-text-columns", row=number, count=len(fields))
    if not braille.replace(_BLANK, ""):
        return say("label-text-nothing", row=number)
    if max(map(len, fields)) > LONGEST:
        return say("label-text-long", row=number, most=LONGEST)
    cells = braille if is_cells(braille) else text_cells(braille, chosen).cells
    if any(cell > _LAST for cell in cells):
        return say("label-text-eight", row=number, typed=clean(braille), table=chosen.name)
    unknown = [] if is_cells(braille) else unknown_characters(braille, chosen)
    if unknown:
        characters = clean(" ".join(dict.fromkeys(unknown)))
        return say("label-text-unknown", row=number, characters=characters, table=chosen.name)
    return None


def is_cells(text: str) -> bool:
    """Return whether a text consists of cells and blanks."""
    return all(_BLANK <= c <= "\u28ff" or c == " " for c in text)


def _item(lines: list[str], ink: str) -> LabelItem:
    text = " ".join(lines)
    if is_cells(text):
        lines = [" ".join(line.replace(_BLANK, " ").split()) for line in lines]
        text = " ".join(filter(None, lines))
        ink = ink or dot_numbers(text.replace(" ", _BLANK))
    return label_item(OwnText("\n".join(filter(None, lines)), ink or text))


PLACES = (*(f"{level}{n}" for level in "abc" for n in range(1, 5)), *(f"n{n}" for n in range(1, 6)))
"""The places of open cards, row by row, and of noble tiles."""

MATS = 4


def table_parts(locale: Locale) -> tuple[LabelItem, ...]:
    """Return a label for each part of the table, in the player's language."""
    return tuple(
        own_item(OwnText(braille, locale.text(ink)), Kind.TABLE) for braille, ink in _parts(locale)
    )


def _parts(locale: Locale) -> Iterator[tuple[str, Message]]:
    """Yield the braille and the ink of each label."""
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
