"""The title of the window on Windows: whose turn it is, and two words that name the game.

A title is set by the system's own call, so that nothing is printed. By the two words the add-on for
NVDA finds the game that is in front: in Windows Terminal the title is all that tells tabs apart.
They are spoken where somebody looks through windows, so they are the names of letters that are the
same in every language.
"""

import ctypes
import sys
import threading
from collections.abc import Callable, Sequence

from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.messages import Message, say

WORDS = (
    *("Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India"),
    *("Juliett", "Kilo", "Lima", "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo"),
    *("Sierra", "Tango", "Uniform", "Victor", "Whiskey", "Xray", "Yankee", "Zulu"),
)

LONGEST = 1024
"""The most characters of a title that are kept."""

_lock = threading.Lock()
_shown = {"text": "", "words": ""}


def set_title(text: str) -> None:
    """Say in the title what is going on; elsewhere than on Windows nothing happens."""
    with _lock:
        _shown["text"] = text
        _set()


def set_words(words: str) -> None:
    """Put two words behind the title, or take them away; any thread may do so."""
    with _lock:
        _shown["text"] = _shown["text"] or _present()
        _shown["words"] = words
        _set()


def whole_title(text: str, words: str) -> str:
    """Return a title with its words."""
    return ", ".join(filter(None, (text, words)))


def _present() -> str:
    """Return the title that somebody else has set."""
    title = ctypes.create_unicode_buffer(LONGEST)
    if sys.platform == "win32":
        ctypes.windll.kernel32.GetConsoleTitleW(title, LONGEST)
    return title.value


def _set() -> None:
    if sys.platform == "win32":
        ctypes.windll.kernel32.SetConsoleTitleW(whole_title(**_shown))


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
