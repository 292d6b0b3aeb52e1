"""The parts from elsewhere: Python for browsers from npm, and wheels from PyPI.

Each file is known by its SHA-256: Python's archive from here, those of the wheels from
`wheels.txt`.
"""

import subprocess
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.release.parts import NotBuilt, locked, pip, sha256, unpack_wheel, wheel_names

HERE = Path(__file__).parent
WHEELS = HERE / "wheels.txt"

PYODIDE = "314.0.7"
PYODIDE_SHA256 = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
"""Of the archive of that version on npm."""

PYTHON_FILES = (
    *("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"),
    "python_stdlib.zip",
)

COMPILED = ("msgspec", "pypdfium2")
"""Libraries in C, of which PyPI has wheels for browsers."""

WITHOUT = ("accessible-output2", "prompt-toolkit")
"""Libraries that a page does not use: it has no terminal."""

OF_EXTRAS = ("jinja2", "pypdfium2", "reportlab")

BESIDE = ("markupsafe", "typing-extensions")
"""What those libraries need."""

FOR_BROWSERS = (
    *("--platform", "pyemscripten_2026_0_wasm32", "--implementation", "cp", "--abi", "cp314"),
    *("--python-version", "314", "--only-binary", ":all:"),
)

PLAIN = (
    *("--python-version", "314", "--implementation", "cp", "--abi", "cp314", "--abi", "none"),
    *("--platform", "any", "--platform", "manylinux_2_28_x86_64", "--only-binary", ":all:"),
)
"""Markupsafe has no wheel without compiled code; its Python is enough."""


def names() -> list[str]:
    """Return the requirements whose wheels are locked."""
    wanted = wheel_names(("friends", "labels"))
    chosen = {*OF_EXTRAS}
    project = wheel_names(())
    rest = [each for each in wanted if each not in project and _bare(each) in chosen]
    return [*(each for each in project if _bare(each) not in WITHOUT), *rest, *BESIDE]


def _bare(requirement: str) -> str:
    return requirement.partition(">")[0]


def lock() -> None:
    """Write `wheels.txt`: the newest wheels that satisfy the project, each with its hash."""
    with TemporaryDirectory() as name:
        compiled = [each for each in names() if _bare(each) in COMPILED]
        plain = [each for each in names() if _bare(each) not in COMPILED]
        pip("download", "--no-deps", *FOR_BROWSERS, "--dest", name, *compiled)
        pip("download", "--no-deps", *PLAIN, "--dest", name, *plain)
        WHEELS.write_text(locked(Path(name)), encoding="utf-8")


def unpack_wheels(folder: Path) -> None:
    """Unpack the locked wheels into a folder of modules."""
    lines = WHEELS.read_text(encoding="utf-8").splitlines()
    with TemporaryDirectory() as name:
        for platform, chosen in (
            (FOR_BROWSERS, [each for each in lines if each.partition("=")[0] in COMPILED]),
            (PLAIN, [each for each in lines if each.partition("=")[0] not in COMPILED]),
        ):
            wanted = Path(name) / "wanted.txt"
            wanted.write_text("".join(f"{each}\n" for each in chosen), encoding="utf-8")
            download = ("download", "--no-deps", "--require-hashes", *platform)
            pip(*download, "--dest", name, "-r", str(wanted))
        for wheel in sorted(Path(name).glob("*.whl")):
            unpack_wheel(wheel, folder)


def python_files() -> dict[str, bytes]:
    """Return the files of Python for browsers, by their names."""
    with TemporaryDirectory() as name:
        command = ["npm", "pack", "--silent", f"pyodide@{PYODIDE}"]
        done = subprocess.run(command, cwd=name, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotBuilt(f"npm pack failed: {done.stderr.strip()}")
        (archive,) = Path(name).glob("*.tgz")
        found = sha256(archive.read_bytes())
        if found != PYODIDE_SHA256:
            raise NotBuilt(f"{archive.name} has SHA-256 {found}, not {PYODIDE_SHA256}.")
        with tarfile.open(archive) as opened:
            members = {each: opened.extractfile(f"package/{each}") for each in PYTHON_FILES}
            return {each: file.read() for each, file in members.items() if file}
