"""The braille display of BRLTTY: when a picture is written, and which keys count."""

import time
from contextlib import closing
from math import inf

import msgspec

from splendor_access.braille_display.displays import Key, KeyName, Picture, Problem, Status
from splendor_access.braille_display.displays._brlapi import Link, dots_of
from splendor_access.braille_display.displays._thread import ThreadedDevice
from splendor_access.talk.messages import say

WRITE_EVERY = 0.05
"""Seconds between two pictures: BRLTTY shows each, and an 80-cell display takes 44 ms for one."""

REFRESH = 0.5
"""Seconds after which a picture is written again.

After another program has shown something and left, BRLTTY brings our picture back only when it is
written. BRLTTY answers each time that it shows our cells, unless it shows another program's.
"""

PROMPT, HIDDEN = 0.25, 0.5
"""Seconds until an answer is late, and until our cells count as hidden for want of one.

After a late answer our cells may have come back only now, so no earlier key agrees to anything.
"""


def connect(_address: str) -> "BrlttyDevice":
    """Return the device. It needs no address: BRLAPI_HOST says where BRLTTY is."""
    return BrlttyDevice()


class BrlttyDevice(ThreadedDevice):
    """The display of the BRLTTY that BrlAPI finds."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: Picture | None = None
        self._written_at = self._refreshed_at = 0.0
        self._asked_at: float | None = None  # when BRLTTY got cells, until it answers
        self._felt_at: float | None = None  # since when the shown picture is on the display
        self._held: list[Key] = []  # keys that wait for an answer
        self._struck_at = -inf  # when the last key came

    @property
    def silent(self) -> Problem:
        """See `ThreadedDevice`."""
        return Problem("absent", say("no-display-silent"))

    def serve(self) -> None:
        """See `ThreadedDevice`."""
        with closing(Link()) as link:
            self._serve(link)

    def _serve(self, link: Link) -> None:
        """Show pictures and read keys until the end. Raises Unreachable when BRLTTY has gone."""
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
            # BRLTTY skips cells that it thinks are there already, but this may be another display.
            link.write(Picture(0, ("\u2800" * status.columns,) * status.rows))
            self._written_at = time.monotonic()
        self.tell(status)
        return status

    def _forget(self) -> None:
        """Let no key count until a picture is shown anew."""
        self._shown = self._asked_at = self._felt_at = None
        self._held.clear()

    def _write(self, link: Link, status: Status) -> float:
        """Write the latest picture if its time has come; return the seconds until the next."""
        picture, shown = self.latest(status), self._shown
        if picture is None:
            return REFRESH
        is_new = shown is None or (picture.cells, picture.cursor) != (shown.cells, shown.cursor)
        if not is_new:
            self._shown = picture
        now = time.monotonic()
        # Writing the same cells again costs nothing, and delays no other picture.
        due = self._written_at + WRITE_EVERY if is_new else self._refreshed_at + REFRESH
        if now < due:
            return due - now
        self._ask(link, picture)
        self._shown, self._refreshed_at = picture, now
        if is_new:
            self._felt_at, self._written_at = None, now
        return REFRESH

    def _ask(self, link: Link, picture: Picture) -> None:
        """Write a picture; BRLTTY answers if it shows it."""
        link.write(picture)
        if self._asked_at is None:
            self._asked_at = time.monotonic()

    def _read(self, link: Link) -> None:
        """Read keys. They count once BRLTTY has said after them that it shows our cells."""
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
    """Say whether these are the dots of a picture; they may differ at its cursor."""
    dots = dots_of(picture)
    return len(cells) == len(dots) and all(
        cells[at] == dots[at] or at == picture.cursor for at in range(len(dots))
    )
