"""What the system says where something fails, in every language."""

import errno
import os
from pathlib import Path

import pytest

from splendor_access.settings import files
from splendor_access.settings.system import explain
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message
from tests.cases import every
from tests.driver import run


@every("language", languages())
@every("number", [errno.ENOENT, errno.EACCES, errno.EROFS, errno.ENOSPC, errno.EISDIR, errno.EIO])
def test_common_failures_are_told_in_the_language(number: int, language: str) -> None:
    told = explain(OSError(number, os.strerror(number)))
    assert isinstance(told, Message)
    assert os.strerror(number) not in Locale(language).text(told)


def test_what_has_no_words_keeps_those_of_the_system() -> None:
    assert explain(OSError(errno.ENOEXEC, "Exec\x1b format error")) == "Exec format error"
    assert explain(OSError("of its own")) == "of its own"
    assert explain(ValueError("embedded null byte")) == "embedded null byte"


ENGLISH = ("No such", "Permission", "directory", "Invalid", "Expected", "database", "line 1")


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_a_trouble_with_a_file_is_told_in_the_language_alone(language: str, tmp_path: Path) -> None:
    folder = files.make_home()
    (folder / "settings.toml").write_text("verbosity = = 1\n")
    (folder / "shortcuts.toml").write_text("[aliases\n")
    (folder / "teach.toml").write_text("asked = true\n")
    chosen = ("--lang", language)
    (tmp_path / "file").write_text("")
    told = [
        run("play", "--quick", *chosen, typed="bank\nquit\n"),
        run("replay", str(tmp_path / "none"), *chosen),
        run("replay", str(tmp_path), *chosen),
        run("teach", *chosen, typed="quit\n"),
        run("labels", *chosen, "--format", "brf", "--out", str(tmp_path / "file" / "out")),
        run("labels", *chosen, "--format", "brf", "--cards", "none.csv", "--out", str(tmp_path)),
    ]
    (folder / "games").mkdir(exist_ok=True)
    for each in told:
        said = each.out + each.err
        assert said
        assert not [word for word in ENGLISH if word in said], said
