"""Refreshable braille displays: pictures out, keys in. One module per device, found by name.

A device is a module of this folder with

    def connect(address: str) -> Device:

which returns at once, whether there is a display or not. `address` selects one; it is empty if the
player has named none. A module whose name begins with `_` is no device.

A device has its own thread, so nothing here waits: `show` leaves a picture for it, and keys and
statuses come through the callbacks of `start`. `ThreadedDevice` has that thread, which serves one
connection after another.
"""

import os
import select
import socket
import sys
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
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


PAUSES = (0.25, 3.0)
"""Seconds before another attempt to connect, at first and at most; they double."""

AT_ONCE = 0.5
"""A connection that lasted longer, in seconds, is renewed at once, before its end is reported."""

STOPPED = 2.0
"""Seconds of silence that show that the program was stopped: a device rests for one at most.

Keys from that time were pressed on a display that did not respond.
"""

SILENCE = 3.0
"""Seconds after which an unresponsive display counts as silent; it may still come."""

CLOSING = 1.0
"""The longest wait of `close`, in seconds."""


class Unreachable(Exception):
    """There is no display, or no longer. A `final` one ends all attempts."""

    def __init__(self, problem: Problem, *, final: bool = False) -> None:
        super().__init__(problem)
        self.problem = problem
        self.final = final


class ThreadedDevice(ABC):
    """A `Device` with a thread of its own."""

    def __init__(self) -> None:
        self._latest: Picture | None = None
        self._told: Status | None = None
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._telling = threading.Lock()
        self._closing = threading.Event()
        self._working = False  # whether this connection has reached a display
        self._awake = 0.0

    # From the game

    def start(self, on_key: Callable[[Key], None], on_status: Callable[[Status], None]) -> None:
        """See `Device`."""
        self._on_key, self._on_status = on_key, on_status
        # Sockets, because `select` takes nothing else on Windows.
        self._alarm, self._ring = socket.socketpair()
        self._ring.setblocking(False)
        self._thread = threading.Thread(target=self._run, name="braille display", daemon=True)
        self._patience = threading.Timer(SILENCE, self._report_silence)
        self._patience.daemon = True
        self._patience.start()
        self._thread.start()

    def show(self, picture: Picture) -> None:
        """See `Device`."""
        self._latest = picture
        self._wake()

    def close(self) -> None:
        """See `Device`. A thread that hangs is abandoned."""
        if self._closing.is_set():
            return
        self._wake(closing=True)
        if self._thread is None:
            return
        self._patience.cancel()
        self._ring.close()
        self._thread.join(CLOSING)

    def _wake(self, *, closing: bool = False) -> None:
        with self._lock:
            if self._closing.is_set():
                return
            if closing:
                self._closing.set()
            # A full socket wakes the thread, too; a closed one has no thread any more.
            if self._thread:
                with suppress(BlockingIOError, BrokenPipeError, ConnectionResetError):
                    self._ring.send(b"\0")
                self.roused()

    # In the thread

    @abstractmethod
    def serve(self) -> None:
        """Connect, show pictures and pass keys on until `closing`. Raises Unreachable."""

    @property
    @abstractmethod
    def silent(self) -> Problem:
        """The problem if a display has been silent for SILENCE seconds."""

    @property
    def closing(self) -> bool:
        """Whether the display must be released."""
        return self._closing.is_set()

    def tell(self, status: Status, *, only_first: bool = False) -> None:
        """Report a status, if it is new."""
        with self._telling:
            self._patience.cancel()
            if only_first and self._told:
                return
            self._working = status.connected
            if status != self._told:
                self._told = status
                self._on_status(status)

    def press(self, key: Key) -> None:
        """Pass a key on."""
        self._on_key(key)

    def latest(self, status: Status) -> Picture | None:
        """Return the picture to show, if it fits the display."""
        picture = self._latest
        fits = (
            picture is not None
            and status.connected
            and len(picture.cells) == status.rows
            and all(len(row) == status.columns for row in picture.cells)
        )
        return picture if fits else None

    def rest(self, file: int, seconds: float, *, writing: bool = False) -> None:
        """Wait for something to read or show, or, with `writing`, for room to write."""
        alarm = self._alarm.fileno()
        ready, _, _ = select.select([alarm, file], [file] if writing else [], [], seconds)
        if alarm in ready:
            self._alarm.recv(4096)

    def was_stopped(self) -> bool:
        """Return whether the program was stopped since the last call.

        It is called when a connection begins, and after each rest.
        """
        before, self._awake = self._awake, time.monotonic()
        return self._awake - before > STOPPED

    def roused(self) -> None:  # noqa: B027  # most devices rest at a file
        """Wake a thread that does not rest at a file; called in any thread."""

    def _run(self) -> None:
        with self._alarm:
            self._keep_connecting()

    def _keep_connecting(self) -> None:
        pause, longest = PAUSES
        while not self.closing:
            began, self._working = time.monotonic(), False
            try:
                self.serve()
            except Unreachable as error:
                connected = self._told is not None and self._told.connected
                if self._working and time.monotonic() - began > AT_ONCE:
                    # For example, a picture met a smaller display: the next attempt may succeed at
                    # once.
                    continue
                pause = PAUSES[0] if connected else min(2 * pause, longest)
                self.tell(Status(False, problem=error.problem))
                if error.final:
                    return
            except Exception as error:  # whatever a display does, the game goes on
                message = say("no-display-failed", detail=clean(repr(error)))
                self.tell(Status(False, problem=Problem("unusable", message)))
                return
            self._closing.wait(pause)

    def _report_silence(self) -> None:
        self.tell(Status(False, problem=self.silent), only_first=True)
