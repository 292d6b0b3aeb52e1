"""BRLTTY's braille display: when pictures are written, and which keys count."""

import time
from contextlib import closing
from math import inf

import msgspec

from splendor_access.braille_display.displays import (
    Key,
    KeyName,
    Picture,
    Problem,
    Status,
    ThreadedDevice,
)
from splendor_access.braille_display.displays._brlapi import Link, dots_of
from splendor_access.talk.messages import say

WRITE_EVERY = 0.05
"""Seconds between two pictures: BRLTTY shows every one, in 44 ms on 80 cells."""

REFRESH = 0.5
"""Seconds after which a picture is written again.

After another program has shown something and left, BRLTTY brings our picture back only when it is
written. BRLTTY acknowledges our cells each time, unless it shows another program's.
"""

PROMPT, HIDDEN = 0.25, 0.5
"""Seconds until an acknowledgement is late, and until our cells count as hidden without one.

After a late acknowledgement our cells may only just be back, so no earlier key agrees to anything.
"""


def connect(_address: str) -> "BrlttyDevice":
    """Return the device. It needs no address, because BRLAPI_HOST has that of BRLTTY."""
    return BrlttyDevice()


class BrlttyDevice(ThreadedDevice):
    """The display of the BRLTTY found by BrlAPI."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: Picture | None = None
        self._written_at = self._refreshed_at = 0.0
        self._asked_at: float | None = None  # when BRLTTY got cells, until it acknowledges them
        self._felt_at: float | None = None  # since when the display has had the shown picture
        self._held: list[Key] = []  # keys that wait for an acknowledgement
        self._struck_at = -inf  # the time of the last key

    @property
    def silent(self) -> Problem:
        """See `ThreadedDevice`."""
        return Problem("absent", say("no-display-silent"))

    def serve(self) -> None:
        """See `ThreadedDevice`."""
        with closing(Link()) as link:
            self._serve(link)

    def _serve(self, link: Link) -> None:
        """Show pictures and read keys until the end. Raises Unreachable when BRLTTY is gone."""
        status = self._enter(link)
        self.was_stopped()
        while not self.closing:
            if self.was_stopped():
                self._forget()
            self._read(link)
            if link.changed:
                status = self._enter(link)
                continue
            seconds = min(self._write(link, status), self._patience_left())
            self.rest(link.fileno(), seconds)
        link.leave()

    def _enter(self, link: Link) -> Status:
        self._forget()
        status = link.enter()
        if status.connected:
            # BRLTTY skips cells that it considers shown, but this may be another display.
            link.write(Picture(0, ("\u2800" * status.columns,) * status.rows))
            self._written_at = time.monotonic()
        self.tell(status)
        return status

    def _forget(self) -> None:
        """Ignore keys until the next picture is shown."""
        self._shown = self._asked_at = self._felt_at = None
        self._held.clear()

    def _write(self, link: Link, status: Status) -> float:
        """Write the latest picture if it is due; return the seconds until the next one is."""
        picture, shown = self.latest(status), self._shown
        if picture is None:
            return REFRESH
        is_new = shown is None or (picture.cells, picture.cursor) != (shown.cells, shown.cursor)
        if not is_new:
            self._shown = picture
        now = time.monotonic()
        # Writing the same cells again is free, and delays no other picture.
        due = self._written_at + WRITE_EVERY if is_new else self._refreshed_at + REFRESH
        if now < due:
            return due - now
        self._ask(link, picture)
        self._shown, self._refreshed_at = picture, now
        if is_new:
            self._felt_at, self._written_at = None, now
        return REFRESH

    def _ask(self, link: Link, picture: Picture) -> None:
        """Write a picture, which BRLTTY acknowledges when it shows it."""
        link.write(picture)
        if self._asked_at is None:
            self._asked_at = time.monotonic()

    def _read(self, link: Link) -> None:
        """Read keys. They count once BRLTTY has acknowledged our cells after them."""
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
        now, before = time.monotonic(), self._struck_at
        self._struck_at = now
        if self._shown is not None and not self.closing:
            age = 0.0 if self._felt_at is None else now - self._felt_at
            self._held.append(Key(name, argument, self._shown.number, age, now - before))

    def _answered(self, cells: bytes) -> None:
        """Note that BRLTTY shows these cells of ours, and release the keys held back."""
        now = time.monotonic()
        late = self._asked_at is not None and now > self._asked_at + PROMPT
        self._asked_at = None
        if late:
            self._felt_at = None
        if self._felt_at is None and self._shown and _shows(cells, self._shown):
            self._felt_at = now
        held, self._held = self._held, []
        for key in held:
            self.press(msgspec.structs.replace(key, age=0.0) if late else key)

    def _patience_left(self) -> float:
        """Drop the held keys if our cells are hidden; return the seconds until that is known."""
        if self._asked_at is None:
            return REFRESH
        left = self._asked_at + HIDDEN - time.monotonic()
        if left > 0:
            return left
        self._held.clear()
        return REFRESH


def _shows(cells: bytes, picture: Picture) -> bool:
    """Return whether these are the dots of a picture, apart from its cursor."""
    dots = dots_of(picture)
    return len(cells) == len(dots) and all(
        cells[at] == dots[at] or at == picture.cursor for at in range(len(dots))
    )
