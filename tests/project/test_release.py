"""What stops a release, and what is published: the archives, their metadata, their versions."""

import re
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from splendor_access import __version__
from tests.release import __main__ as release
from tests.release.__main__ import (
    NotReleased,
    entry,
    next_steps,
    ready,
    refuse,
)
from tests.release.archives import faults_of_metadata, faults_of_sdist, faults_of_wheel

ROOT = Path(__file__).parents[2]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
PYPROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")

METADATA = f"""Metadata-Version: 2.4
Name: splendor-access
Version: {__version__}
Summary: A game
License-Expression: MIT
Requires-Python: >=3.11
Description-Content-Type: text/markdown

# A game
"""


def test_a_version_without_an_entry_is_not_released() -> None:
    ready(CHANGELOG, [])
    with pytest.raises(NotReleased, match=re.escape(__version__)):
        ready(CHANGELOG.replace(f"## {__version__}", "## 9.9.9"), [])


def test_a_version_of_which_nothing_is_told_is_not_released() -> None:
    told = "# Changes\n\n## 1.2.0 (May)\n\n## 1.1.0\n\nNew words.\n\n## 1.1.0.1\n\nMore.\n"
    assert entry(told, "1.2.0") == ""
    assert entry(told, "1.1.0") == "New words."
    assert entry(told, "1.1") == ""


def test_nothing_in_english_only_is_released() -> None:
    with pytest.raises(NotReleased, match=r"\(fr, nl\): make untranslated"):
        ready(CHANGELOG, ["fr", "nl"])


def test_the_newest_entry_is_of_this_version() -> None:
    versions = re.findall(r"(?m)^## (\S+)", CHANGELOG)
    assert versions[0] == __version__
    assert versions == sorted(versions, key=lambda each: [*map(int, each.split("."))], reverse=True)


def test_both_archives_are_whole(archives: tuple[Path, Path]) -> None:
    wheel, sdist = archives
    assert not faults_of_wheel(wheel, __version__)
    assert not faults_of_sdist(sdist, __version__)


def test_archives_that_differ_when_built_again_are_not_released(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def built_now(folder: Path) -> tuple[Path, Path]:
        folder.mkdir()
        for name in ("a.whl", "a.tar.gz"):
            (folder / name).write_text(same or folder.name, encoding="utf-8")
        return folder / "a.whl", folder / "a.tar.gz"

    monkeypatch.setattr(release, "built", built_now)
    same = "the same"
    assert release.build_twice(tmp_path)[0].name == "a.whl"
    same = ""
    (tmp_path / "other").mkdir()
    with pytest.raises(NotReleased, match="differ"):
        release.build_twice(tmp_path / "other")


def test_what_an_archive_lacks_or_has_too_much_is_told(
    archives: tuple[Path, Path], tmp_path: Path
) -> None:
    wheel, sdist = (tmp_path / each.name for each in archives)
    left_out = "splendor_access/talk/locales/fr.ftl"
    with zipfile.ZipFile(archives[0]) as whole, zipfile.ZipFile(wheel, "w") as part:
        for name in whole.namelist():
            if name != left_out:
                part.writestr(name, whole.read(name))
        part.writestr("tests/test_cli.py", "")
    assert faults_of_wheel(wheel, __version__) == [f"lacks {left_out}", "has tests/test_cli.py"]
    with tarfile.open(archives[1]) as whole_sdist, tarfile.open(sdist, "w") as part_of_it:
        for member in whole_sdist:
            if not member.name.endswith("/tests/test_cli.py"):
                part_of_it.addfile(member, whole_sdist.extractfile(member))
    assert faults_of_sdist(sdist, __version__) == ["lacks tests/test_cli.py"]
    with pytest.raises(NotReleased, match=r"whl lacks a; lacks b$"):
        refuse(wheel.name, ["lacks a", "lacks b"])


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("", "", ""),
        ("MIT", "free", "license"),
        (f"Version: {__version__}", "Version: 9.9", "is 9.9"),
        ("Summary: A game\n", "", "has no Summary"),
        (">=3.11", "new", "requires-python"),
    ],
)
def test_metadata_that_an_index_refuses_are_told(right: str, wrong: str, fault: str) -> None:
    faults = faults_of_metadata(METADATA.replace(right, wrong) if right else METADATA, __version__)
    assert len(faults) == bool(fault)
    assert fault in "".join(faults)


def test_what_comes_next_names_the_archives(archives: tuple[Path, Path]) -> None:
    said = next_steps(*archives, clean=True)
    assert f"git tag -a v{__version__} " in said
    assert all(f"dist/{each.name}" in said for each in archives)
    assert "Commit" not in said
    assert next_steps(*archives, clean=False).startswith("Commit")


@pytest.mark.parametrize("name", ["aiohttp", "jinja2", "pillow"])
def test_a_bound_for_safety_says_why(name: str) -> None:
    extras = tomllib.loads(PYPROJECT)["project"]["optional-dependencies"]
    wanted = [Requirement(each) for extra in extras.values() for each in extra]
    (bound,) = [str(each.specifier) for each in wanted if each.name == name]
    reason = rf"(?m)^# {name} {re.escape(bound.removeprefix('>='))}: .*(?:GHSA|PYSEC)-"
    assert bound.startswith(">=")
    assert re.search(reason, PYPROJECT)
