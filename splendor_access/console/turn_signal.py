"""A bell or a short sound at the start of the player's turn, beside the text."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from splendor_access.console.terminal import Terminal
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.messages import say

if TYPE_CHECKING:
    from splendor_access.speech.sound import SoundPlayer

CALLS = ("your-turn", "your-turn-named", "pass-device")


class TurnSignal:
    """The channel that calls the player to act without words.

    The setting `signal` chooses the sound. A `file` replaces it until the player chooses anew. If
    no sound can be played, that is said once, and the terminal's bell rings instead.
    """

    def __init__(self, terminal: Terminal, file: Path | None) -> None:
        self._terminal = terminal
        self._file = file
        self._player: SoundPlayer | None = None
        self._silent = False

    def begin(self, session: AnySession, post: Callable[[Intent], None]) -> None:
        """Begin to serve a session."""
        self._session = session
        self._post = post
        self._chosen = session.style.settings.signal

    def tell(self, said: Sequence[Said], intent: Intent | None) -> None:  # noqa: ARG002  # as channels are called
        """Sound when the player is called to act, and as a sample when a sound is chosen."""
        settings = self._session.style.settings
        if settings.source("signal") == "game":
            self._file = None
        anew, self._chosen = settings.signal != self._chosen, settings.signal
        if anew or any(each.message.name in CALLS for each in said):
            self._sound(self._file or self._chosen)

    async def close(self) -> None:
        """Stop any sound."""
        if self._player:
            self._player.close()

    def _sound(self, sound: str | Path) -> None:
        if sound == "off":
            return
        if sound == "bell" or self._silent:
            self._terminal.bell()
            return
        if self._player is None:
            # Loaded late: few players want sounds.
            from splendor_access.speech.sound import SoundPlayer

            self._player = SoundPlayer(self._failed)
        self._player.play(sound)

    def _failed(self) -> None:
        self._silent = True
        self._post(Intent("signal", notice=say("signal-silent")))
