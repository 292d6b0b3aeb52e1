"""Lines that look like a question or a deed that they are not: nothing else is answered or done.

A line of `tests/talk/asides` is `line = command`, for what it means or asks whether it means, or
`line != commands`, for what it is never taken for without asking, or `line => command; command`,
for the commands that it is in their order.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from splendor_access.game.notation import action_text
from splendor_access.talk.locale import languages
from splendor_access.talk.parsing.commands import Act, Ask, Context, Do, Look, Menu, Pay, Which
from splendor_access.talk.parsing.parser import CommandParser
from tests.cases import every
from tests.talk.test_corpus import STATES, meaning, vocabulary
from tests.talk.test_meanings import means

FOLDER = Path(__file__).parent / "asides"


def asides(sign: str) -> Iterator[tuple[str, str, str]]:
    """Yield the lines with a sign, each with its language and what stands behind the sign."""
    for language in languages():
        for line in (FOLDER / f"{language}.txt").read_text(encoding="utf-8").splitlines():
            typed, found, meant = line.partition(f" {sign} ")
            if found:
                yield language, typed, meant


def command_of(parsed: object) -> str:
    """Return the command that a line is without a question, or nothing."""
    match parsed:
        case Act(action=action):
            return action_text(action).split()[0]
        case Pay():
            return "buy"
        case Look():
            return "look"
        case Ask(command=command) | Do(command=command) | Menu(command=command):
            return command
        case _:
            return ""


@every(("language", "typed", "meant"), asides("="))
def test_a_line_means_what_its_words_mean_together(language: str, typed: str, meant: str) -> None:
    assert means(language, typed, meaning(language, "act", meant))


@every(("language", "typed", "others"), asides("!="))
def test_a_line_is_not_taken_for_something_else(language: str, typed: str, others: str) -> None:
    assert command_of(meaning(language, "act", typed)) not in others.split(", ")


@pytest.mark.parametrize(("name", "line"), [("Ben", "ben ik aan het winnen")])
def test_a_name_that_is_a_word_beside_i_names_nobody(name: str, line: str) -> None:
    context = Context(STATES["act"], 0, ("Ada", name), strict=False)
    assert CommandParser(vocabulary("nl")).parse(line, context) == Ask("score", "")
    asked = CommandParser(vocabulary("nl")).parse("kan Ben a2 kopen", context)
    assert asked == Ask("threat", "ben")


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Ben, take red green white"), ("nl", "Ben, koop a2")],
)
def test_an_order_to_somebody_else_is_not_two_commands(language: str, line: str) -> None:
    """In Dutch `ben` is a word that asks, so that the name alone would be a question."""
    context = Context(STATES["act"], 0, ("Ada", "Ben"), strict=False)
    parser = CommandParser(vocabulary(language))
    assert parser.parts(line, context) == []
    assert not isinstance(parser.parse(line, context), Act)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Ben hat rot und weiß genommen"),
        ("nl", "heeft Ben blauw en groen gepakt"),
        ("nl", "heeft Ben vaker gereserveerd dan ik"),
    ],
)
def test_a_sentence_with_a_word_like_then_is_one_line(language: str, line: str) -> None:
    context = Context(STATES["act"], 0, ("Ada", "Ben"), strict=False)
    assert CommandParser(vocabulary(language)).parts(line, context) == []


@every(("language", "typed", "parts"), asides("=>"))
def test_a_card_that_one_command_names_is_it_in_the_next(
    language: str, typed: str, parts: str
) -> None:
    context = Context(STATES["act"], 0, ("Ada", "Ben"), strict=False)
    assert CommandParser(vocabulary(language)).parts(typed, context) == parts.split("; ")


@pytest.mark.parametrize(
    ("language", "line"), [("en", "c) 3 new gems gem"), ("de", "c) 3 neue Steine Stein")]
)
def test_a_number_of_gems_behind_a_letter_names_no_card(language: str, line: str) -> None:
    parsed = meaning(language, "act", line)
    offered = [meant for _text, meant in parsed.options] if isinstance(parsed, Which) else [parsed]
    assert not [each for each in offered if isinstance(each, Act)]
