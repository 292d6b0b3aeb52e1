"""A browser for all tests of a process that need one."""

from collections.abc import Iterator

import pytest

from tests.online import chromium


@pytest.fixture(scope="session", autouse=True)
def one_browser() -> Iterator[None]:
    """End the browser of this process with its last test."""
    yield
    chromium.end()
