"""One's own braille: codes in one table, sentences in another, by choice or by BRLTTY."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from splendor_access.braille.cells import code_cells, text_cells
from splendor_access.braille.layout import Item, Layout, Line
from splendor_access.braille.tables import OFFERED, TerminalBraille, default_table, table
from splendor_access.braille.validation import validate
from splendor_access.braille_display.controller import typed_texts
from splendor_access.braille_display.menus import text_item
from splendor_access.braille_display.view import Formatter
from splendor_access.settings import braille_tables
from splendor_access.settings.braille_tables import Why, choose_tables
from splendor_access.settings.files import read_settings
from splendor_access.settings.settings import CHOICES, Settings, load_settings
from splendor_access.settings.settings_command import answer_settings
from splendor_access.settings.style import Style
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Run, say
from tests.driver import chosen_settings, run, sentence

CODE = "c4s 3s3o6d"

GRADE_2 = ("en-ueb-g2", "en-us-g2", "fr-bfu-g2")


def decided(
    language: str, terminal: TerminalBraille | None = None, **values: str
) -> tuple[tuple[str, Why], tuple[str, Why]]:
    """Return the names of both tables, and why it is these."""
    codes, texts = choose_tables(language, chosen_settings(**values), terminal)
    return (codes.table.name, codes.why), (texts.table.name, texts.why)


# By choice


@pytest.fixture(autouse=True)
def one_process() -> None:
    """Let liblouis have its process: no table from elsewhere is to end a test."""


@pytest.mark.parametrize("name", GRADE_2)
def test_sentences_are_contracted_and_codes_are_not(name: str) -> None:
    language = table(name).language
    usual = default_table(language, "display")
    style = Style(language, Settings(texts=name))
    assert (style.table, style.texts) == (usual, table(name))
    said = Locale(language).text(say("table-sentence"))
    assert len(text_cells(said, style.texts).cells) < len(said)
    layout = Layout(style.table, 80, texts=style.texts)
    laid = layout.lay(Line("x", (Item("a", (Run(f"{said} c3 "), Run(CODE, is_code=True))),)))
    felt = "\u2800".join(row.cells.strip("\u2800") for row in laid)
    # A line is laid out word by word, so that no two words are joined.
    words = [text_cells(word, style.texts).cells for word in said.split()]
    assert felt.startswith("\u2800".join(words))
    assert felt.endswith("\u2800".join(code_cells(each, usual).cells for each in ("c3", CODE)))


def test_every_offered_table_can_be_either() -> None:
    for each in OFFERED:
        codes, texts = decided("en", table=each.name)
        assert (codes, texts) == ((each.uncontracted or each.name, "setting"), (each.name, "codes"))
        codes, texts = decided("en", texts=each.name)
        assert (codes, texts) == (("en-us-comp8", "language"), (each.name, "setting"))
    assert CHOICES["texts"] == CHOICES["table"]


@pytest.mark.parametrize("language", languages())
def test_the_tables_of_the_language_are_told_with_a_sentence(language: str) -> None:
    style = Style(language, Settings())
    _, *lines = [style.text(each) for each in answer_settings("texts", style)]
    said = style.text(say("table-sentence"))
    own = [each for each in OFFERED if each.language == language]
    assert len(lines) == len(own)
    for line, each in zip(lines, own, strict=True):
        assert line.startswith(each.name)
        assert line.endswith(text_cells(said, each).cells)


@pytest.mark.parametrize("name", ["en-ueb-g1", "en-ueb-g2", "en-us-g2", "fr-bfu-g2"])
def test_decks_are_words_where_their_signs_would_be_something_else(name: str) -> None:
    language = table(name).language
    formatter = Formatter(Style(language, Settings(texts=name)))
    item = formatter.item(text_item("x", say("view-deck", level="c", left=16)))
    word = Locale(language).text(say("view-deck-of", level="c"))
    assert [run.text for run in item.runs] == [f"{word} 16"]
    held = formatter.item(text_item("x", say("threat-unseen", name="Ada", count=2, levels="ab")))
    assert "?" not in held.runs[0].text
    plain = Formatter(Style(language, Settings()))
    kept = plain.item(text_item("x", say("view-deck", level="c", left=16)))
    assert [run.text for run in kept.runs] == ["?c 16"]


def test_what_is_typed_is_read_in_the_braille_of_codes_or_of_sentences() -> None:
    style = Style("en", Settings(texts="en-ueb-g2"))
    for text, of in (("b2", style.table), ("Theo can pass", style.texts), ("b2", style.texts)):
        assert text in typed_texts(text_cells(text, of).cells, style)
    # A name is taken as it is read first.
    assert typed_texts(text_cells("2", style.table).cells, style)[0] == "2"
    contracted = Style("en", Settings(table="en-ueb-g2"))
    assert typed_texts(text_cells("Theo", contracted.texts).cells, contracted)[0] == "Theo"


# A file of the player's own


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    braille_tables._table_of_file.cache_clear()
    yield
    braille_tables._table_of_file.cache_clear()


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return a table in which the digits are those of France, and nothing else is."""
    file = tmp_path / "my own.ctb"
    included = Path(table("fr-bfu-comp8").paths()[0])
    file.write_text(f"#+type:computer\n#+dots:8\ninclude {included.as_posix()}\n", encoding="utf-8")
    return file


def told(typed: str, style: Style) -> list[str]:
    return [style.text(message) for message in answer_settings(typed, style)]


def test_an_own_file_that_writes_codes_right_is_taken_and_kept(own: Path) -> None:
    style = Style("en", Settings())
    assert told(f"table {own}", style) == [
        sentence("settings-changed", name="table", value=str(own))
    ]
    assert code_cells(CODE, style.table).cells == code_cells(CODE, table("fr-bfu-comp8")).cells
    assert (style.table.dots, style.texts) == (8, style.table)
    again = load_settings({}, read_settings()[0])
    assert again.table == str(own)
    assert braille_tables.refusals(again) == []
    done = run("doctor")
    assert sentence("doctor-codes", table=str(own), why="setting", named="") in done.lines


def test_an_own_file_is_found_from_where_one_is(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(own.parent)
    style = Style("en", Settings())
    told(f"texts {own.name}", style)
    assert style.settings.texts == str(own)
    assert style.table == default_table("en", "display")


def test_a_file_of_liblouis_needs_no_path() -> None:
    style = Style("en", Settings())
    told("texts de-g2.ctb", style)
    assert style.texts.files == (str(Path(table("en-ueb-g2").paths()[0]).parent / "de-g2.ctb"),)


def test_words_are_marks_where_codes_have_dots_7_or_8() -> None:
    style = Style("en", Settings(table="da-dk-g08.ctb"))
    assert validate(style.table).free_dots == (7,)
    assert Formatter(style).in_words


@pytest.mark.parametrize("use", braille_tables.USES)
def test_a_file_that_is_wrong_is_refused_and_changes_nothing(
    use: braille_tables.Use, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.ctb"
    broken.write_text("nonsense\n", encoding="utf-8")
    poor = tmp_path / "poor.ctb"
    poor.write_text("space \\s 0\nlowercase a 1\nlowercase b 1\n", encoding="utf-8")
    style = Style("en", Settings())
    absent = tmp_path / "absent.ctb"
    (line,) = told(f"{use} {absent}", style)
    assert line == sentence("own-table-absent", file=str(absent))
    (line,) = told(f"{use} {broken}", style)
    assert line.startswith(f"The braille table {broken} cannot be used. liblouis says: ")
    (line,) = told(f"{use} {poor}", style)
    what = "Codes" if use == "table" else "Sentences"
    assert line.startswith(f"{what} cannot be in the braille table {poor}")
    (line,) = told(f"{use} nothing", style)
    assert line.startswith(f'"nothing" is not a value of {use}. Choose from: default, ')
    assert style.settings == Settings()
    assert read_settings() == ({}, None)


def test_codes_that_would_be_read_otherwise_are_named() -> None:
    (line,) = told("table es-g1.ctb", Style("en", Settings()))
    assert line == sentence("own-table-unfit", file="es-g1.ctb", wrong="letter-sign", code="0e")
    assert decided("en", texts="es-g1.ctb")[1] == ("es-g1.ctb", "setting")


def test_a_file_that_has_gone_is_told_when_the_program_begins(own: Path) -> None:
    style = Style("en", Settings())
    told(f"table {own}", style)
    own.unlink()
    braille_tables._table_of_file.cache_clear()
    gone = sentence("own-table-absent", file=str(own))
    played = run("play", "--quick", typed="settings table\n")
    assert gone in played.lines
    done = run("doctor")
    assert (
        sentence("doctor-codes", table="en-us-comp8", why="refused", named=str(own)) in done.lines
    )
    assert read_settings()[0] == {"table": str(own)}


# By BRLTTY

EIGHT = TerminalBraille("en_GB", "", 8)


def test_what_brltty_shows_is_taken_where_it_fits() -> None:
    assert decided("en", EIGHT) == (("en-gb-comp8", "brltty"), ("en-gb-comp8", "codes"))
    assert decided("fr", EIGHT) == (("fr-bfu-comp8", "foreign"), ("fr-bfu-comp8", "codes"))
    assert decided("nl", TerminalBraille("nl")) == (("nl-comp8", "unlike"), ("nl-comp8", "codes"))
    assert decided("en", TerminalBraille()) == (
        ("en-us-comp8", "language"),
        ("en-us-comp8", "codes"),
    )


def test_sentences_are_contracted_where_brltty_contracts_them() -> None:
    contracted = TerminalBraille("en_GB", "en-ueb-g2", 8)
    assert decided("en", contracted) == (("en-gb-comp8", "brltty"), ("en-ueb-g2", "brltty"))
    assert decided("fr", contracted)[1] == ("fr-bfu-comp8", "codes")
    assert decided("fr", TerminalBraille("fr", "fr-g2"))[1] == ("fr-bfu-g2", "brltty")
    assert decided("en", contracted, texts="en-us-g2")[1] == ("en-us-g2", "setting")
    assert decided("en", contracted, table="en-nabcc") == (
        ("en-nabcc", "setting"),
        ("en-ueb-g2", "brltty"),
    )


def test_six_dots_lose_nothing_of_a_sentence() -> None:
    six = TerminalBraille("nl", "", 6)
    assert decided("nl", six) == (("nl-comp8", "unlike"), ("nl-NL-g0", "six"))
    assert decided("en", six, table="en-ueb-g1")[1] == ("en-ueb-g1", "codes")
    style = Style("nl", Settings())
    assert not Formatter(style).in_words
    style.terminal_braille = six
    assert Formatter(style).in_words
    cells = text_cells("Zoë wint", style.texts).cells + code_cells(CODE, style.table).cells
    assert all(ord(cell) < 0x2840 for cell in cells)


def test_what_the_player_chose_goes_before_what_brltty_has() -> None:
    assert decided("en", EIGHT, table="en-ueb-g1") == (
        ("en-ueb-g1", "setting"),
        ("en-ueb-g1", "codes"),
    )


@pytest.mark.parametrize("language", languages())
def test_doctor_says_why(language: str) -> None:
    reasons: tuple[Why, ...] = ("setting", "refused", "brltty", "foreign", "unlike", "language")
    locale = Locale(language)
    said = {locale.text(say("doctor-codes", table="t", why=why, named="n")) for why in reasons}
    assert len(said) == len(reasons)
