"""Entries of a locale file filled in: each part of Fluent that a translator may use."""

import babel
import pytest
from fluent.syntax import ast

from splendor_access.talk.entries import (
    WRITTEN_DOWN,
    Entries,
    LocaleError,
    Value,
    number_text,
    plural_rule,
)
from splendor_access.talk.locale import FOLDER, Locale, languages
from splendor_access.talk.messages import say
from tests.talk.made_up import offer
from tests.talk.samples import messages

FILE = """
plain = Words,  as they are
spaced =   Words
quoted = { "{" }{ "\\u00e9" }{" "}
-thing = card
term = one { -thing }
other = { term }.
attribute = { gem.of }
gem = ruby
    .of = of rubies
several =
    One line,
      and another.
    { $name }
verse =
      Of two lines

        and spaces.
further = Begins here,
  ends there.
odd =
    Words
    *none
nested = { { $name } }
exact =
    { $n ->
        [0] none
        [one] one
        [1] never
        [2.5] two and a half
       *[other] { $n }
    }
inside =
    { $n ->
        [one] { $name ->
            [Ana] you
           *[other] { $name }
        }
       *[other] all
    }
default =
    { $n ->
       *[many] many
        [one] one
    }
lost = { nowhere }
junk = { $n
called = { NOTHING($n) }
term-call = { -thing(case: "one") }
""".replace("Words\n", "Words  \n")


@pytest.fixture
def made(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Locale:
    offer(monkeypatch, tmp_path_factory.mktemp("locales"), language="xx", text=FILE)
    return Locale("xx")


@pytest.mark.parametrize(
    ("name", "facts", "text"),
    [
        ("plain", {}, "Words,  as they are"),
        ("spaced", {}, "Words"),
        ("quoted", {}, "{\u00e9 "),
        ("term", {}, "one card"),
        ("other", {}, "one card."),
        ("attribute", {}, "of rubies"),
        ("several", {"name": "Ana"}, "One line,\n  and another.\nAna"),
        ("verse", {}, "Of two lines\n\n    and spaces."),
        ("further", {}, "Begins here,\nends there."),
        ("odd", {}, "Words"),
        ("nested", {"name": "Ana"}, "Ana"),
        ("exact", {"n": 0}, "none"),
        ("exact", {"n": 1}, "one"),
        ("exact", {"n": 2.5}, "two and a half"),
        ("exact", {"n": 7}, "7"),
        ("exact", {"n": "one"}, "one"),
        ("inside", {"n": 1, "name": "Ana"}, "you"),
        ("inside", {"n": 1, "name": "Ben"}, "Ben"),
        ("inside", {"n": 2}, "all"),
        ("default", {"n": 1}, "one"),
        ("default", {"n": 2}, "many"),
    ],
)
def test_every_part_of_fluent(made: Locale, name: str, facts: dict[str, Value], text: str) -> None:
    assert made.text(say(name, **facts)) == text


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("nested", "nested: nothing is named 'name'"),
        ("lost", "no message nowhere"),
        ("called", "called: nothing is named 'NOTHING'"),
        ("term-call", "not understood: term-call"),
        ("junk", "not understood: junk"),
    ],
)
def test_what_is_not_there_or_not_understood_is_named(
    made: Locale, name: str, fault: str, faults: list[str]
) -> None:
    with pytest.raises(LocaleError):  # nor is it there in English
        made.text(say(name, n=1))
    assert faults == [f"xx: {fault}"]


@pytest.mark.parametrize("language", WRITTEN_DOWN)
def test_forms_of_numbers_are_those_of_cldr(language: str) -> None:
    rule, known = plural_rule(language), babel.Locale(language).plural_form
    for number in (*range(1000), -1, -2, 0.0, 1.0, 0.5, 1.5, 2.5):
        assert rule(number) == known(number), number


def test_other_languages_have_the_forms_that_babel_knows() -> None:
    assert [plural_rule("pl")(number) for number in (1, 2, 5)] == ["one", "few", "many"]
    assert [plural_rule("pt-BR")(number) for number in (0, 1, 2)] == ["one", "one", "other"]
    assert [plural_rule("xx")(number) for number in (0, 1, 2)] == ["other", "one", "other"]


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en", 2.5, "2.5"),
        ("nl", 2.5, "2,5"),
        ("fr", 0.25, "0,25"),
        ("xx", 2.5, "2.5"),
        ("nl", 7, "7"),
    ],
)
def test_numbers_are_written_as_in_the_language(language: str, number: float, text: str) -> None:
    assert number_text(number, language) == text


@pytest.mark.parametrize("language", languages())
def test_texts_are_where_the_parser_of_fluent_finds_them(language: str) -> None:
    locale = Locale(language)
    entries = Entries(FOLDER / f"{language}.ftl", {})
    for name, message in messages(language).items():
        texts = {each.id.name: each.value for each in message.attributes}
        for attribute, pattern in ({None: message.value} | texts).items():
            assert (entries.pattern(name, attribute) is None) == (pattern is None)
            match pattern:
                case ast.Pattern(elements=[ast.TextElement(value=text)]):
                    assert locale.attribute(name, attribute) == text
