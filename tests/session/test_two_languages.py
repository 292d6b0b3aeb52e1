"""Two people at one keyboard, each with a language of their own."""

from pathlib import Path

import pytest

from splendor_access.game.record import record_text
from splendor_access.session.intents import Intent
from splendor_access.session.shared_keyboard import AnySession, open_session
from splendor_access.settings import files
from splendor_access.settings.settings import language_in_force, load_settings
from tests.driver import table, told
from tests.talk.made_up import changed

OTHER = {
    "took-me": "Je neemt { $gems }.",
    "gem-s": "blauw\n    .stone = saffier\n    .words = blauw, saffier",
    "pass-device": "Geef het toestel aan { $name }.\n    .braille = { $name } klaar?",
    "ask-undo": "{ $name }, mag { $asker } dat?",
    "command-ready": "klaar\n    .about = Het toestel is bij u.",
    "command-take": "neem\n    .usage = neem\n    .about = Neem.\n    .example = neem blauw",
    "language-name": "Volap\u00fck",
}


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AnySession:
    changed(monkeypatch, tmp_path, OTHER)
    people = table("human", "human")
    session = open_session(
        people, "en", load_settings({}, {}), strict=False, languages=("en", "xx")
    )
    session.opening()
    return session


def test_each_hears_and_types_a_language_of_their_own(two: AnySession) -> None:
    ana = told(two, "take ser")
    assert ana[0] == "You took blue, green and red."
    assert ana[-1].startswith("Geef het toestel aan")
    assert told(two, "klaar")
    assert two.style.locale.language == "xx"
    assert told(two, "neem sro")[0] == "Je neemt blauw, red and black."
    assert ana[-2].startswith("Pass the device to")


def test_the_line_for_the_other_has_a_brailled_form_in_that_language(two: AnySession) -> None:
    passing = two.handle(Intent("keyboard", text="take ser"))[-1].message
    assert two.style.locale.brailled(passing)[0].text.endswith("klaar?")


def test_english_words_do_for_everybody(two: AnySession) -> None:
    told(two, "take ser")
    told(two, "ready")
    assert told(two, "take sro")[0].startswith("Je neemt")


def test_the_other_is_asked_in_the_other_language(two: AnySession) -> None:
    for line in ("take ser", "ready", "take sro", "ready"):
        told(two, line)
    assert "mag" in told(two, "undo")[0]
    assert told(two, "ja")


def test_the_record_is_of_no_language(two: AnySession) -> None:
    told(two, "take ser")
    told(two, "klaar")
    told(two, "neem sro")
    actions = record_text(two.table.record(), with_deck=False).splitlines()[-2:]
    assert actions == ["take ser", "take sro"]


def test_a_language_is_changed_for_the_holder_alone_and_is_not_kept(two: AnySession) -> None:
    assert "English" not in told(two, "settings language volapuk")[0]
    assert told(two, "neem ser")[0] == "Je neemt blauw, green and red."
    assert files.read_settings() == ({}, None)


def test_other_settings_are_those_of_the_keyboard(two: AnySession) -> None:
    told(two, "settings verbosity brief")
    told(two, "take ser")
    told(two, "klaar")
    assert two.style.settings.verbosity == "brief"


def test_one_who_plays_alone_keeps_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed(monkeypatch, tmp_path, OTHER)
    one = open_session(table("human", "easy"), "en", load_settings({}, {}), strict=False)
    assert "Volap\u00fck." in " ".join(told(one, "settings language volapuk"))
    assert told(one, "neem ser")[0].startswith("Je neemt")
    stored, trouble = files.read_settings()
    assert (stored, trouble) == ({"lang": "xx"}, None)
    assert language_in_force(None, stored, ["en", "xx"]) == "xx"
