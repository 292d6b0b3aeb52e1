"""Reads files of one's own: variant decks, home-made cards, and texts for labels.

In braille, a vertical bar or a line break within a field begins a line.
"""

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from splendor_access.braille.cells import dot_numbers, text_cells, unknown_characters
from splendor_access.braille.tables import BrailleTable, default_table, find_table
from splendor_access.game.cards import LEVELS, NOBLES, ORDER, Card, Gems, Noble
from splendor_access.game.notation import from_dict
from splendor_access.labels.planning.content import Kind, LabelItem, OwnText, label_item, own_item
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.settings.files import Unreadable, read_bytes
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Colour, Message, clean, fold, say

GEMS = {"sapphire": "s", "emerald": "e", "ruby": "r", "onyx": "o", "diamond": "d"}
COLUMNS = ("level", "points", "bonus", *GEMS)
NOBLE_COLUMNS = ("points", *GEMS)

MOST_BYTES = 1_000_000
MOST_ROWS = 2_000
MOST_ERRORS = 20


class BadDeck(LabelsRefused):
    """A file of cards has errors; `messages` has a line for each of the first MOST_ERRORS."""

    def __init__(self, messages: list[Message]) -> None:
        super().__init__(messages[0], file=True)
        self.messages = messages


class _Fault(msgspec.Struct, frozen=True):
    """A wrong field; row 1 is the first row of the file, with the names of columns."""

    row: int
    column: str
    text: str
    reason: str

    def message(self) -> Message:
        return say(
            "label-deck-fault",
            row=self.row,
            column=self.column,
            typed=clean(self.text),
            reason=self.reason,
        )


def read_deck(name: str) -> tuple[Card, ...]:
    """Read a file of cards. Raises BadDeck with a line for each error."""
    return parse_cards(read_deck_text(name))


def read_deck_text(name: str) -> str:
    """Read a text file. Raises BadDeck."""
    path = Path(name)
    try:
        data = read_bytes(path, MOST_BYTES)
    except Unreadable as error:
        message = say("unreadable-file", file=clean(path.name), detail=error.detail)
        raise BadDeck([message]) from error
    if len(data) > MOST_BYTES:
        raise BadDeck([say("label-deck-large", rows=MOST_ROWS)])
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadDeck([say("label-deck-encoding", file=clean(path.name))]) from error


def csv_rows(text: str) -> list[tuple[int, list[str]]]:
    """Return the non-empty rows of a text with their numbers. Raises BadDeck."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text))
    try:
        return [(reader.line_num, row) for row in reader if any(field.strip() for field in row)]
    except csv.Error as error:
        raise BadDeck([say("label-deck-broken", row=reader.line_num)]) from error


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read the text of a file of cards. Raises BadDeck with a line for each error."""
    return tuple(map(_card, _fields(text, COLUMNS)))


def read_nobles(name: str) -> tuple[Noble, ...]:
    """Read a file of noble tiles. Raises BadDeck with a line for each error."""
    return tuple(map(_noble, _fields(read_deck_text(name), NOBLE_COLUMNS)))


def _fields(text: str, columns: Sequence[str]) -> list[dict[str, str]]:
    """Return the valid fields of each row by the names of their columns.

    Raises BadDeck with a line for each error.
    """
    rows = csv_rows(text)
    if not rows:
        raise BadDeck([say("label-deck-empty")])
    if len(rows) > MOST_ROWS + 1:
        raise BadDeck([say("label-deck-large", rows=MOST_ROWS)])
    head = [field.strip().lower() for field in rows[0][1]]
    missing = [name for name in columns if head.count(name) != 1]
    if missing:
        raise BadDeck([say("label-deck-columns", names=[*missing], columns=[*columns])])
    found: list[dict[str, str]] = []
    faults: list[_Fault] = []
    for number, row in rows[1:]:
        if len(row) != len(head):
            faults.append(_Fault(number, "-", str(len(row)), "fields"))
            continue
        fields = {name: field.strip() for name, field in zip(head, row, strict=True)}
        faults += (
            _Fault(number, name, fields[name], reason)
            for name in columns
            for reason in _wrong(name, fields[name])
        )
        found.append(fields)
    if faults:
        messages = [fault.message() for fault in faults[:MOST_ERRORS]]
        if len(faults) > MOST_ERRORS:
            messages.append(say("label-deck-more", count=len(faults) - MOST_ERRORS))
        raise BadDeck(messages)
    if not found:
        raise BadDeck([say("label-deck-empty")])
    return found


def _delimiter(text: str) -> str:
    """Return the separator of columns; programs avoid the comma if it is their decimal sign."""
    head = text.lstrip().partition("\n")[0]
    return max(",;\t", key=head.count)


_PATTERNS = {"level": r"[1-3]", "points": r"[0-9]{0,2}", "bonus": r"[serod]"}


def _wrong(name: str, text: str) -> list[str]:
    pattern = _PATTERNS.get(name, r"[0-9]{0,2}")
    if re.fullmatch(pattern, text, re.ASCII):
        return []
    return [name if name in _PATTERNS else "count"]


def _card(fields: Mapping[str, str]) -> Card:
    level = LEVELS[int(fields["level"]) - 1]
    return Card(level, int(fields["points"] or 0), fields["bonus"], _cost(fields))


def _noble(fields: Mapping[str, str]) -> Noble:
    points, cost = int(fields["points"] or 0), _cost(fields)
    named = (noble for noble in NOBLES if (noble.points, noble.cost) == (points, cost))
    return next(named, Noble(points, cost, ""))


def _cost(fields: Mapping[str, str]) -> Gems:
    return from_dict({letter: int(fields[name] or 0) for name, letter in GEMS.items()})


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
