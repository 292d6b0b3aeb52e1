"""Which system it is, and what can be typed there."""

import platform
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from splendor_access.session import saving
from splendor_access.settings import system
from splendor_access.settings.system import how_started
from tests.driver import opened, sentence, told


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


def test_make_is_for_a_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert how_started() == "make"
    with monkeypatch.context() as without_make:
        without_make.setenv("PATH", str(tmp_path))
        assert how_started() == "source"
    monkeypatch.setattr(sys, "platform", "win32")
    assert how_started() == "command"
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system, "__file__", str(tmp_path / "a" / "b" / "system.py"))
    assert how_started() == "command"


@pytest.mark.parametrize(
    ("how", "told_at_end"),
    [
        ("make", "The game is saved. To continue: make play, or splendor-access resume"),
        ("source", "The game is saved. To continue: .venv/bin/splendor-access resume"),
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
