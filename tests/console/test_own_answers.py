"""Answers in sentences to the questions before a game, beside those of tests/session/prompts."""

import pytest

from splendor_access.console.setup.answers import AnswerReader, GivenNames
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.vocabulary import Vocabulary

KEEPING = {
    "en": ("the usual", "keep it please", "no thanks", "fine"),
    "de": ("wie üblich", "lass es so", "nein danke", "in Ordnung"),
    "fr": ("comme d'habitude", "garde ça", "non merci", "d'accord"),
    "nl": ("zoals gewoonlijk", "laat maar zo", "nee bedankt", "is goed"),
}


def reader(language: str) -> AnswerReader:
    return AnswerReader(Vocabulary(Locale(language)))


@pytest.mark.parametrize("language", languages())
def test_the_usual_rules_are_kept_in_words(language: str) -> None:
    read = reader(language)
    assert not [each for each in KEEPING[language] if not read.keeps(each)]
    assert not read.keeps("21 points")
    assert not read.keeps("2014")


def test_a_name_is_taken_as_it_is_typed() -> None:
    read = reader("en")
    for typed in ("Ana-Maria, O'Neil", "Ben", "Will and Grace", "Mia + Tom"):
        assert len(read.people(typed).names) == (1 if typed == "Ben" else 2), typed
    assert read.people("three players, Ana, Ben and Cleo").count == 3
    assert read.people("three players, Ana, Ben and Cleo").names == ["Ana", "Ben", "Cleo"]
    assert read.people("just me").names == []


def test_two_numbers_or_a_denied_one_are_no_number() -> None:
    read = reader("en")
    assert read.count("2 or 3") is None
    assert read.count("not two") is None
    assert read.count("how many?") is None
    assert read.level("not hard") is None
    assert read.level("easy or hard") is None
    assert read.seat("Sam or Kim", ["Sam", "Kim"], 2) is None
    assert read.seat("the computer", ["Sam", "Ada"], 1) == 1
    assert read.seat("me", ["Sam", "Ada"], 1) == 0


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "was heißt mittel"),
        ("en", "what does fair mean"),
        ("fr", "que veut dire moyen"),
        ("nl", "wat betekent gemiddeld"),
    ],
)
def test_who_asks_what_a_word_means_does_not_choose_it(language: str, line: str) -> None:
    assert reader(language).asks(line)


@pytest.mark.parametrize(
    ("language", "line", "names"),
    [
        ("en", "it's me, Rosie, and my husband Bert", ["Rosie", "Bert"]),
        ("en", "Priya plus Jonas", ["Priya", "Jonas"]),
        ("en", "me and my wife", ["my wife"]),
        ("de", "ich bin die Trude und mein Mann Karl", ["Trude", "Karl"]),
        ("de", "Ida zusammen mit Emil", ["Ida", "Emil"]),
        ("fr", "c'est moi Colette et mon mari Marcel", ["Colette", "Marcel"]),
        ("fr", "Léa avec Hugo", ["Léa", "Hugo"]),
        ("nl", "ik ben Riet en mijn dochter Noor", ["Riet", "Noor"]),
        ("nl", "Jan samen met Piet", ["Jan", "Piet"]),
    ],
)
def test_who_plays_is_told_by_name(language: str, line: str, names: list[str]) -> None:
    assert reader(language).people(line).names == names


@pytest.mark.parametrize(
    ("language", "line", "opponents"),
    [
        ("en", "me against two computers", 2),
        ("en", "two opponents, one of them easy", 2),
        ("en", "i want to play against the computer", 1),
        ("de", "zwei Gegner, einer leicht", 2),
        ("de", "ich gegen drei Computer", 3),
        ("fr", "moi contre l'ordinateur", 1),
        ("fr", "deux adversaires, un facile", 2),
        ("nl", "twee tegenstanders, één makkelijk", 2),
        ("nl", "ik tegen de computer", 1),
    ],
)
def test_opponents_told_in_place_of_a_name_are_counted(
    language: str, line: str, opponents: int
) -> None:
    assert reader(language).people(line) == GivenNames([], None, opponents)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "just start"),
        ("en", "whatever"),
        ("de", "einfach los"),
        ("de", "spielt keine Rolle"),
        ("fr", "on commence"),
        ("nl", "begin maar"),
        ("nl", "maakt niet uit"),
    ],
)
def test_who_wants_to_begin_is_no_name(language: str, line: str) -> None:
    assert reader(language).people(line) == GivenNames([], None)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "easy"),
        ("en", "my name is wrong"),
        ("en", "no, my name's Tom not Tim"),
        ("de", "mein Name stimmt nicht"),
        ("de", "leicht"),
        ("fr", "mon nom est faux"),
        ("nl", "mijn naam klopt niet"),
        ("nl", "makkelijk"),
    ],
)
def test_what_is_no_name_is_not_taken_for_one(language: str, line: str) -> None:
    assert reader(language).people(line).unclear


@pytest.mark.parametrize(
    ("language", "line", "count"),
    [("en", "two", 2), ("en", "us two", 2), ("de", "wir zwei", 2), ("fr", "nous deux", 2)],
)
def test_a_number_counts_people_and_is_no_name(language: str, line: str, count: int) -> None:
    assert reader(language).people(line) == GivenNames([], count)


@pytest.mark.parametrize(
    ("language", "line", "count"),
    [
        ("en", "just the two of us", 0),
        ("de", "wir zwei", 0),
        ("fr", "rien que nous", 0),
        ("nl", "wij met z'n tweeën", 0),
        ("nl", "doe er maar twee", 2),
    ],
)
def test_a_count_of_opponents_is_told_in_words(language: str, line: str, count: int) -> None:
    assert reader(language).count(line) == count


@pytest.mark.parametrize(
    ("language", "line", "level"),
    [
        ("de", "was leichtes", "easy"),
        ("de", "den härtesten", "expert"),
        ("fr", "le plus costaud", "expert"),
        ("nl", "de zwaarste graag", "expert"),
        ("en", "what's easy", None),
        ("de", "was heißt leicht", None),
    ],
)
def test_a_level_is_told_in_words(language: str, line: str, level: str | None) -> None:
    assert reader(language).level(line) == level
