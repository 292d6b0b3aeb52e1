"""`say`, which every Mac has: one process for each line, so that each can be told."""

import os
import queue
import re
import shutil
import subprocess
import threading
from collections.abc import Callable

from splendor_access.speech.paths import (
    Ability,
    Manner,
    SpeechProgress,
    Unavailable,
    Urgency,
    Utterance,
)

PROGRAM = "say"

SLOWEST, ORDINARY, FASTEST = 90, 180, 400
"""Words a minute at the rates 1, 50 and 100."""

PLAIN = ("Samantha", "Alex", "Daniel", "Anna", "Thomas", "Amélie", "Xander", "Ellen")
"""Voices to choose from first: the list begins with strange ones, such as Albert and Bad News."""

_VOICE = re.compile(r"(?m)^(.+?)\s+([a-z]{2,3})[_-]\w+\s+#")


def connect(report: Callable[[SpeechProgress], None], *, may_start: bool) -> "MacVoice":  # noqa: ARG001  # as all paths
    """Return the path. Raises Unavailable."""
    path = MacVoice(report)
    path.check()
    return path


class MacVoice:
    """Speaks the lines in a thread of its own; `stop` ends the process of the present one."""

    name = PROGRAM
    abilities: tuple[Ability, ...] = ("language", "rate", "voice", "progress")

    def __init__(self, report: Callable[[SpeechProgress], None]) -> None:
        self._report = report
        self._options: tuple[str, ...] = ()
        self._waiting: queue.SimpleQueue[tuple[int, Utterance]] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._round = 0
        self._speaking: subprocess.Popen[bytes] | None = None
        threading.Thread(target=self._speak, daemon=True).start()

    def available(self) -> bool:
        """Return whether the program is there."""
        return shutil.which(PROGRAM) is not None

    def say(self, utterance: Utterance, _urgency: Urgency) -> None:
        """Say something after the present utterance."""
        self._waiting.put((self._round, utterance))

    def stop(self) -> None:
        """Be silent at once, and drop what waits."""
        with self._lock:
            self._round += 1
            if self._speaking:
                self._speaking.kill()

    def adopt(self, manner: Manner) -> bool:
        """Speak in this manner from now on; return whether its voice exists."""
        voices = self._voices()
        if manner.voice is None:
            fitting = [name for name, language in voices if language == manner.language]
            fitting.sort(key=lambda name: name not in PLAIN)
        else:
            wanted = manner.voice.casefold()
            fitting = [name for name, _language in voices if name.casefold().startswith(wanted)]
        voice = ("-v", fitting[0]) if fitting else ()
        rate = () if manner.rate is None else ("-r", str(_words(manner.rate)))
        self._options = (*voice, *rate)
        return manner.voice is None or bool(fitting)

    def check(self) -> None:
        """Raise Unavailable if the program is gone."""
        if not self.available():
            raise Unavailable("missing", PROGRAM)

    def _voices(self) -> list[tuple[str, str]]:
        """Return the names of all voices with their languages."""
        command = (PROGRAM, "-v", "?")
        listed = subprocess.run(command, capture_output=True, check=False, timeout=10)  # noqa: S603  # as below
        return _VOICE.findall(listed.stdout.decode(errors="replace"))

    def _speak(self) -> None:
        while True:
            number, utterance = self._waiting.get()
            for i, line in enumerate(utterance.lines):
                with self._lock:
                    if number != self._round:
                        break
                    # A line could look like an option, so it is not an argument.
                    process = self._speaking = subprocess.Popen(  # noqa: S603  # options of our own
                        [PROGRAM, *self._options, "-f", "-"],
                        stdin=subprocess.PIPE,
                        stdout=subprocess.DEVNULL,
                        stderr=subprocess.DEVNULL,
                    )
                self._report(SpeechProgress(utterance.number, i))
                process.communicate(line.encode() + os.linesep.encode())
            self._speaking = None
            self._report(SpeechProgress(utterance.number))


def _words(rate: int) -> int:
    """Return the words a minute of a rate from 1 to 100."""
    if rate <= 50:
        return SLOWEST + (ORDINARY - SLOWEST) * (rate - 1) // 49
    return ORDINARY + (FASTEST - ORDINARY) * (rate - 50) // 50
