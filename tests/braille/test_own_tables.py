"""The project's own liblouis tables, with liblouis' own tools."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from splendor_access.braille import liblouis
from splendor_access.braille.cells import cells_text, code_cells, text_cells
from splendor_access.braille.tables import Table, own_folder, own_tables, table
from tests.braille.notation_yaml import CODES, FOLDER, TABLES, yaml_path, yaml_text


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
    assert own_folder() == FOLDER


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


@pytest.mark.parametrize("own", own_tables(), ids=lambda own: own.name)
def test_whole_code_needs_no_splitting(own: Table) -> None:
    for code in CODES:
        cells = text_cells(code, own).cells
        assert cells == TABLES[own.name](code) == code_cells(code, own).cells
        assert cells_text(cells, own) == code
