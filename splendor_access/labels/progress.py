"""Says every few seconds what long work is at."""

from collections.abc import Callable
from threading import Event, Thread
from types import TracebackType
from typing import Self

EVERY = 3.0
"""Seconds of work that may pass without a word."""


class Progress:
    """While it is entered, hands a sentence to `tell` every few seconds, from a thread.

    Work that is done sooner says nothing.
    """

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self._sentence = ""
        self._done = Event()
        self._thread = Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        """Begin to count the seconds."""
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Say nothing more."""
        self._done.set()
        self._thread.join()

    def now(self, sentence: str) -> None:
        """Set what is said from now on."""
        self._sentence = sentence

    def _run(self) -> None:
        while not self._done.wait(EVERY):
            if self._sentence:
                self._tell(self._sentence)
