"""The braille display of BRLTTY: one thread that shows pictures, reads keys and comes back."""

import os
import select
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress

import msgspec

from splendor_access.out.brlapi import Link, Unreachable, dots_of
from splendor_access.out.display import Key, KeyName, Picture, Status

WRITE_EVERY = 0.05
"""Seconds between two pictures: BRLTTY shows each, and an 80-cell display takes 44 ms for one."""

REFRESH = 0.5
"""Seconds after which a picture is written again.

Where another program has shown something and left, BRLTTY brings ours back when it is written. And
BRLTTY answers each time that it shows our cells, unless it shows those of another program.
"""

PROMPT, HIDDEN = 0.25, 0.5
"""Seconds until an answer is late, and until our cells count as hidden for want of one.

After a late one they may have come back only now: no key that came before agrees to anything.
"""

PAUSES = (0.25, 3.0)
"""Seconds until the next try to connect, at first and at most; they double."""

STOPPED = 2.0
"""Seconds after which the program itself must have been stopped: it looks at least each REFRESH.

Keys of that time were pressed on a display that did not answer.
"""

SILENCE = 3.0
"""Seconds after which a BRLTTY that has said nothing counts as silent; it may still come."""

CLOSING = 1.0
"""For how many seconds `close` waits at most."""


class BrlttyDisplay:
    """The display of the BRLTTY that BrlAPI leads to. It is a `Display`."""

    def __init__(self) -> None:
        self._latest: Picture | None = None
        self._shown: Picture | None = None
        self._written_at = self._refreshed_at = 0.0
        self._asked_at: float | None = None  # when BRLTTY got cells, until it answers
        self._felt_at: float | None = None  # since when the shown picture is on the display
        self._held: list[Key] = []  # keys that wait for an answer
        self._told: Status | None = None
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._telling = threading.Lock()
        self._closing = threading.Event()
        self._alarm, self._ring = os.pipe()
        os.set_blocking(self._ring, False)

    def start(self, on_key: Callable[[Key], None], on_status: Callable[[Status], None]) -> None:
        """See `Display`."""
        self._on_key, self._on_status = on_key, on_status
        self._thread = threading.Thread(target=self._run, name="braille display", daemon=True)
        self._patience = threading.Timer(SILENCE, self._lose_patience)
        self._patience.daemon = True
        self._patience.start()
        self._thread.start()

    def show(self, picture: Picture) -> None:
        """See `Display`."""
        self._latest = picture
        self._wake()

    def close(self) -> None:
        """See `Display`. Where BRLTTY hangs the thread is left behind."""
        if self._closing.is_set():
            return
        self._wake(closing=True)
        if self._thread:
            self._patience.cancel()
            self._thread.join(CLOSING)
        if self._thread is None or not self._thread.is_alive():
            os.close(self._alarm)
            os.close(self._ring)

    def _wake(self, *, closing: bool = False) -> None:
        with self._lock:
            if self._closing.is_set():
                return
            if closing:
                self._closing.set()
            # A full pipe wakes the thread as well.
            with suppress(BlockingIOError):
                os.write(self._ring, b"\0")

    def _run(self) -> None:
        pause, longest = PAUSES
        while not self._closing.is_set():
            began = time.monotonic()
            try:
                with closing(Link()) as link:
                    self._serve(link)
            except Unreachable as error:
                connected = self._told is not None and self._told.connected
                self._shown = None
                if connected and time.monotonic() - began > REFRESH:
                    # Such as a picture that met a smaller display: it may go on at once.
                    continue
                pause = PAUSES[0] if connected else min(2 * pause, longest)
                self._tell(error.status)
                if error.status.problem == "no-binding":
                    return
            except Exception as error:  # whatever a display does, the game goes on
                self._tell(Status(False, problem="failed", detail=repr(error)))
                return
            self._closing.wait(pause)

    def _lose_patience(self) -> None:
        self._tell(Status(False, problem="silent"), only_first=True)

    def _tell(self, status: Status, *, only_first: bool = False) -> None:
        with self._telling:
            self._patience.cancel()
            if status != self._told and not (only_first and self._told):
                self._told = status
                self._on_status(status)

    def _serve(self, link: Link) -> None:
        """Show pictures and read keys until the end. Raises Unreachable when BRLTTY has gone."""
        status = self._enter(link)
        awake = time.monotonic()
        while not self._closing.is_set():
            now = time.monotonic()
            if now - awake > STOPPED:
                self._forget()
            awake = now
            self._read(link)
            if link.changed:
                status = self._enter(link)
                continue
            seconds = min(self._write(link, status), self._patience_left())
            ready, _, _ = select.select([self._alarm, link.fileno()], [], [], seconds)
            if self._alarm in ready:
                os.read(self._alarm, 4096)
        link.leave()

    def _enter(self, link: Link) -> Status:
        self._forget()
        status = link.enter()
        if status.connected:
            # BRLTTY leaves out cells that it thinks are there, but this may be another display.
            link.write(Picture(0, ("\u2800" * status.columns,) * status.rows))
            self._written_at = time.monotonic()
        self._tell(status)
        return status

    def _forget(self) -> None:
        """Let no key count that comes before a picture is shown anew."""
        self._shown = self._asked_at = self._felt_at = None
        self._held.clear()

    def _write(self, link: Link, status: Status) -> float:
        """Write the latest picture if its time has come; return the seconds until the next."""
        picture, shown = self._latest, self._shown
        if picture is None or not _fits(picture, status):
            return REFRESH
        is_new = shown is None or (picture.cells, picture.cursor) != (shown.cells, shown.cursor)
        if not is_new:
            self._shown = picture
        now = time.monotonic()
        # The same cells again cost the display nothing, and hold no other picture up.
        due = self._written_at + WRITE_EVERY if is_new else self._refreshed_at + REFRESH
        if now < due:
            return due - now
        self._ask(link, picture)
        self._shown, self._refreshed_at = picture, now
        if is_new:
            self._felt_at, self._written_at = None, now
        return REFRESH

    def _ask(self, link: Link, picture: Picture) -> None:
        """Write a picture, which BRLTTY answers where it shows it."""
        link.write(picture)
        if self._asked_at is None:
            self._asked_at = time.monotonic()

    def _read(self, link: Link) -> None:
        """Read keys. They count when BRLTTY has said, behind them, that it shows our cells."""
        while True:
            key = link.read()
            cells = link.take_shown()
            if cells is not None:
                self._answered(cells)
            if key is None:
                break
            self._press(*key)
        if self._held and self._shown and self._asked_at is None:
            self._ask(link, self._shown)

    def _press(self, name: KeyName, argument: int) -> None:
        if self._shown is not None and not self._closing.is_set():
            age = 0.0 if self._felt_at is None else time.monotonic() - self._felt_at
            self._held.append(Key(name, argument, self._shown.number, age))

    def _answered(self, cells: bytes) -> None:
        """Take note that BRLTTY shows these cells of ours, and pass on the keys from before."""
        now = time.monotonic()
        late = self._asked_at is not None and now > self._asked_at + PROMPT
        self._asked_at = None
        if late:
            self._felt_at = None
        if self._felt_at is None and self._shown and _shows(cells, self._shown):
            self._felt_at = now
        held, self._held = self._held, []
        for key in held:
            self._on_key(msgspec.structs.replace(key, age=0.0) if late else key)

    def _patience_left(self) -> float:
        """Drop the keys where our cells are hidden; return the seconds until that is known."""
        if self._asked_at is None:
            return REFRESH
        left = self._asked_at + HIDDEN - time.monotonic()
        if left > 0:
            return left
        self._held.clear()
        return REFRESH


def _shows(cells: bytes, picture: Picture) -> bool:
    """Say whether these are the dots of a picture; where the cursor is it may have others."""
    dots = dots_of(picture)
    return len(cells) == len(dots) and all(
        cells[at] == dots[at] or at == picture.cursor for at in range(len(dots))
    )


def _fits(picture: Picture, status: Status) -> bool:
    return (
        status.connected
        and len(picture.cells) == status.rows
        and all(len(row) == status.columns for row in picture.cells)
    )
