"""What a way to the player must do that stands beside the terminal: a voice, a braille display."""

from collections.abc import Callable, Sequence
from typing import Protocol

from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession


class Channel(Protocol):
    """A way to the player, and perhaps one back. The game never waits for it.

    Its methods are called from the game's loop and return at once; what is slow, it does in a
    thread or a process of its own.
    """

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:
        """Begin to serve a session. `post` hands in an intent, from any thread."""

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:
        """Take what is said now that an intent was handled; the opening has no intent.

        `said` may be empty: the table or the open prompt may have changed all the same.
        """

    async def close(self) -> None:
        """End: give back what was taken, in bounded time."""
