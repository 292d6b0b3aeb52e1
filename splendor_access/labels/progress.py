"""Reports the progress of long work every few seconds."""

from collections.abc import Callable
from threading import Event, Thread
from types import TracebackType
from typing import Self

EVERY = 3.0
"""The seconds between two reports."""


class Progress:
    """A context that calls `tell` with a sentence every few seconds, from a thread.

    Shorter work reports nothing.
    """

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self._sentence = ""
        self._done = Event()
        self._thread = Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        """Start the thread."""
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        """Stop the thread."""
        self._done.set()
        self._thread.join()

    def now(self, sentence: str) -> None:
        """Set the sentence for the next reports."""
        self._sentence = sentence

    def _run(self) -> None:
        while not self._done.wait(EVERY):
            if self._sentence:
                self._tell(self._sentence)
