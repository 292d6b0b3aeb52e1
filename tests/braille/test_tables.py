"""Which tables are offered, and where they are found."""

from pathlib import Path
from typing import get_args

import pytest

from splendor_access.braille import tables
from splendor_access.braille.library import FoundLibrary, NotLoaded
from splendor_access.braille.tables import (
    OFFERED,
    BrailleTable,
    BrailleUnavailable,
    NoBraille,
    Use,
    all_offered,
    default_table,
    own_folder,
    own_tables,
    table,
    table_for_codes,
    tables_of_language,
)
from splendor_access.braille.validation import validate
from splendor_access.talk import locale
from splendor_access.talk.locale import languages
from tests.cases import every
from tests.talk.made_up import changed


@every("offered", [*OFFERED, *own_tables()])
def test_every_table_is_found_by_absolute_path(offered: BrailleTable) -> None:
    paths = [Path(path) for path in offered.paths()]
    assert all(path.is_absolute() and path.is_file() for path in paths)
    assert table(offered.name) == offered


def test_names_are_different() -> None:
    names = [offered.name for offered in (*OFFERED, *own_tables())]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("use", get_args(Use))
@pytest.mark.parametrize("language", languages())
def test_defaults_are_offered_and_take_codes(language: str, use: Use) -> None:
    default = default_table(language, use)
    assert default in OFFERED
    assert default.language == language
    assert validate(default).passed

    assert default.kind == ("computer" if use == "display" else "literary")
    assert default.dots == (8 if use == "display" else 6)
    assert table_for_codes(default) == default


def test_a_language_may_have_a_table_of_liblouis_that_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {"table-for-display": "de-de-comp8.ctb", "table-for-paper": "de-g0.utb"}
    changed(monkeypatch, tmp_path, files)
    display, paper = default_table("xx", "display"), default_table("xx", "paper")
    assert validate(display).passed
    assert validate(paper).passed
    assert (display.name, display.dots, paper.name, paper.dots) == ("de-de-comp8", 8, "de-g0", 6)


def test_a_language_owns_what_is_offered_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    lines = """
    sv-1996.ctb computer 8: Svensk
    en-ueb-g2.ctb literary 6 en-ueb-g1: Kort
    en-ueb-g2.ctb literary: 6"""
    changed(monkeypatch, tmp_path, {"braille-tables": lines})
    eight, short = tables_of_language("xx")
    files = ("sv-1996.ctb", "braille-patterns.cti")
    assert eight == BrailleTable("sv-1996", "xx", "Svensk", "computer", 8, files)
    assert short == BrailleTable(
        "en-ueb-g2", "xx", "Kort", "literary", 6, ("en-ueb-g2.ctb",), "en-ueb-g1"
    )
    assert faults == ["xx: braille-tables: en-ueb-g2.ctb literary: 6"]
    file = locale.FOLDER / "xx.ftl"  # as another editor may write it
    file.write_text(
        file.read_text("utf-8").replace("braille-tables = ", "braille-tables="), "utf-8"
    )
    assert [*tables_of_language("xx")] == [eight, short]
    assert {each.language for each in OFFERED} == {*languages()} - {"xx"}


def test_a_contracted_table_needs_one_for_codes_that_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    lines = """
    xx-g2.ctb literary 6 xx-g1: grade 2
    xx-g3.ctb literary 6 en-ueb-g2: grade 3
    xx-g4.ctb literary 6 en-ueb-g1: grade 4"""
    changed(monkeypatch, tmp_path, {"braille-tables": lines})
    offered = all_offered()
    assert set(offered) == {each.name for each in OFFERED} | {"xx-g4"}
    assert offered["xx-g4"].uncontracted == "en-ueb-g1"
    assert faults == [
        "xx: braille-tables: xx-g2: codes cannot take xx-g1",
        "xx: braille-tables: xx-g3: codes cannot take en-ueb-g2",
    ]


def test_english_defaults() -> None:
    assert default_table("en", "display").name == "en-us-comp8"
    assert default_table("en", "paper").name == "en-ueb-g1"


def test_codes_never_go_through_grade_2() -> None:
    assert table_for_codes(table("en-ueb-g2")) == table("en-ueb-g1")


def test_unknown_names() -> None:
    with pytest.raises(KeyError):
        table("en-ueb-g9")


def test_table_path_is_honoured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tmp_path / "en-ueb-g1.ctb"
    mine.write_text("space \\s 0\n")
    monkeypatch.setenv("LOUIS_TABLEPATH", f"/nowhere,{tmp_path}")
    assert table("en-ueb-g1").paths() == (str(mine),)
    assert table("en-splendor-ueb").paths() == (str(own_folder() / "en-splendor-ueb.ctb"),)
    with pytest.raises(BrailleUnavailable) as caught:
        table("nl-comp8").paths()
    assert (caught.value.reason, caught.value.detail) == (NoBraille.NO_TABLE, "nl-comp8.utb")


def test_where_liblouis_is_missing_it_is_not_said_that_a_table_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load() -> FoundLibrary:
        raise NotLoaded("no-binding")

    monkeypatch.setenv("LOUIS_TABLEPATH", str(tmp_path))
    monkeypatch.setattr(tables, "load_liblouis", load)
    with pytest.raises(BrailleUnavailable) as caught:
        tables.find_file("nl-comp8.utb")
    assert caught.value.reason == NoBraille.NO_BINDING


def test_path_with_a_comma_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a,b").mkdir()
    (tmp_path / "a,b" / "en-ueb-g1.ctb").write_text("")
    monkeypatch.setenv("LOUIS_TABLEPATH", str(tmp_path / "a,b"))
    with pytest.raises(BrailleUnavailable):
        table("en-ueb-g1").paths()
