"""A line at a question of the program that says something, and is no reply for certain.

At a yes-or-no who only says something rather declines, and is asked; while the keyboard is passed
on, it is asked whether the next player is there, or whether the turn is taken back.
"""

from collections.abc import Mapping, Sequence

import pytest

from splendor_access.session.prompts import Choice, Confirm, Handover
from tests.driver import session, table, told

RISKY = {
    "en": ("too much of a gamble", "that feels way too risky", "too rich for my blood"),
    "de": ("mir zu unheimlich",),
    "fr": ("je m'en abstiens", "sans la voir ça me gêne"),
    "nl": ("veel te link", "veel te spannend voor mij"),
}
"""What declines the top card of a deck, or half does."""

STAYING = {
    "en": ("we're in the middle of it", "I have a game to win first"),
    "de": ("ich will noch gewinnen", "erst spielen wir zu Ende"),
    "fr": ("ma revanche d'abord", "il me manque 1 point"),
    "nl": ("we spelen door", "we gaan gewoon verder met spelen"),
}
"""What declines to leave the game."""

CLOSING = {
    "en": ("shut it down", "close the program"),
    "de": ("mach den Laden dicht", "schließ das Programm"),
    "fr": ("ferme le programme", "ferme tout"),
    "nl": ("sluit het programma", "gooi het maar dicht"),
}
"""What leaves the game, asked whether to."""

THERE = {
    "en": ("yep I'm at the keys", "I'm sitting down now"),
    "de": ("Ben sitzt jetzt am Tisch", "jetzt bin ich aber dran, gell"),
    "fr": ("je suis devant l'écran", "je suis devant le clavier"),
    "nl": ("ik heb de laptop", "nu ben ik aan de beurt"),
}
"""What may say that the next player is there."""

AGAIN = {
    "en": ("hang on, let me redo that", "wait, that turn once more"),
    "de": ("warte, ich mach den Zug nochmal", "das war nicht so gedacht"),
    "fr": ("attends je reprends mon coup", "attends, je refais mon coup"),
    "nl": ("ho, die zet wil ik terugnemen", "nee wacht neem dat nog terug"),
}
"""What may take the turn back that has just been done."""

AWAY = {
    "en": ("who's next", "whose turn is it now", "turn"),
    "de": ("noch nicht, einen Moment",),
    "fr": ("pas encore, une minute",),
    "nl": ("nog niet, ik haal even koffie",),
}
"""What says nothing of that."""


def cases(lines: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    """Return each line with its language."""
    return [(language, line) for language, several in lines.items() for line in several]


def names(one: object) -> list[str]:
    """Return the names of the messages of the open yes-or-no."""
    prompt = getattr(one, "open_prompt", None)
    return [each.name for each in prompt.messages] if isinstance(prompt, Confirm) else []


@pytest.mark.parametrize(("language", "line"), cases(RISKY))
def test_who_only_says_something_of_an_unseen_card_is_asked_whether_that_is_no(
    language: str, line: str
) -> None:
    one = session(table("human", "easy"), language=language)
    reserve = one.style.locale.words("command-reserve")[0]
    told(one, f"{reserve} b", line)
    assert names(one) == ["meant-answer"], line
    told(one, one.style.locale.words("words-yes")[0])
    assert one.open_prompt is None
    assert not one.table.actions


@pytest.mark.parametrize(("language", "line"), cases(STAYING))
def test_who_only_says_something_of_leaving_is_asked_whether_that_is_no(
    language: str, line: str
) -> None:
    one = session(table("human", "easy"), language=language)
    told(one, "quit", line)
    assert names(one) == ["meant-answer"], line
    told(one, one.style.locale.words("words-yes")[0])
    assert one.open_prompt is None
    assert not one.finished


@pytest.mark.parametrize(("language", "line"), cases(CLOSING))
def test_who_closes_the_program_leaves_it(language: str, line: str) -> None:
    one = session(table("human", "easy"), language=language)
    told(one, "quit", line)
    assert one.finished, line


@pytest.mark.parametrize(("language", "line"), cases(THERE))
def test_it_is_asked_whether_the_next_player_is_there(language: str, line: str) -> None:
    one = session(table("human", "human"), language=language)
    told(one, "take ser", line)
    assert names(one) == ["ask-ready"], line


@pytest.mark.parametrize(("language", "line"), cases(AGAIN))
def test_it_is_asked_whether_the_turn_is_taken_back(language: str, line: str) -> None:
    one = session(table("human", "human"), language=language)
    told(one, "take ser", line)
    assert names(one) == ["guessed", "option-meant"], line


@pytest.mark.parametrize(("language", "line"), cases(AWAY))
def test_the_next_player_is_not_asked_for_by_who_says_nothing_of_it(
    language: str, line: str
) -> None:
    one = session(table("human", "human"), language=language)
    told(one, "take ser", line)
    prompt = one.open_prompt
    assert isinstance(prompt, Handover) or getattr(prompt, "guessed", False), line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "whose turn is it now"),
        ("de", "wer ist jetzt dran"),
        ("fr", "à qui de jouer maintenant"),
        ("nl", "wie is er nu aan de beurt"),
    ],
)
def test_whose_turn_it_is_is_answered_while_the_keyboard_is_passed_on(
    language: str, line: str
) -> None:
    one = session(table("human", "human"), language=language)
    told(one, "take ser", line)
    assert isinstance(one.open_prompt, Handover), line


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "yes or no"), ("de", "na ja"), ("fr", "oui ou non"), ("nl", "ja of nee")],
)
def test_who_says_nothing_at_a_yes_or_no_is_asked_again(language: str, line: str) -> None:
    one = session(table("human", "easy"), language=language)
    told(one, "reserve b")
    asked = names(one)
    told(one, line)
    assert names(one) == asked


def test_guesses_take_the_place_of_others_and_close_with_them() -> None:
    one = session(table("human", "easy"))
    told(one, "cards frotz, summer", "hand frotz, summer")
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    assert prompt.behind is None
