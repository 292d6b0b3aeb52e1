"""Each path to a voice, in its process, against a real Speech Dispatcher."""

from collections.abc import Callable
from pathlib import Path

import pytest

from splendor_access.settings.settings import CHOICES
from splendor_access.speech.child import Gone, Voiceless
from splendor_access.speech.paths import ORDERS, Manner, SpeechProgress, Utterance, connect
from tests.speech.driver import Child
from tests.speech.service import Service

OF_MACS = "say"
"""It has its own tests, because its program is not here."""

EVERY = tuple(dict.fromkeys(name for order in ORDERS.values() for name in order if name != OF_MACS))
FOLDER = Path(__file__).parents[2] / "splendor_access/speech/paths"

STRANGE = (
    "A <b>tag</b> & an &amp; entity.",
    "<speak>",
    ".",
    "..two",
    "\u05d0\u05d1\u05d2 \u202eabc\u202c",
    "1 < 2 > 0 \"quoted\" 'single'",
    "na\xefve \u20ac \U0001f48e",
    "x" * 2000,
)
"""Texts that a markup, a protocol or a synthesiser might take for something else."""


def test_every_file_is_a_path_and_every_path_a_file() -> None:
    files = {file.stem for file in FOLDER.glob("[a-z]*.py")} - {"none"}
    assert files == {name.replace("-", "_") for name in (*EVERY, OF_MACS)}
    assert set(CHOICES["engine"]) == {"default", *EVERY, OF_MACS}


@pytest.mark.parametrize("name", EVERY)
def test_what_is_said_is_heard_as_it_is_and_can_be_stopped(name: str, service: Service) -> None:
    with Child(name) as child:
        assert child.ready().name.replace("_", "-").startswith(name)
        child.say("Your turn.", "2 points.")
        for text in STRANGE:
            child.say(text)
        child.say("end")
        assert service.quiet("end") == ["Your turn. 2 points.", *STRANGE, "end"]
        service.forget()
        service.hold("long")
        child.say("long")
        service.until("long")
        child.stop()
        child.say("short")
        service.quiet("short")
        assert [each.outcome for each in service.heard] == ["stopped", "finished"]


@pytest.mark.parametrize("name", EVERY)
def test_the_process_ends_with_its_input(name: str, service: Service) -> None:
    with Child(name) as child:
        child.say("End.")
        child.close()
        child.end()
        assert child.process.returncode == 0
        service.until("End.")


@pytest.mark.parametrize("name", EVERY)
def test_a_process_that_is_stuck_ends_with_its_input_all_the_same(
    name: str, service: Service
) -> None:
    service.freeze()
    with Child(name) as child:
        child.until(lambda: bool(child.replies))
        child.close()
        child.end()
        assert child.process.returncode == 1


def test_progress_is_told_line_by_line(service: Service) -> None:
    with Child("speech-dispatcher") as child:
        service.hold("Two")
        child.say("One.", "Two.", "Three.", number=7)
        child.until(lambda: SpeechProgress(7, 1) in child.steps)
        assert child.steps == [SpeechProgress(7, 0), SpeechProgress(7, 1)]
        service.release()
        child.until(lambda: SpeechProgress(7) in child.steps)
        assert child.steps[2:] == [SpeechProgress(7, 2), SpeechProgress(7)]
        child.say("x", sign=True, number=8)
        child.say("End.", number=9)
        child.until(lambda: SpeechProgress(9) in child.steps)
        assert child.steps[4:] == [SpeechProgress(8), SpeechProgress(9, 0), SpeechProgress(9)]


def test_a_sign_is_named_and_not_read(service: Service) -> None:
    with Child("speech-dispatcher") as child:
        child.say(".", sign=True)
        service.until(".")
        assert [each.kind for each in service.heard] == ["char"]


def test_rate_punctuation_voice_and_language(service: Service) -> None:
    with Child("speech-dispatcher") as child:

        def spoken(manner: Manner) -> dict[str, str]:
            child.adopt(manner)
            text = f"said {len(service.texts)}"
            child.say(text)
            service.quiet(text)
            return service.heard[-1].manner

        def values(name: str, *manners: Manner) -> list[str]:
            return [spoken(manner)[name] for manner in manners]

        plain = spoken(Manner())
        rates = [Manner(rate=rate) for rate in (50, 100, 1)]
        assert values("rate", *rates) == ["0", "100", "-98"]
        levels = ["all", "most", "some", "none"]
        signs = [Manner(punctuation=level) for level in levels]
        assert values("punctuation_mode", *signs) == levels
        assert values("voice", Manner(voice="female1")) == ["female1"]
        assert values("synthesis_voice", Manner(voice="ANN")) == ["Ann"]
        assert values("language", Manner(language="nl")) == ["nl"]
        again = spoken(Manner())
        assert [again[each] for each in ("rate", "punctuation_mode", "language")] == [
            plain[each] for each in ("rate", "punctuation_mode", "language")
        ]


def test_a_synthesiser_without_the_language_speaks_all_the_same(service: Service) -> None:
    with Child("speech-dispatcher") as child:
        child.adopt(Manner("xx"))
        child.say("Bonjour.")
        assert service.quiet("Bonjour") == ["Bonjour."]


@pytest.mark.parametrize("name", EVERY)
def test_a_voice_that_there_is_not(name: str, service: Service) -> None:
    with Child(name) as child:
        child.adopt(Manner(voice="Nobody"))
        assert Voiceless("Nobody") in child.replies
        child.say("Still here.")
        assert service.quiet("Still") == ["Still here."]


@pytest.mark.parametrize("name", EVERY)
def test_a_service_is_started_only_where_it_may_be(
    name: str, service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.kill()
    starter, asked = tmp_path / "starter", tmp_path / "asked"
    starter.write_text(f"#!/bin/sh\ntouch {asked}\nexit 1\n")
    starter.chmod(0o755)
    monkeypatch.setenv("SPEECHD_CMD", str(starter))
    for options, was_asked in (((), False), (("--may-start",), True)):
        with Child(name, *options) as child:
            last = child.end()[-1]
        assert isinstance(last, Gone)
        assert last.reason == "stopped"
        assert asked.exists() == was_asked


def test_a_service_without_a_synthesiser_is_mute(monkeypatch: pytest.MonkeyPatch) -> None:
    with Service(mute=True) as service:
        monkeypatch.setenv("SPEECHD_ADDRESS", service.environment["SPEECHD_ADDRESS"])
        with Child("speech-dispatcher") as child:
            assert child.end()[-1] == Gone("mute", "speech-dispatcher")


def test_silence_is_done_at_once() -> None:
    steps: list[SpeechProgress] = []
    path = connect("none", steps.append, may_start=False)
    assert not path.available()
    path.say(Utterance(("Nobody hears this.",), number=3), "answer")
    path.stop()
    path.check()
    assert steps == [SpeechProgress(3)]
    assert path.adopt(Manner())
    assert not path.adopt(Manner(voice="Ann"))


SERVING = "import sys; {}; sys.argv[0] = ''; from splendor_access.speech.child import main; main()"


def broken(program: str) -> Callable[[str], Child]:
    """Return what starts a process in which a library is not what it should be."""
    return lambda name: Child(name, program=("-c", SERVING.format(program)))


@pytest.mark.parametrize(
    ("name", "module"), [("accessible-output2", "accessible_output2"), ("prismatoid", "prism")]
)
def test_a_library_that_is_not_there(name: str, module: str, service: Service) -> None:
    with broken(f"sys.modules[{module!r}] = None")(name) as child:
        last = child.end()[-1]
    assert isinstance(last, Gone)
    assert last.reason == "missing"
    assert service.texts == []


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        ("raise OSError('no such DLL')", "failed"),
        ("print('Cannot find it.'); raise ImportError('no such module')", "missing"),
        ("import os; os.abort()", None),
        ("import os; os.write(1, b'noise'); raise SystemError('odd')", "failed"),
    ],
)
def test_whatever_happens_at_import_stays_in_the_process(what: str, reason: str | None) -> None:
    finder = (
        "import importlib.abc\n"
        "class Finder(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path, target=None):\n"
        f"        if name == 'accessible_output2': exec({what!r})\n"
        "sys.meta_path.insert(0, Finder())\n"
    )
    with broken(f"exec({finder!r})")("accessible-output2") as child:
        replies = child.end()
    if reason is None:
        assert len(replies) == 1
    else:
        last = replies[-1]
        assert isinstance(last, Gone)
        assert last.reason == reason


def test_bindings_of_the_system_are_found_by_any_python(service: Service) -> None:
    hidden = "sys.path[:] = [p for p in sys.path if 'dist-packages' not in p]"
    with broken(hidden)("speech-dispatcher") as child:
        child.ready()
        child.say("Found.")
        assert service.quiet("Found") == ["Found."]
