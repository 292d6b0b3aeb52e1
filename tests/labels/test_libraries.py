"""Formats whose libraries are not there, and libraries that nobody asked for."""

import shlex
import sys
import tomllib
from pathlib import Path

import pytest

from splendor_access.labels.formats import names
from splendor_access.labels.planning import printing
from splendor_access.labels.refusal import missing_library
from splendor_access.settings.libraries import EXTRAS
from tests.labels.runs import labels
from tests.tiers import sampled

ROOT = Path(__file__).parents[2]
MODULES = {"pillow": "PIL", "resvg-py": "resvg_py"}

MADE_WITH = {
    "pdf": ("reportlab", "pypdfium2"),
    "svg": ("reportlab",),
    "svg --qr": ("reportlab",),
    "dxf": ("ezdxf",),
    "3mf": ("manifold3d", "numpy"),
    "stl": ("manifold3d", "numpy"),
}
READ_WITH = {
    "pdf": ("pypdfium2", "pillow"),
    "svg": ("resvg-py", "pillow"),
    "dxf": ("ezdxf",),
    "3mf": ("numpy",),
    "stl": ("numpy",),
}
EMBOSSED = ("brf", "pef")


def pairs(needed: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(name, library) for name, libraries in needed.items() for library in libraries]


def without(monkeypatch: pytest.MonkeyPatch, *libraries: str) -> None:
    """Let libraries be missing, and the programs that could take their place."""
    monkeypatch.setenv("PATH", "")
    for library in libraries:
        name = MODULES.get(library, library)
        for module in [*sys.modules]:
            if module == "splendor_access.labels.formats._solid" or module.startswith(f"{name}."):
                monkeypatch.delitem(sys.modules, module)
        monkeypatch.setitem(sys.modules, name, None)
    printing.font.cache_clear()
    lazy = sys.modules.get("pypdfium2._lazy")
    if lazy:
        # It keeps Pillow since the first picture.
        monkeypatch.delitem(vars(lazy.Lazy), "PIL_Image", raising=False)


def expected(library: str) -> str:
    (extra,) = [each for each in EXTRAS.values() if library in each]
    command = shlex.join([sys.executable, "-m", "pip", "install", *extra])
    return f"This needs {library}, which is not installed. To install it, type: {command}"


@pytest.mark.parametrize(("form", "library"), pairs(MADE_WITH))
def test_the_command_to_type_is_named(
    form: str,
    library: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    without(monkeypatch, library)
    folder = tmp_path / "labels"
    run = labels(capsys, "--format", *form.split(), "--what", "nobles", "--out", folder)
    assert (run.code, run.lines, run.errors) == (1, [], [expected(library)])
    assert not folder.exists()


@sampled(3)
@pytest.mark.parametrize(("form", "library"), pairs(READ_WITH))
def test_the_command_to_type_is_named_when_a_file_is_read(
    form: str,
    library: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert labels(capsys, "--format", form, "--what", "nobles", "--out", tmp_path).code == 0
    without(monkeypatch, library)
    run = labels(capsys, "verify", tmp_path / f"nobles.{form}")
    assert (run.code, run.errors) == (1, [expected(library)])


def test_a_picture_needs_them_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without(monkeypatch, "pillow")
    run = labels(capsys, "preview", "--png", "--what", "nobles", "--out", tmp_path)
    assert (run.code, run.errors) == (1, [expected("pillow")])
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("form", EMBOSSED)
def test_what_a_machine_embosses_needs_none(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without(monkeypatch, *(library for extra in EXTRAS.values() for library in extra))
    run = labels(capsys, "--format", form, "--what", "nobles", "--out", tmp_path)
    assert (run.code, run.errors) == (0, [])


def test_every_format_is_tried() -> None:
    assert {form.split()[0] for form in (*MADE_WITH, *EMBOSSED)} == set(names())
    assert {*READ_WITH, *EMBOSSED} == set(names())


def test_a_fault_of_our_own_is_not_taken_for_a_missing_library() -> None:
    fault = ModuleNotFoundError("No module named 'x'", name="splendor_access.x")
    with pytest.raises(ModuleNotFoundError) as caught:
        missing_library(fault)
    assert caught.value is fault


def test_libraries_are_those_of_the_extras() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {
        extra: tuple(each.partition(">")[0] for each in packages if "sys_platform" not in each)
        for extra, packages in project["optional-dependencies"].items()
        if extra in EXTRAS
    }
    assert extras == EXTRAS
