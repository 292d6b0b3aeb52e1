"""The thread of a device: it serves one connection after another."""

import select
import socket
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress

from splendor_access.braille_display.displays import Key, Picture, Problem, Status
from splendor_access.talk.messages import clean, say

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
