"""Entries that stand in English only for now: they are listed, and excused while they are."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from splendor_access.talk.locale import languages
from tests.talk import untranslated as listing

ENGLISH = """
bank = Bank: { $gems }.
    .brief = Bank { $gems }
level-easy = easy
"""


@pytest.fixture
def lacking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let French lack an entry that English has; return a list that names none."""
    body = FluentParser(with_spans=False).parse(ENGLISH).body
    english = {each.id.name: each for each in body if isinstance(each, ast.Message)}
    french = {name: each for name, each in english.items() if name != "bank"}
    monkeypatch.setattr(listing, "to_translate", {"en": english, "fr": french}.__getitem__)
    monkeypatch.setattr(listing, "languages", lambda: ["en", "fr"])
    monkeypatch.setattr(listing, "LIST", tmp_path / "list.txt")
    listing.LIST.write_text("# What stands above stays.\nfr level-easy\n", encoding="utf-8")
    listing.untranslated.cache_clear()
    yield listing.LIST
    listing.untranslated.cache_clear()


def test_what_is_missing_is_shown_in_english(
    lacking: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listing.main([])
    said = "fr lacks 1 entry:\nbank = Bank: { $gems }.\n    .brief = Bank { $gems }\n"
    assert capsys.readouterr().out == said
    assert "level-easy" in lacking.read_text(encoding="utf-8")


def test_the_list_is_written_anew(lacking: Path) -> None:
    listing.main(["--note"])
    assert lacking.read_text(encoding="utf-8") == "# What stands above stays.\nfr bank\n"
    assert listing.untranslated("fr") == {"bank"}


def test_only_what_is_listed_is_excused(lacking: Path) -> None:
    listing.main(["--note"])
    assert listing.excused("fr: no message bank")
    assert not listing.excused("de: no message bank")
    assert not listing.excused("fr: no message level-easy")
    assert not listing.excused("fr: not understood: bank")


def test_the_list_names_entries_of_other_languages() -> None:
    lines = listing.LIST.read_text(encoding="utf-8").splitlines()
    named = [line.split() for line in lines if not line.startswith("#")]
    assert not [pair for pair in named if pair[0] not in languages()[1:]]
    assert not [pair for pair in named if pair[1:] and pair[1] not in listing.to_translate("en")]
