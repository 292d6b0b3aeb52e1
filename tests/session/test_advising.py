"""Questions at a prompt that have no exact answer there: which choice is best, and what is held."""

from collections.abc import Sequence

import pytest

from splendor_access.session.prompts import Choice
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.parsing.commands import Ask, Parsed
from tests.talk.held_out.situation import at_prompt, typed


def offered(one: AnySession, line: str) -> Sequence[Parsed]:
    """Return what is asked about after a line."""
    version = one.table.version
    typed(one, line)
    asked = one.open_prompt
    assert isinstance(asked, Choice), line
    assert asked.guessed, line
    assert one.table.version == version
    return [parsed for _told, parsed in asked.options]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", "which is better"), ("en", "which of the two is better?")),
        *(("de", "welche ist besser"), ("de", "welche lohnt sich mehr")),
        *(("fr", "laquelle prendre"), ("fr", "laquelle des deux est la meilleure")),
        *(("nl", "welke is beter"), ("nl", "welke van de twee is beter")),
    ],
)
def test_which_of_two_cards_is_better_is_asked_of_what_they_are_worth(
    language: str, line: str
) -> None:
    worth = offered(at_prompt("which", language), line)
    assert worth[:1] == [Ask("hint")]
    assert Ask("worth", "a4") in worth
    assert Ask("worth", "c1") in worth


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", "which would you pay with"), ("de", "was ist besser")),
        *(("fr", "lequel est mieux"), ("nl", "wat is beter")),
    ],
)
def test_which_payment_is_better_is_asked_of_a_hint(language: str, line: str) -> None:
    assert offered(at_prompt("payment", language), line) == [Ask("hint")]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "how many can I still hold"),
        ("de", "wie viele darf ich noch auf der Hand haben"),
        ("fr", "combien puis-je encore en avoir en main"),
        ("nl", "hoeveel mag ik er nog in mijn hand hebben"),
    ],
)
def test_how_many_cards_may_be_held_is_not_told_as_rules_alone(language: str, line: str) -> None:
    asked = offered(at_prompt("yes-no", language), line)
    assert {Ask("me"), Ask("rules", "reserve")} <= {*asked}


def test_what_is_in_the_hand_already_is_not_told_from_the_log() -> None:
    assert Ask("hand") in offered(at_prompt("yes-no", "en"), "what is in my hand already")
