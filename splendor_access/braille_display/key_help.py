"""Help about the keys of the connected display: their names, and their effects."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from splendor_access.braille_display.displays import KeyName, Status
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
