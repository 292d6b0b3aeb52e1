"""Tables that include others, with a liblouis that does not know where these are."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from splendor_access.braille.liblouis import compilable
from splendor_access.braille.library import VARIABLE
from splendor_access.braille.tables import BrailleUnavailable, table
from tests.braille.bare import NAME, unpack
from tests.driver import ROOT, environment, run_process, sentence


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpack(tmp_path_factory.mktemp("programs") / "my bare zoë")


def test_every_table_is_compiled_where_liblouis_was_only_unpacked(bare: Path) -> None:
    """The program sees neither the binding nor the tables of the system."""
    tried = """
import sys
from splendor_access.braille.tables import OFFERED, own_tables
from splendor_access.settings.table_list import validate_tables
for each in validate_tables([*OFFERED, *own_tables()]):
    assert all("/usr/" not in path for path in each.table.paths()), each.table.paths()
    print(each.table.name, each.problem or each.validation.passed)
"""
    done = subprocess.run(
        [sys.executable, "-c", tried],
        cwd=ROOT,
        env=environment(**{VARIABLE: str(bare)}),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, "")
    assert len(lines) > 20
    assert [line for line in lines if not line.endswith(" True")] == []


def test_a_table_that_cannot_be_compiled_is_refused_before_it_is_chosen(
    bare: Path, tmp_path: Path
) -> None:
    lacking = tmp_path / "lacking"
    tables = lacking / "louis" / "tables"
    tables.mkdir(parents=True)
    (lacking / NAME).symlink_to(bare / NAME)
    for each in (bare / "louis" / "tables").iterdir():
        if each.name != "en-us-comp6.ctb":
            (tables / each.name).symlink_to(each)
    env = {VARIABLE: str(lacking), "LOUIS_TABLEPATH": str(tables)}
    typed = "settings table en-us-g2\nsettings table\nsettings table en-us-comp8\ncode a1\n"
    done = run_process("play", "--quick", "--seed", "1", typed=typed, env=env)
    lacks = sentence("table-lacking", name="en-us-g2", file="en-us-comp6.ctb")
    assert done.lines.count(lacks) == 2
    assert "⠁⠴" in done.out


def test_nothing_is_copied_where_all_is_beside() -> None:
    (path,) = table("en-ueb-g1").paths()
    assert compilable(path) == path


def test_a_copy_names_each_file_wholly(tmp_path: Path) -> None:
    own = tmp_path / "own folder"
    own.mkdir()
    (own / "beside.cti").write_text("always a 1\n", encoding="utf-8")
    (own / "mine.ctb").write_text(
        "# mine\ninclude en-us-comp8.ctb  # of liblouis\ninclude beside.cti\n", encoding="utf-8"
    )
    copy = Path(compilable(str(own / "mine.ctb")))
    lines = copy.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "# mine"
    assert lines[1].endswith(r"en\x002dus\x002dcomp8\x002ectb  # of liblouis")
    assert lines[2].endswith(rf"own\x0020folder\x{ord(os.sep):04x}beside\x002ecti")


def test_an_include_that_is_nowhere(tmp_path: Path) -> None:
    (tmp_path / "mine.ctb").write_text("include nowhere.ctb\n", encoding="utf-8")
    with pytest.raises(BrailleUnavailable) as caught:
        compilable(str(tmp_path / "mine.ctb"))
    assert caught.value.detail == "nowhere.ctb"
