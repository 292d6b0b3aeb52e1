"""The echo of a line being typed."""

import pytest

from splendor_access.settings.settings import EchoSetting
from splendor_access.speech.spoken import Echo, Edit


def typed(text: str) -> list[Edit]:
    return [Edit("typed", letter) for letter in text]


def said(edits: list[Edit], echo: EchoSetting) -> list[str]:
    follower = Echo()
    return [text for edit in edits if (text := follower.text_for(edit, echo))]


def test_letters() -> None:
    edits = [*typed("hu "), Edit("deleted", " "), Edit("moved", "u"), Edit("submitted", "hu")]
    assert said(edits, "letters") == ["h", "u", " ", " ", "u"]


def test_words_are_said_when_they_end() -> None:
    assert said([*typed("buy b2 "), Edit("submitted", "buy b2 ")], "words") == ["buy", "b2"]


def test_a_word_is_said_as_it_was_corrected() -> None:
    assert said([*typed("bux"), Edit("deleted", "x"), *typed("y ")], "words") == ["x", "buy"]


def test_a_word_that_was_left_is_not_said_with_the_next() -> None:
    assert said([*typed("hu"), Edit("moved", "h"), *typed("x ")], "words") == ["h", "x"]


@pytest.mark.parametrize("echo", ["letters", "words"])
def test_what_comes_as_a_whole_is_said_as_a_whole(echo: EchoSetting) -> None:
    edits = [Edit("recalled", "take ser"), Edit("completed", "board"), Edit("key")]
    assert said(edits, echo) == ["take ser", "board"]


def test_none() -> None:
    assert said([*typed("a "), Edit("deleted", "a"), Edit("recalled", "bank")], "none") == []
