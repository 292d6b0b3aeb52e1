"""Reads variant decks and home-made cards from CSV files with the columns of our own data."""

import csv
import io
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from splendor_access.game.cards import LEVELS, NOBLES, Card, Gems, Noble
from splendor_access.game.notation import from_dict
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.settings.files import Unreadable, read_bytes
from splendor_access.talk.messages import Message, clean, say

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
