"""The language, changed in the words of any language, wherever something can be typed."""

import pytest

from splendor_access.session.prompts import Confirm
from splendor_access.settings.names import language_named, language_wanted
from splendor_access.talk.locale import languages
from tests.driver import opened, run, session, table, told
from tests.session.prompts.judging import Asked, setup_of

WANTED = {
    "en": ("language english", "sprache englisch", "langue anglais", "taal engels", "Language en"),
    "de": ("sprache deutsch", "language german", "langue allemand", "taal Duits", "Sprache: de"),
    "fr": ("langue français", "langue francais", "language french", "sprache französisch"),
    "nl": ("taal nederlands", "language dutch", "langue néerlandais", "settings language nl"),
}


@pytest.mark.parametrize("spoken", languages())
def test_every_language_is_reached_from_every_other_one(spoken: str) -> None:
    one = session(table("human", "easy"), language=spoken)
    for wanted, lines in WANTED.items():
        for line in lines:
            told(one, f"language {spoken}", line)
            assert one.style.locale.language == wanted, line


IN_WORDS = {
    "en": (
        "please speak english",
        "can you talk to me in english",
        "i'd like english",
        "auf englisch",
    ),
    "de": ("deutsch bitte", "kannst du bitte deutsch mit mir reden", "ich möchte deutsch"),
    "fr": ("en français s'il te plaît", "tu peux parler français", "je voudrais le français"),
    "nl": ("praat nederlands met me", "nederlands alsjeblieft", "zet het spel in het nederlands"),
}


@pytest.mark.parametrize("spoken", languages())
def test_every_language_is_asked_for_in_ones_own_words(spoken: str) -> None:
    one = session(table("human", "easy"), language=spoken)
    for wanted, lines in IN_WORDS.items():
        for line in lines:
            told(one, f"language {spoken}", line)
            assert one.style.locale.language == wanted, line


def test_a_sentence_that_only_names_a_language_changes_nothing() -> None:
    for line in ("german", "no german", "do you speak german?", "german or french please"):
        assert language_wanted(line) is None, line


def test_a_word_that_is_no_language_changes_nothing() -> None:
    one = opened("human", "easy")
    for line in ("language klingon", "langue", "taal", "language"):
        assert told(one, line), line
        assert one.style.locale.language == "en", line
    assert language_named("klingon") is None
    assert language_wanted("take ser") is None
    assert language_wanted("language") == ""


def test_at_a_question_the_language_changes_and_the_question_stays() -> None:
    one = opened("human", "easy")
    told(one, "quit")
    said = told(one, "sprache deutsch")
    assert isinstance(one.open_prompt, Confirm)
    assert len(said) == 2
    assert said[1].startswith("Das Spiel verlassen?")


def test_before_a_game_the_language_changes_and_the_question_comes_again() -> None:
    console = Asked("en", {"setup-name": ["taal nederlands", "Sam"], "setup-bots": ["1"]})
    setup_of(console, ["easy"])
    assert console.locale.language == "nl"
    assert [each.name for each in console.said].count("setup-name") == 2


@pytest.mark.parametrize(
    ("word", "language"), [("spielen", "de"), ("jouer", "fr"), ("spelen", "nl"), ("play", "fr")]
)
def test_a_subcommand_has_a_word_in_each_language(word: str, language: str) -> None:
    done = run("--lang", language, word, "--quick", "--seed", "1")
    assert done.code == 0
    assert run("--lang", "en", word, "--quick", "--seed", "1").code == (0 if word == "play" else 2)


def test_values_and_languages_of_options_are_called_by_their_own_words() -> None:
    for language in ("deutsch", "Duits", "allemand", "german"):
        english = run("play", "--quick", "--seed", "1", "--lang", "de", "--verbosity", "brief")
        own = run("spielen", "--quick", "--seed", "1", "--lang", language, "--verbosity", "kurz")
        assert own.lines[:3] == english.lines[:3]
    assert run("play", "--quick", "--lang", "klingon").code == 2


def test_help_tells_the_words_of_the_language_for_subcommands() -> None:
    helped = " ".join(run("--help", "--lang", "de").out.split())
    assert "spielen (play)" in helped
    assert "play (play)" not in run("--help").out


def test_the_new_language_is_told_in_a_whole_sentence() -> None:
    out = run("play", "--quick", "--lang", "en", typed="language de\nsprache englisch\n").out
    assert "\nDie Sprache " in out
    assert "\nThe language is now English.\n" in out
