"""The title of the window on Windows: a player who looks through windows hears whose turn it is.

A title is set by the system's own call, so that nothing is printed.
"""

import sys
from collections.abc import Callable, Sequence

from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.messages import Message, say


def set_title(text: str) -> None:
    """Set the title of the console window; elsewhere than on Windows nothing happens."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetConsoleTitleW(text)


class TitleChannel:
    """Shows in the title whose turn it is, and when the game is over."""

    def __init__(self, show: Callable[[str], None] = set_title) -> None:
        self._show = show
        self._shown = ""

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:  # noqa: ARG002  # as channels are called
        """Begin to serve a session."""
        self._session = session

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:  # noqa: ARG002  # as channels are called
        """Show the title, if it has changed."""
        title = self._session.style.locale.text(self._title())
        if title != self._shown:
            self._shown = title
            self._show(title)

    async def close(self) -> None:
        """Leave the last title: it says that the game is over, or whose turn it was."""

    def _title(self) -> Message:
        table = self._session.table
        if table.over:
            return say("title-over")
        due = table.state.to_act
        if table.humans == (due,):
            return say("title-yours")
        return say("title-turn", name=table.names[due])
