"""Whoever asks, wishes or supposes orders nothing, and whoever orders politely is obeyed.

The files of `tests/talk/moods` were written before the parser was looked at. They have a section
for each phase of a game:

    ## act: never acts     a line that must do nothing, at the table or with a real box
    ## act: asked about    a line = the commands that it is asked about, with commas
    ## act: acts           a line = the command line that it must mean
    ## act: not known      a line = the command line that it would mean, if its words were known
"""

from functools import cache
from pathlib import Path

import msgspec
import pytest

from splendor_access.companion.own_words import parse_report
from splendor_access.talk.locale import languages
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Ask,
    Do,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
    action_line,
)
from tests.talk.test_corpus import NAMES, STATES, meaning, vocabulary
from tests.tiers import tries

MOODS = Path(__file__).parent / "moods"


class Sample(msgspec.Struct, frozen=True):
    """A line: in which phase it is typed, whether it acts, and what it must mean."""

    phase: str
    kind: str
    typed: str
    meant: str


@cache
def samples(language: str, kind: str) -> list[Sample]:
    found = []
    phase = now = ""
    for line in (MOODS / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            phase, now = line.removeprefix("## ").split(": ")
        elif line and not line.startswith("#") and now == kind:
            typed, _, meant = line.partition(" = ")
            found.append(Sample(phase, now, typed, meant))
    return found


def does(parsed: Parsed | None) -> bool:
    """Say whether a line does something, or offers nothing but what would be done when chosen."""
    if isinstance(parsed, Which):
        meant = [each for _described, each in parsed.options]
        tells = any(isinstance(each, Ask) for each in meant)
        return any(map(does, meant)) and not tells
    return isinstance(parsed, Act | Pay | Menu | Do)


@pytest.mark.parametrize("language", languages())
def test_a_question_or_a_wish_does_nothing(language: str) -> None:
    asked = samples(language, "never acts")
    assert len(asked) >= 40
    for ending in ("", "?", " !", "…")[: tries(1, 4)]:
        done = [each for each in asked if does(meaning(language, each.phase, each.typed + ending))]
        assert not done


@pytest.mark.parametrize("language", languages())
def test_what_is_said_to_be_wanted_is_asked_about(language: str) -> None:
    for each in samples(language, "asked about"):
        asked = meaning(language, each.phase, each.typed)
        assert isinstance(asked, Which), each
        deeds = [meant for _told, meant in asked.options if isinstance(meant, Act)]
        assert len(deeds) == len(asked.options)
        assert ", ".join(map(action_line, deeds)) == each.meant


@pytest.mark.parametrize("language", languages())
def test_a_question_or_a_wish_at_a_real_table_enters_nothing(language: str) -> None:
    for each in samples(language, "never acts"):
        for line in (each.typed, f"Sam {each.typed}", f"Ada: {each.typed}"):
            told = parse_report(
                line, vocabulary(language), STATES[each.phase], NAMES, strict=False, speaker=0
            )
            assert told is None or not does(told.parsed), line


def test_a_player_may_be_called_may() -> None:
    for name, line in (
        ("May", "may bought a2"),
        ("Si", "si takes ser"),
        ("Can Ada", "can ada: a2"),
    ):
        told = parse_report(
            line, vocabulary("en"), STATES["act"], (name, "Bo"), strict=False, speaker=1
        )
        acted = told is not None and told.seat == 0 and does(told.parsed)
        assert acted == (name != "Can Ada"), line


@pytest.mark.parametrize("language", languages())
def test_a_polite_order_is_obeyed(language: str) -> None:
    ordered = samples(language, "acts")
    assert len(ordered) >= 40
    for each in ordered:
        assert does(meaning(language, each.phase, each.meant)), each
        assert meaning(language, each.phase, each.typed) == meaning(
            language, each.phase, each.meant
        ), each


@pytest.mark.parametrize("language", languages())
def test_an_order_that_is_not_known_does_nothing_else(language: str) -> None:
    for each in samples(language, "not known"):
        found = meaning(language, each.phase, each.typed)
        wanted = meaning(language, each.phase, each.meant)
        if isinstance(found, Which):  # it is asked whether this was meant
            assert [meant for _described, meant in found.options] == [wanted], each
        else:
            assert found == wanted or isinstance(found, Unclear | Menu), each


def test_what_is_asked_about_is_told() -> None:
    for language, line in (("nl", "mag ik a2 kopen"), ("de", "ich würde a2 kaufen")):
        assert meaning(language, "act", line) == Ask("try", "buy a2")
    assert meaning("fr", "act", "si j'achète a2 avec 1g") == Ask("try", "buy a2 with 1g")
    assert meaning("en", "act", "I'd like to undo") == Ask("help", "undo")


@pytest.mark.parametrize("language", languages())
def test_no_word_of_a_command_is_taken_for_a_wish(language: str) -> None:
    words = vocabulary(language)
    for name in COMMANDS:
        for word in (*words.locale.words(f"command-{name}"), words.locale.example(name)):
            assert not words.wonders(word), word
