"""A time limit for each test: an endless one fails, and says which line was typed last."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from splendor_access.session.intents import Intent
from tests.tiers import time_limit

SECONDS = time_limit(240, 3600)
WINE = 5
"""How many times longer a trial of the files for Windows may take."""

GRACE = 20
"""Seconds that a test has to clean up before it is stopped again."""

_TESTS = str(Path(__file__).parent)
_TYPED = ("line", "text", "typed")
"""What a typed line is called in the tests."""


@contextmanager
def limited(seconds: float = SECONDS) -> Iterator[None]:
    """Let what is done end within so many seconds, or fail with the line that was typed last."""

    def over(_number: int, frame: FrameType | None) -> None:
        pytest.fail(f"no end after {seconds:g} seconds; typed last: {last_typed(frame)!r}")

    signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds, GRACE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def last_typed(frame: FrameType | None) -> str | None:
    """Return the line that a session is handling, or else the innermost one that a test keeps."""
    kept: list[str] = []
    while frame:
        known = frame.f_locals
        intent = known.get("intent")
        if isinstance(intent, Intent):
            return intent.text
        if frame.f_code.co_filename.startswith(_TESTS):
            kept += [known[name] for name in _TYPED if isinstance(known.get(name), str)]
        frame = frame.f_back
    return kept[0] if kept else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Iterator[None]:
    """Limit the setup of a test."""
    with limited():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Limit the test."""
    with limited(SECONDS * (WINE if item.path.name.startswith("try_") else 1)):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Limit the cleanup after the test."""
    with limited():
        yield
