"""Formats whose libraries are not there, and libraries that nobody asked for."""

import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from splendor_access.labels.formats import load, names
from splendor_access.labels.libraries import LIBRARIES
from tests.labels.runs import labels

ROOT = Path(__file__).parents[2]
FORMATS = {name: load(name).EXTRA for name in names() if load(name).EXTRA}


@pytest.fixture(
    params=[(name, library) for name in FORMATS for library in LIBRARIES[FORMATS[name]]]
)
def lacking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Return a format and one of its libraries, which cannot be imported."""
    name, library = request.param
    for module in [*sys.modules]:
        if module == "splendor_access.labels.solid" or module.startswith(f"{library}."):
            monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, library, None)
    return name, library


def expected(name: str, library: str) -> str:
    command = shlex.join([sys.executable, "-m", "pip", "install", *LIBRARIES[FORMATS[name]]])
    return f"For {name} files {library} is needed, which is not there. Type: {command}"


def test_the_command_to_type_is_named(
    lacking: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, library = lacking
    folder = tmp_path / "labels"
    run = labels(capsys, "--format", name, "--what", "nobles", "--out", folder)
    assert (run.code, run.lines, run.errors) == (1, [], [expected(name, library)])
    assert not folder.exists()


def test_the_command_to_type_is_named_when_a_file_is_read(
    lacking: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, library = lacking
    file = tmp_path / f"cards.{name}"
    file.write_bytes(b"solid")
    run = labels(capsys, "verify", file)
    assert (run.code, run.errors) == (1, [expected(name, library)])


def test_libraries_are_those_of_the_extras() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {
        extra: tuple(package.partition(">")[0] for package in packages)
        for extra, packages in project["optional-dependencies"].items()
        if extra in LIBRARIES
    }
    assert extras == LIBRARIES
    assert set(FORMATS.values()) == set(LIBRARIES)


@pytest.mark.parametrize("name", sorted(set(names()) - set(FORMATS)))
def test_other_formats_load_none_of_them(name: str, tmp_path: Path) -> None:
    heavy = [library for libraries in LIBRARIES.values() for library in libraries]
    words = ["labels", "--format", name, "--what", "nobles", "--out", str(tmp_path / "labels")]
    program = (
        "import sys; from splendor_access import cli; "
        f"assert cli.main({words!r}) == 0; "
        f"assert not set({heavy!r}) & set(sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
