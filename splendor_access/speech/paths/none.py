"""No voice: the last resort."""

from collections.abc import Callable

from splendor_access.speech.paths import Ability, Manner, SpeechProgress, Urgency, Utterance


def connect(report: Callable[[SpeechProgress], None], *, may_start: bool) -> "Silence":  # noqa: ARG001  # as all paths
    """Return the path that is always available."""
    return Silence(report)


class Silence:
    """Says nothing, and is done at once."""

    name = "none"
    abilities: tuple[Ability, ...] = ("progress",)

    def __init__(self, report: Callable[[SpeechProgress], None]) -> None:
        self._report = report

    def available(self) -> bool:
        """Return False."""
        return False

    def say(self, utterance: Utterance, _urgency: Urgency) -> None:
        """Report the end at once."""
        self._report(SpeechProgress(utterance.number))

    def stop(self) -> None:
        """Stay silent."""

    def adopt(self, manner: Manner) -> bool:
        """Return False: no voice has a name."""
        return manner.voice is None

    def check(self) -> None:
        """Raise nothing: silence is always there."""
