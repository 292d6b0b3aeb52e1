"""What is said about the program itself, in a player's own words, in every language."""

import pytest

from splendor_access.session.prompts import Confirm
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.driver import session, table, told
from tests.talk.held_out.situation import at_prompt

LEAVING_TUTORIAL = {
    "en": ("skip the tutorial please", "I don't want the tutorial any more", "no more lessons"),
    "de": ("ich will das Tutorial beenden", "kein Tutorial mehr bitte", "stopp das Tutorial"),
    "fr": ("bon c'est bon j'arrête le tuto", "je ne veux plus de tutoriel"),
    "nl": ("ik wil stoppen met de uitleg", "laat die uitleg maar zitten, ik wil gewoon spelen"),
}

ENTERING_TUTORIAL = {
    "en": ("I want the tutorial", "lessons"),
    "de": ("ich möchte das Tutorial", "Einführung"),
    "fr": ("je veux le tutoriel", "je veux le tuto", "le tuto"),
    "nl": ("ik wil uitleg",),
}

STATISTICS = {
    "en": ("how often have I won so far", "my statistics please"),
    "de": ("wie oft hab ich schon gewonnen", "zeig mir meine Statistik"),
    "fr": ("combien de fois j'ai gagné", "donne-moi mes statistiques"),
    "nl": ("hoe vaak heb ik eigenlijk al gewonnen", "zijn er statistieken"),
}

THANKS = {
    "en": ("thanks!", "thank you very much", "cheers"),
    "de": ("danke dir", "vielen Dank"),
    "fr": ("merci bien", "merci beaucoup"),
    "nl": ("dank je wel", "bedankt"),
}

LEAVING = {
    "en": ("good night",),
    "de": ("gute Nacht",),
    "fr": ("bonne nuit",),
    "nl": ("welterusten", "stop ermee"),
}

SILENCE = {
    "en": "turn the voice off",
    "de": "mach die Stimme aus",
    "fr": "coupe la voix",
    "nl": "zet de stem uit",
}

CELLS_ON = {"en": "settings cells on", "fr": "affiche les cellules braille après chaque carte"}


def _begun(language: str) -> AnySession:
    """Return the session of a new game, after its opening."""
    one = session(table("human", "easy"), language=language)
    one.opening()
    return one


@pytest.mark.parametrize("language", LEAVING_TUTORIAL)
def test_the_tutorial_is_left_in_ones_own_words(language: str) -> None:
    left = Locale(language).text(say("tutorial-off"))
    for line in LEAVING_TUTORIAL[language]:
        one = _begun(language)
        assert told(one, line) == [left], line
    for line in ENTERING_TUTORIAL[language]:
        one = _begun(language)
        assert left not in told(one, line), line


@pytest.mark.parametrize("language", STATISTICS)
def test_statistics_are_told_where_they_are(language: str) -> None:
    for line in STATISTICS[language]:
        one = _begun(language)
        assert "splendor-access stats" in " ".join(told(one, line)), line


@pytest.mark.parametrize("language", THANKS)
def test_thanks_are_no_answer_and_no_command(language: str) -> None:
    locale = Locale(language)
    leaving = locale.words("command-quit")[0]
    for line in THANKS[language]:
        one = _begun(language)
        assert told(one, line) == [locale.text(say("thanked"))], line
        asked = told(one, leaving)
        assert told(one, line) == asked, line
        assert isinstance(one.open_prompt, Confirm), line


@pytest.mark.parametrize("language", LEAVING)
def test_who_says_goodbye_is_asked_once(language: str) -> None:
    for line in LEAVING[language]:
        one = _begun(language)
        asked = told(one, Locale(language).words("command-quit")[0])
        one = _begun(language)
        assert told(one, line) == asked, line


@pytest.mark.parametrize("language", SILENCE)
def test_a_voice_that_is_off_is_speech_that_is_off(language: str) -> None:
    one = _begun(language)
    told(one, SILENCE[language])
    assert one.style.settings.speech == "off"
    assert one.style.settings.voice == "default"


@pytest.mark.parametrize("language", CELLS_ON)
def test_what_shows_cells_does_not_hide_them(language: str) -> None:
    one = _begun(language)
    told(one, CELLS_ON[language])
    assert one.style.settings.cells == "on"


def test_the_end_of_a_game_is_taken_back_only_on_a_yes() -> None:
    one = at_prompt("end", "en")
    asked = told(one, "undo")
    assert asked == [Locale("en").text(say("ask-undo-over"))]
    assert told(one, "no") == [Locale("en").text(say("not-done"))]
    assert one.table.over
    told(one, "undo", "yes")
    assert not one.table.over
