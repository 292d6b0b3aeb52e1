"""Settings and values by the words of a language."""

from pathlib import Path

import pytest

from splendor_access.settings.names import NAMES, Words, values
from splendor_access.settings.settings import load_settings
from splendor_access.settings.settings_command import answer_settings
from splendor_access.settings.style import Style
from splendor_access.talk.locale import Locale
from tests.cases import every
from tests.talk.made_up import changed

ENGLISH = Words(Locale("en"))


@every("name", NAMES)
def test_every_setting_and_value_is_understood_as_it_is_called(name: str) -> None:
    assert ENGLISH.parse_name(ENGLISH.name(name)) == name
    for value in values(name):
        assert ENGLISH.parse_value(ENGLISH.value(value), values(name)) == value


def test_the_words_of_an_order_may_stand_apart() -> None:
    assert ENGLISH.parse_value("cost  bonus points", values("card")) == "cost-bonus-points"
    assert ENGLISH.parse_value("cost bonus", values("card")) is None


def test_a_table_is_named_alike_in_every_language() -> None:
    assert ENGLISH.value("en-us-comp8") == "en-us-comp8"
    assert ENGLISH.parse_value("nl-nl-G0", values("table")) == "nl-NL-g0"


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Locale:
    about = "combien est dit.\n    .name = verbosit\u00e9"
    return changed(monkeypatch, tmp_path, {"setting-verbosity": about, "value-brief": "bref"})


@pytest.mark.parametrize("typed", ["verbosit\u00e9 bref", "verbosite BREF", "verbosity brief"])
def test_words_of_the_language_and_english_ones_do_the_same(french: Locale, typed: str) -> None:
    style = Style(french.language, load_settings({}, {}))
    assert style.text(answer_settings(typed, style)[0]) == "verbosit\u00e9 is now bref."
    assert style.settings.verbosity == "brief"
