"""A voice that never blocks, and its recovery from failures."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from splendor_access.settings.settings import Settings
from splendor_access.speech import voice
from splendor_access.speech.child import (
    ChildRuns,
    Gone,
    Reached,
    Ready,
    Reply,
    Request,
    RequestDone,
    Say,
    Voiceless,
)
from splendor_access.speech.paths import Manner, SpeechProgress, Utterance
from splendor_access.speech.speaker import Speaker
from splendor_access.speech.spoken import SpokenPhrase
from splendor_access.speech.voice import Changed, Event, Free, Voice
from splendor_access.talk.locale import Locale
from tests.driver import ROOT
from tests.speech.service import PATIENCE, Service
from tests.tiers import sampled, tries

SERVICE = ("speech-dispatcher",)
LINES = Utterance(("One.", "Two.", "Three."))


class Listener:
    """An open voice, with its events."""

    def __init__(self, paths: Sequence[str], manner: Manner) -> None:
        self.events: list[Event] = []
        self.voice = Voice(paths, manner, self.events.append, may_start=False)

    async def until(self, fulfilled: Callable[[], bool]) -> None:
        """Wait for a condition."""
        async with asyncio.timeout(PATIENCE):
            while not fulfilled():
                await asyncio.sleep(0.005)

    async def told(self, event: Event) -> None:
        """Wait for an event."""
        await self.until(lambda: event in self.events)


def conversation(
    course: Callable[[Listener], Awaitable[None]],
    paths: Sequence[str] = SERVICE,
    manner: Manner = Manner(),  # noqa: B008  # frozen
) -> Listener:
    """Open a voice, do something with it, and close it."""

    async def held() -> Listener:
        listener = Listener(paths, manner)
        listener.voice.begin()
        try:
            await course(listener)
        finally:
            await listener.voice.close(PATIENCE)
        return listener

    return asyncio.run(held())


@pytest.mark.parametrize("said", ["'x' * 1_000_000", "'[]'", "''"])
def test_what_no_engine_of_speech_may_answer_is_the_end_of_its_process(said: str) -> None:
    async def reply() -> Reply:
        started = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", f"print({said}); input()"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        speaking = voice.Process(started)
        try:
            return await speaking.reply()
        finally:
            await speaking.end()

    assert asyncio.run(reply()) == voice.SILENT


def test_what_is_said_before_a_path_is_open_is_not_lost(service: Service) -> None:
    async def course(listener: Listener) -> None:
        listener.voice.say(LINES, "turn")
        assert listener.voice.busy
        await listener.told(Free())
        assert not listener.voice.busy

    listener = conversation(course)
    assert service.texts == ["One. Two. Three."]
    assert listener.events == [Changed("speech-dispatcher", None), Free()]


def test_an_utterance_can_be_stopped_and_another_said_at_once(service: Service) -> None:
    service.hold("One")

    async def course(listener: Listener) -> None:
        listener.voice.say(LINES, "moves")
        await listener.until(lambda: bool(service.texts))
        listener.voice.stop()
        listener.voice.say(Utterance(("Now.",)), "answer")
        await listener.told(Free())

    conversation(course)
    assert [(each.text, each.outcome) for each in service.heard] == [
        ("One. Two. Three.", "stopped"),
        ("Now.", "finished"),
    ]


def test_what_was_to_be_said_is_let_go_when_no_path_is_left() -> None:
    async def course(listener: Listener) -> None:
        listener.voice.say(LINES, "moves")
        assert listener.voice.busy
        await listener.until(lambda: not listener.voice.available())
        assert (listener.voice.busy, listener.voice.unheard) == (False, ())

    conversation(course, paths=())


def test_what_was_to_be_said_is_let_go_at_the_end() -> None:
    async def course(listener: Listener) -> None:
        listener.voice.say(LINES, "moves")
        await listener.voice.close(0)
        assert (listener.voice.busy, listener.voice.unheard) == (False, ())

    conversation(course)


def test_what_nobody_heard_is_told_without_its_secrets() -> None:
    async def left(first: bool, second: bool, *, secrets: bool) -> list[str]:
        speaker = Speaker(
            Locale("en"),
            Settings(),
            typed=True,
            may_start=False,
            changed=lambda _changed: None,
            chosen=lambda _voice, _speaks: None,
            tell=lambda _message: None,
        )
        speaker.say([SpokenPhrase("First.", "moves", first)], own=False)
        speaker.say([SpokenPhrase("Then.", "moves", second)], own=False)
        told = speaker.unheard(secrets=secrets)
        speaker.hush()
        await speaker.close()
        return told

    assert asyncio.run(left(False, True, secrets=True)) == ["First.", "Then."]
    assert asyncio.run(left(False, True, secrets=False)) == ["First."]
    assert asyncio.run(left(True, False, secrets=False)) == ["Then."]


def test_when_it_closes_the_last_words_are_still_spoken(service: Service) -> None:
    async def course(listener: Listener) -> None:
        await listener.voice.wait_until_open()
        listener.voice.say(Utterance(("Goodbye.",)), "answer")

    conversation(course)
    assert service.quiet("Goodbye") == ["Goodbye."]


def test_a_voice_that_there_is_not_is_told(service: Service) -> None:
    async def course(listener: Listener) -> None:
        await listener.told(Voiceless("Nobody"))
        listener.voice.adopt(Manner(voice="Ann"))
        listener.voice.say(LINES, "answer")
        await listener.told(Free())

    conversation(course, manner=Manner(voice="Nobody"))
    assert service.heard[0].manner["synthesis_voice"] == "Ann"


def test_a_thousand_utterances_at_once_keep_nobody_waiting(service: Service) -> None:
    async def course(listener: Listener) -> None:
        await listener.voice.wait_until_open()
        for number in range(1000):
            listener.voice.stop()
            listener.voice.say(Utterance((f"Number {number}.",)), "answer")
        await listener.told(Free())

    conversation(course)
    assert service.quiet("Number 999.")[-1] == "Number 999."


# Failures


def test_a_service_that_dies_in_mid_sentence(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process notices, connects again, and goes on with the line that was cut off."""
    with Service() as other:
        service.hold("Two")

        async def course(listener: Listener) -> None:
            listener.voice.say(LINES, "moves")
            await listener.until(lambda: listener.voice.unheard == ("Two.", "Three."))
            for name, value in other.environment.items():
                monkeypatch.setenv(name, value)
            service.kill()
            await listener.told(Free())

        listener = conversation(course)
        assert other.texts == ["Two. Three."]
    assert listener.events == [Changed("speech-dispatcher", None), Free()]


def test_a_service_that_takes_requests_and_never_answers(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice, "REST", (0.1,))

    async def course(listener: Listener) -> None:
        await listener.voice.wait_until_open()
        service.freeze()
        monkeypatch.setattr(voice, "PATIENCE", 0.3)
        monkeypatch.setattr(voice, "OPENING", 0.3)
        listener.voice.say(LINES, "answer")
        await listener.told(Changed(None, "speech-dispatcher"))
        assert not listener.voice.available()
        assert listener.voice.name == "none"
        listener.voice.say(Utterance(("Nobody hears this.",)), "answer")
        await listener.told(Free())
        service.thaw()
        monkeypatch.setattr(voice, "PATIENCE", PATIENCE)
        monkeypatch.setattr(voice, "OPENING", PATIENCE)
        await listener.told(Changed("speech-dispatcher", None, again=True))
        listener.voice.say(Utterance(("Here again.",)), "answer")
        await listener.until(lambda: "Here again." in service.texts)

    conversation(course)
    assert "Nobody hears this." not in service.texts


def test_a_path_that_is_too_slow_at_first_gets_more_time(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice, "REST", (0.01,))
    allowed = []
    in_earnest = voice.wait_until_open

    async def wait(started: voice.Process, times: int) -> Ready | Gone:
        allowed.append(times)
        reply = await in_earnest(started, times)
        return reply if times == voice.LONGEST and len(allowed) > 4 else voice.LATE

    monkeypatch.setattr(voice, "wait_until_open", wait)

    async def course(listener: Listener) -> None:
        await listener.told(Changed(None, None))
        assert listener.voice.may_open_late
        await listener.told(Changed("speech-dispatcher", None, again=True))

    conversation(course)
    assert allowed == [1, 2, 4, 8, 8]


def test_without_any_service(service: Service) -> None:
    service.kill()

    async def course(listener: Listener) -> None:
        listener.voice.say(LINES, "turn")
        await listener.told(Changed(None, None))

        assert not listener.voice.may_open_late

    listener = conversation(course, paths=("speech-dispatcher", "accessible-output2"))
    assert listener.events == [Changed(None, None)]


def library(folder: Path, monkeypatch: pytest.MonkeyPatch, speaks: str) -> None:
    """Replace prismatoid by a library that does something when it should speak."""
    (folder / "prism.py").write_text(
        "import os, sys, time\n"
        "class PrismError(Exception): pass\n"
        "class Features:\n"
        "    is_supported_at_runtime = True\n"
        "    supports_set_rate = supports_get_rate = supports_set_voice = supports_stop = False\n"
        "class Backend:\n"
        "    name, features = 'strange', Features\n"
        f"    def speak(self, text, interrupt=False): {speaks}\n"
        "class Context:\n"
        "    def acquire_best(self): return Backend()\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{ROOT}")


@sampled(2)
@pytest.mark.parametrize(
    "speaks",
    [
        "raise ValueError('odd')",
        "os._exit(1)",
        "os.abort()",
        "print('x' * 100_000); os.write(1, b'}{'); raise SystemError",
        "time.sleep(1000)",
    ][:: tries(2, 1)],
)
def test_a_path_that_fails_is_replaced_by_the_next(
    speaks: str, service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library(tmp_path, monkeypatch, speaks)
    strange = "prismatoid: strange"
    monkeypatch.setattr(voice, "PATIENCE", 1.5)

    async def course(listener: Listener) -> None:
        listener.voice.say(LINES, "answer")
        await listener.told(Changed("speech-dispatcher", strange))
        monkeypatch.setattr(voice, "PATIENCE", PATIENCE)
        await listener.told(Free())

    listener = conversation(course, paths=("prismatoid", *SERVICE))
    assert service.texts == ["One. Two. Three."]
    assert listener.events == [
        Changed(strange, None),
        Changed("speech-dispatcher", strange),
        Free(),
    ]


def test_a_path_that_tells_no_progress_is_given_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    library(tmp_path, monkeypatch, f"open({str(heard)!r}, 'a').write(text + '|')")
    monkeypatch.setattr(voice, "PACE", 10_000)

    async def course(listener: Listener) -> None:
        for _time in range(2):
            listener.events.clear()
            listener.voice.say(LINES, "moves")
            await listener.told(Free())

    conversation(course, paths=("prismatoid",))
    assert heard.read_text() == "One. Two. Three.|" * 2


class Scripted:
    """A process with scripted replies; the last one comes when it is `released`."""

    owes, silent_for = False, 0.0

    def __init__(self, *replies: Reply) -> None:
        self.asked: list[Request] = []
        self._replies = iter(replies)

    def ask(self, request: Callable[[int], Request]) -> int:
        """Take a request."""
        self.asked.append(request(len(self.asked) + 1))
        return len(self.asked)

    def mark_done(self, _number: int) -> None:
        """Do nothing."""

    async def reply(self) -> Reply:
        """Return the next reply, and then none."""
        for reply in self._replies:
            return reply
        return await asyncio.Future[Reply]()

    async def end(self) -> None:
        """Do nothing."""


def test_what_a_path_took_just_before_it_failed_is_not_counted_as_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It opens again only when the time for the utterance is long over."""
    opened = Ready("scripted", ())
    processes = [Scripted(opened, RequestDone(1), RequestDone(2), Gone("failed")), Scripted(opened)]
    started = iter(processes)

    async def start(_path: str, *, may_start: bool) -> Scripted:
        return next(started)

    async def wait(process: Scripted, _times: int) -> Reply:
        if process is processes[1]:
            await asyncio.sleep(0.01)
        return await process.reply()

    monkeypatch.setattr(voice, "PACE", 1e10)
    monkeypatch.setattr(voice, "start_process", start)
    monkeypatch.setattr(voice, "wait_until_open", wait)

    async def course(listener: Listener) -> None:
        listener.voice.say(LINES, "moves")
        await listener.until(lambda: len(processes[1].asked) > 1 or Free() in listener.events)

    listener = conversation(course, paths=("scripted",))
    assert listener.events == [Changed("scripted", None)]
    for each in processes:
        said = each.asked[1]
        assert isinstance(said, Say)
        assert said.utterance.lines == LINES.lines


def test_what_is_told_late_of_something_stopped_ends_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replies: asyncio.Queue[Reply] = asyncio.Queue()
    scripted = Scripted()

    async def start(_path: str, *, may_start: bool) -> Scripted:
        return scripted

    monkeypatch.setattr(scripted, "reply", replies.get)
    monkeypatch.setattr(voice, "start_process", start)

    async def course(listener: Listener) -> None:
        for reply in (ChildRuns(), Ready("scripted", ("progress",))):
            replies.put_nowait(reply)
        await listener.voice.wait_until_open()
        listener.voice.say(LINES, "moves")
        listener.voice.stop()
        replies.put_nowait(Reached(SpeechProgress(1)))
        listener.voice.say(Utterance(("Now.", "Then.")), "answer")
        for progress in (SpeechProgress(1, 2), SpeechProgress(1), SpeechProgress(2, 1)):
            replies.put_nowait(Reached(progress))
        await listener.until(lambda: listener.voice.unheard == ("Then.",))
        assert Free() not in listener.events
        replies.put_nowait(Reached(SpeechProgress(2)))
        await listener.told(Free())

    conversation(course, paths=("scripted",))


@pytest.mark.parametrize("pace", [60, 200, 450])
def test_a_path_that_tells_no_progress_speaks_at_the_pace_that_is_set(
    pace: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    replies: asyncio.Queue[Reply] = asyncio.Queue()
    scripted = Scripted()

    async def start(_path: str, *, may_start: bool) -> Scripted:
        return scripted

    monkeypatch.setattr(scripted, "reply", replies.get)
    monkeypatch.setattr(voice, "start_process", start)
    words = ("Bruno took black. " * 20,)  # 60 words of six letters, with the spaces

    async def course(listener: Listener) -> None:
        for reply in (ChildRuns(), Ready("scripted", ())):
            replies.put_nowait(reply)
        await listener.voice.wait_until_open()
        listener.voice.say(Utterance(words), "moves")
        begun = asyncio.get_running_loop().time()
        replies.put_nowait(RequestDone(len(scripted.asked)))
        await listener.until(lambda: listener.voice._due is not None)
        assert listener.voice._due
        lasts = 60 * 60 / pace
        assert lasts <= listener.voice._due.when() - begun < lasts + PATIENCE

    conversation(course, paths=("scripted",), manner=Manner(pace=pace))


def test_the_time_for_something_stopped_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A path that tells no progress is given the time that its words take."""
    replies: asyncio.Queue[Reply] = asyncio.Queue()
    scripted = Scripted()

    async def start(_path: str, *, may_start: bool) -> Scripted:
        return scripted

    monkeypatch.setattr(scripted, "reply", replies.get)
    monkeypatch.setattr(voice, "start_process", start)
    monkeypatch.setattr(voice, "PACE", 60 / 0.02)

    async def course(listener: Listener) -> None:
        for reply in (ChildRuns(), Ready("scripted", ())):
            replies.put_nowait(reply)
        await listener.voice.wait_until_open()
        listener.voice.say(Utterance(("Short.",)), "moves")
        replies.put_nowait(RequestDone(len(scripted.asked)))
        await listener.until(replies.empty)
        await asyncio.sleep(0)
        listener.voice.stop()
        await asyncio.sleep(0.03)
        assert Free() not in listener.events

    conversation(course, paths=("scripted",))


def test_an_echo_that_would_come_late_is_left_out(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library(tmp_path, monkeypatch, "os._exit(1)")

    async def course(listener: Listener) -> None:
        await listener.voice.wait_until_open()
        listener.voice.say(Utterance(("x",), sign=True), "answer")
        await listener.until(lambda: not listener.voice.busy)
        listener.events.clear()
        listener.voice.say(LINES, "answer")
        await listener.told(Free())

    conversation(course, paths=("prismatoid", *SERVICE))
    assert service.texts == ["One. Two. Three."]


def test_a_process_is_ended_also_when_the_program_ends_meanwhile() -> None:
    async def ended() -> int | None:
        started = await voice.start_process("none", may_start=False)
        ending = asyncio.create_task(started.end())
        await asyncio.sleep(0)
        ending.cancel()
        await asyncio.gather(ending, return_exceptions=True)
        return started._process.returncode

    assert asyncio.run(ended()) is not None
