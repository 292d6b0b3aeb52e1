"""The keys of the connected display: help about names and effects, and a log of those taken.

A line is written when a key has had all its effects. So tests need not guess how long that takes,
and a bug report can include what was felt.
"""

import os
import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

import msgspec

from splendor_access.braille_display.displays import Key, KeyName, Picture, Status
from splendor_access.talk.messages import Message, line, say

WIDE = 20
"""The cells of a display that has room for the name of a key of a dot."""

FIRST_MESSAGE = "help-display-lines"
"""The first message of the help about displays."""

HELP_ORDER: tuple[KeyName, ...] = (
    "home",
    "line_up",
    "line_down",
    "window_left",
    "window_right",
    "window_before",
    "window_after",
    "route",
    "choose",
    "enter",
    "back",
    "different",
    "next_buy",
    "sum",
    "what",
    "describe",
    "top",
    "bottom",
    "help",
    "backspace",
    "escape",
)
"""The keys in the order of the help."""


def about_keys(answers: Sequence[Message], display: Status) -> list[Message]:
    """Return help about displays with the names of these keys, and without missing keys."""
    lacking = {
        "help-display-routing": display.routing is False,
        "help-display-items": display.routing is not False,
        "help-display-typing": display.dots_keys is False,
    }
    kept = [message for message in answers if not lacking.get(message.name)]
    return [*_named(display), *kept] if any(each.name == FIRST_MESSAGE for each in kept) else kept


def home_key(display: Status) -> Message | None:
    """Return which key leads home, in one window, or None if that is not known.

    Displays with fewer than `WIDE` cells name a dot by its number alone.
    """
    keys = display.keys.get("home")
    if not keys:
        return None
    wide = display.columns >= WIDE
    together = _together(keys, short=not wide)
    return say("key-named" if wide else "key-named-short", keys=together, does=say("view-home"))


def _named(display: Status) -> Iterator[Message]:
    for name in HELP_ORDER:
        if name in display.keys:
            does = say(f"view-key-{name.replace('_', '-')}")
            yield say("key-named", keys=_together(display.keys[name]), does=does)


def _together(keys: str, *, short: bool = False) -> Message:
    """Name keys that are pressed together; `Display2+Display4` are two of the same kind.

    A `short` name has numbers alone for dots after another key.
    """
    parts = [_split_key(each) for each in keys.split("+")]
    named = [
        _word(kind, [number for _, number in group if number], bare=short and at > 0)
        for at, (kind, group) in enumerate(groupby(parts, key=lambda part: part[0]))
    ]
    together = named[0]
    for each in named[1:]:
        together = say("key-together", first=together, then=each)
    return together


def _split_key(key: str) -> tuple[str, str]:
    """Return the kind of a key and its number."""
    found = re.fullmatch(r"(\D{2,}?)(\d+)", key)
    return (found[1], found[2]) if found else (key, "")


def _word(kind: str, numbers: list[str], *, bare: bool = False) -> Message:
    if kind in ("Dot", "Dots"):
        dots = "".join(numbers)
        if bare:
            return line(dots)
        return say("key-dots", count=len(dots), numbers=" ".join(dots), together=dots)
    # `RightRockerTop` is felt as words.
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind).lower()
    word = say("key-word", kind=kind, name=name)
    return say("key-numbered", key=word, numbers=" ".join(numbers)) if numbers else word


VARIABLE = "SPLENDOR_ACCESS_KEY_LOG"
"""The environment variable with the file name; without it there is no log."""


class KeysTaken(msgspec.Struct, frozen=True):
    """The number of keys taken so far, the last of them, and the picture after it."""

    keys: int
    name: str
    argument: int
    picture: Picture


class KeyLog:
    """Counts keys, and writes a line when the last one is finished."""

    def __init__(self) -> None:
        path = os.environ.get(VARIABLE)
        self._path = Path(path) if path else None
        self._count = 0
        self._key: Key | None = None

    def take(self, key: Key) -> None:
        """Note a key."""
        self._count += 1
        self._key = key

    def done(self, picture: Picture | None) -> None:
        """Note that the last key has had all its effects. Raises OSError."""
        key, self._key = self._key, None
        if self._path and key and picture:
            line = KeysTaken(self._count, key.name, key.argument, picture)
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
