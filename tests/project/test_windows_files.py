"""The files for Windows: what of them can be tried without Wine."""

import re
import subprocess
import zipfile
from pathlib import Path

import pytest

from splendor_access import __version__
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.release.parts import NotBuilt
from tests.release.windows import __main__ as windows
from tests.release.windows import parts
from tests.release.windows.archive import make_zip
from tests.release.windows.parts import HERE, WHEELS, requirements, unpack_python
from tests.release.windows.path import changed
from tests.release.windows.signatures import _INDIRECT, _signed

READ_ME = (HERE / "Read me first.html").read_text(encoding="utf-8")


def test_the_page_to_read_first_has_each_language_with_commands_that_there_are() -> None:
    parts = re.findall(r'<section(?: lang="(..)")?>(.*?)</section>', READ_ME, re.DOTALL)
    assert [language or "en" for language, _ in parts] == ["en", "de", "fr", "nl"]
    assert {language or "en" for language, _ in parts} == {*languages()}
    for language, text in parts:
        vocabulary = Vocabulary(Locale(language or "en"))
        file, *words = re.findall("<b>(.*?)</b>", text)
        assert file == "Splendor.cmd"
        assert [vocabulary.command(word) for word in words] == ["help", "tutorial", "quit"]


def test_every_library_of_the_program_is_locked() -> None:
    locked = {line.partition("==")[0] for line in WHEELS.read_text().splitlines()}
    for requirement in requirements():
        name = re.split("[<>=]", requirement)[0].lower().replace("_", "-")
        assert name in locked


def test_another_python_is_refused(tmp_path: Path) -> None:
    given = tmp_path / "python.zip"
    with zipfile.ZipFile(given, "w") as archive:
        archive.writestr("python.exe", b"something else")
    with pytest.raises(NotBuilt, match=r"python\.exe"):
        unpack_python(given, tmp_path / "python")
    assert not (tmp_path / "python").exists()


def test_a_newer_python_is_taken_once_it_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = tmp_path / "python.zip"
    with zipfile.ZipFile(given, "w") as archive:
        archive.writestr("python.exe", b"newer")
        archive.writestr("LICENSE.txt", b"as before")
    monkeypatch.setattr(parts, "PYTHON_FILES", tmp_path / "python.txt")
    assert windows.main(["--lock", "--python", str(given)]) == 0
    unpack_python(given, tmp_path / "python")
    assert (tmp_path / "python/python.exe").read_bytes() == b"newer"
    with zipfile.ZipFile(given, "a") as archive:
        archive.writestr("more.dll", b"")
    with pytest.raises(NotBuilt, match=r": more\.dll$"):
        unpack_python(given, tmp_path / "again")


def test_a_folder_makes_the_same_zip_wherever_it_is(tmp_path: Path) -> None:
    made = []
    for place in ("here", "there"):
        folder = tmp_path / place / f"Splendor-{__version__}"
        for name in ("program/b.py", "program/a.py", "Read me first.html", "Splendor.cmd"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(name)
        made.append(make_zip(folder, tmp_path / f"{place}.zip"))
    assert made[0].read_bytes() == made[1].read_bytes()
    with zipfile.ZipFile(made[0]) as archive:
        names = [name.partition("/")[2] for name in archive.namelist()]
    assert names == [
        "Splendor.cmd",
        "Read me first.html",
        "program/a.py",
        "program/b.py",
        "program/",
    ]


def test_files_that_are_too_large_or_differ_are_not_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows._fits(".zip", 40_000_000)
    with pytest.raises(NotBuilt, match=r"unpacked: 90\.3 MB, and at most 90 are allowed"):
        windows._fits("unpacked", 90_300_000)
    made: list[Path] = []

    def build(_python: Path | None, _liblouis: Path | None, into: Path = tmp_path) -> list[Path]:
        made.append(into / "file")
        made[-1].write_text(content[len(made) - 1])
        return made[-1:]

    monkeypatch.setattr(windows, "build", build)
    content = "aa"
    windows.build_twice(None, None)
    made.clear()
    content = "ab"
    with pytest.raises(NotBuilt, match="differ"):
        windows.build_twice(None, None)


@pytest.mark.parametrize(
    ("before", "added", "removed"),
    [
        ("", r"C:\S", ""),
        (r"C:\A;%X%\B", r"C:\A;%X%\B;C:\S", r"C:\A;%X%\B"),
        (r"C:\A;C:\s\;C:\B", r"C:\A;C:\B;C:\S", r"C:\A;C:\B"),
        (r"C:\A;;", r"C:\A;C:\S", r"C:\A"),
    ],
)
def test_a_folder_enters_the_path_once_and_leaves_it(before: str, added: str, removed: str) -> None:
    assert changed(before, r"C:\S", "add") == added
    assert changed(before, r"C:\S", "remove") == removed


def test_the_scripts_are_sound() -> None:
    for name in ("install", "windows"):
        script = HERE.parents[2] / ".ci" / name
        assert subprocess.run(["sh", "-n", script], check=False).returncode == 0


def test_what_is_signed_is_found_in_a_signature() -> None:
    def coded(kind: int, value: bytes) -> bytes:
        length = len(value).to_bytes(2)
        head = bytes([len(value)]) if len(value) < 0x80 else b"\x82" + length
        return bytes([kind]) + head + value

    for digest in (b"d" * 20, b"d" * 300):
        inside = coded(0x30, b"facts") + digest
        signature = b"before" + _INDIRECT + coded(0xA0, coded(0x30, inside)) + b"certificates"
        assert _signed(signature) == inside
    assert _signed(b"nothing") == b""
