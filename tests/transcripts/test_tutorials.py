"""The tutorial in every language: what is typed is what the program says to type.

`UPDATE_TRANSCRIPTS=1 pytest tests/transcripts` writes what is heard anew, for every language whose
file is there, to be read.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from splendor_access.bots import load
from splendor_access.console.setup.new_game import TUTORIAL_SEED
from splendor_access.game.actions import Action
from splendor_access.game.record import Player, record_text
from splendor_access.game.state import RuleSet, State
from splendor_access.talk.locale import Locale, languages
from splendor_access.teaching.tutorial import LESSONS
from tests.transcripts import linter
from tests.transcripts.golden import hold
from tests.transcripts.recorder import Recorder, table
from tests.transcripts.test_languages import NEUTRAL
from tests.transcripts.test_scenes import written

FOLDER = Path(__file__).parent / "languages" / "tutorial"
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.txt"))

MOST_LINES = 60
"""More are not typed: the tutorial would not come to its end."""


@cache
def followed(language: str) -> Recorder:
    """Do all that the tutorial says, to its end."""
    laid = table([Player("Ana"), Player("Ada", "easy")], RuleSet(), TUTORIAL_SEED)
    easy = load("easy")

    def choose(state: State) -> Action:
        return easy(state.view(state.to_act), laid.chance, len(laid.moments))

    recorder = Recorder(laid, choose, tutorial=True, language=language)
    command = line = Locale(language).words("command-tutorial")[0]
    while recorder.session.listener.tutor.at < len(LESSONS):
        assert len(recorder.transcript) < MOST_LINES, recorder.transcript[-1]
        asked = to_type(language, recorder.type(line).heard)
        line = asked if asked and asked != line else command
    recorder.type(command)
    return recorder


def to_type(language: str, lines: tuple[str, ...]) -> str | None:
    """Return what the last line that says so asks to be typed."""
    (word, *_others) = Locale(language).words("words-type")
    found = [re.search(rf"(?i)\b{word}\b[^:]*: (.*)$", line) for line in lines]
    return next((each[1] for each in reversed(found) if each), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutorial_is_heard_as_it_is_written(language: str) -> None:
    hold(written(followed(language)), FOLDER / f"{language}.txt")


def test_there_are_tutorials_to_read() -> None:
    assert set(languages()) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_the_same_tutorial(language: str) -> None:
    here, there = (followed(each).session.table.record() for each in (language, "en"))
    assert record_text(here, with_deck=True) == record_text(there, with_deck=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", NEUTRAL, ids=lambda rule: rule.__name__)
def test_it_breaks_no_rule(language: str, rule: linter.Rule) -> None:
    heard = followed(language).transcript
    assert not [(each.typed, what) for each in heard for what in rule(each, None)]
