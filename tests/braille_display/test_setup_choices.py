"""The questions before a game offer all that they need, so that nothing has to be typed."""

from pathlib import Path

import pytest

from splendor_access.braille_display.entry_choices import READY_NAMES, answers
from splendor_access.settings.names import language_wanted
from splendor_access.table.names import name_problem
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.braille_display.json_display import JsonDisplay
from tests.braille_display.test_games import program
from tests.braille_display.test_json_game import Fingers

QUESTIONS = (
    *("setup-name", "setup-real-names", "setup-names-of", "setup-bots", "setup-level"),
    *("setup-first", "setup-began", "setup-me", "setup-rules", "setup-resume", "setup-begun"),
)


@pytest.mark.parametrize("language", languages())
def test_each_question_can_be_gone_back_from_explained_and_left(language: str) -> None:
    locale = Locale(language)
    leaving = [locale.words(each)[0] for each in ("words-back", "command-help", "command-quit")]
    for name in (*QUESTIONS, "setup-of-tomorrow"):
        question = say(name, people=1, names=["Ana", "Ben"], name="Ana", count=3)
        lines = [line for _message, line in answers([question], locale)]
        assert [line for line in lines if line in leaving] == leaving, name
        assert len({*lines}) == len(lines) > len(leaving), name


@pytest.mark.parametrize("language", languages())
def test_ready_names_are_names(language: str) -> None:
    locale = Locale(language)
    vocabulary = Vocabulary(locale)
    for count, name in enumerate(READY_NAMES, 2):
        ready = locale.words(name)
        assert len(ready) == count
        for at, each in enumerate(ready):
            assert name_problem(each, ready[:at], vocabulary) is None, each


def test_the_other_languages_are_offered_at_the_first_question() -> None:
    offered = answers([say("setup-name", name="Gast")], Locale("de"))
    asked = {language_wanted(line) for _message, line in offered} - {None}
    assert asked == {*languages()} - {"de"}


def test_a_language_chosen_by_a_slip_is_changed_back(tmp_path: Path) -> None:
    with JsonDisplay() as display, program(display, tmp_path):
        display.connect(dots_keys=False)
        fingers = Fingers(display)
        for shown, chosen in (("language?", "Fran"), ("nom", "English")):
            row = fingers.until(shown)
            while chosen not in row:
                row = fingers.press("window_right", then="")
            display.press("route", row.index(chosen))
        fingers.until("name, or names?")
