"""accessible_output2: NVDA, JAWS, SAPI, VoiceOver, Speech Dispatcher, eSpeak, as available."""

import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from splendor_access.speech.paths import (
    Ability,
    Manner,
    SpeechProgress,
    Unavailable,
    Urgency,
    Utterance,
    speechd,
)

_IN_THIS_PROCESS = ("sapi5", "Linux ESpeak")
"""Outputs that fall silent when the process ends."""


def connect(_report: Callable[[SpeechProgress], None], *, may_start: bool) -> "AccessibleOutput":
    """Take the first available output. Raises Unavailable."""
    if not may_start:
        # python3-speechd would start this program if the service does not run. This one is missing.
        os.environ["SPEECHD_CMD"] = f"{os.devnull}/none"
    with suppress(Unavailable):
        speechd()  # on Linux the library looks for it
    try:
        # Loading it can fail in many ways: each system has its own libraries.
        from accessible_output2.outputs.auto import Auto

        output = Auto().get_first_available_output()
    except ImportError as error:
        raise Unavailable("missing", str(error)) from error
    if output is None:
        raise Unavailable("stopped", "accessible_output2")
    return AccessibleOutput(output)


class AccessibleOutput:
    """One output of the library. It reports no progress."""

    def __init__(self, output: Any) -> None:  # noqa: ANN401  # the library has no types
        self._output = output
        self._interrupt = False
        self.name = f"accessible_output2: {output.name}"
        self.abilities: tuple[Ability, ...] = (
            *(("rate",) if getattr(output, "has_rate", False) else ()),
            *(() if output.name in _IN_THIS_PROCESS else ("lasting",)),
        )
        self._ordinary = output.get_rate() if "rate" in self.abilities else 0

    def available(self) -> bool:
        """Return whether the output is available."""
        return bool(self._output.is_active())

    def say(self, utterance: Utterance, _urgency: Urgency) -> None:
        """Say something after the present utterance."""
        text = " ".join(utterance.lines)
        if self._output.name == "sapi5":
            text = text.replace("&", " ")  # the text becomes XML, in which only "<" is escaped
        self._output.speak(text, interrupt=self._interrupt)
        self._interrupt = False

    def stop(self) -> None:
        """Be silent at once; an output without that ability is interrupted by the next text."""
        silence = getattr(self._output, "silence", None)
        if silence:
            silence()
        else:
            self._interrupt = True

    def adopt(self, manner: Manner) -> bool:
        """Take the rate, if the output has one; return whether the voice exists."""
        if "rate" in self.abilities:
            low, high = self._output.min_rate, self._output.max_rate
            rate = manner.rate
            self._output.set_rate(
                self._ordinary if rate is None else low + (high - low) * rate // 100
            )
        return manner.voice is None

    def check(self) -> None:
        """Raise Unavailable if the output is gone."""
        if not self.available():
            raise Unavailable("stopped", self.name)
