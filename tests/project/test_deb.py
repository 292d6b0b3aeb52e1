"""The package for Debian 13, as far as it can be looked at without building it."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from splendor_access.settings.libraries import CORE, DEBIAN_PACKAGES, EXTRAS, STAND_INS

ROOT = Path(__file__).parents[2]
DEBIAN = ROOT / ".ci/debian"

BY_DH_PYTHON = {"babel", "msgspec", "platformdirs", "prompt-toolkit", "tomli-w"}
"""Libraries that ${python3:Depends} stands for."""


def field(name: str, text: str) -> set[str]:
    """Return the packages of a field of a control file."""
    found = re.search(rf"(?m)^{name}:((?:\n? .*)+)", text)
    assert found
    return {each.strip() for each in re.split(r"[,\n]", found[1]) if each.strip()}


def test_it_depends_on_all_libraries_or_what_stands_in_for_them() -> None:
    control = (DEBIAN / "control").read_text(encoding="utf-8")
    needed, wished = field("Depends", control), field("Suggests", control)
    carried = re.findall(r"(?m)^([\w.]+)==", (DEBIAN / "carried.txt").read_text(encoding="utf-8"))
    for library in (*CORE, *EXTRAS["labels"], *EXTRAS["friends"]):
        package = DEBIAN_PACKAGES.get(library, f"python3-{library}")
        assert library in BY_DH_PYTHON or library in carried or package in needed, library
    assert {DEBIAN_PACKAGES[library] for library in STAND_INS} <= needed
    assert {"python3-ezdxf", "python3-numpy", "python3-pip"} <= wished
    assert {"python3-louis", "python3-speechd", "python3-brlapi"} <= needed


def test_what_it_carries_is_a_release_that_the_program_takes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (line,) = re.findall(r"(?m)^fluent.*", (DEBIAN / "carried.txt").read_text(encoding="utf-8"))
    (bound,) = (each for each in project["dependencies"] if each.startswith("fluent.syntax"))
    found = re.search(r"==([\d.]+) --hash=sha256:[0-9a-f]{64}$", line)
    assert found
    assert [*map(int, found[1].split("."))] >= [*map(int, bound.partition(">=")[2].split("."))]


def test_its_own_tests_are_there_and_can_be_run() -> None:
    named = field("Tests", (DEBIAN / "tests/control").read_text(encoding="utf-8"))
    assert named == {path.name for path in (DEBIAN / "tests").iterdir()} - {"control"}
    for name in named:
        assert os.access(DEBIAN / "tests" / name, os.X_OK)
        subprocess.run(["sh", "-n", DEBIAN / "tests" / name], check=True)


def test_a_system_that_carries_libraries_for_it_is_heeded(tmp_path: Path) -> None:
    """The folder is behind all others: what a system has is taken first."""
    package = tmp_path / "splendor_access"
    package.mkdir()
    (package / "__init__.py").write_text(
        (ROOT / "splendor_access/__init__.py").read_text(encoding="utf-8"), encoding="utf-8"
    )
    program = "import sys, splendor_access; print(sys.path[-1])"
    for made in (False, True):
        if made:
            (package / "carried").mkdir()
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip().endswith("carried") == made


@pytest.mark.parametrize(
    ("user", "told"), [("1000", "Only root can make a chroot."), ("0", "Install debootstrap")]
)
def test_where_it_cannot_be_built_it_says_what_is_missing(
    user: str, told: str, tmp_path: Path
) -> None:
    (tmp_path / "id").write_text(f"#!/bin/sh\necho {user}\n")
    (tmp_path / "id").chmod(0o755)
    script = f". {ROOT}/.ci/chroot; need_root"
    done = subprocess.run(
        ["/bin/sh", "-c", script],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith(told)
