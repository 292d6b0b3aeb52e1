"""One and the same short game in every language that has a transcript here, to be read.

What is typed are the words of the language. `UPDATE_TRANSCRIPTS=1 pytest tests/transcripts` writes
what is heard anew, for every language whose file is there.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from splendor_access.bots import load
from splendor_access.game.actions import Action
from splendor_access.game.cards import gems
from splendor_access.game.record import Player, record_text
from splendor_access.game.state import RuleSet, State
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Handful, say
from splendor_access.talk.parsing.commands import COMMANDS
from tests.talk.test_translations import texts_heard
from tests.transcripts import linter
from tests.transcripts.golden import hold
from tests.transcripts.linter import Exchange
from tests.transcripts.recorder import Recorder, table
from tests.transcripts.test_scenes import written

FOLDER = Path(__file__).parent / "languages"
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.txt"))

SEED, TARGET = 29, 5
PLAYERS = [Player("Ana"), Player("Bea", "easy")]

GAME = """
help | help take | board | bank | nobles | ! xyzzy | row d | ~ take sss | = take erd | me | player
afford | need c4 | = take ero | changed | turn | = buy a1 | look b2 | = take sed | = buy a1
settings verbosity brief | board | bank | afford | = take seo | threat | goal
settings verbosity full | row b | * find | * worth | * try | = take ser | settings verbosity normal
~ reserve | 1 | again | ~ reserve c4 | hand | ~ reserve c2 | ! 5 | last | threat | goal
~ buy h2 with 1r | ~ buy h2 | score | ~ take ser | log 5 | undo | yes | log 3 | ~ buy h2 | quit
"""
"""What is typed: `=` a command with gems to be named in words, `*` the example of a command,
`!` as it stands, `~` a command with what stands behind it; else a command and words of settings."""


def typed(locale: Locale) -> Iterator[str]:
    """Yield the lines of the game in the words of a language."""
    for line in re.split(r"[|\n]", GAME.strip()):
        mark, command, rest = re.fullmatch(r"\s*([=*!~]?) ?(\S+) ?(.*?)\s*", line).groups()  # type: ignore[union-attr]
        if command == "yes":
            yield locale.words("words-yes")[0]
            continue
        if command not in COMMANDS or mark == "!":
            yield command
            continue
        word = locale.words(f"command-{command}")[0]
        if mark == "*":
            yield locale.example(command)
        elif mark == "=" and command == "take":
            yield f"{word} {named(locale, rest)}"
        else:
            yield " ".join([word, *(translated(locale, each) for each in rest.split())])


def named(locale: Locale, letters: str) -> str:
    """Return gems in words, one after another."""
    told = locale.text(say("option-gems", gems=Handful(gems(letters))), "brief")
    return told.rstrip(".").replace(",", "")


def translated(locale: Locale, word: str) -> str:
    """Return a word of a command in a language; places and codes are the same everywhere."""
    if word in COMMANDS:
        return locale.words(f"command-{word}")[0]
    if word == "with":
        return locale.words("words-with")[0]
    if word == "verbosity":
        return locale.attribute("setting-verbosity", "name")
    return locale.attribute(f"value-{word}") if locale.has(f"value-{word}") else word


@cache
def played(language: str) -> Recorder:
    """Play the game."""
    laid = table(PLAYERS, RuleSet(target=TARGET), SEED)
    easy = load("easy")

    def choose(state: State) -> Action:
        return easy(state.view(state.to_act), laid.chance, len(laid.moments))

    recorder = Recorder(laid, choose, language=language)
    recorder.play(typed(Locale(language)))
    return recorder


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_game_is_heard_as_it_is_written(language: str) -> None:
    hold(written(played(language)), FOLDER / f"{language}.txt")


def test_there_are_transcripts_to_read() -> None:
    assert set(languages()) <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_the_same_game(language: str) -> None:
    here, there = (played(each).session.table.record() for each in (language, "en"))
    assert record_text(here, with_deck=True) == record_text(there, with_deck=True)
    assert played(language).session.finished


NEUTRAL = [
    linter.no_control,
    linter.no_pictures,
    linter.no_layout,
    linter.no_zeros,
    linter.always_answered,
]
"""The rules for what is heard that need no words."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", NEUTRAL, ids=lambda rule: rule.__name__)
def test_it_breaks_no_rule(language: str, rule: linter.Rule) -> None:
    heard = played(language).transcript
    breaches = [(each.typed, what) for each in heard for what in rule(each, None)]
    assert not breaches


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_english_word_is_heard(language: str) -> None:
    own = {word for text in texts_heard(language).values() for word in words(text.casefold())}
    fixed = {"ana", "bea", "xyzzy", "verbosity", "json"}
    said = {word for line in heard_lines(language) for word in words(line.casefold())}
    assert not said - own - fixed


def words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", text)


def heard_lines(language: str) -> list[str]:
    def lines(exchange: Exchange) -> list[str]:
        return [line for line in exchange.heard if not linter.is_notation(line)]

    return [line for exchange in played(language).transcript for line in lines(exchange)]
