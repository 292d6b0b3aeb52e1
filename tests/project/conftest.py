"""The archives of a release, and an environment with the program, made once for all processes."""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.release.__main__ import build_twice, built
from tests.tiers import SOAK


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """Return a folder of all processes of this run of the tests; the first one fills it.

    `make` gets the empty folder. Others wait until it has been filled.
    """
    import fcntl  # which Windows, where no archives are tried, has not

    root = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        root = root.parent
    folder, filled = root / name, root / f"{name}.filled"
    with (root / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not filled.exists():
            folder.mkdir()
            make(folder)
            filled.touch()
    return folder


@pytest.fixture(scope="session")
def archives(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Return a wheel and an sdist; a soak builds them twice, as a release does."""
    folder = once(tmp_path_factory, "archives", build_twice if SOAK else built)
    (wheel,) = sorted(folder.rglob("*.whl"))[-1:]
    (sdist,) = sorted(folder.rglob("*.tar.gz"))[-1:]
    return wheel, sdist


@pytest.fixture(scope="session")
def wheel(archives: tuple[Path, Path]) -> Path:
    """Return the wheel."""
    return archives[0]


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel in an environment of its own; return the folder of its programs.

    What it depends on is taken from the environment of the tests, which may have no network.
    """

    def install(folder: Path) -> None:
        venv = (sys.executable, "-m", "venv", "--system-site-packages", "--without-pip")
        subprocess.run([*venv, str(folder)], check=True, timeout=120)
        python = str(folder / "bin" / "python")
        pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet")
        offline = ("--no-deps", "--no-index", "--disable-pip-version-check", str(wheel))
        subprocess.run([*pip, *offline], check=True, capture_output=True, timeout=120)
        (packages,) = folder.glob("lib/python3*/site-packages")
        dependencies = sysconfig.get_path("purelib")
        (packages / "dependencies.pth").write_text(f"{dependencies}\n", encoding="utf-8")

    return once(tmp_path_factory, "environment", install) / "bin"
