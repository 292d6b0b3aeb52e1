"""prismatoid, an extra: screen readers and engines of all systems, Orca 49 among them."""

import os
from collections.abc import Callable
from typing import Any

from splendor_access.speech.paths import (
    Ability,
    Manner,
    SpeechProgress,
    Unavailable,
    Urgency,
    Utterance,
)

_IN_THIS_PROCESS = ("SAPI", "OneCore", "AVSpeech")
"""Engines that fall silent when the process ends."""


def connect(_report: Callable[[SpeechProgress], None], *, may_start: bool) -> "Prismatoid":
    """Take the best available engine. Raises Unavailable."""
    if not may_start:
        # libspeechd would start this program if the service does not run. This one is missing.
        os.environ["SPEECHD_CMD"] = f"{os.devnull}/none"
    try:
        import prism
    except ImportError as error:
        raise Unavailable("missing", "prismatoid") from error
    context = prism.Context()
    try:
        return Prismatoid(context, context.acquire_best())
    except (ValueError, prism.PrismError) as error:
        raise Unavailable("stopped", "prismatoid") from error


class Prismatoid:
    """One engine of the library, which must be called from one thread."""

    def __init__(self, context: Any, backend: Any) -> None:  # noqa: ANN401  # the extra may be absent
        self._context = context
        self._backend = backend
        self.name = f"prismatoid: {backend.name}"
        features = backend.features
        self.abilities: tuple[Ability, ...] = (
            *(("rate",) if features.supports_set_rate and features.supports_get_rate else ()),
            *(("voice",) if features.supports_set_voice else ()),
            *(() if backend.name in _IN_THIS_PROCESS else ("lasting",)),
        )
        self._ordinary = backend.rate if "rate" in self.abilities else 0.5

    def available(self) -> bool:
        """Return whether the engine is available."""
        return bool(self._backend.features.is_supported_at_runtime)

    def say(self, utterance: Utterance, _urgency: Urgency) -> None:
        """Say something after the present utterance."""
        self._backend.speak(" ".join(utterance.lines))

    def stop(self) -> None:
        """Be silent at once."""
        if self._backend.features.supports_stop:
            self._backend.stop()

    def adopt(self, manner: Manner) -> bool:
        """Take rate and voice, if the engine has them; return whether the voice exists."""
        if "rate" in self.abilities:
            self._backend.rate = self._ordinary if manner.rate is None else manner.rate / 100
        if manner.voice is None:
            return True
        wanted = manner.voice.casefold()
        for i in range(self._backend.voices_count if "voice" in self.abilities else 0):
            if wanted in self._backend.get_voice_name(i).casefold():
                self._backend.voice = i
                return True
        return False

    def check(self) -> None:
        """Raise Unavailable if the engine is gone."""
        if not self.available():
            raise Unavailable("stopped", self.name)
