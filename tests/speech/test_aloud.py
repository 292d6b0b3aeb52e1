"""Speech outside a game: a failed start, and doctor's answers."""

import io
import os
import pty
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

import pytest

from splendor_access import ExitCode, __version__, commands
from splendor_access.commands import _cli
from splendor_access.settings.files import write_settings
from splendor_access.settings.settings import parse_change
from splendor_access.settings.system import program
from splendor_access.speech import screen_readers, voice
from splendor_access.speech.speaker import Speaker
from splendor_access.speech.spoken import spoken_text
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.braille_display.virtual_display import VirtualDisplay
from tests.driver import TRUSTING, AtTerminal, sentence
from tests.speech.service import Service

ALONE = f"""{TRUSTING}
import sys
from splendor_access.speech import screen_readers as readers
from splendor_access.commands import _cli as cli
readers._processes = list
sys.exit(cli.main())
"""

WRONG = {
    "sound": (("play", "--signal", "no.wav"), '"no.wav" is neither', ExitCode.USAGE),
    "names": (
        ("play", "--seat", "Ana", "--seat", "Ana"),
        "Two players cannot both be c",
        ExitCode.USAGE,
    ),
    "file": (("replay", "no.txt"), "no.txt cannot be read", ExitCode.BAD_FILE),
    "language": (
        ("play", "--lang", "xx"),
        '"xx" is not a language of this program.',
        ExitCode.USAGE,
    ),
    "game": (("resume", "7"), 'There is no saved game "7".', ExitCode.FAILED),
}
"""Command lines, required speech of each, and exit codes."""


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        yield running


def at_terminal(service: Service, *arguments: str, speech: str = "direct") -> AtTerminal:
    """Run the program at a terminal, in its own process, without a screen reader."""
    env = {**service.environment, "SPLENDOR_ACCESS_SPEECH": speech}
    return AtTerminal(*arguments, columns=300, program=(sys.executable, "-c", ALONE), env=env)


class Screen(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        """Return True."""
        return True


@contextmanager
def keys(typed: str = "") -> Iterator[None]:
    """Make standard input a terminal with this typed text."""
    hands, terminal = pty.openpty()
    before = os.dup(0)
    os.dup2(terminal, 0)
    os.write(hands, typed.encode())
    try:
        yield
    finally:
        os.dup2(before, 0)
        for descriptor in (before, terminal, hands):
            os.close(descriptor)


def here(
    service: Service,
    *arguments: str,
    readers: tuple[str, ...] = (),
    speech: str = "direct",
    typed: str | None = "",
) -> tuple[int, str]:
    """Run the program in this process; return its exit code and output.

    It is at a terminal, unless nothing can be `typed`.
    """
    shown = io.StringIO() if typed is None else Screen()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(screen_readers, "_processes", lambda: [[name] for name in readers])
        patch.setattr(sys, "stdout", shown)
        patch.setattr(sys, "stderr", shown)
        patch.setenv("SPLENDOR_ACCESS_SPEECH", speech)
        patch.setenv("SPLENDOR_ACCESS_LANG", "en")
        for name, value in service.environment.items():
            patch.setenv(name, value)
        with keys(typed) if typed is not None else nullcontext():
            code = _cli.main(arguments)
    return code, shown.getvalue()


def test_a_start_that_fails_is_spoken(service: Service) -> None:
    for arguments, heard, code in WRONG.values():
        ended, shown = here(service, *arguments)
        assert ended == code
        assert heard in shown
        # The usage is long to hear, and only printed.
        assert not any("usage:" in text for text in service.quiet(heard))
        service.forget()


def test_it_is_spoken_in_the_language_of_the_player(service: Service) -> None:
    heard = Locale("fr").text(say("usage-seed", typed="x"))
    assert here(service, "play", "--seed", "x", "--lang", "fr")[0] == ExitCode.USAGE
    service.quiet(heard)
    assert service.heard[0].manner["language"] == "fr"


def test_the_settings_file_is_enough(service: Service) -> None:
    change = parse_change("speech", "direct")
    assert change
    write_settings(change)
    assert here(service, "play", "--seed", "x", speech="")[0] == ExitCode.USAGE
    service.quiet(sentence("usage-seed", typed="x"))


def test_an_option_that_is_not_understood_is_spoken_where_another_asks_for_it(
    service: Service,
) -> None:
    assert here(service, "play", "--speech=direct", "--dance", speech="off")[0] == ExitCode.USAGE
    service.quiet("--dance")


def test_that_the_program_has_failed_is_spoken(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "load", lambda _name: 1 / 0)
    assert here(service, "play", "--speech", "direct", speech="off")[0] == ExitCode.FAILED
    service.quiet("/error.log")


def test_it_is_silent_where_another_voice_speaks_or_none_is_wanted(service: Service) -> None:
    wrong = ("play", "--seed", "x")
    assert here(service, *wrong, speech="reader")[0] == ExitCode.USAGE
    assert here(service, "play", "--dance", "--speech", "off")[0] == ExitCode.USAGE
    assert here(service, *wrong, "--speech", "direct", readers=("orca",))[0] == ExitCode.USAGE
    code, shown = here(service, "doctor", readers=("orca",), typed="yes\n")
    assert code == 0
    assert "Did you hear it? Type yes or no." in shown
    (sample,) = service.texts
    assert sample.startswith("This is the voice of the game")


def test_to_a_pipe_only_the_option_makes_it_speak(service: Service) -> None:
    told = sentence("usage-seed", typed="x")
    assert here(service, "play", "--seed", "x", typed=None) == (ExitCode.USAGE, f"{told}\n")
    assert here(service, "doctor", typed=None)[0] == 0
    assert service.texts == []
    asked = ("play", "--seed", "x", "--speech", "direct")
    assert here(service, *asked, typed=None) == (ExitCode.USAGE, f"{told}\n")
    assert service.quiet(told) == [told]


def test_a_start_that_fails_does_not_wait_for_its_words_to_end(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(_speaker: Speaker) -> None:
        pytest.fail("It waits, and would end only when speaking seems to take too long.")

    monkeypatch.setattr(Speaker, "wait_until_finished", never)
    told = sentence("usage-seed", typed="x")
    service.hold(told)
    assert here(service, "play", "--seed", "x")[0] == ExitCode.USAGE
    service.until(told)
    assert [each.outcome for each in service.heard if each.text == told] == ["speaking"]
    service.release()
    service.quiet(told)


def test_a_service_that_never_answers_ends_nothing_late(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice, "PATIENCE", 0.2)
    monkeypatch.setattr(voice, "OPENING", 0.2)
    service.freeze()
    begun = time.monotonic()
    assert here(service, "play", "--seed", "x")[0] == ExitCode.USAGE
    assert time.monotonic() - begun < 15
    service.kill()
    assert here(service, "resume", "7")[0] == ExitCode.FAILED


def test_doctor_is_heard_to_its_end(service: Service) -> None:
    with at_terminal(service, "doctor") as shown:
        shown.until("Did you hear it? Type yes or no.")
        service.quiet("Did you hear it? Type yes or no.")
        shown.type("yes\r")
        assert shown.end() == 0
        said = " ".join(service.quiet(sentence("doctor-heard", program=program())))
    told = [line for line in shown.lines if line != "yes" and "3s3o6d" not in line]
    # One is never heard as the end of another, and cells are not heard at all.
    words = Locale("en").words("spoken-words")
    closed = [spoken_text(f"{line.removesuffix('.')}.", words) for line in told]
    assert [line for line in closed if line not in said] == []
    assert "table en-us-comp8. liblouis: " in said
    assert said.startswith(f"splendor-access {__version__}")


def test_ctrl_c_cuts_doctor_off(service: Service) -> None:
    service.hold("Language: en")
    with at_terminal(service, "doctor") as shown:
        service.until("Language: en")
        shown.type("\x03")
        assert shown.end() == 130
    service.quiet("Language: en")
    assert [each.outcome for each in service.heard if "Language: en" in each.text] == ["stopped"]


def test_enter_and_answers_cut_doctor_off(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = "The display shows c4 s, 3 s, 3 o, 6 d now. Do you feel it?"
    service.hold("Language: en", "feel it?")
    with VirtualDisplay(20) as hardware:
        for name, value in hardware.environment().items():
            monkeypatch.setenv(name, value)
        with at_terminal(service, "doctor", "--speech", "direct", speech="off") as shown:
            service.until("Language: en")
            shown.type("\r")
            service.until(question)
            shown.type("yes\r")
            shown.until(sentence("doctor-felt"))
            shown.until("Did you hear it? Type yes or no.")
            shown.type("no\r")
            assert shown.end() == 0
            service.quiet(sentence("doctor-not-heard"))
    for held in ("Language: en", question):
        assert [each.outcome for each in service.heard if held in each.text] == ["stopped"]
