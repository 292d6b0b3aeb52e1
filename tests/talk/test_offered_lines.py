"""Lines that sentences offer as an example are taken as they stand, in every language."""

import re

import pytest

from splendor_access.console.setup.questions import parse_rules_answer
from splendor_access.game.notation import parse_counts
from splendor_access.game.state import RuleSet
from splendor_access.labels.planning.content import Kind, items
from splendor_access.labels.sticking.search import search
from splendor_access.labels.sticking.touch import Touch
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import Context, Unclear
from splendor_access.talk.parsing.parser import CommandParser
from tests.companion.entering import NAMES
from tests.companion.test_entering import laid, played
from tests.talk.test_parser import STATE
from tests.talk.test_translations import texts
from tests.talk.test_typing import VOCABULARIES

BEFORE = {
    "en": "such as|as in|Example",
    "de": "zum Beispiel|etwa|wie in|wie|Beispiel",
    "fr": r"par ex\w+|comme dans|comme|Ex\w+",
    "nl": "bijvoorbeeld|zoals in|zoals|Voorbeeld",
}
"""What stands before an example; before a second one the word for or."""

PIECE = re.compile(r"\s?:?\s(.+?)(?=\s?[.;?](?:\s|$)|$)")
"""What stands behind it, to the end of the sentence."""

GAME = {
    "help-more": (1, 2),
    "about-mute.about": (1, 1),
    "about-then.about": (1, 1),
    "about-mine.about": (2, 1),
    "about-filter.about": (1, 2),
    "payment-not-understood": (1, 1),
    "replay-help": (1, 3),
    "coach-ask": (1, 3),
}
"""Texts with examples of lines in a game: in how many sentences at the end, and how many each."""

CARDS, RECORD = items(Kind.CARDS), played(0)

every_language = pytest.mark.parametrize("language", languages())


def word_for_or(language: str) -> str:
    return texts(language)["list-or"].strip()


def offered(language: str, name: str) -> list[str]:
    """Return what stands behind such words in a text, which may be prose, too."""
    before = f"{BEFORE[language]}|{word_for_or(language).capitalize()}"
    _prose, *behind = re.split(rf"\b(?:{before})(?= ?:? )", texts(language)[name])
    return [found[1] for part in behind if (found := PIECE.match(part))]


def listed(language: str, piece: str) -> list[str]:
    return re.split(f",? {word_for_or(language)} |, ", piece)


def understood(language: str, line: str, *, strict: bool = False) -> bool:
    context = Context(STATE, 0, ("Ana", "Bea"), strict=strict)
    parsed = CommandParser(VOCABULARIES[language]).parse(line, context)
    return not isinstance(parsed, Unclear)


@pytest.mark.parametrize("name", GAME)
@every_language
def test_examples_of_lines_in_a_game_are_understood(language: str, name: str) -> None:
    sentences, count = GAME[name]
    for piece in offered(language, name)[-sentences:]:
        for line in listed(language, piece)[:count]:
            assert understood(language, line, strict=True), line


@every_language
def test_examples_of_sentences_are_understood(language: str) -> None:
    *_first, question, wish = offered(language, "help-sentences")
    assert understood(language, f"{question}?")
    assert understood(language, wish)


@every_language
def test_examples_of_cards_are_found_among_labels(language: str) -> None:
    vocabulary = VOCABULARIES[language]
    for name in ("label-find-opening", "label-find-help", "label-pair-help", "label-touch-unclear"):
        found = search(offered(language, name)[-1], CARDS, vocabulary)
        assert found, name
        assert found.exact, name


@every_language
def test_examples_of_a_way_to_a_label_are_taken(language: str) -> None:
    locale = Locale(language)
    (piece,) = offered(language, "label-touch-nowhere")
    for line in listed(language, piece):
        said = Touch(CARDS, locale).handle(line)
        assert "label-touch-nowhere" not in [message.name for message in said], line


@every_language
def test_the_example_of_rules_is_taken(language: str) -> None:
    example = offered(language, "help-setup-rules")[-1]
    assert parse_rules_answer(example, VOCABULARIES[language]) == RuleSet("2014", target=21)


@every_language
def test_the_examples_of_the_companion_are_taken(language: str) -> None:
    companion = laid(RECORD, language)
    companion.type("took ser")
    refused = companion.type("took eeo")[-1]
    (example,) = offered(language, "companion-force")
    assert refused.endswith(example)
    assert offered(language, "companion-why") == [example]
    rows = companion.table.rows
    companion.type(example)
    assert companion.table.rows == rows + 1
    assert parse_counts(offered(language, "companion-count")[-1])
    for seat, deck in ((2, "a"), (3, "b"), (0, "c")):
        companion.type(f"reserved deck {deck}")
        asked = say("companion-which-shown", name=NAMES[seat], place="h1", example="-")
        (again,) = companion.type(shown(language, companion.session.style.locale.text(asked)))
        companion.type(shown(language, again))
        held = companion.state.seats[seat].hand[0]
        assert held
        assert not held.blind


def shown(language: str, asked: str) -> str:
    """Return the example in the question which card was seen."""
    return re.split(rf"\b(?:{BEFORE[language]}) ?: ", asked, maxsplit=1)[1]
