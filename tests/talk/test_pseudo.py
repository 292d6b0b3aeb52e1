"""A language is one file: one made by machine is offered, understood and heard."""

import re
from contextlib import suppress
from pathlib import Path

import pytest

from splendor_access import commands
from splendor_access.bots import names as bot_names
from splendor_access.braille.tables import default_table
from splendor_access.commands import _cli
from splendor_access.game.record import record_text
from splendor_access.labels import formats
from splendor_access.labels.standards import STANDARDS
from splendor_access.settings.settings import CHOICES, language_in_force
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.commands import COMMANDS, Context, Unclear
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.talk.made_up import offer
from tests.talk.pseudo import LANGUAGE, locale_file
from tests.talk.samples import messages, source
from tests.talk.test_parser import STATE
from tests.test_cli import WRONG
from tests.tiers import sampled
from tests.transcripts.test_languages import heard_lines, played

NAMES = {"Ana", "Bea", "xyzzy", "ser"}
"""Latin words of a game that are of no language."""


@pytest.fixture(autouse=True)
def pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Locale:
    offer(monkeypatch, tmp_path, language=LANGUAGE, text=locale_file(source("en")))
    return Locale(LANGUAGE)


def latin(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])[A-Za-z]{2,}(?![\w-])", text))


def test_it_is_found_by_its_file(pseudo: Locale) -> None:
    assert LANGUAGE in languages()
    assert language_in_force(LANGUAGE, {}, languages()) == LANGUAGE
    assert set(pseudo.names()) == set(messages("en"))
    assert default_table(LANGUAGE, "display").name == "en-us-comp8"


def test_a_game_is_played_in_it_and_nothing_is_heard_in_english() -> None:
    here, there = (played(each).session.table.record() for each in (LANGUAGE, "en"))
    assert record_text(here, with_deck=True) == record_text(there, with_deck=True)
    left = {word for line in heard_lines(LANGUAGE) for word in latin(line)} - NAMES
    assert not left


@sampled(12)
@pytest.mark.parametrize("command", COMMANDS)
def test_its_examples_are_understood(pseudo: Locale, command: str) -> None:
    names = ("Ana", Locale("en").words("bot-names")[0])
    example = pseudo.example(command).replace(pseudo.words("bot-names")[0], names[1])
    parsed = CommandParser(Vocabulary(pseudo)).parse(example, Context(STATE, 0, names))
    assert not isinstance(parsed, Unclear), example


def spoken(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command line here, and return all that it says."""
    with suppress(SystemExit):
        _cli.main([*arguments, "--lang", LANGUAGE])
    said = capsys.readouterr()
    return said.out + said.err


TECHNICAL = {
    *("splendor-access", "splendor", "access", "Python", "JSON", "BRLTTY", "COMMAND"),
    *("ezdxf", "numpy", "openskill", "python", "pywebpush", "NVDA"),  # as doctor names them
    *("letter", "plate", "prismatoid", "aplay", "paplay", *languages(), LANGUAGE),
    *("MM", "MMxMM", "PT", *formats.names(), *STANDARDS),
    *commands.names(),
    *bot_names(),
    *(value for values in CHOICES.values() for value in values),
}
"""What a command line is made of in every language."""


@sampled(6)
@pytest.mark.parametrize("command", commands.names())
def test_help_on_the_command_line_is_in_it(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    told = spoken(capsys, command, "--help")
    assert told.startswith("усаге:")
    assert not latin(told) - TECHNICAL


@sampled(10)
@pytest.mark.parametrize(
    "arguments", [each for key, each in WRONG.items() if "language" not in key]
)
def test_usage_errors_are_in_it(
    capsys: pytest.CaptureFixture[str], arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_LANG", LANGUAGE)
    with suppress(SystemExit):
        _cli.main(arguments)
    told = capsys.readouterr().err
    typed = latin(" ".join(arguments)) | {"x" * 77}
    assert told
    assert not latin(told) - TECHNICAL - typed


@pytest.mark.parametrize(
    "arguments", [("doctor",), ("tables",), ("labels", "list"), ("labels", "sheets")], ids=" ".join
)
def test_listings_are_in_it(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    told = spoken(capsys, *arguments)
    assert len(told.splitlines()) > 5
    assert not latin(re.sub(r"(?:/|\b[A-Z]:\\)\S+", "", told)) - TECHNICAL
