"""A home for every test, and nothing from outside.

Settings, the language and the developer's own braille display are shut out.
"""

import gc
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from splendor_access.commands import _cli
from splendor_access.labels import progress
from splendor_access.speech import process, speaker
from splendor_access.table import database, saves
from splendor_access.talk import locale
from tests.talk.untranslated import excused
from tests.tiers import SOAK, tries
from tests.windows.left_out import LEFT_OUT

# Other programs on the machine make single examples slow; the whole run has its own limit. In `make
# test` the examples are always the same, so that a failure there comes from a change.
settings.register_profile(
    "project", deadline=None, derandomize=not SOAK, max_examples=tries(30, 1000)
)
settings.load_profile("project")

# Thousands of tests are made, and stay. Collecting garbage among them as often as Python does would
# take a sixth of the time.
gc.disable()

# A shell starts background jobs with Ctrl-C ignored, and nohup ignores a hangup. Programs started
# by the tests would inherit that; they do not inherit a handler.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
    signal.signal(signal.SIGHUP, lambda _number, _frame: None)

_HOMES = count()
OUTSIDE = ("SPLENDOR_ACCESS_", "LC_", "LANG", "LOUIS_TABLEPATH", "XDG_", "NO_COLOR")


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep saves and settings of a test in its own folder, and mute speech."""
    # Not by mktemp, which lists all of the thousands of folders.
    home = tmp_path_factory.getbasetemp() / "homes" / str(next(_HOMES))
    home.mkdir(0o700, parents=True)
    for name in list(os.environ):
        if name.startswith(OUTSIDE):
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("BRLAPI_HOST", ":99")
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(home / "splendor-access"))
    monkeypatch.setenv("SPLENDOR_ACCESS_SPEECH", "off")
    return home


@pytest.fixture(autouse=True)
def whole_languages() -> Iterator[None]:
    """Fail a test in which a message was said in English because its language lacks it."""
    found = locale.faults  # a test that makes up a language may put another list there
    found.clear()
    yield
    assert not [fault for fault in found if not excused(fault)]


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the expected faults of languages that a test makes up."""
    found: list[str] = []
    monkeypatch.setattr(locale, "faults", found)
    monkeypatch.setattr(_cli, "faults", found)
    return found


@pytest.fixture(autouse=True)
def closed_saves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close the saves that a test leaves open; Python warns about them since 3.13."""
    opened: list[sqlite3.Connection] = []

    def connect(path: Path) -> sqlite3.Connection:
        opened.append(database.open_database(path))
        return opened[-1]

    monkeypatch.setattr(saves, "open_database", connect)
    yield
    for connection in opened:
        connection.close()


@pytest.fixture(scope="session", autouse=True)
def unhurried() -> Iterator[None]:
    """Suppress messages about slow work, and keep a slow service alive."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(progress, "EVERY", 3600.0)
        for module, name in ((process, "PATIENCE"), (process, "OPENING"), (speaker, "DEAD")):
            patch.setattr(module, name, 20.0)
        patch.setattr(speaker, "OPENING", 20.0)
        yield


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out files that do not apply to this system."""
    within = _within(str(collection_path))
    windows_only = sys.platform != "win32" and within.startswith("windows/test_")
    return True if windows_only or _left_out(within) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out single tests that do not apply to this system."""
    left_out = [
        item
        for item in items
        if _left_out(f"{_within(str(item.path))}::{item.name.partition('[')[0]}")
    ]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def pytest_collection_finish() -> None:
    """Collect garbage from now on, rarely, and not among the tests."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    gc.enable()


def _within(path: str) -> str:
    """Return a path in `tests` as written in LEFT_OUT."""
    return os.path.relpath(path, Path(__file__).parent).replace("\\", "/")


def _left_out(name: str) -> bool:
    return sys.platform == "win32" and name in LEFT_OUT


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail the run for a skipped test where everything is installed (CI=true)."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") == "true" and reporter and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Explain why a run without failures fails."""
    if os.environ.get("CI") == "true" and terminalreporter.stats.get("skipped"):
        terminalreporter.write_line("CI=true: a skipped test counts as a failure.")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return the number of test processes: they often wait for other programs."""
    return (os.cpu_count() or 1) + 2
