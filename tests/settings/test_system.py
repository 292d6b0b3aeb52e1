"""Which system it is, and what can be typed there."""

import platform
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from splendor_access.session import saving
from splendor_access.settings import system
from splendor_access.settings.system import has_make
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
    assert has_make()
    monkeypatch.setattr(sys, "platform", "win32")
    assert not has_make()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system, "__file__", str(tmp_path / "a" / "b" / "system.py"))
    assert not has_make()


def test_where_there_is_no_make_it_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "has_make", lambda: False)
    one = opened("human", "easy", saved=True)
    left = [sentence(name, make="no") for name in ("left", "left-in-trouble")]
    assert told(one, "quit", "yes") == left[:1]
    assert "make" not in "".join(left)
