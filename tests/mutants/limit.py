"""A time limit for each test, as a plugin of pytest: an endless test fails."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

SECONDS = 120
GRACE = 20
"""Seconds that a test has to clean up before it is stopped again."""


@contextmanager
def _limited() -> Iterator[None]:
    signal.signal(signal.SIGALRM, _over)
    signal.setitimer(signal.ITIMER_REAL, SECONDS, GRACE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _over(*_signal: object) -> None:
    pytest.fail(f"no end after {SECONDS} seconds")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Iterator[None]:
    """Limit the setup of a test."""
    with _limited():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """Limit the test."""
    with _limited():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Limit the cleanup after the test."""
    with _limited():
        yield
