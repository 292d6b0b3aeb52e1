"""Orders to take what somebody took in another turn: the take is offered, and nothing is done."""

import pytest

from splendor_access.session.prompts import Choice
from tests.talk.held_out.situation import at_prompt, typed
from tests.talk.test_orders import offered

ORDERS = [
    ("en", "take what Ben took in round three", "erd"),
    ("en", "take the gems I took in round 1", "ser"),
    ("de", "nimm was Ben in Runde drei nahm", "erd"),
    ("de", "nimm dasselbe wie Ben in Runde 3", "erd"),
    ("fr", "prends ce que Ben a pris au tour 3", "erd"),
    ("fr", "prends la même chose que Ben au tour 3", "erd"),
    ("nl", "neem wat Ben in ronde drie nam", "erd"),
    ("nl", "pak wat Ben pakte in ronde 3", "erd"),
]
QUESTIONS = [
    ("en", "what did Ben take in round 3"),
    ("de", "nahm Ben in Runde 3 Grün"),
    ("nl", "wat nam Ben in ronde 3"),
]


@pytest.mark.parametrize(("language", "line", "letters"), ORDERS)
def test_an_order_to_copy_a_take_offers_it(language: str, line: str, letters: str) -> None:
    one = at_prompt("turn", language)
    before = one.table.version
    assert offered(language, line)[0] == f"take {letters}"
    typed(one, line)
    assert one.table.version == before


@pytest.mark.parametrize(("language", "line"), QUESTIONS)
def test_a_question_what_was_taken_is_answered(language: str, line: str) -> None:
    said = typed(at_prompt("turn", language), line)
    assert [each.message.name for each in said] == ["log", "log-round"]


@pytest.mark.parametrize("line", ["by the green card", "bye green card"])
def test_a_verb_that_is_heard_as_another_word_buys_a_card_by_its_colour(line: str) -> None:
    one = at_prompt("turn", "en")
    before = one.table.version
    said = [each.message.name for each in typed(one, line)]
    assert said[0] == "which-card"
    assert one.table.version == before


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "take what I took last round once more"),
        ("en", "repeat my last move"),
        ("de", "nochmal die drei von vorhin"),
        ("fr", "encore une fois les trois d'avant"),
        ("nl", "pak wat ik de vorige ronde pakte nog een keer"),
    ],
)
def test_a_question_about_a_repeated_take_says_how_many_choices_follow(
    language: str, line: str
) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    assert len(prompt.options) > 1
    assert prompt.head.args["count"] == len(prompt.options)
