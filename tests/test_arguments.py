"""argparse in the words of the locale files."""

import argparse
import re

import pytest

from splendor_access.commands._arguments import SENTENCES, Misused, Parser, Unworded
from splendor_access.talk.locale import Locale, languages
from tests.driver import run

PLACES = re.compile(r"%(?:\((\w+)\))?[rs]")


@pytest.mark.parametrize("language", languages())
def test_sentences_keep_what_argparse_puts_into_them(language: str) -> None:
    locale = Locale(language)
    for english, name in SENTENCES.items():
        there, here = (PLACES.findall(text) for text in (english, locale.attribute(name)))
        # The name of a type need not be said; an unnamed value must occur as often.
        assert set(here) <= set(there), name
        assert here.count("") == there.count(""), name


def parser(locale: Locale | None) -> Parser:
    made = Parser(locale=locale, prog="try")
    made.add_argument("--games", type=int, metavar="N")
    made.add_argument("file", metavar="FILE")
    return made


def test_a_parser_without_words_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Unworded):
        parser(None).parse_args(["--games", "x", "y"])
    assert capsys.readouterr() == ("", "")


def test_a_parser_with_words_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Misused):
        parser(Locale("en")).parse_args(["--games", "\x1b[2J", "y"])
    said = capsys.readouterr().err.splitlines()
    assert said == [
        r"try: --games: '\x1b[2J' is not a whole number",
        "usage: try [--games N] FILE",
    ]


def test_what_is_not_a_sentence_of_ours_stays_as_it_is() -> None:
    parser(Locale("en"))
    assert argparse._("conflicting subparser: %s") == "conflicting subparser: %s"  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["play", "labels"])
def test_help_breaks_lines_only_between_words(
    language: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = {}
    for columns in (57, 80, 5000):
        monkeypatch.setenv("COLUMNS", str(columns))
        shown[columns] = run(command, "--help", "--lang", language).out
        assert not re.search(r"(?m)^ *[:;?!\u00bb]|\u00ab$", shown[columns])
    assert {*shown[57].split()} == {*shown[80].split()} == {*shown[5000].split()}
