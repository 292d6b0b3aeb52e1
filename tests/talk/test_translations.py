"""Languages beside English: nothing is left in English, and everything fits under a finger."""

import re
from functools import cache

import pytest
from fluent.syntax import ast, visitor

from splendor_access.braille.layout import Item, Layout, Line
from splendor_access.braille.tables import default_table
from splendor_access.talk.entries import COMMON
from splendor_access.talk.locale import Locale, languages
from tests.talk.samples import messages, renderings, written
from tests.talk.untranslated import untranslated

OTHERS = [language for language in languages() if language != "en"]

SHORTEST = 12
"""Cells of the shortest display that is supported."""

FIXED = {"term-up-to-three"}
"""What is typed as it stands in every language."""


class _Plain(visitor.Visitor):
    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += f" {node.value}"


def plain(pattern: ast.Pattern | None) -> str:
    """Return a text without what is put into it."""
    found = _Plain()
    found.visit(pattern)
    return found.text


@cache
def texts(language: str) -> dict[str, str]:
    """Return every text of a language without what is put into it, by the name of its entry."""
    found = {}
    for name, message in messages(language).items():
        parts: list[tuple[str, ast.Pattern | None]] = [(name, message.value)]
        parts += [(f"{name}.{each.id.name}", each.value) for each in message.attributes]
        found.update({key: plain(pattern) for key, pattern in parts})
    return found


@cache
def texts_heard(language: str) -> dict[str, str]:
    """Return the texts of a language, and in English those that it lacks for now."""
    lacking = untranslated(language)
    english = {name: text for name, text in texts("en").items() if name.split(".")[0] in lacking}
    return {**texts(language), **english}


def words(text: str) -> list[str]:
    """Return the words of a text, without options and without the places of argparse."""
    without = re.sub(r"%\(\w+\)[rs]|(?<!\w)--[a-z-]+", " ", text)
    return re.findall(r"[^\W\d_]{2,}", without.casefold())


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_still_english(language: str) -> None:
    english = texts("en")
    same = {name for name, text in texts(language).items() if text == english.get(name)}
    same -= {*written(COMMON), *FIXED}
    assert not {name for name in same if len(words(english[name])) > 3}


@cache
def composed(language: str) -> set[str]:
    """Return the messages that have a text of their own for fingers."""
    return {
        name
        for name, message in messages(language).items()
        if any(attribute.id.name == "braille" for attribute in message.attributes)
    }


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_brailled_in_english_is_brailled_in_every_language(language: str) -> None:
    assert composed("en") <= composed(language) | untranslated(language)


@pytest.mark.parametrize("language", languages())
def test_brailled_messages_fit_the_shortest_display(language: str) -> None:
    locale = Locale(language)
    layout = Layout(default_table(language, "display"), SHORTEST)
    for message in renderings(language):
        runs = locale.brailled(message) if message.name in composed(language) else ()
        if not runs:
            continue
        rows = layout.lay(Line("", (Item("", runs),)))
        assert len(rows) <= 4, (message.name, runs)
        for run in runs:
            long = [word for word in run.text.split() if len(word) > SHORTEST and word.isalpha()]
            assert not long, (message.name, long)


NOT_ENGLISH = re.compile(
    r"\b(is|are) no (?!longer)|\blies? out\b|passed over|on turn\b"
    r"|\b(go|goes|gone) on with\b|\bdear\b|There are: |\bsounds so\b|is none of these"
)
"""What was translated, and what no native speaker says so."""


def test_english_is_what_a_native_speaker_says() -> None:
    for name, text in texts("en").items():
        without = re.sub(r"\b[Tt]here (is|are) no\b", "", text)
        known = name.startswith(("words-", "said-", "term-cost", "phrase"))
        assert known or not NOT_ENGLISH.search(without), (name, text)


def test_german_nouns_are_capitals_under_the_fingers_too() -> None:
    german = texts("de")
    small = {}
    for name, text in german.items():
        entry, _, kind = name.partition(".")
        if kind == "braille":
            whole = german.get(entry, "")
            # Behind another word; what is also small there is typed, or begins a sentence.
            nouns = {*re.findall(r"(?<=[\w,] )[A-ZÄÖÜ]\w\w+", whole)}
            known = {noun.lower() for noun in nouns} - {*re.findall(r"\w+", whole)}
            small[name] = known & {*re.findall(r"[a-zäöü]\w+", text)}
    assert {name: words for name, words in small.items() if words} == {}


def test_german_headings_of_the_command_line_are_nouns() -> None:
    for name in ("usage-head", "usage-arguments", "usage-options"):
        assert texts("de")[name].istitle(), name
