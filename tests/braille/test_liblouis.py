"""Loading liblouis, doing without it, and calling it from many threads."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from splendor_access.braille import liblouis
from splendor_access.braille.tables import BrailleUnavailable, NoBraille, table

ROOT = Path(__file__).parents[2]


def python(program: str, *path: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": ":".join(map(str, (*path, ROOT)))},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.strip()


NO_FOLDERS = """
from splendor_access.braille import library
library.system_folders = list
"""
NO_LIBRARY = "library.NAMES = ()"
HIDDEN = """
import sys
class Without:
    def find_spec(self, name, path=None, target=None):
        if name == "louis":
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Without())
"""
"""Lets `import louis` find nothing."""

TRY = """
from splendor_access.braille.cells import text_cells
from splendor_access.braille.tables import BrailleUnavailable, table
try:
    print(text_cells("hi", table("en-us-comp8")).cells)
except BrailleUnavailable as error:
    print(error.reason.value, repr(error.detail))
"""


def test_importing_the_room_does_not_load_liblouis() -> None:
    program = "import sys, splendor_access.braille.cells; print('louis' in sys.modules)"
    assert python(program) == "False"


def test_version() -> None:
    assert re.match(r"\d+\.\d+\.\d+", liblouis.version())


def test_nothing() -> None:
    assert python(HIDDEN + NO_FOLDERS + NO_LIBRARY + TRY) == "no-binding ''"


def test_library_without_binding() -> None:
    assert python(HIDDEN + TRY) == "⠓⠊"


def test_empty_package_of_the_same_name(tmp_path: Path) -> None:
    (tmp_path / "louis.py").write_text("")
    assert python(NO_FOLDERS + NO_LIBRARY + TRY, tmp_path) == "empty-package ''"


def test_system_binding_is_found_behind_an_empty_package(tmp_path: Path) -> None:
    (tmp_path / "louis.py").write_text("")
    assert python(TRY, tmp_path) == "⠓⠊"


def test_binding_without_its_library(tmp_path: Path) -> None:
    (tmp_path / "louis.py").write_text("import ctypes\nctypes.CDLL('liblouis.so.0')\n")
    assert python(NO_FOLDERS + NO_LIBRARY + TRY, tmp_path).startswith("no-library 'liblouis.so.0")


def test_broken_table_gives_the_reason(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.ctb"
    broken.write_text("nonsense a 1\n")
    with pytest.raises(BrailleUnavailable) as caught:
        liblouis.translate([str(broken)], "a")
    assert caught.value.reason == NoBraille.BROKEN_TABLE
    assert "nonsense" in caught.value.detail
    assert capfd.readouterr() == ("", "")
    assert liblouis.translate(table("en-us-comp8").paths(), "a") == ("⠁", [0], [0])


THREADS = """
from threading import Thread
from splendor_access.braille.cells import cells_code, code_cells, text_cells
from splendor_access.braille.tables import OFFERED, table
from splendor_access.game.cards import CARDS
from splendor_access.game.notation import card_code

codes = [card_code(card) for card in CARDS]
expected = {table.name: [code_cells(code, table).cells for code in codes] for table in OFFERED}
wrong = []

def hammer(first):
    for turn in range(5):
        table = OFFERED[(first + turn) % len(OFFERED)]
        made = [code_cells(code, table).cells for code in codes]
        back = [cells_code(cells, table) for cells in made]
        text_cells("Zoë’s 字 and the other children", table)
        if made != expected[table.name] or back != codes:
            wrong.append(table.name)

threads = [Thread(target=hammer, args=(number,)) for number in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(threads), wrong)
"""


def test_many_threads() -> None:
    assert python(THREADS) == "8 []"
