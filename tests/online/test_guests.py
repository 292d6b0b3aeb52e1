"""A seat that the server itself speaks for: nothing of the server's machine is read or written."""

from pathlib import Path

import pytest

from splendor_access.session.session import Session
from splendor_access.settings import settings_command
from splendor_access.settings.files import home
from splendor_access.settings.settings import CHOICES, Settings
from splendor_access.settings.style import Style
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.commands import COMMANDS
from tests.driver import table, told
from tests.tiers import tries

FILES = ("../x.txt", *("/etc/passwd", "./x", "~/x", "C:\\x")[: tries(1, 9)])


def _files() -> dict[Path, bytes]:
    found = [path for path in home().rglob("*") if path.is_file()] if home().exists() else []
    return {path: path.read_bytes() for path in found}


@pytest.mark.parametrize("language", languages()[: tries(1, 99)])
def test_no_word_of_help_touches_the_machine(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    locale = Locale(language)
    one = Session(
        table("human", "human"), 0, Style(language, Settings(), alone=True, guest=True), strict=True
    )
    before = _files()
    for command in COMMANDS:
        name = f"command-{command}"
        for word in (*locale.words(name), *locale.words(name, "short")):
            lines = [word, locale.example(command) or word, *(f"{word} {file}" for file in FILES)]
            for line in lines:
                assert all(isinstance(each, str) for each in told(one, line))
    for setting, choices in CHOICES.items():
        for value in (*choices, "default", *FILES):
            told(one, f"settings {setting} {value}")
    told(one, "settings lang fr", "alias zz bank", "key f1 bank")
    assert _files() == before
    assert not list(tmp_path.iterdir())


def test_at_home_the_same_words_keep_what_they_change() -> None:
    """The control: without `guest` a file is written."""
    settings_command.answer_settings("verbosity brief", Style("en", Settings()))
    assert (home() / "settings.toml").exists()
