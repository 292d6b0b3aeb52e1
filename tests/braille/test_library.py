"""liblouis without its binding: the C library alone, wherever it is."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any, cast

import pytest

from splendor_access.braille import c_library
from splendor_access.braille.c_library import Library
from splendor_access.braille.library import VARIABLE
from splendor_access.braille.tables import table
from tests.braille.bare import NAME, system_file, unpack
from tests.braille.test_liblouis import HIDDEN, NO_FOLDERS
from tests.driver import ROOT, environment, run_process, run_python, sentence
from tests.tiers import SOAK, sampled, soak_only

ROOM = "test_*.py" if SOAK else "test_own_tables.py"
TRIED = "" if SOAK else "not clean and not yaml"
"""What of the room is tried without the binding: in `make soak` all of it, else no tools."""

PYTEST = """
import pytest
from splendor_access.braille.c_library import Library
code = pytest.main(sys.argv[1:])
assert isinstance(library.load_liblouis().binding, Library)
sys.exit(code)
"""


@soak_only
def test_the_room_without_the_binding_and_the_tables_of_the_system(tmp_path: Path) -> None:
    files = [str(path) for path in Path(__file__).parent.glob(ROOM) if path != Path(__file__)]
    options = ["-q", "-p", "no:cacheprovider", "-k", TRIED]
    done = subprocess.run(
        [sys.executable, "-c", HIDDEN + NO_FOLDERS + PYTEST, *options, *files],
        cwd=ROOT,
        # The samples: all was tried with the binding.
        env=environment(SOAK="", **{VARIABLE: str(unpack(tmp_path / "bare"))}),
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout


LOADED = """
from pathlib import Path
from splendor_access.braille.library import load_liblouis
from splendor_access.braille.tables import table
found = load_liblouis()
print(found.module, found.name, Path(table("en-us-comp8").paths()[0]).parent, sep="\\n")
"""
"""Says which library was loaded, as doctor does for players."""


@sampled(3)
@pytest.mark.parametrize(
    ("folder", "tables", "named"),
    [
        (".", "louis/tables", "its folder"),
        ("lib", "share/liblouis/tables", "in the settings"),
        ("bin", "share/liblouis/tables", "its folder"),
        ("lib", "lib/tables", "the file"),
    ],
)
def test_a_library_with_its_tables(folder: str, tables: str, named: str, tmp_path: Path) -> None:
    """As in NVDA, in a release for Windows, and with any other program."""
    root = tmp_path / "my liblouis"
    (root / folder).mkdir(parents=True)
    (root / tables).mkdir(parents=True)
    file = shutil.copy(system_file(), root / folder / NAME)
    for system_table in Path(table("en-us-comp8").paths()[0]).parent.iterdir():
        (root / tables / system_table.name).symlink_to(system_table)
    env = {VARIABLE: str(file if named == "the file" else root)}
    if named == "in the settings":
        home = tmp_path / "home"
        home.mkdir()
        (home / "settings.toml").write_text(f'liblouis = "{root}"\n', encoding="utf-8")
        env = {"SPLENDOR_ACCESS_HOME": str(home)}
        told = sentence("doctor-liblouis", module="no", file=str(file), folder=str(root / tables))
        assert told in run_process("doctor", env=env).lines
    else:
        done = run_python("-c", LOADED, env=env)
        assert (done.lines, done.err) == (["False", str(file), str(root / tables)], "")


@pytest.mark.parametrize("named", ["/tmp", "libm.so.6", "/" + "e" * 5000])
def test_a_library_that_is_none(named: str) -> None:
    done = run_process("labels", "--format", "brf", env={VARIABLE: named})
    start = sentence("braille-no-library", detail="|").partition("|")[0]
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith(start)


@pytest.mark.parametrize(("version", "taken"), [("3.19.0", False), ("3.20.0", True), ("4", True)])
def test_old_versions_are_not_called(
    version: str, taken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(c_library, "_LOADER", lambda _path: cast(Any, Wide(version)))
    with nullcontext() if taken else pytest.raises(OSError, match=version):
        assert c_library.open_library(Path("x")).version() == version


class Call:
    """A function of a stand-in."""

    def __init__(self, function: Callable[..., object]) -> None:
        self.function = function
        self.restype: object = None

    def __call__(self, *args: object) -> object:
        """Call it."""
        return self.function(*args)


class Wide:
    """A liblouis with two bytes a character, as it is on Windows. It gives each unit back twice."""

    def __init__(self, version: str = "3.24.0") -> None:
        self.lou_version = Call(version.encode)
        self.lou_charSize = Call(lambda: 2)
        self.lou_registerLogCallback = Call(lambda _callback: None)
        self.lou_translate = Call(self._translate)

    def _translate(self, *args: Any) -> int:
        tables, given, taken, made, written, _form, _spacing, firsts, origins, _cursor, mode = args
        assert (tables, mode.value) == (b"a.ctb,b.ctb", 4)
        units = [given[at : at + 2] for at in range(0, len(given), 2)]
        assert taken._obj.value == len(units)
        made[: 2 * len(given)] = given + given
        written._obj.value = 2 * len(units)
        for at in range(2 * len(units)):
            origins[at] = at % len(units)
        for at in range(len(units)):
            firsts[at] = at
        return 1


def test_positions_are_those_of_characters_where_one_takes_two_units() -> None:
    text = "a\N{GAME DIE}\N{OPEN BOOK}b"
    made = Library(cast(Any, Wide())).translate(["a.ctb", "b.ctb"], text, mode=4)
    assert made == (text + text, [0, 1, 2, 3] * 2, [0, 1, 2, 3], 0)
