"""Copies of the checkout, which tests may change."""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[1]


def copy_checkout(folder: Path) -> Path:
    """Copy all files that git tracks, or would track, into a folder."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True).stdout
    for name in filter(None, files.decode().split("\0")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):  # removed, but still known to git
            shutil.copy(ROOT / name, folder / name)
    # The tests ask git for the list of files.
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    if (ROOT / ".venv").exists():  # it has axe, too, which checks pages
        (folder / ".venv").symlink_to(ROOT / ".venv")
    subprocess.run(["git", "add", "-A"], cwd=folder, check=True)
    return folder


def run_tests(folder: Path, *options: str) -> subprocess.Popen[str]:
    """Start tests of a copy, in their own process group."""
    quiet = ["-q", "--no-header", "-p", "no:cacheprovider", "--tb=no"]
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", *quiet, *options],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
