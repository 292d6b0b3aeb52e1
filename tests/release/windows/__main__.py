"""Make the zip and the set-up for Windows in dist: python -m tests.release.windows [OPTIONS].

Exit code 1: nothing was made, and the last line says why.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from splendor_access import __version__
from tests.release.archives import ROOT
from tests.release.parts import NotBuilt, sha256
from tests.release.windows.archive import make_setup, make_zip
from tests.release.windows.contents import fill
from tests.release.windows.parts import lock_python, lock_wheels
from tests.release.windows.signatures import list_signatures

DIST = ROOT / "dist"
MB = 10**6

MOST = {"unpacked": 90 * MB, ".zip": 40 * MB, ".exe": 30 * MB}
"""Bytes of the folder and of each file: what people with slow lines are asked for."""


def build(python: Path | None, liblouis: Path | None, into: Path = DIST) -> list[Path]:
    """Make both files, print their names, sizes and SHA-256, and return them. Raises NotBuilt."""
    text = "" if liblouis else "-text"
    into.mkdir(exist_ok=True)
    with TemporaryDirectory() as name:
        folder = Path(name) / f"Splendor-{__version__}"
        folder.mkdir()
        print("Taking Python, the libraries and this program.", flush=True)
        if not python:
            print(
                "For a release, take python.org's own Python, the newest: --python FILE", flush=True
            )
        fill(folder, python=python, liblouis=liblouis)
        list_signatures(folder)
        size = sum(each.stat().st_size for each in folder.rglob("*") if each.is_file())
        print(f"Unpacked: {size / MB:.1f} MB", flush=True)
        _fits("unpacked", size)
        stem = f"splendor-access-{__version__}"
        made = [
            make_zip(folder, into / f"{stem}-windows{text}.zip"),
            make_setup(folder, into / f"{stem}-setup{text}.exe"),
        ]
    for each in made:
        data = each.read_bytes()
        print(f"{into.name}/{each.name}: {len(data) / MB:.1f} MB, {sha256(data)}", flush=True)
        _fits(each.suffix, len(data))
    return made


def build_twice(python: Path | None, liblouis: Path | None) -> None:
    """Make both files, and again in another folder. Raises NotBuilt if their bytes differ."""
    made = build(python, liblouis)
    with TemporaryDirectory(prefix="another folder ") as name:
        again = build(python, liblouis, Path(name))
        if [each.read_bytes() for each in made] != [each.read_bytes() for each in again]:
            raise NotBuilt("Built twice, the files differ.")


def _fits(what: str, size: int) -> None:
    if size > MOST[what]:
        raise NotBuilt(f"{what}: {size / MB:.1f} MB, and at most {MOST[what] // MB} are allowed.")


def main(arguments: Sequence[str]) -> int:
    """Make the files; return the exit code."""
    parser = argparse.ArgumentParser(prog="make windows", description="Make the files for Windows")
    parser.add_argument(
        "--python", type=Path, help="python.org's embeddable zip, in place of PyPI's"
    )
    parser.add_argument("--liblouis", type=Path, help="an unpacked release of liblouis for Windows")
    parser.add_argument(
        "--lock",
        action="store_true",
        help="only take the newest wheels from now on; with --python, that Python instead",
    )
    parser.add_argument(
        "--twice", action="store_true", help="build again elsewhere, and compare the bytes"
    )
    chosen = parser.parse_args(arguments)
    try:
        if chosen.lock and chosen.python:
            lock_python(chosen.python)
        elif chosen.lock:
            lock_wheels()
        else:
            (build_twice if chosen.twice else build)(chosen.python, chosen.liblouis)
    except NotBuilt as reason:
        print(f"Not built. {reason}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
