"""What is the same in every language: it stands in one file, and a language may have its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from splendor_access.game.cards import gems
from splendor_access.talk.entries import COMMON
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.talk.made_up import offer
from tests.talk.samples import file_of, written
from tests.talk.test_english import allowed
from tests.talk.test_translations import plain, words

FRENCH = file_of("fr").read_text(encoding="utf-8")
TOOK = say("took", name="Ana", gems=gems("ser"))


def patterns(file: Path) -> Iterator[tuple[tuple[str, str | None], ast.Pattern]]:
    """Yield the texts of a file, by the names of their entries and attributes."""
    for name, message in written(file).items():
        if message.value:
            yield (name, None), message.value
        for attribute in message.attributes:
            yield (name, attribute.id.name), attribute.value


def as_written(file: Path) -> dict[tuple[str, str | None], str]:
    """Return the texts of a file as a serializer writes them, to be compared."""
    write = FluentSerializer().serialize_entry
    names = ast.Identifier("x")
    return {key: write(ast.Message(names, value)) for key, value in patterns(file)}


def test_it_has_no_word_of_a_language() -> None:
    found = {word for _key, pattern in patterns(COMMON) for word in words(plain(pattern))}
    assert not found - allowed("names")


def test_what_has_no_word_and_is_the_same_everywhere_is_in_it() -> None:
    english, *others = (as_written(file_of(language)) for language in languages())
    same = {key for key in english if all(each.get(key) == english[key] for each in others)}
    wordless = {key for key, pattern in patterns(file_of("en")) if not words(plain(pattern))}
    # A value stays with the attributes that are words.
    worded = {name for name, attribute in {*english} - (same & wordless) if attribute}
    left = {key for key in same & wordless if key[1] or key[0] not in worded}
    assert not left, f"this belongs into {COMMON.name}"


@pytest.mark.parametrize("language", languages())
def test_no_language_repeats_it(language: str) -> None:
    common, own = as_written(COMMON), as_written(file_of(language))
    assert not {key for key in common if common[key] == own.get(key)}


def test_attributes_alone_belong_to_entries_of_english() -> None:
    alone = {name for name, message in written(COMMON).items() if not message.value}
    assert alone <= {*written(file_of("en"))}


def test_it_is_no_language() -> None:
    assert COMMON.stem not in languages()


@pytest.mark.parametrize("language", languages())
def test_every_language_takes_from_it(language: str) -> None:
    locale = Locale(language)
    assert locale.text(TOOK, "braille") == "Ana + 1s1e1r"
    assert locale.text(say("metavar-mm")) == "MM"


def test_a_language_may_have_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    took = "took = { $name } prit { $gems }.\n    .braille = { $gems }\n"
    own = f"{took}placed = {{ $card }} en {{ $place }}\n"
    offer(monkeypatch, tmp_path, language="xx", text=FRENCH.replace("\ntook =", "\nx =") + own)
    locale = Locale("xx")
    assert locale.text(TOOK, "braille") == "1s1e1r"
    assert locale.text(TOOK) == "Ana prit 1 bleu, 1 vert et 1 rouge."
    assert locale.text(say("placed", place="b2", card="x"), "braille") == "x en b2"


def test_an_entry_that_a_language_lacks_is_said_in_english_in_every_form(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    offer(monkeypatch, tmp_path, language="xx", text=FRENCH.replace("\ntook =", "\nx ="))
    assert Locale("xx").text(TOOK) == "Ana took 1 blue, 1 green and 1 red."
    assert faults == ["xx: no message took"]
    assert not Locale("xx").has("took")
