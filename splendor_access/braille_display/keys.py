"""The keys of a display: the meaning of each at a place in a view, its name in help, and a log.

The meaning of a key is a pure function, which knows lines, items and typed cells, and nothing of
the game.

A line of the log is written when a key has had all its effects. So tests need not guess how long
that takes, and a bug report can include what was felt.
"""

import os
import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Literal

import msgspec

from splendor_access.braille.cells import BLANK
from splendor_access.braille.layout import Care, Item
from splendor_access.braille.pages import Pages, Shown, Spot
from splendor_access.braille_display.displays import Key, KeyName, Picture, Status
from splendor_access.talk.messages import Message, line, say

GUARD = 0.15
"""Seconds that a picture must have been felt, without a key, before a key counts as calm."""

LATENCY = 0.1
"""Seconds that a picture may come after the key that it answers."""

ANOTHER_KEY = 0.25
"""Seconds without a key before another key agrees: a trembling hand strikes keys nearby."""


class Typing(msgspec.Struct, frozen=True):
    """A line being typed in braille: its cells, and the index of its cursor.

    `elsewhere`: it is typed at another keyboard, and only felt here.
    """

    cells: str = ""
    cursor: int = 0
    elsewhere: bool = False


class Focus(msgspec.Struct, frozen=True):
    """The reader's place, and the line being typed, which replaces the home line.

    `again` is the place of a thing to which a key was too hasty to agree.
    """

    spot: Spot
    typing: Typing | None = None
    again: Spot | None = None


class Abilities(msgspec.Struct, frozen=True):
    """A display's abilities besides moving: keys over the cells, and a key to choose."""

    routing: bool = True
    choosing: bool = True


class FeltFrame(msgspec.Struct, frozen=True):
    """A picture that was on the display: its number, its cells, and their items."""

    number: int
    shown: Shown
    pages: Pages
    focus: Focus
    cursor: int | None = None
    first: int = 0  # the first cell shown of a line being typed
    left: int = 0  # cells of the margin at the left


class Chosen(msgspec.Struct, frozen=True):
    """An item was chosen, with the care that it requires."""

    line: str
    key: str


class LineEntered(msgspec.Struct, frozen=True):
    """A line was typed and entered."""

    cells: str


class LineLost(msgspec.Struct, frozen=True):
    """A line was entered that has lost some of its cells."""


class WentBack(msgspec.Struct, frozen=True):
    """The reader goes back to the previous place."""


class Jumped(msgspec.Struct, frozen=True):
    """The reader goes to a difference, to the next affordable card, or to the sum and back."""

    key: Literal["different", "next_buy", "sum"]


class AskedHelp(msgspec.Struct, frozen=True):
    """The reader asks for help."""


class AskedAbout(msgspec.Struct, frozen=True):
    """The reader asks what an item is."""

    line: str
    key: str


Outcome = Chosen | LineEntered | LineLost | WentBack | Jumped | AskedHelp | AskedAbout


class Agreement(msgspec.Struct, frozen=True):
    """The conditions under which a key agrees to its effect: a pause of some seconds before it.

    With `other_key` it must also differ from the previous key.
    """

    seconds: float
    other_key: bool = False


def agreement(value: str) -> Agreement:
    """Return the value of the setting `agree`."""
    if value == "key":
        return Agreement(ANOTHER_KEY, other_key=True)
    return Agreement(int(value) / 1000)


def calmness(key: Key, before: Key | None, agreed: Agreement) -> Care:
    """Return the care of a key on the latest picture, by how long that was felt without a key.

    `before` is the previous key.
    """
    calm = min(key.pause, key.age + LATENCY)
    same = before is not None and (key.name, key.argument) == (before.name, before.argument)
    if calm >= agreed.seconds and not (agreed.other_key and same):
        return "agreed"
    return "felt" if min(key.pause, key.age) >= GUARD else "none"


_CARES: tuple[Care, ...] = ("none", "felt", "agreed")


def interpret(
    focus: Focus,
    key: Key,
    now: FeltFrame,
    felt: FeltFrame,
    abilities: Abilities,
    home: str,
    calm: Care,
) -> tuple[Focus, Outcome | None]:
    """Return the reader's new place, and the outcome of a key.

    `now` is the latest frame, `felt` the one that was on the display when the key was pressed.
    `home` names the home line. `calm` is the care of the key if those are the same.
    """
    focus = msgspec.structs.replace(focus, again=None)
    if felt.number != now.number:
        calm = "none"
    if focus.typing and not focus.typing.elsewhere and focus.spot.line == home:
        typed = _type(focus, focus.typing, key, felt)
        if typed:
            return typed
    if key.name == "dots":
        return _begin_typing(focus, key, now.pages.begin(home)), None
    modal = now.pages.line(focus.spot.line).modal
    match key.name:
        case "route":
            return _route(focus, key, now, felt, calm)
        case "choose" | "enter":
            return _choose(focus, now, felt, calm)
        case "line_down" if focus.spot.asking:
            return _choose(focus, now, felt, calm)
        case "back" | "escape" | "backspace":
            return focus, WentBack()
        case "line_up" | "line_down" | "top" | "bottom" if modal:
            return focus, WentBack()
        case "help":
            return focus, AskedHelp()
        case "different" | "next_buy" | "sum" as name:
            return focus, Jumped(name)
        case "describe" | "what":
            return focus, _about(focus, key, felt)
        case "nothing":
            return focus, None
        case _:
            return _with_spot(focus, _moved(focus.spot, key, now.pages, abilities, home)), None


def _about(focus: Focus, key: Key, felt: FeltFrame) -> AskedAbout | None:
    """Return the question about the item under a routing key, or else at the reader's place."""
    if key.name == "what":
        return AskedAbout(focus.spot.line, focus.spot.key)
    found = felt.shown.at(key.argument)
    return AskedAbout(found[0], felt.pages.item(found[0], found[1].item).key) if found else None


def _moved(spot: Spot, key: Key, pages: Pages, abilities: Abilities, home: str) -> Spot:
    by_item = not abilities.routing

    def begun(there: Spot) -> Spot:
        # The home line changes when the turn comes, and is then read from its start.
        stays = not by_item or there.line in (spot.line, home)
        return there if stays else pages.first_active(there)

    match key.name:
        case "line_up":
            return begun(pages.up(spot))
        case "line_down":
            return begun(pages.down(spot))
        case "top":
            return begun(pages.top())
        case "bottom":
            return begun(pages.bottom())
        case "home":
            return pages.begin(home)
        case "window_right":
            if _asks(spot, pages, abilities):
                return msgspec.structs.replace(spot, asking=True)
            return begun(pages.next(spot)) if by_item else pages.right(spot)
        case "window_left":
            if spot.asking:
                return msgspec.structs.replace(spot, asking=False)
            return pages.previous(spot) if by_item else pages.left(spot)
        case "window_after" | "window_before":
            after = key.name == "window_after"
            if not by_item:
                return pages.right(spot) if after else pages.left(spot)
            if pages.height > 1:
                # The rows move by lines there, and by displays in a longer line.
                return begun(pages.after(spot) if after else pages.before(spot))
            there = pages.right(spot) if after else pages.left(spot)
            return there if there.line == home else pages.first_active(there)
        case _:
            raise AssertionError(key.name)


def _asks(spot: Spot, pages: Pages, abilities: Abilities) -> bool:
    """Return whether the window that explains choosing comes next."""
    if abilities.routing or abilities.choosing or spot.asking:
        return False
    return pages.item(spot.line, spot.item).active and pages.ends(spot)


def _with_spot(focus: Focus, spot: Spot) -> Focus:
    return msgspec.structs.replace(focus, spot=spot)


def _route(
    focus: Focus, key: Key, now: FeltFrame, felt: FeltFrame, calm: Care
) -> tuple[Focus, Outcome | None]:
    found = felt.shown.at(key.argument)
    if found is None:
        return focus, None
    line, slot = found
    item, present = felt.pages.item(line, slot.item), felt.pages.line(felt.focus.spot.line)
    if present.modal and item.key == present.owner:
        # The key that opened a menu does what its first window says.
        return _choose(focus, now, felt, calm)
    return _chosen(focus, Spot(line, item.key, slot.item, slot.part), now, felt, calm)


def _choose(
    focus: Focus, now: FeltFrame, felt: FeltFrame, calm: Care
) -> tuple[Focus, Outcome | None]:
    return _chosen(focus, felt.focus.spot, now, felt, calm)


def _chosen(
    focus: Focus, spot: Spot, now: FeltFrame, felt: FeltFrame, calm: Care
) -> tuple[Focus, Outcome | None]:
    item = felt.pages.item(spot.line, spot.item)
    felt_all = not item.alone or felt.shown.whole(spot.line, spot.item)
    there = now.pages.found(msgspec.structs.replace(spot, asking=False), focus.spot.line)
    if not (item.active or item.alone):
        return _with_spot(focus, there), None
    goes_on = item.alone and not (item.active and felt_all)
    wanted: Care = "agreed" if goes_on else _care(item, there, now)
    if _CARES.index(calm) < _CARES.index(wanted):
        return msgspec.structs.replace(focus, again=spot), None
    if goes_on:
        # The reader has to feel the rest first.
        return _with_spot(focus, now.pages.right(there)), None
    return focus if calm == "none" else _with_spot(focus, there), Chosen(spot.line, item.key)


def _care(item: Item, there: Spot, now: FeltFrame) -> Care:
    """Return the care that an item requires, which may have changed."""
    latest = now.pages.item(there.line, there.item)
    cares = [item.care, latest.care if latest.key == item.key else "none"]
    return max(cares, key=_CARES.index)


# Typing


def _begin_typing(focus: Focus, key: Key, home: Spot) -> Focus:
    typing = focus.typing if focus.typing and not focus.typing.elsewhere else Typing()
    if not typing.cells and not key.argument:
        return focus
    return Focus(home, _insert(typing, key.argument))


def _insert(typing: Typing, dots: int) -> Typing:
    cell = chr(ord(BLANK) + dots)
    before, behind = typing.cells[: typing.cursor], typing.cells[typing.cursor :]
    return Typing(before + cell + behind, typing.cursor + 1)


def _type(
    focus: Focus, typing: Typing, key: Key, felt: FeltFrame
) -> tuple[Focus, Outcome | None] | None:
    """Return the effect of a key on the line being typed, or None if it has none."""
    cells, cursor = typing.cells, typing.cursor
    match key.name:
        case "dots":
            after: Typing | None = _insert(typing, key.argument)
        case "backspace":
            after = Typing(cells[: cursor - 1] + cells[cursor:], cursor - 1) if cursor else typing
        case "window_left":
            after = Typing(cells, max(0, cursor - 1))
        case "window_right":
            after = Typing(cells, min(len(cells), cursor + 1))
        case "window_before":
            after = Typing(cells, 0)
        case "window_after":
            after = Typing(cells, len(cells))
        case "route" if felt.focus.typing and key.argument < len(felt.shown.cells[0]):
            after = Typing(cells, min(len(cells), felt.first + key.argument))
        case "escape" | "back":
            after = None
        case "enter" | "choose":
            return msgspec.structs.replace(focus, typing=None), LineEntered(cells)
        case _:
            return None
    return Focus(focus.spot, after if after and after.cells else None), None


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


LOG_VARIABLE = "SPLENDOR_ACCESS_KEY_LOG"
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
        path = os.environ.get(LOG_VARIABLE)
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
