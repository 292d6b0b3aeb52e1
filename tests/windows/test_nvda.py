"""Speech through NVDA, in whose place a library of ours writes down what it is told."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from splendor_access.console.notices import Notice, Notices
from splendor_access.session.saving import way_back
from splendor_access.settings.settings import load_settings
from splendor_access.speech.speaker import Speaker
from splendor_access.speech.spoken import Edit, SpokenPhrase
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.driver import Piped, sentence

PATIENCE = 60.0
DIRECT = ("play", "--quick", "--seed", "1", "--speech", "direct")


class Controller:
    """The library: what it was told, and a way to let NVDA be gone."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log.txt"
        self.gone = folder / "gone"

    @property
    def calls(self) -> list[str]:
        """What was called, with the text of each call."""
        return self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []

    @property
    def texts(self) -> list[str]:
        """What was spoken."""
        return [call.removeprefix("speak ") for call in self.calls if call.startswith("speak ")]

    def until(self, fulfilled: Callable[[], bool]) -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + PATIENCE
        while not fulfilled():
            assert time.monotonic() < deadline, self.calls
            time.sleep(0.01)


@pytest.fixture
def nvda(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Controller:
    controller = Controller(tmp_path)
    monkeypatch.setenv("NVDA_LOG", str(controller.log))
    monkeypatch.setenv("NVDA_GONE", str(controller.gone))
    monkeypatch.setenv("SPLENDOR_ACCESS_ENGINE", "accessible-output2")
    return controller


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_each_line_is_spoken_once_and_in_order(nvda: Controller, language: str) -> None:
    with Piped(*DIRECT, "--lang", language) as game:
        nvda.until(lambda: bool(nvda.texts))
        game.type("bank", "take seo", "me")
        assert game.process.stdin
        game.process.stdin.close()
        game.until(Locale(language).text(say("left", **way_back())))
        assert game.process.wait(PATIENCE) == 0
    assert " ".join(nvda.texts).split() == game.said.split()
    assert "cancel" not in nvda.calls


def test_a_key_cuts_off_what_is_spoken(nvda: Controller) -> None:
    async def speak() -> None:
        speaker = Speaker(
            Locale("en"),
            load_settings({}, {}),
            typed=True,
            may_start=False,
            changed=lambda _changed: None,
            chosen=lambda _voice, _speaks: None,
            tell=lambda _message: None,
        )
        speaker.say([SpokenPhrase("One.", "answers"), SpokenPhrase("Two.", "answers")], own=True)
        await asyncio.wait_for(speaker.wait_until_open(), PATIENCE)
        await asyncio.to_thread(nvda.until, lambda: bool(nvda.texts))
        speaker.hear(Edit("typed", "b"), "letters")
        await asyncio.to_thread(nvda.until, lambda: "b" in nvda.texts)
        await speaker.close()

    asyncio.run(speak())
    assert nvda.calls[-3:] == ["speak One. Two.", "cancel", "speak b"]


def test_when_nvda_ends_the_game_goes_on_and_says_so(nvda: Controller) -> None:
    with Piped(*DIRECT) as game:
        game.until(sentence("your-turn", points=0, tokens=0))
        nvda.until(lambda: bool(nvda.texts))
        nvda.gone.touch()
        game.type("bank")
        game.until("Bank: ")
        game.until(sentence("speech-gone"))
        assert game.process.stdin
        game.process.stdin.close()
        assert game.process.wait(PATIENCE) == 0


def test_news_is_shown_in_braille(nvda: Controller) -> None:
    notices = Notices()
    notices.show(Notice("Ada took 3", "⠠⠁⠙⠁"))
    notices.close()
    nvda.until(lambda: bool(nvda.calls))
    assert nvda.calls[-1] == "braille ⠠⠁⠙⠁"
