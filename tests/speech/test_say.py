"""The voice of a Mac, with a stand-in for its program."""

import queue
from collections.abc import Iterator
from pathlib import Path

import pytest

from splendor_access.speech.paths import Manner, SpeechProgress, Unavailable, Utterance, connect
from splendor_access.speech.paths.say import MacVoice
from tests.driver import PATIENCE

PROGRAM = """#!/bin/sh
if [ "$2" = '?' ]; then
    printf 'Albert              en_US    # Hello!\\n'
    printf 'Samantha            en_US    # Hello!\\n'
    printf 'Eddy (German (Germany)) de_DE    # Hallo!\\n'
    printf 'Anna                de_DE    # Hallo!\\n'
    exit
fi
read -r line
echo "$*: $line" >>"{heard}"
[ "$line" != 'a long one' ] || exec sleep 60
"""


class Voice:
    """The path, what it reported, and what its program was given."""

    def __init__(self, folder: Path) -> None:
        self.reports: queue.SimpleQueue[SpeechProgress] = queue.SimpleQueue()
        self._heard = folder / "heard"
        program = folder / "say"
        program.write_text(PROGRAM.replace("{heard}", str(self._heard)))
        program.chmod(0o755)
        path = connect("say", self.reports.put, may_start=False)
        assert isinstance(path, MacVoice)
        self.path = path

    def until(self, number: int, line: int | None = None) -> None:
        """Wait until a line has begun, or an utterance is over."""
        while self.reports.get(timeout=PATIENCE) != SpeechProgress(number, line):
            pass

    @property
    def heard(self) -> list[str]:
        """Return the options and the line of each call."""
        return self._heard.read_text().splitlines()


@pytest.fixture
def voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Voice]:
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    made = Voice(tmp_path)
    yield made
    made.path.stop()


def test_lines_are_said_one_after_another_and_each_is_told(voice: Voice) -> None:
    voice.path.say(Utterance(("-v is no option", "two"), number=1), "answer")
    voice.path.say(Utterance(("three",), number=2), "answer")
    told = [voice.reports.get(timeout=PATIENCE) for _ in range(5)]
    assert told == [
        SpeechProgress(1, 0),
        SpeechProgress(1, 1),
        SpeechProgress(1),
        SpeechProgress(2, 0),
        SpeechProgress(2),
    ]
    assert voice.heard == ["-f -: -v is no option", "-f -: two", "-f -: three"]


def test_a_stop_ends_the_line_and_drops_the_rest(voice: Voice) -> None:
    voice.path.say(Utterance(("a long one", "never"), number=1), "answer")
    voice.path.say(Utterance(("never",), number=2), "answer")
    voice.until(1, 0)
    voice.path.stop()
    voice.path.say(Utterance(("after",), number=3), "answer")
    voice.until(3)
    assert [line for line in voice.heard if "never" in line] == []
    assert voice.heard[-1].endswith("after")


@pytest.mark.parametrize(
    ("manner", "exists", "options"),
    [
        (Manner("en"), True, "-v Samantha"),
        (Manner("de", rate=100), True, "-v Anna -r 400"),
        (Manner("de", rate=50, voice="eddy"), True, "-v Eddy (German (Germany)) -r 180"),
        (Manner("nl", rate=1), True, "-r 90"),
        (Manner("en", voice="nobody"), False, ""),
    ],
)
def test_a_manner_is_put_into_options(
    voice: Voice, manner: Manner, exists: bool, options: str
) -> None:
    assert voice.path.adopt(manner) == exists
    voice.path.say(Utterance(("one",), number=1), "answer")
    voice.until(1)
    assert voice.heard == [f"{options} -f -: one".strip()]


def test_elsewhere_there_is_no_such_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Unavailable) as gone:
        connect("say", lambda _report: None, may_start=True)
    assert gone.value.reason == "missing"
