"""Refreshable braille displays: pictures out, keys in. One module per device, found by name.

A device is a module of this folder with

    def connect(address: str) -> Device:

which returns at once, whether there is a display or not. `address` selects one; it is empty if the
player has named none. A module whose name begins with `_` is no device.

A device has its own thread, so nothing here waits: `show` leaves a picture for it, and keys and
statuses come through the callbacks of `start`.
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from math import inf
from pkgutil import iter_modules
from typing import Literal, Protocol

import msgspec

from splendor_access.braille.tables import TerminalBraille
from splendor_access.talk.messages import Arg, Message, clean, say

VARIABLE = "SPLENDOR_ACCESS_DEVICE"
"""The environment variable that names a device, with its address after a colon."""

DEFAULT = "nvda" if sys.platform == "win32" else "brltty"

KeyName = Literal[
    "line_up",
    "line_down",
    "window_left",
    "window_right",
    "window_before",
    "window_after",
    "top",
    "bottom",
    "home",
    "back",
    "choose",
    "route",
    "help",
    "dots",
    "enter",
    "backspace",
    "escape",
    "different",
    "next_buy",
    "sum",
    "what",
    "describe",
    "nothing",
]
"""The meaning of a key. A display's cursor keys have the closest of these names.

Without routing keys `window_left` and `window_right` go from thing to thing; `window_before` and
`window_after` go by whole windows on every display. `back` returns to the previous place, `choose`
is a pressed joystick or another key for the current item. `different` goes to a difference on the
table, and `next_buy` to the next affordable card; `sum` goes to the whole position in the fewest
cells, and from there back. `what` asks what is under the next routing key, and
`describe` is a routing key that asks at once. `dots` is a cell typed in braille, `nothing` a key
without a meaning here.
"""


class Problem(msgspec.Struct, frozen=True):
    """Why pictures cannot be felt: a message that says so, and what to do about it.

    - `absent`: the display may come by itself, so it is waited for.
    - `refused`: the player's set-up does not let it be used, and only the player can change that,
      so it is always said.
    - `unusable`: anything else. It is said where a display was asked for, and nothing is waited
      for.
    """

    kind: Literal["absent", "refused", "unusable"]
    message: Message


class Picture(msgspec.Struct, frozen=True):
    """A picture for the display.

    `number` is larger in every later picture. `cells` has one text per row, each of U+2800 to
    U+28FF and exactly as long as the display is wide. `cursor` counts cells from 0, row by row.
    """

    number: int
    cells: tuple[str, ...]
    cursor: int | None = None


class Key(msgspec.Struct, frozen=True):
    """One key press.

    `argument` is the cell of a `route` or `describe` key, counted from 0 over the whole display, or
    the dots of a `dots` key: bit 0 is dot 1, bit 7 is dot 8, and 0 the space key. It is 0 for other
    keys. `picture` is the number of the picture on the display, and `age` the time in seconds that
    its cells had been there. `pause` is the time in seconds since the previous key.
    """

    name: KeyName
    argument: int
    picture: int
    age: float
    pause: float = inf


class Status(msgspec.Struct, frozen=True):
    """The state of a display.

    `connected`: pictures and keys go through; it is False if there is a problem. `columns` and
    `rows` are 0 until the size is known. `routing` and `dots_keys` say whether the display has
    routing keys and keys to type braille with; None if unknown. `keys` has their known names, such
    as `Space+Dot2`. `everywhere`: the device cannot tell which window is in front, so the pictures
    stay on the display when the player switches to another one. `slow`: rows take long to redraw,
    so the fewest are changed. `braille` is the braille in which
    it shows terminals, if known.
    """

    connected: bool
    name: str = ""
    columns: int = 0
    rows: int = 0
    routing: bool | None = None
    dots_keys: bool | None = None
    everywhere: bool = False
    slow: bool = False
    braille: TerminalBraille | None = None
    problem: Problem | None = None
    keys: dict[KeyName, str] = {}


class Device(Protocol):
    """The driver of a braille display."""

    def start(self, on_key: Callable[[Key], None], on_status: Callable[[Status], None]) -> None:
        """Begin to look for the display, and keep looking until `close`.

        Both callbacks run in the device's thread: they must neither wait nor raise. Every change of
        status is reported, and the first one soon after the start. Keys come only while a picture
        is on the display.
        """

    def show(self, picture: Picture) -> None:
        """Leave a picture to be shown, and return at once. A later one replaces it.

        A picture that does not fit the display is not shown: a status has reported the new size.
        """

    def close(self) -> None:
        """Release the display, within a second."""


def names() -> tuple[str, ...]:
    """Return the names of all devices, in alphabetical order."""
    return tuple(sorted(m.name for m in iter_modules(__path__) if not m.name.startswith("_")))


def load(name: str) -> Callable[[str], Device]:
    """Return the `connect` of a device, whose module is imported only now.

    Raises KeyError if there is no such device.
    """
    if name not in names():
        raise KeyError(name)
    connect: Callable[[str], Device] = import_module(f"{__name__}.{name}").connect
    return connect


def chosen() -> Device:
    """Return the device named by the environment, or else the default one."""
    name, _, address = os.environ.get(VARIABLE, DEFAULT).partition(":")
    try:
        return load(name)(address)
    except KeyError:
        return _UnknownDevice(name)


def may_exist() -> bool:
    """Return whether there may be a display though the command line asks for none."""
    return sys.platform in ("linux", "win32") or VARIABLE in os.environ


class _UnknownDevice:
    """A `Device` in place of one that does not exist."""

    def __init__(self, name: str) -> None:
        known: list[Arg] = [*names()]
        message = say("no-display-device", typed=clean(name), names=known)
        self._status = Status(False, problem=Problem("refused", message))

    def start(self, _on_key: Callable[[Key], None], on_status: Callable[[Status], None]) -> None:
        on_status(self._status)

    def show(self, picture: Picture) -> None:
        pass

    def close(self) -> None:
        pass
