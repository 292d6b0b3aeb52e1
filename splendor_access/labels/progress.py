"""Reports the progress of long work now and then."""

import sys
from collections.abc import Callable
from threading import Event, Thread
from types import TracebackType
from typing import Self

EVERY = 3.0
"""The seconds between two reports."""

AGAIN = 10
"""After this many reports that would say the same, the sentence is said again."""


class Progress:
    """A context that calls `tell` with a sentence when work has changed, from a thread.

    It does so every few seconds at most. Shorter work reports nothing, and a sentence is said again
    only after long: then it tells that the work still goes on. A page in a browser has no threads:
    there nothing is reported.
    """

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self._sentence = ""
        self._done = Event()
        threads = sys.platform != "emscripten"
        self._thread = Thread(target=self._run, daemon=True) if threads else None

    def __enter__(self) -> Self:
        """Start the thread."""
        if self._thread:
            self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Stop the thread."""
        self._done.set()
        if self._thread:
            self._thread.join()

    def now(self, sentence: str) -> None:
        """Set the sentence for the next reports."""
        self._sentence = sentence

    def _run(self) -> None:
        told, silent = "", 0
        while not self._done.wait(EVERY):
            sentence = self._sentence
            silent += 1
            if sentence and (sentence != told or silent >= AGAIN):
                self._tell(sentence)
                told, silent = sentence, 0
