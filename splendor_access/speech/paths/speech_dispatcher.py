"""Speech Dispatcher, the speech service of Linux, through its own library python3-speechd."""

import threading
from collections.abc import Callable
from typing import Any
from xml.sax.saxutils import escape

from splendor_access.speech.paths import (
    Ability,
    Manner,
    SpeechProgress,
    Unavailable,
    Urgency,
    Utterance,
    speechd,
)

VOICE_TYPES = (
    *("male1", "male2", "male3", "female1", "female2", "female3"),
    *("child_male", "child_female"),
)
"""Voices that every synthesiser offers under these names."""


def connect(report: Callable[[SpeechProgress], None], *, may_start: bool) -> "SpeechDispatcher":
    """Connect to the service. Raises Unavailable."""
    library = speechd()
    try:
        client = library.SSIPClient("splendor-access", autospawn=None if may_start else False)
    except (library.SSIPCommunicationError, library.SpawnError, OSError) as error:
        raise Unavailable("stopped", "speech-dispatcher") from error
    path = SpeechDispatcher(client, library, report)
    if not path.available():
        raise Unavailable("mute", "speech-dispatcher")
    return path


class SpeechDispatcher:
    """One connection. Each line begins with an index mark, which reports its progress."""

    name = "speech-dispatcher"
    abilities: tuple[Ability, ...] = (
        *("language", "rate", "voice", "punctuation", "progress", "lasting"),
    )

    def __init__(self, client: Any, library: Any, report: Callable[[SpeechProgress], None]) -> None:  # noqa: ANN401  # it has no types
        self._client = client
        self._types = library.CallbackType
        self._report = report
        self._lock = threading.Lock()
        # By the numbers of the service: our utterances, and events that came before ours was known.
        self._numbers: dict[int, int] = {}
        self._early: list[tuple[int, SpeechProgress]] = []
        self._ordinary = int(client.get_rate() or 0), client.get_punctuation()
        client.set_data_mode(library.DataMode.SSML)
        # The library's own callbacks lose events from before the return of `speak`.
        client._conn.set_callback(self._event)

    def available(self) -> bool:
        """Return whether there is a synthesiser; `dummy` only plays a recorded complaint."""
        return any(module != "dummy" for module in self._client.list_output_modules())

    def say(self, utterance: Utterance, urgency: Urgency) -> None:
        """Say something after the present utterance."""
        self._client.set_priority("important" if urgency == "turn" else "message")
        if utterance.sign:
            self._client.char(utterance.lines[0])
            self._report(SpeechProgress(utterance.number))
            return
        marked = (f'<mark name="{i}"/>{escape(line)}' for i, line in enumerate(utterance.lines))
        _code, _text, data = self._client.speak(f"<speak>{' '.join(marked)}</speak>")
        ours = int(data[0])
        with self._lock:
            self._numbers[ours] = utterance.number
            early, self._early = self._early, []
        for message, progress in early:
            if message == ours:  # others belong to signs
                self._tell(message, progress)

    def stop(self) -> None:
        """Be silent at once, and drop what waits."""
        self._client.cancel()

    def adopt(self, manner: Manner) -> bool:
        """Speak in this manner from now on; return whether its voice exists."""
        rate, punctuation = self._ordinary
        client = self._client
        client.set_language(manner.language)
        client.set_rate(rate if manner.rate is None else 2 * manner.rate - 100)
        client.set_punctuation(manner.punctuation or punctuation)
        if manner.voice is None:
            return True
        if manner.voice in VOICE_TYPES:
            client.set_voice(manner.voice)
            return True
        wanted = _plain(manner.voice)
        names = [name for name, _language, _variant in client.list_synthesis_voices()]
        fitting = [name for name in names if _plain(name).startswith(wanted)]
        if fitting:
            client.set_synthesis_voice(min(fitting, key=len))
        return bool(fitting)

    def check(self) -> None:
        """Raise an exception if the service is gone."""
        self._client.get_rate()

    def _event(self, message: int, _client: int, kind: str, index_mark: str = "") -> None:
        """Handle an event from the library's thread."""
        if kind == self._types.INDEX_MARK and index_mark.isdecimal():
            self._tell(message, SpeechProgress(0, int(index_mark)))
        elif kind in (self._types.END, self._types.CANCEL):
            self._tell(message, SpeechProgress(0))

    def _tell(self, message: int, progress: SpeechProgress) -> None:
        with self._lock:
            number = self._numbers.get(message)
            if number is None:
                self._early.append((message, progress))
                return
            if progress.line is None:
                del self._numbers[message]
        self._report(SpeechProgress(number, progress.line))


def _plain(name: str) -> str:
    return "".join(c for c in name.casefold() if c.isalnum())
