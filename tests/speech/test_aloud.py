"""What is spoken outside of a game: a start that fails, and doctor's answers."""

import sys
import time
from collections.abc import Iterator

import pytest

from splendor_access import __version__
from splendor_access.exit_codes import BAD_FILE, FAILED, USAGE
from splendor_access.preferences.files import write_file
from splendor_access.preferences.settings import parse_change
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.driver import AtTerminal, run_process, run_python, sentence
from tests.out.speech.service import Service
from tests.out.virtual_display import VirtualDisplay

ALONE = """
import sys
from splendor_access.speech import screen_readers as readers
from splendor_access import cli
readers._processes = lambda: {processes}
{more}
sys.exit(cli.main())
"""

WRONG = {
    "sound": (("play", "--signal", "no.wav"), '"no.wav" is neither', USAGE),
    "names": (("play", "--seat", "Ana", "--seat", "Ana"), "Two players cannot both be c", USAGE),
    "file": (("replay", "no.txt"), "no.txt cannot be read", BAD_FILE),
    "language": (
        ("play", "--lang", "xx"),
        sentence("usage-lang", typed="xx", languages=[*languages()]),
        USAGE,
    ),
    "game": (("resume", "7"), 'There is no saved game "7".', FAILED),
}
"""Command lines, what must be heard of each, and how the program ends."""


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        yield running


def at_terminal(
    service: Service,
    *arguments: str,
    readers: tuple[str, ...] = (),
    speech: str = "direct",
    more: str = "",
) -> AtTerminal:
    """Run the program at a terminal where only these screen readers are, if any."""
    code = ALONE.format(processes=[[name] for name in readers], more=more)
    env = {**service.environment, "SPLENDOR_ACCESS_SPEECH": speech}
    return AtTerminal(*arguments, columns=300, program=(sys.executable, "-c", code), env=env)


def test_a_start_that_fails_is_spoken(service: Service) -> None:
    for arguments, heard, code in WRONG.values():
        with at_terminal(service, *arguments) as shown:
            assert shown.end() == code
            assert heard in "\n".join(shown.lines)
            said = service.quiet(heard)
        # How it is used is long to hear, and only printed.
        assert not any("usage:" in text for text in said)
        service.forget()


def test_it_is_spoken_in_the_language_of_the_player(service: Service) -> None:
    heard = Locale("fr").text(say("usage-seed", typed="x"))
    with at_terminal(service, "play", "--seed", "x", "--lang", "fr") as shown:
        assert shown.end() == USAGE
        service.quiet(heard)
    assert service.heard[0].manner["language"] == "fr"


def test_the_settings_file_is_enough(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    change = parse_change("speech", "direct")
    assert change
    write_file(change)
    with at_terminal(service, "play", "--seed", "x", speech="") as shown:
        assert shown.end() == USAGE
        service.quiet(sentence("usage-seed", typed="x"))


def test_an_option_that_is_not_understood_is_spoken_where_another_asks_for_it(
    service: Service,
) -> None:
    with at_terminal(service, "play", "--speech=direct", "--dance", speech="off") as shown:
        assert shown.end() == USAGE
        service.quiet("--dance")


def test_that_the_program_has_failed_is_spoken(service: Service) -> None:
    broken = "cli.commands.load = lambda _name: 1 / 0"
    with at_terminal(service, "play", "--speech", "direct", speech="off", more=broken) as shown:
        assert shown.end() == FAILED
        service.quiet("/error.log")


def test_it_is_silent_where_another_voice_speaks_or_none_is_wanted(service: Service) -> None:
    wrong = ("play", "--seed", "x")
    with at_terminal(service, *wrong, speech="reader") as shown:
        assert shown.end() == USAGE
    with at_terminal(service, "play", "--dance", "--speech", "off") as shown:
        assert shown.end() == USAGE
    with at_terminal(service, *wrong, "--speech", "direct", readers=("orca",)) as shown:
        assert shown.end() == USAGE
    with at_terminal(service, "doctor", readers=("orca",)) as shown:
        shown.until("Did you hear it? Type yes or no.")
        shown.type("yes\r")
        assert shown.end() == 0
    (sample,) = service.texts
    assert sample.startswith("This is the voice of the game")


def test_to_a_pipe_only_the_option_makes_it_speak(service: Service) -> None:
    env = {**service.environment, "SPLENDOR_ACCESS_SPEECH": "direct"}
    told = sentence("usage-seed", typed="x")
    assert run_process("play", "--seed", "x", env=env).err == f"{told}\n"
    assert run_process("doctor", env=env).code == 0
    assert service.texts == []


def test_a_pipe_is_spoken_to_where_the_option_asks_for_it(service: Service) -> None:
    told = sentence("usage-seed", typed="x")
    program = ALONE.format(processes=[], more="")
    done = run_python(
        "-c", program, "play", "--seed", "x", "--speech", "direct", env=service.environment
    )
    assert (done.code, done.err) == (USAGE, f"{told}\n")
    assert service.quiet(told) == [told]


def test_a_service_that_never_answers_ends_nothing_late(service: Service) -> None:
    service.freeze()
    begun = time.monotonic()
    with at_terminal(service, "play", "--seed", "x") as shown:
        assert shown.end() == USAGE
    assert time.monotonic() - begun < 15
    service.kill()
    with at_terminal(service, "resume", "7") as shown:
        assert shown.end() == FAILED


def test_doctor_is_heard_to_its_end(service: Service) -> None:
    with at_terminal(service, "doctor") as shown:
        shown.until("Did you hear it? Type yes or no.")
        service.quiet("Did you hear it? Type yes or no.")
        shown.type("yes\r")
        assert shown.end() == 0
        said = " ".join(service.quiet(sentence("doctor-heard")))
    told = [line for line in shown.lines if line != "yes" and "3s3o6d" not in line]
    # One is never heard as the end of another, and cells are not heard at all.
    assert [line for line in told if f"{line.removesuffix('.')}." not in said] == []
    assert "table en-us-comp8. liblouis: " in said
    assert said.startswith(f"splendor-access {__version__}")


def test_enter_cuts_doctor_off(service: Service) -> None:
    service.hold("Language: en")
    with at_terminal(service, "doctor", "--speech", "direct", speech="off") as shown:
        service.until("Language: en")
        shown.type("\r")
        shown.until("Did you hear it? Type yes or no.")
        shown.type("no\r")
        assert shown.end() == 0
        service.quiet(sentence("doctor-not-heard"))
    first = next(each for each in service.heard if "Language: en" in each.text)
    assert first.outcome == "stopped"


def test_ctrl_c_cuts_doctor_off(service: Service) -> None:
    service.hold("Language: en")
    with at_terminal(service, "doctor") as shown:
        service.until("Language: en")
        shown.type("\x03")
        assert shown.end() == 130
    service.quiet("Language: en")
    assert [each.outcome for each in service.heard if "Language: en" in each.text] == ["stopped"]


def test_the_question_of_the_display_is_cut_off_by_its_answer(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = "The display shows c4 s, 3 s, 3 o, 6 d now. Do you feel it?"
    service.hold("feel it?")
    with VirtualDisplay(20) as hardware:
        for name, value in hardware.environment().items():
            monkeypatch.setenv(name, value)
        with at_terminal(service, "doctor") as shown:
            service.until(question)
            shown.type("yes\r")
            shown.until(sentence("doctor-felt"))
    assert [each.outcome for each in service.heard if question in each.text] == ["stopped"]
