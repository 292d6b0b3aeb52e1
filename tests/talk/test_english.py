"""Languages beside English: no English word is in their texts, and none in what they say."""

import argparse
import re
from functools import cache
from pathlib import Path

import pytest

from splendor_access import commands
from splendor_access.commands import _cli
from splendor_access.settings.settings import CHOICES
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.commands import COMMANDS
from tests.driver import run, session, told
from tests.driver import table as begun
from tests.talk.test_translations import OTHERS, texts, texts_heard, words
from tests.tiers import tries

FOLDER = Path(__file__).parent / "english"
"""A file for each language with the words that are its own and English too; `names.txt` has names,
and what is typed at a shell in every language."""

ENGLISH = frozenset(
    """the this that these those there they them then than with without which what when where who
    would could should cannot your yours you have has been nothing something everything anything
    each every both and somebody nobody from took buy card turn gem token tokens typed more
    least""".split()  # noqa: SIM905  # to be read
)
"""Words that English texts are full of, and the other languages have not."""

SAME_EVERYWHERE = re.compile("up.to.three", re.IGNORECASE)

NOT_WORDS = re.compile(r"(?:/|[A-Z]:\\)\S+|\S+\.\w\S*|\w+(?:-\w+)+|\b[A-Z_]{4,}\b|\b[a-z]+\d\S*")
"""Paths, file names, options, tables, sheets and environment variables."""


@cache
def allowed(name: str) -> frozenset[str]:
    path = FOLDER / f"{name}.txt"
    listed = path.read_text(encoding="utf-8") if path.exists() else ""
    return frozenset(words(re.sub("(?m)^#.*", "", listed)))


@cache
def typed_at_a_shell() -> frozenset[str]:
    """Return the subcommands, options and values of options, which no language translates."""
    found = {*commands.names(), *CHOICES, *(value for each in CHOICES.values() for value in each)}
    parsers: list[argparse.ArgumentParser] = [_cli.command_parser(Locale("en"), commands.names())]
    for parser in parsers:
        for action in parser._actions:
            if isinstance(action, argparse._SubParsersAction):
                parsers += action.choices.values()
            else:
                found |= {*action.option_strings, *map(str, action.choices or ())}
    return frozenset(word for each in found for word in words(each.lstrip("-")))


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return all words in what a language says."""
    said = (SAME_EVERYWHERE.sub("", text) for text in texts_heard(language).values())
    return frozenset(word for text in said for word in words(text))


@cache
def by_entry(language: str) -> dict[str, set[str]]:
    """Return the words of each entry, with those of its attributes."""
    found: dict[str, set[str]] = {}
    for name, text in texts(language).items():
        if name.startswith(("senses-", "said-", "subject-")):
            continue  # what people type, loan words too, and nobody hears
        known = found.setdefault(name.partition(".")[0], set())
        known.update(words(NOT_WORDS.sub(" ", SAME_EVERYWHERE.sub(" ", text))))
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_no_word_of_an_entry_is_left_in_english(language: str) -> None:
    known = typed_at_a_shell() | allowed("names") | allowed(language)
    english = by_entry("en")
    left = {name: here & english[name] - known for name, here in by_entry(language).items()}
    found = {name: here for name, here in left.items() if here}
    assert not found, f"what is {language} too belongs into {FOLDER / language}.txt"


@pytest.mark.parametrize("language", OTHERS)
def test_no_word_that_only_english_has_stands_anywhere(language: str) -> None:
    english = ENGLISH - typed_at_a_shell() - allowed("names")
    found = {name: here & english for name, here in by_entry(language).items() if here & english}
    assert not found


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_allowed_is_there(language: str) -> None:
    english = by_entry("en")
    common = {word for name, here in by_entry(language).items() for word in here & english[name]}
    assert allowed(language) <= common


LINES = [
    *((name, "--help") for name in commands.names()),
    ("--help",),
    ("xyz",),
    ("play", "--xyz"),
    ("play", "--bot", "xyz"),
    ("play", "--seed", "xyz"),
    ("play", "--edition", "1999"),
    ("play", "--house", "xyz=1"),
    ("play", "--first", "xyz"),
    ("play", "--position", "xyz"),
    ("play", "--signal", "xyz"),
    ("resume",),
    ("resume", "99"),
    ("replay", "xyz"),
    ("ask", "xyz"),
    ("ask", "board"),
    ("games",),
    ("simulate", "--games", "0"),
    ("labels",),
    ("labels", "find"),
    ("labels", "sheets"),
    ("labels", "preview", "xyz"),
    ("labels", "preview", "c4s 3s3o6d"),
    ("labels", "verify", "xyz"),
    ("labels", "--format", "brf", "--margin", "xyz"),
    ("doctor",),
    ("teach",),
]


def foreign(language: str, typed: str, said: str) -> set[str]:
    """Return the words in an answer that no text of the language has."""
    known = vocabulary(language) | typed_at_a_shell() | allowed("names")
    return set(words(NOT_WORDS.sub(" ", said))) - known - set(words(typed))


@pytest.mark.parametrize("language", OTHERS)
def test_help_usage_and_errors_have_no_english_word(language: str) -> None:
    found = {}
    for line in LINES[OTHERS.index(language) % tries(2, 1) :: tries(2, 1)]:
        done = run("--lang", language, *line)
        found[line] = foreign(language, " ".join(line), done.out + done.err)
    assert not {line: left for line, left in found.items() if left}


@pytest.mark.parametrize("language", OTHERS)
def test_answers_have_no_english_word(language: str) -> None:
    locale = Locale(language)
    one = session(begun("human", "easy"), language=language)
    one.opening()
    asked = locale.words("command-help")[0]
    found = {}
    for name in sorted({*COMMANDS} - {"json", "quit", "new", "rematch"}):
        word = locale.words(f"command-{name}")[0]
        for line in (word, f"{asked} {word}", f"{word} xyz"):
            answer = [each for each in told(one, line) if not each.startswith("sp1 ")]
            found[line] = foreign(language, f"{line} xyz", "\n".join(answer))
    assert not {line: left for line, left in found.items() if left}


def test_all_languages_are_tried() -> None:
    assert {"fr", "nl"} <= set(OTHERS) == set(languages()) - {"en"}
