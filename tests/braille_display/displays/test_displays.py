"""Devices for braille displays: how one is found, and the messages without one."""

import queue
import re
import sys
from pathlib import Path

import pytest

from splendor_access.braille_display import displays
from splendor_access.braille_display.displays import (
    Device,
    Problem,
    Status,
    ThreadedDevice,
    Unreachable,
    _brlapi,
)
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say

ROOT = Path(__file__).parents[3] / "splendor_access"


def first_status(device: Device) -> Status:
    """Start a device, and return its first status."""
    statuses: queue.SimpleQueue[Status] = queue.SimpleQueue()
    device.start(lambda _key: None, statuses.put)
    try:
        return statuses.get(timeout=10)
    finally:
        device.close()


def told(device: Device) -> Problem:
    """Return why there is no display."""
    problem = first_status(device).problem
    assert problem
    return problem


def test_devices_are_found_by_name() -> None:
    assert displays.DEFAULT in displays.names()
    assert not [name for name in displays.names() if name.startswith("_")]
    with pytest.raises(KeyError):
        displays.load("_brlapi")


def test_only_the_folder_of_the_devices_names_one() -> None:
    devices = "|".join(displays.names())
    imported = re.compile(rf"displays(\.| import .*)\b({devices})\b")
    for source in ROOT.rglob("*.py"):
        inside = source.parent.name == "displays"
        assert inside or not imported.search(source.read_text(encoding="utf-8")), source


def test_the_environment_chooses_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(displays.VARIABLE, raising=False)
    assert type(displays.chosen()).__module__.endswith(f".{displays.DEFAULT}")
    for name in displays.names():
        monkeypatch.setenv(displays.VARIABLE, f"{name}:/no/such/address")
        assert type(displays.chosen()).__module__.endswith(f".{name}")


def test_an_unknown_device_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(displays.VARIABLE, "nothing\x1b:here")
    problem = told(displays.chosen())
    sentence = Locale("en").text(problem.message)
    assert problem.kind == "refused"
    assert sentence.isprintable()
    assert all(name in sentence for name in displays.names())


class Broken(ThreadedDevice):
    """A device with an unusual failure."""

    @property
    def silent(self) -> Problem:
        """Never used: nothing is silent."""
        raise AssertionError

    def serve(self) -> None:
        """Fail."""
        raise ValueError("odd\x1b[2J\nthings")


class Slow(ThreadedDevice):
    """A device that searches for its display long and in vain."""

    @property
    def silent(self) -> Problem:
        """The reason without a display."""
        raise AssertionError

    def serve(self) -> None:
        """Find nothing."""
        raise Unreachable(Problem("absent", say("no-display-silent")))


def test_a_display_that_was_looked_for_in_vain_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a connection that lasted for a while is renewed silently."""
    monkeypatch.setattr(displays, "AT_ONCE", -1.0)
    assert told(Slow()).message.name == "no-display-silent"


def test_what_a_library_said_does_not_reach_the_terminal_as_it_is() -> None:
    sentence = Locale("en").text(told(Broken()).message)
    assert "odd" in sentence
    assert sentence.isprintable()


def test_elsewhere_than_on_linux_nothing_is_to_be_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "brlapi", None)
    monkeypatch.setattr(sys, "platform", "win32")
    _brlapi.binding.cache_clear()
    try:
        assert told(displays.load("brltty")("")).message.name == "no-display-only-linux"
    finally:
        _brlapi.binding.cache_clear()


def test_a_display_may_be_there_on_linux_and_windows_or_where_one_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for system, named, likely in (
        ("linux", False, True),
        ("win32", False, True),
        ("darwin", False, False),
        ("darwin", True, True),
    ):
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.delenv(displays.VARIABLE, raising=False)
        if named:
            monkeypatch.setenv(displays.VARIABLE, "json_lines:/no/such/address")
        assert displays.may_exist() == likely


def test_nvda_is_told_to_be_on_windows_alone() -> None:
    problem = told(displays.load("nvda")(""))
    assert (problem.kind, problem.message.name) == ("unusable", "no-display-nvda-elsewhere")
