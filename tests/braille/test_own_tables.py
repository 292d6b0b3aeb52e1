"""The project's own liblouis tables, with liblouis' own tools."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from splendor_access.braille import liblouis
from splendor_access.braille.cells import cells_text, code_cells, text_cells
from splendor_access.braille.tables import BrailleTable, own_folder, own_tables, table
from tests.braille.notation_yaml import CODES, FOLDER, TABLES, yaml_path, yaml_text
from tests.braille.upstream_patch import LISTS, PATCH, listed, patch


def run(tool: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    if not shutil.which(tool):
        pytest.skip(f"{tool} is not installed (Debian: liblouis-bin)")
    of_liblouis = Path(table("en-ueb-g1").paths()[0]).parent
    environment = {**os.environ, "LOUIS_TABLEPATH": f"{FOLDER},{of_liblouis}"}
    return subprocess.run(
        [tool, *arguments], env=environment, capture_output=True, text=True, check=False
    )


def test_every_table_is_known_and_has_a_test() -> None:
    files = {path.stem for path in FOLDER.glob("*.*tb")}
    assert files == {own.name for own in own_tables()} == set(TABLES)
    assert files == {path.stem for path in (FOLDER / "tests").glob("*.yaml")}
    assert {path.stem for path in own_folder().glob("*.*tb")} == files


@pytest.mark.parametrize("name", TABLES)
def test_yaml_is_up_to_date(name: str) -> None:
    assert yaml_path(name).read_text(encoding="utf-8") == yaml_text(name)


@pytest.mark.parametrize("name", TABLES)
def test_table_is_clean(name: str) -> None:
    checked = run("lou_checktable", f"{name}.ctb")
    assert checked.returncode == 0, checked.stderr
    assert "No errors found." in checked.stderr + checked.stdout


@pytest.mark.parametrize("name", TABLES)
def test_table_passes_its_yaml(name: str) -> None:
    checked = run("lou_checkyaml", str(yaml_path(name)))
    assert checked.returncode == 0, checked.stderr
    assert "SUCCESS (100 tests, 0 failures)" in checked.stdout + checked.stderr


def test_yaml_finds_the_fault_that_the_ueb_table_mends(tmp_path: Path) -> None:
    plain = yaml_text("en-splendor-ueb").replace("table: en-splendor-ueb", "table: en-ueb-g1")
    (tmp_path / "plain.yaml").write_text(plain, encoding="utf-8")
    checked = run("lou_checkyaml", str(tmp_path / "plain.yaml"))
    # liblouis itself has mended it, in 3.33 at the latest.
    version = tuple(map(int, liblouis.version().split(".")[:2]))
    said = "SUCCESS (100 tests, 0" if version >= (3, 33) else "FAILURE (100 tests, 10"
    assert f"{said} failures)" in checked.stdout + checked.stderr


def test_yaml_is_read_backward_too(tmp_path: Path) -> None:
    one_way = yaml_text("en-splendor-ueb").replace("bothDirections", "backward")
    swapped = re.sub(r"\[(.*), (.*)\]", r"[\2, \1]", one_way)
    (tmp_path / "back.yaml").write_text(swapped, encoding="utf-8")
    checked = run("lou_checkyaml", str(tmp_path / "back.yaml"))
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("name", TABLES)
def test_table_has_upstreams_metadata(name: str) -> None:
    text = (FOLDER / f"{name}.ctb").read_text(encoding="utf-8")
    for key in ("#-index-name:", "#-display-name:", "#+language:", "#+type:", "#+dots:"):
        assert text.count(f"\n{key}") == 1
    assert "\n#+direction:both\n" in text
    assert f"\n#-display-name: {table(name).display_name}\n" in text


@pytest.mark.parametrize("name", TABLES)
def test_table_has_the_licence_of_upstreams_tables(name: str) -> None:
    of_liblouis = table("en-ueb-g1").paths()[0]
    terms = "either version 2.1 of the\n#  License, or (at your option) any later version"
    for path in (FOLDER / f"{name}.ctb", Path(of_liblouis)):
        assert terms in path.read_text(encoding="utf-8")
    licence = (FOLDER / "COPYING.LESSER").read_text(encoding="utf-8")
    assert " ".join(licence.split()[:7]) == "GNU LESSER GENERAL PUBLIC LICENSE Version 2.1,"


def test_digit_alone_has_no_sign_that_is_something_else_too() -> None:
    six, eight = table("en-us-comp6"), table("en-us-comp8")
    for text in ("3 4s4e", "3", "you have 3 cards", "b: 2", "bank 4s", "0"):
        assert text_cells(text, six).cells == text_cells(text, eight).cells
    assert text_cells("_3", six).cells != text_cells("3", six).cells


def test_the_page_for_upstream_lists_every_table_with_a_code() -> None:
    page = PATCH.with_suffix(".md").read_text(encoding="utf-8")
    listed_there = dict(re.findall(r"(?m)^- ([a-z]+-splendor-\w+), .*: (\S+)$", page))
    assert listed_there == {name: write("c4s 3s3o6d") for name, write in TABLES.items()}


def test_patch_for_upstream_is_up_to_date_and_applies(tmp_path: Path) -> None:
    assert PATCH.read_text(encoding="utf-8") == patch()
    for name, places in LISTS.items():
        around = [file for _, before, after in places.values() for file in (*before, *after)]
        lines = listed(name, ["before.utb", *around, "after.utb"])
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    applied = subprocess.run(
        ["git", "apply", str(PATCH)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert applied.returncode == 0, applied.stderr
    for name in TABLES:
        made = tmp_path / "tables" / f"{name}.ctb"
        assert made.read_bytes() == (FOLDER / made.name).read_bytes()
        test = tmp_path / "tests/braille-specs" / f"{name}.yaml"
        assert test.read_bytes() == yaml_path(name).read_bytes()
    for name, suffix in zip(LISTS, (".ctb", ".yaml"), strict=True):
        lines = (tmp_path / name).read_text(encoding="utf-8").splitlines()
        new = [line.split()[0] for line in lines if "splendor" in line]
        assert sorted(new) == sorted(f"{name}{suffix}" for name in TABLES)
        assert lines[0].split()[0] == "before.utb"
        assert lines[-1].split()[0] == "after.utb"


@pytest.mark.parametrize("own", own_tables(), ids=lambda own: own.name)
def test_whole_code_needs_no_splitting(own: BrailleTable) -> None:
    for code in CODES:
        cells = text_cells(code, own).cells
        assert cells == TABLES[own.name](code) == code_cells(code, own).cells
        assert cells_text(cells, own) == code
