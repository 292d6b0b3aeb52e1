"""A braille display at the stand-ins for NVDA, in a Python for Windows under Wine."""

import json
import os
import queue
import subprocess
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self

from tests.braille_display.keys_done import KeysDone, Line
from tests.release.archives import ROOT

PATIENCE = 30.0
"""Seconds after which what is expected counts as missing."""

LETTERS = {"LC_ALL": "C.UTF-8"}
"""For letters beyond ASCII in the names of folders."""

AGREE = 0.25
"""Seconds without a key after which one agrees, as the game is told."""

WORDS = "Kilo Tango"
TITLE = f"Splendor: your turn, {WORDS}"

SCRIPTS: Mapping[str, str] = {
    "LNUP": "braille_previousLine",
    "LNDN": "braille_nextLine",
    "FWINLT": "braille_scrollBack",
    "FWINRT": "braille_scrollForward",
    "TOP": "kb:pageUp",
    "BOT": "kb:end",
    "HOME": "braille_toFocus",
    "INFO": "splendor_sum",
    "ENTER": "braille_enter",
    "route": "braille_routeTo",
}
"""What NVDA does with keys that BRLTTY calls so."""


def windows_path(path: Path) -> str:
    """Return the path of a file of this machine under Wine."""
    return f"Z:{path}".replace("/", "\\")


class OnNvda:
    """The add-on with stand-ins for NVDA, and a display; `Reached` by fingers. A context manager.

    `shown` has the last cells, `log` all that was told. Keys are pressed by what NVDA would do.
    """

    routing = True

    def __init__(self, python: str, key_log: Path | None = None, version: str = "2026.1") -> None:
        self._command = [
            *("wine", python, windows_path(ROOT / "tests/nvda/stand_ins.py")),
            *(windows_path(ROOT / "nvda_addon"), version),
        ]
        self._keys = KeysDone(key_log) if key_log else None
        self.shown: list[int] = []
        self.log: list[Line] = []
        self.shown_by_game = False
        self._orders = self._obeyed = self._number = 0
        self._arrived: queue.SimpleQueue[str] = queue.SimpleQueue()

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, **LETTERS},
        )
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.process.kill()
        self.process.communicate()

    def _listen(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self._arrived.put(line)

    def order(self, do: str, **how: Any) -> None:
        """Give an order, and wait until it is obeyed."""
        number = self.send(do, **how)
        self.until(lambda: self._obeyed >= number)

    def send(self, do: str, **how: Any) -> int:
        """Give an order, and return its number."""
        self._orders += 1
        assert self.process.stdin
        line = json.dumps({"do": do, "number": self._orders, **how})
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self._orders

    def attach(self, columns: int, rows: int = 1, name: str = "Forty") -> None:
        """Attach a display."""
        self.order("display", name=name, columns=columns, rows=rows)

    def bring_to_front(self, title: str = TITLE, **how: Any) -> None:
        """Bring a window to the front."""
        self.order("front", title=title, **how)

    def until(self, is_so: Callable[[], object], patience: float = PATIENCE) -> None:
        """Read what is told until something is so."""
        deadline = time.monotonic() + patience
        while not is_so():
            try:
                line = self._arrived.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"not so: {self.text()!r}, {self.log[-12:]}") from None
            self._take(json.loads(line))

    def _take(self, said: Line) -> None:
        self._obeyed = said.get("obeyed", self._obeyed)
        if "cells" in said:
            self.shown, self.shown_by_game = said["cells"], False
        if "number" in said:
            # It comes behind the cells of the game.
            self._number, self.shown_by_game = said["number"], True
        if "obeyed" not in said:
            self.log.append(said)

    def text(self) -> str:
        """Return the cells as the stand-ins' own text, in which letters are their numbers."""
        return bytes(self.shown).decode("latin-1").rstrip("\0")

    def is_nvdas(self) -> bool:
        """Return whether the display shows what NVDA shows of a focus."""
        return self.text() == "focus"

    # As fingers reach it

    def cells(self) -> str:
        """See `Reached`."""
        return "".join(chr(0x2800 + cell) for cell in self.shown)

    def press(self, key: str, cell: int = 0) -> None:
        """See `Reached`."""
        assert self._keys
        self._keys.new()
        self.order("key", script=SCRIPTS[key], **({"cell": cell} if key == "route" else {}))
        done = self._keys.until(lambda _line: True, PATIENCE)
        assert done, (key, self.log[-5:])
        self.until(lambda: self._number >= done["picture"]["number"])

    def feel(self) -> None:
        """See `Reached`."""
        time.sleep(AGREE + 0.1)


NEWS = 0xC0
"""A blank cell with dots 7 and 8."""


class OnPanel(OnNvda):
    """A display of several rows, on which news waits for a key."""

    def until(self, is_so: Callable[[], object], patience: float = PATIENCE) -> None:
        """See `Reached`; whoever waits and feels that there is news goes home."""
        super().until(lambda: is_so() or self._has_news(), patience)
        if not is_so():
            self.press("HOME")
            self.until(is_so, patience)

    def _has_news(self) -> bool:
        return NEWS in self.shown and self._pressed

    _pressed = True

    def press(self, key: str, cell: int = 0) -> None:
        """See `Reached`."""
        self._pressed = False
        try:
            super().press(key, cell)
        finally:
            self._pressed = True
