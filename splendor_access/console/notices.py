"""Short notices in braille, which a screen reader of Windows shows and takes away again."""

from collections.abc import Callable, Sequence

from splendor_access.out.notices import Notice, Notices
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession

PASSING = ("moves", "market", "turn")
"""What comes unasked. Answers are in the terminal, which the screen reader reads."""


class NoticeChannel:
    """Shows what the others did and that it is the player's turn, as one short line."""

    def __init__(self, make: Callable[[], Notices] = Notices) -> None:
        self._make = make

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:  # noqa: ARG002  # as channels are called
        """Begin to serve a session."""
        self._session = session
        self._notices = self._make()

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:
        """Show the news of a bot's turn."""
        if intent is None or intent.source != "bot":
            return
        style = self._session.style
        news = [each.message for each in said if each.kind in PASSING and style.says(each.kind)]
        if news:
            texts = [style.locale.text(message, "braille") for message in news]
            cells = [style.exact(message) for message in news]
            self._notices.show(Notice(", ".join(texts), ", ".join(cells)))

    async def close(self) -> None:
        """End, after the last notice."""
        self._notices.close()
