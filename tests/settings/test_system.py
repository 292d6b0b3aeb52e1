"""Which system it is, and what can be typed there."""

import platform
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from splendor_access.session import saving
from splendor_access.settings import system
from splendor_access.settings.system import how_started
from splendor_access.table.table import start_saving
from tests.driver import opened, sentence, session, table, told


@pytest.fixture(autouse=True)
def looked_at_anew() -> Iterator[None]:
    system.system.cache_clear()
    yield
    system.system.cache_clear()


@pytest.mark.parametrize(
    ("release", "name"),
    [
        ({"ID": "debian"}, "debian"),
        ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, "debian"),
        ({"ID": "fedora"}, "fedora"),
        ({"ID": "rocky", "ID_LIKE": "rhel centos fedora"}, "fedora"),
        ({"ID": "manjaro", "ID_LIKE": "arch"}, "arch"),
        ({"ID": "void"}, "other"),
        (None, "other"),
    ],
)
def test_a_distribution_is_known_by_what_it_is_like(
    release: dict[str, str] | None, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read() -> dict[str, str]:
        if release is None:
            raise FileNotFoundError
        return release

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(platform, "freedesktop_os_release", read)
    assert system.system() == name


@pytest.mark.parametrize(("said", "name"), [("win32", "windows"), ("darwin", "mac")])
def test_other_systems(said: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", said)
    assert system.system() == name


def test_make_is_named_to_whom_it_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert how_started() == "command"
    monkeypatch.setenv("MAKELEVEL", "1")
    assert how_started() == "make"
    monkeypatch.setattr(system, "__file__", str(tmp_path / "a" / "b" / "system.py"))
    assert how_started() == "command"


@pytest.mark.parametrize(
    ("how", "told_at_end"),
    [
        ("make", "The game is saved. To continue: make play"),
        ("command", "The game is saved. To continue: /opt/it/bin/splendor-access resume"),
        ("window", "The game is saved. To continue: open Splendor again"),
        ("page", "The game is saved. To continue: resume"),
    ],
)
def test_the_way_back_is_the_way_in(
    how: str, told_at_end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "how_started", lambda: how)
    monkeypatch.setattr(saving, "program", lambda: "/opt/it/bin/splendor-access")
    assert told(opened("human", "easy", saved=True), "quit", "yes") == [told_at_end]


@pytest.mark.parametrize(
    ("how", "command"),
    [("make", 'make play ARGS="--lang nl"'), ("command", "/opt/splendor-access resume --lang nl")],
)
def test_the_way_back_keeps_a_language_that_was_an_option(
    how: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "how_started", lambda: how)
    monkeypatch.setattr(saving, "program", lambda: "/opt/splendor-access")
    laid = table("human", "easy")
    start_saving(laid)
    one = session(laid, language="nl")
    assert told(one, "stop", "ja") == [f"Het spel is bewaard. Om verder te spelen: {command}"]
    monkeypatch.setenv("SPLENDOR_ACCESS_LANG", "nl")
    one = session(laid, language="nl")
    assert told(one, "stop", "ja")[0].endswith(command.removesuffix(" --lang nl").split(" ARGS")[0])


def test_a_page_names_no_program_and_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    in_folder = sentence("settings-kept")
    one = opened("human", "easy", saved=True)
    assert in_folder in told(one, "settings")
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert how_started() == "page"
    assert in_folder not in told(one, "settings")
    assert told(one, "save") == ["Saved, as after every move. To continue later: resume"]
    assert told(one, "new", "yes")[0] == ("This game is saved. To come back to it later: resume 1")


def test_a_window_of_its_own_is_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_WINDOW", "1")
    assert how_started() == "window"
