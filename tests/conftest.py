"""A home for every test, and nothing from outside.

Settings, the language and the developer's own braille display are shut out.
"""

import gc
import os
import random
import secrets
import shutil
import signal
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from splendor_access.bots import _advice
from splendor_access.braille import liblouis, library
from splendor_access.braille.tables import OFFERED, BrailleTable
from splendor_access.braille.validation import Validation, validate
from splendor_access.commands import _cli
from splendor_access.labels.making import export
from splendor_access.labels.options import options
from splendor_access.settings import table_list
from splendor_access.speech import speaker, voice
from splendor_access.table import database, saves
from splendor_access.talk import locale
from splendor_access.talk.questions import hint
from tests import in_turn, limit
from tests.one_process import in_one_process
from tests.talk.untranslated import excused
from tests.tiers import LONGEST, SOAK, sample, tries
from tests.windows.left_out import LEFT_OUT, LIBLOUIS, WITHOUT

# Other programs on the machine make single examples slow; the whole run has its own limit. In `make
# test` the examples are always the same, so that a failure there comes from a change.
settings.register_profile(
    "project", deadline=None, derandomize=not SOAK, max_examples=tries(30, 1000)
)
settings.load_profile("project")

# Thousands of tests are made, and stay. Collecting garbage among them as often as Python does would
# take a sixth of the time.
gc.disable()

if sys.platform == "win32":
    # Python copies files by it where it can, and Wine 8 would end.
    import _winapi

    vars(_winapi).pop("CopyFile2", None)

# A shell starts background jobs with Ctrl-C ignored, and nohup ignores a hangup. Programs started
# by the tests would inherit that; they do not inherit a handler.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
    signal.signal(signal.SIGHUP, lambda _number, _frame: None)

# Saves wait for the disk some ten thousand times, and in memory for nothing.
_MEMORY = Path("/dev/shm")
if sys.platform == "linux" and os.access(_MEMORY, os.W_OK) and "TMPDIR" not in os.environ:
    _ABOUT = os.statvfs(_MEMORY)
    if not _ABOUT.f_flag & os.ST_NOEXEC and _ABOUT.f_bavail * _ABOUT.f_frsize > 2**31:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))

_HOMES = count()
OUTSIDE = ("SPLENDOR_ACCESS_", "LC_", "LANG", "LOUIS_TABLEPATH", "XDG_", "NO_COLOR", "MAKELEVEL")


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return the folder of all homes, which goes with the last test."""
    folder = tmp_path_factory.mktemp("homes")
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(autouse=True)
def own_home(homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep saves and settings of a test in its own folder, and mute speech."""
    # Not by mktemp, which lists all of the thousands of folders.
    home = homes / str(next(_HOMES))
    home.mkdir(0o700)
    for name in list(os.environ):
        if name.startswith(OUTSIDE):
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("BRLAPI_HOST", ":99")
    monkeypatch.setenv("SPLENDOR_ACCESS_HOME", str(home / "splendor-access"))
    monkeypatch.setenv("SPLENDOR_ACCESS_SPEECH", "off")
    return home


@pytest.fixture(autouse=True)
def one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a game need no other process, unless a file of tests has its own of this."""
    in_one_process(monkeypatch.setattr)


@pytest.fixture
def brief_advice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Look less far ahead for hints, but in the soak: for tests of what is said about them."""
    if not SOAK:
        for name, number in (("MOVES", 2), ("WORLDS", 1), ("ROUNDS", 1)):
            monkeypatch.setattr(_advice, name, dict.fromkeys((2, 3, 4), number))
        monkeypatch.setattr(_advice, "ENOUGH", 1)
    asked = (_advice.weighed, hint.suggestions)  # a test may put others in their places
    for known in asked:
        known.cache_clear()  # what the others ask may be the same
    yield
    for known in asked:
        known.cache_clear()


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
        patch.setattr(export, "EVERY", 3600.0)
        for module, name in ((voice, "PATIENCE"), (voice, "OPENING"), (speaker, "DEAD")):
            patch.setattr(module, name, 20.0)
        patch.setattr(speaker, "OPENING", 20.0)
        yield


@pytest.fixture(scope="session", autouse=True)
def validated_once() -> Iterator[None]:
    """Validate the table of labels, or all that are offered, once for many command lines."""
    known: dict[object, Validation] = {}

    def once(table: BrailleTable) -> Validation:
        if table not in OFFERED:  # the file of an own one may be written anew
            return validate(table)
        key = *table.paths(), liblouis._binding()
        if key not in known:
            known[key] = validate(table)
        return known[key]

    with pytest.MonkeyPatch.context() as patch:
        for module in (options, table_list):
            patch.setattr(module, "validate", once)
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the option of `make test`."""
    told = "of the slow files only some, another part with each commit"
    parser.addoption("--in-turn", action="store_true", help=told)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Limit each test, and draw for all test processes what this run tries."""
    if sys.platform != "win32":  # which has no such signals
        config.pluginmanager.register(limit)
    whole = config.args == config.getini("testpaths")
    if config.getoption("--in-turn") and whole and not hasattr(config, "workerinput"):
        in_turn.begin()
    if SOAK:
        # The test processes inherit it.
        wanted = config.option.hypothesis_seed
        drawn = str(secrets.randbelow(2**32)) if wanted is None else str(wanted)
        config.option.hypothesis_seed = os.environ.setdefault("SOAK_SEED", drawn)


def pytest_report_header(config: pytest.Config) -> list[str]:
    """Return how to draw the examples of this run again, and which slow files it tries."""
    seed = config.option.hypothesis_seed
    examples = f"examples: --hypothesis-seed={seed}" if seed else "examples: always the same"
    return [examples, *in_turn.told()]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out files that do not apply to this system, or that other runs try."""
    within = _within(str(collection_path))
    windows_only = sys.platform != "win32" and within.startswith("windows/test_")
    waits = bool(config.getoption("--in-turn")) and in_turn.is_left_out(within)
    return True if windows_only or waits or _left_out(within) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out single tests that do not apply to this system, or wait for a soak."""
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    by_cases: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        waits = not SOAK and item.get_closest_marker("soak")
        out = waits or _left_out(_function(item)) or _for_windows_without(item)
        (left_out if out else kept).append(item)
        if not out and any(map(item.get_closest_marker, ("sampled", "drawn"))):
            by_cases[_function(item)].append(item)
    chosen = {item for cases in by_cases.values() for item in _chosen(config, cases)}
    passed_over = {item for cases in by_cases.values() for item in cases if item not in chosen}
    config.hook.pytest_deselected(items=[*left_out, *passed_over])
    items[:] = [item for item in kept if item not in passed_over]
    if SOAK:
        # What waits for other programs is not to come all at once, nor what takes longest last.
        files = {item.path for item in items}
        drawn = random.Random(os.environ["SOAK_SEED"])
        places = {path: drawn.random() for path in sorted(files)}
        places |= {path: -1.0 for path in files if _within(str(path)) in LONGEST}
        items.sort(key=lambda item: places[item.path])


def pytest_collection_finish() -> None:
    """Collect garbage from now on, rarely, and not among the tests."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    gc.enable()


def _function(item: pytest.Item) -> str:
    """Return a test without its case, as written in LEFT_OUT."""
    return item.nodeid.partition("[")[0].removeprefix("tests/")


def _chosen(config: pytest.Config, cases: list[pytest.Item]) -> list[pytest.Item]:
    """Return the cases of a test that this run tries: all those that were asked for."""
    seed = str(config.option.hypothesis_seed)
    sampled, drawn = map(cases[0].get_closest_marker, ("sampled", "drawn"))
    if any("[" in each for each in config.args):
        return cases
    if SOAK and drawn:
        (count,) = drawn.args
        chance = random.Random(f"{seed} {_function(cases[0])}")
        return chance.sample(cases, min(count, len(cases)))
    if sampled:
        (count,) = sampled.args
        return sample(cases, count, seed)
    return cases


def _within(path: str) -> str:
    """Return a path in `tests` as written in LEFT_OUT."""
    return os.path.relpath(path, Path(__file__).parent).replace("\\", "/")


def _left_out(name: str) -> bool:
    reason = LEFT_OUT.get(name) if sys.platform == "win32" else None
    return reason is not None and not (reason == LIBLOUIS and _has_liblouis())


def _for_windows_without(item: pytest.Item) -> bool:
    """Return whether a case of a test is about a format that is not tried on Windows."""
    case = getattr(item, "callspec", None)
    return (
        sys.platform == "win32"
        and case is not None
        and any(isinstance(value, str) and value in WITHOUT for value in case.params.values())
    )


@cache
def _has_liblouis() -> bool:
    try:
        library.load_liblouis()
    except library.NotLoaded:
        return False
    return True


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
    """Return three test processes a core: they often wait for other programs."""
    return 3 * (os.cpu_count() or 1)
