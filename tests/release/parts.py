"""Parts from elsewhere, known by their SHA-256: what the files for Windows and the page share."""

import hashlib
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from tests.release.archives import ROOT


class NotBuilt(Exception):
    """The reason why nothing was built."""


def pip(*arguments: str) -> None:
    """Run pip, with its errors alone."""
    quiet = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "-qq"]
    done = subprocess.run([*quiet, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotBuilt(f"pip {arguments[0]} failed: {done.stderr.strip()}")


def sha256(data: bytes) -> str:
    """Return the SHA-256 of bytes, in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


def wheel_names(extras: Sequence[str]) -> list[str]:
    """Return what the project requires, with the libraries of some extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    more = [name for extra in extras for name in project["optional-dependencies"][extra]]
    return [each.partition(";")[0].strip() for each in (*project["dependencies"], *more)]


def locked(folder: Path) -> str:
    """Return a line for each wheel in a folder, with its version and its hash."""
    found = sorted(folder.glob("*.whl"), key=lambda wheel: wheel.name.lower())
    lines = (f"{_pinned(wheel)} --hash=sha256:{sha256(wheel.read_bytes())}\n" for wheel in found)
    return "".join(lines)


def _pinned(wheel: Path) -> str:
    name, version, *_tags = wheel.stem.split("-")
    return f"{name.lower().replace('_', '-')}=={version}"


def unpack_wheel(wheel: Path, folder: Path) -> None:
    """Unpack a wheel into a folder of modules."""
    with zipfile.ZipFile(wheel) as opened:
        for name in opened.namelist():
            path = PurePosixPath(re.sub(r"^[^/]+\.data/(purelib|platlib)/", "", name))
            if name.endswith("/") or path.parts[0].endswith(".data"):
                continue
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(opened.read(name))
