"""The wheel, installed where there is no checkout."""

import os
import re
import subprocess
import zipfile
from itertools import pairwise
from pathlib import Path

import splendor_access
from splendor_access.braille.liblouis import has_liblouis
from splendor_access.braille.tables import own_tables
from tests.docs.samples import whole_blocks
from tests.release.archives import DATA, faults_of_wheel, wanted_in_wheel
from tests.tiers import soak_only

ROOT = Path(__file__).parents[2]


def run(
    program: Path, *arguments: str, home: Path, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a program in an empty folder, with nothing in its environment."""
    return subprocess.run(
        [str(program), *arguments],
        cwd=home,
        env={"SPLENDOR_ACCESS_HOME": str(home / "splendor-access"), "PATH": os.defpath},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_all_data_is_inside_and_nothing_else(wheel: Path) -> None:
    assert {Path(name).suffix for name in wanted_in_wheel()} == {*DATA, ".ctb"}
    assert not faults_of_wheel(wheel, splendor_access.__version__)


def test_an_index_shows_the_readme_without_links_into_the_checkout(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as inside:
        (name,) = [name for name in inside.namelist() if name.endswith(".dist-info/METADATA")]
        headers, _, shown = inside.read(name).decode().partition("\n\n")
    assert "Description-Content-Type: text/markdown\n" in f"{headers}\n"
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert shown.splitlines()[0] == readme.splitlines()[0]
    assert "- Player guide (`docs/player.md`), for a whole game" in shown
    assert re.findall(r"\]\((?!https?:).*?\)", shown) == []
    assert "](docs/player.md)" in readme


@soak_only
def test_it_runs_without_the_checkout(installed: Path, tmp_path: Path) -> None:
    where = "import splendor_access; print(splendor_access.__file__)"
    done = run(installed / "python", "-c", where, home=tmp_path)
    assert done.stdout.startswith(str(installed.parent))


@soak_only
def test_version(installed: Path, tmp_path: Path) -> None:
    done = run(installed / "splendor-access", "--version", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert splendor_access.__version__ in done.stdout


@soak_only
def test_braille_tables_are_found(installed: Path, tmp_path: Path) -> None:
    program = """
from splendor_access.braille.cells import code_cells
from splendor_access.braille.liblouis import has_liblouis
from splendor_access.braille.tables import own_tables
for table in own_tables():
    print(table.paths()[0], code_cells("3 4s4e", table).cells)
"""
    done = run(installed / "python", "-c", program, home=tmp_path)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == len(own_tables())
    assert all(line.startswith(str(installed.parent)) for line in lines)


@soak_only
def test_quick_game_over_a_pipe(installed: Path, tmp_path: Path) -> None:
    game = run(
        installed / "splendor-access",
        "play",
        "--quick",
        "--seed",
        "1",
        home=tmp_path,
        typed="take ser\nbank\nquit\nyes\n",
    )
    assert (game.returncode, game.stderr) == (0, "")
    assert "\x1b" not in game.stdout
    assert len(game.stdout.splitlines()) > 3


@soak_only
def test_end_of_input_saves_and_leaves(installed: Path, tmp_path: Path) -> None:
    game = run(installed / "splendor-access", "play", "--quick", "--seed", "1", home=tmp_path)
    assert (game.returncode, game.stderr) == (0, "")


@soak_only
def test_programs_in_the_documents_use_the_library(installed: Path, tmp_path: Path) -> None:
    """Each is checked by mypy, run from the wheel, and prints the block that follows it.

    The tournament and its analysis take longer, and are run in `tests/docs` alone.
    """
    shown: dict[Path, str] = {}
    text = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    programs = [block for _heading, block in whole_blocks(text)]
    for program, printed in pairwise(programs):
        if "from splendor_access.game import" in program:
            file = tmp_path / f"library_sample_{len(shown)}.py"
            file.write_text(f"{program}\n", encoding="utf-8")
            shown[file] = printed
    assert len(shown) == 4
    assert 15 <= len(next(iter(shown)).read_text().splitlines()) <= 25
    wrong = tmp_path / "wrong.py"
    wrong.write_text("from splendor_access.game import Game\nGame.new(seed='x').apply(3)\n")
    mypy = ["-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache/library")]
    checked = run(installed / "python", *mypy, *map(str, [*shown, wrong]), home=tmp_path)
    assert re.findall(r"^(\w+\.py):.*\[([\w-]+)\]$", checked.stdout, re.MULTILINE) == [
        ("wrong.py", "arg-type"),
        ("wrong.py", "arg-type"),
    ], checked.stdout + checked.stderr
    for file, printed in shown.items():
        if "last.txt" in file.read_text(encoding="utf-8"):
            continue
        if "braille" in file.read_text(encoding="utf-8") and not has_liblouis():
            continue
        done = run(installed / "python", str(file), home=tmp_path)
        assert (done.stdout.rstrip("\n"), done.stderr) == (printed, "")
