"""Which tables codes may go through, and what is wrong with the others."""

from pathlib import Path

import pytest

from splendor_access.braille.cells import code_cells
from splendor_access.braille.tables import OFFERED, BrailleTable, BrailleUnavailable, own_tables
from splendor_access.braille.validation import Fault, Validation, Wrong, validate
from tests.braille.notation_yaml import CODES
from tests.cases import every

LONGEST = {
    "de-de-comp8": 12,
    "de-g0": 19,
    "de-g1": 19,
    "de-g2": 19,
    "de-g2-detailed": 19,
    "en-us-comp8": 12,
    "en-us-comp6": 12,
    "en-nabcc": 12,
    "en-gb-comp8": 12,
    "en-ueb-g1": 19,
    "en-ueb-g2": 19,
    "en-us-g2": 12,
    "fr-bfu-comp8": 12,
    "fr-bfu-comp6": 17,
    "fr-bfu-g2": 17,
    "nl-comp8": 12,
    "nl-NL-g0": 19,
    "de-splendor-comp8": 12,
    "de-splendor-g0": 19,
    "en-splendor-comp8": 12,
    "en-splendor-comp6": 12,
    "en-splendor-ueb": 19,
    "fr-splendor-comp8": 12,
    "fr-splendor-comp6": 17,
    "nl-splendor-comp8": 12,
    "nl-splendor-g0": 19,
}
"""The longest card in each table, in cells."""


def of_file(file: str) -> BrailleTable:
    return BrailleTable("tried", "xx", "", "literary", 6, (file,))


@every("offered", [*OFFERED, *own_tables()])
def test_every_table_passes(offered: BrailleTable) -> None:
    assert validate(offered) == Validation(LONGEST[offered.name], free_dots=(7, 8), faults=())


# liblouis 3.39 has mended the one of Italian.
@pytest.mark.parametrize("file", ["es-g1.ctb", "pl.tbl", "lv.tbl"])
def test_why_some_languages_are_not_offered(file: str) -> None:
    """Their 6d and 64 are the same cells, so that codes are read back as others."""
    faulty = of_file(file)
    assert code_cells("6d", faulty).cells == code_cells("64", faulty).cells == "⠼⠋⠙"
    validation = validate(faulty)
    assert not validation.passed
    assert Fault(Wrong.LETTER_SIGN, "6d", "⠼⠋⠙") in validation.faults
    (found,) = (each.found for each in validation.faults if each.code == "c4s 3s3o6d")
    assert found.endswith(" 3s3o64")
    wrong = {each.code for each in validation.faults if each.wrong is Wrong.READ_BACK}
    assert len(wrong & set(CODES)) > 80
    assert file not in {name for offered in OFFERED for name in offered.files}


@pytest.mark.parametrize("file", ["da-dk-g08.ctb", "se-se.ctb"])
def test_digits_with_dot_8_leave_dot_7_for_marks(file: str) -> None:
    validation = validate(of_file(file))
    assert validation.passed
    assert validation.free_dots == (7,)
    assert not validation.six_dots
    assert validate(OFFERED[0]).six_dots


CELLS = {
    **{"1": "2", "2": "23", "3": "25", "4": "256", "5": "26", "6": "235", "7": "2356", "0": "356"},
    **{"8": "236", "9": "35", "a": "1", "b": "12", "c": "14"},
    **{"s": "234", "e": "15", "g": "1245", "r": "1235", "o": "135", "d": "145"},
}
"""A computer braille of nothing but the notation."""


def made(folder: Path, **other: str) -> BrailleTable:
    """Write a table with some cells changed."""
    cells = {**CELLS, **other}
    lines = ["space \\s 0", *(f"sign {character} {dots}" for character, dots in cells.items())]
    (folder / "made.utb").write_text("\n".join(lines) + "\n", encoding="utf-8")
    # A table's name is its identity: where its files lie is found once.
    return BrailleTable(str(folder), "xx", "", "computer", 6, ("made.utb",))


def test_a_table_of_one_cell_a_character_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOUIS_TABLEPATH", str(tmp_path))
    assert validate(made(tmp_path)) == Validation(12, (7, 8), ())


def test_two_codes_in_the_same_cells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOUIS_TABLEPATH", str(tmp_path))
    faults = validate(made(tmp_path, r="15")).faults
    same = [fault for fault in faults if fault.wrong is Wrong.SAME_CELLS]
    assert same
    assert all(one.code.replace("r", "e") == one.found.replace("r", "e") for one in same)


def test_a_letter_that_is_a_digit_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Digits without a number sign, and so without an end of the number."""
    monkeypatch.setenv("LOUIS_TABLEPATH", str(tmp_path))
    faults = validate(made(tmp_path, **{"4": "145"})).faults
    signs = {fault.code for fault in faults if fault.wrong is Wrong.LETTER_SIGN}
    assert signs == {f"{digit}d" for digit in range(10)}


def test_a_table_that_is_not_there() -> None:
    with pytest.raises(BrailleUnavailable):
        validate(of_file("no-such.utb"))
