"""Short notices in braille through a Windows screen reader, by accessible_output2.

NVDA shows a message for a few seconds and then its own line again, and no key comes back. So only
passing news is shown here; the rest is in the terminal, where the reader's own keys work.
"""

import threading
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession

EXACT = "NVDA"
"""The screen reader that shows U+2800 to U+28FF as exactly these dots, in any table."""

CLOSING = 1.0
"""The longest wait of `close`, in seconds."""


class Notice(msgspec.Struct, frozen=True):
    """A short line, as text alone and with its codes in cells."""

    text: str
    cells: str


class Output(Protocol):
    """The parts of an accessible_output2 output in use."""

    name: str

    def is_active(self) -> bool:
        """Return whether the screen reader runs."""

    def braille(self, text: str) -> object:
        """Show a text."""


def screen_readers() -> list[Output]:
    """Return the outputs of accessible_output2 with braille. Raises the library's errors."""
    from accessible_output2.outputs.auto import Auto
    from accessible_output2.outputs.base import Output as Base

    outputs: list[Output] = Auto().outputs
    return [each for each in outputs if type(each).braille is not Base.braille]


class Notices:
    """Shows the latest notice in its own thread: a screen reader may hang, or start late.

    Its libraries belong to the thread that loads them. It raises nothing: without a screen reader
    the terminal has the news, too.
    """

    def __init__(self, find: Callable[[], list[Output]] = screen_readers) -> None:
        self._find = find
        self._waiting: Notice | None = None
        self._closed = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="braille notices", daemon=True)
        self._thread.start()

    def show(self, notice: Notice) -> None:
        """Leave a notice to be shown, in place of a waiting one."""
        with self._changed:
            self._waiting = notice
            self._changed.notify()

    def close(self) -> None:
        """End, after the last notice."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join(CLOSING)

    def _run(self) -> None:
        try:
            outputs = self._find()
        except Exception:  # each system has its own libraries with their own errors
            return
        while notice := self._next():
            try:
                output = next((each for each in outputs if each.is_active()), None)
                if output:
                    output.braille(notice.cells if output.name == EXACT else notice.text)
            except Exception:  # noqa: S112  # the screen reader has gone, but may come back
                continue

    def _next(self) -> Notice | None:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closed)
            notice, self._waiting = self._waiting, None
            return notice


PASSING = ("moves", "market", "turn")
"""News without a question. Answers are in the terminal, which the screen reader reads."""


class NoticeChannel:
    """Shows the moves of others and the call to act as one short line."""

    def __init__(self, make: Callable[[], Notices] = Notices) -> None:
        self._make = make

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:  # noqa: ARG002  # as channels are called
        """Begin to serve a session."""
        self._session = session
        self._notices = self._make()

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:
        """Show the news of a bot's turn, unless the display shows the game itself."""
        style = self._session.style
        if intent is None or intent.source != "bot" or style.felt:
            return
        news = [each.message for each in said if each.kind in PASSING and style.says(each.kind)]
        if news:
            texts = [style.locale.text(message, "braille") for message in news]
            cells = [style.exact(message) for message in news]
            self._notices.show(Notice(", ".join(texts), ", ".join(cells)))

    async def close(self) -> None:
        """End, after the last notice."""
        self._notices.close()
