"""The two files for Windows, a zip and a set-up: the same bytes for the same folder."""

import os
import subprocess
import zipfile
from pathlib import Path

from splendor_access import __version__
from tests.release.parts import NotBuilt
from tests.release.windows.contents import PROGRAM
from tests.release.windows.parts import HERE

MOMENT = (1980, 1, 1, 0, 0, 0)
"""The time of each file in the zip: the first that it can name."""

HIDDEN_FOLDER = 0x12
"""The attributes of a folder that Explorer does not show: what is opened comes first."""


def make_zip(folder: Path, target: Path) -> Path:
    """Write a folder as zip, the files that people open first."""
    files = sorted(
        (path for path in folder.rglob("*") if path.is_file()),
        key=lambda path: (PROGRAM in path.parts, path.name != "Splendor.cmd", path.as_posix()),
    )
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files:
            name = path.relative_to(folder.parent).as_posix()
            archive.writestr(_entry(name), path.read_bytes())
        hidden = _entry(f"{folder.name}/{PROGRAM}/")
        hidden.external_attr = HIDDEN_FOLDER
        archive.writestr(hidden, b"")
    return target


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, MOMENT)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.create_system = 0
    return entry


def make_setup(folder: Path, target: Path) -> Path:
    """Write a folder as a set-up for one user."""
    for path in folder.rglob("*"):
        os.utime(path, (0, 0))
    values = {"VERSION": __version__, "FOLDER": folder, "OUT": target}
    defined = [f"-D{name}={value}" for name, value in values.items()]
    done = subprocess.run(
        ["makensis", "-V2", "-INPUTCHARSET", "UTF8", *defined, str(HERE / "setup.nsi")],
        env={**os.environ, "SOURCE_DATE_EPOCH": "315532800"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotBuilt(f"makensis failed: {done.stdout}{done.stderr}")
    return target
