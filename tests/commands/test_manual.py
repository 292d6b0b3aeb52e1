"""The man page and the entry of menus, which packages of systems install."""

import re
from pathlib import Path

import pytest

from splendor_access import commands
from splendor_access.commands._cli import command_parser
from splendor_access.commands._manual import main, manual, menu_entry
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Message, say

MACROS = {".TH", ".SH", ".SS", ".TP", ".nh", ".ad"}


def plain(page: str) -> str:
    """Return the words of a page without the marks of troff."""
    words = re.sub(r"\\f[BIR]|\\:|\\&", "", page)
    return words.replace(r"\-", "-").replace(r"\(dq", '"').replace(r"\e", "\\")


@pytest.mark.parametrize("language", languages())
def test_every_option_of_every_command_is_told_in_the_language(language: str) -> None:
    locale = Locale(language)
    page = manual(locale)
    assert {line.split()[0] for line in page.splitlines() if line.startswith(".")} == MACROS
    assert not [line for line in page.splitlines() if not line or line.startswith("'")]
    parts = re.split(r'\.SS "(\w+)"\n', plain(page))
    told = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert set(told) == set(commands.names())
    (parsers,) = (
        each.choices
        for each in command_parser(locale, commands.names()).arguments()
        if isinstance(each.choices, dict)
    )
    for name, text in told.items():
        assert text.startswith(locale.text(Message(f"cli-{name}", {})))
        for action in parsers[name].arguments():
            for option in action.option_strings:
                everywhere = option in ("-h", "--help", "--lang", "--wrap")
                assert option in (plain(page) if everywhere else text)
    for heading in ("name", "synopsis", "commands", "options", "files", "exit"):
        assert f'.SH "{locale.text(say(f"manual-{heading}"))}"\n' in page.replace(r"\-", "-")


def test_the_files_of_a_package(tmp_path: Path) -> None:
    main(tmp_path / "new")
    others = {f"splendor-access.{each}.6" for each in languages() if each != "en"}
    made = {path.name for path in (tmp_path / "new").iterdir()}
    assert made == {"splendor-access.6", "splendor-access.desktop", *others}


def test_a_menu_opens_a_terminal_in_which_the_last_lines_stay() -> None:
    lines = menu_entry().splitlines()
    assert "Terminal=true" in lines
    assert "Exec=env SPLENDOR_ACCESS_WINDOW=yes splendor-access play" in lines
    for language in languages():
        key = "Comment" if language == "en" else f"Comment[{language}]"
        assert f"{key}={Locale(language).text(say('cli-about'))}" in lines
