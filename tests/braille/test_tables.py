"""Which tables are offered, and where they are found."""

from pathlib import Path

import pytest

from splendor_access.braille.tables import (
    DEFAULTS,
    OFFERED,
    OWN,
    BrailleUnavailable,
    Missing,
    Table,
    default_table,
    for_codes,
    own_folder,
    table,
)


@pytest.mark.parametrize("offered", [*OFFERED, *OWN], ids=lambda offered: offered.name)
def test_every_table_is_found_by_absolute_path(offered: Table) -> None:
    paths = [Path(path) for path in offered.paths()]
    assert all(path.is_absolute() and path.is_file() for path in paths)
    assert table(offered.name) == offered


def test_names_are_different() -> None:
    names = [offered.name for offered in (*OFFERED, *OWN)]
    assert len(set(names)) == len(names)


def test_defaults_are_offered_and_take_codes() -> None:
    for (language, use), name in DEFAULTS.items():
        default = default_table(language, use)
        assert default in OFFERED
        assert (default.name, default.language) == (name, language)
        assert default.kind == ("computer" if use == "display" else "literary")
        assert default.dots == (8 if use == "display" else 6)
        assert for_codes(default) == default


def test_english_defaults() -> None:
    assert default_table("en", "display").name == "en-us-comp8"
    assert default_table("en", "paper").name == "en-ueb-g1"


def test_codes_never_go_through_grade_2() -> None:
    assert for_codes(table("en-ueb-g2")) == table("en-ueb-g1")


def test_unknown_names() -> None:
    with pytest.raises(KeyError):
        table("en-ueb-g9")
    with pytest.raises(KeyError):
        default_table("xx", "display")


def test_table_path_is_honoured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tmp_path / "en-ueb-g1.ctb"
    mine.write_text("space \\s 0\n")
    monkeypatch.setenv("LOUIS_TABLEPATH", f"/nowhere,{tmp_path}")
    assert table("en-ueb-g1").paths() == (str(mine),)
    assert table("en-splendor-ueb").paths() == (str(own_folder() / "en-splendor-ueb.ctb"),)
    with pytest.raises(BrailleUnavailable) as caught:
        table("nl-comp8").paths()
    assert (caught.value.reason, caught.value.detail) == (Missing.NO_TABLE, "nl-comp8.utb")


def test_path_with_a_comma_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a,b").mkdir()
    (tmp_path / "a,b" / "en-ueb-g1.ctb").write_text("")
    monkeypatch.setenv("LOUIS_TABLEPATH", str(tmp_path / "a,b"))
    with pytest.raises(BrailleUnavailable):
        table("en-ueb-g1").paths()
