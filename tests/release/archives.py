"""Required and forbidden contents of a release's archives."""

import hashlib
import subprocess
import tarfile
import zipfile
from collections.abc import Iterable
from email.parser import HeaderParser
from pathlib import Path

from packaging.metadata import Metadata

ROOT = Path(__file__).parents[2]

DATA = {".css", ".csv", ".ftl", ".html", ".js", ".py", ".svg", ".typed"}
"""Suffixes of the program's files: modules, cards, words, and the page for browsers."""


def wanted_in_wheel() -> set[str]:
    """Return the files of this checkout's wheel, except for its metadata."""
    package = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "splendor_access").rglob("*")
        if path.is_file() and path.suffix in DATA
    ]
    tables = [f"splendor_access/braille_tables/{path.name}" for path in TABLES]
    return {*package, *tables}


TABLES = sorted((ROOT / "braille_tables").glob("*.*tb"))


def wanted_in_sdist() -> set[str]:
    """Return the files of this checkout's sdist: all that git tracks."""
    listed = ["git", "ls-files", "-z"]
    files = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {name for name in files.split("\0") if name and (ROOT / name).exists()}


def faults_of_wheel(wheel: Path, version: str) -> list[str]:
    """Return the faults of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        info = f"splendor_access-{version}.dist-info/"
        metadata = archive.read(f"{info}METADATA").decode()
    lacking = [f"lacks {name}" for name in sorted(wanted_in_wheel() - names)]
    tops = ("splendor_access/", info)
    strange = [f"has {name}" for name in sorted(names) if not name.startswith(tops)]
    return [*lacking, *strange, *faults_of_metadata(metadata, version)]


def faults_of_sdist(sdist: Path, version: str) -> list[str]:
    """Return the faults of an sdist."""
    folder = f"splendor_access-{version}/"
    with tarfile.open(sdist) as archive:
        names = {member.name.removeprefix(folder) for member in archive if member.isfile()}
        file = archive.extractfile(f"{folder}PKG-INFO")
        metadata = file.read().decode() if file else ""
    lacking = [f"lacks {name}" for name in sorted(wanted_in_sdist() - names)]
    return [*lacking, *faults_of_metadata(metadata, version)]


def faults_of_metadata(text: str, version: str) -> list[str]:
    """Return metadata that an index of packages would refuse or not show."""
    try:
        metadata = Metadata.from_email(text)
    except ExceptionGroup as group:
        return [str(each) for each in group.exceptions]
    headers = HeaderParser().parsestr(text)
    wanted = ("Summary", "License-Expression", "Requires-Python", "Description-Content-Type")
    faults = [f"has no {name}" for name in wanted if name not in headers]
    return faults if str(metadata.version) == version else [*faults, f"is {metadata.version}"]


def digests(files: Iterable[Path]) -> dict[str, str]:
    """Return the SHA-256 of each file by its name."""
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(files)}
